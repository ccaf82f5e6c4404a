"""The duel passes the public conformance library: clones, saves, replays, determinism, hidden information."""

import pytest

from goldenrule.games.skirmish import GAME
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.readings import READINGS
from goldenrule.testing import check_game


def make(seed: str) -> Skirmish:
    return GAME.make({}, seed)


def test_the_duel_conforms() -> None:
    summary = check_game(make, ["conformance 1", "conformance 2"], every=3)
    assert summary.games == 2 and summary.decisions > 60 and summary.twins > 60


@pytest.mark.parametrize("reading", READINGS)
def test_it_conforms_by_every_reading(reading: str) -> None:
    def by_reading(seed: str) -> Skirmish:
        return GAME.make({"readings": [reading]}, seed)

    assert check_game(by_reading, [f"conformance {reading}"], every=12, hash_seed=False).decisions > 20
