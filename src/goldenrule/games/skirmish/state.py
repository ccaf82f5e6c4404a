"""The state of a duel: cards in slots, the two tracks, the Civilians."""

from typing import Annotated, Any, Final, Literal, Self

from goldenrule.games.skirmish.ids import BATTLEFIELDS, COLOURS, LONGEST_TRACK, ROWS, SLOT, ZONES, ZONES_OF_MANHATTAN
from goldenrule.kernel.fields import (
    Amount,
    CardRef,
    Count,
    Index,
    KeptRef,
    Mark,
    PlaceId,
    Seat,
    SeatBits,
    SeatOrNone,
    between,
    exactly,
)  # fmt: skip
from goldenrule.kernel.state import Card, State

HELD_NEXT: Final = 1
HELD_LATER: Final = 2

Phase = Literal["setup", "start", "recruitment", "attack", "draw"]
ColourBits = Annotated[int, between(0, (1 << len(COLOURS)) - 1)]
"""Colours of Civilians, as bits."""
FreedCount = Annotated[int, between(0, 99)]
"""How many Civilians of a colour the Heroes own."""
IN_SLOTS: Final = between(SLOT, BATTLEFIELDS - 1)  # by itself: mypyc does not compile calculations inside of types
SlotZone = Annotated[int, IN_SLOTS]


class Figure(Card):
    """A card in a slot."""

    damage: Count = 0
    strengthened: Amount = 0
    """Until the end of the turn."""
    held: Annotated[int, between(0, HELD_NEXT | HELD_LATER)] = 0
    """The Attack phases of its owner, as bits, in which it does not attack.

    HELD_NEXT is the one in progress, or the next if none is; HELD_LATER is the one after that.
    """


class Board(State):
    """State of a duel."""

    cards: Annotated[list[Any], Mark.BY_HAND, Mark.SHALLOW]
    """A Figure for what is in a slot, else None."""
    active: Seat = -1
    """Whose turn it is."""
    round: Count = 0
    """Both sides have one turn in a round."""
    turn: Count = 0
    phase: Phase = "setup"
    points: Annotated[int, between(-99, 99)] = 0
    """Where the Victory Point marker stands: up to 7 on the Heroes' side, down to -9 on the Villains'."""
    marker: Annotated[int, between(-LONGEST_TRACK, LONGEST_TRACK)] = 0
    """The Artifact marker, positive on the Heroes' side."""
    civilians: Annotated[tuple[ColourBits, ...], exactly(ZONES_OF_MANHATTAN)] = (15,) * ZONES_OF_MANHATTAN
    """Those still in each zone of Manhattan."""
    freed: Annotated[tuple[FreedCount, ...], exactly(len(COLOURS))] = (0,) * len(COLOURS)
    decked: SeatBits = 0
    """Whose deck ran out."""
    drew_last: SeatOrNone = -1
    used: tuple[tuple[KeptRef, Index], ...] = ()
    """Abilities used in this Recruitment phase: the card, and which of its abilities."""
    played: bool = False
    """Has a card been played in this Recruitment phase?"""
    stirred: bool = False
    """Is a card strengthened?"""
    fresh: tuple[PlaceId, ...] = ()
    """Battlefield cards taken in this Recruitment phase (D-6.2)."""
    fallen: tuple[tuple[CardRef, SlotZone], ...] = ()
    """The cards that have been defeated in this turn, and the zone of the slot in which each was."""

    @classmethod
    def of(cls, seats: int = 2) -> Self:
        """Return an empty table."""
        return cls.empty(seats, ZONES, ROWS)
