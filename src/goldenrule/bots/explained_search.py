"""A search that remembers what every option leads to, and tells the differences between two of them.

The consequences of an option (`SearchModel.consequences`) are measured twice in each sampled world: at the next
question that does not belong to the answer, and some rounds or turns later. What is measured at the next question is
what the answer itself does; it is compared only in worlds where both options lead to the same kind of question.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import ClassVar, Final

from msgspec import Struct

from goldenrule.bots.search import (
    FEWEST_OF_HEURISTIC,
    Candidate,
    DeadlineExceeded,
    Search,
    SearchResult,
    mean,
    question_to,
    standard_error,
)  # fmt: skip
from goldenrule.gamekit.search_model import Bot, SearchModel
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.events import Event
from goldenrule.kernel.game import Game
from goldenrule.table.games import find_game
from goldenrule.table.multi_select import has_learned, multi_select_of

REASONS: Final = 2
"""The most reasons to tell for an option."""
SURE: Final = 1.96
"""The standard errors on each side of a mean, for 95 %."""
DOUBTFUL: Final = 2.6
"""The standard errors for a reason of an option that is not clearly better: many differences are looked at."""
FEWEST: Final = 4
"""The least worlds for a reason, and for an error."""
MOSTLY: Final = 0.75
"""The least part of the worlds in which two options must lead to the same moment for a reason."""
COMPARED: Final = 32
"""The least worlds in which the chosen option is compared with another one for its reasons, if there is time."""
USE: Final = 2.0
"""The value of using a card, compared with `Consequence.worth`."""
LEAST: Final = 0.5
"""The least difference of a consequence to tell."""
AT_ONCE: Final = 2.0
"""What the answer itself does counts as much as this, compared with what is measured later."""
LONGEST_ANSWER: Final = 20
"""The most questions that belong to an answer."""
PAYMENT: Final = "pay"


def belonging_kinds(game: Game) -> frozenset[str]:
    """Return the kinds of questions that belong to the answer before them: targets, and what pays."""
    own = multi_select_of(game)
    return frozenset(() if own is None else (*own.targets, *own.after_target, PAYMENT))


class Reason(Struct, frozen=True):
    """A consequence of an option compared with another one: the `difference` with its standard error.

    `key` is its message. For a card (`card` is its code, or "") the difference is how often it is used. `soon` says
    that it is measured right after the answer. `mean` is the mean amount with the option itself, and `amount` the same
    if people know such amounts, else -1.
    """

    key: str
    difference: float
    error: float
    card: str = ""
    soon: bool = False
    amount: float = -1
    mean: float = 0.0


Measured = dict[tuple[str, str], float]
"""Amounts by the message of a consequence and the code of a card."""


class Outcome(Struct):
    """What an option leads to in a world: right after the answer (`soon`), and later (`late`).

    `asked` says what is asked right after the answer; "" if the game is over then. `wins` is the number of answers of
    the seat, this one included, that win the game before chance or another seat decides anything; 0 if they do not.
    """

    asked: str = ""
    wins: int = 0
    soon: Measured = {}
    late: Measured = {}


class ExplainedSearch(Search):
    """A search that remembers the consequences of every option, and tells the chance of the best one."""

    fewest: ClassVar[int] = FEWEST_OF_HEURISTIC

    def __init__(self, how: SearchModel, game: Game, seat: int, decision: Decision, seed: str) -> None:
        super().__init__(how, game, seat, decision, seed)
        self.outcomes: dict[int, list[Outcome]] = {}
        self.outcome = Outcome()
        self.order: list[Candidate] = []
        self.belonging = belonging_kinds(game)

    def look_at(self, line: Candidate, number: int) -> None:
        self.outcome = Outcome(soon={}, late={})
        super().look_at(line, number)
        self.outcomes.setdefault(line.place, []).append(self.outcome)

    def play_on(self, game: Game, bots: Sequence[Bot], end: int) -> None:
        how, seat = self.how, self.seat
        found = self.outcome
        held = frozenset(how.hand(game, seat))

        def hear(event: Event) -> None:
            used = how.use(game, event)
            if used is not None and used.entity in held:
                found.late[used.key, game.code(used.entity)] = 1.0

        game.observer = hear if held else None
        self.finish_answer(game, bots, end)
        found.asked = self.moment(game)
        found.soon = {(each.key, ""): each.amount(game, seat) for each in how.consequences if not each.shows_later}
        told = end - how.horizon + (how.told or how.horizon)
        found.wins = self.answers_to_win(game, bots, told)
        super().play_on(game, bots, told)
        game.observer = None
        for each in how.consequences:
            found.late[each.key, ""] = each.amount(game, seat)
        super().play_on(game, bots, end)

    def moment(self, game: Game) -> str:
        """Say at which moment of the game a question is open: its kind, seat and card, and how deep it is nested."""
        if not game.pending:
            return ""
        asked = game.pending[0]
        return f"{asked.kind} {asked.seat} {asked.source} {len(game.stack)} {self.how.clock(game)}"

    def result_of(self, lines: list[Candidate], alive: list[Candidate]) -> SearchResult:
        """Return the result; a certain win is chosen before anything else, the quickest one first.

        An answer that is not the heuristic policy's is compared with that in further worlds, for its reasons.
        """
        self.order = lines
        found = super().result_of(lines, alive)
        if not found.close:
            self.chances_apart(next(line for line in lines if line.option == found.chosen), lines[0])
            found = super().result_of(lines, alive)
        idle = self.how.idle.get(self.decision.kind)
        winning = [(wins, line.option[0] != idle, n) for n, line in enumerate(lines) if (wins := self.wins(line))]
        return found._replace(chosen=lines[min(winning)[-1]].option) if winning else found

    def wins(self, line: Candidate) -> int:
        """Return how many answers win in every sampled world, an option first; 0 if that is not certain."""
        outcomes = self.outcomes.get(line.place, [])
        return max([each.wins for each in outcomes]) if outcomes and all(each.wins for each in outcomes) else 0

    def finish_answer(self, game: Game, bots: Sequence[Bot], end: int) -> None:
        """Answer the questions of the seat that belong to its answer, such as its target and its payment."""
        for _ in range(LONGEST_ANSWER):
            asked = question_to(game, self.seat)
            if asked is None or asked.kind not in self.belonging or self.how.clock(game) >= end:
                break
            game.apply(self.seat, bots[self.seat].choose(game, self.seat, asked))

    def answers_to_win(self, game: Game, bots: Sequence[Bot], end: int) -> int:
        """Let the seat answer as long as nobody else is asked, and return with how many answers it wins (`Outcome`)."""
        answers, start = 1, self.held
        while game.pending and answers < LONGEST_ANSWER and self.how.clock(game) < end:
            asked = game.pending[0]
            if asked.seat != self.seat:
                return 0
            answers += asked.kind not in self.belonging
            game.apply(self.seat, bots[self.seat].choose(game, self.seat, asked))
        if start is None or not game.over or has_learned(start, game, self.seat):
            return 0
        return answers if self.seat in find_game(game.name).winners(game) else 0

    def compare(self, line: Candidate, other: Candidate) -> tuple[bool, tuple[Reason, ...]]:
        """Say whether an option is clearly better than another one, and for which reasons it is chosen."""
        apart = self.chances_apart(line, other)
        better = len(apart) > 1 and mean(apart) > standard_error(apart)
        found = self.reasons(line, other, 1.0, SURE if better else DOUBTFUL)
        return better and (bool(found) or mean(apart) > SURE * standard_error(apart)), found

    def keep_first(self, found: SearchResult, first: Option) -> SearchResult:
        """Return the result with an option advised before, unless the chosen one is better beyond the noise."""
        lines = {each.option: each for each in self.order}
        kept, chosen = lines.get(first), lines.get(found.chosen)
        if kept is None or chosen is None or kept is chosen or (self.wins(chosen) and not self.wins(kept)):
            return found
        apart = self.chances_apart(chosen, kept)
        return found if mean(apart) > SURE * standard_error(apart) else found._replace(chosen=first)

    def chances_apart(self, line: Candidate, other: Candidate) -> list[float]:
        """Return how much more often an option wins than another one in each of enough worlds, if there is time."""
        with suppress(DeadlineExceeded):
            for number in range(COMPARED):
                for each in (line, other):
                    if len(each.chances) == number:
                        self.look_at(each, number)
        return [a - b for a, b in zip(line.chances, other.chances)]

    def reasons(self, line: Candidate, other: Candidate, gain: float, sure: float = SURE) -> tuple[Reason, ...]:
        """Return the differences in consequences of two options; only those that explain the gain, unless it is 0.

        What the answer itself does comes first. Of the same consequence nothing else is said.
        """
        worth = {each.key: each.worth for each in self.how.consequences}
        found = []
        for reason in self.differences(line, other, sure):
            speaks = reason.difference * worth.get(reason.key, USE) * (AT_ONCE if reason.soon else 1)
            found.append((speaks, reason))
        at_once = {reason.key for _, reason in found if reason.soon}
        told = [
            (speaks, reason)
            for speaks, reason in found
            if (reason.soon or reason.key not in at_once) and (speaks * gain > 0 or not gain)
        ]
        told.sort(key=lambda each: -abs(each[0]))
        return tuple(sorted([reason for _, reason in told[:REASONS]], key=lambda reason: not reason.soon))

    def differences(self, line: Candidate, other: Candidate, sure: float) -> Iterator[Reason]:
        """Yield the differences in consequences of two options that are beyond their noise."""
        pairs = [*zip(self.outcomes[line.place], self.outcomes[other.place])]
        known = {each.key for each in self.how.consequences if each.named}
        named = {self.game.code(each.option[1]) for each in (line, other) if each.option[1] > 0}
        same = [(a.soon, b.soon) for a, b in pairs if a.asked == b.asked]
        late = [(a.late, b.late) for a, b in pairs]
        for soon, measured in ((True, same), (False, late)):
            both = [(a, b) for a, b in measured if a and b]
            if len(both) < max(FEWEST, MOSTLY * len(pairs)):
                continue
            for key, card in dict.fromkeys([each for pair in both for measures in pair for each in measures]):
                if card in named:  # what is done with it is not a consequence
                    continue
                apart = [a.get((key, card), 0.0) - b.get((key, card), 0.0) for a, b in both]
                difference, error = mean(apart), standard_error(apart)
                if abs(difference) >= LEAST and abs(difference) > sure * error:
                    amount = mean([a.get((key, card), 0.0) for a, _ in both])
                    yield Reason(key, difference, error, card, soon, amount if key in known else -1, amount)
