"""Impossible positions of the duel are refused: in one sentence, with the place, the clause and the mend."""

import re
from typing import Any

import pytest

from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule


def heroes(**has: Any) -> dict[str, Any]:
    return {"heroes": has}


FULL = [["red", "yellow", "green", "blue"]]


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (heroes(slots={1: "hulc"}), "given.heroes.slots.1: There is no card 'hulc' in the duel; did you mean 'hulk'?"),
        (heroes(slots={1: "zola"}), "given.heroes.slots.1: Zola belongs to the villains (D-1.3)"),
        (heroes(slots={1: "darkhold"}), "given.heroes.slots.1: darkhold is no Character (D-3.1)"),
        (heroes(slots={1: "street_corner"}), "given.heroes.slots.1: street_corner is no Character (D-3.1)"),
        (
            heroes(slots={1: "hulk", 4: "hulk"}),
            "given.heroes.slots.4: the copy in slot 1 would have been replaced by hulk",
        ),
        (heroes(slots={1: "hulk", 4: "hulk_boosted"}), "replaced by hulk_boosted (D-5.6); name another card."),
        (heroes(slots={1: {"card": "hulk", "damage": 20}}), "given.heroes.slots.1.damage: 20 defeats hulk"),
        (heroes(slots={1: {"card": "hulk", "strengthened": 1}}), "given.heroes.slots.1.strengthened: that lasts until"),
        (heroes(hand=["darkhold"]), "given.heroes.hand[0]: darkhold is no Character or Battlefield (D-6.1, D-7.14)"),
        (heroes(deck=["street_corner"]), "given.heroes.deck[0]: street_corner is no Character (D-1.3, D-3.2)"),
        (heroes(deck_top=["darkhold"]), "given.heroes.deck_top[0]: darkhold is no Character"),
        (heroes(deck=["hulk"], deck_top=["hulk"]), "given.heroes.deck_top: give the top cards or the whole deck"),
        (heroes(discard=["street_corner"]), "given.heroes.discard[0]: street_corner is no Character (D-6.3, D-6.4)"),
        (heroes(artifacts=["hulk"]), "given.heroes.artifacts[0]: "),
        (heroes(artifacts=["street_corner"]), "given.heroes.artifacts[0]: street_corner is no Artifact (D-7.14)"),
        (heroes(hand=["hulk"] * 3), "given.heroes.hand[2]: there are only 2 of hulk (D-1.4)"),
        (heroes(artifacts=["darkhold", "darkhold"]), "given.heroes.artifacts[1]: there is only 1 of darkhold"),
        (heroes(freed=["red"] * 4), "given.heroes.freed: there are 3 red Civilians (D-1.6)"),
        (
            {"heroes": {"freed": ["red"]}, "civilians": FULL * 3},
            "given.heroes.freed: there are 3 red Civilians (D-1.6), and 3 of them are in Manhattan",
        ),
        ({"villains": {"freed": ["red"]}}, "given.villains.freed: only the Heroes own Civilians (D-7.8)"),
        ({"civilians": [["red"], ["red"]]}, "given.civilians: Manhattan has 3 zones (D-2.5)"),
        ({"civilians": [["red", "red"], ["blue"], []]}, "given.civilians[0]: a zone has one Civilian of each colour"),
        ({"civilians": [["red"], ["blue"], []]}, "given.civilians: with 2 Civilians in Manhattan the Heroes have won"),
        (
            {"points": 7},
            "given.points: the game ends at 7 and at -9 (D-9.1, D-9.2); write a number between them, not 7.",
        ),
        ({"points": -9}, "given.points: the game ends at 7 and at -9"),
        ({"marker": 3}, "given.marker: on space 3 an Artifact is taken (D-7.12); write a number from -2 to 2, not 3."),
        ({"marker": -2, "readings": ["short_track"]}, "given.marker: on space 2 an Artifact is taken"),
        ({"turn": 2}, "given.turn: turn 2 belongs to the heroes (D-2.8, D-4.1)"),
        ({"turn": 1, "readings": ["heroes_begin"]}, "given.turn: turn 1 belongs to the heroes"),
        ({"active": "heroes", "turn": 3}, "given.turn: turn 3 belongs to the villains"),
        (
            {"offer": ["darkhold", "tactigon", "ten_rings"]},
            "given.offer: only 2 Artifacts lie face up (D-2.3); leave some out.",
        ),
        ({"offer": ["darkhold"]}, "given.offer: 2 Artifacts lie face up as long as the pile has any"),
        ({"offer": ["hulk"]}, "given.offer[0]: "),
        ({"pile": ["street_corner"]}, "given.pile[0]: street_corner is no Artifact (D-2.3)"),
        ({"battlefields": ["darkhold"]}, "given.battlefields[0]: darkhold is no Battlefield (D-2.4)"),
        ({"readings": ["shrt_track"]}, "shrt_track"),
        ({"phase": "setup", "points": 3}, "given.points: a game before set-up has none yet; leave it out"),
        ({"phase": "setup", **heroes(hand=["hulk"])}, "given.heroes.hand: a game before set-up has none"),
        ({"phase": "setup", **heroes(deck_top=["zola"])}, "given.heroes.deck_top[0]: Zola belongs to the villains"),
        ({"phase": "setup", "pile": ["hulk"]}, "given.pile[0]: "),
        (
            {"phase": "setup", **heroes(deck_top=[face.key for face in load_content().decks[0]][:42])},
            "given.heroes.deck_top: 41 cards of the deck are dealt and drawn (D-2.2); name no more than that.",
        ),
    ],
)
def test_an_impossible_position_is_refused(given: dict[str, Any], text: str) -> None:
    with pytest.raises(BadInput, match=re.escape(text)) as error:
        Script.of(**given)
    assert "\n" not in str(error.value)


@rule("D-2.3", "D-7.12")
def test_an_artifact_that_is_named_elsewhere_is_not_on_offer() -> None:
    usual = Script.of().offer
    s = Script.of(heroes={"artifacts": usual})
    assert len(s.offer) == 2 and not set(usual) & set(s.offer) and sorted(s.artifacts("heroes")) == sorted(usual)


@rule("D-1.6", "D-7.8")
def test_civilians_that_the_heroes_own_have_left_manhattan() -> None:
    s = Script.of(heroes={"freed": ["red", "red", "blue"]})
    assert [zone.count("red") for zone in s.civilians] == [0, 0, 1]
    assert [zone.count("blue") for zone in s.civilians] == [0, 1, 1]


@rule("D-2.8", "D-4.1")
def test_without_a_number_it_is_the_first_turn_of_the_side() -> None:
    assert Script.of().game.state.turn == 1 and Script.of(active="heroes").game.state.turn == 2
    assert Script.of(active="heroes", readings=["heroes_begin"]).game.state.turn == 1
