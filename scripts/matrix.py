"""Whole audited games of every kind, with several seeds.

Champions: each hero x scenario x mode x number of seats x bot. The duel: each reading of the rules x bots. Marvel
Heroes: each team x scenario x number of seats x bot.

    python scripts/matrix.py --seeds 20 --jobs 2
    python scripts/matrix.py --games 100000 --bots random --no-audit --jobs 2
    python scripts/matrix.py --cards 6 --seeds 100 --bots random
    python scripts/matrix.py --game heroes --mixed --games 5000 --bots random --crashes reports
    python scripts/matrix.py --scenarios klaw --modes expert --seats 3 4 --modular the_doomsday_chair --crashes reports
    python scripts/matrix.py --game skirmish --games 100000 --bots random
    python scripts/matrix.py --game heroes --scenarios born_again --seats 2 --bots random sensible

With --mixed the number of a game decides, too: by lot each has other readings of the rules, decks cut to a few cards,
and, in Champions, one to three modular sets.

Prints totals for every scenario, mode and number of seats (or reading), and for every hero or team. Exit status 1 if a
game crashed, went on after its end, or the auditor objected; its record goes into --crashes if that is given.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, ClassVar

from goldenrule.games.champions import ids
from goldenrule.games.heroes import ids as heroes_ids
from goldenrule.games.skirmish import ids as skirmish_ids
from goldenrule.games.skirmish.readings import CONTRARY
from goldenrule.kernel.game import Game
from goldenrule.lab.crashes import GameCrashed, export
from goldenrule.lab.single_game import Outcome, Prepare, Watch, game_seed, run_game
from goldenrule.lab.workers import seldom_collecting
from goldenrule.table.games import find_game
from goldenrule.testing.conformance import watch_end

SEATS = (1, 2, 3, 4)
MODES = ("standard", "expert")
BOTS = ("random", "sensible")
DUELS = (*BOTS, "random,sensible", "sensible,random")
"""Bots of the duel: one for both sides, or one for the Heroes and one for the Villains."""
MIXED_CARDS = 6
"""The cards that are left in a cut deck of a mixed game, at most, unless --cards says otherwise."""
MIXED_READINGS = 0.4
"""How likely each reading is in a mixed game."""


@dataclass(frozen=True)
class Cell:
    """A kind of game: everything but the seed. `bot` names one bot for all seats, or one each.

    Decks are cut to 1 to `cards` cards, or left whole. In `mixed` games readings, modular sets and the size of each
    deck are drawn by lot.
    """

    game: ClassVar[str] = ""
    bot: str
    audited: bool
    cards: int = field(default=0, kw_only=True)
    mixed: bool = field(default=False, kw_only=True)

    def options(self, number: int = 0) -> dict[str, Any]:
        """The options of its game with a number."""
        raise NotImplementedError

    def lots(self, number: int, what: str) -> Random:
        """The lots by which something of a mixed game is drawn."""
        return Random(f"{self.seed(number)}/{what}")

    def readings(self, number: int) -> list[str]:
        """The readings of a mixed game; of two that contradict each other, one."""
        lots = self.lots(number, "readings")
        found = [name for name in offered("readings", self.game) if lots.random() < MIXED_READINGS]
        for pair in CONTRARY:
            if found.count(pair[0]) and found.count(pair[1]):
                found.remove(lots.choice(pair))
        return found

    def decks(self, seats: int) -> list[tuple[int, int]]:
        """The decks that are cut, and where the cards go that are taken out of each."""
        raise NotImplementedError

    def sizes(self, number: int, decks: int) -> list[int]:
        """Cards left in each deck, 0 for a whole one: the first and all others in every pair of numbers, or by lot."""
        if self.mixed:
            lots = self.lots(number, "cards")
            return [lots.randint(0, self.cards) for _ in range(decks)]
        first, others = (n % (self.cards + 1) for n in (number, number // (self.cards + 1)))
        return [first, *[others] * (decks - 1)]

    def row(self) -> str:
        """The line of totals in which its games count."""
        raise NotImplementedError

    def parts(self) -> tuple[str, ...]:
        """The heroes or teams that take part; each has a line of its own."""
        return ()

    def name(self) -> str:
        """What the seeds of its games are made of."""
        raise NotImplementedError

    def seed(self, number: int) -> str:
        return game_seed(self.name(), number)

    def prepare(self, number: int) -> Prepare | None:
        """What is done to a game with a number before it begins: its decks are cut."""
        if not self.cards:
            return None

        def cut(game: Any) -> None:
            s = game.state
            decks = self.decks(s.seats)
            for (deck, rest), n in zip(decks, self.sizes(number, len(decks)), strict=True):
                for e in s.zones[deck][n:] if n else ():
                    game.move(e, rest)

        return cut

    def watch(self) -> Watch:
        """Whoever hears that nothing happens after the end, and the game's auditor, if it is to be there."""

        def both(game: Game) -> Callable[[], None]:
            audit = import_module(f"goldenrule.games.{self.game}.audit").watch(game) if self.audited else None
            ended = watch_end(game)

            def after_decision() -> None:
                ended()
                if audit is not None:
                    audit()

            return after_decision

        return both


@dataclass(frozen=True)
class ChampionsCell(Cell):
    game: ClassVar[str] = "champions"
    scenario: str
    mode: str
    heroes: tuple[str, ...]
    modular: tuple[str, ...] | None = None

    def decks(self, seats: int) -> list[tuple[int, int]]:
        return [(deck, ids.REMOVED) for deck in (ids.ENCOUNTER_DECK, *ids.DECKS[:seats])]

    def options(self, number: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = {
            "heroes": list(self.heroes),
            "scenario": self.scenario,
            "expert": self.mode == "expert",
            "modular": None if self.modular is None else list(self.modular),
        }
        if self.mixed:
            found["readings"] = self.readings(number)
            if self.modular is None:
                lots = self.lots(number, "modular")
                found["modular"] = lots.sample(offered("modular"), lots.randint(1, 3))
        return found

    def row(self) -> str:
        seats = len(self.heroes)
        return f"{self.scenario:8} {self.mode:8} {seats} seat{'s' if seats > 1 else ' '} {self.bot:9}"

    def parts(self) -> tuple[str, ...]:
        return self.heroes

    def name(self) -> str:
        return f"{self.scenario}/{self.mode}/{'+'.join(self.heroes)}/{self.bot}"


@dataclass(frozen=True)
class SkirmishCell(Cell):
    game: ClassVar[str] = "skirmish"
    reading: str = ""

    def decks(self, seats: int) -> list[tuple[int, int]]:
        return [(skirmish_ids.DECK + seat, skirmish_ids.REMOVED + seat) for seat in range(seats)]

    def options(self, number: int = 0) -> dict[str, Any]:
        if self.mixed:
            return {"readings": self.readings(number)}
        return {"readings": [self.reading]} if self.reading else {}

    def row(self) -> str:
        return f"{'mixed' if self.mixed else self.reading or 'rulebook':24} {self.bot:16}"

    def name(self) -> str:
        return f"skirmish/{self.reading}/{self.bot}"


@dataclass(frozen=True)
class HeroesCell(Cell):
    game: ClassVar[str] = "heroes"
    scenario: str
    teams: tuple[str, ...]

    def decks(self, seats: int) -> list[tuple[int, int]]:
        cut = (heroes_ids.RESOURCE_DECK, heroes_ids.VILLAIN_DECK, heroes_ids.HEADLINE_DECK, heroes_ids.STORY_DECK)
        return [(deck, heroes_ids.BOX) for deck in cut]

    def options(self, number: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = {"teams": list(self.teams), "scenario": self.scenario}
        return {**found, "readings": self.readings(number)} if self.mixed else found

    def row(self) -> str:
        return f"{self.scenario:24} {len(self.teams)} seats {self.bot:9}"

    def parts(self) -> tuple[str, ...]:
        return self.teams

    def name(self) -> str:
        return f"heroes/{self.scenario}/{'+'.join(self.teams)}/{self.bot}"


class Totals:
    """What came of some games. A game is won if the first seat has won it: in Champions, the players."""

    def __init__(self) -> None:
        self.games = self.wins = self.rounds = self.decisions = self.longest = self.crashes = 0

    def add(self, found: Outcome | GameCrashed) -> None:
        if isinstance(found, GameCrashed):
            self.crashes += 1
            return
        self.games += 1
        self.wins += 0 in found.won
        self.rounds += found.rounds
        self.decisions += found.decisions
        self.longest = max(self.longest, found.decisions)

    def __str__(self) -> str:
        n = max(1, self.games)
        return (
            f"{self.games:6} games {self.wins:5} won {self.rounds / n:5.1f} rounds"
            f" {self.decisions / n:6.1f} decisions, longest {self.longest:5} {self.crashes:4} crashes"
        )


def offered(option: str, game: str = "champions") -> list[str]:
    """The heroes, scenarios or modular sets that there are; teams, scenarios or readings of the others."""
    return [each.id for each in find_game(game).choices(option)]


def circles(names: Sequence[str], n: int) -> list[tuple[str, ...]]:
    """Each of the names in the first of n seats, with those that follow it."""
    return [tuple(names[(first + i) % len(names)] for i in range(n)) for first in range(len(names))]


def cells(
    scenarios: Sequence[str] = (),
    modes: Sequence[str] = MODES,
    seats: Sequence[int] = SEATS,
    bots: Sequence[str] = BOTS,
    modular: tuple[str, ...] | None = None,
    audited: bool = True,
    cards: int = 0,
    mixed: bool = False,
) -> list[ChampionsCell]:
    """Every kind of game of Champions."""
    return [
        ChampionsCell(bot, audited, scenario, mode, heroes, modular, cards=cards, mixed=mixed)
        for scenario in scenarios or offered("scenario")
        for mode in modes
        for n in seats
        for heroes in circles(offered("heroes"), n)
        for bot in bots
    ]


def skirmish_cells(
    bots: Sequence[str] = DUELS, audited: bool = True, cards: int = 0, mixed: bool = False
) -> list[SkirmishCell]:
    """Every kind of duel: by the rulebook, and with each second reading of the rules; or all of them mixed."""
    readings = ("",) if mixed else ("", *offered("readings", "skirmish"))
    return [SkirmishCell(bot, audited, reading, cards=cards, mixed=mixed) for reading in readings for bot in bots]


def heroes_cells(
    scenarios: Sequence[str] = (),
    seats: Sequence[int] = SEATS[1:],
    bots: Sequence[str] = BOTS,
    audited: bool = True,
    cards: int = 0,
    mixed: bool = False,
) -> list[HeroesCell]:
    """Every kind of game of Marvel Heroes."""
    return [
        HeroesCell(bot, audited, scenario, teams, cards=cards, mixed=mixed)
        for scenario in scenarios or offered("scenario", "heroes")
        for n in seats
        for teams in circles(offered("teams", "heroes"), n)
        for bot in bots
    ]


Played = tuple[Cell, list[Outcome | GameCrashed]]


def play(work: tuple[Cell, range]) -> Played:
    """The games of one kind with some numbers. A crash does not stop the others."""
    cell, numbers = work
    found: list[Outcome | GameCrashed] = []
    for number in numbers:
        try:
            bots = tuple(cell.bot.split(","))
            options, prepare = cell.options(number), cell.prepare(number)
            seed, watch = cell.seed(number), cell.watch()
            found.append(run_game(cell.game, options, seed, bots, number, watch, prepare, digests=True))
        except GameCrashed as crashed:
            found.append(crashed)
    return cell, found


def play_all(kinds: Sequence[Cell], numbers: range, jobs: int) -> Iterator[Played]:
    """All games, in the order of the kinds, whatever the number of jobs."""
    work = [(cell, numbers) for cell in kinds]
    if jobs == 1:
        with seldom_collecting():
            yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, work)


def chosen(given: argparse.Namespace) -> Sequence[Cell]:
    """The kinds of games that the arguments ask for."""
    audited, mixed = not given.no_audit, given.mixed
    cards = given.cards or (MIXED_CARDS if mixed else 0)
    if given.game == "skirmish":
        return skirmish_cells(given.bots or DUELS, audited, cards, mixed)
    bots = given.bots or BOTS
    if given.game == "heroes":
        return heroes_cells(given.scenarios, given.seats or SEATS[1:], bots, audited, cards, mixed)
    modular = None if given.modular is None else tuple(given.modular)
    return cells(given.scenarios, given.modes, given.seats or SEATS, bots, modular, audited, cards, mixed)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="champions", choices=("champions", "heroes", "skirmish"))
    parser.add_argument("--seeds", type=int, default=3, help="games of each kind (3)")
    parser.add_argument("--games", type=int, help="games in all, shared among the kinds, instead of --seeds")
    parser.add_argument("--no-audit", action="store_true", help="play without the auditor")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first seed (0)")
    parser.add_argument("--scenarios", nargs="+", default=[])
    parser.add_argument("--modes", nargs="+", default=MODES, choices=MODES, help="of Champions")
    parser.add_argument("--seats", nargs="+", type=int, choices=SEATS, help="numbers of players")
    parser.add_argument("--bots", nargs="+", choices=DUELS, help="all without; two in one word for the sides of a duel")
    parser.add_argument("--modular", nargs="*", choices=offered("modular"), help="modular sets instead of the usual")
    parser.add_argument("--cards", type=int, default=0, help="decks cut to 1 to so many cards")
    parser.add_argument("--mixed", action="store_true", help="readings, modular sets and cut decks by lot")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--crashes", type=Path, help="folder for the records of crashed games")
    given = parser.parse_args(arguments)
    if given.scenarios:
        known = [] if given.game == "skirmish" else offered("scenario", given.game)
        for name in given.scenarios:
            if name not in known:
                parser.error(f"{given.game} has no scenario {name!r}; it has {', '.join(known) or 'none at all'}.")
    kinds = chosen(given)
    seeds = given.seeds if given.games is None else max(1, given.games // len(kinds))
    rows = {cell.row(): Totals() for cell in kinds}
    parts = {f"{part:24} {cell.bot:9}": Totals() for cell in kinds for part in cell.parts()}
    errors: Counter[str] = Counter()
    examples: dict[str, GameCrashed] = {}
    start = perf_counter()
    for cell, outcomes in play_all(kinds, range(given.first, given.first + seeds), given.jobs):
        for outcome in outcomes:
            rows[cell.row()].add(outcome)
            for part in cell.parts():
                parts[f"{part:24} {cell.bot:9}"].add(outcome)
            if isinstance(outcome, GameCrashed):
                errors[outcome.error] += 1
                examples.setdefault(outcome.error, outcome)
                if given.crashes is not None:
                    export(outcome, given.crashes)
    for label, total in {**rows, **parts}.items():
        print(f"{label} {total}")
    games = sum(total.games + total.crashes for total in rows.values())
    seconds = perf_counter() - start
    print(f"{games} games in {seconds:.0f} s, {sum(errors.values())} crashes of {len(errors)} kinds")
    for error, times in errors.most_common():
        print(f"{times:5} {examples[error]}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
