"""Values of positions: measures, their weights, and the files in which these are."""

import math
import sys
from pathlib import Path

import pytest

from goldenrule.gamekit.value_function import chance, load_weights, odds


def test_the_log_odds_are_the_sum_of_weighed_measures() -> None:
    assert odds((1.0, 2.0, -3.0), (0.5, 0.25, 1.0)) == -2.0
    assert chance(0.0) == 0.5
    assert chance(math.log(3)) == pytest.approx(0.75)
    assert 0.0 < chance(-1e9) < 1e-9 < 1 - 1e-9 < chance(1e9) <= 1.0


def test_measures_without_a_weight_are_an_error() -> None:
    with pytest.raises(ValueError):
        odds((1.0, 2.0), (1.0,))


def test_weights_for_other_measures_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "weighed_here"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "w.json").write_text('{"recipe": "by hand", "judged": {}, "weights": {"all": {"one": 1, "two": 2.5}}}')
    monkeypatch.syspath_prepend(str(tmp_path))
    assert load_weights("weighed_here", "w.json", ("one", "two")) == {"all": (1.0, 2.5)}
    for measures in (("one",), ("two", "one"), ("one", "two", "three")):
        with pytest.raises(ValueError, match=r"values\.py"):
            load_weights("weighed_here", "w.json", measures)
    sys.modules.pop("weighed_here", None)
