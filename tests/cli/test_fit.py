"""The screen at a question fits its window: table, line of status, what was said last, and what may be answered."""

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from rich.console import Console

from goldenrule.cli.boards.close import BRIEF, compact_lines
from goldenrule.cli.boards.dense import cut_to_fit, dense_lines
from goldenrule.cli.boards.fit import COUNTED, LAST, LINES, NAMES, PAIRS, SHORT, FittedScreen, is_name, told_apart_texts
from goldenrule.cli.boards.narrow import shorten
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.prompt import Row
from goldenrule.cli.prompt_input import rows
from goldenrule.cli.start import start
from goldenrule.gamekit.board import Board, Card, Fact, Group, Panel
from goldenrule.kernel.views import View, view
from goldenrule.table.games import find_game
from goldenrule.words.columns import columns as width

WORD = re.compile(r"[^\W\d_]+")
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "champions": ("champions", {"heroes": ["spider_man"]}),
    "champions 2": ("champions", {"heroes": ["she_hulk", "iron_man"]}),
    "champions 4": ("champions", {"heroes": ["spider_man", "iron_man", "she_hulk", "black_panther"]}),
    "skirmish": ("skirmish", {}),
    "heroes": ("heroes", {"teams": ["avengers", "x_men"]}),
    "heroes 4": ("heroes", {"teams": ["avengers", "x_men", "fantastic_four", "marvel_knights"]}),
}
SEEDS = {"skirmish": "fit 6"}
"""Games that last are seen in full."""


@cache
def words(game: str) -> Words:
    found = Words(game)
    found.texts.strict = True
    return found


@cache
def questions(game: str, seed: str = "") -> list[tuple[View, str, list[Row]]]:
    """What sensible bots see and are asked in a game, every seventh question."""
    name, options = GAMES[game]
    seed = seed or SEEDS.get(game, "fit")
    session = start(find_game(name), options, seed=seed, bots="sensible", practice=False, people=False)
    w = words(name)
    found = []
    while not session.game.over:
        decision = session.game.pending[0]
        if session.recorder.standing_count % 7 == 0:
            prompt = w.ask(session, decision).prompt
            found.append((view(session.game, decision.seat), prompt.question, rows(prompt, w)))
        session.step_bot()
    return found


def screens(game: str, columns: int, rows: int, said: int) -> Iterator[list[str]]:
    """The screens of a game's questions with the whole table, after so many lines that were said."""
    w = words(GAMES[game][0])
    for seen, title, options in questions(game):
        console = Console(width=columns, height=rows, file=io.StringIO(), color_system=None, highlight=False)
        out = Rich(w, console)
        out.said = said
        out.question(w.board(seen), title, options, table=True)
        assert isinstance(console.file, io.StringIO)
        lines = console.file.getvalue().splitlines()
        assert out.said == said + len(lines)
        yield lines


@pytest.mark.parametrize("said", [0, 15])
@pytest.mark.parametrize("game", GAMES)
def test_table_and_question_fit_a_window_of_80_columns_and_24_rows(game: str, said: int) -> None:
    found = list(screens(game, 80, 24, said))
    assert len(found) > 10
    for lines in found:
        assert min(said, LAST) + len(lines) + 1 <= 24, "\n".join(lines)
        assert max(map(len, lines)) <= 80


def test_below_the_whole_table_it_is_not_drawn_once_more() -> None:
    (seen, title, options), *_ = questions("champions")
    w = words("champions")
    out = Rich(w, Console(width=80, height=60, file=io.StringIO(), color_system=None, highlight=False))
    out.table(seen)
    out.question(w.board(seen), title, options, table=False)
    assert isinstance(out.console.file, io.StringIO)
    shown = out.console.file.getvalue()
    assert shown.count("Your hand") == 1 and title in shown and "you lose at" in shown.rpartition("╯")[2]


@pytest.mark.parametrize("columns", [40, 100])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_longer_than_the_window(game: str, columns: int) -> None:
    for lines in screens(game, columns, 24, 2):
        assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("game", ["champions", "skirmish", "heroes"])
def test_a_high_window_has_the_whole_table_in_boxes(game: str) -> None:
    for lines in screens(game, 100, 120, 3):
        assert lines[0].startswith("╭─") and not any("view ──" in line for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_broken_at_80_columns(game: str) -> None:
    w = words(GAMES[game][0])
    keys = ("cli-shortened", "cli-whole", "cli-left-out", "cli-hand-empty", "cli-hand-brief", "cli-zone-hidden")
    hints = {word for key in keys for n in (1, 2) for word in WORD.findall(w(key, n=n))}
    hints |= {*WORD.findall(w("cli-left-out-named", what=""))}
    for height in (24, 120):
        for (seen, title, options), lines in zip(questions(game), screens(game, 80, height, 0), strict=True):
            said = " ".join(f"{row.text} {row.tail} {row.same} {row.many} {row.under}" for row in options)
            data = msgspec.json.encode(w.board(seen)).decode() + title + said
            found = set(WORD.findall(" ".join(lines)))
            assert len(found) > 10 and sorted(found - {*WORD.findall(data), *hints, "Empty"}) == []


def test_targets_are_not_broken_off_and_stand_there_once_where_there_is_little_room() -> None:
    aims = [f"{n}\u00a0Avengers\u00a0Tower" for n in range(1, 7)]
    options = [
        Row("1-6", "Play Wasp", "– pay Thor", f"→ {'; '.join(aims)}"),
        Row("7-12", "Play Thor", "", "→ 7", "→ as for 1-6"),
    ]
    screen = FittedScreen(Console(width=60, height=10, file=io.StringIO()), 0, words("skirmish"))
    found = [line.plain for line in screen.question("", options, SHORT)]
    assert found[-1].lstrip() == "7-12 Play Thor → as for 1-6"
    assert [line for line in found if line.rstrip(";").endswith(("Avengers", "1", "2", "3", "4", "5", "6"))] == found[
        -1:
    ]
    assert sum(line.count("Avengers Tower") for line in found) == 6


def test_targets_that_take_many_lines_are_counted_and_called_by_their_numbers() -> None:
    aims = [f"{n}\u00a0Avengers\u00a0Tower" for n in range(1, 7)]
    few = Row("7-8", "Move Thor", "", "→ 7\u00a0Queens; 8\u00a0Brooklyn", many="→ 2 choices")
    options = [Row("1-6", "Move Hulk (Ready on the card)", "", f"→ {'; '.join(aims)}", many="→ 6 choices"), few]
    screen = FittedScreen(Console(width=60, height=10, file=io.StringIO()), 0, words("heroes"))
    asked = {
        form: [line.plain for line in screen.question("Which?", options, form)] for form in (SHORT, COUNTED, LINES)
    }
    for form in (COUNTED, LINES):
        head, first, second = asked[form]
        assert head.endswith("(in full: ? 1-6)")
        assert first.endswith("Move Hulk (Ready on the card) → 6 choices") and second.endswith("8 Brooklyn")
    assert len(asked[SHORT]) > 4
    long = [options[0]._replace(aims=f"→ {'; '.join(aims[:4])}")]
    assert len(screen.question("Which?", long, COUNTED)) == 3 and len(screen.question("Which?", long, LINES)) == 2


def test_villains_stand_by_their_names_and_costs_where_there_is_no_room_for_more() -> None:
    """They tell apart who leads and who helps, and no number is missing."""
    seen = 0
    for _, title, options in questions("heroes") + questions("heroes 4"):
        named = [row for row in options if row.under]
        screen = FittedScreen(Console(width=80, height=24, file=io.StringIO()), 0, words("heroes"))
        asked = {form: [line.plain for line in screen.question(title, options, form)] for form in (PAIRS, NAMES)}
        if not named:
            assert asked[NAMES] == asked[PAIRS] or any(is_name(row) for row in options)
            continue
        seen += 1
        text = "\n".join(asked[NAMES])
        assert {row.under for row in named} <= {"Lead Villain, for Trouble", "Backup or agent, for Trouble"}
        assert all(f"{row.key} {row.name}" in text for row in named) and "…" not in text
        assert all(f"{row.key} {row.text}" in text for row in options if not row.under)
        assert f"(in full: ? {named[0].key})" in text
        assert len(options) < 12 or len(asked[NAMES]) <= len(asked[PAIRS])
    assert seen > 3


def test_what_is_as_short_as_a_name_stands_beside_others() -> None:
    options = [Row(str(n), f"Villain {'abc' * (n % 3)}") for n in range(1, 31)]
    screen = FittedScreen(Console(width=80, height=24, file=io.StringIO()), 0, words("heroes"))
    abreast = [line.plain for line in screen.question("Which?", options, PAIRS)]
    assert len(abreast) == 11 and re.findall(r"\d+", abreast[1]) == ["1", "11", "21"]
    assert sorted(map(int, re.findall(r"\d+", " ".join(abreast)))) == [*range(1, 31)]
    flowing = [line.plain for line in screen.question("Which?", options, NAMES)]
    assert len(flowing) < 9 and re.findall(r"\d+", " ".join(flowing)) == [row.key for row in options]
    paid = [*options, Row("31", "Villain", pays="with red")]
    ways = [line.plain for line in screen.question("Which?", paid, NAMES)]
    assert ways[-1] == "  31 Villain with red" and ways[:-1] == flowing, "what has something behind it has its own line"


def test_nobody_is_named_whose_name_stands_for_two_answers() -> None:
    asked = (
        [row for row in options if row.under] for n in range(9) for _, _, options in questions("heroes 4", f"fit {n}")
    )
    named = next(each for each in asked if len(each) > 5)
    assert all(re.fullmatch(r".+ \(\d\)", row.name) for row in named)
    assert len({(row.under, row.name) for row in named}) == len(named)


def test_a_dense_table_says_once_how_far_the_points_are() -> None:
    w = words("skirmish")
    for seen, _, _ in questions("skirmish"):
        for lines in (dense_lines(w.board(seen), w, 80), compact_lines(w.board(seen), w, 80, BRIEF)):
            text = "\n".join(line.text.plain for line in lines)
            assert "Victory Points" not in text and "Artifact marker" in text
        text = "\n".join(line.text.plain for line in dense_lines(w.board(seen), w, 80))
        assert text.count("VP: ") == 1 and "you win with" in text


def test_what_is_left_out_is_named_if_there_is_room_for_it() -> None:
    w = words("heroes")
    board = w.board(questions("heroes 4")[8][0])
    lines = dense_lines(board, w, 80)
    texts = {room: cut_to_fit(lines, board, w, 80, room) for room in range(8, len(lines) + 1)}
    assert texts[len(lines)].without == () and ": view ──" not in texts[len(lines)].lines[0].plain
    heads = {room: found.lines[0].plain for room, found in texts.items() if found.without}
    assert all(head.endswith(": view ──") and width(head) <= 80 for head in heads.values())
    for room, head in heads.items():
        names = re.search(r"also (.+?)…?: view", head)
        gone = "\n".join(line.text.plain for line in lines if line.text not in texts[room].lines)
        assert names is None or all(f"{name}:" in gone for name in names[1].split(", ")), head
    assert any("also " in head for head in heads.values())
    assert any("also " in head and "…" in head for head in heads.values())


def test_what_would_read_alike_where_it_is_cut_off_is_told_apart() -> None:
    ready, supports = "Captain America is Ready, for 1 plot point", "Captain America is Supporting, for 1 plot point"
    texts = [ready, supports, "Captain America stays in Recovery", "Hulk is Ready, for 4 plot points"]
    assert shorten(ready, 25) == shorten(supports, 25) == "Captain America is…"
    assert told_apart_texts(texts, [25] * 4) == [
        "Captain… Ready, for 1 plot point", "Captain… Supporting, for 1 plot point", *texts[2:]
    ]  # fmt: skip
    assert told_apart_texts(texts, [60] * 4) == texts
    assert told_apart_texts(texts, [25, 60, 60, 60]) == texts
    assert told_apart_texts(["Pass", "Pass"], [25, 25]) == ["Pass", "Pass"]


@pytest.mark.parametrize("columns", [40, 50, 60, 70])
@pytest.mark.parametrize("game", GAMES)
def test_in_the_smallest_window_options_can_be_told_apart(game: str, columns: int) -> None:
    w = words(GAMES[game][0])
    screen = FittedScreen(Console(width=columns, height=10, file=io.StringIO()), 0, w)
    for _, _, options in questions(game):
        form = LINES if columns < 60 else PAIRS
        key = max([5, *(len(row.key) + 1 for row in options)])
        lines = [line.plain for line in screen.question("", options, PAIRS)]
        answers = [[line.plain for line in row] for row in screen.answers(options, form)]
        assert all(line in "\n".join(lines) for row in answers for line in row)
        found = {" ".join(line[key:].rstrip() for line in row) for row in answers}
        assert len(found) == len({(row.text, row.tail) for row in options}), lines
        assert form == PAIRS or all(len(text) > 12 or "…" not in text for text in found)


@pytest.mark.parametrize("language", ["en", "es", "uk"])
@pytest.mark.parametrize("game", ["champions 2", "skirmish", "heroes"])
def test_no_word_of_a_language_is_broken(game: str, language: str) -> None:
    """In windows of 80 columns, low and high."""
    name, options = GAMES[game]
    w = Words(name)
    w.speak(language)
    session = start(find_game(name), options, seed="brk", bots="sensible", practice=False, people=False)
    keys = ("cli-shortened", "cli-whole", "cli-left-out", "cli-hand-empty", "cli-hand-brief", "cli-zone-hidden")
    own = {word for key in keys for n in (1, 2, 5) for word in WORD.findall(w(key, n=n))}
    own |= {*WORD.findall(w("cli-left-out-named", what=""))}
    seen = 0
    while not session.game.over:
        decision = session.game.pending[0]
        if session.recorder.standing_count % 9 == 0 and len(decision.options) > 1:
            board, prompt = w.board(view(session.game, decision.seat)), w.ask(session, decision).prompt
            answers = rows(prompt, w)
            said = [f"{row.text} {row.tail} {row.same} {row.many} {row.under} {row.name}" for row in answers]
            data = " ".join([msgspec.json.encode(board).decode(), prompt.question, *said])
            known = {word.lower() for word in {*WORD.findall(data), *own}}
            for height in (24, 40, 120):
                console = Console(width=80, height=height, file=io.StringIO(), color_system=None, highlight=False)
                Rich(w, console).question(board, prompt.question, answers, table=True)
                assert isinstance(console.file, io.StringIO)
                for line in console.file.getvalue().splitlines():
                    assert not [word for word in WORD.findall(line) if word.lower() not in known], line
                    seen += 1
        session.step_bot()
    assert seen > 500


CHINESE = (
    "總計：威脅6→17（目標28），沙人與你交戰，仿聲鳥、人群管制離場。" * 5,
    "「犀牛人裝甲」上，然後棄掉「犀牛人裝甲」。" * 6,
)


@pytest.mark.parametrize("columns", range(40, 84))
def test_chinese_is_broken_as_it_is_written_and_nothing_is_lost(columns: int) -> None:
    """No line begins with what closes, or ends with what opens: in paragraphs, lists, tables and answers."""
    out = Rich(
        words("heroes"), Console(width=columns, height=200, file=io.StringIO(), color_system=None, highlight=False)
    )
    card = Card("沙人", text=CHINESE, cost=Fact("3"))
    for text in CHINESE:
        out.say(text, "title")
    out.rows("", [("1", text) for text in CHINESE])
    out.part(Board([], Panel([Fact("手牌")], [Group(items=[card], as_table=True)])))
    out.options(CHINESE[0], [Row("1", CHINESE[1])])
    assert isinstance(out.console.file, io.StringIO)
    lines = [line.strip(" │") for line in out.console.file.getvalue().splitlines()]
    assert max(map(width, lines)) <= columns
    assert not [line for line in lines if (line[:1] in "，。、；：！？）」…" and line) or line[-1:] in tuple("（「")]
    shown = re.sub(r"[^\u2e80-\uffef]", "", "".join(lines))
    assert all(shown.count(re.sub(r"[^\u2e80-\uffef]", "", text)) == 4 for text in CHINESE[1:]), lines


def test_the_tags_of_spanish_teams_are_not_their_articles() -> None:
    w = Words("heroes")
    w.speak("es")
    session = start(find_game("heroes"), GAMES["heroes 4"][1], seed="1", bots="sensible", practice=False, people=False)
    board = w.board(view(session.game, 0))
    tags = [panel.title[0].short.split(" ")[0] for panel in board.panels if panel.key == "player"]
    assert tags == ["V", "P", "4", "M"]
