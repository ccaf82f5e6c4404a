"""The state of a game: the board's numbers, figures and cards in play, the troubleshoot and the combat in progress."""

from typing import Any, ClassVar

from goldenrule.games.heroes.ids import CARD, FIRST_SEAT_ZONE, ROWS, SEAT_ZONES
from goldenrule.kernel.state import Card, State

Dice = tuple[int, ...]
"""Dice on the table: the face first rolled; after a BOOST reroll plus 6 times (its face + 1)."""

Mod = tuple[str, str, int, int]
"""A change of a side's values for a while: (until, stat, side, n)."""


class Piece(Card):
    """A hero, mastermind, villain, ally or other card in play. `place`: a district of a Ready hero, the area of a
    Supporting one, -1 on his card. `points` are plot points on an ally, `ko` the KO results taken in this combat."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Card.FIELDS, "status", "place", "wounded", "ko", "points")
    __slots__ = ("ko", "place", "points", "status", "wounded")

    def __init__(
        self,
        gen: int = 0,
        controller: int = -1,
        host: int = 0,
        exhausted: bool = False,
        counters: tuple[tuple[str, int], ...] = (),
        status: int = 0,
        place: int = CARD,
        wounded: bool = False,
        ko: int = 0,
        points: int = 0,
    ) -> None:
        self.gen = gen
        self.controller = controller
        self.host = host
        self.exhausted = exhausted
        self.counters = counters
        self.status = status
        self.place = place
        self.wounded = wounded
        self.ko = ko
        self.points = points

    def copy(self) -> "Piece":
        return Piece(
            self.gen, self.controller, self.host, self.exhausted, self.counters, self.status, self.place,
            self.wounded, self.ko, self.points,
        )  # fmt: skip


class Mission:
    """A troubleshoot action in progress (H-8)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "nemesis", "place", "headline", "plan", "schemed", "boost", "threat", "pending", "ignore_boost",
        "dice", "success",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self,
        seat: int,
        nemesis: int,
        place: int,
        headline: int,
        plan: int = 0,
        schemed: int = 0,
        boost: bool = False,
        threat: int = 0,
        pending: int = 0,
        ignore_boost: bool = False,
        dice: Dice = (),
        success: int = -1,
    ) -> None:
        self.seat = seat  # the Hero Player
        self.nemesis = nemesis  # the seat of the Nemesis player
        self.place = place  # the district
        self.headline = headline
        self.plan = plan  # the Master Plan that is being executed, 0 for none
        self.schemed = schemed  # bits of the scheming options used
        self.boost = boost  # the Lead Villain's BOOST icons count (H-9.5)
        self.threat = threat  # dice more than the Threat token shows
        self.pending = pending  # added to the Trouble Level once it has been set
        self.ignore_boost = ignore_boost
        self.dice = dice
        self.success = success  # -1: not resolved yet

    def copy(self) -> "Mission":
        return Mission(
            self.seat, self.nemesis, self.place, self.headline, self.plan, self.schemed, self.boost, self.threat,
            self.pending, self.ignore_boost, self.dice, self.success,
        )  # fmt: skip


class Fight:
    """A combat in progress (H-12). Pairs are (heroes, villain)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "runner", "place", "hero", "lead", "confrontation", "team", "sequence", "initiative", "powers",
        "last_powers", "roll", "count", "boost", "dice", "hits", "mods", "next_initiative", "limits", "skips", "ko",
        "over", "won", "open_choice", "stopped",
    )  # fmt: skip
    __slots__ = FIELDS

    def __init__(
        self,
        seat: int,
        runner: int,
        place: int,
        hero: int,
        lead: int,
        confrontation: bool = False,
        team: tuple[int, ...] = (),
        sequence: int = 0,
        initiative: int = 0,
        powers: tuple[int, int] = (-1, -1),
        last_powers: tuple[int, int] = (-1, -1),
        roll: int = -1,
        count: int = 0,
        boost: bool = False,
        dice: tuple[Dice, Dice] = ((), ()),
        hits: tuple[int, int] = (0, 0),
        mods: tuple[Mod, ...] = (),
        next_initiative: int = -1,
        limits: tuple[int, int] = (0, 0),
        skips: tuple[str, ...] = (),
        ko: int = -1,
        over: bool = False,
        won: int = -1,
        open_choice: int = -1,
        stopped: bool = False,
    ) -> None:
        self.seat = seat  # the Hero Player
        self.runner = runner  # the seat that runs the Lead Villain and its backups (H-12.3)
        self.place = place
        self.hero = hero  # who fights in this sequence
        self.lead = lead
        self.confrontation = confrontation
        self.team = team  # the heroes who may fight, as long as they are not defeated
        self.sequence = sequence
        self.initiative = initiative  # the side that has it
        self.powers = powers  # colours
        self.last_powers = last_powers
        self.roll = roll  # the side whose roll is about to be made or was made last
        self.count = count  # dice of the roll about to be made
        self.boost = boost  # do its BOOST icons count?
        self.dice = dice
        self.hits = hits  # added to what the dice show
        self.mods = mods
        self.next_initiative = next_initiative  # said by an ability, -1: as the outwit duel says
        self.limits = limits  # bits of colours each side may not choose in this sequence; from bit 4: in the next one
        self.skips = skips
        self.ko = ko  # the side that is about to take a KO
        self.over = over  # the combat is; then it is stopped, too
        self.won = won  # the side that has won
        self.open_choice = open_choice  # the side that chooses its power openly, before the other
        self.stopped = stopped  # somebody has been defeated: what remains of the sequence is not played

    def copy(self) -> "Fight":
        return Fight(
            self.seat, self.runner, self.place, self.hero, self.lead, self.confrontation, self.team, self.sequence,
            self.initiative, self.powers, self.last_powers, self.roll, self.count, self.boost, self.dice, self.hits,
            self.mods, self.next_initiative, self.limits, self.skips, self.ko, self.over, self.won, self.open_choice,
            self.stopped,
        )  # fmt: skip


class Board(State):
    """The table. Tuples by seat or by area are replaced on write."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "teams", "nemeses", "points", "vp", "first", "archnemesis", "round", "action_round", "active",
        "phase", "areas", "headlines", "threats", "special", "resolver", "ending", "foiled", "trouble", "mission",
        "fight", "scenario",
    )  # fmt: skip
    __slots__ = (
        "action_round", "active", "archnemesis", "areas", "ending", "fight", "first", "foiled", "headlines", "mission",
        "nemeses", "phase", "points", "resolver", "round", "scenario", "special", "teams", "threats",
        "trouble", "vp",
    )  # fmt: skip
    cards: list[Any]  # entity -> Piece while in play, else None

    def __init__(self, seats: int) -> None:
        super().__init__(seats, FIRST_SEAT_ZONE + SEAT_ZONES * seats, ROWS)
        if seats < 0:
            return  # a blank for `clone` to fill
        self.teams: tuple[str, ...] = ()
        self.nemeses: tuple[int, ...] = ()  # seat -> the seat that controls the nemesis of its team
        self.points: tuple[int, ...] = (0,) * seats  # plot points in reserve
        self.vp: tuple[int, ...] = (0,) * seats
        self.first = 0
        self.archnemesis = -1
        self.round = 1
        self.action_round = 0  # 1 to 5 in the Missions phase
        self.active = -1  # the Hero Player
        self.phase = "setup"
        self.areas: tuple[int, ...] = ()  # in use
        self.headlines: tuple[int, ...] = ()  # area -> headline, 0 for an empty space
        self.threats: tuple[int, ...] = ()  # area -> number on its Threat token
        self.special = 0  # the Special Headline while it is in play
        self.resolver = -1  # the seat that resolved it
        self.ending = ""  # when the game ends: "action_round" or "round"; then why
        self.foiled = 0  # bits of the seats whose plan failed in this Game Round (H-9.16)
        self.trouble = 0
        self.mission: Mission | None = None
        self.fight: Fight | None = None
        self.scenario = 0

    def clone(self) -> "Board":
        new = Board(-1)
        self.copy_into(new)
        new.teams = self.teams
        new.nemeses = self.nemeses
        new.points = self.points
        new.vp = self.vp
        new.first = self.first
        new.archnemesis = self.archnemesis
        new.round = self.round
        new.action_round = self.action_round
        new.active = self.active
        new.phase = self.phase
        new.areas = self.areas
        new.headlines = self.headlines
        new.threats = self.threats
        new.special = self.special
        new.resolver = self.resolver
        new.ending = self.ending
        new.foiled = self.foiled
        new.trouble = self.trouble
        mission = self.mission
        new.mission = None if mission is None else mission.copy()
        fight = self.fight
        new.fight = None if fight is None else fight.copy()
        new.scenario = self.scenario
        return new
