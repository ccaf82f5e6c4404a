"""Damage, healing, status cards, readying and exhausting."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.rules import damage
from goldenrule.games.champions.rules.benefits import is_enemy, is_friendly, is_unheard
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

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        damage.deal(game, self.to.all(game, effect), self.amount.eval(game, effect), effect, overkill=self.overkill)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        found = self.to.all(game, effect)
        if game.readings:
            found = damage.targets(game, found, effect.source)
        return bool(found) and amount_counts(game, self.amount.eval(game, effect))

    def helps(self, game: "Champions", effect: Effect) -> bool:
        """Only for enemies that it does not defeat, because a player may not want a defeat."""
        n = self.amount.eval(game, effect)
        return is_unheard(game, damage.Damage) and all(
            [is_enemy(game, e) and n < remaining(game, e) for e in self.to.all(game, effect)]
        )


class DamageEach(Op):
    """Deal damage to every member of the set at the same time, to each its own amount: the member is bound to `it`."""

    to: Sel
    amount: Num

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        damage.deal_each(game, self._amounts(game, effect), effect)

    def _amounts(self, game: "Champions", effect: Effect) -> list[tuple[int, int]]:
        return [
            (e, self.amount.eval(game, effect.with_var("it", game.state.ref(e)))) for e in self.to.all(game, effect)
        ]

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return any(n > 0 for _, n in self._amounts(game, effect))


class IndirectDamage(Op):
    """Divide damage among characters: the player named, or for a group the first player, divides (OQ-26, OQ-27)."""

    among: Sel
    amount: Num
    by_first: bool = False

    def run(self, game: "Champions", effect: Effect) -> None:
        damage.divide(game, effect, self.among.all(game, effect), self.amount.eval(game, effect), self.by_first)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return self.amount.eval(game, effect) > 0 and bool(self.among.all(game, effect))


class Heal(Op):
    """Remove damage from every member of the set; the result is how much was healed."""

    who: Sel
    amount: Num

    def run(self, game: "Champions", effect: Effect) -> None:
        n = self.amount.eval(game, effect)
        healed = 0
        for e in self.who.all(game, effect):
            if game.in_play(e):
                healed += game.remove_damage(e, n)
        game.ret = healed

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        if not amount_counts(game, self.amount.eval(game, effect)):
            return False
        for e in self.who.all(game, effect):
            if game.table_card(e).damage > 0:
                return True
        return False

    def helps(self, game: "Champions", effect: Effect) -> bool:
        return all([is_friendly(game, e) for e in self.who.all(game, effect)])


class MoveDamage(Op):
    """Transfer sustained damage to another character; moved damage counts as dealt (MC-MOVE-03, -05, -06)."""

    source: Sel
    to: Sel
    amount: Num

    def run(self, game: "Champions", effect: Effect) -> None:
        sources = self.source.all(game, effect)
        to = [
            e
            for e in self.to.all(game, effect)
            if e not in sources[:1] and damage.may_be_damaged(game, e, effect.source)
        ]
        game.ret = 0
        if sources and to:
            moved = game.remove_damage(sources[0], self.amount.eval(game, effect))
            damage.deal(game, to, moved, effect)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        sources = self.source.all(game, effect)
        if not sources or game.table_card(sources[0]).damage <= 0:
            return False
        found = self.to.all(game, effect)
        if game.readings:
            found = damage.targets(game, found, effect.source)
        return any(e != sources[0] for e in found)  # MC-MOVE-02


class Give(Op):
    """Give a status card to every member of the set; one that has it already gets none (MC-STATUS-03)."""

    to: Sel
    status: str

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        for e in self.to.all(game, effect):
            if not getattr(game.table_card(e), self.status):
                game.set_status(e, self.status, True)
                game.ret += 1

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        for e in self.to.all(game, effect):
            if not getattr(game.table_card(e), self.status):
                return True
        return False

    def helps(self, game: "Champions", effect: Effect) -> bool:
        wanted = is_friendly if self.status == ids.TOUGH else is_enemy
        return all([wanted(game, e) for e in self.to.all(game, effect)])


class Ready(Op):
    who: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        for e in self.who.all(game, effect):
            if game.table_card(e).exhausted:
                game.ready(e)
                game.ret += 1

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        for e in self.who.all(game, effect):
            if game.table_card(e).exhausted:
                return True
        return False

    def helps(self, game: "Champions", effect: Effect) -> bool:
        return all([game.speaker(e) >= 0 for e in self.who.all(game, effect)])


class Exhaust(Op):
    who: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        for e in self.who.all(game, effect):
            if not game.table_card(e).exhausted:
                game.exhaust(e)
                game.ret += 1

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return any(not game.table_card(e).exhausted for e in self.who.all(game, effect))


class DamageHere(Op):
    """Put damage on this card (it is no character)."""

    amount: Num

    def run(self, game: "Champions", effect: Effect) -> None:
        e = game.state.live(effect.source)
        if e:
            n = self.amount.eval(game, effect)
            game.own(e).damage += n
            game.tell_event(events.Damage, e, n, effect.source)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return self.amount.eval(game, effect) > 0


class DamageHeld(Num):
    """Damage lying on this card."""

    def eval(self, game: "Champions", effect: Effect) -> int:
        e = game.state.live(effect.source)
        return game.table_card(e).damage if e else 0
