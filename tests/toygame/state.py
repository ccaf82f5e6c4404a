"""The state of a game: pieces in play, and a few numbers."""

from typing import Annotated, Self

from goldenrule.kernel.codec import register
from goldenrule.kernel.fields import Count, Mark, Seat, SeatOrNone
from goldenrule.kernel.state import Card, State
from tests.toygame.content import EVENTS, ZONE_NAMES


class Piece(Card):
    """A tower or creature in play."""

    damage: Count = 0


class Board(State):
    """The state: what the kernel keeps, and a few numbers."""

    energy: Annotated[tuple[Count, ...], Mark.BY_SEAT] = (0, 0)
    first: Seat = 0
    active: SeatOrNone = -1
    round: Count = 0

    @classmethod
    def of(cls, seats: int = 2) -> Self:
        """An empty table."""
        return cls.empty(seats, len(ZONE_NAMES), EVENTS * 2)


register(Piece, game="towers")
