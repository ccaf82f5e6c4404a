"""What a long search takes: `python scripts/search_memory.py [ROLLOUTS] [GAME...]` (100,000 of them; all games).

One search of so many rollouts, each in a state of its own, by the bot `thinks` in the middle of a game. A line for each
tenth of it: processor time, and the most memory that the process has held until then. Each game has a new process.
"""

import sys
from multiprocessing import get_context
from resource import RUSAGE_SELF, getrusage
from time import process_time
from typing import Any, Final

from goldenrule.bots import thinking
from goldenrule.bots.thinks import Budget, Line, Search
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.game import Game
from goldenrule.table.games import find_game, own_games

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "champions": {"heroes": ["she_hulk"]},
    "heroes": {"teams": ["avengers", "x_men"]},
}
DEEP: Final = 30
"""Decisions before the question that is thought about."""
PARTS: Final = 10


def question(name: str) -> tuple[Game, Decision]:
    """A question in the middle of a game that has several answers and is not left to the rule of thumb."""
    game, how = find_game(name).make(OPTIONS.get(name, {}), "search"), thinking(name)
    bot = how.policy("search")
    while True:
        decision = game.pending[0]
        if game.decisions > DEEP and len(decision.options) > 1 and decision.kind not in how.thumb:
            return game, decision
        game.apply(decision.seat, bot.choose(game, decision.seat, decision))


def megabytes() -> float:
    """The most memory that this process has held (Linux counts in kB, macOS in bytes)."""
    return getrusage(RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


class Measured(Search):
    """A search that prints what it has taken, once a part."""

    every = 1
    looked = 0
    began = 0.0

    def look(self, line: Line, n: int) -> None:
        super().look(line, n)
        self.looked += 1
        if self.looked % self.every == 0:
            now = process_time()
            print(f"  {self.looked:>9,} {now - self.began:8.1f} s {megabytes():8.0f} MB", flush=True)
            self.began = now


def measure(name: str, rollouts: int) -> None:
    game, decision = question(name)
    how = thinking(name)
    print(f"{name}: {decision.kind}, {len(decision.options)} options; {megabytes():.0f} MB before", flush=True)
    search = Measured(how, game, decision.seat, decision, "search")
    search.every, search.began = max(1, rollouts // PARTS), process_time()
    search.think(how.policy("search").choose(game, decision.seat, decision), Budget(rollouts))


def main() -> None:
    words = sys.argv[1:]
    rollouts = int(words.pop(0)) if words and words[0].isdigit() else 100_000
    for name in words or own_games():
        process = get_context("spawn").Process(target=measure, args=(name, rollouts))
        process.start()
        process.join()


if __name__ == "__main__":
    main()
