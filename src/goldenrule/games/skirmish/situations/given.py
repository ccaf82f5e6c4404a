"""The description of a position as plain data: what differs from a normal set-up."""

from typing import Annotated, Literal

import msgspec

from goldenrule.games.skirmish.ids import Colour
from goldenrule.packs.structs import convert

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
SlotNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Names = Annotated[list[Name], msgspec.Meta(max_length=60)]
Colours = Annotated[list[Colour], msgspec.Meta(max_length=12)]


class InSlot(msgspec.Struct, forbid_unknown_fields=True):
    """A card in a slot: an id, or a name that only one card has."""

    card: Name
    damage: Number = 0
    strengthened: Number = 0
    held: bool = False


class GivenSide(msgspec.Struct, forbid_unknown_fields=True):
    """One side. None: as set-up leaves it.

    `slots` count from 1 at the Manhattan end to 6 at the Tower. `hand` is the whole hand; `deck_top` are the next cards
    of the deck, `deck` is the whole deck in order (the rest is removed); `discard` lists the pile from the bottom;
    `freed` are the Civilians that the Heroes own.
    """

    slots: dict[SlotNumber, Name | InSlot] = {}
    hand: Names | None = None
    deck_top: Names = []
    deck: Names | None = None
    discard: Names = []
    artifacts: Names = []
    freed: Colours = []


class GivenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position: a normal set-up, then these changes. `active` has the turn, at the beginning of `phase`.

    In the phase `setup` everything has been shuffled, and nothing has been dealt: `deck_top` are the cards that are
    dealt and drawn once 15 of the deck have been left out, `pile` and `battlefields` what comes first there.
    `points` is the Victory Point marker and `marker` the Artifact marker, positive on the Heroes' side, negative on the
    Villains'. `civilians` lists the colours left in the three zones of Manhattan. `offer` and `pile` are the Artifacts
    face up and those of the pile, in order; `battlefields` the Battlefield deck. Of these, what is not named is
    removed from the game. Without `turn` it is the first one of the side. `packs` are folders with content packs.
    """

    seed: str | int = "0"
    readings: Names = []
    packs: Annotated[list[str], msgspec.Meta(max_length=9)] = []
    active: Literal["heroes", "villains"] = "villains"
    phase: Literal["setup", "recruitment", "attack", "draw"] = "recruitment"
    turn: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    points: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 0
    marker: Annotated[int, msgspec.Meta(ge=-99, le=99)] = 0
    civilians: list[Colours] | None = None
    offer: Names | None = None
    pile: Names | None = None
    battlefields: Names | None = None
    heroes: GivenSide = msgspec.field(default_factory=GivenSide)
    villains: GivenSide = msgspec.field(default_factory=GivenSide)


def read_given(data: object, place: str = "given") -> GivenPosition:
    """A position from plain data. Raises BadInput that names the place."""
    return convert(data, GivenPosition, place)
