"""What `sensible` had to learn against Klaw: minions must not pile up, heroes defend, side schemes go."""

from typing import Any

import pytest

from goldenrule.games.champions.bots import Sensible
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import ENGAGED, zone
from goldenrule.kernel.decisions import Option
from goldenrule.lab.cases import case_game

HERO = {"form": "hero", "changed_form": True, "hand": []}


def position(player: dict[str, Any], **given: Any) -> Champions:
    """Captain Marvel (ATK 2, THW 2, DEF 1) in a position."""
    begun = case_game("champions").begin({"heroes": ["captain_marvel"], "players": [player], **given}, "test")
    game: Champions = begun.script.game
    return game


def answer(game: Champions) -> Option:
    decision = game.pending[0]
    return Sensible().choose(game, decision.seat, decision)


def test_a_minion_that_can_be_defeated_goes_before_the_villain() -> None:
    """Weapons Runner (2 hit points) has no guard: nothing but sense forbids the villain."""
    game = position({**HERO, "engaged": ["Weapons Runner"]}, main_scheme={"threat": 0})
    verb, _, _ = answer(game)
    assert verb == "attack"
    game.apply(0, answer(game))
    assert len(game.pending[0].options) == 2
    assert answer(game)[1] in game.state.zones[zone(0, ENGAGED)]


@pytest.mark.parametrize(("left", "verb"), [(2, "defend"), (4, "defend"), (11, "pass")])
def test_who_could_be_defeated_defends(left: int, verb: str) -> None:
    game = position({"form": "hero", "hand": [], "hit_points": left}, phase="villain", step=2)
    assert game.pending[0].kind == "defend" and answer(game)[0] == verb


def test_a_side_scheme_goes_before_the_villain() -> None:
    """The main scheme has no threat: who thwarts means the side scheme."""
    side = {"card": "Breakin' & Takin'", "threat": 2}
    assert answer(position(HERO, main_scheme={"threat": 0}, in_play=[side]))[0] == "thwart"
    assert answer(position(HERO, main_scheme={"threat": 0}))[0] == "attack"
