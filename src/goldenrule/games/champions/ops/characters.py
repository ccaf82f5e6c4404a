"""Damage, healing, status cards, readying and exhausting."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.rules import damage
from goldenrule.games.champions.rules.benefits import is_enemy, is_friendly, unheard
from goldenrule.games.champions.rules.values import amount_counts, remaining
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Damage(Op):
    """Deal damage to every member of the set at the same time. Inside an attack it is damage of that attack."""

    to: Sel
    amount: Num
    overkill: bool = False

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        damage.deal(g, self.to.all(g, f), self.amount.eval(g, f), f, overkill=self.overkill)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        found = self.to.all(g, f)
        if g.readings:
            found = damage.targets(g, found, f.source)
        return bool(found) and amount_counts(g, self.amount.eval(g, f))

    def helps(self, g: "Champions", f: Effect) -> bool:
        """Enemies that it does not defeat: what comes of a defeat is for the player to want."""
        n = self.amount.eval(g, f)
        return unheard(g, damage.Damage) and all([is_enemy(g, e) and n < remaining(g, e) for e in self.to.all(g, f)])


class DamageEach(Op):
    """Deal damage to every member of the set at the same time, to each its own amount: the member is bound to `it`."""

    to: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        damage.deal_each(g, self._amounts(g, f), f)

    def _amounts(self, g: "Champions", f: Effect) -> list[tuple[int, int]]:
        return [(e, self.amount.eval(g, f.with_var("it", g.state.ref(e)))) for e in self.to.all(g, f)]

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(n > 0 for _, n in self._amounts(g, f))


class IndirectDamage(Op):
    """Divide damage among characters: the player named, or for a group the first player, divides (OQ-26, OQ-27)."""

    among: Sel
    amount: Num
    by_first: bool = False

    def run(self, g: "Champions", f: Effect) -> None:
        damage.divide(g, f, self.among.all(g, f), self.amount.eval(g, f), self.by_first)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0 and bool(self.among.all(g, f))


class Heal(Op):
    """Remove damage from every member of the set; the result is how much was healed."""

    who: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        n = self.amount.eval(g, f)
        healed = 0
        for e in self.who.all(g, f):
            if g.in_play(e):
                healed += g.remove_damage(e, n)
        g.ret = healed

    def may_change(self, g: "Champions", f: Effect) -> bool:
        if not amount_counts(g, self.amount.eval(g, f)):
            return False
        for e in self.who.all(g, f):
            if g.table_card(e).damage > 0:
                return True
        return False

    def helps(self, g: "Champions", f: Effect) -> bool:
        return all([is_friendly(g, e) for e in self.who.all(g, f)])


class MoveDamage(Op):
    """Transfer sustained damage to another character; moved damage counts as dealt (MC-MOVE-03, -05, -06)."""

    source: Sel
    to: Sel
    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        sources = self.source.all(g, f)
        to = [e for e in self.to.all(g, f) if e not in sources[:1] and damage.may_be_damaged(g, e, f.source)]
        g.ret = 0
        if sources and to:
            moved = g.remove_damage(sources[0], self.amount.eval(g, f))
            damage.deal(g, to, moved, f)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        sources = self.source.all(g, f)
        if not sources or g.table_card(sources[0]).damage <= 0:
            return False
        found = self.to.all(g, f)
        if g.readings:
            found = damage.targets(g, found, f.source)
        return any(e != sources[0] for e in found)  # MC-MOVE-02


class Give(Op):
    """Give a status card to every member of the set; one that has it already gets none (MC-STATUS-03)."""

    to: Sel
    status: str

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        for e in self.to.all(g, f):
            if not getattr(g.table_card(e), self.status):
                g.set_status(e, self.status, True)
                g.ret += 1

    def may_change(self, g: "Champions", f: Effect) -> bool:
        for e in self.to.all(g, f):
            if not getattr(g.table_card(e), self.status):
                return True
        return False

    def helps(self, g: "Champions", f: Effect) -> bool:
        wanted = is_friendly if self.status == ids.TOUGH else is_enemy
        return all([wanted(g, e) for e in self.to.all(g, f)])


class Ready(Op):
    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        for e in self.who.all(g, f):
            if g.table_card(e).exhausted:
                g.ready(e)
                g.ret += 1

    def may_change(self, g: "Champions", f: Effect) -> bool:
        for e in self.who.all(g, f):
            if g.table_card(e).exhausted:
                return True
        return False

    def helps(self, g: "Champions", f: Effect) -> bool:
        return all([g.speaker(e) >= 0 for e in self.who.all(g, f)])


class Exhaust(Op):
    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        for e in self.who.all(g, f):
            if not g.table_card(e).exhausted:
                g.exhaust(e)
                g.ret += 1

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(not g.table_card(e).exhausted for e in self.who.all(g, f))


class DamageHere(Op):
    """Put damage on this card (it is no character)."""

    amount: Num

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if e:
            n = self.amount.eval(g, f)
            g.own(e).damage += n
            g.tell_of(events.Damage, e, n, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0


class DamageHeld(Num):
    """Damage lying on this card."""

    def eval(self, g: "Champions", f: Effect) -> int:
        e = g.state.live(f.source)
        return g.table_card(e).damage if e else 0
