"""The game loop: one explicit stack of frames, one door in (`apply`), and nothing alive between two decisions."""

from collections.abc import Callable
from typing import Any, ClassVar

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, IllegalOption, Stuck
from goldenrule.kernel.rng import below, shuffled
from goldenrule.kernel.state import LASTING_BASE, Card, State

Event = tuple[Any, ...]
"""(key, args...): what happened, for logs, auditors and tests. It never holds a fact that no seat knows."""


class Frame:
    """One procedure in progress. It is popped before `run`, and puts itself back when it is not finished.

    A frame holds plain data only: numbers, strings, tuples, and lists or objects that `copy` copies too. A frame
    that asks is run again with the answer; `g.take()` gives None the first time, so that a question can always be built
    anew.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("pc",)
    __slots__ = ("pc",)

    def __init__(self, pc: int = 0) -> None:
        self.pc = pc

    def run(self, g: Any) -> None:
        raise NotImplementedError

    def copy(self) -> "Frame":
        raise NotImplementedError


class Game:
    """A running game: state, stack, pending decisions, and the registers `answer` and `ret`. Games subclass it."""

    name: ClassVar[str] = ""

    def __init__(self, state: State, content: Any, setup: dict[str, Any]) -> None:
        self.state: Any = state
        self.content = content
        self.setup = setup  # the options that it was made with, as plain data; shared, never written
        self.stack: list[Frame] = []
        self.pending: tuple[Decision, ...] = ()
        self.answer: Option | None = None
        self.ret = 0  # what the last operation achieved: damage taken, threat placed, 1 for done
        self.decisions = 0  # answers given
        self.forced_answers = 0  # questions with a single possible answer, taken without asking
        self.observer: Callable[[Event], None] | None = None

    # -- the door in ---------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> tuple[Option, ...]:
        """All options of the seat, empty when it is not asked."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision.options
        return ()

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat and play on to the next question.

        Raises IllegalOption when the seat is not asked or the option is not among `legal(seat)`; nothing changes then.
        """
        decision = next((d for d in self.pending if d.seat == seat), None)
        if decision is None:
            raise IllegalOption(f"Seat {seat} is not asked anything now; asked: {[d.seat for d in self.pending]}.")
        if option not in decision.options:
            raise IllegalOption(f"{option!r} is not among the options of seat {seat}: {list(decision.options)!r}.")
        self.decisions += 1
        if len(self.pending) > 1 or isinstance(self.stack[-1], Sealed):
            frame = self.stack[-1]
            assert isinstance(frame, Sealed)
            frame.answers = tuple(sorted((*frame.answers, (seat, option))))
            self.pending = tuple(d for d in self.pending if d is not decision)
            if self.pending:
                return
        else:
            self.pending = ()
            self.answer = option
        self.run()

    def run(self) -> None:
        """Run frames until somebody is asked or the game is over."""
        stack = self.stack
        while stack and not self.pending:
            frame = stack.pop()
            try:
                frame.run(self)
            except Exception as error:
                names = [type(f).__name__ for f in stack] + [type(frame).__name__]
                error.add_note(f"game stack: {' > '.join(names)}")
                raise
            if self.state.dirty and self.answer is None and not self.pending:
                self.settle()

    # -- for frames ----------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Continuous checks: called whenever a frame has marked the state dirty. Games push what follows from it."""
        self.state.dirty = 0

    def take(self) -> Option | None:
        """The answer to the question that the running frame asked, once; None if it has not been asked yet."""
        answer = self.answer
        self.answer = None
        return answer

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def ask(
        self,
        frame: Frame,
        kind: str,
        seat: int,
        options: list[Option],
        source: int = 0,
        args: tuple[int, ...] = (),
        free: bool = False,
    ) -> None:
        """Put the frame back and ask. A question with one possible answer is answered at once unless it is `free`."""
        self.stack.append(frame)
        if not options:
            raise Stuck(f"The decision {kind!r} of seat {seat} has no legal option.")
        if len(options) == 1 and not free:
            self.answer = options[0]
            self.forced_answers += 1
        else:
            self.pending = (Decision(kind, seat, tuple(options), source, args, free),)

    def finish(self, winner: str) -> None:
        """End the game at once."""
        self.state.winner = winner
        self.stack.clear()
        self.pending = ()
        self.answer = None
        self.emit("over", winner)

    @property
    def over(self) -> bool:
        return bool(self.state.winner)

    # -- the primitives every game shares ------------------------------------------------------------------------

    def emit(self, *event: Any) -> None:
        """Tell the observer what happened. Every write to the state goes through a primitive that calls this."""
        if self.observer is not None:
            self.observer(event)

    def shuffle(self, zone: int, stream: int) -> None:
        """Put a zone into random order. Whoever knew where its cards were no longer does."""
        s = self.state
        cards = shuffled(s.rng, stream, s.zones[zone])
        s.zones[zone] = cards
        for e in cards:
            s.known[e] = 0
            s.vid[e] = 0
        self.emit("shuffle", zone)

    def random_below(self, stream: int, n: int) -> int:
        return below(self.state.rng, stream, n)

    def add_row(self, event: int, entity: int, ability: int) -> None:
        row = self.state.rows[event]
        entry = (entity, ability)
        if not row or row[-1] < entry:
            self.state.rows[event] = (*row, entry)
        else:
            self.state.rows[event] = tuple(sorted((*row, entry)))

    def drop_rows(self, event: int, entity: int) -> None:
        rows = self.state.rows
        rows[event] = tuple(r for r in rows[event] if r[0] != entity)

    def visible(self, entity: int) -> int:
        """The id under which clients see the entity; given anew whenever it comes into the open."""
        s = self.state
        if entity >= LASTING_BASE:
            return entity
        if s.vid[entity] == 0:
            s.next_vid += 1
            s.vid[entity] = s.next_vid
        return int(s.vid[entity])

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        """An independent copy, in the middle of anything. Observers stay behind."""
        new = self.fresh(self.state.clone())
        new.stack = [f.copy() for f in self.stack]
        new.pending = self.pending
        new.answer = self.answer
        new.ret = self.ret
        new.decisions = self.decisions
        new.forced_answers = self.forced_answers
        return new

    def fresh(self, state: Any) -> "Game":
        """A game of the same kind around another state, with an empty stack. Subclasses return their own type."""
        return Game(state, self.content, self.setup)

    def ask_again(self) -> None:
        """Build the pending decisions anew from the state, as if they had not been asked yet."""
        frame = self.stack[-1]
        if isinstance(frame, Sealed):
            self.pending = tuple(frame.questions(self))
            return
        self.pending = ()
        self.run()

    def card(self, entity: int) -> Card | None:
        return self.state.cards[entity]  # type: ignore[no-any-return]


class Sealed(Frame):
    """Several seats answer at the same time; nobody sees an answer until all are in."""

    FIELDS = ("pc", "answers")
    __slots__ = ("answers",)

    def __init__(self, pc: int = 0, answers: tuple[tuple[int, Option], ...] = ()) -> None:
        super().__init__(pc)
        self.answers = answers

    def questions(self, g: Any) -> list[Decision]:
        """The decisions of the seats that have not answered yet."""
        raise NotImplementedError

    def opened(self, g: Any) -> None:
        """Go on with `answers`, which are in order of seat. The frame has been popped."""
        raise NotImplementedError

    def run(self, g: Any) -> None:
        open_questions = self.questions(g)
        if open_questions:
            g.stack.append(self)
            g.pending = tuple(open_questions)
        else:
            self.opened(g)


def check_options(found: object, place: str) -> Option:
    """A record's option as a tuple; raises BadInput that names the place."""
    if isinstance(found, list | tuple) and len(found) == 3 and isinstance(found[0], str):
        verb, entity, detail = found
        if isinstance(entity, int) and isinstance(detail, int):
            return (verb, entity, detail)
    raise BadInput(f"{place}: {found!r} is not an option; write [verb, entity, detail], for example ['pass', 0, 0].")
