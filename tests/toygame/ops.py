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

    def all(self, g: "Towers", f: Effect) -> list[int]:
        entity = g.state.live(f.source)
        return [entity] if entity else []


class Pieces(Sel):
    """Creatures and tower of one side ("mine" or "theirs"), or only those of a kind."""

    side: str
    kind: str = ""

    def all(self, g: "Towers", f: Effect) -> list[int]:
        zone = AREA + (f.seat if self.side == "mine" else 1 - f.seat)
        return [e for e in g.state.zones[zone] if not self.kind or g.face(e).kind == self.kind]


class Cards(Sel):
    """My cards in hand or deck, the top ones first; at most `top` of them, if given."""

    zone: int
    top: int = 0

    def all(self, g: "Towers", f: Effect) -> list[int]:
        found = g.state.zones[self.zone + f.seat]
        return list(found[: self.top] if self.top else found)


class Culprit(Sel):
    """The piece that caused the triggering condition."""

    def all(self, g: "Towers", f: Effect) -> list[int]:
        entity = g.state.live(g.condition(f).source)
        return [entity] if entity and g.state.cards[entity] is not None else []


# -- numbers and conditions ------------------------------------------------------------------------------------------


class Power(Num):
    """The power of the card that the effect is printed on."""

    def eval(self, g: "Towers", f: Effect) -> int:
        entity = g.state.live(f.source)
        return g.power(entity) if entity else 0


class Amount(Num):
    """How much the triggering condition deals."""

    def eval(self, g: "Towers", f: Effect) -> int:
        return g.condition(f).amount


class IsKind(Cond):
    """The card bound to `it` is of a kind."""

    kind: str

    def test(self, g: "Towers", f: Effect) -> bool:
        it = f.vars["it"]
        assert isinstance(it, int)
        return g.face(g.state.live(it)).kind == self.kind


class Hits(Cond):
    """The triggering condition concerns a piece of the set."""

    of: Sel

    def test(self, g: "Towers", f: Effect) -> bool:
        return g.condition(f).target in [g.state.ref(e) for e in self.of.all(g, f)]


class HitsMine(Cond):
    """The triggering condition concerns a piece of mine other than this, perhaps one that has just left play."""

    def test(self, g: "Towers", f: Effect) -> bool:
        c = g.condition(f)
        return c.seat == f.seat and c.target != f.source


class EnemySpell(Cond):
    """The triggering condition is the play of a spell by the other seat."""

    def test(self, g: "Towers", f: Effect) -> bool:
        c = g.condition(f)
        return c.seat != f.seat and g.face(g.state.live(c.target)).kind == "spell"


# -- ops: pieces -----------------------------------------------------------------------------------------------------


class Damage(Op):
    """Deal damage to all members of a set at once: one occurrence."""

    to: Sel
    amount: Num

    def run(self, g: "Towers", f: Effect) -> None:
        amount = self.amount.eval(g, f)
        targets = self.to.all(g, f)
        g.ret = 0
        if amount > 0 and targets:
            ref = g.state.ref
            hits = [events.Damage(ref(e), f.source, g.speaker(e), amount) for e in targets]
            events.Damage.occur(g, hits)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return self.amount.eval(g, f) > 0 and bool(self.to.all(g, f))


class Heal(Op):
    to: Sel
    amount: Num

    def run(self, g: "Towers", f: Effect) -> None:
        g.ret = sum(g.heal(e, self.amount.eval(g, f)) for e in self.to.all(g, f))

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return any(g.piece(e).damage > 0 for e in self.to.all(g, f))


class Ready(Op):
    of: Sel

    def run(self, g: "Towers", f: Effect) -> None:
        for e in self.of.all(g, f):
            g.set_exhausted(e, False)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return any(g.piece(e).exhausted for e in self.of.all(g, f))


# -- ops: cards ------------------------------------------------------------------------------------------------------


class Draw(Op):
    n: int

    def run(self, g: "Towers", f: Effect) -> None:
        g.ret = g.draw(f.seat, self.n)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return bool(g.state.zones[DECK + f.seat])


class Move(Op):
    """Put my cards into my hand or discard pile."""

    cards: Sel
    to: int

    def run(self, g: "Towers", f: Effect) -> None:
        found = self.cards.all(g, f)
        for e in found:
            g.move(e, self.to + f.seat)
        g.ret = len(found)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return bool(self.cards.all(g, f))


class Look(Op):
    """I look at cards of mine."""

    cards: Sel

    def run(self, g: "Towers", f: Effect) -> None:
        g.look(tuple(self.cards.all(g, f)), f.seat)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return bool(self.cards.all(g, f))


class ShuffleDeck(Op):
    def run(self, g: "Towers", f: Effect) -> None:
        g.shuffle(DECK + f.seat, DECK_STREAM + f.seat)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return len(g.state.zones[DECK + f.seat]) > 1


# -- ops: the rest ---------------------------------------------------------------------------------------------------


class Gain(Op):
    """I gain energy."""

    energy: Num

    def run(self, g: "Towers", f: Effect) -> None:
        g.add_energy(f.seat, self.energy.eval(g, f))

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return self.energy.eval(g, f) > 0


class Roll(Op):
    """Roll a die; the result is what it shows, from 1."""

    sides: int = 6

    def run(self, g: "Towers", f: Effect) -> None:
        g.ret = g.random_below(DICE_STREAM, self.sides) + 1
        g.tell_of(events.Roll, f.seat, g.ret)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return False


class Last(Op):
    """A lasting or delayed effect begins. `until`: "turn", "round", or "used" for a delayed one."""

    path: str
    until: str

    def run(self, g: "Towers", f: Effect) -> None:
        g.add_lasting(self.path, f, self.until)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return True


# -- ops: on the triggering condition ----------------------------------------------------------------------------------


class Prevent(Op):
    """Lower what the triggering condition deals; at 0 it does not happen."""

    amount: Num

    def run(self, g: "Towers", f: Effect) -> None:
        c = g.condition(f)
        g.ret = min(c.amount, self.amount.eval(g, f))
        c.amount -= g.ret
        if c.amount == 0:
            c.status = CANCELLED
        g.tell_of(events.Prevent, c.target, g.ret)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return True


class Cancel(Op):
    """The triggering condition does not happen."""

    def run(self, g: "Towers", f: Effect) -> None:
        c = g.condition(f)
        c.status = CANCELLED
        g.tell_of(events.Cancel, c.target)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return True


class Replace(Op):
    """When the triggering condition would resolve, `instead` resolves. The last op of its effect."""

    instead: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.instead.emit(body)
        out.append(Postpone(len(body)))
        out += body

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return True

    def parts(self) -> tuple[Op, ...]:
        return (self.instead,)


class Postpone(Op):
    """Leave the rest of the program to the triggering condition, which it replaces."""

    skip: int

    def run(self, g: "Towers", f: Effect) -> None:
        c = g.condition(f)
        c.status = REPLACED
        c.effect = f.copy()
        f.pc += self.skip
        g.tell_of(events.Replace, c.target)

    def may_change(self, g: "Towers", f: Effect) -> bool:
        return False
