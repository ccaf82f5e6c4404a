"""A table close together: no boxes, lines that are filled, and where even they are too many the least of them left out.

A line has a rank. Anything that is left out is counted, and the last heading says how to see it.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import NamedTuple

from msgspec.structs import replace
from rich.text import Text

from goldenrule.cli.boards.drawn import brief, fact, facts, gauge, join, name, spaced_facts, style, track
from goldenrule.cli.boards.narrow import DIM, DOT, cut_off, flow_lines
from goldenrule.cli.boards.plain import APART
from goldenrule.cli.client_texts import Words
from goldenrule.gamekit.board import Areas, Board, Card, Fact, Grid, Group, Note, Panel, Piece, Track
from goldenrule.gamekit.text_lists import capital, list_parts, without_full_stop

HEADING, FIRST, HELD, OTHERS, MAIN, MINOR, ASIDE = range(7, 0, -1)
"""Ranks: what has the lowest is left out first."""
BAR = " │ "
COLUMN = 12
"""In fewer columns cards that face each other do not stand side by side."""
BEGIN = 2
"""So many lines of what stands one after the other are more important than the lines that follow."""
LOOSE, TIGHT_ASIDE, TIGHT, BRIEF = range(4)
"""A group begins a line; all that is somebody else's is in one line; all groups follow one another; of the hand
only costs and names are there."""


class Line(NamedTuple):
    """A line of a table, and of which part of it."""

    rank: int
    text: Text
    part: str = ""


def compact_lines(board: Board, words: Words, columns: int, tight: int) -> list[Line]:
    """The whole table, LOOSE, TIGHT_ASIDE, TIGHT or BRIEF."""
    return CompactBoard(words, columns, tight).board(board, words("cli-hand-brief" if tight == BRIEF else "cli-whole"))


class CompactBoard:
    """Makes lines of at most `columns`, LOOSE, TIGHT_ASIDE, TIGHT or BRIEF."""

    def __init__(self, words: Words, columns: int, tight: int) -> None:
        self.w = words
        self.columns = columns
        self.tight = tight

    def board(self, board: Board, hint: str) -> list[Line]:
        """All lines; the last heading ends with the hint."""
        panels = board.panels if self.tight < TIGHT else [without_told_tracks(each, board) for each in board.panels]
        out = [line for each in panels for line in self.panel(each)]
        if board.hand is None:
            return out
        title = self.title(board.hand) if board.hand.body else Text(without_full_stop(self.w("cli-hand-empty")), "bold")
        out.append(Line(HEADING, self.heading(title, [Text(hint, DIM)])))
        lines = [line for piece in board.hand.body for line in self.flow(self.held_cards(piece))]
        return out + [Line(HELD if n < BEGIN else MAIN, line) for n, line in enumerate(lines)]

    def held_cards(self, piece: Piece) -> list[Text]:
        """A piece of the hand."""
        if self.tight < BRIEF or not isinstance(piece, Group):
            return self.pieces(piece)
        items = [replace(each, facts=()) if isinstance(each, Card) else each for each in piece.items]
        return self.group(replace(piece, items=items))

    def panel(self, panel: Panel) -> Iterator[Line]:
        """A box: its heading, and what is in it; somebody else's in a line or two where it is tight."""
        if panel.aside and self.tight >= TIGHT_ASIDE:
            first, *rest = self.flow(self.in_line(panel))
            yield from (Line(OTHERS, first), *(Line(ASIDE, line) for line in rest))
            return
        title, foot = self.title(panel), [fact(each, DIM) for each in panel.foot if not each.detail]
        yield Line(HEADING, self.heading(title, foot))
        usual = ASIDE if panel.aside else MAIN
        for (kind, minor), run in groupby(
            panel.body, lambda piece: (type(piece), isinstance(piece, Group) and piece.minor)
        ):
            rank = min(usual, MINOR) if minor or kind is Track else usual
            if kind is Grid:
                yield from (Line(FIRST, line) for piece in run if isinstance(piece, Grid) for line in self.grid(piece))
                continue
            found = [
                self.pieces(each) if not isinstance(each, Panel) else self.in_line(each) for each in unpacked_areas(run)
            ]
            if kind is Areas:
                named = [pieces for pieces in found if len(pieces) > 1]  # there is something in the area
                found = [[Text(DOT, DIM).join([area, first]), *rest] for area, first, *rest in named]
            if minor or (self.tight >= TIGHT and kind is not Areas):
                found = [[each for pieces in found for each in pieces]]
            for pieces in found:
                for n, line in enumerate(self.flow(pieces)):
                    begins = FIRST if n == 0 and rank == MAIN else rank
                    yield Line(begins if n < BEGIN else min(rank, MINOR), line)

    # -- headings ----------------------------------------------------------------------------------------------------

    def title(self, panel: Panel) -> Text:
        first, *others = panel.title or [Fact("")]
        return Text(DOT).join([Text(brief(first), join("bold", style(first.tone))), *map(fact, others)])

    def heading(self, title: Text, foot: Sequence[Text]) -> Text:
        """A rule with a title, and as much of a foot as has room at its end."""
        out = Text.assemble(("── ", DIM), cut_off(title, self.columns - 4), (" ", DIM))
        for n in range(len(foot), 0, -1):
            end = Text(DOT).join(foot[:n])
            room = self.columns - out.cell_len - end.cell_len - 4
            if room >= 0:
                return out.append("─" * room, DIM).append(" ").append_text(end).append(" ──", DIM)
        return out.append("─" * (self.columns - out.cell_len), DIM)

    # -- pieces ------------------------------------------------------------------------------------------------------

    def flow(self, pieces: Iterable[Text]) -> list[Text]:
        return flow_lines(pieces, self.columns, DOT)

    def in_line(self, panel: Panel) -> list[Text]:
        """A box as pieces of a line: what it is, what matters most in it, and the rest."""
        groups = [piece for piece in panel.body if isinstance(piece, Group)]
        main = [each for each in groups if any(isinstance(item, Card) and item.main for item in each.items)]
        title = [self.title(Panel(panel.title[:1])), *(text for each in main for text in self.group(each))]
        rest = [text for piece in panel.body if piece not in main for text in self.pieces(piece)]
        return [*title, *map(fact, panel.title[1:]), *rest]

    def pieces(self, piece: Piece) -> list[Text]:
        """What is in a line, one after the other."""
        if isinstance(piece, Group):
            return self.group(piece)
        if isinstance(piece, Track):
            drawn = Text(" ") if self.tight >= TIGHT else Text.assemble(" ", track(piece), "  ")
            return [Text.assemble((piece.name, DIM), drawn, brief(piece.said))]
        return []

    def group(self, group: Group) -> list[Text]:
        """The cards and facts of a group, its name before the first; nothing of details."""
        said = []
        for each in group.items:
            if isinstance(each, Card):
                said.append(self.card(each))
            elif not each.detail:
                said.append(fact(each))
        if group.hidden:
            said.append(Text(self.w("cli-zone-hidden", n=group.hidden)))
        if group.ordered:
            said = [Text(" → ", DIM).join(said)]
        if said and group.name and not any(isinstance(each, Card) and each.main for each in group.items):
            mark = Text(f"{group.mark} " if group.mark else "", "bold")
            said[0] = Text.assemble(mark, (self.w.label(group.name), style(group.tone) or DIM), said[0])
        return said

    def card(self, card: Card) -> Text:
        """A card: cost, name, how much there is of it, anything else that is not a detail, and what is attached."""
        head = [fact(card.cost, "bold")] if card.cost else []
        head.append(name(replace(card, count=1) if card.cost else card, self.w, "white"))
        if card.cost and card.count > 1:  # a number before the name would be a cost
            head.append(Text(self.w("cli-copies", n=card.count), DIM))
        if card.gauge is not None:
            head.append(gauge(card.gauge)[1])
            if card.gauge.name and card.gauge.full is not None:
                head.append(Text(card.gauge.name, DIM))
        said = spaced_facts([Text(" ").join(head), *facts(card, all=False)])
        if card.attached:
            apart = list_parts(self.w.texts, ["", ""], APART)
            opened, closed = self.w("cli-in-brackets", text="|").split("|")
            space = self.w.texts.language.space
            said = Text.assemble(said, space, opened, Text(apart).join(map(self.card, card.attached)), closed)
        return said

    def grid(self, grid: Grid) -> Iterator[Text]:
        """Places with somebody in them, a line for each; then the others together."""
        heads = [
            Text(" ").join([Text(p.name, "bold"), *(fact(f) for f in p.facts if not f.detail)]) for p in grid.places
        ]
        wide = [max(head.cell_len for head in heads)]
        for n, column in enumerate(grid.columns):
            found = [spaced_facts(self.parts(cell)).cell_len for place in grid.places if (cell := place.cells[n])]
            wide.append(max(fact(column).cell_len, *found, 0))
        bars = (len(wide) - 1) * len(BAR)
        beside = True
        if sum(wide) + bars > self.columns:
            wide[1:] = [(self.columns - wide[0] - bars) // len(grid.columns)] * len(grid.columns)
            beside = wide[1] >= COLUMN
        if beside:
            yield row([Text(), *map(fact, grid.columns)], wide)
        for head, place in zip(heads, grid.places):
            if any(place.cells) and not beside:
                sides = zip(grid.columns, place.cells)
                cards = [
                    Text.assemble((self.w.label(side.text), DIM), spaced_facts(self.parts(cell)))
                    for side, cell in sides
                    if cell is not None
                ]
                yield from self.flow([head, *cards])
            elif any(place.cells):
                cells = [flow_lines(self.parts(c) if c else [Text("·", DIM)], n) for c, n in zip(place.cells, wide[1:])]
                for texts in zip_longest([head], *cells, fillvalue=Text()):
                    yield row(texts, wide)
        empty = [head for head, place in zip(heads, grid.places) if not any(place.cells)]
        if empty:
            empty[0] = Text.assemble((self.w.label(capital(grid.nobody)), DIM), empty[0])
            yield from self.flow(empty)

    def parts(self, card: Card) -> list[Text]:
        """What is said of a card in its place: its name, how much is left of it, and the rest that is not a detail."""
        return [name(card, self.w, "white"), *([gauge(card.gauge)[1]] if card.gauge else []), *facts(card, all=False)]


def row(cells: Sequence[Text], wide: Sequence[int]) -> Text:
    """Texts side by side in columns."""
    filled = [Text.assemble(cell, " " * (columns - cell.cell_len)) for cell, columns in zip(cells, wide)]
    out = Text(BAR, DIM).join(filled)
    out.rstrip()
    return out


def without_told_tracks(panel: Panel, board: Board) -> Panel:
    """A box without the tracks that are told where it is said how the game stands."""
    told = {each.key for each in board.status if not each.detail}
    return replace(panel, body=[each for each in panel.body if not (isinstance(each, Track) and each.key in told)])


def kind_of(piece: Piece) -> tuple[type[Piece], bool]:
    """What is drawn together with what follows, if that is the same."""
    return type(piece), isinstance(piece, Group) and piece.minor


def unpacked_areas(run: Iterable[Piece]) -> Iterator[Piece | Panel]:
    """The pieces, areas one by one; notes say nothing where it is close."""
    for piece in run:
        if isinstance(piece, Areas):
            yield from piece.panels
        elif not isinstance(piece, Note):
            yield piece
