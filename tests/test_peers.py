"""The comparison with other engines: its table, what fails, and that every package is pinned."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.peers import __main__ as peers
from benchmarks.peers.__main__ import GAMES, OWN, Failed, run, table
from benchmarks.peers.measure import Engine, engines_of, measured

ROOT = Path(__file__).parents[1]


def test_own_games_are_measured_with_one_command() -> None:
    command = [sys.executable, "-m", "benchmarks.peers", "--only", OWN, "--turns", "1", "--seconds", "0.05"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in done.stdout.splitlines()]
    assert [row[1] for row in rows[2:]] == ["champions", "heroes", "skirmish"]
    for row in rows[2:]:
        assert all(float(row[place].replace(",", "")) > 0 for place in (2, 4, 5, 6)) and row[3] == "-" and row[7]


def test_the_table_has_medians_and_is_in_proportion_to_what_the_same_turn_said() -> None:
    slow, fast = {"decisions": 100.0}, {"decisions": 300.0, "copy": 2.0}
    found = {
        ("goldenrule", "heroes"): [{"decisions": 400.0}, {"decisions": 600.0}, {"decisions": 300.0}],
        ("catanatron", "Catan"): [slow, fast, slow],
    }
    lines = table(found, {each: "rules" for each in found}).splitlines()
    assert lines[2] == "| goldenrule | heroes | 400 | 3.0 | - | - | - | rules |"
    assert lines[3] == "| catanatron | Catan | 100 | 1.0 | 2.0 | - | - | rules |"


def test_what_an_engine_cannot_is_left_out() -> None:
    whole = Engine("whole games", "none", lambda rng: None, lambda position, rng, most: 7)
    assert {*measured(whole, 0.001)} == {"decisions", "length"}


def test_an_engine_that_fails_is_named_with_its_error() -> None:
    with pytest.raises(Failed, match=r"goldenrule chess could not be measured: [\s\S]*KeyError: 'chess'"):
        run(sys.executable, OWN, "chess", 0.01, 0)


def test_an_engine_that_fails_is_left_out_of_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "GAMES", {OWN: ("chess", "skirmish")})
    monkeypatch.setattr(sys, "argv", ["peers", "--turns", "2", "--seconds", "0.01"])
    with pytest.raises(SystemExit, match="chess could not be measured"):
        peers.main()
    told = capsys.readouterr().out
    assert "| skirmish |" in told and "chess" not in told


def test_every_package_is_pinned_with_hashes_and_has_its_games() -> None:
    folder = ROOT / "benchmarks" / "peers"
    assert {*engines_of(OWN)} == {*GAMES[OWN]}
    assert {file.stem for file in folder.glob("requirements/*.txt")} == {*GAMES} - {OWN}
    assert {file.stem for file in folder.glob("engines/*.py")} == {*GAMES, "__init__"}
    for file in folder.glob("requirements/*.txt"):
        pins = re.findall(r"^\S+==\S+ \\\n    --hash=sha256:", file.read_text("utf-8"), re.M)
        assert len(pins) == len(re.findall(r"^\w", file.read_text("utf-8"), re.M)), file
        assert "://" not in file.read_text("utf-8")
