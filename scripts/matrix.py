"""Whole audited games of every kind: each hero x scenario x mode x number of seats x bot, with several seeds.

    python scripts/matrix.py --seeds 20 --jobs 2
    python scripts/matrix.py --games 100000 --bots random --no-audit --jobs 2
    python scripts/matrix.py --scenarios klaw --modes expert --seats 3 4 --modular the_doomsday_chair --crashes reports

Prints totals for every scenario, mode and number of seats, and for every hero. Exit status 1 if a game crashed or the
auditor objected; its record goes into --crashes if that is given.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

from goldenrule.games.champions.audit import watch
from goldenrule.lab.simulate import GameCrashed, Outcome, export, game_seed, run_game, tuned_gc
from goldenrule.table.games import find_game

GAME = "champions"
SEATS = (1, 2, 3, 4)
MODES = ("standard", "expert")
BOTS = ("random", "sensible")


@dataclass(frozen=True)
class Cell:
    """A kind of game: everything but the seed."""

    scenario: str
    mode: str
    heroes: tuple[str, ...]
    bot: str
    modular: tuple[str, ...] | None = None
    audited: bool = True

    def options(self) -> dict[str, Any]:
        return {
            "heroes": list(self.heroes),
            "scenario": self.scenario,
            "expert": self.mode == "expert",
            "modular": None if self.modular is None else list(self.modular),
        }

    def seed(self, number: int) -> str:
        return game_seed(f"{self.scenario}/{self.mode}/{'+'.join(self.heroes)}/{self.bot}", number)


class Totals:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = self.wins = self.rounds = self.decisions = self.longest = self.crashes = 0

    def add(self, found: Outcome | GameCrashed) -> None:
        if isinstance(found, GameCrashed):
            self.crashes += 1
            return
        self.games += 1
        self.wins += found.winner == "players"
        self.rounds += found.rounds
        self.decisions += found.decisions
        self.longest = max(self.longest, found.decisions)

    def __str__(self) -> str:
        n = max(1, self.games)
        return (
            f"{self.games:6} games {self.wins:5} won {self.rounds / n:5.1f} rounds"
            f" {self.decisions / n:6.1f} decisions, longest {self.longest:5} {self.crashes:4} crashes"
        )


def ready(option: str) -> list[str]:
    """The heroes, scenarios or modular sets whose cards are all written."""
    return [each.id for each in find_game(GAME).choices(option) if each.ready]


def cells(
    scenarios: Sequence[str] = (),
    modes: Sequence[str] = MODES,
    seats: Sequence[int] = SEATS,
    bots: Sequence[str] = BOTS,
    modular: tuple[str, ...] | None = None,
    audited: bool = True,
) -> list[Cell]:
    """Every kind of game; each hero sits in the first seat of each number of seats, with those that follow it."""
    heroes = ready("heroes")
    return [
        Cell(scenario, mode, tuple(heroes[(first + i) % len(heroes)] for i in range(n)), bot, modular, audited)
        for scenario in scenarios or ready("scenario")
        for mode in modes
        for n in seats
        for first in range(len(heroes))
        for bot in bots
    ]


Played = tuple[Cell, list[Outcome | GameCrashed]]


def play(work: tuple[Cell, range]) -> Played:
    """The games of one kind with some numbers. A crash does not stop the others."""
    cell, numbers = work
    found: list[Outcome | GameCrashed] = []
    for number in numbers:
        try:
            audit = watch if cell.audited else None
            found.append(run_game(GAME, cell.options(), cell.seed(number), (cell.bot,), number, audit))
        except GameCrashed as crashed:
            found.append(crashed)
    return cell, found


def play_all(kinds: Sequence[Cell], numbers: range, jobs: int) -> Iterator[Played]:
    """All games, in the order of the kinds, whatever the number of jobs."""
    work = [(cell, numbers) for cell in kinds]
    if jobs == 1:
        with tuned_gc():
            yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, work)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seeds", type=int, default=3, help="games of each kind (3)")
    parser.add_argument("--games", type=int, help="games in all, shared among the kinds, instead of --seeds")
    parser.add_argument("--no-audit", action="store_true", help="play without the auditor")
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first seed (0)")
    parser.add_argument("--scenarios", nargs="+", default=[], choices=ready("scenario"))
    parser.add_argument("--modes", nargs="+", default=MODES, choices=MODES)
    parser.add_argument("--seats", nargs="+", type=int, default=SEATS, choices=SEATS)
    parser.add_argument("--bots", nargs="+", default=BOTS, choices=BOTS)
    parser.add_argument("--modular", nargs="*", choices=ready("modular"), help="modular sets instead of the usual one")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--crashes", type=Path, help="folder for the records of crashed games")
    given = parser.parse_args(arguments)
    modular = None if given.modular is None else tuple(given.modular)
    kinds = cells(given.scenarios, given.modes, given.seats, given.bots, modular, not given.no_audit)
    seeds = given.seeds if given.games is None else max(1, given.games // len(kinds))
    rows = {(c.scenario, c.mode, len(c.heroes), c.bot): Totals() for c in kinds}
    heroes = {(hero, c.bot): Totals() for c in kinds for hero in c.heroes}
    errors: Counter[str] = Counter()
    examples: dict[str, GameCrashed] = {}
    start = perf_counter()
    for cell, outcomes in play_all(kinds, range(given.first, given.first + seeds), given.jobs):
        for outcome in outcomes:
            rows[cell.scenario, cell.mode, len(cell.heroes), cell.bot].add(outcome)
            for hero in cell.heroes:
                heroes[hero, cell.bot].add(outcome)
            if isinstance(outcome, GameCrashed):
                errors[outcome.error] += 1
                examples.setdefault(outcome.error, outcome)
                if given.crashes is not None:
                    export(outcome, given.crashes)
    for (scenario, mode, n, bot), total in rows.items():
        print(f"{scenario:8} {mode:8} {n} seat{'s' if n > 1 else ' '} {bot:9} {total}")
    for (hero, bot), total in heroes.items():
        print(f"{hero:24} {bot:9} {total}")
    games = sum(total.games + total.crashes for total in rows.values())
    seconds = perf_counter() - start
    print(f"{games} games in {seconds:.0f} s, {sum(errors.values())} crashes of {len(errors)} kinds")
    for error, times in errors.most_common():
        print(f"{times:5} {examples[error]}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
