"""Conditions about cards and players: the 'if's of card texts."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import affordable, enter, values
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.expressions import Cond, Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class InForm(Cond):
    """You are in hero or alter-ego form."""

    form: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return f.seat >= 0 and g.form(f.seat) == self.form


class HasTrait(Cond):
    """Some member of the set has a trait, printed or gained."""

    of: Sel
    trait: str

    def test(self, g: "Champions", f: Effect) -> bool:
        for e in self.of.all(g, f):
            if values.has_trait(g, e, self.trait):
                return True
        return False


class Has(Cond):
    """Some member of the set has a status card: stunned, confused or tough."""

    of: Sel
    status: str

    def test(self, g: "Champions", f: Effect) -> bool:
        for e in self.of.all(g, f):
            if getattr(g.table_card(e), self.status):
                return True
        return False


class IsReady(Cond):
    """Every member of the set is ready, and there is one."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        found = self.of.all(g, f)
        for e in found:
            if g.table_card(e).exhausted:
                return False
        return bool(found)


class IsExhausted(Cond):
    """Some member of the set is exhausted."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.table_card(e).exhausted for e in self.of.all(g, f))


class IsDamaged(Cond):
    """Some member of the set has sustained damage."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.table_card(e).damage > 0 for e in self.of.all(g, f))


class IsType(Cond):
    """Some member of the set is a card of a type."""

    of: Sel
    type: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.is_type(e, self.type) for e in self.of.all(g, f))


class Waived(Cond):
    """A condition that need not hold under a reading of the rules."""

    cond: Cond
    reading: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return self.reading in g.readings or self.cond.test(g, f)


class Paid(Cond):
    """At least one resource of a type was spent for this card (a wild as declared; surplus does not count)."""

    letter: str

    def test(self, g: "Champions", f: Effect) -> bool:
        paid = f.vars.get("paid_" + self.letter, 0)
        return isinstance(paid, int) and paid > 0


class MayEnter(Cond):
    """Every member of the set may enter play: none is a unique card that is in play already (MC-UNIQUE-02)."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        for e in self.of.all(g, f):
            if not enter.may_enter(g, e):
                return False
        return True


class CanPayFor(Cond):
    """You can pay the printed cost of every member of the set (of one at a time) without the card that says so."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        for e in self.of.all(g, f):
            face = g.ident(e)
            if not affordable.can_pay(g, f.seat, "1" * face.stats[ids.COST], face.aspect, (f.source & ENTITY_MASK,)):
                return False
        return True


class CanSpend(Cond):
    """You can spend all of these resources."""

    resources: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return affordable.can_pay(g, f.seat, self.resources, "", ())


class Carries(Cond):
    """A card with a name is attached to some member of the set."""

    of: Sel
    name: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(g.face(a).name == self.name for e in self.of.all(g, f) for a in g.attached(e))


class LastStep(Cond):
    """This Special is the last one of the sequence that is being resolved."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return bool(f.vars.get("last_step", 0))


class PrintedResource(Cond):
    """The member of the set has a printed resource of a type."""

    of: Sel
    letter: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return any(self.letter in g.ident(e).resources for e in self.of.all(g, f))
