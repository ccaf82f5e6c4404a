"""A recorded game looked back on: how likely its player was to win at every decision, by choice and by luck.

At every decision of a seat the searching bot looks for something better, in worlds that the seat could not tell from
the true one then: what nobody knew is not held against it. Both are weighed once more in new worlds, the same for
both, so that what looked best by luck alone is not called better:

- *choice* is the chance with the answer that was given, less that with the better one; 0 if none was better by more
  than the noise.
- *luck* is the chance at the next decision, less that with the answer that was given: what cards, dice and the others
  made of it, and what the estimate had not foreseen.

They add up to the whole way from the first estimate to how the game ended. Between answers of a seat that has learned
nothing new meanwhile (what is played, what pays for it, where it goes) there is no luck: the later estimate, of which
less is left to the heuristic policy, stands for the earlier ones, too.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

import msgspec
from msgspec import Struct

from goldenrule.bots import search_model_of
from goldenrule.bots.search import (
    Budget,
    Candidate,
    ScoredOption,
    Search,
    budget_of,
    logistic,
    mean,
    question_to,
    standard_error,
)
from goldenrule.gamekit.search_model import SearchModel
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game, SimultaneousChoice
from goldenrule.kernel.records import Record, Undo, reopen
from goldenrule.lab import workers
from goldenrule.table.games import DRAW, find_game
from goldenrule.table.session import Session

USUAL: Final = "normal"
LEAST_WORLDS: Final = 12
"""At least so many new worlds weigh an answer against a better one."""
SURE: Final = 2.0
"""So many standard errors better is what is called better: among a hundred choices one finds noise of one."""
EVEN: Final = 0.5
TURNING: Final = 6
"""Turning points that are told."""
WORTH: Final = 0.03
"""What has changed less is no turning point."""
OPTIONS: Final = 5
"""What was weighed that is told: the answer and what would be best, and what was tried the most."""


class Point(Struct, frozen=True):
    """A decision: after how many that stand (`place`) and after how many in the game (`decisions`), in which round.

    `before` is the chance with what would have been best, `chosen` that with what was answered; `after` is the chance
    at the next decision, or the end. `error` is the standard error of `chosen - before` in the same worlds.
    """

    place: int
    decisions: int
    round: int
    seat: int
    answer: Option
    best: Option
    before: float
    chosen: float
    error: float
    worlds: int
    options: tuple[ScoredOption, ...]
    after: float = 0.0

    @property
    def choice(self) -> float:
        """What the answer changed: 0, or below."""
        return self.chosen - self.before

    @property
    def luck(self) -> float:
        """What came of it more than was to be expected."""
        return self.after - self.chosen

    @property
    def change(self) -> float:
        return self.after - self.before


class Review(Struct, frozen=True):
    """A game as the people at `seats` could have judged it. `end` is 1 if they have won, 0 if not, 0.5 for a draw.

    Of a game that is not `over` it is the game's own estimate.
    """

    game: str
    seats: tuple[int, ...]
    budget: str
    over: bool
    end: float
    points: tuple[Point, ...]

    @property
    def start(self) -> float:
        return self.points[0].before if self.points else self.end

    @property
    def choice(self) -> float:
        """What all choices together have changed."""
        return sum([point.choice for point in self.points])

    @property
    def luck(self) -> float:
        return sum([point.luck for point in self.points])

    def turning_points(self, most: int = TURNING) -> list[Point]:
        """Where it changed the most, in order."""
        found = [point for point in self.points if max(abs(point.change), -point.choice) >= WORTH]
        found.sort(key=lambda point: -max(abs(point.change), -point.choice))
        return sorted(found[:most], key=lambda point: point.place)


@dataclass
class AnsweredQuestion:
    """A decision of the people: the position before it, what was answered, and the length of the log then.

    Decisions of the same `run` were made by one seat, which learned nothing new between them.
    """

    place: int
    game: Game
    decision: Decision
    answer: Option
    heard: int
    run: int


def play(record: Record, seats: Sequence[int]) -> tuple[Session, list[AnsweredQuestion]]:
    """Play a record again: how it ended, with its log, and the decisions of these seats that stand.

    Raises Diverged as `reopen` does.
    """
    session = Session(reopen(record, find_game(record.game).make, until=0), watched=True)
    found: list[AnsweredQuestion] = []
    who: list[int] = []
    """Who has given the answers that stand."""
    for entry in record.entries:
        stands = session.recorder.standing_count
        if isinstance(entry, Undo):
            session.take_back(entry.undo)
            found = [asked for asked in found if asked.place < stands - entry.undo]
            del who[stands - entry.undo :]
            continue
        decision = question_to(session.game, entry[0])
        if entry[0] in seats and decision is not None and len(decision.options) > 1:
            game, run = session.game.clone(), 0
            if found:
                last = found[-1]
                run = last.run + ({*who[last.place :]} != {entry[0]} or learned_anything(last.game, game, entry[0]))
            found.append(AnsweredQuestion(stands, game, decision, entry[1:], len(session.log), run))
        who.append(entry[0])
        session.apply(entry[0], entry[1:])
    return session, found


def learned_anything(before: Game, after: Game, seat: int) -> bool:
    """Between two positions, has chance spoken, has the seat come to see a card, or were sealed answers opened?"""
    old, new = before.state, after.state
    if old.rng != new.rng or isinstance(before.stack[-1], SimultaneousChoice):
        return True
    known = len(old.ident)
    return any(after.knows(e, seat) and not (e < known and before.knows(e, seat)) for e in range(1, len(new.ident)))


def weigh(how: SearchModel, asked: AnsweredQuestion, budget: Budget) -> Point | None:
    """Weigh an answer; None where there is nothing to weigh, as the heuristic policy says the same and is not asked."""
    game, decision, answer = asked.game, asked.decision, asked.answer
    seat, seed = decision.seat, f"review {asked.place}"
    heuristic = how.policy(seed).choose(game, seat, decision)
    options: tuple[ScoredOption, ...] = ()
    best = heuristic
    if decision.kind not in how.heuristic_kinds:
        found = Search(how, game, seat, decision, seed).evaluate(heuristic, budget)
        best = found.chosen
        first = sorted(found.options, key=lambda each: each.option not in (answer, best))[:OPTIONS]
        options = tuple([each for each in found.options if each in first])
    elif heuristic == answer:
        return None
    again = Search(how, game, seat, decision, f"{seed} again")
    mine, other = (Candidate(decision.options.index(option), option) for option in (answer, best))
    worlds = max(LEAST_WORLDS, budget.rollouts // 2)
    for n in range(worlds):
        if again.world(n) is not None:
            again.look_at(mine, n)
            if best != answer:
                again.look_at(other, n)
    if not mine.chances:  # no world could be dealt in which the same is asked
        chance = logistic(how.log_odds(game, seat))
        mine.chances = [chance]
    lost = [a - b for a, b in zip(mine.chances, other.chances)]
    better = len(lost) > 1 and -mean(lost) > SURE * standard_error(lost)
    chosen = mean(mine.chances)
    return Point(
        asked.place, game.decisions, getattr(game.state, "round", 0), seat, answer, best if better else answer,
        chosen - mean(lost) if better else chosen, chosen, standard_error(lost) if better else 0.0, len(mine.chances),
        options,
    )  # fmt: skip


@lru_cache(maxsize=1)
def _asked(record: bytes, seats: tuple[int, ...]) -> list[AnsweredQuestion]:
    """The decisions of an encoded record, which a process replays once."""
    return play(msgspec.json.decode(record, type=Record), seats)[1]


def _weigh(record: bytes, seats: tuple[int, ...], budget: Budget, number: int) -> Point | None:
    """In whatever process: the decision with this number."""
    asked = _asked(record, seats)[number]
    return weigh(search_model_of(asked.game.name), asked, budget)


def review(
    record: Record,
    seats: Sequence[int],
    budget: str = USUAL,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look back on a game with the eyes of these seats, which win together.

    `jobs` is as in `lab.workers.run_each`; the result does not depend on it.
    Raises BadInput for no budget, for seconds as budget, for a game without a searching bot or a record without a
    decision of these seats; Diverged for one that does not replay.
    """
    search_model_of(record.game)  # the searching bot has to play it
    spent = budget_of(budget)
    if spent.seconds:  # it would say something else each time
        raise BadInput("bad-review-seconds", word=budget)
    session, asked = play(record, seats)
    if not asked:
        raise BadInput("bad-review-nothing")
    found: list[Point] = []
    task = partial(_weigh, msgspec.json.encode(record), tuple(seats), spent)
    with closing(workers.run_each(task, range(len(asked)), jobs)) as points:
        for n, point in enumerate(points, 1):
            found += [point] if point is not None else []
            if progress is not None:
                progress(n, len(asked))
    _asked.cache_clear()  # its positions are not needed any more
    found.sort(key=lambda point: point.place)
    end = final_value(session.game, seats[0])
    runs = {each.place: each.run for each in asked}
    return Review(record.game, tuple(seats), budget, session.game.over, end, tuple(chain_points(found, runs, end)))


def chain_points(points: Sequence[Point], runs: Mapping[int, int], end: float) -> list[Point]:
    """The points with what came after each of them; `runs` says of each place which run it is of."""
    after, run, found = end, -1, list[Point]()
    for point in reversed(points):
        if runs[point.place] == run:
            point = with_later_chance(point, after)
        found.append(msgspec.structs.replace(point, after=after))
        after, run = point.before, runs[point.place]
    return found[::-1]


def with_later_chance(point: Point, chance: float) -> Point:
    """A point with the chance at the next one of its run, which says better how good its answer was.

    What would have been better stays so as far as it was better than that, too.
    """
    lost = min(point.before - point.chosen, point.before - chance)
    if lost > SURE * point.error:
        return msgspec.structs.replace(point, before=chance + lost, chosen=chance)
    return msgspec.structs.replace(point, before=chance, chosen=chance, best=point.answer, error=0.0)


def final_value(game: Game, seat: int) -> float:
    """How a game has ended for a seat: 1, 0, or 0.5 for a draw; the estimate of one that runs."""
    if not game.over:
        return logistic(search_model_of(game.name).log_odds(game, seat))
    if game.state.winner == DRAW:
        return EVEN
    return float(seat in find_game(game.name).winners(game))
