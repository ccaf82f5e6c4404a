"""A lesson in progress: its game, the step at hand, and the answers with which it goes on. No client is known here."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from goldenrule.gamekit.cases import CommonFacts, FactsRun, Script, ScriptFailed
from goldenrule.kernel.codec import snapshot
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Recorder
from goldenrule.table.lessons import CHECKS, Lesson, Step, game_lessons
from goldenrule.table.session import Session


class Coaching(msgspec.Struct, frozen=True):
    """What a client shows at a step: the key of the line, cards to look at by code, and which options lead on.

    `wants` are options of the learner's question, `together` answers that may be given to it as one. Where there is
    only something to read (`is_reading`) there are none, and `LessonSession.skip_step` goes on.
    """

    lesson: str
    number: int
    of: int
    key: str
    rules: Sequence[str]
    cards: Sequence[str]
    table: bool
    puzzle: bool
    reading: bool
    wants: Sequence[Option]
    together: Sequence[Option]


class WrongLessonAnswer(BadInput):
    """An answer with which the lesson does not go on; nothing has changed. `key`: the line that says why, if any."""

    def __init__(self, key: str) -> None:
        super().__init__("bad-lesson-answer")
        self.key = key


class LessonFault(GoldenruleError):
    """A line of a lesson claims what is not so, or its answers do not fit: the rules or cards are others."""


class LessonRunner:
    """A lesson in progress: the game as its answers have made it, and the step at hand."""

    def __init__(self, lesson: Lesson) -> None:
        """Raises BadInput for an impossible position, LessonFault for a first line that is not true."""
        self.lesson = lesson
        self.run: FactsRun[Script, CommonFacts] = game_lessons(lesson.game).cases.begin(lesson.given, "given")
        self.step = 0
        self.answered = 0  # how many of the step's answers have been given
        self.check()

    @property
    def game(self) -> Game:
        return self.run.script.game

    @property
    def current_step(self) -> Step | None:
        """The step at hand; None when the lesson is through."""
        return self.lesson.steps[self.step] if self.step < len(self.lesson.steps) else None

    @property
    def is_reading(self) -> bool:
        """Is there only something to read at this step, after which at most the other seats answer?"""
        step, lesson = self.current_step, self.lesson
        given = [each for each in step.do if isinstance(each, str)] if step else []
        seats = [self.run.script.split_seat(words)[0] for words in given]
        return step is not None and len(given) == len(step.do) and all(seat not in (-1, lesson.seat) for seat in seats)

    def check(self) -> None:
        """Raises LessonFault if something that the step at hand claims is not so."""
        step = self.current_step
        if step is None:
            return
        at = f"steps[{self.step}]"
        try:
            if step.then:
                self.run.check("now", step.then, f"{at}.then")
            for what in CHECKS:
                if wanted := getattr(step, what):
                    self.run.check(what, wanted, f"{at}.{what}")
        except (ScriptFailed, BadInput) as error:
            raise self.lesson_fault(error) from error

    def code(self, name: str) -> str:
        """The code of a card of this game by the name that case files give it. Raises LessonFault if there is none."""
        found = self.entity(name)
        if not found:
            raise self.lesson_fault(f"there is no card {name!r} to show.")
        return self.game.code(found)

    def entity(self, name: str) -> int:
        """The card of this game with the name that case files give it; 0 if there is none."""
        script = self.run.script
        return next((e for e in range(1, len(self.game.state.ident)) if script.card_name(e) == name), 0)

    def seen_card(self, name: str) -> int:
        """The id of the card of this name that came to where the learner sees it last; 0 if none is seen."""
        script, game, seat = self.run.script, self.game, self.lesson.seat
        every = range(1, len(game.state.ident))
        return max((game.shown_id(e, seat) for e in every if script.card_name(e) == name), default=0)

    def lesson_fault(self, error: object) -> LessonFault:
        step = self.current_step
        say = step.say if step else ""
        return LessonFault("bad-lesson-untrue", lesson=self.lesson.id, step=self.step + 1, say=say, error=str(error))

    def expected_answers(self) -> list[tuple[Decision, Option]]:
        """The answers with which the lesson goes on, the usual one first; none at a step that is only to be read.

        Raises LessonFault if one of them is not on offer.
        """
        step = self.current_step
        if step is None or not step.do:
            return []
        words = step.do[self.answered]
        found = [self._option_meant(words)] if isinstance(words, str) else self._open(words)
        if not found:
            raise self.lesson_fault(f"none of {', '.join(words)} is an option. {self.run.script.question_text()}")
        return found

    def _open(self, words: list[str]) -> list[tuple[Decision, Option]]:
        """Which of several answers may come now."""
        found = []
        for each in words:
            with suppress(LessonFault):
                found.append(self._option_meant(each))
        return found

    def _option_meant(self, words: str) -> tuple[Decision, Option]:
        script = self.run.script
        try:
            seat, rest = script.read(words)
            decision = script.decisions(seat)[0]
            found = script.matching_options(decision, rest)
        except (ScriptFailed, BadInput) as error:
            raise self.lesson_fault(error) from error
        if len(found) != 1:
            raise self.lesson_fault(f"{words!r} fits {len(found)} options, not one. {script.question_text()}")
        return decision, found[0]

    def answers_left(self) -> list[Option]:
        """The answers of the learner's that lead on, as far as the question at hand goes: one, or those that pay."""
        step, game = self.current_step, self.game.clone()
        found: list[Option] = []
        if step is None or not step.do:
            return found
        asked = self._asked(game)
        for words in step.do[self.answered :]:
            decision = self._asked(game)
            if decision is None or asked is None or decision.kind != asked.kind:
                break
            option = next((each for each in decision.options if self.fits(words, decision, each)), None)
            if option is not None:
                found.append(option)
                game.apply(decision.seat, option)
            elif isinstance(words, str):
                break
        return found

    def _asked(self, game: Game) -> Decision | None:
        return next((decision for decision in game.pending if decision.seat == self.lesson.seat), None)

    def fits(self, words: str | list[str], decision: Decision, option: Option) -> bool:
        """Is an option, which may be still to come in this question, what is written? Nothing that does not fit is."""
        script, only = self.run.script, Decision(decision.kind, decision.seat, (option,), decision.source)
        with suppress(ScriptFailed, BadInput):
            for each in [words] if isinstance(words, str) else words:
                seat, rest = script.read(each)
                if seat in (-1, decision.seat) and script.matching_options(only, rest):
                    return True
        return False

    def refuse(self, seat: int, options: Sequence[Option]) -> None:
        """Raises WrongLessonAnswer if the lesson does not continue with these answers, one after the other."""
        step = self.current_step
        decision = next(decision for decision in self.game.pending if decision.seat == seat)
        left = list(step.do[self.answered :]) if step else []
        for option in options:
            while left and isinstance(left[0], list) and not self.fits(left[0], decision, option):
                left.pop(0)
            if not left or not self.fits(left.pop(0), decision, option):
                raise WrongLessonAnswer(self.wrong_answer_key(step, seat, option) if step else "")

    def take(self, seat: int, option: Option) -> None:
        """Give an answer. Raises WrongLessonAnswer, and changes nothing, if it is none of the lesson; or as `check`."""
        step = self.current_step
        if step is None:
            raise WrongLessonAnswer("")
        if not any(decision.seat == seat and each == option for decision, each in self.expected_answers()):
            raise WrongLessonAnswer(self.wrong_answer_key(step, seat, option))
        self.game.apply(seat, option)
        self.answered += 1
        while (
            self.answered < len(step.do) and isinstance(more := step.do[self.answered], list) and not self._open(more)
        ):
            self.answered += 1  # another way of paying may take fewer answers
        if self.answered == len(step.do):
            self.go_on()

    def wrong_answer_key(self, step: Step, seat: int, option: Option) -> str:
        """The key of what is said about an answer with which the lesson does not go on, "" if nothing special is."""
        decision = self.run.script.decisions(seat)[0]
        found = (end for words, end in step.instead.items() if self.fits(words, decision, option))
        end = next(found, "")
        return self.lesson.key(end) if end else ""

    def go_on(self) -> None:
        """The next step. Raises LessonFault if its line is not true."""
        self.step += 1
        self.answered = 0
        self.check()

    def skip_step(self) -> list[tuple[int, Option]]:
        """Go through the rest of the step at hand; returns the answers that were given."""
        step, given = self.current_step, []
        if step is not None and not step.do:
            self.go_on()
        while step is not None and self.current_step is step:
            decision, option = self.expected_answers()[0]
            self.take(decision.seat, option)
            given.append((decision.seat, option))
        return given


class ScriptedPlayer:
    """Answers for the other seats as the lesson says; a `goldenrule.gamekit.search_model.Bot`."""

    def __init__(self, course: LessonRunner) -> None:
        self.course = course

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        """Raises LessonFault if the lesson has no answer for this seat."""
        found = [option for asked, option in self.course.expected_answers() if asked.seat == seat]
        if not found:
            raise self.course.lesson_fault(f"the lesson has no answer of seat {seat} to {decision.kind!r}.")
        return found[0]


class LessonSession(Session):
    """A lesson at a table. Only answers with which it goes on can be given; the other seats answer as it says."""

    aims = False  # its lines tell one thing at a time

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        """Begin at a step: the steps before it have been gone through. Raises as `LessonRunner` does."""
        self.course = LessonRunner(lesson)
        game = self.course.game.clone()
        others = {seat: "lesson" for seat in range(game.state.seats) if seat != lesson.seat}
        recorder = Recorder(game, "lesson", practice=True, start=snapshot(game))
        super().__init__(recorder, others, lambda game, bot, seed: ScriptedPlayer(self.course))
        self.first_turn = lesson.seat
        while self.course.step < min(step, len(lesson.steps)):
            self.skip_step()

    @property
    def lesson(self) -> Lesson:
        return self.course.lesson

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat. Raises WrongLessonAnswer, and changes nothing, if the lesson does not continue with it."""
        self.course.take(seat, option)
        super().apply(seat, option)

    def answer(self, seat: int, options: Sequence[Option], more: bool = False, forced: bool = False) -> int:
        """Give several answers as one. Raises WrongLessonAnswer, and changes nothing, if they are not the lesson's."""
        self.course.refuse(seat, options)
        return super().answer(seat, options, more, forced)

    def accepts(self, options: Sequence[Option]) -> bool:
        """Does the lesson continue with these answers of the learner's?"""
        try:
            self.course.refuse(self.lesson.seat, options)
        except WrongLessonAnswer:
            return False
        return True

    def proposal(self, proposed: Sequence[Option]) -> Sequence[Option]:
        """Propose what the lesson continues with; of a puzzle nothing else than the game itself proposes."""
        step = self.course.current_step
        if not proposed or step is None or self.accepts(proposed):
            return proposed
        return () if step.puzzle else self.course.answers_left()

    def can_cancel(self, decision: Decision) -> bool:
        """Steps are taken back instead."""
        return False

    def skip_step(self) -> None:
        """Leave out the step at hand: what is to be done in it is done."""
        for seat, option in self.course.skip_step():
            super().apply(seat, option)

    def coaching(self) -> Coaching | None:
        """Return what is to be shown now; None at the end. Raises LessonFault as `expected_answers` does."""
        step, lesson = self.course.current_step, self.lesson
        if step is None:
            return None
        return Coaching(
            lesson=lesson.id, number=self.course.step + 1, of=len(lesson.steps), key=lesson.key(step.say),
            rules=step.rules, table="table" in step.show,
            cards=[self.course.code(name) for name in step.show if name != "table"],
            puzzle=step.puzzle, reading=self.course.is_reading,
            wants=[option for decision, option in self.course.expected_answers() if decision.seat == lesson.seat],
            together=self.course.answers_left(),
        )  # fmt: skip
