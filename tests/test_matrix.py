"""A sample of the audited games of `scripts/matrix.py` for the duel and for Marvel Heroes; Champions has its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenrule.games.skirmish.readings import READINGS
from goldenrule.lab.crashes import GameCrashed
from goldenrule.lab.playing import Outcome
from scripts import matrix


def test_every_kind_of_duel_is_there() -> None:
    kinds = matrix.skirmish_cells()
    assert {(cell.reading, cell.bot) for cell in kinds} == {(r, b) for r in ("", *READINGS) for b in matrix.DUELS}
    assert len({cell.seed(0) for cell in kinds}) == len(kinds)


def test_two_audited_duels_of_every_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = matrix.main(["--game", "skirmish", "--seeds", "2", "--crashes", str(tmp_path)])
    said = capsys.readouterr().out
    assert status == 0, said
    assert said.splitlines()[-1].startswith("88 games in") and "0 crashes" in said


def test_an_audited_game_of_heroes_with_each_team_in_front(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "heroes", "--seeds", "1", "--scenarios", "born_again", "--bots", "random"]
    status = matrix.main(arguments)
    said = capsys.readouterr().out
    assert status == 0, said
    assert said.splitlines()[-1].startswith("12 games in")
    assert len({cell.teams for cell in matrix.heroes_cells(["born_again"], bots=["random"])}) == 12


def test_a_scenario_that_the_game_does_not_have(capsys: pytest.CaptureFixture[str]) -> None:
    for game, has in (
        ("skirmish", "it has none at all"),
        ("champions", "it has rhino"),
        ("heroes", "it has born_again"),
    ):
        with pytest.raises(SystemExit):
            matrix.main(["--game", game, "--scenarios", "nowhere"])
        assert f"{game} has no scenario 'nowhere'; {has}" in capsys.readouterr().err


def test_what_the_auditor_says_is_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(game: str, options: object, seed: str, bots: object, index: int, watch: object, _: object) -> Outcome:
        assert watch is not None
        raise GameCrashed(index, seed, "AuditError: one point too many", None, 0, None)

    monkeypatch.setattr(matrix, "run_game", crash)
    arguments = ["--game", "skirmish", "--seeds", "1", "--bots", "random", "--crashes", str(tmp_path)]
    assert matrix.main(arguments) == 1
    assert "11 crashes of 1 kinds" in capsys.readouterr().out
