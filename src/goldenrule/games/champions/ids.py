"""Numbers that name zones, statistics and other rows of Champions' arrays."""

from typing import Final

# -- zones: the scenario's first, then a block for every seat --------------------------------------

TABLE: Final = 0  # villain, schemes, environments, attachments: in play
ENCOUNTER_DECK: Final = 1
ENCOUNTER_DISCARD: Final = 2
BOOST: Final = 3  # facedown boost cards of the villain
REMOVED: Final = 4
RESOLVING: Final = 5  # events and encounter cards that resolve out of play
UNDER: Final = 6  # facedown cards kept under another card
ASIDE: Final = 7

FIRST_SEAT_ZONE: Final = 8
SEAT_ZONES: Final = 7
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
AREA: Final = 3  # identity, allies, supports, upgrades, obligations: in play
ENGAGED: Final = 4  # minions engaged with the seat: in play
DEALT: Final = 5  # facedown encounter cards
NEMESIS: Final = 6  # the nemesis set, aside

SCENARIO_ZONES: Final = (
    "table", "encounter_deck", "encounter_discard", "boost", "removed", "resolving", "under", "aside",
)  # fmt: skip
PLAYER_ZONES: Final = ("deck", "hand", "discard", "area", "engaged", "dealt", "nemesis")


def zone(seat: int, part: int) -> int:
    """The zone of a seat."""
    return FIRST_SEAT_ZONE + seat * SEAT_ZONES + part


MAX_SEATS: Final = 4
DECKS: Final = tuple(zone(seat, DECK) for seat in range(MAX_SEATS))
HANDS: Final = tuple(zone(seat, HAND) for seat in range(MAX_SEATS))
DISCARDS: Final = tuple(zone(seat, DISCARD) for seat in range(MAX_SEATS))
AREAS: Final = tuple(zone(seat, AREA) for seat in range(MAX_SEATS))
ENGAGEMENTS: Final = tuple(zone(seat, ENGAGED) for seat in range(MAX_SEATS))
DEALT_TO: Final = tuple(zone(seat, DEALT) for seat in range(MAX_SEATS))
NEMESES: Final = tuple(zone(seat, NEMESIS) for seat in range(MAX_SEATS))


# -- periods, for durations and limits -----------------------------------------------------

PERIODS: Final = ("attack", "activation", "turn", "phase", "round")

# -- statistics and other computed values; each has a row of modifiers -----------------------------

ATK: Final = 0
THW: Final = 1
DEF: Final = 2
REC: Final = 3
SCH: Final = 4
HP: Final = 5
HAND_SIZE: Final = 6
ALLY_LIMIT: Final = 7
COST: Final = 8
GUARD: Final = 9
RETALIATE: Final = 10
TRAIT: Final = 11  # rows of cards that give traits
NO_DAMAGE: Final = 12  # above 0: cannot be damaged
NO_REMOVAL: Final = 13  # above 0: threat cannot be removed from it
OVERKILL: Final = 14
ALLY_DEFENSE: Final = 15  # above 0: the player it is engaged with has to defend against it with an ally, if able
STATS: Final = 16
STAT_NAMES: Final = (
    "ATK", "THW", "DEF", "REC", "SCH", "HP", "hand_size", "ally_limit", "cost", "guard", "retaliate", "trait",
    "no_damage", "no_removal", "overkill", "ally_defense",
)  # fmt: skip
STAT_ROWS: Final = 28
"""The rows below this are those of events: two for each class with windows, `row` and the one after it."""
ROWS: Final = STAT_ROWS + STATS

# -- status cards ----------------------------------------------------------------------------------

STUNNED: Final = "stunned"
CONFUSED: Final = "confused"
TOUGH: Final = "tough"
STATUSES: Final = (STUNNED, CONFUSED, TOUGH)

# -- what the continuous checks have to look at ----------------------------------------------------

DIRTY_CHARACTERS: Final = 1
DIRTY_SIDE: Final = 2
DIRTY_MAIN: Final = 4
DIRTY_LIMITS: Final = 8
DIRTY_TOKENS: Final = 16

RESOURCE_TYPES: Final = "EMPW"
"""Energy, mental, physical, wild."""

OPEN: Final = (
    *(zone not in (ENCOUNTER_DECK, BOOST, UNDER) for zone in range(FIRST_SEAT_ZONE)),
    *(part not in (DECK, DEALT) for _ in range(MAX_SEATS) for part in range(SEAT_ZONES)),
    False,
)
"""Do the cards of a zone lie faceup for everybody? Those of the zone -1, which is nowhere, do not."""
