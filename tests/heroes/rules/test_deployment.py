"""Deployment (H-4)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import stories
from goldenrule.testing import rule
from tests.heroes.table import Table


@rule("H-4.1", "H-4.3", "H-2.10", "H-7.21", "H-7.2")
def test_a_round_is_planning_five_action_rounds_and_the_next_deployment() -> None:
    t = Table()
    seen = []
    for _ in range(400):
        if t.s.round == 2:
            break
        if t.kind == "turn":
            seen.append((t.s.action_round, t.asked.seat))
            t.say("pass")
        else:
            t.until(t.kind)
            decision = t.asked
            t.g.apply(decision.seat, decision.options[-1])
    assert seen == [(n, seat) for n in range(1, 6) for seat in (0, 1)]
    phases = [each[1] for each in t.told if each[0] == "phase"]
    assert phases[-3:] == ["missions", "deployment", "planning"]
    assert t.s.action_round == 0


@rule("H-4.4", "A-11", "H-7.15")
def test_the_last_story_of_the_track_is_discarded_without_effect() -> None:
    t = Table()
    t.track("x_men", "x_men", "x_men", "fantastic_four")
    last = t.s.zones[ids.TRACK][-1]
    t.deployment()
    assert last in t.s.zones[ids.STORY_DISCARD]
    assert t.of(ids.STORIES, 0) == []
    assert len(t.s.zones[ids.TRACK]) == 4


@rule("H-4.3", "H-8.31")
def test_only_empty_headline_spaces_are_refilled() -> None:
    t = Table()
    kept = t.s.headlines[0]
    gone = t.s.headlines[1]
    from goldenrule.games.heroes.rules.deployment import take_headline

    take_headline(t.g, gone, ids.HEADLINE_DISCARD)
    assert t.s.headlines[1] == 0 and t.s.threats[1] == 0
    t.deployment()
    assert t.s.headlines[0] == kept
    assert t.s.headlines[1] not in (0, gone)
    assert t.s.threats[1] == t.g.face(t.s.headlines[1]).facts.threat


@rule("H-4.9", "H-4.10", "A-12")
def test_the_archnemesis_controls_the_nemesis_of_the_leading_team() -> None:
    t = Table("avengers", "fantastic_four", "marvel_knights")
    t.s.vp = (4, 2, 1)
    t.deployment()
    assert t.s.archnemesis == 1  # Red Skull is with the player on the left of the Avengers
    t = Table("avengers", "fantastic_four", "marvel_knights")
    t.s.vp = (4, 2, 4)  # Red Skull has 2 Followers, Kingpin 3
    t.deployment()
    assert t.s.archnemesis == 0
    assert t.of(ids.MASTERMIND, 0) == ["kingpin"]


@rule("H-4.11")
def test_the_first_player_has_the_fewest_vp_then_the_fewest_power_ups() -> None:
    t = Table("avengers", "fantastic_four", "marvel_knights")
    t.s.vp = (1, 0, 0)
    t.play(ids.seat_zone(ids.POWER_UPS, 1), "fantastic_four_power_up_1", ids.seat_zone(ids.IN_PLAY, 1))
    t.deployment()
    assert t.s.first == 2
    assert not t.happened("shuffle", "ties")


@rule("H-4.3", "H-4.12")
def test_the_effect_of_the_scenario_is_applied() -> None:
    t = Table(scenario="gifts")
    t.deployment()
    assert t.s.vp == (1, 2)


PILES = [
    (ids.RESOURCE_DECK, ids.RESOURCE_DISCARD),
    (ids.VILLAIN_DECK, ids.VILLAIN_DISCARD),
    (ids.HEADLINE_DECK, ids.HEADLINE_DISCARD),
    (ids.STORY_DECK, ids.STORY_DISCARD),
]


@rule("H-11.15", "A-45")
@pytest.mark.parametrize(("deck", "discard"), PILES)
def test_an_empty_deck_is_made_of_its_discard_pile_at_once(deck: int, discard: int) -> None:
    t = Table()
    cards = t.s.zones[deck]
    gone = t.s.zones[discard]  # stories of absent teams
    for e in cards[1:]:
        t.g.discard(e)
    assert t.s.zones[deck] == cards[:1]
    assert t.g.draw(deck, ids.BOX) == cards[0]
    assert sorted(t.s.zones[deck]) == sorted([*gone, *cards[1:]])
    assert t.s.zones[discard] == ()


@rule("H-11.15", "A-45")
@pytest.mark.parametrize(("deck", "discard"), PILES)
def test_without_a_discard_pile_the_next_discard_is_the_new_deck(deck: int, discard: int) -> None:
    t = Table()
    first, second, *rest = t.s.zones[deck]
    for e in (*t.s.zones[discard], *rest, first, second):
        t.g.move(e, ids.BOX)
    assert t.s.zones[deck] == () and t.g.draw(deck, ids.BOX) == 0
    t.g.discard(first)
    assert t.s.zones[deck] == (first,) and t.s.zones[discard] == ()
    t.g.discard(second)
    assert t.s.zones[deck] == (first,) and t.s.zones[discard] == (second,)
    assert t.g.draw(deck, ids.BOX) == first
    assert t.s.zones[deck] == (second,) and t.s.zones[discard] == ()


@rule("H-7.15", "A-48")
@pytest.mark.parametrize("give", [True, False])
def test_without_a_new_story_the_track_does_not_move(give: bool) -> None:
    t = Table()
    t.track("x_men", "fantastic_four", "x_men", "fantastic_four")
    track = t.s.zones[ids.TRACK]
    deck = t.s.zones[ids.STORY_DECK]
    for e in (*t.s.zones[ids.STORY_DISCARD], *deck):
        t.g.move(e, ids.BOX)
    stories.shift(t.g, give)
    assert t.s.zones[ids.TRACK] == track and t.s.vp == (0, 0)
    new = next(e for e in deck if t.g.face(e).team == "x_men")
    t.g.move(new, ids.STORY_DECK)
    stories.shift(t.g, give)
    assert t.s.zones[ids.TRACK] == (new, *track[:3])


@rule("H-7.15", "A-48")
def test_a_track_with_gaps_fills_up_before_a_card_leaves_it() -> None:
    t = Table()
    t.track("x_men", "fantastic_four")
    track = t.s.zones[ids.TRACK]
    for e in t.s.zones[ids.STORY_DECK]:
        if t.g.face(e).team not in t.s.teams:
            t.g.move(e, ids.BOX)
    new = t.s.zones[ids.STORY_DECK][:3]
    for n in (1, 2):
        stories.shift(t.g, give=True)
        assert t.s.zones[ids.TRACK] == (*reversed(new[:n]), *track) and t.s.vp == (0, 0)
    stories.shift(t.g, give=True)
    assert t.s.zones[ids.TRACK] == (*reversed(new), track[0])
    assert t.s.vp == (1, 0)  # the last one is of the Fantastic Four
