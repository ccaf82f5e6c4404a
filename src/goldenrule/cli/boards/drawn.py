"""A table drawn with rich: boxes with rows, bars and colours; where columns are few, one thing after the other."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import cast

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from goldenrule.cli.boards import narrow
from goldenrule.cli.boards.narrow import DIM, DOT, GAP, Box, Flow, TableOrRows
from goldenrule.cli.client_texts import Words
from goldenrule.gamekit import board as model
from goldenrule.gamekit.board import Areas, Board, Card, Fact, Grid, Note, Panel, Piece, Track

STYLES = {"dim": DIM, "strong": "bold", "good": "green", "warn": "yellow", "bad": "red", "orange": "dark_orange"}
"""The tones that are not called as rich calls them."""
BAR = 10
NAME = 24
"""Columns of names at least, so that bars stand below each other in several boxes."""
ROOMY = 66
"""Columns within a box from which on rows have bars, and a place of its own for whatever they say."""
ACROSS = 34
"""Columns that an area needs to stand beside another."""
TEXT = 30
"""The columns that the last part of a row needs at least."""


def draw(board: Board, words: Words) -> RenderableType:
    """The table for the seat that it was made for, its hand last."""
    hand = [board.hand] if board.hand is not None and board.hand.body else []
    return Group(*(panel(each, words) for each in (*board.panels, *hand)))


def panel(panel: Panel, words: Words) -> Box:
    first, *others = panel.title or [Fact("")]
    title = [Text(brief(first), join("bold", style(first.tone))), *map(fact, others)]
    return Box(
        Group(*body(panel, words)),
        title,
        [fact(each, DIM) for each in panel.foot if not each.detail],
        style(panel.tone),
    )


def body(panel: Panel, words: Words) -> Iterator[RenderableType]:
    """The pieces in a box; groups that follow each other are drawn together, and so are tracks."""
    before: type[Piece] | None = None
    for kind, run in groupby(panel.body, type):
        if before is not None and kind is not Note and {before, kind} & {Track, Grid, Areas}:
            yield Text()
        before = before if kind is Note else kind
        found = list(run)
        if kind is model.Group:
            yield from groups([each for each in found if isinstance(each, model.Group)], panel.aside, words)
        elif kind is Track:
            yield tracks([each for each in found if isinstance(each, Track)])
        for piece in found:
            if isinstance(piece, Grid):
                yield grid(piece, words)
            elif isinstance(piece, Areas):
                yield AreaColumns(piece, words)
            elif isinstance(piece, Note):
                yield narrow.Paragraph(Text(piece.text, DIM))


# -- words -------------------------------------------------------------------------------------------------------------


def style(tone: str) -> str:
    return STYLES.get(tone, tone)


def join(*styles: str) -> str:
    return " ".join(filter(None, styles))


def brief(fact: Fact) -> str:
    return fact.short or fact.text


def fact(fact: Fact, usual: str = "") -> Text:
    """A fact in its colour; of a number its name is dim."""
    look = style(fact.tone) or usual
    if fact.parts:
        return Text(" ").join(Text(brief(part), join("bold", style(part.tone))) for part in fact.parts)
    if fact.badge:
        return Text(f" {brief(fact)} ", f"black on {look}")
    if fact.name and fact.value is not None and not fact.short:
        return Text.assemble((f"{fact.name} ", DIM), (str(fact.value), "bold"))
    return Text(brief(fact), look)


def facts(card: Card, all: bool = True) -> list[Text]:
    """What there is to say of a card besides its name and gauge; without details if not `all`."""
    return [fact(each) for each in card.facts if brief(each) and (all or not each.detail)]


def spaced_facts(pieces: Iterable[Text]) -> Text:
    """Facts in a row; a badge brings blank columns of its own."""
    out = Text()
    for piece in pieces:
        if out:
            out.append(" " if out.plain[-1] == " " or piece.plain[:1] == " " else GAP)
        out.append_text(piece)
    return out


def name(card: Card, words: Words, usual: str = "") -> Text:
    look = join("bold" if card.main else "", DIM if card.exhausted and not card.main else style(card.tone) or usual)
    said = Text(words("cli-zone-times", n=card.count, name=card.short or card.name), look)
    return Text.assemble((f"{card.mark} ", "bold"), said) if card.mark else said


def bar(have: int, full: int, look: str, cells: int = BAR) -> Text:
    """A number out of another as a bar; the figures stand beside it."""
    filled = 0 if have <= 0 or full <= 0 else max(1, round(min(have, full) * cells / full))
    return Text.assemble(("━" * filled, look), ("╌" * (cells - filled), DIM))


def gauge(fact: Fact, cells: int = BAR) -> tuple[Text, Text]:
    """How much there is of something: a bar, and the figures, which are never left out."""
    have = fact.value or 0
    if fact.full is None:
        return Text(), Text(brief(fact), "yellow")
    if fact.tone == "good":
        look = "green" if have * 2 > fact.full else "yellow" if have * 4 > fact.full else "red"
    else:
        look = "red" if have * 4 >= fact.full * 3 else "yellow"
    return bar(have, fact.full, look, cells), Text(f"{have}/{fact.full}")


# -- groups ------------------------------------------------------------------------------------------------------------


def groups(found: Sequence[model.Group], aside: bool, words: Words) -> Iterator[RenderableType]:
    """Cards with gauges in rows, then tables, then other cards in lines under their headings; `aside` has no tables."""
    rows = CardRows()
    parts: list[RenderableType] = [rows]
    marked = any(each.mark for each in found)
    for each in found:
        if each.as_table and not aside:
            parts.append(table([card for card in each.items if isinstance(card, Card)], words))
            continue
        in_rows = [c for c in each.items if isinstance(c, Card) and (c.main or c.gauge or c.attached or not each.name)]
        for c in in_rows:
            rows.add(c, words, each.each if c.gauge else "")
        rest = [item for item in each.items if item not in in_rows]
        if rest or each.hidden or not in_rows:
            if not isinstance(parts[-1], Table):
                parts.append(Table.grid("", Column(ratio=1), padding=(0, 1), expand=True))
            label = Text.assemble((f"{each.mark or ' '} " * marked, "bold"), (each.name, style(each.tone) or DIM))
            cells = [label, line(each, rest, words)]
            cast(Table, parts[-1]).add_row(*(cells if each.name else [Text.assemble(*cells)]))
    yield from parts if rows.rows else parts[1:]


def line(group: model.Group, items: Iterable[Card | Fact], words: Words) -> Text:
    """Cards and facts that need no row of their own, one after the other."""
    said = []
    for each in items:
        if isinstance(each, Fact):
            said.append(fact(each))
        else:
            said.append(Text(" ").join([name(each, words, "white"), *facts(each, all=False)]))
    if group.hidden:
        said.append(Text(words("cli-zone-hidden", n=group.hidden)))
    return Text(" → " if group.ordered else DOT, DIM).join(said)


class CardRows:
    """Cards in rows: name, gauge and anything else; where there is little room without bars, one after the other."""

    def __init__(self) -> None:
        self.rows: list[tuple[Text, tuple[Text, Text], list[Text]]] = []

    def add(self, card: Card, words: Words, each: str = "") -> None:
        """A card with what is attached to it; `each` says what it is."""
        shown = facts(card)
        if card.gauge is not None and card.gauge.name and card.gauge.full is not None:
            shown.insert(0, Text(card.gauge.name, DIM))
        if each:
            shown.append(Text(each, DIM))
        self.rows.append((name(card, words, "white"), gauge(card.gauge) if card.gauge else (Text(), Text()), shown))
        for held in card.attached:
            before = len(self.rows)
            self.add(held, words)
            under, much, more = self.rows[before]
            self.rows[before] = (Text.assemble(("└ ", DIM), under), much, more)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if options.max_width < ROOMY:
            for name, (_, figures), last in self.rows:
                yield Flow([name, figures, *last])
            return
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(min_width=NAME, no_wrap=True)
        table.add_column(width=BAR + 6, no_wrap=True)
        table.add_column(ratio=1)
        for name, (bar, figures), last in self.rows:
            table.add_row(name, Text(" ").join([bar, figures]) if bar else figures, spaced_facts(last))
        yield table


def table(cards: Sequence[Card], words: Words) -> TableOrRows:
    """Cards in a table: cost, name, every fact in a column of its own, and the text; or else as they flow."""
    costs = any(c.cost for c in cards)
    most = max(len(c.facts) for c in cards)
    rows, flows = [], list[RenderableType]()
    dear = max(fact(c.cost).cell_len if c.cost else 1 for c in cards)
    for c in cards:
        cost = [fact(c.cost, "bold") if c.cost else Text("-", DIM)] if costs else []
        for each in cost:
            each.pad_left(dear - each.cell_len)
        cells = [fact(each) for each in c.facts]
        text = Text("\n".join(c.text))
        rows.append([*cost, name(c, words), *cells, *[Text()] * (most - len(cells)), text])
        flows.append(Flow([Text(" ").join([*cost, name(c, words)]), *facts(c)]))
        if text:
            flows.append(narrow.indent(text))
    if not any(row[-1] for row in rows):
        rows = [row[:-1] for row in rows]
    *widths, last = (max(cell.cell_len for cell in column) for column in zip(*rows))
    out = Table.grid(padding=(0, len(GAP)))
    for width in widths:
        out.add_column(width=width, no_wrap=True)
    for *cells, end in rows:
        out.add_row(*cells, narrow.Paragraph(end))
    return TableOrRows(out, sum(widths) + len(GAP) * len(widths) + min(TEXT, last), flows)


# -- places ------------------------------------------------------------------------------------------------------------


class AreaColumns:
    """Areas side by side, as many as have room."""

    def __init__(self, areas: Areas, words: Words) -> None:
        self.areas = areas
        self.w = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        across = 2 if options.max_width >= 2 * ACROSS else 1
        table = Table.grid(expand=True)
        for _ in range(across):
            table.add_column(ratio=1)
        panels = [panel(each, self.w) for each in self.areas.panels]
        for first in range(0, len(panels), across):
            table.add_row(*panels[first : first + across])
        yield table


def grid(grid: Grid, words: Words) -> Table:
    """Places in rows; the cards that face each other stand side by side."""
    table = Table(box=box.SQUARE, show_edge=False, expand=True, border_style=DIM, pad_edge=False)
    table.add_column("")
    for column in grid.columns:
        table.add_column(fact(column), ratio=1)
    for number, place in enumerate(grid.places):
        if place.opens and number:
            table.add_section()
        head = Text("\n").join([Text(place.name, "bold"), Text(" ").join(map(fact, place.facts))])
        table.add_row(head if place.facts else Text(place.name, "bold"), *[cell(each, words) for each in place.cells])
    return table


def cell(card: Card | None, words: Words) -> Text:
    """A card in its place: its name, and below its facts and how much is left of it."""
    if card is None:
        return Text("·", DIM)
    below = facts(card)
    if card.gauge is not None:
        below.insert(1, Text(" ").join(gauge(card.gauge, min(BAR, card.gauge.full or 0))))
    return Text("\n").join([name(card, words), spaced_facts(below)])


def tracks(found: Sequence[Track]) -> Table:
    """Tracks from one end to the other, with what they say."""
    table = Table.grid(padding=(0, 2))
    for _ in range(2):
        table.add_column(no_wrap=True)
    table.add_column()
    for each in found:
        table.add_row(Text(each.name, DIM), track(each), Text(brief(each.said)))
    return table


def track(track: Track) -> Text:
    left, right = ((end.value or 0, style(end.tone)) for end in track.ends)
    out = Text(f"{left[0]} ", left[1])
    for n in range(left[0], -right[0] - 1, -1):
        look = left[1] if 0 < n <= track.at else right[1] if track.at <= n < 0 else DIM
        sign = "●" if n == track.at else "┼" if n == 0 else "━" if 0 < n < track.at or track.at < n < 0 else "─"
        out.append(sign, "bold white" if n == track.at == 0 else look)
    return out.append(f" {right[0]}", right[1])
