"""Screens of people who play, in five situations of each game at three sizes: the same row by row, and fitting."""

from pathlib import Path

import pytest

from goldenrule.cli.boards.fit import BOARD, HAND, TABLE
from scripts import screens

EACH = [(game, size) for game in screens.SITUATIONS for size in screens.SIZES]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))


@pytest.mark.parametrize(("game", "size"), EACH)
def test_the_screens_are_those_of_the_file_and_fit(game: str, size: tuple[int, int]) -> None:
    assert len(screens.SITUATIONS[game]) == 5
    assert screens.written(game, size) == screens.path_of(game, size).read_text(encoding="utf-8"), (
        "scripts/screens.py writes the files anew; look at the difference"
    )
    for title, text in screens.screens(game, size).items():
        lines = text.splitlines()
        assert len(lines) <= size[1] and max(map(len, lines)) <= size[0], title
        assert lines[-1] == ">", title


def test_there_are_no_other_files() -> None:
    assert {*screens.FOLDER.iterdir()} == {screens.path_of(game, size) for game, size in EACH}


ROOMY = ("champions", "champions, two players", "skirmish")
"""Tables of which all that is at hand has room in a window of 24 rows."""


@pytest.mark.parametrize("table", screens.TABLES)
def test_no_screen_of_a_game_is_higher_than_a_window_of_24_rows(table: str) -> None:
    found = screens.count(table, "fit", (80, 24))
    assert len(found) > 15 and max(each.height for each in found) <= 24
    if table in ROOMY:
        assert not any(TABLE in each.without or HAND in each.without for each in found)
        assert sum(BOARD in each.without for each in found) <= len(found) // 10
