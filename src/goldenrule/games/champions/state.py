"""The state of a game of Champions: cards in play and the numbers of the scenario."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

from goldenrule.games.champions.ids import FIRST_SEAT_ZONE, MAX_SEATS, ROWS, SEAT_ZONES
from goldenrule.kernel.fields import CardId, Count, Face, KeptRef, Mark, PlaceId, Seat, SeatOrNone, Serial, Size
from goldenrule.kernel.state import Card, State

Phase = Literal["setup", "player", "villain"]
Seats = Annotated[tuple[Seat, ...], Size(MAX_SEATS)]


class TableCard(Card):
    """A card in play. Damage counts tokens; a hit point dial shows maximum minus damage."""

    damage: Count = 0
    threat: Count = 0
    stunned: bool = False
    confused: bool = False
    tough: bool = False
    since: Serial = 0
    """The serial at which it entered play."""


class Table(State):
    """State of Champions."""

    cards: Annotated[list[Any], Mark.BY_HAND, Mark.SHALLOW]
    """A TableCard for what is in play, else None."""
    identities: Annotated[tuple[CardId, ...], Mark.BY_SEAT] = ()
    alive: Seats = ()
    """The seats that are not eliminated."""
    first: Seat = 0
    active: SeatOrNone = -1
    """Whose turn it is."""
    round: Count = 0
    phase: Phase = "setup"
    villain: CardId = 0
    villain_stages: Annotated[tuple[Face, ...], Size(100)] = ()
    """The stages to come."""
    main_scheme: CardId = 0
    scheme_stages: Annotated[tuple[tuple[Face, Face], ...], Size(100)] = ()
    """The stages to come: their sides A and B."""
    acceleration: Count = 0
    """Acceleration tokens."""
    flipped: Seats = ()
    """The seats that changed form this round."""
    under: Mapping[PlaceId, CardId] = {}
    """Facedown cards, and the card that each lies under."""
    lki: Mapping[KeptRef, TableCard] = {}
    """Cards as they left play, by reference."""
    lki_faces: Mapping[KeptRef, Face] = {}
    """The faces of those that lay facedown."""
    waiting_decks: Annotated[tuple[SeatOrNone, ...], Size(100)] = ()
    """The seats (-1: encounter) whose empty deck waits for a discard."""
    moment: Serial = 0
    """The number of the attack or activation in progress, for "until the end of this attack"."""

    @classmethod
    def of(cls, seats: int) -> Self:
        """Return an empty table for this number of players."""
        return cls.empty(seats, FIRST_SEAT_ZONE + SEAT_ZONES * seats, ROWS, alive=tuple(range(seats)))
