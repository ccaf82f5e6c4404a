"""Auditors, which observe a game and independently compute what the engine should have done, part by part.

A game derives parts from `AuditPart`, and an `Auditor` that lists them. They read the state and the printed facts, and
receive the events; they never call the rules that they check.

    audit = Auditor(game)
    while game.pending:
        game.apply(seat, option)
        audit.after_decision()      # raises AuditError
"""

from collections.abc import Callable, Sequence
from typing import Generic, cast

from goldenrule.gamekit.game_type import G
from goldenrule.kernel.events import Event, Listener
from goldenrule.kernel.game import Game


class AuditError(AssertionError):
    """A violation of the rules by the engine; one sentence with the clause."""


class AuditPart(Listener):
    """One subject of an auditor. Its methods declare the events that they receive: `def takes(self, event: Damage)`."""

    def hear(self, event: Event) -> None:
        """Receive an event of the game. Raises AuditError if it violates the rules."""
        self(event)

    def after_decision(self) -> None:
        """Check the position after a decision. Raises AuditError if it violates the rules."""


class Auditor(Generic[G]):
    """An observer of a game. An earlier observer of the game still receives all events."""

    def __init__(self, game: G) -> None:
        self.parts = self.parts_of(game)
        self.next = game.observer
        game.observer = self.hear

    @classmethod
    def watch(cls, game: Game) -> Callable[[], None]:
        """Audit a game; return a function to call after every decision (a `goldenrule.lab.single_game.Watch`)."""
        return cls(cast(G, game)).after_decision

    def parts_of(self, game: G) -> Sequence[AuditPart]:
        """Return the parts of this game's audit, in the order in which they receive events and check."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """Receive an event of the game. Raises AuditError if it violates the rules."""
        for part in self.parts:
            part.hear(event)
        if self.next is not None:
            self.next(event)

    def after_decision(self) -> None:
        """Check the position after a decision. Raises AuditError if it violates the rules."""
        for part in self.parts:
            part.after_decision()
