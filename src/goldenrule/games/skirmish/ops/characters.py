"""What is done to cards in slots: damage, healing, defeat, Strength, moving."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish import events
from goldenrule.games.skirmish.ids import DISCARD, HAND, SLOT, slot_zone
from goldenrule.games.skirmish.rules.attack import next_phase
from goldenrule.games.skirmish.rules.placing import Entering, Moving, can_enter
from goldenrule.games.skirmish.selectors.cards import LAST_SLOT
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Const, Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

ONE = Const(1)


def standing(g: "Skirmish", f: Effect, of: Sel) -> list[int]:
    """The members of a set that are in slots."""
    zone = g.state.zone
    out: list[int] = []
    for e in of.all(g, f):
        if SLOT <= zone[e] < LAST_SLOT:
            out.append(e)
    return out


def stands(g: "Skirmish", f: Effect, of: Sel) -> bool:
    """Is a member of a set in a slot?"""
    zone = g.state.zone
    for e in of.all(g, f):
        if SLOT <= zone[e] < LAST_SLOT:
            return True
    return False


class Damage(Op):
    """Damage to each of the cards, all at once."""

    to: Sel
    amount: Num = ONE

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = g.deal(standing(g, f, self.to), self.amount.eval(g, f))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0 and stands(g, f, self.to)

    def helps(self, g: "Skirmish", f: Effect) -> bool:
        """Opposing cards that it does not defeat, if nothing comes of damage by itself."""
        n, rows = self.amount.eval(g, f), g.state.rows
        return not rows[events.Damage.row] and all(
            [g.face(e).seat != f.seat and n < g.life(e) - g.damage_on(e) for e in standing(g, f, self.to)]
        )


class DamageBoth(Op):
    """Damage to each opposing card and to each of your own, all at once (DA-17)."""

    opposing: Num
    own: Num

    def run(self, g: "Skirmish", f: Effect) -> None:
        opposing, own = self.opposing.eval(g, f), self.own.eval(g, f)
        g.ret = g.deal_both(f.seat, opposing, own)

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(
            (g.side(1 - f.seat) and self.opposing.eval(g, f) > 0) or (g.side(f.seat) and self.own.eval(g, f) > 0)
        )


class Heal(Op):
    """Take damage off each of the cards."""

    to: Sel
    amount: Num = ONE

    def run(self, g: "Skirmish", f: Effect) -> None:
        n = self.amount.eval(g, f)
        healed = 0
        for e in standing(g, f, self.to):
            healed += g.heal(e, n)
        g.ret = healed

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        if self.amount.eval(g, f) > 0:
            for e in standing(g, f, self.to):
                if g.figure(e).damage:
                    return True
        return False

    def helps(self, g: "Skirmish", f: Effect) -> bool:
        return all([g.face(e).seat == f.seat for e in standing(g, f, self.to)])


class Strengthen(Op):
    """Each of the cards has so much more Strength until the end of the turn."""

    to: Sel
    amount: Num = ONE

    def run(self, g: "Skirmish", f: Effect) -> None:
        n = self.amount.eval(g, f)
        found = standing(g, f, self.to) if n else []
        for e in found:
            events.Strengthen(e, n).happen(g)
        g.ret = len(found)

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return self.amount.eval(g, f) != 0 and stands(g, f, self.to)

    def helps(self, g: "Skirmish", f: Effect) -> bool:
        good = self.amount.eval(g, f) > 0
        return all([(g.face(e).seat == f.seat) == good for e in standing(g, f, self.to)])


class Hold(Op):
    """The cards do not attack in their owner's next Attack phase."""

    to: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = sum(g.hold(e, next_phase(g, g.face(e).seat)) for e in standing(g, f, self.to))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return any(not g.figure(e).held & next_phase(g, g.face(e).seat) for e in standing(g, f, self.to))

    def helps(self, g: "Skirmish", f: Effect) -> bool:
        return all([g.face(e).seat != f.seat for e in standing(g, f, self.to)])


class Defeat(Op):
    """The cards are defeated, whatever damage and Life they have."""

    to: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        found = standing(g, f, self.to)
        g.settle(found)
        g.ret = len(found)

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return stands(g, f, self.to)


class Dismiss(Op):
    """The cards leave play for their owners' discard piles. They are not defeated."""

    to: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = g.discard(standing(g, f, self.to))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return stands(g, f, self.to)


class ReturnToHand(Op):
    """Cards in slots or discard piles go back to their owners' hands."""

    of: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        found = self.found(g, f)
        for e in found:
            g.move(e, HAND + g.face(e).seat)
        g.ret = len(found)

    def found(self, g: "Skirmish", f: Effect) -> list[int]:
        zone = g.state.zone
        return [e for e in self.of.all(g, f) if g.in_play(e) or DISCARD <= zone[e] < DISCARD + 2]

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(self.found(g, f))


class PutUnderDeck(Op):
    """Cards of discard piles go under their owners' decks, in this order."""

    of: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        found = self.found(g, f)
        for e in found:
            g.move(e, g.face(e).seat)
        g.ret = len(found)

    def found(self, g: "Skirmish", f: Effect) -> list[int]:
        zone = g.state.zone
        return [e for e in self.of.all(g, f) if DISCARD <= zone[e] < DISCARD + 2]

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(self.found(g, f))


class PutIntoPlay(Op):
    """Characters of your discard pile or hand come into play, free, where you like (DA-8)."""

    of: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        found = self.found(g, f)
        for e in reversed(found):
            g.push(Entering(0, f.seat, g.state.ref(e)))
        g.ret = len(found)

    def found(self, g: "Skirmish", f: Effect) -> list[int]:
        s = g.state
        seat = f.seat
        out: list[int] = []
        for e in self.of.all(g, f):
            if s.zone[e] in (HAND + seat, DISCARD + seat) and s.owner[e] == seat and can_enter(g, seat, e):
                out.append(e)
        return out

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(self.found(g, f))


class MoveCard(Op):
    """The cards move to other slots of their side, which you choose."""

    of: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        found = [e for e in standing(g, f, self.of) if g.free_slots(g.face(e).seat)]
        for e in reversed(found):
            g.push(Moving(0, f.seat, g.state.ref(e)))
        g.ret = len(found)

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return any(g.free_slots(g.face(e).seat) for e in standing(g, f, self.of))


class Swap(Op):
    """Two cards of a side trade slots."""

    one: Sel
    other: Sel

    def run(self, g: "Skirmish", f: Effect) -> None:
        pair = self.pair(g, f)
        g.ret = 0
        if pair is not None:
            g.ret = 1
            one, other = pair
            seat = g.face(one).seat
            here, there = g.slot_of(one), g.slot_of(other)
            g.trade(one, slot_zone(seat, there), other, slot_zone(seat, here))

    def pair(self, g: "Skirmish", f: Effect) -> tuple[int, int] | None:
        one, other = standing(g, f, self.one), standing(g, f, self.other)
        if len(one) == 1 and len(other) == 1 and one != other and g.face(one[0]).seat == g.face(other[0]).seat:
            return one[0], other[0]
        return None

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return self.pair(g, f) is not None


OPS = (
    Damage, DamageBoth, Heal, Strengthen, Hold, Defeat, Dismiss, ReturnToHand, PutUnderDeck, PutIntoPlay, MoveCard,
    Swap,
)  # fmt: skip
