"""Events with windows: simultaneous events share one interrupt window and one response window.

An `EventWindow` holds one or more events (damage to each target, its predicted defeat ...), each pending, cancelled,
replaced or done by itself. State primitives never open windows; events call them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.events import Event
from goldenrule.kernel.fields import Amount, CardRef, Index, Kind, Mark, SeatOrNone, between
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame

if TYPE_CHECKING:
    from goldenrule.kernel.abilities import AbilityGame

INTERRUPT: Final = 0
RESPONSE: Final = 1

PENDING: Final = 0
DONE: Final = 1
CANCELLED: Final = 2
REPLACED: Final = 3
PREDICTED: Final = 4  # would follow from another event of the same window if that one is resolved


@mypyc_attr(allow_interpreted_subclasses=True)
class TriggeringEvent(Event):
    """Abstract: an event with windows. Abilities may interrupt it before it happens and respond to it afterwards.

    Abilities that interrupt it listen in its `row`, those that respond in the row after that. What a game has to say of
    an event stands in its class: `before`, `foresee`, `resolve`, `checks`, `reactions` and `after`, in this order.
    """

    key: ClassVar[str] = ""  # abstract classes have none
    at_once: ClassVar[tuple[int, ...]] = ()
    """If nothing listens in these rows, it happens without a window; without rows it always has one."""
    target: CardRef
    """What it is about: the damaged character, the card that enters play ..."""
    source: CardRef
    """What causes it; 0 for nothing."""
    seat: SeatOrNone
    """The player concerned."""
    amount: Amount = 0
    """What is dealt or placed."""
    status: Annotated[int, between(0, PREDICTED)] = PENDING
    result: Amount = 0
    """What came of it."""
    effect: Annotated[Effect | None, Mark.CHECKED_BY_HAND] = None
    """What carries it out or, when it is replaced, what happens instead."""

    @classmethod
    def write_happen(cls) -> str:
        return "def happen(self, game): self.occur(game, [self])"

    @classmethod
    def occur(cls, game: AnyGame, events: "Sequence[TriggeringEvent]") -> None:
        """Let simultaneous events happen, the first of them of this class.

        If anything listens beforehand, they get a window. Otherwise they happen here and now, and get the rest of the
        window if anything listens afterwards or if the rules look at them.
        """
        rows = game.state.rows
        at_once = cls.at_once
        for row in at_once:
            if rows[row]:
                break
        else:
            if at_once:
                cls.occur_at_once(game, events)
                return
        game.stack.append(EventWindow(BEFORE, [*events]))

    @classmethod
    def occur_at_once(cls, game: AnyGame, events: "Sequence[TriggeringEvent]") -> None:
        """Let events happen that nothing listens to beforehand."""
        first = events[0]
        first.before(game, events)
        looked_at = first.needs_window(game)
        result = 0
        for event in events:
            if event.status == PENDING:
                event.status = DONE
                event.resolve(game)
                result += event.result
        rows = game.state.rows
        for row in cls.at_once:
            if looked_at or rows[row + 1]:
                game.stack.append(window_of_happened([*events]))
                return
        game.ret = result
        first.follow_at_once(game, events)

    # -- what an event says of itself ------------------------------------------------------------------------------

    def before(self, game: AnyGame, events: "Sequence[TriggeringEvent]") -> None:
        """Do what comes before all interrupts to the simultaneous events, of which this is the first (status cards)."""

    def foresee(self, game: AnyGame, window: "EventWindow") -> None:
        """Bring the predicted events of a window, of which this is the first event, up to date."""

    def in_order(self, game: AnyGame, window: "EventWindow") -> bool:
        """Bring the next events, this being the last of the window, into the order that a player chooses.

        Return False while that is being asked.
        """
        return True

    def checks(self, game: AnyGame, window: "EventWindow") -> bool:
        """Do the continuous checks that belong to the window. Return True if something is to be resolved now."""
        return False

    def reactions(self, game: AnyGame, window: "EventWindow") -> bool:
        """Do the reactions of the rules before the responses (retaliate). Return True if something was pushed."""
        return False

    def after(self, game: AnyGame, window: "EventWindow") -> None:
        """Do what follows the response window."""

    def needs_window(self, game: AnyGame) -> bool:
        """Do the rules look at it after it has happened at once, so that it needs the rest of its window?"""
        return False

    def follow_at_once(self, game: AnyGame, events: "Sequence[TriggeringEvent]") -> None:
        """Do what follows simultaneous events that have happened at once, without a window."""


BEFORE: Final = 0
FORCED_INTERRUPTS: Final = 1
INTERRUPTS: Final = 2
APPLY: Final = 3
CHECKS: Final = 4
DELAYED: Final = 5
REACTIONS: Final = 6
FORCED_RESPONSES: Final = 7
RESPONSES: Final = 8
AFTER: Final = 9

UsedRef = Annotated[int, Kind(may.plain_number, "ref")]
"""The reference of a used ability, or what a game notes instead."""

Candidate = tuple[int, int, int]
"""(entity, ability index, index of the event that triggers it)"""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventWindow(Frame):
    """Simultaneous events, from their interrupt window to their response window.

    The first event says what the rules do with all of them (see `TriggeringEvent`); the game says who may use what:
    `forced_abilities`, `usable_abilities`, `use`, `use_forced`, `use_delayed`.
    """

    pc: Annotated[int, between(0, AFTER)]
    events: Annotated[list[TriggeringEvent], Mark.CHECKED_BY_HAND]
    used: tuple[tuple[UsedRef, Annotated[int, Kind(may.plain_number)]], ...] = ()
    """Abilities used on this window, as `use_key`."""
    turn: SeatOrNone = -1
    """Whose opportunity it is."""
    passes: Annotated[int, Kind(may.up_to_seats)] = 0
    """In a row."""
    index: Index = 0
    """The next event to resolve."""

    def run(self, game: "AbilityGame") -> None:
        """The parts in their order; one function, as what nothing listens to goes through all of them in one pass."""
        stack = game.stack
        stack.append(self)
        depth = len(stack)
        state = game.state
        events = self.events
        first = events[0]
        if self.pc == BEFORE:
            first.before(game, events)
            first.foresee(game, self)
            self.pc = APPLY - game.part_count(self, INTERRUPT)
        while True:
            pc = self.pc
            if pc < APPLY:
                first.foresee(game, self)
                if pc == FORCED_INTERRUPTS:
                    self.forced_part(game, INTERRUPT)
                else:
                    self.optional_part(game, INTERRUPT)
            elif pc <= REACTIONS:
                if pc <= CHECKS:
                    if pc == APPLY and self.index < len(events):
                        self.apply_all(game)
                        if len(stack) != depth or game.pending or game.answer is not None:
                            return
                    self.pc = CHECKS
                    if first.checks(game, self):
                        if len(stack) != depth:
                            return
                        continue
                    pc = self.pc = DELAYED
                    if state.dirty:
                        game.settle()
                        if len(stack) != depth:
                            return
                heard = game.part_count(self, RESPONSE)
                if not (pc == DELAYED and heard and state.lasting and game.use_delayed(self, RESPONSE)):
                    self.pc = REACTIONS
                    if not first.reactions(game, self):
                        self.pc = AFTER - heard
                    elif state.dirty and len(stack) == depth:
                        game.settle()
            elif pc == FORCED_RESPONSES:
                self.forced_part(game, RESPONSE)
            else:
                self.optional_part(game, RESPONSE)
            if self.pc == AFTER:
                stack.pop()
                result = 0
                for c in events:
                    result += c.result
                game.ret = result
                first.after(game, self)
                return
            if len(stack) != depth or game.pending:
                return

    def forced_part(self, game: "AbilityGame", timing: int) -> None:
        """Mandatory abilities, one after the other; the first player decides the order."""
        if timing == INTERRUPT and game.state.lasting and game.use_delayed(self, INTERRUPT):
            return
        found: list[Candidate] = game.forced_abilities(self, timing)
        if not found:
            self.pc += 1
            return
        chosen = found[0]
        if len(found) > 1:
            answer = game.take()
            if answer is None:
                options = [("order", e, i) for e, i, _ in found]
                game.stack.pop()
                game.ask(self, "order", game.first_player(), options)
                return
            chosen = _chosen_candidate(found, answer)
        self.used = (*self.used, game.use_key(chosen[0], chosen[1]))
        game.use_forced(chosen[0], chosen[1], len(game.stack) - 1, chosen[2])

    def optional_part(self, game: "AbilityGame", timing: int) -> None:
        """Opportunities go round. Mandatory abilities that have become applicable by a use come before the next one."""
        if game.answer is None and not game.has_optional(self, timing):
            self.close(self.pc + 1)
            return
        players: list[int] = game.players()
        chosen = poll(self, game, players, "interrupt" if timing == INTERRUPT else "response")
        if chosen is not None:
            entity, index, event = chosen[1]
            self.used = (*self.used, game.use_key(entity, index))
            self.pc -= 1
            game.use(chosen[0], entity, index, len(game.stack) - 1, event)
        elif self.passes >= len(players):
            self.close(self.pc + 1)

    def offers(self, game: "AbilityGame", seat: int) -> list[Candidate] | None:
        """What a seat may use now; None if it need not be asked."""
        timing = INTERRUPT if self.pc == INTERRUPTS else RESPONSE
        found: list[Candidate] = game.usable_abilities(self, timing, seat)
        return found if found or game.is_asked_anyway(self, timing, seat) else None

    def close(self, pc: int) -> None:
        """Leave a window: the next one begins with the first player."""
        self.pc = pc
        self.turn = -1
        self.passes = 0

    def apply_all(self, game: "AbilityGame") -> None:
        """Resolve the events, or what replaces them, in order, up to one that pushes a frame."""
        stack = game.stack
        depth = len(stack)
        events = self.events
        while (index := self.index) < len(events):
            if index < len(events) - 1 and not events[-1].in_order(game, self):
                return
            c = events[index]
            self.index = index + 1
            if c.status == PENDING:
                c.status = DONE
                c.resolve(game)
                if len(stack) != depth:
                    return
            elif c.status == REPLACED and c.effect is not None:
                stack.append(c.effect)
                c.effect = None
                return


def poll(window: Any, game: Game, players: Sequence[int], kind: str) -> tuple[int, Any] | None:
    """Opportunities go round until everybody has passed in a row; after a use the next player has the next one.

    `window` is the uppermost frame: `turn` is whose opportunity it is (-1: that of the first of `players`), `passes`
    how many there were in a row, `offers` what a seat may use. Gives the seat and what it uses; None if it is asked
    that now, or if all have passed.
    """
    answer: Option | None = game.answer
    game.answer = None
    n = len(players)
    while window.passes < n:
        seat = window.turn if window.turn in players else players[0]
        if answer is None:
            found = window.offers(game, seat)
            if found is not None:
                window.turn = seat
                options: list[Option] = []
                for each in found:
                    options.append(("use", each[0], each[1]))
                options.append(PASS)
                game.stack.pop()
                game.ask(window, kind, seat, options, free=True)
                return None
        if n > 1:
            window.turn = players[(players.index(seat) + 1) % n]
        if answer is not None and answer[0] != "pass":
            window.passes = 0
            return seat, _chosen_candidate(window.offers(game, seat), answer)
        answer = None
        window.passes += 1
    return None


def _chosen_candidate(found: Sequence[Candidate], answer: Option) -> Candidate:
    """The candidate that an answer names."""
    for each in found:
        if each[0] == answer[1] and each[1] == answer[2]:
            return each
    raise LookupError(f"{answer!r} is not among what may be used.")


def window_of_happened(events: list[TriggeringEvent]) -> EventWindow:
    """The window of events that have happened already, because nothing listened beforehand: from the checks on."""
    for c in events:
        if c.status == PENDING:
            c.status = DONE
    return EventWindow(CHECKS, events, (), -1, 0, len(events))
