"""The searching bot, which tries each option in sampled worlds with playouts by heuristics.

A *world* is the game with everything sampled again that the seat does not know (`determinize`), so the search uses no
hidden information: a twin of the game has the same worlds, and the bot chooses the same option. Every option is tried
in the same worlds; the game's heuristic policy plays each on for a while, and the evaluation turns the position into a
chance to win. Sequential halving spends rollouts on close options (Karnin, Koren, Somekh 2013), and an option that is
clearly worse than the best one is dropped at once (`DROP_MARGIN`); the search ends when one is left. It follows the
heuristic policy unless another option is better by more than a part of the noise (`SWITCH_MARGIN`).
"""

import math
from collections.abc import Hashable, Sequence
from time import perf_counter
from typing import ClassVar, Final, NamedTuple

from goldenrule.gamekit.search_model import Bot, SearchModel
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.views import determinize
from goldenrule.table.games import find_game

LONGEST: Final = 600
"""The most answers in a rollout."""
SWITCH_MARGIN: Final = 0.3
"""The standard errors by which an option must be better than the heuristic policy's in the same worlds, unless the game
sets another margin (`SearchModel.guards`)."""
REQUEST_MARGIN: Final = 1.96
"""The standard errors by which asking another seat must be better: that seat has a turn of its own."""
DROP_MARGIN: Final = 2.0
"""The standard errors in the same worlds by which an option must be worse than the best one to be dropped; see
`drop_margin`."""
FEWEST_WORLDS: Final = 4
"""No option is dropped before it was tried in this many worlds."""
FEWEST_OF_HEURISTIC: Final = 16
"""The heuristic policy's option is not dropped before, as the gain of an answer is what it is better than that."""
CERTAIN: Final = 7.0
"""The log-odds of a won game; the chance is 0.999."""


class Budget(NamedTuple):
    """The budget of a search: rollouts, and seconds if they are not 0."""

    rollouts: int
    seconds: float = 0.0


MOST: Final = 1_000_000
PLENTY: Final = 20_000
"""The rollouts of a search with a time limit."""
LEVELS: Final[dict[str, Budget]] = {
    "easy": Budget(8), "normal": Budget(64), "hard": Budget(256), "expert": Budget(1024),
}  # fmt: skip


USUAL: Final = "normal"


def budget_of(word: str | Budget) -> Budget:
    """Return a budget as people write it: a level, a number of rollouts, or seconds ("2s"); "" for the default.

    A budget is returned as it is. Raises BadInput for anything else.
    """
    if isinstance(word, Budget):
        return word
    if found := LEVELS.get(word or USUAL):
        return found
    number, seconds = (word[:-1], True) if word.endswith("s") else (word, False)
    try:
        n = float(number) if seconds else int(number)
    except ValueError:
        n = 0
    if not 0 < n < MOST:
        raise BadInput("bad-no-budget", word=word, levels=list(LEVELS), most=MOST - 1)
    return Budget(PLENTY, float(n)) if seconds else Budget(int(n))


class ScoredOption(NamedTuple):
    """An option with its mean chance to win, the standard error, and the number of worlds."""

    option: Option
    chance: float
    error: float
    worlds: int


class SearchResult(NamedTuple):
    """The result of a search, best option first. `heuristic` is the heuristic policy's answer.

    `gain` is the difference between the chances of the first option and of `heuristic` in the same worlds, with its
    standard error; `close` says that no option was better by enough (`SWITCH_MARGIN`), so `heuristic` is `chosen`.
    """

    chosen: Option
    heuristic: Option
    options: tuple[ScoredOption, ...]
    gain: float
    error: float
    close: bool


class Candidate:
    """One option with its results in each world: utility for comparison, chance for display."""

    __slots__ = ("chances", "option", "place", "utilities")

    def __init__(self, place: int, option: Option) -> None:
        self.place = place
        self.option = option
        self.utilities: list[float] = []
        self.chances: list[float] = []


class DeadlineExceeded(Exception):
    """The time limit of the search is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """The search for an answer to one question. It holds one world at a time."""

    fewest: ClassVar[int] = 1
    """In this many worlds the last line that is left is tried."""

    def __init__(self, how: SearchModel, game: Game, seat: int, decision: Decision, seed: str) -> None:
        self.how = how
        self.game = game
        self.seat = seat
        self.decision = decision
        self.seed = seed
        self.until = math.inf
        self.number = -1
        self.held: Game | None = None
        self.root: float | None = None

    def world(self, number: int) -> Game | None:
        """Return the world with a number; None if no deal asks the same question."""
        if number != self.number:
            self.held, self.number = None, number
            try:
                found = self.deal(f"{self.seed}/{number}")
            except Stuck:
                return None
            if self.asks_the_same(found):
                self.held = found
                if self.root is None:
                    self.root = self.how.log_odds(found, self.seat)
        return self.held

    def deal(self, seed: str) -> Game:
        """Return a sampled world. Raises Stuck as `determinize`."""
        return determinize(self.game, self.seat, seed)

    def asks_the_same(self, world: Game) -> bool:
        """Does a world ask the same question?"""
        asked, question = question_to(world, self.seat), self.decision
        return asked is not None and asked.kind == question.kind and len(asked.options) == len(question.options)

    def look_at(self, line: Candidate, number: int) -> None:
        """Try an option in a world. Raises DeadlineExceeded, and keeps nothing, when the time is over."""
        if perf_counter() > self.until:
            raise DeadlineExceeded
        start = self.world(number)
        if start is None:
            line.utilities.append(0.5)
            line.chances.append(0.5)
            return
        asked = question_to(start, self.seat)
        assert asked is not None
        new = start.clone()
        new.apply(self.seat, asked.options[line.place])  # options have the same order wherever the view is the same
        odds = self.roll(new, self.how.clock(start) + self.how.horizon, f"{self.seed}/{number}")
        line.utilities.append(logistic(odds - (self.root or 0.0)))
        line.chances.append(logistic(odds))

    def roll(self, game: Game, end: int, seed: str) -> float:
        """Play on by the heuristic policy up to the horizon, and return the log-odds of the seat there."""
        self.play_on(game, [self.how.lighter(f"{seed}/{seat}") for seat in range(game.state.seats)], end)
        if not game.over:
            return max(-CERTAIN, min(CERTAIN, self.how.log_odds(game, self.seat)))
        won, root = self.seat in find_game(game.name).winners(game), self.root or 0.0
        return CERTAIN + max(0.0, root) if won else -CERTAIN + min(0.0, root)

    def play_on(self, game: Game, bots: Sequence[Bot], end: int) -> None:
        """Let the heuristic policy answer up to the horizon or the end of the game."""
        apply, clock, timed = game.apply, self.how.clock, self.until < math.inf
        for _ in range(LONGEST):
            if not game.pending or clock(game) >= end:
                break
            if timed and perf_counter() > self.until:
                raise DeadlineExceeded
            decision = game.pending[0]
            seat = decision.seat
            apply(seat, bots[seat].choose(game, seat, decision))

    def evaluate(self, heuristic: Option, budget: Budget) -> SearchResult:
        """Compare the options with each other and with the heuristic policy's answer."""
        if budget.seconds:
            self.until = perf_counter() + budget.seconds
        lines = alive = self.lines(heuristic)
        rounds, size, world = max(1, math.ceil(math.log2(len(lines)))), len(lines), 0
        try:
            while True:
                last = world + max(1, budget.rollouts // (rounds * size))
                while world < last and (len(alive) > 1 or world < self.fewest):
                    for line in alive:
                        self.look_at(line, world)
                    world += 1
                    if world >= FEWEST_WORLDS and world % 2 == 0:
                        alive = self.undecided(lines[0], alive, world)
                if size <= 2:
                    break
                size = math.ceil(size / 2)
                alive = better_half(lines[0], alive, size)
        except DeadlineExceeded:
            pass
        return self.result_of(lines, alive)

    def undecided(self, first: Candidate, alive: list[Candidate], worlds: int) -> list[Candidate]:
        """Return the lines that are not clearly worse than the best one; all were tried in as many worlds."""
        choosable = self.choosable(first, alive)
        best = max(choosable, key=lambda line: mean(line.utilities))
        margin = drop_margin(worlds)
        guard = max(margin, self.how.guards.get(self.decision.kind, SWITCH_MARGIN))
        if worlds >= FEWEST_OF_HEURISTIC and is_better(best, first, guard):
            alive = [line for line in choosable if line is not first]
        return [line for line in alive if line in (best, first) or not is_better(best, line, margin)]

    def choosable(self, first: Candidate, alive: list[Candidate]) -> list[Candidate]:
        """Return the lines that may be chosen: not to be idle, nor an unneeded request, if the heuristic does not."""
        idle, request = self.how.idle.get(self.decision.kind), self.how.request
        return [
            line
            for line in alive
            if line is first
            or (line.option[0] != idle and (line.option[0] != request or is_better(line, first, REQUEST_MARGIN)))
        ]

    def lines(self, heuristic: Option) -> list[Candidate]:
        """Return a line for each option, the heuristic policy's first; one for all equivalent options.

        Requests that the asked seat would decline are left out.
        Equivalence is decided in a sampled world: in the true game it could depend on hidden information.
        """
        lines = [Candidate(place, option) for place, option in enumerate(self.decision.options)]
        lines.sort(key=lambda line: line.option != heuristic)
        world = self.world(0)
        asked = None if world is None else question_to(world, self.seat)
        found: dict[Hashable, Candidate] = {}
        for line in lines:
            key: Hashable = line.option
            if world is not None and asked is not None:
                if line.option != heuristic and self.is_declined(world, asked.options[line.place]):
                    continue
                key = self.how.equivalence_key(world, asked.options[line.place])
            found.setdefault(key, line)
        return list(found.values())

    def is_declined(self, world: Game, option: Option) -> bool:
        """Is an option a request that the asked seat would decline?"""
        if option[0] != self.how.request:
            return False
        new = world.clone()
        new.apply(self.seat, option)
        return any(each.kind == self.how.request and self.how.declines(new, each) for each in new.pending)

    def result_of(self, lines: list[Candidate], alive: list[Candidate]) -> SearchResult:
        first, seen = lines[0], min([len(line.utilities) for line in alive])
        best = max(self.choosable(first, alive), key=lambda line: mean(line.utilities[:seen]))
        worlds = min(len(best.utilities), len(first.utilities))
        apart = [a - b for a, b in zip(best.utilities[:worlds], first.utilities[:worlds])]
        guard = self.how.guards.get(self.decision.kind, SWITCH_MARGIN)
        close = best is first or worlds < 2 or mean(apart) <= guard * standard_error(apart)
        told = [a - b for a, b in zip(best.chances[:worlds], first.chances[:worlds])]
        looked = [line for line in lines if line.chances]
        ranked = sorted(looked, key=lambda line: (-len(line.utilities), -mean(line.utilities)))
        scored = [
            ScoredOption(each.option, mean(each.chances), standard_error(each.chances), len(each.chances))
            for each in ranked
        ]
        return SearchResult(
            first.option if close else best.option,
            first.option,
            tuple(scored),
            mean(told), standard_error(told), close,
        )  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class DeterminizedSearchBot:
    """A bot that chooses the best option after a search with a budget."""

    search: ClassVar[type[Search]] = Search

    def __init__(self, how: SearchModel, budget: Budget, seed: str = "") -> None:
        self.how = how
        self.budget = budget
        self.seed = seed
        self.asked = 0
        self.heuristic = how.policy(seed)

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        return self.evaluate(game, seat, decision).chosen

    def evaluate(self, game: Game, seat: int, decision: Decision) -> SearchResult:
        """Search for an answer to a question."""
        heuristic = self.heuristic.choose(game, seat, decision)
        self.asked += 1
        if len(decision.options) == 1 or decision.kind in self.how.heuristic_kinds:
            return SearchResult(heuristic, heuristic, (), 0.0, 0.0, True)
        return self.search(self.how, game, seat, decision, f"{self.seed}/{self.asked}").evaluate(heuristic, self.budget)


def better_half(first: Candidate, alive: list[Candidate], size: int) -> list[Candidate]:
    """Return this many of the lines, those with the best means; the heuristic policy's is not left out."""
    kept = [line for line in alive if line is first]
    rest = sorted([line for line in alive if line is not first], key=lambda line: -mean(line.utilities))
    return [*kept, *rest[: max(1, size - len(kept))]]


def drop_margin(worlds: int) -> float:
    """Return the standard errors for 95 % of certainty: more in few worlds, which tell little about the noise.

    The quantile of Student's distribution is near enough: 3.2 in four worlds, 2.1 in 32.
    """
    return DROP_MARGIN + 3.5 / (worlds - 1)


def is_better(line: Candidate, other: Candidate, margin: float) -> bool:
    """Is a line better than another one in the same worlds, by more than this many standard errors?"""
    apart = [a - b for a, b in zip(line.utilities, other.utilities)]
    return len(apart) > 1 and mean(apart) > margin * standard_error(apart)


def question_to(game: Game, seat: int) -> Decision | None:
    return next((d for d in game.pending if d.seat == seat), None)


def logistic(odds: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; infinite for fewer than two values."""
    n = len(values)
    if n < 2:
        return math.inf
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / (n * (n - 1)))
