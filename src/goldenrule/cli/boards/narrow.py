"""Drawing in narrow terminals: no number and no word is cut off; what does not fit goes to the next line."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from goldenrule.words.columns import columns as width
from goldenrule.words.columns import wrap as broken

GAP: Final = "  "
DOT: Final = " · "
DIM: Final = "bright_black"
MEASURE: Final = Console(width=80)
"""Of a console lines are made in, only how it counts columns matters."""
ELLIPSIS: Final = "…"
HELD_SPACE: Final = "\ue000"
"""In place of a space at which no line is broken, while lines are: rich takes any space."""
BORDER: Final = 6
"""Columns that a box takes of the line of its title."""


def flow_lines(pieces: Iterable[Text], columns: int, between: str = GAP) -> list[Text]:
    """Lines of pieces, each whole in its line where it can be; lines after the first are indented."""
    out: list[Text] = []
    for piece in pieces:
        piece = piece[len(piece.plain) - len(piece.plain.lstrip()) :]
        if not piece:
            continue
        if not out and piece.cell_len <= columns:
            out.append(piece)
        elif out and out[-1].cell_len + len(between) + piece.cell_len <= columns:
            out[-1] = Text(between, DIM).join((out[-1], piece))
        else:
            first, *rest = wrap_lines(piece, columns - len(GAP))
            out += [Text(GAP).append_text(first) if out else first, *(Text(GAP).append_text(line) for line in rest)]
    return out


def wrap_lines(text: Text, columns: int) -> list[Text]:
    """A text in lines that are broken between words, and where there are no spaces as its script breaks them."""
    plain = text.plain
    if plain.isascii() or all(width(char) < 2 for char in plain):
        return list(text.wrap(MEASURE, columns))
    out = list[Text]()
    for paragraph in text.split("\n", allow_blank=True):
        at = 0
        for line in broken(paragraph.plain, columns):
            at = paragraph.plain.index(line, at)
            out += paragraph[at : at + len(line)].wrap(MEASURE, columns)
            at += len(line)
    return out


class Paragraph:
    """A text that is broken into lines as `wrap_lines` does."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrap_lines(self.text, options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((line.cell_len for line in self.text.split("\n")), default=0)
        return Measurement(min(longest, options.max_width), options.max_width).with_maximum(longest)


def shorten(text: str, room: int) -> str:
    """A text in one line, whole or cut off behind a word, or before what has just begun in brackets."""
    lines = wrap_lines(Text(text), room)
    if len(lines) == 1:
        return lines[0].plain
    said = wrap_lines(Text(text), max(room - len(ELLIPSIS), 1))[0].plain
    opened = max(map(said.rfind, "(（"))
    if opened > max(map(said.rfind, ")）")) and opened * 3 > len(said) * 2:
        said = said[:opened]
    return said.rstrip(" ,;:+–→…") + ELLIPSIS


def cut_off(text: Text, room: int) -> Text:
    """A text in one line, whole or cut off behind a word."""
    if text.cell_len <= room:
        return text
    first, *_ = wrap_lines(text, max(room - len(ELLIPSIS), 1))
    first.rstrip()
    while first.plain[-1:] in tuple(",;:·"):
        first.right_crop(1)
        first.rstrip()
    return first.append(ELLIPSIS)


class Flow:
    """Pieces one after the other, as `flow_lines` makes lines of them."""

    def __init__(self, pieces: Iterable[Text], between: str = GAP) -> None:
        self.pieces = list(pieces)
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from flow_lines(self.pieces, options.max_width, self.between)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)


class TableOrRows:
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


def indent(text: Text) -> Padding:
    """A paragraph below what it belongs to."""
    return Padding(Paragraph(text), (0, 0, 0, len(GAP)))


class Box:
    """A box with a title of several pieces and a foot; what of them has no room in the border is in the box."""

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
