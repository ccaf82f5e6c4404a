"""The game loop: one explicit stack of frames, one entry point (`apply`), and no running code between decisions."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, NoReturn

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import CardFault, GameOver, GoldenruleError, IllegalOption, Stuck
from goldenrule.kernel.events import Over, Shuffle
from goldenrule.kernel.fields import ChosenOption, Index, Seat, Size
from goldenrule.kernel.game_types import ContentT, StateT
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame, Node
from goldenrule.kernel.rng import below, shuffle
from goldenrule.kernel.state import Card
from goldenrule.kernel.visibility import Visibility
from goldenrule.words.phrases import Phrase, show_value

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect
    from goldenrule.kernel.ops import Mode
    from goldenrule.kernel.several import Several

MOST_STEPS: Final = 100_000
"""The most frames and loop rounds between two questions; 79 is the most that a game has taken."""
_STEPS: Final = range(MOST_STEPS)


def card_of(frames: "Sequence[Frame]") -> str:
    """Return the card whose effect is uppermost on the stack, "none" if there is no effect."""
    for frame in reversed(frames):
        path = getattr(getattr(frame, "program", None), "path", "")
        if path:
            return str(path).split("/")[0].split(":")[0]
    return "none"


def endless(frames: "Sequence[Frame]") -> CardFault:
    """Return the error of a game that would run for ever."""
    return CardFault("bad-endless", card=card_of(frames), n=MOST_STEPS)


def _of_others(pending: tuple[Decision, ...], seat: int) -> tuple[Decision, ...]:
    """Return the decisions of all seats but one."""
    return tuple([each for each in pending if each.seat != seat])


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Node):
    """One procedure in progress. The loop pops it before `run`; it puts itself back until it is finished.

    Its fields are declared, after `pc`: numbers, strings, tuples, records, and lists of them. A frame that
    asks runs again with the answer; `game.take()` returns None the first time, so a question can always be built
    again.
    """

    pc: Index

    def run(self, game: AnyGame) -> None:
        raise NotImplementedError

    def as_known_to(self, game: AnyGame, seat: int) -> "Frame | None":
        """Return the frame as the seat knows it, if others have made secret choices in it; else None. Pure.

        Frames with choices from a hidden hand override this.
        """
        return None

    def several(self, game: AnyGame) -> "Several | None":
        """Return everything that the open question of this frame asks for, if that is several items; else None. Pure.

        Only clients call it, to ask a person once. Bots and records answer one item at a time.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Visibility[StateT, ContentT]):
    """A running game: state, stack, pending decisions, and the registers `answer` and `ret`. Games subclass it."""

    name: ClassVar[str] = ""

    def __init__(self, state: StateT, content: ContentT, setup: dict[str, Any]) -> None:
        super().__init__(state, content)
        self.setup = setup  # the options that it was made with, as plain data; shared, never written
        self.stack: list[Frame] = []
        self.pending: tuple[Decision, ...] = ()
        self.answer: Option | None = None
        self.ret = 0  # what the last operation achieved: damage taken, threat placed, 1 for done
        self.decisions = 0  # answers given
        self.forced_answers = 0  # questions with a single possible answer, taken without asking
        self.taken: tuple[tuple[str, Option, int], ...] = ()  # those since the last answer: kind, answer and source
        self.loops = 0  # times that effects have gone back to the start of a loop since the last answer
        self.foreign = False  # did somebody else write the position from which it has come?

    # -- the door in ---------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> tuple[Option, ...]:
        """Return all options of the seat, none if it is not asked."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision.options
        return ()

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat and play on to the next question.

        Raises IllegalOption when the seat is not asked or the option is not among `legal(seat)`; nothing changes then.
        """
        pending = self.pending
        for decision in pending:
            if decision.seat == seat:
                break
        else:
            raise self.refusal(seat, option)
        if option not in decision.options:
            raise self.refusal(seat, option)
        self.decisions += 1
        frame = self.stack[-1]
        if isinstance(frame, SimultaneousChoice):
            frame.answers = tuple(sorted((*frame.answers, (seat, option))))
            self.pending = _of_others(pending, seat)
        else:
            self.pending = ()
            self.answer = option
        self.run()

    def refusal(self, seat: int, option: object) -> IllegalOption:
        """Say why a seat cannot answer so."""
        decision = next((each for each in self.pending if each.seat == seat), None)
        if decision is None:
            return IllegalOption("bad-not-asked", seat=show_value(seat), asked=[each.seat for each in self.pending])
        few = [repr(each) for each in decision.options[:5]]
        more = len(decision.options) - len(few)
        return IllegalOption("bad-no-option", option=show_value(option), seat=seat, few=few, more=more)

    def run(self) -> None:
        """Run frames until somebody is asked or the game is over."""
        stack = self.stack
        if not stack or self.pending:
            return
        state = self.state
        self.loops = 0
        self.taken = ()
        for _ in _STEPS:  # as cheap as a while, and comes to an end whatever the cards do
            frame = stack.pop()
            try:
                frame.run(self)
                if self.pending:
                    return
                if state.dirty and self.answer is None:
                    self.settle()
                if not stack:
                    return
            except GameOver:
                return
            except Exception as error:
                frames = stack if frame in stack else [*stack, frame]
                error.add_note(f"game stack: {' > '.join([type(f).__name__ for f in frames])}")
                told = self.fault(error, Phrase("doing-card", card=card_of(frames)))
                if told is error:
                    raise
                raise told from error
        raise endless(stack)

    def fault(self, error: Exception, doing: Phrase) -> Exception:
        """Return an error as players should see it: a CardFault if a pack or a foreign position explains it.

        Otherwise it is a bug, and the error itself. `doing` says when it occurred: "its table was shown".
        """
        if isinstance(error, GoldenruleError):
            return error
        if self.foreign:
            return CardFault("bad-broken-position", doing=doing)
        if self.setup.get("packs"):
            return CardFault("bad-broken-card", doing=doing)
        return error

    # -- for frames ----------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Run continuous checks, whenever a frame has marked the state dirty. Games push the consequences."""
        self.state.dirty = 0

    def take(self) -> Option | None:
        """Return, once, the answer to the running frame's question; None if it has not asked yet."""
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
        """Put the frame back and ask. A question with one option is answered at once, unless it is `free`."""
        self.stack.append(frame)
        if len(options) > 1 or (options and free):
            self.pending = (Decision(kind, seat, tuple(options), source, args, free),)
        elif options:
            self.answer = options[0]
            self.forced_answers += 1
            self.taken += ((kind, options[0], source),)
        else:
            raise Stuck("bad-stuck", kind=kind, seat=seat)

    def finish(self, winner: str) -> NoReturn:
        """End the game at once: neither the rest of the running frame nor the frames below it run.

        Raises GameOver, which the loop catches, or `ends_game` outside the loop.
        """
        if self.state.winner:
            raise RuntimeError(f"The game is over for {self.state.winner!r}, and was to end for {winner!r}.")
        self.state.winner = winner
        self.state.dirty = 0
        self.stack.clear()
        self.pending = ()
        self.answer = None
        self.tell_event(Over, winner)
        raise GameOver

    def ends_game(self, do: Callable[[], object]) -> bool:
        """Run something outside the loop. Return True if it ends the game and stops."""
        with suppress(GameOver):
            do()
        return self.over

    @property
    def over(self) -> bool:
        return bool(self.state.winner)

    # -- what ops ask ----------------------------------------------------------------------------------------------

    def first_player(self) -> int:
        """Return the first player, who decides if nobody else does."""
        raise NotImplementedError

    def answering_seat(self, seat: int) -> int:
        """Return the seat that answers for a seat in an effect; games override it for eliminated seats."""
        return seat

    def open_modes(self, effect: "Effect", modes: tuple["Mode", ...]) -> list[int]:
        """Return the modes that may be chosen: those that can be carried out in full and could change the game.

        If none could change it, return all that can be carried out in full.
        """
        able = [i for i, m in enumerate(modes) if m.able is None or m.able.test(self, effect)]
        return [i for i in able if modes[i].op.may_change(self, effect)] or able

    def open_targets(self, every: list[int]) -> list[int]:
        """Return the members of a set that may be chosen if no choice would change the game: all."""
        return every

    def distinct(self, entities: list[int]) -> list[int]:
        """Return one of each set of interchangeable entities, in the given order."""
        return entities

    # -- the primitives every game shares ------------------------------------------------------------------------

    def shuffle(self, zone: int, stream: int) -> None:
        """Shuffle a zone. Nobody knows the places of its cards any longer."""
        state = self.state
        cards = shuffle(state.rng, stream, state.zones[zone])
        state.zones[zone] = cards
        self.forget(cards)
        for seat in range(state.seats):
            if self.zone_open(zone, seat):
                self.reveal_ids(zone)
                break
        self.tell_event(Shuffle, zone)

    def random_below(self, stream: int, limit: int) -> int:
        return below(self.state.rng, stream, limit)

    def add_row(self, event: int, entity: int, ability: int) -> None:
        row = self.state.rows[event]
        entry = (entity, ability)
        if not row or row[-1] < entry:
            self.state.rows[event] = (*row, entry)
        else:
            self.state.rows[event] = tuple(sorted((*row, entry)))

    def drop_rows(self, event: int, entity: int) -> None:
        rows = self.state.rows
        left: list[tuple[int, int]] = []
        for entry in rows[event]:
            if entry[0] != entity:
                left.append(entry)
        rows[event] = tuple(left)

    def content_hash(self) -> str:
        """The hash of the game's content, which records keep."""
        return str(getattr(self.content, "hash", ""))

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        """Return an independent copy, at any moment, without the observers."""
        new = self.fresh(self.state.clone())
        new.stack = [f.copy() for f in self.stack]
        new.pending = self.pending
        new.answer = self.answer
        new.ret = self.ret
        new.decisions = self.decisions
        new.forced_answers = self.forced_answers
        new.foreign = self.foreign
        return new

    def fresh(self, state: Any) -> "Game":
        """Return a game of the same kind with another state and an empty stack. Subclasses return their own type."""
        return Game(state, self.content, self.setup)

    def ask_again(self) -> None:
        """Build the pending decisions again from the state, as if they had not been asked yet."""
        frame = self.stack[-1]
        if isinstance(frame, SimultaneousChoice):
            self.pending = tuple(frame.questions(self))
            return
        self.pending = ()
        self.run()

    def card(self, entity: int) -> Card | None:
        found: Card | None = self.state.cards[entity]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousChoice(Frame):
    """A question to several seats at the same time; nobody sees an answer until all are in."""

    answers: Annotated[tuple[tuple[Seat, ChosenOption], ...], Size(16)] = ()

    def questions(self, game: AnyGame) -> list[Decision]:
        """Return the decisions of the seats that have not answered yet."""
        raise NotImplementedError

    def resolve_answers(self, game: AnyGame) -> None:
        """Continue with `answers`, in order of seat. The frame has been popped."""
        raise NotImplementedError

    def run(self, game: Game) -> None:
        open_questions = self.questions(game)
        if open_questions:
            game.stack.append(self)
            game.pending = tuple(open_questions)
        else:
            self.resolve_answers(game)
