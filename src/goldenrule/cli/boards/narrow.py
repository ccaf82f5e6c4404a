"""Drawing in narrow terminals: no number and no word is cut off; what does not fit goes to the next line."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

GAP: Final = "  "
DOT: Final = " · "
BORDER: Final = 6
"""Columns that a box takes of the line of its title."""


class Flow:
    """Pieces one after the other, each whole in its line where it can be; lines after the first are indented."""

    def __init__(self, pieces: Iterable[Text], between: str = GAP) -> None:
        stripped = (piece[len(piece.plain) - len(piece.plain.lstrip()) :] for piece in pieces if piece.plain.strip())
        self.pieces = list(stripped)
        self.between = Text(between)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line: Text | None = None
        for piece in self.pieces:
            if line is not None:
                if line.cell_len + self.between.cell_len + piece.cell_len <= options.max_width:
                    line = Text().join((line, self.between, piece))
                    continue
                yield line
                piece = Text(GAP).append_text(piece)
            *whole, line = piece.wrap(console, options.max_width)
            yield from whole
        if line is not None:
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)


class Either:
    """A table, where there is room for what it `needs`; else its rows as they flow."""

    def __init__(self, table: Table, needs: int, flows: Sequence[RenderableType]) -> None:
        self.table = table
        self.needs = needs
        self.flows = flows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if self.needs <= options.max_width:
            yield self.table
        else:
            yield from self.flows


def indented(text: Text) -> Padding:
    """A paragraph below what it belongs to."""
    return Padding(text, (0, 0, 0, len(GAP)))


class Box:
    """A box with a title of several pieces and a foot; what of them has no room in the border stands in the box."""

    def __init__(self, body: RenderableType, title: Sequence[Text], foot: Sequence[Text], border: str) -> None:
        self.body = body
        self.title = title
        self.foot = foot
        self.border = border

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        room = options.max_width - BORDER
        dot = Text(DOT)
        heads = len(self.title)
        while heads > 1 and dot.join(self.title[:heads]).cell_len > room:
            heads -= 1
        foot = dot.join(self.foot)
        fits = foot.cell_len <= room
        inside: list[RenderableType] = [self.body]
        if heads < len(self.title):
            inside.insert(0, Flow(self.title[heads:], DOT))
        if not fits:
            inside.append(Flow(self.foot, DOT))
        yield Panel(
            Group(*inside),
            title=dot.join(self.title[:heads]),
            title_align="left",
            subtitle=foot if fits else None,
            subtitle_align="right",
            border_style=self.border,
        )
