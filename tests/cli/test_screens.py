"""Screens of people who play, in five situations of each game at three sizes: the same row by row, and fitting."""

from io import StringIO

import pytest

from goldenrule.cli.boards.dense import HAND, PILES, PLACES, SIDES, TABLE, TRACKS, dense_lines
from goldenrule.cli.boards.drawn import brief
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.play import Play
from goldenrule.cli.prompt import Row
from goldenrule.gamekit.board import Areas, Card, Group, Panel
from goldenrule.games.skirmish.situations.script import Script
from goldenrule.kernel.views import view
from goldenrule.table.games import find_game
from scripts import screens

pytestmark = pytest.mark.usefixtures("home")

EACH = [(game, size) for game in screens.SITUATIONS for size in screens.SIZES]


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
    found: list[screens.Seen] = []
    while len(found) < 16:  # a duel may be over soon
        found += screens.count(table, f"fit {len(found)}", (80, 24))
    assert max(each.height for each in found) <= 24
    assert not any(TABLE in each.without or TRACKS in each.without for each in found)
    much = [each for each in found if {HAND, PLACES, SIDES} & {*each.without}]
    assert len(much) <= (0 if table in ROOMY else len(found) // 6)


@pytest.mark.parametrize("table", ["champions, four players", "heroes", "heroes, three teams", "heroes, four teams"])
def test_every_side_and_every_area_with_something_in_it_is_on_every_screen(table: str) -> None:
    missing, seen = list[str](), 0

    def look(at: Play, out: screens.Terminal) -> bool:
        nonlocal seen
        text, board = out.text(), at.w.board(at.session.view(at.seat))
        if table.startswith("heroes"):
            assert "Story track: " in text and " → leaves next" in text
            assert "win with 15 VP" in text
        areas = [
            area for panel in board.panels for piece in panel.body if isinstance(piece, Areas) for area in piece.panels
        ]
        named = [panel for panel in board.panels if panel.key == "player"]
        for each in [*named, *(area for area in areas if occupied(area))]:
            seen += 1
            if brief(each.title[0]) not in text:
                missing.append(f"{brief(each.title[0])}\n{text}")
        return False

    screens.play(table.partition(",")[0], screens.TABLES[table], "fit", screens.console((80, 24)), look)
    assert seen > 100 and missing == []


def occupied(area: Panel) -> bool:
    """Is there a card in an area?"""
    return any(isinstance(item, Card) for piece in area.body if isinstance(piece, Group) for item in piece.items)


@pytest.mark.parametrize("style", ["log", "bad"])
def test_beside_a_long_list_what_has_happened_gives_way_to_the_sides_and_a_refusal_does_not(style: str) -> None:
    game = find_game("heroes").make(screens.TABLES["heroes, three teams"], "a long list")
    out = Rich(Words("heroes"), screens.console((80, 24)))
    out.say("The first of these lines.", style)
    out.say("The last of them.", style)
    board = out.w.board(view(game, 0))
    out.question(board, "Which one?", [Row(str(n), f"Name of {n} letters") for n in range(1, 31)], False)
    assert isinstance(out.console.file, StringIO)
    shown = out.console.file.getvalue().splitlines()[-23:]  # the 24th is that which is typed
    sides = [brief(each.title[0]) for each in board.panels if each.key == "player"]
    missing = [side for side in sides if side not in "\n".join(shown)]
    assert ("The last of them." in shown) == (style == "bad")
    assert len(sides) == 3 and bool(missing) == (style == "bad"), (missing, shown)


@pytest.mark.parametrize("hand", [[], ["thor"]])
def test_that_a_hand_is_empty_is_a_count_which_may_give_way(hand: list[str]) -> None:
    words = Words("skirmish")
    heroes = {"hand": hand, "artifacts": ["casket_of_ancient_winters"]}  # so that an empty hand is asked, too
    game = Script.of(active="heroes", heroes=heroes, villains={"hand": ["kang_boosted"]}).game
    lines = dense_lines(words.board(view(game, 0)), words, 80)
    assert lines[-1].part == (HAND if hand else PILES)
    assert ("Thor" if hand else "Your hand is empty") in lines[-1].text.plain
