"""The description of a position as plain data: what differs from a normal set-up."""

from typing import Annotated, Literal

import msgspec

from goldenrule.packs.structs import convert

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Names = Annotated[list[Name], msgspec.Meta(max_length=60)]
DieFace = Literal["blank", "trouble", "hit", "boost", "double"]


class Hero(msgspec.Struct, forbid_unknown_fields=True):
    """A hero: `place` is a district of a Ready one ("scenario" for the scenario card), an area of a Supporting one."""

    status: Literal["ready", "supporting", "recovery"] = "recovery"
    place: str = ""
    wounded: bool = False
    ko: Number = 0


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has; None: as set-up leaves it. `allies` with the plot points on them, `stories` by number."""

    hand: Names | None = None
    villains: Names | None = None
    allies: dict[Name, Number] = {}
    stories: Number = 0
    power_ups: Names = []
    plans: Names = []
    won: Names = []


class GivenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position: a normal set-up, then these changes.

    In `setup` the decks have been shuffled, and nothing has been dealt: `next_...` are what lies on top of them.
    `masterminds` says whom each seat controls; left out, they are seated as the scenario has it. In `missions` the
    player `active` is about to act; `planning` and `deployment` are about to begin. With `special`
    the Special Headline of the scenario is in play. `discards` lie on the discard piles of their decks, `next_...` come
    next from theirs; `dice` are the faces that come next, in order. `packs` are folders with content packs.
    """

    seed: str | int = "0"
    teams: Names = msgspec.field(default_factory=lambda: ["avengers", "x_men"])
    scenario: Name = "born_again"
    readings: Names = []
    packs: Annotated[list[str], msgspec.Meta(max_length=9)] = []
    masterminds: Names = []
    phase: Literal["setup", "deployment", "planning", "missions"] = "missions"
    round: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    action_round: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    first: Number = 0
    active: Number = 0
    archnemesis: int = -1
    vp: list[Number] | None = None
    points: list[Number] | None = None
    heroes: dict[Name, Hero] = {}
    seats: Annotated[list[Seat], msgspec.Meta(max_length=4)] = []
    headlines: dict[Name, str] = {}
    threats: dict[Name, Number] = {}
    track: Names | None = None
    special: bool = False
    most_wanted: Names = []
    discards: Names = []
    next_resources: Names = []
    next_villains: Names = []
    next_stories: Names = []
    next_headlines: Names = []
    dice: Annotated[list[DieFace], msgspec.Meta(max_length=200)] = []


def read_given(data: object, place: str = "given") -> GivenPosition:
    """A position from plain data. Raises BadInput that names the place."""
    return convert(data, GivenPosition, place)
