"""Names as numbers: zones, random streams, places on the board, moments of abilities, stats."""

from typing import Final, Literal

Side = Literal["mine", "theirs"]
Whose = Literal["mine", "theirs", "any"]

# -- zones: shared ones, then those of each seat --------------------------------------------------------------------

(
    RESOURCE_DECK, RESOURCE_DISCARD, VILLAIN_DECK, VILLAIN_DISCARD, HEADLINE_DECK, HEADLINE_DISCARD, STORY_DECK,
    STORY_DISCARD, TRACK, MOST_WANTED, HEADLINES, LEAD, BACKUPS, SCENARIO, BOX, SHOWN,
) = range(16)  # fmt: skip
"""Zones that all share. An event or a Master Plan is `SHOWN` while it is being carried out."""
FIRST_SEAT_ZONE: Final = 16
HAND, VILLAINS, ALLIES, TEAM, MASTERMIND, PLANS, DONE, POWER_UPS, IN_PLAY, STORIES, WON = range(11)
SEAT_ZONES: Final = 11
SHARED_NAMES: Final = (
    "resource_deck", "resource_discard", "villain_deck", "villain_discard", "headline_deck", "headline_discard",
    "story_deck", "story_discard", "track", "most_wanted", "headlines", "lead", "backups", "scenario", "box",
    "shown",
)  # fmt: skip
SEAT_NAMES: Final = (
    "hand", "villains", "allies", "team", "mastermind", "plans", "done", "power_ups", "in_play", "stories", "won",
)  # fmt: skip
HIDDEN: Final = frozenset({RESOURCE_DECK, VILLAIN_DECK, HEADLINE_DECK, STORY_DECK, BOX})
UNORDERED: Final = frozenset({HAND, VILLAINS, PLANS})

# -- random streams -------------------------------------------------------------------------------------------------

STREAMS: Final = ("resources", "villains", "headlines", "stories", "setup", "ties", "dice", "discards")
RESOURCE_STREAM, VILLAIN_STREAM, HEADLINE_STREAM, STORY_STREAM, SETUP_STREAM, TIE_STREAM, DICE_STREAM, HAND_STREAM = (
    range(8)
)

# -- the board ------------------------------------------------------------------------------------------------------

AREAS: Final = ("upper_manhattan", "central_manhattan", "the_village", "lower_manhattan", "queens", "brooklyn")
SYMBOLS: Final = ("circle", "cross", "diamond", "star")
DISTRICTS: Final = (
    "central_harlem", "morningside_heights", "east_harlem", "carnegie_hill",
    "central_park", "upper_west_side", "upper_east_side", "midtown",
    "chelsea", "greenwich_village", "hells_kitchen", "east_side",
    "tribeca", "lower_east_side", "east_village", "financial_district",
    "astoria", "long_island_city", "steinway", "sunnyside",
    "williamsburg", "bedford_stuyvesant", "greenpoint", "brooklyn_heights",
)  # fmt: skip
"""District `4 * area + symbol` (H-2.1)."""

SCENARIO_AREA: Final = 6
SCENARIO_PLACE: Final = 24  # where Ready heroes stand on the scenario card (H-10.5)
CARD: Final = -1  # on his card
SPACES: Final = 2  # support spaces of an area (H-2.5)
TRACK_SPACES: Final = 4
WANTED_SPACES: Final = 3
ALLY_LIMIT: Final = 3
ACTION_ROUNDS: Final = 5
STORIES_FOR_POWER_UP: Final = 3
VP_FOR_POINT: Final = 5
MAX_DICE: Final = 8

RECOVERY, READY, SUPPORTING = range(3)
STATUSES: Final = ("recovery", "ready", "supporting")

COLOURS: Final = ("red", "orange", "yellow")
THREATS: Final = ("crime", "danger", "mystery")
SKILLS: Final = ("mystic", "protection", "fight", "investigation", "rescue", "science")
STAGES: Final = ("prologue", "development", "conclusion")

# -- rolls ----------------------------------------------------------------------------------------------------------

ATTACK, DEFENSE, OUTWIT = range(3)
ROLLS: Final = ("attack", "defense", "outwit")
HEROES, VILLAIN = range(2)  # the sides of a combat
NOBODY: Final = -1  # the winner of a combat that was ended before anybody had won it

RAISE, DRAW, IMPROVE = range(3)  # the scheming options (H-9.2)
SCHEMES: Final = ("threat", "draw", "combat")

# -- moments, and the rows of what listens to them ------------------------------------------------------------------

MOMENTS: Final = (
    "combat_start", "sequence_start", "before_roll", "after_roll", "result", "ko", "sequence_end", "combat_end",
    "trouble_roll", "troubleshoot", "action", "planning", "scheme", "deployment", "resolved", "duel",
)  # fmt: skip
"""A saved position names a moment by its number: a new one comes last."""
(
    COMBAT_START, SEQUENCE_START, BEFORE_ROLL, AFTER_ROLL, RESULT, KO, SEQUENCE_END, COMBAT_END, TROUBLE_ROLL,
    TROUBLESHOOT, ACTION, PLANNING, SCHEME, DEPLOYMENT, RESOLVED, DUEL,
) = range(16)  # fmt: skip

QUESTIONS: Final = tuple("scheme_use" if each == "scheme" else each for each in MOMENTS)
"""The kinds of the questions who uses what at a moment; "scheme" asks for a scheming option itself."""

STATS: Final = (
    "attack", "defense", "outwit", "ko", "crime", "danger", "mystery", "level", "threat", "followers", "boost",
    "support_cost", "requirement", "cost", "max_allies", "scheme_threat", "scheme_draw", "scheme_combat",
)  # fmt: skip
(
    STAT_ATTACK, STAT_DEFENSE, STAT_OUTWIT, STAT_KO, STAT_CRIME, STAT_DANGER, STAT_MYSTERY, STAT_LEVEL, STAT_THREAT,
    STAT_FOLLOWERS, STAT_BOOST, STAT_SUPPORT_COST, STAT_REQUIREMENT, STAT_COST, STAT_MAX_ALLIES, STAT_SCHEMES,
) = range(16)  # fmt: skip
STAT_ROWS: Final = len(MOMENTS)
ROWS: Final = STAT_ROWS + len(STATS)

ROLL: Final = "roll"
SEQUENCE: Final = "sequence"
NEXT_SEQUENCE: Final = "next_sequence"
COMBAT: Final = "combat"


def seat_zone(zone: int, seat: int) -> int:
    """The number of a zone that each seat has one of."""
    return FIRST_SEAT_ZONE + SEAT_ZONES * seat + zone


MOST_SEATS: Final = 4
HANDS: Final = tuple([seat_zone(HAND, seat) for seat in range(MOST_SEATS)])
TEAMS: Final = tuple([seat_zone(TEAM, seat) for seat in range(MOST_SEATS)])
"""Zones by seat that are read all the time."""
SEAT_OF: Final = (
    *[-1 for _ in range(FIRST_SEAT_ZONE)],
    *[seat for seat in range(MOST_SEATS) for _ in range(SEAT_ZONES)],
    -1,
)
"""Zone -> the seat that it belongs to, -1 for a shared one. The last entry is read for -1, which is not a zone."""


def area_of(place: int) -> int:
    """The area of a district; the scenario card counts as one of its own."""
    return place >> 2
