"""A sample of the audited games of `scripts/matrix.py` for the duel and for Marvel Heroes; Champions has its own."""

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from goldenrule.games.skirmish.events import TurnBegins
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.readings import CONTRARY, READINGS
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import parse, replay
from goldenrule.lab.crashes import GameCrashed, export
from goldenrule.lab.single_game import Outcome
from goldenrule.table.games import maker
from scripts import matrix
from tests.cli.helpers import run

MIXED: tuple[matrix.Cell, ...] = (
    matrix.ChampionsCell("random", False, "ultron", "expert", ("she_hulk", "iron_man"), cards=3, mixed=True),
    matrix.SkirmishCell("random", False, cards=3, mixed=True),
    matrix.HeroesCell("random", False, "born_again", ("x_men", "avengers"), cards=3, mixed=True),
)
"""A kind of mixed game of each game, the usual one first."""


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
    def crash(
        game: str, options: object, seed: str, bots: object, index: int, watch: object, prepare: object, digests: bool
    ) -> Outcome:
        assert watch is not None
        raise GameCrashed(index, seed, "AuditError: one point too many", None, 0, None)

    monkeypatch.setattr(matrix, "run_game", crash)
    arguments = ["--game", "skirmish", "--seeds", "1", "--bots", "random", "--crashes", str(tmp_path)]
    assert matrix.main(arguments) == 1
    assert "11 crashes of 1 kinds" in capsys.readouterr().out


@pytest.mark.parametrize("cell", MIXED, ids=lambda cell: cell.game)
def test_readings_and_decks_of_mixed_games_are_drawn_by_lot(cell: matrix.Cell) -> None:
    options = [cell.options(number) for number in range(60)]
    assert options == [cell.options(number) for number in range(60)]
    readings = [each["readings"] for each in options]
    assert {name for each in readings for name in each} == set(matrix.offered("readings", cell.game))
    assert len({tuple(each) for each in readings}) > 20
    assert not any(one in each and other in each for each in readings for one, other in CONTRARY)
    sizes = {tuple(cell.sizes(number, 2)) for number in range(200)}
    assert sizes == {(one, other) for one in range(4) for other in range(4)}


def test_mixed_games_have_one_to_three_modular_sets_unless_they_are_given() -> None:
    cell = MIXED[0]
    found = [cell.options(number)["modular"] for number in range(60)]
    assert {len(each) for each in found} == {1, 2, 3} and all(len(set(each)) == len(each) for each in found)
    assert {name for each in found for name in each} == set(matrix.offered("modular"))
    given = matrix.ChampionsCell("random", False, "rhino", "expert", ("she_hulk",), ("bomb_scare",), mixed=True)
    assert given.options(7)["modular"] == ["bomb_scare"]
    assert "readings" not in matrix.cells(["rhino"])[0].options(7)


@pytest.mark.parametrize("game", ["champions", "skirmish", "heroes"])
def test_a_sample_of_mixed_games(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scenario = {"champions": ["ultron"], "heroes": ["maximum_carnage"], "skirmish": []}[game]
    arguments = ["--game", game, "--mixed", "--seeds", "2", "--bots", "random", "--crashes", str(tmp_path)]
    status = matrix.main([*arguments, *(["--scenarios", *scenario] if scenario else [])])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "0 crashes" in said.splitlines()[-1]


def crashes_at(decision: int) -> Callable[[Game], Callable[[], None]]:
    """An auditor that objects to a decision, whatever it is."""

    def watch(game: Game) -> Callable[[], None]:
        def after_decision() -> None:
            if game.decisions == decision:
                raise AssertionError("objected on purpose")

        return after_decision

    return watch


@pytest.mark.parametrize("cell", MIXED, ids=lambda cell: cell.game)
def test_a_crash_of_a_game_with_cut_decks_can_be_replayed_and_reported(
    cell: matrix.Cell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(cell), "watch", lambda _: crashes_at(4))
    (crashed,) = matrix.play((cell, range(1, 2)))[1]
    assert isinstance(crashed, GameCrashed) and "objected on purpose" in crashed.error
    path = export(crashed, tmp_path)
    game = replay(parse(path.read_bytes(), (cell.game,)), maker(cell.game))
    assert game.decisions == 3 and crashed.option in game.legal(crashed.seat)
    assert game.setup["readings"] == sorted(cell.options(1)["readings"])
    cut = [deck for deck, n in zip(cell.decks(2), cell.sizes(1, 4), strict=False) if n]
    assert cut and all(game.state.zones[rest] for _, rest in cut), "the decks are cut in the replayed game, too"
    played = run(tmp_path, "replay", str(path))
    assert played.returncode == 0 and "The record ends here, after 3 decisions" in played.stdout
    told = run(tmp_path, "report", str(path))
    assert told.returncode == 0, told.stderr
    report = next((tmp_path / "reports").glob("*.json"))
    assert run(tmp_path, "replay", str(report), "--verify").returncode == 0


def test_what_comes_after_the_end_of_a_game_is_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def finish(game: Skirmish, winner: str) -> NoReturn:
        try:
            Game.finish(game, winner)
        finally:
            game.tell_event(TurnBegins, 0, 99)

    arguments = ["--game", "skirmish", "--mixed", "--games", "2", "--bots", "random", "--no-audit"]
    assert matrix.main(arguments) == 0
    monkeypatch.setattr(Skirmish, "finish", finish)
    assert matrix.main(arguments) == 1
    assert "after the game was over came TurnBegins(side=0, number=99)" in capsys.readouterr().out
