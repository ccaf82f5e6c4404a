"""An independent auditor: it watches a game and works out for itself what the engine should have done.

It reads the state, the stack and the printed facts, and hears the events; it never calls the rules that it checks.

    audit = Auditor(game)
    while game.pending:
        game.apply(seat, option)
        audit.after_decision()      # raises AuditError
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from goldenrule.games.champions.audit.basic_powers import BasicPowers
from goldenrule.games.champions.audit.invariants import Invariants
from goldenrule.games.champions.audit.ledger import AuditError, Ledger
from goldenrule.games.champions.audit.payments import Payments
from goldenrule.games.champions.audit.villain_phase import VillainPhase

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Auditor:
    """Observes a game from now on; an observer that it had before still hears everything."""

    def __init__(self, game: "Champions") -> None:
        self.game = game
        self.ledger = Ledger(game)
        self.villain_phase = VillainPhase(self.ledger)
        self.payments = Payments(self.ledger)
        self.basic_powers = BasicPowers(self.ledger)
        self.invariants = Invariants(self.ledger)
        self.next = game.observer
        game.observer = self.hear

    def hear(self, event: tuple[Any, ...]) -> None:
        """An event of the game. Raises AuditError for one that the rules do not allow."""
        self.ledger.hear(event)
        self.payments.hear(event)
        self.basic_powers.hear(event)
        self.villain_phase.hear(event)
        if self.next is not None:
            self.next(event)

    def after_decision(self) -> None:
        """To be called after every decision. Raises AuditError for a position that the rules do not allow."""
        self.villain_phase.after_decision()
        self.payments.after_decision()
        self.basic_powers.after_decision()
        self.invariants.check()


def watch(game: Any) -> Callable[[], None]:
    """Audit a game: what to call after every decision (a `goldenrule.lab.simulate.Watch`)."""
    return Auditor(game).after_decision


__all__ = ["AuditError", "Auditor", "watch"]
