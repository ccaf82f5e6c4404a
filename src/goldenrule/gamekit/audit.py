"""Auditors: they watch a game and work out for themselves what the engine should have done, part by part.

A game derives parts from `AuditPart`, and an `Auditor` that names them. They read the state and the printed facts, and
hear the events; they never call the rules that they check.

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
    """The engine did what the rules do not allow; one sentence with the clause."""


class AuditPart(Listener):
    """One subject of an auditor. Its methods say which events they hear: `def takes(self, event: Damage)`."""

    def hear(self, event: Event) -> None:
        """An event of the game. Raises AuditError for one that the rules do not allow."""
        self(event)

    def after_decision(self) -> None:
        """Called after every decision. Raises AuditError for a position that the rules do not allow."""


class Auditor(Generic[G]):
    """Observes a game from now on; an observer that it had before still hears everything."""

    def __init__(self, game: G) -> None:
        self.parts = self.parts_of(game)
        self.next = game.observer
        game.observer = self.hear

    @classmethod
    def watch(cls, game: Game) -> Callable[[], None]:
        """Audit a game: what to call after every decision (a `goldenrule.lab.single_game.Watch`)."""
        return cls(cast(G, game)).after_decision

    def parts_of(self, game: G) -> Sequence[AuditPart]:
        """The parts of this game's audit, in the order in which they hear and look."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """An event of the game. Raises AuditError for one that the rules do not allow."""
        for part in self.parts:
            part.hear(event)
        if self.next is not None:
            self.next(event)

    def after_decision(self) -> None:
        """To be called after every decision. Raises AuditError for a position that the rules do not allow."""
        for part in self.parts:
            part.after_decision()
