"""Drawing and discarding."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.ids import DECK, HAND
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Num
from goldenrule.kernel.fields import Count, Seat
from goldenrule.kernel.game import Frame
from goldenrule.kernel.ops import Op
from goldenrule.kernel.several import Several

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class DrawOp(Op):
    """Cards of a deck go to its owner's hand."""

    n: Num

    def seat(self, f: Effect) -> int:
        return f.seat

    def run(self, g: "Skirmish", f: Effect) -> None:
        g.ret = g.draw(self.seat(f), self.n.eval(g, f))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(g.state.zones[DECK + self.seat(f)]) and self.n.eval(g, f) > 0


class Draw(DrawOp):
    """You draw cards."""

    def helps(self, g: "Skirmish", f: Effect) -> bool:
        """From a deck that does not run out by it: that ends the game (D-9.4)."""
        return self.n.eval(g, f) < len(g.state.zones[DECK + f.seat])


class OpponentDraws(DrawOp):
    """The opponent draws cards."""

    def seat(self, f: Effect) -> int:
        return 1 - f.seat


class DiscardOp(Op):
    """A player discards hand cards of his choice."""

    n: Num

    def seat(self, f: Effect) -> int:
        return f.seat

    def run(self, g: "Skirmish", f: Effect) -> None:
        seat = self.seat(f)
        n = min(self.n.eval(g, f), len(g.state.zones[HAND + seat]))
        g.ret = max(0, n)
        if n > 0:
            g.push(DiscardCards(0, seat, n))

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(g.state.zones[HAND + self.seat(f)]) and self.n.eval(g, f) > 0


class Discard(DiscardOp):
    """You discard hand cards of your choice."""


class OpponentDiscards(DiscardOp):
    """The opponent discards hand cards of his choice."""

    def seat(self, f: Effect) -> int:
        return 1 - f.seat


class DiscardAtRandom(DiscardOp):
    """You discard hand cards at random."""

    def run(self, g: "Skirmish", f: Effect) -> None:
        seat = self.seat(f)
        g.ret = max(0, min(self.n.eval(g, f), len(g.state.zones[HAND + seat])))
        for _ in range(g.ret):
            g.discard((g.random_from_hand(seat),))


class OpponentDiscardsAtRandom(DiscardAtRandom):
    """The opponent discards hand cards at random."""

    def seat(self, f: Effect) -> int:
        return 1 - f.seat


class DiscardHands(Op):
    """Both players discard their whole hands."""

    def run(self, g: "Skirmish", f: Effect) -> None:
        zones = g.state.zones
        g.ret = g.discard(zones[HAND + f.seat]) + g.discard(zones[HAND + 1 - f.seat])

    def may_change(self, g: "Skirmish", f: Effect) -> bool:
        return bool(g.state.zones[HAND] or g.state.zones[HAND + 1])


class DiscardCards(Frame):
    """A seat discards hand cards of its choice, one at a time.

    It is asked whenever it has more than it has to discard, so that the others do not learn that those are alike.
    """

    seat: Seat
    left: Count

    def several(self, g: "Skirmish") -> Several:
        hand = g.state.zones[HAND + self.seat]
        return Several.cards([("discard", e, 0) for e in hand], self.left, self.left, given_up=True)

    def run(self, g: "Skirmish") -> None:
        answer = g.take()
        if answer is not None:
            self.left -= 1
            if self.left:
                g.push(self)  # the next one after what follows from this one
            g.discard((answer[1],))
            return
        hand = g.state.zones[HAND + self.seat]
        if len(hand) <= self.left:
            g.discard(hand)
        else:
            options = [("discard", e, 0) for e in g.distinct(list(hand))]
            g.ask(self, "discard", self.seat, options, args=(self.left,), free=True)


OPS = (
    Draw, OpponentDraws, Discard, OpponentDiscards, DiscardAtRandom, OpponentDiscardsAtRandom, DiscardHands,
)  # fmt: skip
