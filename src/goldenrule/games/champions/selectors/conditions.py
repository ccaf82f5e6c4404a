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

    def test(self, game: "Champions", effect: Effect) -> bool:
        return effect.seat >= 0 and game.form(effect.seat) == self.form


class HasTrait(Cond):
    """Some member of the set has a trait, printed or gained."""

    of: Sel
    trait: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        for e in self.of.all(game, effect):
            if values.has_trait(game, e, self.trait):
                return True
        return False


class Has(Cond):
    """Some member of the set has a status card: stunned, confused or tough."""

    of: Sel
    status: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        for e in self.of.all(game, effect):
            if getattr(game.table_card(e), self.status):
                return True
        return False


class IsReady(Cond):
    """Every member of the set is ready, and there is one."""

    of: Sel

    def test(self, game: "Champions", effect: Effect) -> bool:
        found = self.of.all(game, effect)
        for e in found:
            if game.table_card(e).exhausted:
                return False
        return bool(found)


class IsExhausted(Cond):
    """Some member of the set is exhausted."""

    of: Sel

    def test(self, game: "Champions", effect: Effect) -> bool:
        return any(game.table_card(e).exhausted for e in self.of.all(game, effect))


class IsDamaged(Cond):
    """Some member of the set has sustained damage."""

    of: Sel

    def test(self, game: "Champions", effect: Effect) -> bool:
        return any(game.table_card(e).damage > 0 for e in self.of.all(game, effect))


class IsType(Cond):
    """Some member of the set is a card of a type."""

    of: Sel
    type: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        return any(game.is_type(e, self.type) for e in self.of.all(game, effect))


class Waived(Cond):
    """A condition that need not hold under a reading of the rules."""

    cond: Cond
    reading: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        return self.reading in game.readings or self.cond.test(game, effect)


class Paid(Cond):
    """At least one resource of a type was spent for this card (a wild as declared; surplus does not count)."""

    letter: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        paid = effect.vars.get("paid_" + self.letter, 0)
        return isinstance(paid, int) and paid > 0


class MayEnter(Cond):
    """Every member of the set may enter play: none is a unique card that is in play already (MC-UNIQUE-02)."""

    of: Sel

    def test(self, game: "Champions", effect: Effect) -> bool:
        for e in self.of.all(game, effect):
            if not enter.may_enter(game, e):
                return False
        return True


class CanPayFor(Cond):
    """You can pay the printed cost of every member of the set (of one at a time) without the card that says so."""

    of: Sel

    def test(self, game: "Champions", effect: Effect) -> bool:
        for e in self.of.all(game, effect):
            face = game.ident(e)
            if not affordable.can_pay(
                game, effect.seat, "1" * face.stats[ids.COST], face.aspect, (effect.source & ENTITY_MASK,)
            ):
                return False
        return True


class CanSpend(Cond):
    """You can spend all of these resources."""

    resources: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        return affordable.can_pay(game, effect.seat, self.resources, "", ())


class Carries(Cond):
    """A card with a name is attached to some member of the set."""

    of: Sel
    name: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        return any(game.face(a).name == self.name for e in self.of.all(game, effect) for a in game.attached(e))


class LastStep(Cond):
    """This Special is the last one of the sequence that is being resolved."""

    def test(self, game: "Champions", effect: Effect) -> bool:
        return bool(effect.vars.get("last_step", 0))


class PrintedResource(Cond):
    """The member of the set has a printed resource of a type."""

    of: Sel
    letter: str

    def test(self, game: "Champions", effect: Effect) -> bool:
        return any(self.letter in game.ident(e).resources for e in self.of.all(game, effect))
