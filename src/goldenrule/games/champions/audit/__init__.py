"""An independent auditor of Champions: it works out for itself what the engine should have done (`gamekit.audit`).

It reads the stack, too: the frames of what is going on.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit import audit
from goldenrule.games.champions.audit.basic_powers import BasicPowers
from goldenrule.games.champions.audit.invariants import Invariants
from goldenrule.games.champions.audit.ledger import AuditError, Ledger
from goldenrule.games.champions.audit.payments import Payments
from goldenrule.games.champions.audit.villain_phase import VillainPhase

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Auditor(audit.Auditor["Champions"]):
    """Observes a game from now on; an observer that it had before still hears everything."""

    def parts_of(self, game: "Champions") -> Sequence[audit.AuditPart]:
        book = Ledger(game)
        return book, Payments(book), BasicPowers(book), VillainPhase(book), Invariants(book)


watch = Auditor.watch

__all__ = ["AuditError", "Auditor", "watch"]
