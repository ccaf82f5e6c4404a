"""Reviews of recorded games: the chance to win at every decision, and its changes by choice and by luck.

At every decision of a seat the searching bot looks for a better option, in worlds sampled from the seat's knowledge at
that time. Both options are evaluated again in new worlds, the same for both, so that luck alone makes no option
better:

- *choice* is the chance with the given answer minus that with the better one; 0 if none was better by more than the
  noise.
- *luck* is the chance at the next decision minus that with the given answer: cards, dice, other players, and errors of
  the estimate.

A good answer is compared with the best other option in the same new worlds: what it *gained* over that makes the best
decision of a game, so that a lucky draw of cards is never called one.

They add up to the change from the first estimate to the end of the game. Between answers of a seat that has learned
nothing new meanwhile (a card, its payment, its place) there is no luck: the later estimate is more accurate, and
replaces the earlier ones.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from goldenrule.bots import search_model_of
from goldenrule.bots.explained_search import belonging_kinds
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
from goldenrule.table.games import DRAW, find_game
from goldenrule.table.multi_select import multi_select_of
from goldenrule.table.session import Session

USUAL: Final = "normal"
LEAST_WORLDS: Final = 12
"""The least new worlds to compare an answer with a better one."""
SURE: Final = 2.0
"""The standard errors for a better option: a hundred choices contain noise of one standard error."""
EVEN: Final = 0.5
TURNING: Final = 6
"""The most turning points."""
WORTH: Final = 0.03
"""The least change of a turning point."""
OPTIONS: Final = 5
"""The most options to show: the answer, the best option, and those with the most tries."""


class Point(Struct, frozen=True):
    """A decision: its number among those that stand (`place`) and in the game (`decisions`), and its round.

    `before` is the chance with the best option, `chosen` that with the given answer; `after` is the chance
    at the next decision, or the end. `error` is the standard error of `chosen - before` in the same worlds. Where the
    answer was the best option, `gain` is what it was better than the best other one, `rival`, with a standard error.
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
    rival: Option | None = None
    gain: float = 0.0
    gain_error: float = 0.0

    @property
    def choice(self) -> float:
        """Return the change by the answer: 0 or less."""
        return self.chosen - self.before

    @property
    def luck(self) -> float:
        """Return the change beyond the expectation."""
        return self.after - self.chosen

    @property
    def change(self) -> float:
        return self.after - self.before


class Review(Struct, frozen=True):
    """A game from the view of the people at `seats`. `end` is 1 if they have won, 0 if not, 0.5 for a draw.

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
        """Return the change by all choices together."""
        return sum([point.choice for point in self.points])

    @property
    def luck(self) -> float:
        return sum([point.luck for point in self.points])

    def best_decision(self) -> Point | None:
        """Return the answer that gained the most over the best other option; None if none did clearly."""
        clear = [each for each in self.points if each.gain >= WORTH and each.gain > SURE * each.gain_error]
        return max(clear, key=lambda point: point.gain, default=None)

    def worst_decision(self) -> Point | None:
        """Return the answer that gave away the most; None if none gave away enough."""
        lost = [each for each in self.points if -each.choice >= WORTH]
        return min(lost, key=lambda point: point.choice, default=None)

    def deciding_point(self) -> Point | None:
        """Return the last decision at which the chance passed 50 % toward the result; None if it never did."""
        if self.end == EVEN:
            return None
        won = self.end > EVEN
        found = [each for each in self.points if (each.before > EVEN) != won]
        return found[-1] if found else None

    def turning_points(self, most: int = TURNING) -> list[Point]:
        """Return the largest changes, in order."""
        found = [point for point in self.points if max(abs(point.change), -point.choice) >= WORTH]
        found.sort(key=lambda point: -max(abs(point.change), -point.choice))
        return sorted(found[:most], key=lambda point: point.place)


class Step(NamedTuple):
    """An answer of a seat: its place among those that stand, the position before it, and the question."""

    place: int
    game: Game
    decision: Decision
    answer: Option

    def continues(self, move: "list[Step]") -> bool:
        """Does it belong to the action that a move began, as its target or its payment does?"""
        own, seat = multi_select_of(self.game), self.decision.seat
        if own is None or not move or move[0].decision.kind not in own.turns or move[-1].place != self.place - 1:
            return False
        return (
            move[-1].decision.seat == seat
            and self.decision.kind in belonging_kinds(self.game)
            and not learned_anything(move[-1].game, self.game, seat)
        )


@dataclass
class AnsweredQuestion:
    """A decision of the people: the position before it, the answer, and the length of the log.

    One seat made all decisions of the same `run`, and learned nothing new between them. `move` has all answers of the
    action that this one belongs to, in order: the action, its target, its payment.
    """

    place: int
    game: Game
    decision: Decision
    answer: Option
    heard: int
    run: int
    move: list[Step]


def play(record: Record, seats: Sequence[int]) -> tuple[Session, list[AnsweredQuestion]]:
    """Replay a record; return its end with the log, and the decisions of these seats that stand.

    Raises Diverged as `reopen` does.
    """
    session = Session(reopen(record, find_game(record.game).make, until=0), watched=True)
    found: list[AnsweredQuestion] = []
    move: list[Step] = []
    who: list[int] = []
    """Who has given the answers that stand."""
    for entry in record.entries:
        stands = session.recorder.standing_count
        if isinstance(entry, Undo):
            session.take_back(entry.undo)
            left = stands - entry.undo
            found = [asked for asked in found if asked.place < left]
            for asked in found:
                asked.move[:] = [step for step in asked.move if step.place < left]
            move = found[-1].move if found else []
            del who[left:]
            continue
        decision = question_to(session.game, entry[0])
        if entry[0] in seats and decision is not None:
            step = Step(stands, session.game.clone(), decision, entry[1:])
            if not step.continues(move):
                move = []
            move.append(step)
        if entry[0] in seats and decision is not None and len(decision.options) > 1:
            game, run = move[-1].game, 0
            if found:
                last = found[-1]
                run = last.run + ({*who[last.place :]} != {entry[0]} or learned_anything(last.game, game, entry[0]))
            found.append(AnsweredQuestion(stands, game, decision, entry[1:], len(session.log), run, move))
        who.append(entry[0])
        session.apply(entry[0], entry[1:])
    return session, found


def learned_anything(before: Game, after: Game, seat: int) -> bool:
    """Was there chance, a new card for the seat, or a reveal of simultaneous answers between two positions?"""
    old, new = before.state, after.state
    if old.rng != new.rng or isinstance(before.stack[-1], SimultaneousChoice):
        return True
    known = len(old.ident)
    return any(after.knows(e, seat) and not (e < known and before.knows(e, seat)) for e in range(1, len(new.ident)))


def weigh(how: SearchModel, asked: AnsweredQuestion, budget: Budget) -> Point | None:
    """Evaluate an answer; None if the heuristic policy alone answers such questions and gives the same answer."""
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
    others = [each.option for each in sorted(options, key=lambda each: -each.chance) if each.option != answer]
    rival = best if best != answer else next(iter(others), answer)
    mine, other = (Candidate(decision.options.index(option), option) for option in (answer, rival))
    worlds = max(LEAST_WORLDS, budget.rollouts // 2)
    for n in range(worlds):
        if again.world(n) is not None:
            again.look_at(mine, n)
            if rival != answer:
                again.look_at(other, n)
    if not mine.chances:  # no world could be dealt in which the same is asked
        chance = logistic(how.log_odds(game, seat))
        mine.chances = [chance]
    apart = [a - b for a, b in zip(mine.chances, other.chances)]
    gain, error = (mean(apart), standard_error(apart)) if len(apart) > 1 else (0.0, 0.0)
    chosen, better = mean(mine.chances), -gain > SURE * error
    good = rival if gain > 0 else None
    return Point(
        asked.place, game.decisions, getattr(game.state, "round", 0), seat, answer, rival if better else answer,
        chosen - gain if better else chosen, chosen, error if better else 0.0, len(mine.chances), options,
        rival=good, gain=max(0.0, gain), gain_error=error if good else 0.0,
    )  # fmt: skip


@lru_cache(maxsize=1)
def _asked(record: bytes, seats: tuple[int, ...]) -> list[AnsweredQuestion]:
    """Return the decisions of an encoded record, which a process replays once."""
    return play(msgspec.json.decode(record, type=Record), seats)[1]


def _weigh(record: bytes, seats: tuple[int, ...], budget: Budget, number: int) -> Point | None:
    """Evaluate the decision with this number, in any process."""
    asked = _asked(record, seats)[number]
    return weigh(search_model_of(asked.game.name), asked, budget)


def review(
    record: Record,
    seats: Sequence[int],
    budget: str = USUAL,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a game from the view of these seats, which win together.

    `jobs` is as in `lab.workers.run_each`; the result does not depend on it.
    Raises BadInput for no budget, for seconds as budget, for a game without a searching bot or a record without a
    decision of these seats; Diverged for one that does not replay.
    """
    from goldenrule.lab.workers import run_each  # it needs processes, and a part of a review does not

    task, many = _task(record, seats, budget)
    found: list[Point] = []
    with closing(run_each(task, range(many), jobs)) as points:
        for n, point in enumerate(points, 1):
            found += [point] if point is not None else []
            if progress is not None:
                progress(n, many)
    return assemble(record, seats, budget, found)


def review_part(record: Record, seats: Sequence[int], budget: str, first: int, most: int) -> tuple[list[Point], int]:
    """Evaluate some decisions of a game, from a number on; return them and how many decisions there are.

    Raises as `review`. `assemble` makes a review of all parts.
    """
    task, many = _task(record, seats, budget)
    return [point for n in range(first, min(many, first + most)) if (point := task(n)) is not None], many


def _task(record: Record, seats: Sequence[int], budget: str) -> tuple[Callable[[int], Point | None], int]:
    """Return what evaluates the decision with a number, and how many decisions there are."""
    search_model_of(record.game)  # the searching bot has to play it
    spent = budget_of(budget)
    if spent.seconds:  # it would say something else each time
        raise BadInput("bad-review-seconds", word=budget)
    encoded = msgspec.json.encode(record)
    many = len(_asked(encoded, tuple(seats)))
    if not many:
        raise BadInput("bad-review-nothing")
    return partial(_weigh, encoded, tuple(seats), spent), many


def assemble(record: Record, seats: Sequence[int], budget: str, points: Sequence[Point]) -> Review:
    """Return the review of a game from its evaluated decisions."""
    session, asked = play(record, seats)
    _asked.cache_clear()  # its positions are not needed any more
    end = final_value(session.game, seats[0])
    runs = {each.place: each.run for each in asked}
    chained = chain_points(sorted(points, key=lambda point: point.place), runs, end)
    return Review(record.game, tuple(seats), budget, session.game.over, end, tuple(chained))


def chain_points(points: Sequence[Point], runs: Mapping[int, int], end: float) -> list[Point]:
    """Return the points with the chance after each; `runs` has the run of each place."""
    after, run, found = end, -1, list[Point]()
    for point in reversed(points):
        if runs[point.place] == run:
            point = with_later_chance(point, after)
        found.append(msgspec.structs.replace(point, after=after))
        after, run = point.before, runs[point.place]
    return found[::-1]


def with_later_chance(point: Point, chance: float) -> Point:
    """Return a point with the chance at the next one of its run, which is more accurate.

    A better option counts only as far as it is better than that, too.
    """
    lost = min(point.before - point.chosen, point.before - chance)
    if lost > SURE * point.error:
        return msgspec.structs.replace(point, before=chance + lost, chosen=chance)
    return msgspec.structs.replace(point, before=chance, chosen=chance, best=point.answer, error=0.0)


def final_value(game: Game, seat: int) -> float:
    """Return the end of a game for a seat: 1, 0, or 0.5 for a draw; the estimate of a running one."""
    if not game.over:
        return logistic(search_model_of(game.name).log_odds(game, seat))
    if game.state.winner == DRAW:
        return EVEN
    return float(seat in find_game(game.name).winners(game))
