"""Does the searching bot choose the same in twins of a position, which its seat could not tell apart?

python scripts/twins_check.py twins.jsonl champions            until 10,000 positions have been compared
python scripts/twins_check.py twins.jsonl                      what has been counted so far

It goes on where it was stopped. Game N of a game is made from the seed "twins N", and played by rules of thumb with
answers at random between; at one question of `EVERY` that has several answers everything is dealt anew that the seat
does not know, streams included, and the bot is asked in both games with a budget of 8 rollouts. What it chooses, and
every number that it has thought, has to be the same. 1 if something is not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from goldenrule.bots import make_bot, thinking
from goldenrule.bots.thinks import Budget, Thinks
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import prompt, rekey, twin
from goldenrule.lab.workers import each
from goldenrule.table.games import find_game
from scripts import lines
from scripts.values import options_of

BUDGET: Final = Budget(8)
EVERY: Final = 4
SLIPS: Final = 0.3
"""How many answers are taken at random."""
LONGEST: Final = 3000


class Counted(msgspec.Struct, frozen=True):
    """A game: positions compared, twins among them with other hidden cards, and where the bot chose otherwise."""

    game: str
    number: int
    positions: int
    others: int
    different: list[int]


def chosen(game: Game, seat: int, decision: Decision) -> tuple[Any, ...]:
    """What is chosen, as the seat sees it, and all that was thought."""
    thought = Thinks(thinking(game.name), BUDGET, "s").think(game, seat, decision)
    shown = prompt(game, seat)
    assert shown is not None
    legal = game.legal(seat)

    def told(option: Option) -> Any:
        return shown.options[legal.index(option)]

    numbers = (thought.gain, thought.error, thought.close)
    return (told(thought.chosen), told(thought.thumb), [(told(o[0]), *o[1:]) for o in thought.options], numbers)


def a_twin(game: Game, seat: int, seed: str) -> Game | None:
    """The game with everything dealt anew that the seat does not know; None if the same could not be asked then."""
    try:
        other = twin(game, seat, seed)
    except Stuck:
        return None
    rekey(other, f"other {seed}")
    return other


def compare(name: str, number: int) -> Counted:
    """Play a game, and compare its positions with twins."""
    chance_of = Random(f"twins {name} {number}")
    game = find_game(name).make(options_of(name, "sensible", chance_of), f"twins {number}")
    bots = [make_bot(name, "sensible", f"{number}/{seat}") for seat in range(game.state.seats)]
    positions = others = 0
    different: list[int] = []
    while game.pending and game.decisions < LONGEST:
        decision = game.pending[0]
        seat = decision.seat
        if len(decision.options) > 1 and decision.kind not in thinking(name).thumb and chance_of.random() < 1 / EVERY:
            other = a_twin(game, seat, f"{number}/{game.decisions}")
            if other is not None:
                positions += 1
                others += other.state.ident != game.state.ident or other.state.zones != game.state.zones
                asked = next(d for d in other.pending if d.seat == seat)
                if chosen(game, seat, decision) != chosen(other, seat, asked):
                    different.append(game.decisions)
        if chance_of.random() < SLIPS:
            option = chance_of.choice(decision.options)
        else:
            option = bots[seat].choose(game, seat, decision)
        game.apply(seat, option)
    return Counted(name, number, positions, others, different)


def read(file: Path) -> list[Counted]:
    return lines.read(file, Counted)


def table(counted: list[Counted]) -> Iterator[str]:
    """What has been counted, as Markdown."""
    yield "| game | games | positions | with other hidden cards | chosen otherwise |"
    yield "|---|---|---|---|---|"
    for name in sorted({row.game for row in counted}):
        rows = [row for row in counted if row.game == name]
        sums = [sum(row.positions for row in rows), sum(row.others for row in rows)]
        yield f"| {name} | {len(rows)} | {sums[0]:,} | {sums[1]:,} | {sum(len(row.different) for row in rows)} |"


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("file", type=Path)
    given.add_argument("games", nargs="*")
    given.add_argument("--positions", type=int, default=10_000)
    given.add_argument("--jobs", type=int, default=1)
    found = given.parse_args()
    counted = read(found.file)
    for name in found.games:
        rows = [row for row in counted if row.game == name]
        n, there = sum(row.positions for row in rows), {row.number for row in rows}
        numbers = [number for number in range(len(there) + found.positions) if number not in there]
        with lines.going_on(found.file) as file, closing(each(partial(compare, name), numbers, found.jobs)) as games:
            for game in games if n < found.positions else ():
                counted.append(game)
                lines.write(file, game)
                n += game.positions
                if n >= found.positions:
                    break
    print(*table(counted), sep="\n")
    wrong = [row for row in counted if row.different]
    print(*[f"{row.game} {row.number}: at decisions {row.different}" for row in wrong], sep="\n", end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
