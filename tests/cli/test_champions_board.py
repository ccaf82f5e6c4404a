"""The drawn table of Champions at every width: nothing that counts is cut off, and bars stand where there is room."""

import io
import random
import re

import pytest
from rich.console import Console
from rich.text import Text

from goldenrule import new_game
from goldenrule.cli.boards.close import LOOSE, CompactBoard
from goldenrule.cli.boards.dense import DenseBoard
from goldenrule.cli.boards.drawn import draw
from goldenrule.cli.boards.narrow import Box, Flow, TableOrRows
from goldenrule.cli.boards.plain import lines
from goldenrule.cli.client_texts import Words
from goldenrule.gamekit.board import Board, Card, Group, Panel
from goldenrule.table.api import Game
from tests.playing import play_on

WIDTHS = (40, 50, 60, 80, 100)


def written(columns: int, *parts: object) -> list[str]:
    console = Console(file=io.StringIO(), width=columns, highlight=False, color_system=None)
    console.print(*parts)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def position() -> Game:
    """Two heroes in the third round: minions, an upgrade, a support, and a status card."""
    game = new_game("champions", heroes=["she_hulk", "iron_man"], seed=4)
    play_on(game, random.Random(3), lambda _: game.decisions == 40)
    return game


@pytest.mark.parametrize("columns", WIDTHS)
def test_every_number_is_there_at_every_width(columns: int) -> None:
    game = position()
    view = game.view(0)
    drawn = written(columns, draw(Words("champions").board(view), Words("champions")))
    text = " ".join(" ".join(line.strip("│╭╮╰╯─ ") for line in drawn).split())
    assert max(map(len, drawn)) <= columns
    assert "…" not in text
    living = [facts for facts in view.cards.values() if facts.get("hp") is not None]
    assert len(living) >= 5
    for facts in living:
        assert f"{facts['hp']}/{facts['hp'] + facts['damage']}" in text
    for part in ("5/14", "encounter deck 21", "discard 7", "hand 4", "deck 29", "dealt 0", "tough", "exhausted"):
        assert part in text, part
    for card in view.zones["hand0"]:
        assert Words("champions").name(view.cards[card]["code"]) in text
    assert "your turn" in text and "first player" in text
    assert ("━" in text) is (columns >= 80)


@pytest.mark.parametrize(("damage", "left"), [(3, 11), (14, 0), (20, 0)])
def test_who_took_more_than_he_had_has_nothing_left_and_no_less(damage: int, left: int) -> None:
    game = new_game("champions", heroes=["she_hulk"], seed=4)
    view = game.view(0)
    (villain,) = [facts for facts in view.cards.values() if facts.get("hp") == 14]
    villain |= {"hp": 14 - damage, "damage": damage}
    shown = "\n".join(lines(Words("champions").board(view), Words("champions")))
    assert f"{left} of 14" in shown and "-" not in shown[: shown.index(" of 14")][-3:]


def test_of_an_eliminated_player_nothing_is_shown_but_that() -> None:
    game = new_game("champions", heroes=["she_hulk", "iron_man"], scenario="klaw", seed=0)
    play_on(game, random.Random(0), lambda _: len(game.view(0).table["alive"]) < 2)
    seen, w = game.view(0), Words("champions")
    assert seen.table["alive"] == [0]
    text = "\n".join(lines(w.board(seen), w))
    assert "Player 2, eliminated:\n  Iron Man.\n" in text
    assert text.count("Engaged:") == bool(seen.zones["engaged0"])


def test_minions_of_the_last_hero_who_is_out_are_not_shown() -> None:
    """He is the last, so they engage nobody else: they stay where nobody is."""
    engaged = 0
    for seed in range(12):
        game = new_game("champions", heroes=["she_hulk"], scenario="klaw", seed=seed)
        play_on(game, random.Random(seed))
        seen, w = game.view(0), Words("champions")
        if seen.table["alive"]:
            continue
        engaged += bool(seen.zones["engaged0"])
        text = "\n".join(lines(w.board(seen), w))
        assert "Player 1, eliminated:" in text
        assert "Engaged:" not in text and "engaged with" not in text
    assert engaged > 0


def test_costs_are_never_cut_off() -> None:
    drawn = written(40, draw(Words("champions").board(position().view(0)), Words("champions")))
    assert any("3 Uppercut" in line for line in drawn) and any("- Genius" in line for line in drawn)


def test_pieces_flow_whole_and_with_an_indent() -> None:
    flow = Flow([Text("one two"), Text("  three"), Text("  "), Text("four five six")])
    assert written(20, flow) == ["one two  three", "  four five six"]
    assert written(40, flow) == ["one two  three  four five six"]
    assert [line.strip() for line in written(9, flow)] == ["one two", "three", "four", "five", "six"]


def test_a_box_keeps_in_its_border_what_fits() -> None:
    box = Box(Text("x"), [Text("Player 1"), Text("hero")], [Text("hand 6"), Text("deck 30")], "red")
    wide, narrow = written(40, box), written(16, box)
    assert "Player 1 · hero" in wide[0] and "hand 6 · deck 30" in wide[-1] and len(wide) == 3
    assert "Player 1" in narrow[0] and "hero" not in narrow[0] and "hand" not in narrow[-1]
    assert {"hero", "hand 6", "deck 30"} <= {line.strip("│ ") for line in narrow}


def test_a_table_is_drawn_where_all_of_it_has_room() -> None:
    from rich.table import Table

    table = Table.grid(padding=(0, 1))
    table.add_row("a long name", "and more")
    either = TableOrRows(table, 20, [Flow([Text("a long name"), Text("and more")])])
    assert written(30, either) == ["a long name and more"]
    assert written(15, either) == ["a long name", "  and more"]


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_chinese_lines_have_no_spaces_behind_their_colons_and_brackets_of_full_width(columns: int) -> None:
    game = new_game("champions", heroes=["spider_man"], seed="1")
    w = Words("champions")
    w.speak("zh-Hant")
    held = Card(id=1, code="01008", name="蛛網發射器")
    host = Card(id=2, code="01094", name="犀牛人", attached=[held, held])
    board = Board([Panel(body=[Group(name="盟友", items=[host])])])
    said = ["\n".join(lines(board, w)), CompactBoard(w, columns, LOOSE).card(host).plain]
    assert said[0] == "盟友：犀牛人（附加：蛛網發射器；蛛網發射器）。"
    assert said[1] == "犀牛人（蛛網發射器；蛛網發射器）"
    drawn = [line.text.plain for line in DenseBoard(w, columns).board(w.board(game.view(0)), "")]
    assert drawn and not [line for line in drawn if "： " in line or re.search(r"[ (][(（]|\)", line)]
