"""The state of a game: the board's numbers, figures and cards in play, the troubleshoot and the combat in progress."""

from typing import Annotated, Any, Final, Literal, Self

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import CARD, FIRST_SEAT_ZONE, ROWS, SEAT_ZONES
from goldenrule.kernel.fields import Amount, CardId, Count, Mark, Seat, SeatBits, SeatOrNone, Size, between, exactly
from goldenrule.kernel.nodes import Node
from goldenrule.kernel.state import Card, State

Dice = Annotated[tuple[Annotated[int, between(0, 6 * 7)], ...], Size(100)]
"""Dice on the table: the face first rolled; after a BOOST reroll plus 6 times (its face + 1)."""
SideIndex = Annotated[int, between(0, 1)]
"""The heroes, or the villain."""
SideOrNone = Annotated[int, between(-1, 1)]
Mod = tuple[str, str, SideIndex, Amount]
"""A change of a side's values for a while: (until, stat, side, n)."""
Place = Annotated[int, between(CARD, ids.SCENARIO_PLACE)]
"""A district of a Ready hero, the area of a Supporting one, -1 on the card."""
COLOR_OR_NONE: Final = between(-1, len(ids.COLOURS) - 1)  # by itself: mypyc does not compile it inside of a type
Color = Annotated[int, COLOR_OR_NONE]
"""The color of a power, or -1 for none."""
ColorBits = Annotated[int, between(0, 255)]
Phase = Literal["setup", "deployment", "planning", "missions", "finale"]


class Piece(Card):
    """A hero, mastermind, villain, ally or other card in play."""

    status: Annotated[int, between(0, len(ids.STATUSES) - 1)] = 0
    place: Place = CARD
    wounded: bool = False
    ko: Count = 0
    """The KO results taken in this combat."""
    points: Count = 0
    """Plot points on an ally."""


class Mission(Node):
    """A troubleshoot action in progress (H-8)."""

    seat: Seat
    """The Hero Player."""
    nemesis: Seat
    """The Nemesis player."""
    place: Place
    headline: CardId
    plan: CardId = 0
    """The Master Plan that is being executed."""
    schemed: Annotated[int, between(0, (1 << len(ids.SCHEMES)) - 1)] = 0
    """The scheming options used, as bits."""
    boost: bool = False
    """The Lead Villain's BOOST icons count (H-9.5)."""
    threat: Amount = 0
    """Dice more than the Threat token shows."""
    pending: Amount = 0
    """Added to the Trouble Level once it has been set (A-38)."""
    ignore_boost: bool = False
    dice: Dice = ()
    success: SideOrNone = -1
    """1 or 0 once it is resolved."""


class Fight(Node):
    """A combat in progress (H-12). Pairs are (heroes, villain)."""

    seat: Seat
    """The Hero Player."""
    runner: Seat
    """The seat that runs the Lead Villain and its backups (H-12.3)."""
    place: Place
    hero: CardId
    """Who fights in this sequence."""
    lead: CardId
    confrontation: bool = False
    team: Annotated[tuple[CardId, ...], Size(100)] = ()
    """The heroes who may fight, as long as they are not defeated."""
    sequence: Count = 0
    initiative: SideIndex = 0
    """The side that has it."""
    powers: tuple[Color, Color] = (-1, -1)
    last_powers: tuple[Color, Color] = (-1, -1)
    roll: SideOrNone = -1
    """The side whose roll is about to be made or was made last."""
    count: Annotated[int, between(-999, 999)] = 0
    """Dice of the roll about to be made."""
    boost: bool = False
    """Do its BOOST icons count?"""
    dice: tuple[Dice, Dice] = ((), ())
    hits: tuple[Amount, Amount] = (0, 0)
    """Added to what the dice show."""
    mods: Annotated[tuple[Mod, ...], Size(1_000)] = ()
    next_initiative: SideOrNone = -1
    """Said by an ability; -1: as the outwit duel says."""
    limits: tuple[ColorBits, ColorBits] = (0, 0)
    """The colors that each side may not choose in this sequence, as bits; from bit 4: in the next one."""
    skips: Annotated[tuple[str, ...], Size(100)] = ()
    ko: SideOrNone = -1
    """The side that is about to take a KO."""
    over: bool = False
    """The combat is over; then it is stopped, too."""
    won: SideOrNone = -1
    """The side that has won."""
    open_choice: SideOrNone = -1
    """The side that chooses its power openly, before the other."""
    stopped: bool = False
    """Somebody has been defeated: what remains of the sequence is not played."""


class Board(State):
    """The table. Tuples by seat or by area are replaced on write."""

    cards: Annotated[list[Any], Mark.BY_HAND, Mark.SHALLOW]
    """A Piece for what is in play, else None."""
    teams: Annotated[tuple[str, ...], Mark.BY_SEAT] = ()
    nemeses: Annotated[tuple[Seat, ...], Mark.BY_SEAT] = ()
    """The seat that controls the nemesis of each team."""
    points: Annotated[tuple[Amount, ...], Mark.BY_SEAT] = ()
    """Plot points in reserve."""
    vp: Annotated[tuple[Amount, ...], Mark.BY_SEAT] = ()
    first: Seat = 0
    archnemesis: SeatOrNone = -1
    round: Count = 1
    action_round: Annotated[int, between(0, ids.ACTION_ROUNDS)] = 0
    """1 to 5 in the Missions phase."""
    active: SeatOrNone = -1
    """The Hero Player."""
    phase: Phase = "setup"
    areas: Annotated[tuple[Annotated[int, between(0, len(ids.AREAS))], ...], Size(len(ids.AREAS) + 1)] = ()
    """Those in use."""
    headlines: Annotated[tuple[CardId, ...], exactly(len(ids.AREAS))] = ()
    """The headline in each area, 0 for an empty space."""
    threats: Annotated[tuple[Count, ...], exactly(len(ids.AREAS))] = ()
    """The number on the Threat token of each area."""
    special: CardId = 0
    """The Special Headline while it is in play."""
    resolver: SeatOrNone = -1
    """The seat that resolved it."""
    ending: str = ""
    """When the game ends: "action_round" or "round"; then why."""
    foiled: SeatBits = 0
    """The seats whose plan failed in this Game Round (H-9.16)."""
    trouble: Amount = 0
    mission: Mission | None = None
    fight: Fight | None = None
    scenario: CardId = 0

    @classmethod
    def of(cls, seats: int) -> Self:
        """Return an empty table for this number of players."""
        none = (0,) * seats
        return cls.empty(seats, FIRST_SEAT_ZONE + SEAT_ZONES * seats, ROWS, points=none, vp=none)
