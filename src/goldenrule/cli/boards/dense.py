"""A table in as few lines as possible: a heading for all, a line for each area, row and player, and the hand.

The heading says where the game stands, so that no line of status is needed below. Cards on the map are not listed
again with their side, and what is said alike of several cards is said once.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from rich.text import Text

from goldenrule.cli.boards.close import (
    ASIDE,
    BEGIN,
    BRIEF,
    FIRST,
    HEADING,
    HELD,
    MAIN,
    MINOR,
    OTHERS,
    CompactBoard,
    Line,
    unpacked_areas,
    without_told_tracks,
)  # fmt: skip
from goldenrule.cli.boards.drawn import brief, fact, style
from goldenrule.cli.boards.narrow import DIM, DOT, ELLIPSIS, GAP, HELD_SPACE, cut_off, shorten
from goldenrule.cli.client_texts import Words
from goldenrule.gamekit.board import Board, Card, Fact, Grid, Group, Panel, Track
from goldenrule.gamekit.text_lists import list_parts
from goldenrule.words.columns import columns as width

LEAST_NAME: Final = 12
"""The fewest columns that a name is shortened to, so that the rest of its line fits."""
RULES: Final = 8
"""Columns of the lines beside the title of the heading and its hint."""
MANY: Final = 99
"""More lines are not left out."""


TABLE, HAND, PLACES, TRACKS, SIDES = MUST = ("table", "hand", "places", "tracks", "sides")
"""What is to stay: the whole table; lines of the hand; rows and areas; tracks and how the game stands; sides."""
PILES, OWN, OTHER = MAY = ("piles", "own", "others'")
"""What may be: piles and counts; lines of less weight of the own side, and of others."""
PARTS = (*MUST, *MAY)


class CutTable(NamedTuple):
    """Lines of a table, and which PARTS of it are left out."""

    lines: list[Text]
    without: Sequence[str] = ()


def dense_lines(board: Board, words: Words, columns: int) -> list[Line]:
    """The whole table."""
    return DenseBoard(words, columns).board(board, words("cli-hand-brief"))


def weighty_count(lines: Sequence[Line]) -> int:
    """How many lines there are without those of little weight."""
    return sum(line.rank >= MAIN for line in lines)


def least_count(lines: Sequence[Line], hand: bool = True) -> int:
    """How many lines there must be in any case: rows, areas, tracks, one or two of each side, and the hand.

    Without the `hand` only its first line.
    """
    return sum(line.rank >= OTHERS and (hand or line.part != HAND or line.rank == HELD) for line in lines)


def least_count_of_sides(lines: Sequence[Line]) -> int:
    """How many lines have to have room so that each side has one."""
    held = [line.part for line in lines if line.rank == HELD]
    last = max((n for n, part in enumerate(held, 1) if part == SIDES), default=0)
    return sum(line.rank > HELD for line in lines) + last


def cut_to_fit(lines: Sequence[Line], board: Board, words: Words, columns: int, room: int) -> CutTable:
    """A table whose lines these are in at most so many, but at least two; what is left out is counted."""
    kept = sorted(range(len(lines)), key=lambda i: (-lines[i].rank, i))[: max(room, 2)]
    gone = [i for i in range(len(lines)) if i not in kept]
    if not gone:
        return CutTable([line.text for line in lines])
    rest = [lines[i].text for i in sorted(kept) if lines[i].rank != HEADING]
    names = missing_names(board, words, [lines[i].text for i in gone], rest)
    hints = [words("cli-left-out-named", what=list_parts(words.texts, names))] if names else []
    hints += [
        words("cli-left-out-named", what=list_parts(words.texts, names[:n]) + ELLIPSIS)
        for n in range(len(names) - 1, 0, -1)
    ]
    top, _ = DenseBoard(words, columns).top(board, *hints, words("cli-left-out", n=len(gone)))
    parts = {lines[i].part for i in gone}
    return CutTable([top, *rest], [part for part in PARTS if part in parts])


def missing_names(board: Board, words: Words, gone: Sequence[Text], kept: Sequence[Text]) -> list[str]:
    """What those lines are about that are gone, and none that are left."""
    groups = [piece.name for panel in board.panels for piece in panel.body if isinstance(piece, Group)]
    told, left = ("\n".join(text.plain for text in texts) for texts in (gone, kept))
    labels = {name: words("cli-label", name=name) for name in groups if name}
    return [name for name, label in labels.items() if label in told and label not in left]


class DenseBoard(CompactBoard):
    """Makes these lines, with the ranks of `CompactBoard`."""

    def __init__(self, words: Words, columns: int) -> None:
        super().__init__(words, columns, BRIEF)
        self.shown: set[str] = set()  # what the lines of the sides say, by their keys

    def board(self, board: Board, hint: str) -> list[Line]:
        """All lines, those of the hand last; the heading ends with the hint."""
        scene, *sides = [without_told_tracks(each, board) for each in board.panels]
        self.shown = {fact.key for each in sides for fact in each.title} if len(sides) > 1 else set()
        top, others = self.top(board, hint)
        out = [Line(HEADING, top), *self.scene(scene, others)]
        out += [line for each in sides for line in self.side(each, board.hand)]
        if board.hand is not None:
            part = HAND if board.hand.body else PILES  # that it is empty is a count
            out += [Line(HELD if n == 0 else OTHERS, line, part) for n, line in enumerate(self.in_hand(board.hand))]
        return out

    def top(self, board: Board, *hints: str) -> tuple[Text, list[Text]]:
        """The heading, with as much of where the game stands as has room beside the last hint; and what has none.

        It ends with the first hint for which there is room.
        """
        about = [each for each in board.status if not each.detail and each.full is None]  # cards have their gauges
        said = [Text(brief(each), "bold" if each.tone == "strong" else style(each.tone)) for each in about]
        said = said or [self.title(board.panels[0])]
        room = self.columns - RULES - max(width(self.w("cli-hand-brief")), width(self.w("cli-left-out", n=MANY)))
        kept = next((n for n in range(len(said), 1, -1) if Text(DOT).join(said[:n]).cell_len <= room), 1)
        top = cut_off(Text(DOT).join(said[:kept]), room)
        rest = [text for text, each in list(zip(said, about))[kept:] if each.key not in self.shown]
        fits = [hint for hint in hints if width(hint) <= self.columns - top.cell_len - RULES]
        return self.heading(top, [Text([*fits, hints[-1]][0], DIM)]), rest

    def in_hand(self, panel: Panel) -> list[Text]:
        """The hand, what it is called before the first card."""
        if not panel.body:
            return [Text(self.w("cli-hand-empty"))]
        first, *others = [text for piece in panel.body for text in self.held_cards(piece)]
        return self.flow([Text.assemble((self.w.label(panel.title[0].text), DIM), first), *others])

    # -- what belongs to all -----------------------------------------------------------------------------------------

    def scene(self, panel: Panel, others: Sequence[Text]) -> Iterator[Line]:
        """Rows, areas in which there is something, tracks and what `others` say, and what lies beside."""
        for piece in unpacked_areas(panel.body):
            if isinstance(piece, Grid):
                yield from (Line(FIRST, line, PLACES) for line in self.grid(piece))
            elif isinstance(piece, Panel):
                yield from ranked_lines(self.area(piece), FIRST, PLACES)
        groups = [piece for piece in panel.body if isinstance(piece, Group | Track)]
        tracks = [text for each in groups if not is_minor(each) for text in self.pieces(each)]
        minor = [text for each in groups if is_minor(each) for text in self.pieces(each)]
        counted = [fact(each) for each in panel.foot if not each.detail]
        least = len(self.flow([*tracks, *others]))
        for n, line in enumerate(self.flow([*tracks, *others, *minor, *counted])):
            yield Line(FIRST, line, TRACKS) if n < least else Line(MINOR, line, PILES)

    def area(self, panel: Panel) -> list[Text]:
        """An area, in a line where that can be: with the name of its headline cut off, or signs for its districts."""
        title, groups = Text(brief(panel.title[0]), "bold"), [piece for piece in panel.body if isinstance(piece, Group)]
        names = [c.short or c.name for each in groups for c in each.items if isinstance(c, Card) and c.main]
        called = max(map(width, names), default=0)

        def pieces(sign: bool, room: int = 0) -> list[Text]:
            found = [text for each in groups for text in self.group(with_sign(each, sign, room))]
            return [Text.assemble(title, GAP, found[0]), *found[1:]] if found else []

        ways = []
        for sign in (False, True):
            whole = pieces(sign)
            more = sum(text.cell_len for text in whole) + len(DOT) * (len(whole) - 1) - self.columns
            cut = more > 0 and called - more >= LEAST_NAME
            ways.append(self.flow(pieces(sign, called - more) if cut else whole))
        return min(ways, key=len)

    # -- sides -------------------------------------------------------------------------------------------------------

    def flow(self, pieces: Iterable[Text]) -> list[Text]:
        lines = super().flow(pieces)
        for line in lines:
            line.plain = line.plain.replace(HELD_SPACE, " ")
        return lines

    def side(self, panel: Panel, hand: Panel | None) -> Iterator[Line]:
        """A box: the own one from its title on; of somebody else's in one line what matters most, and then the rest.

        What comes first needs no name, and the own hand is not counted, as its cards are there.
        """
        groups = [piece for piece in panel.body if isinstance(piece, Group)]
        if panel.seat >= 0:
            groups[:1] = [replace(each, name="") for each in groups[:1]]
        main = [each for each in groups if any(isinstance(item, Card) and item.main for item in each.items)]
        usual = [each for each in groups if each not in main and not each.minor]
        minor = [text for each in groups if each not in main and each.minor for text in self.group(each)]
        called, *titles = panel.title
        strong = [each for each in titles if each.tone == "strong"]
        told = ("hand", "hands") if hand is not None and hand.seat == panel.seat else ()
        rest = [
            fact(each)
            for each in [*titles, *panel.foot]
            if each not in strong and not each.detail and each.key not in told
        ]
        cards = [text for each in [*main, *usual] for text in self.group(each)]
        named = [self.title(Panel([called])), *map(fact, strong)]
        if panel.aside:
            first = Text(DOT).join([*named, *cards[:1]])  # its kind is never alone in a line
            for n, line in enumerate(self.flow([first, *cards[1:], *rest, *minor])):
                yield Line(HELD, line, SIDES) if n == 0 else Line(ASIDE, line, OTHER)
            return
        yield from ranked_lines(self.flow([*named, *rest, *cards]), FIRST, SIDES, OWN)
        yield from (Line(MINOR, line, OWN) for line in self.flow(minor))

    def group(self, group: Group) -> list[Text]:
        """A group without those who stand on the map, and with cards together of which the same is said.

        What is ordered is in one line if it can be without what is said of the order.
        """
        items = [each for each in group.items if not (isinstance(each, Card) and is_only_on_map(each))]
        if group.items and not items:
            return []
        if not group.ordered:
            return super().group(replace(group, items=self.together(items)))
        said = super().group(group)
        cards = [each for each in items if isinstance(each, Card)]
        return said if len(self.flow(said)) == 1 or not cards else super().group(replace(group, items=cards))

    def together(self, items: Sequence[Card | Fact]) -> list[Card | Fact]:
        """Cards of which the same is said as one with all their names, where the first of them stood."""
        out: list[Card | Fact] = []
        same: dict[tuple[str, ...], tuple[int, list[str]]] = {}
        for each in items:
            if isinstance(each, Fact) or not has_only_facts(each):
                out.append(each)
                continue
            place, names = same.setdefault(tuple(map(brief, shown_facts(each))), (len(out), []))
            names.append(each.short or each.name)
            if len(names) == 1:
                out.append(each)
            else:
                whole = [name.replace(" ", HELD_SPACE) for name in names]
                out[place] = replace(each, name=list_parts(self.w.texts, whole), short="")
        return out


def ranked_lines(lines: Sequence[Text], first: int, part: str, more: str = "") -> Iterator[Line]:
    """Lines one after the other, of which the first one matters most; those after the second are of `more`."""
    for n, line in enumerate(lines):
        yield Line(first if n == 0 else OTHERS if n < BEGIN else MAIN, line, part if n < BEGIN else more or part)


def with_sign(group: Group, sign: bool, room: int) -> Group:
    """A group of an area, a district by its sign, and a headline by its name in this many columns; 0: whole."""
    items = list(group.items)
    for n, each in enumerate(items):
        if isinstance(each, Card) and each.main and room:
            items[n] = replace(each, short=shorten(each.short or each.name, room))
        elif isinstance(each, Card) and group.mark and sign:
            items[n] = replace(each, mark=group.mark)
    return replace(group, items=items, name="" if group.mark and sign else group.name)


def is_minor(piece: Group | Track) -> bool:
    return isinstance(piece, Group) and piece.minor


def shown_facts(card: Card) -> list[Fact]:
    """What is said of a card beside its name."""
    return [each for each in card.facts if not each.detail and brief(each)]


def is_only_on_map(card: Card) -> bool:
    """Does the map show where a card is, and is that all there is to say of it?"""
    return bool(card.place) and not card.main and len(shown_facts(card)) < 2


def has_only_facts(card: Card) -> bool:
    """Is there nothing to say of a card but facts?"""
    return (
        bool(shown_facts(card))
        and card.count == 1
        and not (card.main or card.cost or card.gauge or card.attached or card.mark or card.exhausted)
    )
