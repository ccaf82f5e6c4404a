"""An audited random game of every scenario, number of players and team in front: a sample of `scripts/matrix.py`."""

from pathlib import Path

import pytest

from scripts import matrix


def test_every_scenario_is_there_with_two_three_and_four_players() -> None:
    kinds = matrix.heroes_cells(bots=["random"])
    assert len({(cell.scenario, len(cell.teams)) for cell in kinds}) == 30
    assert len({cell.seed(0) for cell in kinds}) == len(kinds) == 120


def test_an_audited_game_of_every_kind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = matrix.main(["--game", "heroes", "--seeds", "1", "--bots", "random", "--crashes", str(tmp_path)])
    said = capsys.readouterr().out
    assert status == 0, said
    assert said.splitlines()[-1].startswith("120 games in") and "0 crashes" in said
