"""How strong a bot is: rows are played game by game, go on where they stopped, and may end early."""

from pathlib import Path

import pytest

from scripts import strength
from scripts.strength import LEAST, Cell, Played, clear, enough


def row(won: str) -> list[Played]:
    return [Played("a", "first", n, each == "+", 0.0, 1) for n, each in enumerate(won)]


def test_a_row_is_clear_when_its_bound_is_far_away() -> None:
    assert clear(row("+" * 40), 0.7) and clear(row("-" * 40), 0.7)
    assert not clear(row("+" * (LEAST - 1)), 0.7), "too few games"
    assert not clear(row("+++-" * 10), 0.7), "75 % of 40 may be 70 %"
    assert not clear(row("+" * 40), 0.0), "there is no bound"


def test_games_count_in_their_order() -> None:
    """Whatever comes first, of several processes: games that are short would count for more."""
    games = row("+" * 60)
    assert clear(games, 0.7) and not clear(games[:10] + games[11:], 0.7)


def test_a_row_with_parts_ends_when_they_are_clear_as_well() -> None:
    cell = Cell("champions", [{}, {}], 1, 0.5, ("first", "second"), 0.7)
    assert enough(row("+" * 80), cell)
    torn = row("+-" * 9 + "+" * 82)
    assert clear(torn, 0.5) and not enough(torn, cell), "the second may be either"
    assert not enough(row("+" * (2 * LEAST - 1)), cell), "too few of the second"
    assert enough(row("+" * 59), cell._replace(part_bound=0.0)), "parts without a bound are only told"


def test_a_row_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    monkeypatch.setattr(strength, "cells", lambda: {"duel": Cell("skirmish", [{}], 0, 0.8)})

    def played(*words: str) -> list[int]:
        monkeypatch.setattr("sys.argv", ["strength.py", str(file), "first", "--cells", "duel", *words])
        strength.main()
        return [each.index for each in strength.read(file)]

    assert played("--games", "3") == [0, 1, 2]
    assert played("--games", "4") == [0, 1, 2, 3]
    early = played("--games", "100", "--early")
    assert early == [*range(len(early))] and len(early) == LEAST, "it loses nearly always"
    assert played("--games", "100", "--early") == early
    assert f"| duel | first | {sum(each.won for each in strength.read(file))}/{LEAST} = " in capsys.readouterr().out


def test_more_games_of_a_part_do_not_count_more_in_the_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    monkeypatch.setattr(strength, "cells", lambda: {"duel": Cell("skirmish", [{}, {}], 0, 0.8, ("one", "other"), 0.7)})

    def played(*words: str) -> list[int]:
        monkeypatch.setattr("sys.argv", ["strength.py", str(file), "first", *words])
        strength.main()
        return [each.index for each in strength.read(file)]

    assert played("--games", "2", "--part", "other") == [1, 3]
    assert [line.split(" | ")[0] for line in capsys.readouterr().out.splitlines()[2:]] == ["| – other"], "no whole row"
    assert played("--games", "3") == [1, 3, 0, 2]
    assert played("--games", "4", "--part", "other") == [1, 3, 0, 2, 5, 7]
    out = capsys.readouterr().out.splitlines()[-3:]
    assert ["/4 " in out[0], "/2 " in out[1], "/4 " in out[2]] == [True] * 3, out


def test_a_part_ends_early_when_it_is_clear_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    monkeypatch.setattr(strength, "cells", lambda: {"duel": Cell("skirmish", [{}, {}], 0, 0.8, ("one", "other"), 0.7)})
    words = ["strength.py", str(file), "first", "--games", "100", "--early", "--part"]
    monkeypatch.setattr("sys.argv", [*words, "other"])
    strength.main()
    assert [each.index for each in strength.read(file)] == [*range(1, 2 * LEAST, 2)]
    monkeypatch.setattr("sys.argv", [*words, "nobody"])
    with pytest.raises(SystemExit):
        strength.main()
    assert "no part nobody; parts are one, other" in capsys.readouterr().err
    assert len(strength.read(file)) == LEAST
