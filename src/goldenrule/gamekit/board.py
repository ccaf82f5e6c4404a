"""The table for clients: pieces of a `Board`, which a game makes from a view, as plain data.

A board has everything to show, in the language of the game's words, without layout: a terminal puts the
pieces in boxes, a screen reader reads them as lines, a browser gets them as JSON. `words.board(view)` makes one.
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
"""Tones of pieces for clients with colours. Words and signs always say the same as a tone."""

SEATS: tuple[Tone, ...] = ("cyan", "magenta", "green", "yellow")
"""The tones of seats in games against each other."""


class Fact(Struct, frozen=True, tag="fact", omit_defaults=True):
    """A fact: `text` in words, `short` for a drawn table if it differs.

    A number has a `value` with the `name` of its unit; a part of a whole also has `full`. Several signs (dice, symbols)
    are `parts`. A line of cards leaves out a `detail`. `key` identifies the fact in every language for clients with
    their own drawing ("atk", "stunned", "deck"). `about` are the ids of the cards that cause it, and `codes` cards
    without an id: those in an open pile, the top one first.
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
    """A card, or several equal ones. `code` identifies the printed card, `id` the card in the view.

    `short` is its name on a drawn table, `mark` a sign before it, and `main` marks the most important ones. The `gauge`
    shows its hit points (tone "good") or threat (tone "bad"). Cards in hand have a `text`. Clients with room also draw
    `more`. `place` is the key of its place on a map, and `copies` the ids of the equal cards.
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
    """Cards and facts under a heading, with the number of `hidden` cards among them.

    Cards with a gauge or attachments are in rows, others in a line, or all in a column (`as_table`); `each` is the word
    for one of them. `ordered` cards go from the first to the last. An empty group is drawn as an empty place. A small
    window leaves out `minor` groups first. `key` identifies the group, `seat` its owner (-1: nobody, or that of its
    panel).
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
    """A marker between two ends, with their distances from the middle; `at` is positive toward the first."""

    name: str
    said: Fact
    ends: tuple[Fact, Fact]
    at: int
    key: str = ""


class Place(Struct, frozen=True, omit_defaults=True):
    """A row of a grid: a card or nothing in each column. A row that `opens` a `section` is set apart."""

    name: str
    cells: Sequence[Card | None]
    facts: Sequence[Fact] = ()
    opens: bool = False
    key: str = ""
    section: str = ""


class Grid(Struct, frozen=True, tag="grid", omit_defaults=True):
    """Places in rows, where cards face each other; `nobody` is the word for an empty place."""

    columns: Sequence[Fact]
    places: Sequence[Place]
    nobody: str


class Areas(Struct, frozen=True, tag="areas"):
    """Panels side by side, if there is room."""

    panels: Sequence["Panel"]


class Note(Struct, frozen=True, tag="note"):
    """A legend for the signs on a drawn table."""

    text: str


Piece = Group | Track | Grid | Areas | Note


class Panel(Struct, frozen=True, omit_defaults=True):
    """A box with a title, its content, and a foot, for example with piles. Those of other players are `aside`.

    `key` identifies it ("scenario", "player"), `seat` its owner (-1: nobody).
    """

    title: Sequence[Fact] = ()
    body: Sequence[Piece] = ()
    foot: Sequence[Fact] = ()
    tone: Tone = "dim"
    aside: bool = False
    key: str = ""
    seat: int = -1


class Board(Struct, frozen=True, tag="pieces", omit_defaults=True):
    """The table as a seat knows it, with its `hand`, and the most important numbers as `status`.

    `steps` are those of a round, in order; the current one is "strong". Clients with room also draw `more`.
    docs/boards.md lists the keys.
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
    """Return the cards of each kind."""
    found: dict[str, list[int]] = {}
    for id in cards:
        found.setdefault(code(id), []).append(id)
    return list(found.values())


def plain_board(view: View, name: Callable[[str], str]) -> Board:
    """Return the board of a game without one of its own: the cards in each zone, without empty zones."""
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
    """A view and the words of its game, with helpers for making a board."""

    def __init__(self, view: View, words: Any) -> None:
        self.view = view
        self.words = words
        self.t = words.texts.t
        self.table = view.table
        self.faces = {id: words.content.face(seen["code"]) for id, seen in view.cards.items()}

    def facts(self, id: int) -> Any:
        """Return the printed facts of a card."""
        return self.faces[id].facts

    def seen_cards(self, zone: str) -> list[int]:
        """Return the visible cards of a zone."""
        return [id for id in self.view.zones[zone] if id]

    def say(self, message: str, tone: Tone = "", *, detail: bool = False, key: str = "", **args: str | int) -> Fact:
        """Return the fact of a message with its attribute `short`; its number is `n`."""
        short = self.words.texts.attribute(message, "short", **args)
        value = n if isinstance(n := args.get("n"), int) else None
        return Fact(self.t(message, **args), short, value=value, tone=tone, detail=detail, key=key)

    def in_order(self, steps: Mapping[str, str], present: str) -> list[Fact]:
        """Return the messages of steps by their keys, the `present` one "strong"."""
        return [self.say(said, "strong" if key == present else "", key=key) for key, said in steps.items()]
