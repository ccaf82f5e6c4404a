"""The benchmark suite runs, compares with its gates, and prints. No time is asserted."""

import json
import os
import sys
from pathlib import Path

import pytest

from goldenrule.cli.main import run as run_command
from goldenrule.gamekit.benchmark import Gate
from goldenrule.games.champions.benchmark import SOLO, TWO
from goldenrule.lab import bench, bench_text, instructions
from goldenrule.lab.bench import Report, Row
from goldenrule.languages import Language, complete_languages
from goldenrule.table.games import own_games
from goldenrule.words.columns import columns
from goldenrule.words.texts import Texts


def test_gates() -> None:
    assert Row("g", "speed", 30.0, "1/s", 25.0).passed is True
    assert Row("g", "speed", 20.0, "1/s", 25.0).passed is False
    assert Row("g", "time", 5.0, "us", 8.0, more=False).passed is True
    assert Row("g", "time", 9.0, "us", 8.0, more=False).passed is False
    assert Row("g", "time", 9.0, "us").passed is None


def test_table_says_which_gates_fail() -> None:
    rows = (
        Row("skirmish", "decisions", 123456.0, "rate", 25_000.0, table="duel"),
        Row("skirmish", "clone", 9.25, "us", 8.5, more=False),
    )
    report = Report("1", "pure", "Py", "x", 2, 3, rows, passed=False)
    text = bench_text.speeds(report, Texts("en", strict=True))
    assert "123,456 a second  at least 25,000: passed" in text and "9.25 µs        at most 8.5: missed" in text
    assert "Marvel: Skirmish!" in text and text.endswith("Some targets are missed.")
    assert text.startswith("Goldenrule 1 (pure Python), Py, x.")
    spanish = bench_text.speeds(report, Texts("es", strict=True))
    assert "123.456 por segundo  25.000 como mínimo: se cumple" in spanish
    assert "9,25 µs           8,5 como máximo: no se cumple" in spanish


@pytest.mark.parametrize("each", complete_languages(), ids=lambda each: each.tag)
def test_every_figure_has_words_in_every_language(each: Language) -> None:
    texts = Texts(each.tag, strict=True)
    measured = [Row("", "loop", 52.0, "ms")]
    for game in bench.measured_games():
        measured += [Row(game, "games", 1.5, "rate", table=table.name) for table in bench.suite_of(game).tables]
        measured.append(Row(game, "instructions", 1.5, "thousand", table=bench.suite_of(game).tables[0].name))
        units = {"clone": "us", "view": "us", "determinize": "us", "save": "us", "digest": "us", "search": "rate"}
        measured += [Row(game, name, 0.5, unit) for name, unit in {**units, "preview": "ms", "start": "s"}.items()]
    told = bench_text.speeds(Report("1", "compiled", "Py", "x", 2, 1, tuple(measured), passed=True), texts)
    lines = [line for line in told.splitlines()[1:-2] if line.startswith("  ")]
    assert len(lines) == len(measured) and "bench-" not in told
    assert len({columns(line.rpartition(texts.language.decimal)[0]) for line in lines[1:]}) < 3, (
        "figures stand in a column"
    )


def test_every_game_is_measured() -> None:
    suites = {game: bench.suite_of(game) for game in bench.measured_games()}
    assert set(suites) == set(own_games())
    assert {game: (suite.instructions, suite.prompt_gate) for game, suite in suites.items()} == {
        "champions": (Gate(115_000, 40_000), 6.5),
        "heroes": (Gate(48_000, 24_000), 16),
        "skirmish": (Gate(65_000, 30_000), 2.5),
    }


@pytest.mark.parametrize(("build", "gate"), [("pure", 4.0), ("outdated", 4.0), ("compiled", 2.5)])
def test_the_gate_is_that_of_the_build_that_runs(build: str, gate: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "__build__", build)
    assert bench.gate_of(bench.CLONE_GATE) == gate


VALGRIND = """#!{python}
import subprocess, sys
command = [each for each in sys.argv[1:] if not each.startswith("--")]
print(subprocess.run(command, capture_output=True, text=True, check=True).stdout, end="")
game, games, how = command[-3:]
counted = {{"skirmish": 1_000_000 + (70_000 if how == "play" else 20_000) * int(games)}}[game]
print(f"==1== I   refs:      {{counted:,}}", file=sys.stderr)
"""
"""Says that Python takes a million instructions, a set-up 20,000, and playing the game 50,000 more."""


def test_instructions_are_those_of_decisions_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "valgrind"
    program.write_text(VALGRIND.format(python=sys.executable), "utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(instructions, "GAMES", (2, 5))
    assert instructions.is_countable()
    decided = instructions.decisions_in("skirmish", 5, True) - instructions.decisions_in("skirmish", 2, True)
    assert instructions.instructions_per_decision("skirmish") == 3 * 50_000 / decided
    with pytest.raises(RuntimeError, match="failed"):
        instructions.instructions_per_decision("heroes")
    assert instructions.decisions_in("skirmish", 2, False) == 0


def test_without_valgrind_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not instructions.is_countable()
    told = bench_text.speeds(
        Report("1", "pure", "Py", "x", 2, 3, (Row("", "loop", 52.0, "ms"),), passed=True), Texts("en", strict=True)
    )
    assert "Machine instructions were not counted, because valgrind is not installed." in told
    counted = (Row("skirmish", "instructions", 80.0, "thousand", 65.0, more=False, table="duel"),)
    told = bench_text.speeds(Report("1", "pure", "Py", "x", 2, 3, counted, passed=False), Texts("en", strict=True))
    assert "not counted" not in told and "80.0 thousand  at most 65: missed" in told


@pytest.mark.parametrize("game", own_games())
def test_every_table_can_be_played(game: str) -> None:
    tables = bench.suite_of(game).tables
    for table in tables:
        assert all(n > 0 for n in bench.random_play(game, table.options, len(table.options), 1))
    (position,) = bench.deep_positions(game, tables[0].options, 1)
    bench.round_trip(position)


def test_positions_lie_in_the_middle_of_effects() -> None:
    found = bench.deep_positions("champions", SOLO, 6)
    assert len(found) == 6
    assert all(len(game.stack) >= bench.DEEP and game.pending for game in found)
    for game in found:
        bench.round_trip(game)


def test_measurements_are_positive() -> None:
    assert all(n > 0 for n in bench.random_play("champions", SOLO, 2, 1))
    positions = bench.deep_positions("champions", TWO, 2)
    assert bench.per_call(positions, lambda game: game.clone(), 1, calls=2) > 0
    assert bench.rollouts(positions, 0.01) > 0
    assert bench.start_up("champions", 1) > 0


def test_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    row = Row("champions", "clone", 9.0, "us", 8.0, more=False)
    monkeypatch.setattr(bench, "measure", lambda game, repeats: [row])
    assert run_command(["bench", "champions", "--json", "--repeats", "1"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["passed"] is False and report["rows"][-1]["gate"] == 8.0
    assert run_command(["bench", "chess"]) == 2
    said = capsys.readouterr().err
    assert said == "There is no game 'chess'; choose from champions, heroes, skirmish.\n"
