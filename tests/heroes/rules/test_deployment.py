"""Deployment (H-4)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import stories
from goldenrule.testing import rule
from tests.heroes.situation import given, player

deployment = given.but(phase="deployment")
three = deployment.but("avengers", "fantastic_four", "marvel_knights")


@rule("H-4.1", "H-4.3", "H-2.10", "H-7.21", "H-7.2")
def test_a_round_is_planning_five_action_rounds_and_the_next_deployment() -> None:
    s = given(phase="planning")
    seen = []
    while s.game.state.round == 1:
        decision = s.decisions(-1)[0]
        if decision.kind == "turn":
            seen.append((s.game.state.action_round, decision.seat))
        s.game.apply(decision.seat, decision.options[-1])
    assert seen == [(n, seat) for n in range(1, 6) for seat in (0, 1)]
    s.only("phase planning", "phase missions", "phase deployment", "phase planning").then(round=2, action_round=0)


@rule("H-4.4", "A-11", "H-7.15")
def test_the_last_story_of_the_track_is_discarded_without_effect() -> None:
    track = ["x_men_story"] * 3 + ["fantastic_four_story"]
    s = deployment(track=track, next_stories=["x_men_story"]).then(track=["x_men_story"] * 4, stories=0)
    s.discarded("fantastic_four_story")


@rule("H-4.3", "H-8.31")
def test_only_empty_headline_spaces_are_refilled() -> None:
    headlines = {"upper_manhattan": "cant_beat_me", "central_manhattan": ""}
    s = deployment(headlines=headlines, threats={"upper_manhattan": 2}, next_headlines=["manuscript"])
    s.then("upper_manhattan", headline="cant_beat_me", threat=2)
    s.then("central_manhattan", headline="manuscript", threat=5)


@rule("H-4.9", "H-4.10", "A-12")
def test_the_archnemesis_controls_the_nemesis_of_the_leading_team() -> None:
    three(vp=[4, 2, 1]).then(archnemesis=1)  # Red Skull is with the player on the left of the Avengers
    s = three(vp=[4, 2, 4])  # Red Skull has 2 Followers, Kingpin 3
    s.then(archnemesis=0, mastermind="kingpin")


@rule("H-4.11")
def test_the_first_player_has_the_fewest_vp_then_the_fewest_power_ups() -> None:
    s = three(player(), player(power_ups=["fantastic_four_power_up_1"]), vp=[1, 0, 0])
    s.then(first=2).never("shuffle ties")


@rule("H-4.3", "H-4.12")
def test_the_effect_of_the_scenario_is_applied() -> None:
    deployment(scenario="gifts", vp=[0, 1]).then(vp=[1, 2])


PILES = [
    (ids.RESOURCE_DECK, ids.RESOURCE_DISCARD),
    (ids.VILLAIN_DECK, ids.VILLAIN_DISCARD),
    (ids.HEADLINE_DECK, ids.HEADLINE_DISCARD),
    (ids.STORY_DECK, ids.STORY_DISCARD),
]


@rule("H-11.15", "A-45")
@pytest.mark.parametrize(("deck", "discard"), PILES)
def test_an_empty_deck_is_made_of_its_discard_pile_at_once(deck: int, discard: int) -> None:
    game = given().game
    zones = game.state.zones
    top, *rest = zones[deck]
    gone = zones[discard]  # stories of absent teams
    for entity in rest:
        game.discard(entity)
    assert zones[deck] == (top,)
    assert game.draw(deck, ids.BOX) == top
    assert sorted(zones[deck]) == sorted([*gone, *rest])
    assert zones[discard] == ()


@rule("H-11.15", "A-45")
@pytest.mark.parametrize(("deck", "discard"), PILES)
def test_without_a_discard_pile_the_next_discard_is_the_new_deck(deck: int, discard: int) -> None:
    game = given().game
    zones = game.state.zones
    first, second, *rest = zones[deck]
    for entity in (*zones[discard], *rest, first, second):
        game.move(entity, ids.BOX)
    assert zones[deck] == () and game.draw(deck, ids.BOX) == 0
    game.discard(first)
    assert zones[deck] == (first,) and zones[discard] == ()
    game.discard(second)
    assert zones[deck] == (first,) and zones[discard] == (second,)
    assert game.draw(deck, ids.BOX) == first
    assert zones[deck] == (second,) and zones[discard] == ()


@rule("H-7.15", "A-48")
@pytest.mark.parametrize("give", [True, False])
def test_without_a_new_story_the_track_does_not_move(give: bool) -> None:
    s = given(track=["x_men_story", "fantastic_four_story"] * 2)
    zones = s.game.state.zones
    track, deck = zones[ids.TRACK], zones[ids.STORY_DECK]
    for entity in (*zones[ids.STORY_DISCARD], *deck):
        s.game.move(entity, ids.BOX)
    stories.advance_track(s.game, give)
    s.then(vp=[0, 0])
    assert zones[ids.TRACK] == track
    new = next(entity for entity in deck if s.card_name(entity) == "x_men_story")
    s.game.move(new, ids.STORY_DECK)
    stories.advance_track(s.game, give)
    assert zones[ids.TRACK] == (new, *track[:3])


@rule("H-7.15", "A-48")
def test_a_track_with_gaps_fills_up_before_a_card_leaves_it() -> None:
    news = ["x_men_story", "x_men_story", "fantastic_four_story"]
    s = given(track=["x_men_story", "fantastic_four_story"], next_stories=news)
    for n in (1, 2):
        stories.advance_track(s.game, give=True)
        s.then(track=[*reversed(news[:n]), "x_men_story", "fantastic_four_story"], vp=[0, 0])
    stories.advance_track(s.game, give=True)
    s.then(track=[*reversed(news), "x_men_story"], vp=[1, 0])  # the last one is of the Fantastic Four
