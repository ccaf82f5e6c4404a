"""Numbers that rules, cards and state of the duel share: seats, colours, zones, slots, rows of listeners."""

from typing import Final, Literal, get_args

HEROES: Final = 0
VILLAINS: Final = 1
FACTIONS: Final = ("heroes", "villains")
"""Winners are named so, too; a game without one is a "draw"."""

Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ANY: Final = 4
"""The symbol of a cost that every card pays; symbols below it are indices of COLOURS."""

Location = Literal["manhattan", "sanctum", "tower"]
LOCATIONS: Final[tuple[Location, ...]] = get_args(Location)
MANHATTAN: Final = 0
SANCTUM: Final = 1
TOWER: Final = 2
PLACES: Final = (MANHATTAN, MANHATTAN, MANHATTAN, SANCTUM, SANCTUM, TOWER)
"""The Location of each slot of a side, from the Manhattan end on (DA-2)."""
SLOTS: Final = len(PLACES)
ZONES_OF_MANHATTAN: Final = PLACES.count(MANHATTAN)

# zones; those of both seats lie side by side
DECK: Final = 0
HAND: Final = 2
DISCARD: Final = 4
REMOVED: Final = 6  # the cards that were left in the box unseen
OWNED: Final = 8  # artifacts
SLOT: Final = 10  # six of the Heroes, then six of the Villains
FIRST_SLOT: Final = (SLOT, SLOT + SLOTS)  # of each seat
BATTLEFIELDS: Final = SLOT + 2 * SLOTS
PILE: Final = BATTLEFIELDS + 1  # artifacts, facedown
OFFER: Final = PILE + 1  # artifacts, face up
BOX: Final = OFFER + 1  # artifacts out of the game
STAGE: Final = BOX + 1  # a Battlefield card while it is resolved
ZONES: Final = STAGE + 1

ZONE_NAMES: Final = (
    *[f"{name}{seat}" for name in ("deck", "hand", "discard", "removed", "artifacts") for seat in (0, 1)],
    *[f"slot{seat}.{slot}" for seat in (0, 1) for slot in range(SLOTS)],
    "battlefields", "pile", "offer", "box", "stage",
)  # fmt: skip

OPEN: Final = tuple(
    {DECK: 0, DECK + 1: 0, REMOVED: 0, REMOVED + 1: 0, BATTLEFIELDS: 0, PILE: 0, HAND: 1, HAND + 1: 2}.get(zone, 3)
    for zone in range(ZONES)
)
"""The seats that see the cards in a zone, as bits."""

SEAT_OF: Final = tuple(
    zone & 1 if zone < SLOT else (zone - SLOT) // SLOTS if zone < BATTLEFIELDS else -1 for zone in range(ZONES)
)
"""The seat to which a zone belongs, -1 for neither."""

# random streams
DECK_STREAM: Final = 0
BATTLEFIELD_STREAM: Final = 2
ARTIFACT_STREAM: Final = 3
DISCARD_STREAM: Final = 4  # cards discarded at random from a hand
STREAMS: Final = ("deck0", "deck1", "battlefields", "artifacts", "discard0", "discard1")

# rows of listeners: values that permanent effects change; those of triggers are with the `events`
STRENGTH: Final = 0
LIFE: Final = 1
PROTECTION: Final = 2
CHEAPER: Final = 3
BATTLEFIELD_COST: Final = 4
BATTLEFIELD_POINTS: Final = 5
DRAW: Final = 6
NO_BONUS: Final = 7
CANNOT_ATTACK: Final = 8
ARTIFACT_TAKEN: Final = 17  # a trigger; its move tells it
ACTIONS: Final = 18  # abilities that are used in the Recruitment phase
ROWS: Final = 19

# numbers of the rules
DECK_SIZE: Final = 56
LEFT_OUT: Final = 15  # D-2.2
OPENING_HANDS: Final = (7, 5)  # D-2.8
DRAWN: Final = 2  # D-8.1
GOALS: Final = (7, 9)  # D-9.1, D-9.2
CIVILIANS_LEFT: Final = 2  # D-9.3
OFFERED: Final = 2  # D-2.3
TRACK: Final = 3  # spaces of the Artifact track on each side of the middle (DA-3)
LONGEST_TRACK: Final = 4  # of the reading long_track


def slot_zone(seat: int, slot: int) -> int:
    return FIRST_SLOT[seat] + slot
