"""Writing to the terminal: plain lines, or rich with boxes and colour. Both show the same things in the same order."""

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from goldenrule.cli import screen
from goldenrule.cli.boards.plain import lines, status
from goldenrule.cli.client_texts import Words
from goldenrule.cli.prompt import KEPT, Options
from goldenrule.gamekit.text_lists import without_full_stop
from goldenrule.words.columns import wrap

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from goldenrule.gamekit.board import Board
    from goldenrule.kernel.views import View

WIDTH = 80
HEIGHT = 24
NEXT = 6
"""This many lines are kept free at the end of a game for what can follow."""
COVER = 100
"""Blank lines that push what has been shown out of sight, where the screen is not cleared: more than screens have."""
FORGET = "\x1b[3J"
"""Makes a terminal forget what has been scrolled away."""

Rows = list[tuple[str, str]]
"""Lines with a number, or none ("")."""


class Output(Protocol):
    """Where a client writes. Texts are whole lines or paragraphs; they are wrapped here."""

    w: Words
    """The words of the game that is shown; to be set again for another game."""
    interactive: bool
    brief: bool
    """Show the table once a round only: somebody reads it line by line."""

    def say(self, text: str, style: str = "") -> None:
        """A paragraph. Styles: "title", "good", "bad", "dim", "log", "" for none."""

    def keep(self) -> None:
        """What is said from now on is to be on the screen with the next question."""

    def table(self, view: "View") -> None:
        """The table as the seat of a view knows it."""

    def part(self, board: "Board") -> None:
        """A part of the table."""

    def show_ending(self, board: "Board", said: Sequence[tuple[str, str]]) -> None:
        """The table at the end, as much of it as there is room for above what is said, in which style, and asked."""

    def options(self, title: str, options: Options) -> None:
        """What is asked, and what may be answered."""

    def question(self, board: "Board", title: str, options: Options, table: bool) -> None:
        """What is asked at a table, below where the game stands; the table, too, if it has to be seen or has room."""

    def log(self, title: str, lines: list[str]) -> None:
        """Lines below a title."""

    def rows(self, title: str, rows: Rows) -> None:
        """The same, with a number before each of them, or none ("")."""

    def read(self) -> str | None:
        """A line that was typed; None at the end of the input."""

    def cover(self) -> None:
        """Take everything that has been shown or typed out of sight."""


class Plain:
    """Numbered lines without boxes or colour: for screen readers and pipes."""

    brief = True

    def __init__(self, words: Words) -> None:
        self.w = words
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.stands = ""

    def line(self, text: str, indent: str = "") -> None:
        """A paragraph in lines of at most 80 columns; those after the first are indented."""
        start = text[: len(text) - len(text.lstrip())]
        print("\n".join(wrap(text.strip(), WIDTH, start, indent or start + "  ")).replace(KEPT, " "))

    def say(self, text: str, style: str = "") -> None:
        for paragraph in text.split("\n"):
            if style == "keep":
                print(paragraph)
            else:
                self.line(paragraph)

    def keep(self) -> None:
        """Nothing scrolls away from the person who reads line by line."""

    def table(self, view: "View") -> None:
        self.part(self.w.board(view))

    def part(self, board: "Board") -> None:
        print()
        for text in lines(board, self.w):
            self.line(text)

    def question(self, board: "Board", title: str, options: Options, table: bool) -> None:
        """Where the game stands is said when it has changed."""
        if table:
            self.part(board)
        stands = status(board, self.w, hand=not table)
        if stands != self.stands:
            print()
            self.line(stands)
        self.stands = status(board, self.w)
        self.options(title, options)

    def show_ending(self, board: "Board", said: Sequence[tuple[str, str]]) -> None:
        self.part(board)
        for text, style in said:
            self.say(text, style)

    def options(self, title: str, options: Options) -> None:
        print()
        self.say(title)
        for row in options:
            text = f"{without_full_stop(row.text)} {row.tail}" if row.tail else row.text
            self.line(f"{row.key}. {text}", " " * (len(row.key) + 2))

    def log(self, title: str, lines: list[str]) -> None:
        self.rows(title, [("", text) for text in lines])

    def rows(self, title: str, rows: Rows) -> None:
        print()
        self.line(self.w("cli-label", name=title))
        for number, text in rows:
            self.line(f"({number}) {text}" if number else f"- {text}")

    def read(self) -> str | None:
        prompt = self.w("cli-prompt") + " " if self.interactive else ""
        return read_line(prompt)

    def cover(self) -> None:
        print("\n" * COVER)
        forget_lines()


class Rich:
    """Boxes and colours, as wide as the window up to 100 columns. `NO_COLOR` leaves out the colours.

    The size of the window is read again whenever something has been typed; a `console` that is given has its own.
    """

    brief = False

    def __init__(self, words: Words, console: "Console | None" = None) -> None:
        self.w = words
        self.interactive = sys.stdin.isatty()
        self.said = 0  # lines that were written since something was typed
        self.before = -1  # this many of them need not stay on the screen; -1: as always
        self.seen = False  # the whole table has been among them
        self.refused = False  # and a refusal, which must stay visible
        self.follows = console is None
        self.console = console or screen.console(sys.stdout, highlight=False, soft_wrap=False)
        self._resize()

    def _resize(self) -> None:
        if self.follows:
            self.console.size = window()

    def _print(self, *parts: "RenderableType") -> None:
        from rich.segment import SegmentLines

        for part in parts:
            lines = self.console.render_lines(part, pad=False)
            self.console.print(SegmentLines(lines, new_lines=True), end="")
            self.said += len(lines)

    def say(self, text: str, style: str = "") -> None:
        from rich.text import Text

        from goldenrule.cli.boards.narrow import Paragraph

        styles = {"title": "bold", "good": "bold green", "bad": "red", "dim": "bright_black", "keep": "", "log": ""}
        self._print(Paragraph(Text(text, styles.get(style, ""))))
        self.refused |= style == "bad"

    def keep(self) -> None:
        self.before = self.said

    def table(self, view: "View") -> None:
        self.part(self.w.board(view))
        self.seen = True

    def part(self, board: "Board") -> None:
        from goldenrule.cli.boards.drawn import draw

        self._print(draw(board, self.w))

    def question(self, board: "Board", title: str, options: Options, table: bool) -> None:
        from goldenrule.cli.boards.fit import LAST, FittedScreen

        shown = None if self.seen and not table else board
        kept = self.said - self.before if self.before >= 0 else LAST if self.refused else 0
        screen = FittedScreen(self.console, self.said, self.w, kept=kept)
        self._print(*screen.fit(shown, table, title, options, board.status))

    def show_ending(self, board: "Board", said: Sequence[tuple[str, str]]) -> None:
        from rich.text import Text

        from goldenrule.cli.boards.fit import LAST, FittedScreen
        from goldenrule.cli.boards.narrow import wrap_lines as lines_of

        height = {each: len(lines_of(Text(each[0]), self.console.width)) for each in said}
        follows = sum(height.values()) + NEXT
        for each in [each for each in said if each[1] == "dim"]:
            if follows > self.console.height - 1 - LAST:  # what can be asked for later gives way
                said, follows = [other for other in said if other != each], follows - height[each]
        self._print(*FittedScreen(self.console, self.said, self.w, follows).above(board))
        for text, style in said:
            self.say(text, style)

    def options(self, title: str, options: Options) -> None:
        from goldenrule.cli.boards.fit import FittedScreen

        self._print(*FittedScreen(self.console, self.said, self.w).fit(None, False, title, options))

    def log(self, title: str, lines: list[str]) -> None:
        self.rows(title, [("", line) for line in lines])

    def rows(self, title: str, rows: Rows) -> None:
        from rich.table import Table
        from rich.text import Text

        from goldenrule.cli.boards.narrow import Paragraph

        width = max([2, *(len(number) for number, _ in rows)])
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", width=width, style="bright_black")
        table.add_column()
        for number, text in rows:
            table.add_row(number or "·", Paragraph(Text(text)))
        self._print(Text(title, "bright_black"), table)

    def read(self) -> str | None:
        line = read_line(self.w("cli-prompt") + " ")
        self.said = 0
        self.before = -1
        self.seen = self.refused = False
        self._resize()
        return line

    def cover(self) -> None:
        if self.console.legacy_windows:  # which clears nothing
            self.console.file.write("\n" * COVER)
        else:
            self.console.clear()
            if self.console.is_terminal:
                self.console.file.write(FORGET)
        forget_lines()


def window() -> tuple[int, int]:
    """The columns and rows to draw in: the window's, but neither unreadably narrow nor wide."""
    import shutil

    columns, rows = shutil.get_terminal_size((WIDTH, HEIGHT))
    return max(40, min(100, columns)), rows


def read_line(prompt: str) -> str | None:
    """A line from standard input; None at its end. Lines that are not text in UTF-8 are read as far as they are."""
    try:
        return input(prompt)
    except EOFError:
        if prompt:  # what follows begins a line of its own
            print()
        return None
    except UnicodeDecodeError:
        return ""


def make_output(words: Words, plain: bool) -> Output:
    """Rich in a terminal where it is installed; plain lines in a pipe, on a dumb terminal, or when they are wanted."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb" or not has_rich():
        return Plain(words)
    if sys.stdin.isatty():
        enable_editing()
    return Rich(words)


def has_rich() -> bool:
    """Is the package installed that draws boxes and colours? It is one of the extra "terminal"."""
    return find_spec("rich") is not None


def forget_lines() -> None:
    """The history at the prompt shows nobody what another has asked about."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def enable_editing() -> None:
    """Arrow keys and history at the prompt, where the platform has readline."""
    from contextlib import suppress
    from importlib import import_module

    with suppress(ImportError):
        import_module("readline")
