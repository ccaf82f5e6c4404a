"""The board of the duel as typed data: what a seat sees of it, in the language of its words.

The page draws a `DuelBoard` as it is; terminals draw its `pieces`. `goldenrule.games.skirmish.board` makes one.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.board import Board, Card, Fact, Grid, Group, Note, Panel, Piece, Place, Tone, Track
from goldenrule.games.skirmish.ids import Colour, Location

Side = Literal["heroes", "villains"]
SIDES: Final[tuple[Side, Side]] = ("heroes", "villains")
"""The side of each seat."""
SIDE_TONES: Final[dict[Side, Tone]] = {"heroes": "cyan", "villains": "magenta"}


class Sign(Fact, frozen=True, tag="fact", kw_only=True):
    """A colour in words, with its letter; `value` is how many freed Civilians are of it."""

    key: Colour


class Civilians(Fact, frozen=True, tag="fact", kw_only=True):
    """The Civilians left in a zone of Manhattan, or freed, by colour."""

    parts: Sequence[Sign]
    key: str = "civilians"


class AttackPreview(Fact, frozen=True, tag="fact", kw_only=True):
    """The effect of an attack of the card at present: damage, or the bonus of its Location."""

    key: Literal["damage", "civilian", "point", "marker", "battlefield"]


class Life(Fact, frozen=True, tag="fact", kw_only=True):
    """The Life that a card has left, and its full Life."""

    value: int
    full: int
    key: Literal["life"]


class Unit(Card, frozen=True, tag="card", kw_only=True):
    """A card in a slot. It is `held` if it skips its next Attack phase."""

    id: int
    strength: int
    gauge: Life
    held: Fact | None = None
    attack: AttackPreview | None = None
    """None if an attack would have no effect."""


class Slot(Struct, frozen=True):
    """A slot with the cards of both sides; `civilians` is None for a slot that never has any."""

    key: str
    name: str
    section: Location
    mine: Unit | None
    theirs: Unit | None
    civilians: Civilians | None


class End(Fact, frozen=True, tag="fact", kw_only=True):
    """An end of a track: its distance from the middle, and its side."""

    value: int
    key: Side


class Marker(Track, frozen=True, tag="track", kw_only=True):
    """A marker on its track; the first end is the viewer's own."""

    ends: tuple[End, End]


class Cards(Struct, frozen=True):
    """Faceup cards that lie together, with their heading."""

    name: str
    cards: Sequence[Card]


PileKey = Literal["hand", "deck", "discard", "pile", "battlefields"]


class Pile(Fact, frozen=True, tag="fact", kw_only=True):
    """The number of cards in a pile. `codes` are the cards of a discard pile, top card first."""

    value: int
    key: PileKey


class Player(Struct, frozen=True):
    """A player; `name` also says if it is the viewer. `known` are known cards in the other player's hand."""

    side: Side
    side_name: str
    name: str
    you: bool
    piles: Sequence[Pile]
    freed: Civilians | None
    artifacts: Cards
    known: Cards


class Goal(Fact, frozen=True, tag="fact", kw_only=True):
    """A way to win, with its progress: points of a side, Civilians who left Manhattan, the smaller deck."""

    value: int
    key: Literal["heroes", "villains", "civilians", "deck"]


class DuelBoard(Struct, frozen=True, tag="skirmish"):
    """The duel as a seat sees it: its own side is first in `players`, and `mine` in each slot.

    `round` is the round and the side to move, `steps` the phases of a turn with the current one "strong". `status` has
    the most important numbers of the seat, and `hand` its cards; spectators have neither.
    """

    heading: Fact
    round: str
    active: Side | None
    """The side to move; None before the first turn and after the last."""
    players: tuple[Player, Player]
    slots: Sequence[Slot]
    nobody: str
    points: Marker
    marker: Marker
    offer: Cards
    piles: tuple[Pile, Pile]
    """Artifacts, and Battlefield cards."""
    stage: Cards
    """Battlefield cards that are being resolved."""
    legend: str
    steps: Sequence[Fact]
    goals: Sequence[Goal]
    status: Sequence[Fact]
    hand: Panel | None

    def pieces(self) -> Board:
        """Return the board for terminals."""
        piles = [replace(each, tone="dim", detail=True) for each in self.piles]
        body: list[Piece] = [
            *(Track(each.name, each.said, each.ends, each.at, each.key) for each in (self.points, self.marker)),
            self._grid(),
            *(group for player in self.players for group in _groups(player)),
            Group(self.offer.name, [*self.offer.cards, *piles], tone="yellow", minor=True, key="offer"),
        ]
        if self.stage.cards:
            body.append(Group(self.stage.name, self.stage.cards, tone="strong", key="stage"))
        body.append(Note(self.legend))
        tone: Tone = SIDE_TONES[self.active] if self.active else "dim"
        return Board([Panel([self.heading], body, tone=tone, key="strip")], self.hand, self.status, self.steps)

    def _grid(self) -> Grid:
        """Return the pairs of opposing slots, starting with Manhattan."""
        places, before = [], ""
        for slot in self.slots:
            facts = [slot.civilians] if slot.civilians else []
            opens = slot.section != before
            places.append(Place(slot.name, [slot.mine, slot.theirs], facts, opens, slot.key, slot.section))
            before = slot.section
        columns = [Fact(each.side_name, each.name, tone=SIDE_TONES[each.side], key=each.side) for each in self.players]
        return Grid(columns, places, self.nobody)


def _groups(player: Player) -> list[Group]:
    """Return the piles, Artifacts and known hand cards of a player."""
    seat = SIDES.index(player.side)
    facts: list[Card | Fact] = [*player.piles, *([player.freed] if player.freed else [])]
    out = [Group(player.name, facts, tone=SIDE_TONES[player.side], minor=True, key="player", seat=seat)]
    for found, minor, key in ((player.artifacts, True, "artifacts"), (player.known, False, "known")):
        if found.cards:
            out.append(Group(found.name, found.cards, minor=minor, key=key, seat=seat))
    return out
