"""Intervals of rates."""

import pytest

from goldenrule.gamekit.intervals import wilson_interval


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (39, 200, 0.1461, 0.2554)],
)
def test_the_interval_of_wilson(won: int, games: int, low: float, high: float) -> None:
    """Against values that statistics programs give (`prop.test` of R without continuity correction)."""
    assert wilson_interval(won, games) == pytest.approx((low, high), abs=5e-4)


def test_nothing_is_known_before_the_first_game() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)
