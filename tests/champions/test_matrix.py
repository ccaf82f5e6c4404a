"""A sample of the audited games of `scripts/matrix.py`: one of every kind."""

from pathlib import Path

import pytest

from goldenrule.games.champions import ids
from goldenrule.lab.crashes import GameCrashed
from goldenrule.lab.single_game import Outcome
from goldenrule.table.games import maker
from scripts import matrix


def test_every_kind_of_game_is_there() -> None:
    kinds = matrix.cells()
    heroes, scenarios = matrix.offered("heroes"), matrix.offered("scenario")
    assert len(set(kinds)) == len(kinds) == len(heroes) * len(scenarios) * 2 * 4 * 2
    found = {(c.scenario, c.mode, len(c.heroes), hero, c.bot) for c in kinds for hero in c.heroes}
    assert len(found) == len(kinds)
    assert all(len(set(c.heroes)) == len(c.heroes) for c in kinds)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", matrix.offered("scenario"))
def test_one_game_of_every_kind(scenario: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = matrix.main(["--seeds", "1", "--scenarios", scenario, "--crashes", str(tmp_path)])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "80 games" in said.splitlines()[-1] and "0 crashes" in said.splitlines()[-1]


@pytest.mark.parametrize("modular", [[], *([name] for name in matrix.offered("modular")), matrix.offered("modular")])
def test_other_modular_sets(modular: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seeds", "1", "--modes", "expert", "--seats", "2", "--bots", "random", "--modular", *modular]
    assert matrix.main(arguments) == 0, capsys.readouterr().out


def test_tiny_decks(capsys: pytest.CaptureFixture[str]) -> None:
    """Encounter decks and player decks of 1 to 3 cards, and whole ones; no card is lost, no game has no end."""
    arguments = ["--cards", "3", "--seeds", "16", "--modes", "standard", "--seats", "1", "--scenarios", "rhino"]
    status = matrix.main(arguments)
    said = capsys.readouterr().out
    assert status == 0, said
    assert said.splitlines()[-1].startswith("160 games in")


def test_decks_are_cut_to_every_pair_of_numbers() -> None:
    cell = matrix.cells(["rhino"], ["standard"], [1], ["random"], cards=2)[0]
    found = set()
    for number in range(9):
        game = maker("champions")(cell.options(), "cut")
        prepare = cell.prepare(number)
        assert prepare is not None
        prepare(game)
        found.add(tuple(min(3, len(game.state.zones[deck])) for deck in (ids.ENCOUNTER_DECK, ids.DECKS[0])))
    assert found == {(e, p) for e in (1, 2, 3) for p in (1, 2, 3)}
    assert matrix.cells(["rhino"], ["standard"], [1], ["random"])[0].prepare(0) is None


def test_games_are_shared_among_the_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--scenarios", "rhino", "--modes", "standard", "--seats", "1", "--bots", "random", "--no-audit"]
    assert matrix.main([*arguments, "--games", "14"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("10 games in")


def test_jobs_change_nothing() -> None:
    kinds = matrix.cells(["rhino"], ["standard"], [1], ["random"])[:2]
    alone, together = ([played for played in matrix.play_all(kinds, range(2), jobs)] for jobs in (1, 2))
    assert [cell for cell, _ in alone] == [cell for cell, _ in together] == kinds
    for (_, one), (_, two) in zip(alone, together, strict=True):
        assert [each.digest for each in one if isinstance(each, Outcome)] == [
            each.digest for each in two if isinstance(each, Outcome)
        ]


def test_a_crash_is_counted_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(
        game: str, options: object, seed: str, bots: object, index: int, watch: object, prepare: object, digests: bool
    ) -> Outcome:
        raise GameCrashed(index, seed, "AuditError: one threat too many", None, 0, None)

    monkeypatch.setattr(matrix, "run_game", crash)
    arguments = ["--seeds", "1", "--scenarios", "rhino", "--modes", "expert", "--seats", "1", "--bots", "random"]
    assert matrix.main([*arguments, "--crashes", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "5 crashes of 1 kinds" in said and "one threat too many" in said
    assert len(list(tmp_path.glob("*.txt"))) >= 1
