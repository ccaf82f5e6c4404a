"""Cards moving between hands, decks, piles and play."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.rules import decks, enter, payment
from goldenrule.games.champions.selectors import You
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.expressions import Const, Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


ONE = Const(1)


class Draw(Op):
    """The players of the set (shown by their identities) draw cards."""

    n: Num
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.who.all(g, f):
            decks.draw(g, g.identity_of(e), self.n.eval(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        if "valid-target-instead-of-change" in g.readings:
            return bool(self.who.all(g, f))
        if self.n.eval(g, f) <= 0:
            return False
        identities = g.state.identities
        for e in self.who.all(g, f):
            if decks.can_draw(g, identities.index(e)):
                return True
        return False

    def helps(self, g: "Champions", f: Effect) -> bool:
        """From decks that do not run out by it: that has its price (MC-EMPTYPL-02)."""
        n = self.n.eval(g, f)
        return all([n < len(g.state.zones[ids.DECKS[g.identity_of(e)]]) for e in self.who.all(g, f)])


class DrawUpTo(Op):
    """Draw until you have that many cards in hand."""

    n: Num

    def _short(self, g: "Champions", f: Effect) -> int:
        return self.n.eval(g, f) - len(g.state.zones[ids.HANDS[f.seat]])

    def run(self, g: "Champions", f: Effect) -> None:
        g.ret = 0
        if self._short(g, f) > 0 and f.seat in g.state.alive:
            decks.draw(g, f.seat, self._short(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return self._short(g, f) > 0 and decks.can_draw(g, f.seat)


class Mill(Op):
    """The players of the set discard from the top of their decks; the cards are bound to "discarded"."""

    n: Num
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        gone: tuple[int, ...] = ()
        for e in self.who.all(g, f):
            gone += decks.mill(g, g.identity_of(e), self.n.eval(g, f))
        f.vars = {**f.vars, "discarded": tuple(g.state.ref(e) for e in gone)}
        g.ret = len(gone)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.state.zones[ids.DECKS[g.identity_of(e)]] for e in self.who.all(g, f))


class DiscardRandom(Op):
    """The players of the set discard random cards from their hands; the cards are bound to "discarded"."""

    n: Num = ONE
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        gone: list[int] = []
        for e in self.who.all(g, f):
            gone += decks.discard_random(g, g.identity_of(e), self.n.eval(g, f))
        f.vars = {**f.vars, "discarded": tuple(g.state.ref(e) for e in gone)}
        g.ret = len(gone)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.state.zones[ids.HANDS[g.identity_of(e)]] for e in self.who.all(g, f))


class Discard(Op):
    """Discard every member of the set, from wherever it is; the result is how many."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        for e in found:
            if g.in_play(e):
                g.leave_play(e)
            else:
                g.discard(e)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class RemoveFromGame(Op):
    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.what.all(g, f):
            if g.in_play(e):
                g.leave_play(e, ids.REMOVED)
            else:
                g.move(e, ids.REMOVED)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class ToHand(Op):
    """Put every member of the set into its owner's hand."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        for e in found:
            g.to_hand(e)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class KeepOneOf(Op):
    """Look at the top cards of your deck, put one of them into your hand and discard the others in their order."""

    n: int

    def run(self, g: "Champions", f: Effect) -> None:
        decks.keep_one(g, f, self.n)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.zones[ids.DECKS[f.seat]])


class ShuffleIntoDeck(Op):
    """Shuffle every member of the set into its owner's deck."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        found = self.what.all(g, f)
        decks.shuffle_in(g, found)
        g.ret = len(found)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.what.all(g, f))


class PutUnder(Op):
    """Each player of the set puts a random card from hand facedown under this card."""

    who: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.who.all(g, f):
            decks.random_under(g, g.identity_of(e), g.state.live(f.source))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return any(g.state.zones[ids.HANDS[g.identity_of(e)]] for e in self.who.all(g, f))


class ReturnFromUnder(Op):
    """Every card under this one returns to its owner's hand."""

    def run(self, g: "Champions", f: Effect) -> None:
        decks.return_from_under(g, f.source & ENTITY_MASK)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.under)


class PutIntoPlay(Op):
    """Put a card into play under a player's control (or engaged with them), without paying: the resolving player's."""

    what: Sel
    who: Sel = You()

    def run(self, g: "Champions", f: Effect) -> None:
        seats = [g.identity_of(e) for e in self.who.all(g, f)]
        for e in self.what.all(g, f):
            if seats:
                enter.put_into_play(g, e, seats[0])
            elif f.seat not in g.state.alive and g.ident(e).type == "minion":
                enter.put_into_play(g, e, f.seat)  # OQ-88

    def may_change(self, g: "Champions", f: Effect) -> bool:
        for e in self.what.all(g, f):
            if enter.may_enter(g, e):
                return True
        return False


class PayFor(Op):
    """Pay the printed cost of a card; the payment counts as being for that card."""

    what: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        for e in self.what.all(g, f):
            payment.push_for_printed_cost(g, f, e)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return False


class AddCounters(Op):
    """Put counters of a type on this card."""

    name: str
    n: Num

    def run(self, g: "Champions", f: Effect) -> None:
        e = g.state.live(f.source)
        if e:
            g.set_counters(e, self.name, g.counters(e, self.name) + self.n.eval(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.live(f.source))


class SearchDeck(Op):
    """Look through your deck for a card of the set, put it into your hand, shuffle (MC-SEARCH).

    With `top` only so many cards are looked at, and the deck is not shuffled unless a reading says so (OQ-39).
    """

    of: Sel
    top: int = 0

    def run(self, g: "Champions", f: Effect) -> None:
        decks.search(g, f, self.of, self.top)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(g.state.zones[ids.DECKS[f.seat]])
