"""What is done to cards in slots: damage, healing, defeat, Strength, moving."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish import events
from goldenrule.games.skirmish.ids import DISCARD, HAND, SLOT, slot_zone
from goldenrule.games.skirmish.rules.attack import next_phase
from goldenrule.games.skirmish.rules.placing import Entering, Moving, may_enter
from goldenrule.games.skirmish.selectors.cards import LAST_SLOT
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Const, Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

ONE = Const(1)


def standing(game: "Skirmish", effect: Effect, of: Sel) -> list[int]:
    """The members of a set that are in slots."""
    zone = game.state.zone
    out: list[int] = []
    for e in of.all(game, effect):
        if SLOT <= zone[e] < LAST_SLOT:
            out.append(e)
    return out


def is_in_slot(game: "Skirmish", effect: Effect, of: Sel) -> bool:
    """Is a member of a set in a slot?"""
    zone = game.state.zone
    for e in of.all(game, effect):
        if SLOT <= zone[e] < LAST_SLOT:
            return True
    return False


class Damage(Op):
    """Damage to each of the cards, all at once."""

    to: Sel
    amount: Num = ONE

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = game.deal(standing(game, effect, self.to), self.amount.eval(game, effect))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return self.amount.eval(game, effect) > 0 and is_in_slot(game, effect, self.to)

    def helps(self, game: "Skirmish", effect: Effect) -> bool:
        """Opposing cards that it does not defeat, if nothing comes of damage by itself."""
        n, rows = self.amount.eval(game, effect), game.state.rows
        return not rows[events.Damage.row] and all(
            [
                game.face(e).seat != effect.seat and n < game.life(e) - game.damage_on(e)
                for e in standing(game, effect, self.to)
            ]
        )


class DamageBoth(Op):
    """Damage to each opposing card and to each of your own, all at once (DA-17)."""

    opposing: Num
    own: Num

    def run(self, game: "Skirmish", effect: Effect) -> None:
        opposing, own = self.opposing.eval(game, effect), self.own.eval(game, effect)
        game.ret = game.deal_both(effect.seat, opposing, own)

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(
            (game.side(1 - effect.seat) and self.opposing.eval(game, effect) > 0)
            or (game.side(effect.seat) and self.own.eval(game, effect) > 0)
        )


class Heal(Op):
    """Take damage off each of the cards."""

    to: Sel
    amount: Num = ONE

    def run(self, game: "Skirmish", effect: Effect) -> None:
        n = self.amount.eval(game, effect)
        healed = 0
        for e in standing(game, effect, self.to):
            healed += game.heal(e, n)
        game.ret = healed

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        if self.amount.eval(game, effect) > 0:
            for e in standing(game, effect, self.to):
                if game.figure(e).damage:
                    return True
        return False

    def helps(self, game: "Skirmish", effect: Effect) -> bool:
        return all([game.face(e).seat == effect.seat for e in standing(game, effect, self.to)])


class Strengthen(Op):
    """Each of the cards has so much more Strength until the end of the turn."""

    to: Sel
    amount: Num = ONE

    def run(self, game: "Skirmish", effect: Effect) -> None:
        n = self.amount.eval(game, effect)
        found = standing(game, effect, self.to) if n else []
        for e in found:
            events.Strengthen(e, n).happen(game)
        game.ret = len(found)

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return self.amount.eval(game, effect) != 0 and is_in_slot(game, effect, self.to)

    def helps(self, game: "Skirmish", effect: Effect) -> bool:
        good = self.amount.eval(game, effect) > 0
        return all([(game.face(e).seat == effect.seat) == good for e in standing(game, effect, self.to)])


class Hold(Op):
    """The cards do not attack in their owner's next Attack phase."""

    to: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = sum(game.hold(e, next_phase(game, game.face(e).seat)) for e in standing(game, effect, self.to))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return any(
            not game.figure(e).held & next_phase(game, game.face(e).seat) for e in standing(game, effect, self.to)
        )

    def helps(self, game: "Skirmish", effect: Effect) -> bool:
        return all([game.face(e).seat != effect.seat for e in standing(game, effect, self.to)])


class Defeat(Op):
    """The cards are defeated, whatever damage and Life they have."""

    to: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        found = standing(game, effect, self.to)
        game.settle(found)
        game.ret = len(found)

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return is_in_slot(game, effect, self.to)


class Dismiss(Op):
    """The cards leave play for their owners' discard piles. They are not defeated."""

    to: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = game.discard(standing(game, effect, self.to))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return is_in_slot(game, effect, self.to)


class ReturnToHand(Op):
    """Cards in slots or discard piles go back to their owners' hands."""

    of: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        found = self.found(game, effect)
        for e in found:
            game.move(e, HAND + game.face(e).seat)
        game.ret = len(found)

    def found(self, game: "Skirmish", effect: Effect) -> list[int]:
        zone = game.state.zone
        return [e for e in self.of.all(game, effect) if game.in_play(e) or DISCARD <= zone[e] < DISCARD + 2]

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(self.found(game, effect))


class PutUnderDeck(Op):
    """Cards of discard piles go under their owners' decks, in this order."""

    of: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        found = self.found(game, effect)
        for e in found:
            game.move(e, game.face(e).seat)
        game.ret = len(found)

    def found(self, game: "Skirmish", effect: Effect) -> list[int]:
        zone = game.state.zone
        return [e for e in self.of.all(game, effect) if DISCARD <= zone[e] < DISCARD + 2]

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(self.found(game, effect))


class PutIntoPlay(Op):
    """Characters of your discard pile or hand come into play, free, where you like (DA-8)."""

    of: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        found = self.found(game, effect)
        for e in reversed(found):
            game.push(Entering(0, effect.seat, game.state.ref(e)))
        game.ret = len(found)

    def found(self, game: "Skirmish", effect: Effect) -> list[int]:
        state = game.state
        seat = effect.seat
        out: list[int] = []
        for e in self.of.all(game, effect):
            if state.zone[e] in (HAND + seat, DISCARD + seat) and state.owner[e] == seat and may_enter(game, seat, e):
                out.append(e)
        return out

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(self.found(game, effect))


class MoveCard(Op):
    """The cards move to other slots of their side, which you choose."""

    of: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        found = [e for e in standing(game, effect, self.of) if game.free_slots(game.face(e).seat)]
        for e in reversed(found):
            game.push(Moving(0, effect.seat, game.state.ref(e)))
        game.ret = len(found)

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return any(game.free_slots(game.face(e).seat) for e in standing(game, effect, self.of))


class Swap(Op):
    """Two cards of a side trade slots."""

    one: Sel
    other: Sel

    def run(self, game: "Skirmish", effect: Effect) -> None:
        pair = self.pair(game, effect)
        game.ret = 0
        if pair is not None:
            game.ret = 1
            one, other = pair
            seat = game.face(one).seat
            here, there = game.slot_of(one), game.slot_of(other)
            game.trade(one, slot_zone(seat, there), other, slot_zone(seat, here))

    def pair(self, game: "Skirmish", effect: Effect) -> tuple[int, int] | None:
        one, other = standing(game, effect, self.one), standing(game, effect, self.other)
        if len(one) == 1 and len(other) == 1 and one != other and game.face(one[0]).seat == game.face(other[0]).seat:
            return one[0], other[0]
        return None

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return self.pair(game, effect) is not None


OPS = (
    Damage, DamageBoth, Heal, Strengthen, Hold, Defeat, Dismiss, ReturnToHand, PutUnderDeck, PutIntoPlay, MoveCard,
    Swap,
)  # fmt: skip
