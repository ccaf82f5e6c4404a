"""The table as clients show it: the pieces of which a game makes a `Board` from a view, as plain data.

A board holds everything that is shown, in the language of the game's words, and nothing of how: a terminal puts the
pieces in boxes, a reader hears them as lines, a browser gets them as JSON. `words.board(view)` makes one.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.input_parsing import number, words
from goldenrule.kernel.views import View

Tone = Literal[
    "", "dim", "strong", "good", "warn", "bad", "red", "orange", "yellow", "green", "blue", "cyan", "magenta", "white"
]
"""What a piece looks like where there are colours. Words and signs say the same: a tone alone tells nothing."""

SEATS: tuple[Tone, ...] = ("cyan", "magenta", "green", "yellow")
"""The tones of the seats in games whose players are against each other."""


class Fact(Struct, frozen=True, tag="fact", omit_defaults=True):
    """Something that is so: `text` in words, `short` as it stands on a drawn table, if not so.

    A number has a `value` with the `name` of what it counts; a part of a whole has `full`, too. What is made of several
    signs (dice, symbols) has them as `parts`. A `detail` is left out where cards stand one after the other. `key` says
    what it is to whoever draws it in an own way ("atk", "stunned", "deck"): the same in every language. `about` are the
    ids of the cards that make it so, and `codes` cards without an id: what lies in an open pile, the top one first.
    """

    text: str
    short: str = ""
    name: str = ""
    value: int | None = None
    full: int | None = None
    tone: Tone = ""
    badge: bool = False
    detail: bool = False
    parts: Sequence["Fact"] = ()
    key: str = ""
    about: Sequence[int] = ()
    codes: Sequence[str] = ()


class Card(Struct, frozen=True, tag="card", omit_defaults=True):
    """A card, or several like it. `code` says what it is to those who want to read it, `id` where a view has it.

    `short` is its name on a drawn table and `mark` a sign before it, `main` one of the most important. The `gauge` is
    how much there is of it: hit points (tone "good") or threat (tone "bad"). `text` is told of cards in hand. Where
    there is room for `more`, it is drawn, too. `place` is the key of the place on a map to which it belongs, and
    `copies` the ids of the others that it stands for.
    """

    name: str
    code: str = ""
    id: int = 0
    short: str = ""
    mark: str = ""
    tone: Tone = ""
    main: bool = False
    exhausted: bool = False
    count: int = 1
    cost: Fact | None = None
    gauge: Fact | None = None
    facts: Sequence[Fact] = ()
    text: Sequence[str] = ()
    attached: Sequence["Card"] = ()
    more: Sequence[Fact] = ()
    place: str = ""
    copies: Sequence[int] = ()


class Group(Struct, frozen=True, tag="group", omit_defaults=True):
    """Cards and facts under a heading, and how many `hidden` cards are among them.

    Cards with a gauge or attachments stand in rows, others in a line, or all `as_table` below each other; `each` says
    in a word what one of them is. What is `ordered` goes from the first to the last. An empty group is shown as a place
    where something can be. A `minor` one is left out first where there is little room. `key` says what it is, `seat`
    whose (-1: nobody's, or that of its panel).
    """

    name: str = ""
    items: Sequence[Card | Fact] = ()
    hidden: int = 0
    each: str = ""
    mark: str = ""
    tone: Tone = ""
    as_table: bool = False
    ordered: bool = False
    minor: bool = False
    key: str = ""
    seat: int = -1


class Track(Struct, frozen=True, tag="track", omit_defaults=True):
    """A marker between two ends, whose values are their distances from the middle; `at` is positive to the first."""

    name: str
    said: Fact
    ends: tuple[Fact, Fact]
    at: int
    key: str = ""


class Place(Struct, frozen=True, omit_defaults=True):
    """A row of a grid: a card or nothing in each column. One that `opens` a `section` stands a little apart."""

    name: str
    cells: Sequence[Card | None]
    facts: Sequence[Fact] = ()
    opens: bool = False
    key: str = ""
    section: str = ""


class Grid(Struct, frozen=True, tag="grid", omit_defaults=True):
    """Places in rows, where cards face each other; `nobody` says that there is none."""

    columns: Sequence[Fact]
    places: Sequence[Place]
    nobody: str


class Areas(Struct, frozen=True, tag="areas"):
    """Panels that stand side by side where there is room."""

    panels: Sequence["Panel"]


class Note(Struct, frozen=True, tag="note"):
    """What the signs on a drawn table mean."""

    text: str


Piece = Group | Track | Grid | Areas | Note


class Panel(Struct, frozen=True, omit_defaults=True):
    """A box: what it is, what is in it, and what else there is, such as piles. Somebody else's is `aside`.

    `key` says what it is ("scenario", "player"), `seat` whose (-1: nobody's).
    """

    title: Sequence[Fact] = ()
    body: Sequence[Piece] = ()
    foot: Sequence[Fact] = ()
    tone: Tone = "dim"
    aside: bool = False
    key: str = ""
    seat: int = -1


class Board(Struct, frozen=True, tag="pieces", omit_defaults=True):
    """The table as a seat knows it; `hand` is what it holds, and `status` the numbers that matter most.

    `steps` are those of a round, in order; the present one is "strong". Where there is room for `more`, it is drawn,
    too. Keys are listed in docs/boards.md.
    """

    panels: Sequence[Panel]
    hand: Panel | None = None
    status: Sequence[Fact] = ()
    steps: Sequence[Fact] = ()
    more: Sequence[Panel] = ()


def in_hand(board: Board) -> list[Card]:
    """The cards in the hand."""
    groups = [piece for piece in board.hand.body if isinstance(piece, Group)] if board.hand is not None else []
    return [card for group in groups for card in group.items if isinstance(card, Card)]


def places(board: Board, word: str = "") -> Board:
    """The places of a table, or those areas, or rows of a grid, in which something is called so or has this number."""
    panels = []
    areas = [
        area for panel in board.panels for piece in panel.body if isinstance(piece, Areas) for area in piece.panels
    ]
    if word:
        n, named = number(word), words(word)

        def meant(place: int, called: str) -> bool:
            return place == n if n is not None else bool(named) and named in called

        panels = [area for place, area in enumerate(areas, 1) if meant(place, area_words(area))]
        for panel in board.panels:
            for grid in (piece for piece in panel.body if isinstance(piece, Grid)):
                rows = [row for place, row in enumerate(grid.places, 1) if meant(place, row_words(row))]
                if rows:
                    panels.append(replace(panel, body=[replace(grid, places=rows)], foot=()))
    else:
        for panel in board.panels:
            if any(isinstance(piece, Areas | Grid) for piece in panel.body):
                panels.append(
                    replace(panel, body=[each for each in panel.body if not isinstance(each, Group)], foot=())
                )
    return Board(panels)


def district(board: Board, number: int) -> Board:
    """The nth place of all areas together, from 1, with the card that lies there."""
    areas = [
        area for panel in board.panels for piece in panel.body if isinstance(piece, Areas) for area in piece.panels
    ]
    every = [(area, group) for area in areas for group in area.body if isinstance(group, Group) and group.mark]
    if not 1 <= number <= len(every):
        return Board([])
    area, found = every[number - 1]
    lying = [
        piece
        for piece in area.body
        if isinstance(piece, Group) and any(isinstance(each, Card) and each.place == found.key for each in piece.items)
    ]
    return Board([replace(area, body=[*lying, found])])


def row_words(row: Place) -> str:
    """What is called something in a row of a grid: the row and its cards, each in a line of words."""
    return "\n".join(map(words, [row.name, *(each.name for each in row.cells if each is not None)]))


def area_words(area: Panel) -> str:
    """What is called something in an area: its title, its places and the cards there, each in a line of words."""
    groups = [piece for piece in area.body if isinstance(piece, Group)]
    cards = [each.name for group in groups for each in group.items if isinstance(each, Card)]
    return "\n".join(map(words, [*(fact.text for fact in area.title), *(group.name for group in groups), *cards]))


def copies(cards: Sequence[int], code: Callable[[int], str]) -> list[list[int]]:
    """The cards of each kind."""
    found: dict[str, list[int]] = {}
    for id in cards:
        found.setdefault(code(id), []).append(id)
    return list(found.values())


def plain_board(view: View, name: Callable[[str], str]) -> Board:
    """The table of a game that says nothing of it: what lies in each zone. Empty zones are left out."""
    hand = f"hand{view.seat}"
    groups = {}
    for zone, ids in view.zones.items():
        seen = Counter(view.cards[id]["code"] for id in ids if id)
        cards = [Card(name=name(code), code=code, count=n) for code, n in seen.items()]
        if ids:
            groups[zone] = Group(name=zone, items=cards, hidden=ids.count(0))
    held = Panel(body=[groups.pop(hand)] if hand in groups else []) if view.seat >= 0 else None
    return Board([Panel(body=list(groups.values()))], held)


class BoardMaker:
    """A view and the words of its game: what whoever makes a board asks of both."""

    def __init__(self, view: View, words: Any) -> None:
        self.view = view
        self.words = words
        self.t = words.texts.t
        self.table = view.table
        self.faces = {id: words.content.face(seen["code"]) for id, seen in view.cards.items()}

    def facts(self, id: int) -> Any:
        """What is printed on a card."""
        return self.faces[id].facts

    def seen_cards(self, zone: str) -> list[int]:
        """The cards of a zone that are seen."""
        return [id for id in self.view.zones[zone] if id]

    def say(self, message: str, tone: Tone = "", *, detail: bool = False, key: str = "", **args: str | int) -> Fact:
        """The fact of a text with its attribute `short`; its number is `n`."""
        short = self.words.texts.attribute(message, "short", **args)
        value = n if isinstance(n := args.get("n"), int) else None
        return Fact(self.t(message, **args), short, value=value, tone=tone, detail=detail, key=key)

    def in_order(self, steps: Mapping[str, str], present: str) -> list[Fact]:
        """The messages of steps by their keys, the `present` one "strong"."""
        return [self.say(said, "strong" if key == present else "", key=key) for key, said in steps.items()]
