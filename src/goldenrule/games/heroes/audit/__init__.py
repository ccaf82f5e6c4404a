"""An independent auditor: it watches a game and works out for itself what the engine should have done.

It reads the state and the printed facts, and hears the events; it never calls the rules that it checks. Where cards
have a say in a value, it leaves that value alone.

    audit = Auditor(game)
    while game.pending:
        game.apply(seat, option)
        audit.after_decision()      # raises AuditError
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from goldenrule.games.heroes.audit.combat import Combats
from goldenrule.games.heroes.audit.invariants import check
from goldenrule.games.heroes.audit.ledger import AuditError, Ledger
from goldenrule.games.heroes.audit.missions import Missions

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class Auditor:
    """Observes a game from now on; an observer that it had before still hears everything."""

    def __init__(self, game: "Heroes") -> None:
        self.game = game
        self.ledger = Ledger(game)
        self.missions = Missions(game)
        self.combats = Combats(game)
        self.next = game.observer
        game.observer = self.hear

    def hear(self, event: tuple[Any, ...]) -> None:
        """An event of the game. Raises AuditError for one that the rules do not allow."""
        self.missions.hear(event)
        self.combats.hear(event)
        self.ledger.hear(event)
        if self.next is not None:
            self.next(event)

    def after_decision(self) -> None:
        """To be called after every decision. Raises AuditError for a position that the rules do not allow."""
        self.ledger.compare()
        check(self.game)


def watch(game: Any) -> Callable[[], None]:
    """Audit a game: what to call after every decision (a `goldenrule.lab.simulate.Watch`)."""
    return Auditor(game).after_decision


__all__ = ["AuditError", "Auditor", "watch"]
