"""An independent auditor of the duel: it works out for itself what the engine should have done (`gamekit.audit`)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit import audit
from goldenrule.gamekit.audit import AuditError
from goldenrule.games.skirmish.audit.attacks import Attacks
from goldenrule.games.skirmish.audit.invariants import Invariants
from goldenrule.games.skirmish.audit.ledger import Ledger
from goldenrule.games.skirmish.audit.payments import Payments

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class Auditor(audit.Auditor["Skirmish"]):
    """Observes a game from now on; an observer that it had before still hears everything."""

    def parts_of(self, game: "Skirmish") -> Sequence[audit.AuditPart]:
        return Ledger(game), Attacks(game), Payments(game), Invariants(game)


watch = Auditor.watch

__all__ = ["AuditError", "Auditor", "watch"]
