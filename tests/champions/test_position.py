"""Positions: they are what was described, hold every invariant, can be played on, and impossible ones are refused."""

import random
import re
from typing import Any

import pytest

from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.games.champions import ids
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.situations.position import position
from goldenrule.games.champions.situations.script import Script
from goldenrule.kernel.codec import digest, restore, snapshot
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule

HERO: dict[str, Any] = {"form": "hero", "hand": []}


def hero(**more: Any) -> dict[str, Any]:
    return {"players": [{**HERO, **more}]}


FULL: dict[str, Any] = {
    "heroes": ["spider_man", "captain_marvel"],
    "expert": True,
    "seed": 7,
    "round": 4,
    "first": 1,
    "active": 0,
    "acceleration": 2,
    "villain": {"stage": "III", "damage": 4, "statuses": ["stunned"]},
    "main_scheme": {"threat": 5},
    "in_play": [
        "Charge",
        {"card": "Armored Rhino Suit", "damage": 3},
        {"card": "Crowd Control", "threat": 1},
        {"card": "Breakin' & Takin'", "threat": 2},
    ],
    "encounter_top": ["Stampede", "Sweeping Swoop"],
    "encounter_discard": ["Advance", "Shocker"],
    "players": [
        {
            "form": "hero",
            "exhausted": True,
            "hit_points": 6,
            "statuses": ["confused"],
            "changed_form": True,
            "hand": ["Backflip", "01005", "First Aid", "First Aid"],
            "deck_top": ["Genius", "Energy"],
            "discard": ["Black Cat", "Haymaker"],
            "in_play": [
                {"card": "Web-Shooter", "exhausted": True, "counters": {"web": 1}},
                {"card": "Mockingbird", "damage": 1, "statuses": ["tough"]},
                {"card": "Spider-Tracer", "attached_to": "Hydra Mercenary (2)"},
                {"card": "Webbed Up", "attached_to": "Rhino"},
            ],
            "engaged": ["Hydra Mercenary", {"card": "Hydra Mercenary", "damage": 2}, "Vulture"],
            "dealt": ["False Alarm"],
        },
        {"obligations": ["Family Emergency"], "in_play": ["Hawkeye", "Helicarrier"]},
    ],
}


def test_a_position_is_what_was_described() -> None:
    g = position(**FULL)
    s = Script(g)
    s.asked(0, "turn")
    assert (s.round, s.phase, s.first, s.active, s.acceleration) == (4, "player", 1, 0, 2)
    assert (s.card("Rhino").damage, s.hp("Rhino"), s.status("Rhino")) == (4, 28, ["stunned"])
    assert g.state.villain_stages == ()
    assert (s.threat("The Break-In!"), s.threat("Crowd Control"), s.threat("Breakin' & Takin'")) == (5, 1, 2)
    assert (s.damage("Armored Rhino Suit"), s.host("Charge"), s.value("ATK", "Rhino")) == (3, "Rhino", 7)
    assert s.encounter_deck()[:2] == ["Stampede", "Sweeping Swoop"]
    assert s.encounter_discard() == ["Advance", "Shocker"]
    assert (s.hp("Spider-Man"), s.exhausted("Spider-Man"), s.status("Spider-Man")) == (6, True, ["confused"])
    assert s.hand(0) == ["Backflip", "First Aid", "First Aid", "Swinging Web Kick"]
    assert s.deck(0)[:2] == ["Genius", "Energy"]
    assert s.discard(0) == ["Black Cat", "Haymaker"]
    assert (s.exhausted("Web-Shooter"), s.counters("Web-Shooter")) == (True, {"web": 1})
    assert (s.hp("Mockingbird"), s.status("Mockingbird")) == (2, ["tough"])
    assert (s.host("Spider-Tracer"), s.host("Webbed Up")) == ("Hydra Mercenary", "Rhino")
    assert s.card("Spider-Tracer").host == s.entity("Hydra Mercenary (2)")
    assert (s.damage("Hydra Mercenary (1)"), s.damage("Hydra Mercenary (2)")) == (0, 2)
    assert s.engaged(0) == ["Hydra Mercenary", "Hydra Mercenary", "Vulture"]
    assert (s.dealt(0), s.dealt(1)) == (["False Alarm"], [])
    assert s.area(1) == ["Family Emergency", "Hawkeye", "Helicarrier"]
    assert s.counters("Hawkeye") == {"arrow": 4}
    assert len(s.hand(1)) == 6
    s.refused("form", "MC-FORM-02")
    s.refused("attack Spider-Man", "MC-EXHAUST-02")


def check_state(g: Champions) -> None:
    """Zones, indices and listeners agree with each other."""
    s = g.state
    where = [e for cards in s.zones for e in cards]
    assert len(where) == len(set(where))
    for z, cards in enumerate(s.zones):
        assert all(s.zone[e] == z for e in cards)
    for card in s.cards:
        assert card is None or not card.host or s.cards[card.host] is not None
    other = g.clone()
    other.reindex()
    assert other.state.rows == s.rows


@pytest.mark.parametrize("step", [0, 1, 2, 3, 4, 5, 6])
def test_positions_hold_the_invariants_and_can_be_played_on(step: int) -> None:
    given = dict(FULL)
    if step:
        del given["active"]
        given |= {"phase": "villain", "step": step} if step < 6 else {"phase": "end"}
    g = position(**given)
    check_state(g)
    assert digest(position(**given)) == digest(g)
    other = position(**given)
    restore(other, snapshot(g))
    assert digest(other) == digest(g)
    chance = random.Random(step)
    for _ in range(150):
        if g.over:
            break
        g.apply(g.pending[0].seat, chance.choice(g.pending[0].options))
        check_state(g)


def test_the_same_cards_are_in_the_game_as_after_setup() -> None:
    def codes(g: Champions) -> list[str]:
        return sorted(g.ident(e).code for cards in g.state.zones for e in cards)

    plain = codes(position(heroes=["spider_man", "captain_marvel"], expert=True))
    full = codes(position(**FULL))
    extra = list(full)
    for code in plain:
        if code in extra:
            extra.remove(code)
    # Rhino II became Rhino III; the second First Aid is the one copy that the decks did not have left
    assert extra == ["01086", "01096"]


def test_hidden_cards_stay_hidden_and_unknown() -> None:
    g = position(**FULL)
    s = g.state
    for z in (ids.ENCOUNTER_DECK, ids.zone(0, ids.DECK), ids.zone(0, ids.DEALT)):
        assert all(s.vid[e] == 0 or s.known[e] for e in s.zones[z])


@rule("MC-EMPTYPL-01", "OQ-38")
def test_an_empty_deck_waits_for_a_discard() -> None:
    s = Script.of(players=[{"form": "hero", "hand": ["Haymaker", "Genius"], "deck": [], "discard": []}])
    assert s.deck_size() == 0
    s.do("use Haymaker")
    assert s.deck_size() == 1  # made of what was paid with, before Haymaker itself was discarded
    assert s.discard() == ["Haymaker"]


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"heroes": ["batman"]}, "There is no hero 'batman'"),
        ({"scenario": "loki"}, "There is no scenario 'loki'"),
        ({"heroes": ["spider_man", "spider_man"]}, "chosen twice"),
        ({"heroes": []}, "1 to 4 heroes"),
        ({"decks": {"x": []}}, "given.decks: 'x' is not a seat"),
        ({"colour": "red"}, "given: there is no field 'colour'"),
        ({"phase": "setup", "round": 2}, "given.round: a game before set-up has none yet; leave it out"),
        (
            {"phase": "setup", "players": [{"hand": ["Backflip"]}]},
            "given.players[0].hand: a game before set-up has none yet; leave it out",
        ),
        (
            {"phase": "setup", "players": [{"deck_top": ["Backflip", "Backflip", "Backflip"]}]},
            "given.players[0].deck_top[2]: no Backflip is left in this deck; name a card that setup puts there.",
        ),
        ({"phase": "setup", "players": [{}, {}]}, "given.players[1]: there is no seat 1; the game has 1 heroes."),
        (
            {"phase": "setup", "players": [{"deck": []}]},
            "given.players[0].deck: a game begins with cards in every deck",
        ),
        ({"phase": "setup", "encounter_deck": []}, "given.encounter_deck: a game begins with cards in every deck"),
        (
            {"phase": "setup", "encounter_deck": ["Advance"], "encounter_top": ["Assault"]},
            "given.encounter_top: give the top cards or the whole deck, not both.",
        ),
        ({"encounter_shuffled": ["Advance"]}, "given.encounter_shuffled: this is for phase: setup, which shuffles the"),
        (
            {"phase": "setup", "scenario": "klaw", "encounter_shuffled": ["Defense Network"]},
            "given.encounter_shuffled[0]: Defense Network has left the encounter deck before it is shuffled",
        ),
        (
            {"players": [{"counters": {"wbe": 1}}]},
            "given.players[0].counters: no card uses 'wbe' counters; write the name that a card uses.",
        ),
        (
            {"acceleration": 100},
            "given.acceleration: with 100 tokens the game is over (OQ-78); write a number up to 99.",
        ),
        ({"round": 0}, "given.round: a whole number of at least 1 is expected"),
        ({"phase": "dusk"}, "given.phase: 'dusk' is not one of the allowed words"),
        ({"step": 2}, "given.step: only the villain phase has steps"),
        ({"phase": "villain", "step": 6}, "given.step: a whole number of at most 5 is expected"),
        ({"phase": "villain", "active": 0}, "given.active: nobody has the turn"),
        ({"phase": "end", "active": 0}, "given.active: nobody has the turn when all turns have ended"),
        ({"phase": "player", "minions_of": 0}, "given.minions_of: minions activate in step 2"),
        ({"minions_of": 1, "phase": "villain", "step": 2}, "given.minions_of: there is no seat 1"),
        ({"phase": "villain", "step": 3, "stop_after": 2}, "given.stop_after: step 2 is over"),
        ({"phase": "mulligan", "round": 3}, "given.phase: mulligans come before the first round"),
        (hero(eliminated=True), "given.first: seat 0 is eliminated (MC-ELIM-01)"),
        (
            {"heroes": ["spider_man", "iron_man"], "players": [{}, {"eliminated": True, "hand": []}]},
            "given.players[1]: an eliminated player has no cards left (MC-ELIM-02)",
        ),
        (
            hero(statuses=["tough", "tough"]),
            "given.players[0].statuses: a character has at most one status card of each",
        ),
        ({"villain": {"statuses": ["stunned", "stunned"]}}, "given.villain.statuses: a character has at most one"),
        (hero(hand=["Bckflip"]), "given.players[0].hand[0]: there is no card 'Bckflip'; did you mean 'Backflip'"),
        ({"first": 1}, "given.first: there is no seat 1"),
        ({"active": 3}, "given.active: there is no seat 3"),
        ({"players": [{}, {}]}, "given.players[1]: there is no seat 1"),
        (hero(hand=["Backflip", "Backflip", "Backflip"]), "given.players[0].hand[2]: 'Backflip' is named more often"),
        (hero(hand=["Aunt May"], in_play=["Aunt May"]), "given.players[0].hand[0]: 'Aunt May' is named more often"),
        (hero(hand=["Aunt Mae"]), "given.players[0].hand[0]: there is no card 'Aunt Mae'"),
        (hero(hand=["aunt may"]), "did you mean 'Aunt May'"),
        (hero(hand=["Stampede"]), "given.players[0].hand[0]: 'Stampede' is of the type treachery"),
        (hero(deck_top=["Rhino"]), "given.players[0].deck_top[0]: 'Rhino' is of the type villain"),
        (hero(deck_top=["Genius"], deck=["Energy"]), "give the top cards or the whole deck"),
        (hero(deck=[], discard=["Genius"]), "given.players[0].deck: an empty deck is rebuilt"),
        (hero(damage=10), "given.players[0].damage: 10 damage defeats Spider-Man, which has 10"),
        (hero(damage=-1), "given.players[0].damage: a whole number of at least 0 is expected"),
        (hero(hit_points=11), "given.players[0].hit_points: Spider-Man can have at most 10, not 11"),
        (hero(hit_points=0), "given.players[0].hit_points: 10 damage defeats"),
        (hero(damage=1, hit_points=9), "give damage or hit_points, not both"),
        (hero(statuses=["sleepy"]), "given.players[0].statuses[0]: 'sleepy' is not one of the allowed words"),
        (hero(form="villain"), "given.players[0].form: 'villain' is not one of the allowed words"),
        (hero(in_play=["Haymaker"]), "'Haymaker' is of the type event, which cannot be here"),
        (hero(in_play=["Webbed Up"]), "given.players[0].in_play[0]: Webbed Up is attached to something"),
        (
            hero(in_play=[{"card": "Webbed Up", "attached_to": "Sandman"}]),
            "no card 'Sandman' is in play to be the host",
        ),
        (hero(in_play=[{"card": "Inspired", "attached_to": "Rhino"}]), "Inspired cannot be attached to Rhino"),
        (
            hero(in_play=[{"card": "Webbed Up", "attached_to": "Rhino"}] * 2),
            "given.players[0].in_play[1].attached_to: Rhino already carries Webbed Up",
        ),
        (
            hero(
                engaged=["Hydra Mercenary", "Hydra Mercenary"],
                in_play=[{"card": "Spider-Tracer", "attached_to": "Hydra Mercenary"}],
            ),
            "2 of 'Hydra Mercenary' are in play; add (1) or (2)",
        ),
        (hero(in_play=[{"card": "Aunt May", "attached_to": "Rhino"}]), "Aunt May is not attached to anything"),
        (hero(in_play=["Interrogation Room", "Interrogation Room"]), "seat 0 already has 1 of Interrogation Room"),
        (
            hero(in_play=[{"card": "Aunt May", "damage": 1}]),
            "given.players[0].in_play[0].damage: Aunt May takes no damage",
        ),
        (hero(in_play=[{"card": "Aunt May", "threat": 1}]), "Aunt May is not a scheme"),
        (hero(in_play=[{"card": "Aunt May", "statuses": ["tough"]}]), "Aunt May is not a character"),
        (hero(in_play=[{"card": "Aunt May", "owner": 1}]), "there is no seat 1 that could own"),
        (hero(in_play=[{"card": "Web-Shooter", "counters": {"wob": 1}}]), "Web-Shooter has no 'wob' counters"),
        (hero(in_play=[{"card": "Web-Shooter", "counters": {"web": 0}}]), "without counters is discarded"),
        (hero(in_play=["Mockingbird", "Nick Fury", "Black Cat", "Daredevil"]), "4 allies are over the limit of 3"),
        (hero(in_play=["Sandman"]), "a minion must be engaged with a player"),
        (hero(engaged=[{"card": "Sandman", "damage": 4}]), "4 damage defeats Sandman"),
        (hero(engaged=[{"card": "Sandman", "exhausted": True}]), "Sandman is never exhausted"),
        (hero(engaged=["Sandman"], dealt=["Sandman"]), "given.players[0].dealt[0]: 'Sandman' is named more often"),
        (hero(obligations=["Sandman"]), "'Sandman' is of the type minion"),
        (
            {"in_play": ["Black Cat"]},
            "given.in_play[0]: 'Black Cat' is of the type ally, which cannot be here; an ally needs",
        ),
        ({"in_play": [{"card": "Bomb Scare", "threat": 0}]}, "a side scheme without threat is defeated"),
        ({"in_play": ["Bomb Scare", "Bomb Scare"]}, "given.in_play[1]: 'Bomb Scare' is named more often"),
        ({"in_play": [{"card": "Charge", "attached_to": "Vulture"}]}, "no card 'Vulture' is in play"),
        ({"villain": {"stage": "III"}}, "given.villain.stage: choose from I, II, not 'III'"),
        ({"villain": {"damage": 14}}, "given.villain.damage: 14 damage defeats Rhino"),
        ({"villain": {"hit_points": 15}}, "given.villain.hit_points: Rhino can have at most 14"),
        ({"main_scheme": {"threat": 7}}, "with 7 of 7 threat the scheme is complete"),
        ({"main_scheme": {"stage": "2B"}}, "given.main_scheme.stage: choose from 1B"),
        ({"encounter_top": ["Genius"]}, "given.encounter_top[0]: 'Genius' is of the type resource"),
        ({"encounter_deck": [], "encounter_discard": ["Shocker"]}, "given.encounter_deck: an empty deck is rebuilt"),
        (
            {
                "heroes": ["spider_man", "captain_marvel"],
                "players": [{"in_play": ["Nick Fury"]}, {"in_play": ["Nick Fury"]}],
            },
            "given.players[1].in_play[0]: Nick Fury is unique, and Nick Fury is already in play",
        ),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], text: str) -> None:
    with pytest.raises(BadInput, match=re.escape(text)) as error:
        position(**given)
    assert "\n" not in str(error.value)


def test_a_script_names_the_options_when_an_answer_fails() -> None:
    s = Script.of(**hero(in_play=["Black Cat"]))
    with pytest.raises(ScriptFailed, match=r"'attack' fits several options.*attack Spider-Man, attack Black Cat"):
        s.do("attack")
    with pytest.raises(BadInput, match=r"^'1: pass': there is no seat '1'; the seats are 0\.$"):
        s.do("1: pass")
    with pytest.raises(ScriptFailed, match=r"should have fired 1 times"):
        s.fired("Black Cat", 1)
    s.not_fired("Black Cat")
    s.do("attack Black Cat").idle(0)
    assert s.events("damage") == [(s.entity("Rhino"), 1, s.game.state.ref(s.entity("Black Cat")))]


def test_a_bare_position_has_only_the_encounter_cards_that_are_named() -> None:
    usual = position(scenario="klaw")
    assert len(usual.state.zones[ids.ENGAGEMENTS[0]]) == 1  # what the main scheme has brought in setup
    bare = position(scenario="klaw", bare=True, in_play=["Illegal Arms Factory"], encounter_discard=["Assault"])
    assert bare.state.zones[ids.ENGAGEMENTS[0]] == ()
    table = [bare.face(e).name for e in bare.state.zones[ids.TABLE]]
    assert table == ["Klaw", "Underground Distribution", "Illegal Arms Factory"]
    assert [bare.face(e).name for e in bare.state.zones[ids.ENCOUNTER_DISCARD]] == ["Assault"]


def test_what_lies_hidden_has_been_seen_by_nobody() -> None:
    """Wherever a card was before: in an opening hand, in play, set aside."""
    g = position(
        heroes=["spider_man", "captain_marvel"],
        scenario="ultron",
        bare=True,
        in_play=["Ultron Drones"],
        players=[
            {"hand": [], "nemesis": "in", "engaged": [{"card": "Backflip", "facedown": True}]},
            {"hand": ["Energy"], "deck": [*["Photonic Blast"] * 3, *["Energy Channel"] * 2], "dealt": ["Yon-Rogg"]},
        ],
    )
    s = g.state
    hidden = [e for seat in (0, 1) for part in (ids.DECK, ids.DEALT) for e in s.zones[ids.zone(seat, part)]]
    hidden += s.zones[ids.ENCOUNTER_DECK]
    (drone,) = s.zones[ids.ENGAGEMENTS[0]]
    assert [e for e in (*hidden, drone) for seat in (-1, 0, 1) if g.knows(e, seat)] == []
    assert all(g.shown_id(drone, seat) for seat in (-1, 0, 1))
    assert all(g.knows(e, 1) for e in s.zones[ids.zone(1, ids.HAND)])
