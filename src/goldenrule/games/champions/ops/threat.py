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
    """Place threat on every member of the set, as one window."""

    on: Sel
    amount: Num

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        threat.place_threat(game, self.on.all(game, effect), self.amount.eval(game, effect), effect.source, effect.seat)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return self.amount.eval(game, effect) > 0 and bool(self.on.all(game, effect))


class RemoveThreat(Op):
    """Remove threat from every member of the set that may lose it; the result is how much was removed.

    It is bound to "removed" as well, because the defeat of a scheme without threat comes before the next op.
    """

    of: Sel
    amount: Num

    def run(self, game: "Champions", effect: Effect) -> None:
        n = self.amount.eval(game, effect)
        removed = 0
        for e in self.of.all(game, effect):
            if game.in_play(e) and values.may_lose_threat(game, e):
                removed += game.take_threat(e, n, effect.source)
        game.ret = removed
        effect.vars = {**effect.vars, "removed": game.ret}

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        if not amount_counts(game, self.amount.eval(game, effect)):
            return False
        for e in self.of.all(game, effect):
            if game.table_card(e).threat > 0 and values.may_lose_threat(game, e):
                return True
        return False

    def helps(self, game: "Champions", effect: Effect) -> bool:
        """Schemes that it does not defeat; the main scheme stays in any case."""
        n, s = self.amount.eval(game, effect), game.state
        return all([e == s.main_scheme or n < game.table_card(e).threat for e in self.of.all(game, effect)])


class AddAcceleration(Op):
    """Put acceleration tokens on the main scheme."""

    n: int = 1

    def run(self, game: "Champions", effect: Effect) -> None:
        game.add_acceleration(self.n)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True
