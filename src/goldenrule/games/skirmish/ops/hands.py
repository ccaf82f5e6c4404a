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

    def seat(self, effect: Effect) -> int:
        return effect.seat

    def run(self, game: "Skirmish", effect: Effect) -> None:
        game.ret = game.draw(self.seat(effect), self.n.eval(game, effect))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(game.state.zones[DECK + self.seat(effect)]) and self.n.eval(game, effect) > 0


class Draw(DrawOp):
    """You draw cards."""

    def helps(self, game: "Skirmish", effect: Effect) -> bool:
        """From a deck that does not run out by it: that ends the game (D-9.4)."""
        return self.n.eval(game, effect) < len(game.state.zones[DECK + effect.seat])


class OpponentDraws(DrawOp):
    """The opponent draws cards."""

    def seat(self, effect: Effect) -> int:
        return 1 - effect.seat


class DiscardOp(Op):
    """A player discards hand cards of their choice."""

    n: Num

    def seat(self, effect: Effect) -> int:
        return effect.seat

    def run(self, game: "Skirmish", effect: Effect) -> None:
        seat = self.seat(effect)
        n = min(self.n.eval(game, effect), len(game.state.zones[HAND + seat]))
        game.ret = max(0, n)
        if n > 0:
            game.push(DiscardCards(0, seat, n))

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(game.state.zones[HAND + self.seat(effect)]) and self.n.eval(game, effect) > 0


class Discard(DiscardOp):
    """You discard hand cards of your choice."""


class OpponentDiscards(DiscardOp):
    """The opponent discards hand cards of their choice."""

    def seat(self, effect: Effect) -> int:
        return 1 - effect.seat


class DiscardAtRandom(DiscardOp):
    """You discard hand cards at random."""

    def run(self, game: "Skirmish", effect: Effect) -> None:
        seat = self.seat(effect)
        game.ret = max(0, min(self.n.eval(game, effect), len(game.state.zones[HAND + seat])))
        for _ in range(game.ret):
            game.discard((game.random_from_hand(seat),))


class OpponentDiscardsAtRandom(DiscardAtRandom):
    """The opponent discards hand cards at random."""

    def seat(self, effect: Effect) -> int:
        return 1 - effect.seat


class DiscardHands(Op):
    """Both players discard their whole hands."""

    def run(self, game: "Skirmish", effect: Effect) -> None:
        zones = game.state.zones
        game.ret = game.discard(zones[HAND + effect.seat]) + game.discard(zones[HAND + 1 - effect.seat])

    def may_change(self, game: "Skirmish", effect: Effect) -> bool:
        return bool(game.state.zones[HAND] or game.state.zones[HAND + 1])


class DiscardCards(Frame):
    """A seat discards hand cards of its choice, one at a time.

    It is asked whenever it has more than it has to discard, so that the others do not learn that those are alike.
    """

    seat: Seat
    left: Count

    def several(self, game: "Skirmish") -> Several:
        hand = game.state.zones[HAND + self.seat]
        return Several.cards([("discard", e, 0) for e in hand], self.left, self.left, given_up=True)

    def run(self, game: "Skirmish") -> None:
        answer = game.take()
        if answer is not None:
            self.left -= 1
            if self.left:
                game.push(self)  # the next one after what follows from this one
            game.discard((answer[1],))
            return
        hand = game.state.zones[HAND + self.seat]
        if len(hand) <= self.left:
            game.discard(hand)
        else:
            options = [("discard", e, 0) for e in game.distinct(list(hand))]
            game.ask(self, "discard", self.seat, options, args=(self.left,), free=True)


OPS = (
    Draw, OpponentDraws, Discard, OpponentDiscards, DiscardAtRandom, OpponentDiscardsAtRandom, DiscardHands,
)  # fmt: skip
