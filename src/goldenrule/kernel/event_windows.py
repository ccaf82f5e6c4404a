"""Events with windows: simultaneous events share one interrupt window and one response window.

An `EventWindow` holds one or more events (damage to each target, its predicted defeat ...), each pending, cancelled,
replaced or done by itself. State primitives never open windows; events call them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeVar

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

    Abilities that interrupt it listen in its `row`, abilities that respond in the next row. The class of an event
    defines its rules: `before`, `foresee`, `resolve`, `checks`, `reactions` and `after`, in this order.
    """

    key: ClassVar[str] = ""  # abstract classes have none
    at_once: ClassVar[tuple[int, ...]] = ()
    """If nothing listens in these rows, it happens without a window; without rows it always has one."""
    target: CardRef
    """Its subject: the damaged character, the card that enters play ..."""
    source: CardRef
    """Its cause; 0 for none."""
    seat: SeatOrNone
    """The player concerned."""
    amount: Amount = 0
    """The damage dealt, the threat placed ..."""
    status: Annotated[int, between(0, PREDICTED)] = PENDING
    result: Amount = 0
    """The amount actually dealt or placed."""
    effect: Annotated[Effect | None, Mark.CHECKED_BY_HAND] = None
    """The effect that carries it out or replaces it."""

    @classmethod
    def write_happen(cls) -> str:
        return "def happen(self, game): self.occur(game, [self])"

    @classmethod
    def occur(cls, game: AnyGame, events: "Sequence[TriggeringEvent]") -> None:
        """Start simultaneous events, the first of them of this class.

        If anything listens beforehand, they get a window. Otherwise they happen at once, and get the rest of the
        window if anything listens afterwards or if the rules need it.
        """
        rows = game.state.rows
        at_once = cls.at_once
        heard = not at_once
        for row in at_once:
            if rows[row]:
                heard = True
                break
        if heard:
            game.stack.append(EventWindow(BEFORE, [*events]))
            return
        first = events[0]
        first.before(game, events)
        looked_at = first.needs_window(game)
        result = 0
        for event in events:
            if event.status == PENDING:
                event.status = DONE
                event.resolve(game)
                result += event.result
        for row in at_once:
            if looked_at or rows[row + 1]:
                game.stack.append(window_of_happened([*events]))
                return
        game.ret = result
        first.follow_at_once(game, events)

    # -- what an event says of itself ------------------------------------------------------------------------------

    def before(self, game: AnyGame, events: "Sequence[TriggeringEvent]") -> None:
        """Apply rules before all interrupts (status cards). This is the first of the simultaneous events."""

    def foresee(self, game: AnyGame, window: "EventWindow") -> None:
        """Update the predicted events of a window, whose first event this is."""

    def in_order(self, game: AnyGame, window: "EventWindow") -> bool:
        """Sort the next events by a player's choice; this is the last event of the window.

        Return False while the player is asked.
        """
        return True

    def checks(self, game: AnyGame, window: "EventWindow") -> bool:
        """Run the continuous checks of the window. Return True if something must be resolved now."""
        return False

    def reactions(self, game: AnyGame, window: "EventWindow") -> bool:
        """Start reactions of the rules before the responses (retaliate). Return True if a frame was pushed."""
        return False

    def after(self, game: AnyGame, window: "EventWindow") -> None:
        """Apply rules after the response window."""

    def needs_window(self, game: AnyGame) -> bool:
        """Does the event need the rest of its window for rules, although it happened at once?"""
        return False

    def follow_at_once(self, game: AnyGame, events: "Sequence[TriggeringEvent]") -> None:
        """Apply rules after simultaneous events that happened at once, without a window."""


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
Chosen = TypeVar("Chosen", bound=tuple[int, ...])
"""A candidate of any window: its card, its ability, and what the window adds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventWindow(Frame):
    """Simultaneous events, from their interrupt window to their response window.

    The first event says what the rules do with all of them (see `TriggeringEvent`); the game says who may use what:
    `forced_abilities`, `usable_abilities`, `use`, `use_forced`, `use_delayed`.
    """

    pc: Annotated[int, between(0, AFTER)]
    events: Annotated[list[TriggeringEvent], Mark.CHECKED_BY_HAND]
    used: tuple[tuple[UsedRef, Annotated[int, Kind(may.plain_number)]], ...] = ()
    """Keys of abilities used on this window (`use_key`)."""
    turn: SeatOrNone = -1
    """The seat with the opportunity."""
    passes: Annotated[int, Kind(may.up_to_seats)] = 0
    """The number of passes in a row."""
    index: Index = 0
    """The next event to resolve."""

    def run(self, game: "AbilityGame") -> None:
        """Run the parts in order; one function, because a window without listeners runs through all of them at once."""
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
        """Start mandatory abilities one after the other; the first player decides the order."""
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
        """Offer opportunities in turn. Mandatory abilities that a use has made applicable come before the next one."""
        if game.answer is None and not game.has_optional(self, timing):
            self.close(self.pc + 1)
            return
        players = game.players()
        chosen = poll(self, game, players, "interrupt" if timing == INTERRUPT else "response")
        if chosen is not None:
            entity, index, event = chosen[1]
            self.used = (*self.used, game.use_key(entity, index))
            self.pc -= 1
            game.use(chosen[0], entity, index, len(game.stack) - 1, event)
        elif self.passes >= len(players):
            self.close(self.pc + 1)

    def offers(self, game: "AbilityGame", seat: int) -> list[Candidate] | None:
        """Return what a seat may use now; None if it need not be asked."""
        timing = INTERRUPT if self.pc == INTERRUPTS else RESPONSE
        found: list[Candidate] = game.usable_abilities(self, timing, seat)
        return found if found or game.is_asked_anyway(self, timing, seat) else None

    def named(self, game: "AbilityGame", seat: int, answer: Option) -> Candidate:
        """Return what an answer names of the offers of a seat."""
        return _chosen_candidate(self.offers(game, seat) or (), answer)

    def close(self, pc: int) -> None:
        """Close a window: the next one begins with the first player."""
        self.pc = pc
        self.turn = -1
        self.passes = 0

    def apply_all(self, game: "AbilityGame") -> None:
        """Resolve the events, or their replacements, in order, until one pushes a frame."""
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
    """Offer opportunities in turn until everybody has passed in a row; after a use the next player is next.

    `window` is the uppermost frame: `turn` is the seat with the opportunity (-1: the first of `players`), `passes` the
    number of passes in a row, `offers` what a seat may use, `named` what an answer names of it. Return the seat and
    what it uses; None if it is asked now, or if all have passed.
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
            return seat, window.named(game, seat, answer)
        answer = None
        window.passes += 1
    return None


def _chosen_candidate(found: Sequence[Chosen], answer: Option) -> Chosen:
    """Return the candidate that an answer names."""
    for each in found:
        if each[0] == answer[1] and each[1] == answer[2]:
            return each
    raise LookupError(f"{answer!r} is not among what may be used.")


def window_of_happened(events: list[TriggeringEvent]) -> EventWindow:
    """Return the rest of the window, from the checks on, of events that have happened without listeners beforehand."""
    for c in events:
        if c.status == PENDING:
            c.status = DONE
    return EventWindow(CHECKS, events, (), -1, 0, len(events))
