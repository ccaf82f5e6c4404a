"""Costs: what stands before the arrow of a card text."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import CARD, DAMAGE, HIT, READY, Bill, Cost, CostOp, in_turn
from goldenrule.games.champions.rules import affordable, damage, payment
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import Op
from goldenrule.kernel.several import Several

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class ExhaustCost(CostOp):
    """Exhaust a card: this one, or your identity."""

    LACKS = "cost-exhausted"
    of: Sel

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        found = self.of.all(g, f)
        cards = g.state.cards
        for e in found:
            card = cards[e]
            if card is None or card.exhausted or not bill.take(READY, e, 1, 1):
                return False
        return bool(found)

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.of.all(g, f):
            g.exhaust(e)


class SpendCounter(CostOp):
    """Remove one counter of a type from this card."""

    LACKS = "cost-counters"
    name: str

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        e = g.state.live(f.source)
        return bill.take(self.name, e, 1, g.counters(e, self.name))

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if n := g.counters(e, self.name):
            g.set_counters(e, self.name, n - 1)


class DiscardThis(CostOp):
    """Discard the card that the ability is printed on. What it held is remembered for the effect."""

    TURN = 3

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        e = g.state.live(f.source)
        return g.in_play(e) and (HIT, e) not in bill and bill.take(CARD, e, 1, 1)

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if e and g.in_play(e):
            kept = {f"{name}_counters": n for name, n in g.table_card(e).counters}
            f.vars = {**f.vars, **kept}
            g.leave_play(e)


class DiscardFromHand(CostOp):
    """Discard some cards of your choice from your hand."""

    TURN = 0
    least: int = 1
    most: int = 1

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        bill.discards += self.least
        return True  # how many the hand has to have is known when the bill is complete: `affordable.why_not_pay`

    def several(self, g: "Champions", f: Effect) -> Several:
        return payment.discards(g, f, self.least, self.most)

    def run(self, g: "Champions", f: Effect) -> None:
        chosen = payment.choose_discards(g, f, self.least, self.most)
        if chosen is None:
            return
        for e in chosen:
            g.discard(e)
        g.ret = len(chosen)
        f.vars = {**{name: value for name, value in f.vars.items() if name != "cost"}, "spent": len(chosen)}


class PayResources(CostOp):
    """Pay the resources of a cost."""

    TURN = 1
    cost: Cost

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        bill.needs += (self.cost.resources + self.cost.any_number_of,)
        return True

    def run(self, g: "Champions", f: Effect) -> None:
        payment.push_for_ability(g, f, self.cost)


class HealCost(CostOp):
    """Heal damage from a card as a cost: it must have that much."""

    LACKS = "cost-unhurt"
    of: Sel
    amount: int

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        found = self.of.all(g, f)
        cards = g.state.cards
        for e in found:
            card = cards[e]
            if card is None or not bill.take(DAMAGE, e, self.amount, card.damage):
                return False
        return bool(found)

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.of.all(g, f):
            g.remove_damage(e, self.amount)


class DamageCost(CostOp):
    """Deal damage to a card as a cost. `taken`: it must really be taken, else the cost counts as unpaid."""

    TURN = 4
    LACKS = "cost-tough"
    of: Sel
    amount: int
    taken: bool = False

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        found = self.of.all(g, f)
        cards = g.state.cards
        for e in found:
            if cards[e] is None or (CARD, e) in bill:
                return False
            bill[HIT, e] = 1
        if self.taken and "focused-rage-while-tough" not in g.readings:
            return bool(found) and not g.table_card(found[0]).tough
        return bool(found)

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        if self.taken:
            out.append(StopIfUnpaid(self.amount))

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        damage.deal(g, self.of.all(g, f), self.amount, f, in_attack=False)


class StopIfUnpaid(CostOp):
    """The effect is off unless that much damage was taken for it."""

    amount: int

    def reserve(self, g: "Champions", f: Effect, bill: Bill) -> bool:
        return True

    def run(self, g: "Champions", f: Effect) -> None:
        if g.ret < self.amount:
            f.pc = len(f.program.ops)


def whole(cost: Cost) -> list[CostOp]:
    """All parts of a cost in the order in which they are carried out: discards are chosen together, as one."""
    parts: list[CostOp] = []
    least = most = 0
    for part in cost.parts:
        if isinstance(part, DiscardFromHand):
            least, most = least + part.least, most + part.most
        else:
            parts.append(part)
    if most:
        parts.insert(0, DiscardFromHand(least, most))
    if cost.resources or cost.any_number_of:
        parts.append(PayResources(cost))
    return in_turn(tuple(parts))


class SpendResources(Op):
    """You spend resources of these types, as an effect: as many of them as you can."""

    resources: str

    def _possible(self, g: "Champions", f: Effect) -> str:
        return affordable.payable_part(g, f.seat, self.resources)

    def run(self, g: "Champions", f: Effect) -> None:
        payment.push_for_ability(g, f, Cost(self._possible(g, f)))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self._possible(g, f))
