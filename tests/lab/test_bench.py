"""The benchmark suite runs, compares with its gates, and prints. No time is asserted."""

from __future__ import annotations

import json

import pytest

from goldenrule.cli.main import run as run_command
from goldenrule.lab import bench
from goldenrule.lab.bench import Report, Row
from goldenrule.table.games import own_games


def test_gates() -> None:
    assert Row("g", "speed", 30.0, "1/s", 25.0).passed is True
    assert Row("g", "speed", 20.0, "1/s", 25.0).passed is False
    assert Row("g", "time", 5.0, "us", 8.0, more=False).passed is True
    assert Row("g", "time", 9.0, "us", 8.0, more=False).passed is False
    assert Row("g", "time", 9.0, "us").passed is None


def test_table_says_which_gates_fail() -> None:
    rows = (Row("g", "speed", 123456.0, "1/s", 25.0), Row("g", "time", 9.25, "us", 8.0, more=False))
    text = bench.table(Report("1", "Py", "x", 2, 3, rows, passed=False))
    assert "123,456 1/s" in text and ">= 25: passed" in text and "<= 8: FAILED" in text
    assert text.endswith("Some gates failed.")


def test_every_game_is_measured() -> None:
    assert set(bench.SUITE) == set(own_games())
    assert {suite.game: (suite.clone_gate, suite.tables[0].gate) for suite in bench.SUITES} == {
        "champions": (8, 25_000),
        "heroes": (8, 50_000),
        "skirmish": (6, 100_000),
    }


@pytest.mark.parametrize("suite", bench.SUITES, ids=lambda suite: suite.game)
def test_every_table_can_be_played(suite: bench.Suite) -> None:
    for table in suite.tables:
        assert all(n > 0 for n in bench.random_play(suite.game, table.options, len(table.options), 1))
    (position,) = bench.deep_positions(suite.game, suite.tables[0].options, 1)
    bench.round_trip(position)


def test_positions_lie_in_the_middle_of_effects() -> None:
    found = bench.deep_positions("champions", bench.SOLO, 6)
    assert len(found) == 6
    assert all(len(game.stack) >= bench.DEEP and game.pending for game in found)
    for game in found:
        bench.round_trip(game)


def test_measurements_are_positive() -> None:
    assert all(n > 0 for n in bench.random_play("champions", bench.SOLO, 2, 1))
    positions = bench.deep_positions("champions", bench.TWO, 2)
    assert bench.per_call(positions, lambda game: game.clone(), 1, calls=2) > 0
    assert bench.rollouts(positions, 0.01) > 0
    assert bench.start_up("champions", 1) > 0


def test_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    row = Row("champions", "time", 9.0, "us", 8.0, more=False)
    monkeypatch.setitem(bench.SUITE, "champions", lambda repeats: [row])
    assert run_command(["bench", "champions", "--json", "--repeats", "1"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["passed"] is False and report["rows"][-1]["gate"] == 8.0
    assert run_command(["bench", "chess"]) == 2
    said = capsys.readouterr().err
    assert said == "There is no game 'chess'; choose from champions, heroes, skirmish.\n"
