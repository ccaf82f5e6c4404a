"""The battlefield cards: what they cost, the points, the effect, and that they pay instead of being played."""

from typing import Any

import pytest

from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.testing import rule
from tests.skirmish.cards.scenes import PAYS, face, hurt, scene
from tests.skirmish.situation import USABLE, Situation

SIGN = {"heroes": 1, "villains": -1}
ALL = sorted({f.key for f in load_content().battlefields})


def played(card: str, side: str = "heroes", theirs: dict[str, Any] | None = None, **mine: Any) -> Situation:
    """The card has been played with the cards that it costs."""
    paid = [PAYS[side][symbol] for symbol in face(card).facts.cost]
    s = scene(side, {"artifacts": [USABLE], **mine, "hand": [card, *paid]}, theirs, battlefields=[])
    return s.do(f"play {card}")


@rule("D-6.4")
@pytest.mark.parametrize("side", ["heroes", "villains"])
@pytest.mark.parametrize("card", ALL)
def test_a_battlefield_card_gives_its_points_and_goes_under_its_deck(card: str, side: str) -> None:
    s = played(card, side)
    if s.game.pending[0].kind in ("choose", "civilian"):
        s.do(s.options()[0])
    assert s.asked(side, "recruit").points == SIGN[side] * face(card).points
    assert s.battlefields[-1] == card and s.slots(side) == [""] * 6
    symbols = len(face(card).facts.cost)
    assert len(s.names("pay")) == symbols


@pytest.mark.parametrize("card", ALL)
def test_a_battlefield_card_is_not_offered_without_its_cost(card: str) -> None:
    paid = [PAYS["heroes"][symbol] for symbol in face(card).facts.cost][1:]
    scene("heroes", {"hand": [card, *paid]}).not_offered(f"play {card}")


@rule("D-6.3")
@pytest.mark.parametrize("card", ALL)
def test_a_battlefield_card_that_pays_does_nothing_else(card: str) -> None:
    mine = {"hand": ["luke_cage", card], "artifacts": [USABLE]}
    s = scene("heroes", mine, {"slots": {1: "kingpin"}, "hand": ["zola"]}, battlefields=[])
    s.do("play luke_cage", "slot 1").asked("heroes", "recruit")
    s.then(points=0, marker=0, battlefields=[card]).then("heroes", hand=[])
    s.then("villains", hand=["zola"]).never("damage", "heal")


def test_street_corner_heals_one() -> None:
    s = played("street_corner", slots={1: hurt("hulk", 2), 2: hurt("thor", 1)}, theirs={"slots": {1: hurt("zola", 1)}})
    s.not_offered("pick zola").offered("pick thor").do("pick hulk")
    assert [s.damage("heroes", slot) for slot in (1, 2)] == [1, 1]


def test_brooklyn_bridge_hits_one_opposing_card() -> None:
    s = played("brooklyn_bridge", theirs={"slots": {1: "kingpin", 2: "taskmaster"}}, slots={1: "hulk"})
    s.not_offered("pick hulk").do("pick kingpin")
    assert [s.damage("villains", slot) for slot in (1, 2)] == [2, 0]


def test_central_park_draws_two() -> None:
    assert played("central_park", deck_top=["spider_man", "hulk"]).hand("heroes") == ["hulk", "spider_man"]


def test_grand_central_draws_or_moves_a_card() -> None:
    slots = {1: hurt("hulk", 1), 2: "thor"}
    deck = ["spider_man", "hulk_boosted"]
    s = played("grand_central", deck_top=deck, slots=slots).asked("heroes", "mode").do("mode 1")
    s.then("heroes", hand=sorted(deck), slots={1: "hulk"})
    s = played("grand_central", deck_top=["spider_man"], slots=slots).do("mode 2", "pick hulk", "slot 6")
    s.then("heroes", hand=[], slots={6: {"card": "hulk", "damage": 1}})


def test_times_square_frees_a_civilian_for_the_heroes() -> None:
    played("times_square").asked("heroes", "civilian").do("free blue 3").then("heroes", freed=["blue"])


def test_times_square_takes_two_freed_civilians_away_for_the_villains() -> None:
    s = played("times_square", "villains", theirs={"freed": ["red", "blue", "green"]})
    s.asked("heroes", "lose_civilian").do("lose red", "lose green").then("heroes", freed=["blue"])
    assert sum(map(len, s.civilians)) == 9
    assert played("times_square", "villains").asked("villains", "recruit").events("lost") == []


def test_harlem_street_strengthens_a_card_until_the_end_of_the_turn() -> None:
    theirs = {"slots": {1: "zola"}}  # whom the Ebony Blade could hit
    s = played("harlem_street", slots={5: "hulk", 6: "thor"}, artifacts=["ebony_blade"], theirs=theirs).do("pick thor")
    assert [s.strength("heroes", slot) for slot in (5, 6)] == [face("hulk").strength, face("thor").strength + 2]
    assert s.do("done").asked("villains", "recruit").strength("heroes", 6) == face("thor").strength


@pytest.mark.parametrize("side", ["heroes", "villains"])
def test_the_docks_move_the_artifact_marker(side: str) -> None:
    assert played("the_docks", side).marker == SIGN[side]


def test_the_subway_brings_a_discarded_card_back() -> None:
    s = played("subway_station", discard=["hulk", "thor"]).offered("pick hulk", "pick iron_man").do("pick thor")
    s.then("heroes", hand=["thor"])
    assert "thor" not in s.discard("heroes")
