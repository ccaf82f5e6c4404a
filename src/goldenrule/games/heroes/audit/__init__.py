"""An independent auditor of Marvel Heroes: it works out for itself what the engine should have done (`gamekit.audit`).

Where cards have a say in a value, it leaves that value alone.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit import audit
from goldenrule.gamekit.audit import AuditError
from goldenrule.games.heroes.audit.combat import Combats
from goldenrule.games.heroes.audit.invariants import Invariants
from goldenrule.games.heroes.audit.ledger import Ledger
from goldenrule.games.heroes.audit.missions import Missions

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class Auditor(audit.Auditor["Heroes"]):
    """Observes a game from now on; an observer that it had before still hears everything."""

    def parts_of(self, game: "Heroes") -> Sequence[audit.AuditPart]:
        return Missions(game), Combats(game), Ledger(game), Invariants(game)


watch = Auditor.watch

__all__ = ["AuditError", "Auditor", "watch"]
