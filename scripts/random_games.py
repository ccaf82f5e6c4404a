"""Random games of Champions over 1-4 seats and both modes, audited: no crash, no illegal position, no endless game.

    python scripts/random_games.py --games 10000 --jobs 2
    python scripts/random_games.py --games 500 --seats 2 --bots sensible --crashes reports

Prints totals of every kind of table. Exit status 1 if a game crashed; its record goes into --crashes if that is given.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from goldenrule.games.champions.audit import watch
from goldenrule.lab.simulate import GameCrashed, Outcome, export, game_seed, run_game, tuned_gc

GAME = "champions"
CHUNK = 10


class Table(NamedTuple):
    """A kind of table: who sits at it, and how hard it is."""

    heroes: tuple[str, ...]
    expert: bool

    @property
    def label(self) -> str:
        return f"{len(self.heroes)} seats, {'expert' if self.expert else 'standard'}, {' + '.join(self.heroes)}"

    def options(self) -> dict[str, Any]:
        return {"heroes": list(self.heroes), "expert": self.expert}


class Totals:
    """What came of the games at one kind of table."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.rounds = 0
        self.decisions = 0
        self.longest = 0
        self.crashes = 0

    def add(self, found: Outcome) -> None:
        self.games += 1
        self.wins += found.winner == "players"
        self.rounds += found.rounds
        self.decisions += found.decisions
        self.longest = max(self.longest, found.decisions)

    def __str__(self) -> str:
        n = max(1, self.games)
        return (
            f"{self.games:6} games  {self.wins:5} won  {self.rounds / n:5.1f} rounds"
            f"  {self.decisions / n:6.1f} decisions  longest {self.longest:5}  crashes {self.crashes}"
        )


def ready_heroes() -> list[str]:
    """Heroes whose cards are all written."""
    from goldenrule.table.games import find_game

    return [hero.id for hero in find_game(GAME).choices("heroes") if hero.ready]


def tables(seats: Sequence[int], modes: Sequence[str]) -> list[Table]:
    """The tables to play at: every hero sits in every seat."""
    heroes = ready_heroes()
    out: list[Table] = []
    for n in seats:
        if n > len(heroes):
            continue
        lineups = [tuple(heroes[(start + i) % len(heroes)] for i in range(n)) for start in range(len(heroes))]
        out += [Table(lineup, mode == "expert") for mode in modes for lineup in lineups]
    return out


Work = tuple[int, dict[str, Any], str, int, int, str, bool]


def play_chunk(work: Work) -> tuple[int, list[Outcome], list[GameCrashed]]:
    """Some games at one table. A crash does not stop the others."""
    place, options, seed, first, end, bot, audited = work
    outcomes: list[Outcome] = []
    crashes: list[GameCrashed] = []
    with tuned_gc():
        for index in range(first, end):
            try:
                outcomes.append(
                    run_game(GAME, options, game_seed(seed, index), (bot,), index, watch if audited else None)
                )
            except GameCrashed as crashed:
                crashes.append(crashed)
    return place, outcomes, crashes


def results(work: list[Work], jobs: int) -> Iterator[tuple[int, list[Outcome], list[GameCrashed]]]:
    if jobs == 1:
        yield from map(play_chunk, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_chunk, each) for each in work]):
            yield future.result()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="games in all, shared among the kinds of tables")
    parser.add_argument("--seats", type=int, nargs="+", default=[1, 2, 3, 4], choices=[1, 2, 3, 4])
    parser.add_argument("--modes", nargs="+", default=["standard", "expert"], choices=["standard", "expert"])
    parser.add_argument("--bots", default="random", help="the bot that plays all seats")
    parser.add_argument("--seed", default="random games")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--no-audit", action="store_true", help="play without the auditor")
    parser.add_argument("--crashes", type=Path, help="folder for the records of crashed games")
    given = parser.parse_args(arguments)
    places = tables(given.seats, given.modes)
    each = max(1, given.games // len(places))
    work: list[Work] = [
        (number, place.options(), f"{given.seed}/{place.label}", first, min(each, first + CHUNK), given.bots,
         not given.no_audit)
        for first in range(0, each, CHUNK)
        for number, place in enumerate(places)
    ]  # fmt: skip
    totals = [Totals() for _ in places]
    errors: Counter[str] = Counter()
    examples: dict[str, GameCrashed] = {}
    start = perf_counter()
    for number, outcomes, crashes in results(work, given.jobs):
        for outcome in outcomes:
            totals[number].add(outcome)
        for crashed in crashes:
            totals[number].crashes += 1
            errors[crashed.error] += 1
            examples.setdefault(crashed.error, crashed)
            if given.crashes is not None:
                export(crashed, given.crashes)
    for place, total in zip(places, totals, strict=True):
        print(f"{place.label:80} {total}")
    games = sum(total.games + total.crashes for total in totals)
    seconds = perf_counter() - start
    print(f"{games} games in {seconds:.0f} s, {sum(errors.values())} crashes of {len(errors)} kinds")
    for error, n in errors.most_common():
        print(f"{n:5} {examples[error]}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
