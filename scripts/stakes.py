"""What hangs on an answer, by kind of question, and how much of it a search can see.

python scripts/stakes.py heroes --games 60 --jobs 2
python scripts/stakes.py heroes --games 60 --kinds plan confront    of these questions only

`thinks:16` plays one seat, `sensible` the others. At four questions of each game every option is answered in the same
worlds and played on by heuristics, twice: to the end, which shows by how much it is better than what the heuristic
policy says; and as far as the search plays on, which shows how much two options differ in a world. Where options are
worth much the same, and much noise hides it, a search does best to leave the heuristic policy seldom
(`SearchModel.guards`).
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from goldenrule.bots import make_bot, search_model_of
from goldenrule.bots.search import CERTAIN, Search
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.game import Game
from goldenrule.lab.workers import run_each
from goldenrule.table.games import find_game, own_games
from scripts.values import options_of

BOT: Final = "thinks:16"
QUESTIONS: Final = 4
"""How many questions of a game are looked at."""
SHORT: Final = 24
"""Worlds in which the search's own rollouts are looked at."""
LONG: Final = 100
"""Worlds in which every option is played to the end."""
COMPARED: Final = 18
"""In about so many worlds a search of 64 tries compares the last two options."""
FEWEST: Final = 8
"""Options that a kind of questions must have shown to be told."""


class Stake(NamedTuple):
    """An option beside the heuristic policy's: how much better it ended, in chances to win, and by what variance
    of that; and the variance of what a search sees in a world of the difference.
    """

    kind: str
    better: float
    variance: float
    seen: float


class ToTheEnd(Search):
    """Plays every rollout to the end of the game, and tells whether it is won."""

    def roll(self, game: Game, end: int, seed: str) -> float:
        self.play_on(game, [self.how.lighter(f"{seed}/{seat}") for seat in range(game.state.seats)], sys.maxsize)
        return CERTAIN if game.over and self.seat in find_game(game.name).winners(game) else -CERTAIN


def differences(values: Iterable[Sequence[float]]) -> Iterator[list[float]]:
    """By how much each option but the first, that of the heuristic policy, is better than that in each world."""
    first, *rest = values
    for other in rest:
        yield [a - b for a, b in zip(other, first)]


def stakes(game: Game, seat: int, decision: Decision, seed: str) -> list[Stake]:
    how = search_model_of(game.name)
    thumb = how.policy(seed).choose(game, seat, decision)
    searches = []
    for kind, worlds in ((ToTheEnd, LONG), (Search, SHORT)):
        search = kind(how, game, seat, decision, f"{seed}/{kind.__name__}")
        found = search.lines(thumb)
        for n in range(worlds):
            for line in found:
                search.look_at(line, n)
        searches.append(found)
    ends, short = searches
    won = differences([[chance > 0.5 for chance in line.chances] for line in ends])
    seen = differences([line.utilities for line in short])
    return [Stake(decision.kind, fmean(a), variance(a) / len(a), variance(b)) for a, b in zip(won, seen)]


def look(name: str, kinds: Sequence[str], number: int) -> list[Stake]:
    """Play a game, and look at some of the questions that the bot is asked, of all kinds if none is named."""
    chance_of = Random(f"stakes {number}")
    game = find_game(name).make(options_of(name, BOT, chance_of), f"stakes {number}")
    seats = range(game.state.seats)
    mine = number % len(seats)
    bots = [make_bot(name, BOT if seat == mine else "sensible", f"{number}/{seat}") for seat in seats]
    asked = []
    while game.pending:
        decision = game.pending[0]
        if decision.seat == mine and len(decision.options) > 1 and (not kinds or decision.kind in kinds):
            asked.append((game.clone(), decision))
        game.apply(decision.seat, bots[decision.seat].choose(game, decision.seat, decision))
    chosen = chance_of.sample(asked, min(QUESTIONS, len(asked)))
    return [each for at, decision in chosen for each in stakes(at, mine, decision, f"{number}/{at.decisions}")]


def table(seen: Iterable[Stake]) -> Iterator[str]:
    """What was seen, as Markdown, in hundredths of a game; the kinds with the most options first."""
    by_kind: dict[str, list[Stake]] = defaultdict(list)
    for stake in seen:
        by_kind[stake.kind].append(stake)
    yield "| question | options | better than the heuristic policy | spread | error of a search |"
    yield "|---|---|---|---|---|"
    for kind, found in sorted(by_kind.items(), key=lambda item: -len(item[1])):
        if len(found) >= FEWEST:
            mean = fmean(each.better for each in found)
            spread = sqrt(max(0.0, variance(each.better for each in found) - fmean(each.variance for each in found)))
            off = sqrt(fmean(each.seen for each in found) / COMPARED)
            yield f"| {kind} | {len(found)} | {100 * mean:+.1f} | {100 * spread:.1f} | {100 * off:.1f} |"


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", choices=own_games())
    given.add_argument("--games", type=int, default=24)
    given.add_argument("--kinds", nargs="+", default=[])
    given.add_argument("--jobs", type=int, default=1)
    found = given.parse_args()
    games = run_each(partial(look, found.game, found.kinds), range(found.games), found.jobs)
    print(*table(stake for game in games for stake in game), sep="\n")


if __name__ == "__main__":
    main()
