"""The vocabulary of the cards: what they do (ops), to whom (selectors), how much (numbers), and when (conditions)."""

from typing import TYPE_CHECKING

from goldenrule.kernel.effects import Effect
from goldenrule.kernel.event_windows import CANCELLED, REPLACED
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.ops import Op
from tests.toygame import events
from tests.toygame.content import AREA, DECK, DECK_STREAM, DICE_STREAM

if TYPE_CHECKING:
    from tests.toygame.game import Towers

# -- selectors -------------------------------------------------------------------------------------------------------


class This(Sel):
    """The card that the effect is printed on."""

    def all(self, game: "Towers", effect: Effect) -> list[int]:
        entity = game.state.live(effect.source)
        return [entity] if entity else []


class Pieces(Sel):
    """Creatures and tower of one side ("mine" or "theirs"), or only those of a kind."""

    side: str
    kind: str = ""

    def all(self, game: "Towers", effect: Effect) -> list[int]:
        zone = AREA + (effect.seat if self.side == "mine" else 1 - effect.seat)
        return [e for e in game.state.zones[zone] if not self.kind or game.face(e).kind == self.kind]


class Cards(Sel):
    """My cards in hand or deck, the top ones first; at most `top` of them, if given."""

    zone: int
    top: int = 0

    def all(self, game: "Towers", effect: Effect) -> list[int]:
        found = game.state.zones[self.zone + effect.seat]
        return list(found[: self.top] if self.top else found)


class Culprit(Sel):
    """The piece that caused the triggering event."""

    def all(self, game: "Towers", effect: Effect) -> list[int]:
        entity = game.state.live(game.event_of(effect).source)
        return [entity] if entity and game.state.cards[entity] is not None else []


# -- numbers and conditions ------------------------------------------------------------------------------------------


class Power(Num):
    """The power of the card that the effect is printed on."""

    def eval(self, game: "Towers", effect: Effect) -> int:
        entity = game.state.live(effect.source)
        return game.power(entity) if entity else 0


class Amount(Num):
    """How much the triggering event deals."""

    def eval(self, game: "Towers", effect: Effect) -> int:
        return game.event_of(effect).amount


class IsKind(Cond):
    """The card bound to `it` is of a kind."""

    kind: str

    def test(self, game: "Towers", effect: Effect) -> bool:
        it = effect.vars["it"]
        assert isinstance(it, int)
        return game.face(game.state.live(it)).kind == self.kind


class Hits(Cond):
    """The triggering event concerns a piece of the set."""

    of: Sel

    def test(self, game: "Towers", effect: Effect) -> bool:
        return game.event_of(effect).target in [game.state.ref(e) for e in self.of.all(game, effect)]


class HitsMine(Cond):
    """The triggering event concerns a piece of mine other than this, perhaps one that has just left play."""

    def test(self, game: "Towers", effect: Effect) -> bool:
        c = game.event_of(effect)
        return c.seat == effect.seat and c.target != effect.source


class EnemySpell(Cond):
    """The triggering event is the play of a spell by the other seat."""

    def test(self, game: "Towers", effect: Effect) -> bool:
        c = game.event_of(effect)
        return c.seat != effect.seat and game.face(game.state.live(c.target)).kind == "spell"


# -- ops: pieces -----------------------------------------------------------------------------------------------------


class Damage(Op):
    """Deal damage to all members of a set at once: one window."""

    to: Sel
    amount: Num

    def run(self, game: "Towers", effect: Effect) -> None:
        amount = self.amount.eval(game, effect)
        targets = self.to.all(game, effect)
        game.ret = 0
        if amount > 0 and targets:
            ref = game.state.ref
            hits = [events.Damage(ref(e), effect.source, game.speaker(e), amount) for e in targets]
            events.Damage.occur(game, hits)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return self.amount.eval(game, effect) > 0 and bool(self.to.all(game, effect))


class Heal(Op):
    to: Sel
    amount: Num

    def run(self, game: "Towers", effect: Effect) -> None:
        game.ret = sum(game.heal(e, self.amount.eval(game, effect)) for e in self.to.all(game, effect))

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return any(game.piece(e).damage > 0 for e in self.to.all(game, effect))


class Ready(Op):
    of: Sel

    def run(self, game: "Towers", effect: Effect) -> None:
        for e in self.of.all(game, effect):
            game.set_exhausted(e, False)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return any(game.piece(e).exhausted for e in self.of.all(game, effect))


# -- ops: cards ------------------------------------------------------------------------------------------------------


class Draw(Op):
    n: int

    def run(self, game: "Towers", effect: Effect) -> None:
        game.ret = game.draw(effect.seat, self.n)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return bool(game.state.zones[DECK + effect.seat])


class Move(Op):
    """Put my cards into my hand or discard pile."""

    cards: Sel
    to: int

    def run(self, game: "Towers", effect: Effect) -> None:
        found = self.cards.all(game, effect)
        for e in found:
            game.move(e, self.to + effect.seat)
        game.ret = len(found)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return bool(self.cards.all(game, effect))


class Look(Op):
    """I look at cards of mine."""

    cards: Sel

    def run(self, game: "Towers", effect: Effect) -> None:
        game.look(tuple(self.cards.all(game, effect)), effect.seat)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return bool(self.cards.all(game, effect))


class ShuffleDeck(Op):
    def run(self, game: "Towers", effect: Effect) -> None:
        game.shuffle(DECK + effect.seat, DECK_STREAM + effect.seat)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return len(game.state.zones[DECK + effect.seat]) > 1


# -- ops: the rest ---------------------------------------------------------------------------------------------------


class Gain(Op):
    """I gain energy."""

    energy: Num

    def run(self, game: "Towers", effect: Effect) -> None:
        game.add_energy(effect.seat, self.energy.eval(game, effect))

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return self.energy.eval(game, effect) > 0


class Roll(Op):
    """Roll a die; the result is what it shows, from 1."""

    sides: int = 6

    def run(self, game: "Towers", effect: Effect) -> None:
        game.ret = game.random_below(DICE_STREAM, self.sides) + 1
        game.tell_event(events.Roll, effect.seat, game.ret)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return False


class Last(Op):
    """A lasting or delayed effect begins. `until`: "turn", "round", or "used" for a delayed one."""

    path: str
    until: str

    def run(self, game: "Towers", effect: Effect) -> None:
        game.add_lasting(self.path, effect, self.until)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return True


# -- ops: on the triggering event ----------------------------------------------------------------------------------


class Prevent(Op):
    """Lower what the triggering event deals; at 0 it does not happen."""

    amount: Num

    def run(self, game: "Towers", effect: Effect) -> None:
        c = game.event_of(effect)
        game.ret = min(c.amount, self.amount.eval(game, effect))
        c.amount -= game.ret
        if c.amount == 0:
            c.status = CANCELLED
        game.tell_event(events.Prevent, c.target, game.ret)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return True


class Cancel(Op):
    """The triggering event does not happen."""

    def run(self, game: "Towers", effect: Effect) -> None:
        c = game.event_of(effect)
        c.status = CANCELLED
        game.tell_event(events.Cancel, c.target)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return True


class Replace(Op):
    """When the triggering event would resolve, `instead` resolves. The last op of its effect."""

    instead: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.instead.emit(body)
        out.append(Postpone(len(body)))
        out += body

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return True

    def parts(self) -> tuple[Op, ...]:
        return (self.instead,)


class Postpone(Op):
    """Leave the rest of the program to the triggering event, which it replaces."""

    skip: int

    def run(self, game: "Towers", effect: Effect) -> None:
        c = game.event_of(effect)
        c.status = REPLACED
        c.effect = effect.copy()
        effect.pc += self.skip
        game.tell_event(events.Replace, c.target)

    def may_change(self, game: "Towers", effect: Effect) -> bool:
        return False
