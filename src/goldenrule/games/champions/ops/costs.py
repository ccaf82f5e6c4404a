"""Costs: what stands before the arrow of a card text."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.abilities import Cost, CostOp
from goldenrule.games.champions.rules import occurrences, payment
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import Op
from goldenrule.kernel.state import ENTITY_MASK

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class ExhaustCost(CostOp):
    """Exhaust a card: this one, or your identity."""

    of: Sel

    def payable(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        for e in found:
            if g.table_card(e).exhausted:
                return False
        return bool(found)

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.of.all(g, f):
            g.exhaust(e)


class SpendCounter(CostOp):
    """Remove one counter of a type from this card."""

    name: str

    def payable(self, g: "Champions", f: Effect) -> bool:
        return g.counters(g.state.live(f.source), self.name) > 0

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        g.set_counters(e, self.name, g.counters(e, self.name) - 1)


class DiscardThis(CostOp):
    """Discard the card that the ability is printed on. What it held is remembered for the effect."""

    def payable(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.live(f.source))

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if e:
            kept = {f"{name}_counters": n for name, n in g.table_card(e).counters}
            f.vars = {**f.vars, **kept}
            g.leave_play(e)


class DiscardFromHand(CostOp):
    """Discard some cards of your choice from your hand."""

    least: int = 1
    most: int = 1

    def payable(self, g: "Champions", f: Effect) -> bool:
        hand = g.state.zones[ids.HANDS[f.seat]]
        return len(hand) - (f.source & ENTITY_MASK in hand) >= self.least

    def run(self, g: "Champions", f: Effect) -> None:
        if not payment.choose_discards(g, f, self.least, self.most):
            return
        chosen = f.vars["cost"]
        assert isinstance(chosen, tuple)
        for e in chosen:
            g.discard(e)
        g.ret = len(chosen)
        f.vars = {**f.vars, "spent": len(chosen)}


class HealCost(CostOp):
    """Heal damage from a card as a cost: it must have that much."""

    of: Sel
    amount: int

    def payable(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        return bool(found) and g.table_card(found[0]).damage >= self.amount

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.of.all(g, f):
            g.remove_damage(e, self.amount)


class DamageCost(CostOp):
    """Deal damage to a card as a cost. `taken`: it must really be taken, else the cost counts as unpaid."""

    of: Sel
    amount: int
    taken: bool = False

    def payable(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        if self.taken and "focused-rage-while-tough" not in g.readings:
            return bool(found) and not g.table_card(found[0]).tough
        return bool(found)

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        if self.taken:
            out.append(StopIfUnpaid(self.amount))

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        occurrences.deal(g, self.of.all(g, f), self.amount, f, attack=False)


class StopIfUnpaid(Op):
    amount: int

    def run(self, g: "Champions", f: Effect) -> None:
        if g.ret < self.amount:
            f.pc = len(f.program.ops)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


class SpendResources(Op):
    """You spend resources of these types, as an effect: as many of them as you can."""

    resources: str

    def _possible(self, g: "Champions", f: Effect) -> str:
        return payment.payable_part(g, f.seat, self.resources)

    def run(self, g: "Champions", f: Effect) -> None:
        payment.push_for_ability(g, f, Cost(self._possible(g, f)))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self._possible(g, f))
