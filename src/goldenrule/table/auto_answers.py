"""Standing answers: what a seat always answers for an ability, so that it need not be asked each time.

A seat may also take free benefits: what costs nothing, harms nobody on its side and can be done in one way is done.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple, get_args

from goldenrule.kernel.abilities import AbilityGame
from goldenrule.kernel.decisions import NO, PASS, YES, Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.event_windows import INTERRUPT, RESPONSE, EventWindow
from goldenrule.kernel.game import Game
from goldenrule.table.games import is_free

Answer = Literal["always", "never", "ask"]
"""What can be said of an ability: its standing answer, or that its seat wants to be asked."""

Reason = Literal["always", "never", "free"]
"""Why a seat was not asked: its standing answer, or a free benefit."""

ALWAYS: Final = "always"
"""Use the ability whenever it is the only one that could be used."""

NEVER: Final = "never"
"""Take the ability for passed."""

ASK: Final = "ask"
"""Be asked: what holds for every ability of which nothing was said, but for free benefits that the seat takes."""

FREE: Final = "free"
"""Take what costs nothing, harms nobody on the seat's side and can be done in one way, if it is all that is offered."""

MAY: Final = -1
"""The number of what a card asks with yes or no while it is carried out."""


class Ability(NamedTuple):
    """An ability on every copy of a card: the card's code, and the ability's number in options (from 0), or MAY."""

    code: str
    number: int


SavedAnswer = tuple[str, int, Answer]
"""A standing answer beside a save, or in the settings: [code, number, answer]."""


class AutoAnswer(NamedTuple):
    """What the standing answers of a seat come to: an option, and the abilities and the reason that led to it."""

    seat: int
    option: Option
    reason: Reason
    abilities: tuple[Ability, ...]


def ability_of(game: Game, decision: Decision, option: Option) -> Ability | None:
    """The ability that an option uses. None if it uses none, or passing on it is not possible or means more than that.

    That is so outside of questions with PASS, and of those that a card asks with yes or no. Pure.
    """
    verb, entity, number = option
    if decision.kind == "may" and option == YES and NO in decision.options:
        entity, number = decision.source, MAY
    elif verb != "use" or PASS not in decision.options:
        return None
    if entity <= 0 or not game.knows(entity, decision.seat):
        return None
    code = game.code(entity)  # lasting effects have none
    return Ability(code, number) if code else None


def abilities_in(game: Game, decision: Decision, option: Option, reason: Reason) -> tuple[Ability, ...]:
    """The abilities that a standing answer was about: the one that it used, or all that it passed on. Pure."""
    options = decision.options if reason == NEVER else (option,)
    found = (ability_of(game, decision, each) for each in options)
    return tuple(dict.fromkeys(each for each in found if each is not None))


class StandingAnswers:
    """The standing answers of all seats of a table. `free` are the seats that take free benefits."""

    def __init__(self, kept: Mapping[int, Sequence[SavedAnswer]] | None = None, free: Collection[int] = ()) -> None:
        self._answers: dict[int, dict[Ability, Answer]] = {}
        self.free = {*free}
        for seat, answers in (kept or {}).items():
            for code, number, answer in answers:
                self.set(seat, Ability(code, number), answer)

    def answers_of(self, seat: int) -> dict[Ability, Answer]:
        """The standing answers of a seat, in the order in which they were set."""
        return dict(self._answers.get(seat, {}))

    def set(self, seat: int, ability: Ability, answer: Answer) -> None:
        """Set one; ASK takes it away, and of a seat that takes free benefits it stands. BadInput for another word."""
        if answer not in get_args(Answer):
            raise BadInput("bad-no-standing-answer", answer=answer, known=get_args(Answer))
        answers = self._answers.setdefault(seat, {})
        answers.pop(ability, None)
        if answer != ASK or seat in self.free:
            answers[ability] = answer

    def as_data(self) -> dict[int, list[SavedAnswer]]:
        """All of them as plain data, of seats that have any."""
        return {
            seat: [(code, number, answer) for (code, number), answer in answers.items()]
            for seat, answers in sorted(self._answers.items())
            if answers
        }

    def answer(self, game: Game, decision: Decision, others: Sequence[int] = ()) -> AutoAnswer | None:
        """What the standing answers of the seat that is asked come to, None if it has to be asked. Pure.

        `others` are the people at the table who must not learn from its silence what they do not see.
        """
        answers = self._answers.get(decision.seat, {})
        takes = decision.seat in self.free
        if not answers and not takes:
            return None
        passing = PASS if PASS in decision.options else NO
        left: list[tuple[Option, Ability]] = []
        passed: list[Ability] = []
        for option in decision.options:
            if option == passing:
                continue
            ability = ability_of(game, decision, option)
            if ability is None:
                return None  # something besides abilities is offered
            if answers.get(ability) == NEVER:
                passed.append(ability)
            else:
                left.append((option, ability))
        if (not left and not passed) or _would_reveal(game, decision, others):
            return None
        if not left:
            return AutoAnswer(decision.seat, passing, NEVER, tuple(dict.fromkeys(passed)))
        option, ability = left[0]
        answer = answers.get(ability)
        if len(left) == 1 and answer == ALWAYS:
            return AutoAnswer(decision.seat, option, ALWAYS, (ability,))
        if len(left) == 1 and answer is None and takes and is_free(game, decision, option):
            return AutoAnswer(decision.seat, option, FREE, (ability,))
        return None


def _would_reveal(game: Game, decision: Decision, others: Sequence[int]) -> bool:
    """Would somebody learn of hidden cards from the seat not being asked?

    So it is if a card that could be used is hidden from him, or the game asks the seat whether it has such a card or
    not: then being asked says nothing, and not being asked would say that there is none.
    """
    if not others:
        return False
    entities = [entity for _, entity, _ in decision.options if entity > 0]
    if decision.source > 0:
        entities.append(decision.source)
    if any(not game.sees(entity, seat) for entity in entities for seat in others):
        return True
    frame = game.stack[-1]
    if not isinstance(game, AbilityGame) or not isinstance(frame, EventWindow):
        return False
    return game.is_asked_anyway(frame, INTERRUPT if decision.kind == "interrupt" else RESPONSE, decision.seat)
