"""What is said of how far off the chances are."""

import xml.etree.ElementTree as ET

import pytest

from scripts.calibration import VALUE, Told, brier, log_loss, off, plot, rows, tenths, told_in


def told(*pairs: tuple[float, float], first: int = 0) -> list[Told]:
    return [Told(first + n, VALUE, chance, won) for n, (chance, won) in enumerate(pairs)]


def test_who_tells_the_truth_is_not_off_and_who_is_always_sure_is() -> None:
    true = told(*[(0.25, 1.0)] * 25, *[(0.25, 0.0)] * 75)
    assert brier(true) == pytest.approx(0.25 * 0.75)
    assert log_loss(true) == pytest.approx(0.5623, abs=0.0001)
    assert off(tenths(true)) == pytest.approx(0)
    high = told(*[(0.95, 1.0)] * 50, *[(0.95, 0.0)] * 50)
    assert off(tenths(high)) == pytest.approx(0.45)
    (row,) = rows("skirmish", high)
    assert row.endswith("| 45% | +45% |")


def test_a_game_counts_once_in_a_tenth() -> None:
    """Positions of one game end alike: ten of one are no ten games."""
    same = [Told(1, VALUE, 0.52, 1.0)] * 40 + told(*[(0.55, 0.0)] * 19, first=2)
    (found,) = tenths(same)
    assert (found.games, found.won) == (20, 1)
    assert tenths([Told(1, VALUE, 0.52, 1.0)] * 40) == []


def test_a_game_tells_and_the_plot_is_drawn() -> None:
    found = told_in("skirmish", "sensible", 4, 0)
    assert {each.by for each in found} == {"value", "search"}
    assert all(0 < each.chance < 1 and each.won in (0.0, 1.0) for each in found)
    drawn = ET.fromstring(plot({"skirmish": told(*[(0.31, 1.0)] * 12), "heroes": []}))
    assert len(drawn.findall(".//{*}circle")) == 1
