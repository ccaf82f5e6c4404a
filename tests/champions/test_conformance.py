"""Champions passes the public conformance library: clones, saves, replays, determinism, hidden information."""

import pytest

from goldenrule.games.champions import GAME
from goldenrule.games.champions.game import Champions
from goldenrule.testing import check_game

GAMES = [
    pytest.param({"heroes": ["spider_man"], "scenario": "rhino"}, id="solo Rhino"),
    pytest.param({"heroes": ["captain_marvel", "spider_man"], "scenario": "rhino", "expert": True}, id="two, expert"),
    pytest.param({"heroes": ["she_hulk", "black_panther"], "scenario": "klaw"}, id="two, Klaw"),
    pytest.param({"heroes": ["iron_man"], "scenario": "ultron", "expert": True}, id="solo Ultron"),
    pytest.param(
        {"heroes": ["spider_man", "captain_marvel", "iron_man", "black_panther"], "scenario": "ultron"},
        id="four, Ultron",
    ),
]


@pytest.mark.parametrize("options", GAMES)
def test_champions_conforms(options: dict[str, object]) -> None:
    def make(seed: str) -> Champions:
        return GAME.make(dict(options), seed)

    summary = check_game(make, ["conformance 1", "conformance 2"], every=9, hash_seed=False)
    assert summary.decisions > 20
