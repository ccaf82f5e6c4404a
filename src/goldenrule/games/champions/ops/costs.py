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

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        found = self.of.all(game, effect)
        cards = game.state.cards
        for e in found:
            card = cards[e]
            if card is None or card.exhausted or not bill.take(READY, e, 1, 1):
                return False
        return bool(found)

    def run(self, game: "Champions", effect: Effect) -> None:
        for e in self.of.all(game, effect):
            game.exhaust(e)


class SpendCounter(CostOp):
    """Remove one counter of a type from this card."""

    LACKS = "cost-counters"
    name: str

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        e = game.state.live(effect.source)
        return bill.take(self.name, e, 1, game.counters(e, self.name))

    def run(self, game: "Champions", effect: Effect) -> None:
        e = game.state.live(effect.source)
        if n := game.counters(e, self.name):
            game.set_counters(e, self.name, n - 1)


class DiscardThis(CostOp):
    """Discard the card that the ability is printed on. What it held is remembered for the effect."""

    TURN = 3

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        e = game.state.live(effect.source)
        return game.in_play(e) and (HIT, e) not in bill and bill.take(CARD, e, 1, 1)

    def run(self, game: "Champions", effect: Effect) -> None:
        e = game.state.live(effect.source)
        if e and game.in_play(e):
            kept = {f"{name}_counters": n for name, n in game.table_card(e).counters}
            effect.vars = {**effect.vars, **kept}
            game.leave_play(e)


class DiscardFromHand(CostOp):
    """Discard some cards of your choice from your hand."""

    TURN = 0
    least: int = 1
    most: int = 1

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        bill.discards += self.least
        return True  # how many the hand has to have is known when the bill is complete: `affordable.why_not_pay`

    def several(self, game: "Champions", effect: Effect) -> Several:
        return payment.discards(game, effect, self.least, self.most)

    def run(self, game: "Champions", effect: Effect) -> None:
        chosen = payment.choose_discards(game, effect, self.least, self.most)
        if chosen is None:
            return
        for e in chosen:
            game.discard(e)
        game.ret = len(chosen)
        effect.vars = {**{name: value for name, value in effect.vars.items() if name != "cost"}, "spent": len(chosen)}


class PayResources(CostOp):
    """Pay the resources of a cost."""

    TURN = 1
    cost: Cost

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        bill.needs += (self.cost.resources + self.cost.any_number_of,)
        return True

    def run(self, game: "Champions", effect: Effect) -> None:
        payment.push_for_ability(game, effect, self.cost)


class HealCost(CostOp):
    """Heal damage from a card as a cost: it must have that much."""

    LACKS = "cost-unhurt"
    of: Sel
    amount: int

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        found = self.of.all(game, effect)
        cards = game.state.cards
        for e in found:
            card = cards[e]
            if card is None or not bill.take(DAMAGE, e, self.amount, card.damage):
                return False
        return bool(found)

    def run(self, game: "Champions", effect: Effect) -> None:
        for e in self.of.all(game, effect):
            game.remove_damage(e, self.amount)


class DamageCost(CostOp):
    """Deal damage to a card as a cost. `taken`: it must really be taken, else the cost counts as unpaid."""

    TURN = 4
    LACKS = "cost-tough"
    of: Sel
    amount: int
    taken: bool = False

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        found = self.of.all(game, effect)
        cards = game.state.cards
        for e in found:
            if cards[e] is None or (CARD, e) in bill:
                return False
            bill[HIT, e] = 1
        if self.taken and "focused-rage-while-tough" not in game.readings:
            return bool(found) and not game.table_card(found[0]).tough
        return bool(found)

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        if self.taken:
            out.append(StopIfUnpaid(self.amount))

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        damage.deal(game, self.of.all(game, effect), self.amount, effect, in_attack=False)


class StopIfUnpaid(CostOp):
    """The effect is off unless that much damage was taken for it."""

    amount: int

    def reserve(self, game: "Champions", effect: Effect, bill: Bill) -> bool:
        return True

    def run(self, game: "Champions", effect: Effect) -> None:
        if game.ret < self.amount:
            effect.pc = len(effect.program.ops)


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

    def _possible(self, game: "Champions", effect: Effect) -> str:
        return affordable.payable_part(game, effect.seat, self.resources)

    def run(self, game: "Champions", effect: Effect) -> None:
        payment.push_for_ability(game, effect, Cost(self._possible(game, effect)))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self._possible(game, effect))
