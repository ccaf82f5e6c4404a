"""How strong a bot is: games of every kind that opponents.md has a row for, with intervals.

python scripts/strength.py results.jsonl thinks --games 200 --jobs 2    play what is not there yet, then print the table
python scripts/strength.py results.jsonl thinks --cells skirmish        only the rows whose names begin so
python scripts/strength.py results.jsonl thinks --early                 a row ends when it is clear where its bound is
python scripts/strength.py results.jsonl thinks --cells Rhino --part she_hulk    200 games of this part of a row
python scripts/strength.py results.jsonl                                print the table alone

Every game is one line of the file, so that it can be stopped at any time and goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import count, takewhile
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from goldenrule.gamekit.intervals import wilson
from goldenrule.lab.oracle import make_lab_bot
from goldenrule.lab.workers import each
from goldenrule.table.games import find_game
from scripts import lines

HEROES: Final = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")
OTHER: Final = "sensible"
CLEAR: Final = 3.29
"""Standard deviations (99.9 %) that a row which may end early is to be away from its bound: it is looked at after every
game, which an interval of 95 % does not allow."""

LEAST: Final = 30
"""Games after which a row may end early; Wilson's interval is too narrow for fewer."""


class Cell(NamedTuple):
    """A row of the table: a game, its options by the number of the game, and in which seats the bot sits."""

    game: str
    options: list[dict[str, Any]]
    seats: int = 0
    """How many seats the bot has from the first on; 0 for one, each in its turn, against `sensible` in the others."""
    bound: float = 0.0
    """What the lower end of the interval is to reach."""
    parts: tuple[str, ...] = ()
    """What each of the options is called where the games with it are a row of their own, too."""
    part_bound: float = 0.0

    def sits(self, index: int, seats: int) -> range:
        return range(self.seats) if self.seats else range(index % seats, index % seats + 1)


def champions(scenario: str, heroes: Iterable[tuple[str, ...]], expert: bool = False) -> list[dict[str, Any]]:
    return [{"heroes": list(each), "scenario": scenario, "expert": expert} for each in heroes]


def teams(n: int) -> list[dict[str, Any]]:
    """Every scenario in turn, with one team after the other in the first seat."""
    every, scenarios = ([each.id for each in find_game("heroes").choices(what)] for what in ("teams", "scenario"))
    return [
        {"teams": [every[(first + at + k) % len(every)] for k in range(n)], "scenario": scenario}
        for first in range(len(every))
        for at, scenario in enumerate(scenarios)
    ]


def cells() -> dict[str, Cell]:
    alone = [(hero,) for hero in HEROES]
    pairs = [(a, b) for n, a in enumerate(HEROES) for b in HEROES[n + 1 :]]
    found = {"Rhino, five heroes": Cell("champions", champions("rhino", alone), 1, 0.8, HEROES, 0.7)}
    found["Rhino, two players"] = Cell("champions", champions("rhino", pairs), 2, 0.85)
    found["Klaw, five heroes"] = Cell("champions", champions("klaw", alone), 1, 0.2, HEROES)
    found["Ultron, five heroes"] = Cell("champions", champions("ultron", alone), 1, 0.15)
    found["Rhino, expert, five heroes"] = Cell("champions", champions("rhino", alone, True), 1, 0.15)
    found["skirmish"] = Cell("skirmish", [{}], 0, 0.8)
    found["heroes, two teams"] = Cell("heroes", teams(2), 0, 0.9)
    found["heroes, four teams"] = Cell("heroes", teams(4), 0, 0.45)
    return found


class Played(msgspec.Struct, frozen=True):
    """A game: its row and number, the bot, whether it won, the processor time of its answers and how many they were."""

    cell: str
    bot: str
    index: int
    won: bool
    seconds: float
    answers: int


def play(bot: str, task: tuple[str, int]) -> Played:
    """Play a game of a row. Its options, seed and seats follow from its number."""
    name, index = task
    cell = cells()[name]
    kind = find_game(cell.game)
    game = kind.make(cell.options[index % len(cell.options)], f"strength {index}")
    mine = cell.sits(index, game.state.seats)
    bots = [
        make_lab_bot(cell.game, bot if seat in mine else OTHER, f"{index}/{seat}") for seat in range(game.state.seats)
    ]
    seconds, answers = 0.0, 0
    while game.pending:
        decision = game.pending[0]
        began = process_time()
        option = bots[decision.seat].choose(game, decision.seat, decision)
        if decision.seat in mine:
            seconds += process_time() - began
            answers += 1
        game.apply(decision.seat, option)
    return Played(name, bot, index, mine[0] in kind.winners(game), seconds, answers)


def in_order(games: Iterable[Played], first: int = 0, step: int = 1) -> list[Played]:
    """Every `step`th game from the `first`, as far as none is missing."""
    there = {game.index: game for game in games}
    return [there[n] for n in takewhile(there.__contains__, count(first, step))]


def clear(games: Iterable[Played], bound: float, first: int = 0, step: int = 1) -> bool:
    """Do games tell on which side of its bound a row is?"""
    seen = in_order(games, first, step)
    low, high = wilson(sum(game.won for game in seen), len(seen), CLEAR)
    return bool(bound) and len(seen) >= LEAST and not low < bound < high


def enough(games: list[Played], cell: Cell, part: str = "") -> bool:
    """May a row end early: is it clear, and are its parts that have a bound? Or is this part of it?"""
    if part:
        return clear(games, cell.part_bound, cell.parts.index(part), len(cell.parts))
    parts = range(len(cell.parts)) if cell.part_bound else ()
    return clear(games, cell.bound) and all(clear(games, cell.part_bound, n, len(cell.parts)) for n in parts)


def table(played: Iterable[Played]) -> Iterator[str]:
    """The rows, as Markdown."""
    rows: dict[tuple[str, str], list[Played]] = defaultdict(list)
    for game in played:
        rows[game.cell, game.bot].append(game)
    yield "| games | bot | won | 95 % | ms an answer | bound |"
    yield "|---|---|---|---|---|---|"
    for name, cell in cells().items():
        for (row, bot), games in sorted(rows.items()):
            if row != name:
                continue
            if whole := in_order(games) if cell.parts else games:  # of a part there may be more
                yield told(name, bot, whole, cell.bound)
            for n, part in enumerate(cell.parts):
                if some := [game for game in games if game.index % len(cell.parts) == n]:
                    yield told(f"– {part}", bot, some, cell.part_bound)


def told(name: str, bot: str, games: list[Played], bound: float) -> str:
    won, n = sum(game.won for game in games), len(games)
    low, high = wilson(won, n)
    spent = 1000 * sum(game.seconds for game in games) / max(1, sum(game.answers for game in games))
    least = f"{bound:.0%}" if bound else ""
    return f"| {name} | {bot} | {won}/{n} = {won / n:.0%} | {low:.0%}–{high:.0%} | {spent:.0f} | {least} |"


def read(file: Path) -> list[Played]:
    return lines.read(file, Played)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("file", type=Path)
    given.add_argument("bot", nargs="?")
    given.add_argument("--games", type=int, default=200, help="games a row, or of its part")
    given.add_argument("--cells", default="", help="only rows whose names begin so")
    given.add_argument("--part", default="", help="only games of a part of the rows")
    given.add_argument("--early", action="store_true", help="end a row when it is clear")
    given.add_argument("--jobs", type=int, default=1)
    found = given.parse_args()
    chosen = {name: cell for name, cell in cells().items() if name.startswith(found.cells)}
    if found.part:
        known = sorted({part for cell in chosen.values() for part in cell.parts})
        if found.part not in known:
            given.error(f"no part {found.part}; parts are {', '.join(known) or 'nowhere in these rows'}")
        chosen = {name: cell for name, cell in chosen.items() if found.part in cell.parts}
    for name, cell in chosen.items() if found.bot else ():
        row = [game for game in read(found.file) if (game.cell, game.bot) == (name, found.bot)]
        there = {game.index for game in row}
        first, step = (cell.parts.index(found.part), len(cell.parts)) if found.part else (0, 1)
        tasks = [(name, n) for n in range(first, found.games * step, step) if n not in there]
        if found.early and enough(row, cell, found.part):
            continue
        with (
            lines.going_on(found.file) as file,
            closing(each(partial(play, found.bot), tasks, found.jobs)) as games,
        ):
            for game in games:
                row.append(game)
                lines.write(file, game)
                if found.early and enough(row, cell, found.part):
                    break
    print(*table(read(found.file)), sep="\n")


if __name__ == "__main__":
    main()
