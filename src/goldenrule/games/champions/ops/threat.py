"""Threat and acceleration tokens."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.rules import threat, values
from goldenrule.games.champions.rules.values import amount_counts
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class PlaceThreat(Op):
    """Place threat on every member of the set, as one occurrence."""

    on: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        threat.place_threat(g, self.on.all(g, f), self.amount.eval(g, f), f.source, f.seat)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0 and bool(self.on.all(g, f))


class RemoveThreat(Op):
    """Remove threat from every member of the set that may lose it; the result is how much was removed.

    It is bound to "removed" as well, because the defeat of a scheme without threat comes before the next op.
    """

    of: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        n = self.amount.eval(g, f)
        removed = 0
        for e in self.of.all(g, f):
            if g.in_play(e) and values.may_lose_threat(g, e):
                removed += g.take_threat(e, n, f.source)
        g.ret = removed
        f.vars = {**f.vars, "removed": g.ret}

    def may_change(self, g: "Champions", f: Effect) -> bool:
        if not amount_counts(g, self.amount.eval(g, f)):
            return False
        for e in self.of.all(g, f):
            if g.table_card(e).threat > 0 and values.may_lose_threat(g, e):
                return True
        return False

    def helps(self, g: "Champions", f: Effect) -> bool:
        """Schemes that it does not defeat; the main scheme stays in any case."""
        n, s = self.amount.eval(g, f), g.state
        return all([e == s.main_scheme or n < g.table_card(e).threat for e in self.of.all(g, f)])


class AddAcceleration(Op):
    """Put acceleration tokens on the main scheme."""

    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        g.add_acceleration(self.n)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True
