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

    def run(self, game: "Champions", effect: Effect) -> None:
        for e in self.who.all(game, effect):
            decks.draw(game, game.identity_of(e), self.n.eval(game, effect))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        if "valid-target-instead-of-change" in game.readings:
            return bool(self.who.all(game, effect))
        if self.n.eval(game, effect) <= 0:
            return False
        identities = game.state.identities
        for e in self.who.all(game, effect):
            if decks.can_draw(game, identities.index(e)):
                return True
        return False

    def helps(self, game: "Champions", effect: Effect) -> bool:
        """Only from decks that do not run out, which has a price (MC-EMPTYPL-02)."""
        n = self.n.eval(game, effect)
        return all([n < len(game.state.zones[ids.DECKS[game.identity_of(e)]]) for e in self.who.all(game, effect)])


class DrawUpTo(Op):
    """Draw until you have that many cards in hand."""

    n: Num

    def _short(self, game: "Champions", effect: Effect) -> int:
        return self.n.eval(game, effect) - len(game.state.zones[ids.HANDS[effect.seat]])

    def run(self, game: "Champions", effect: Effect) -> None:
        game.ret = 0
        if self._short(game, effect) > 0 and effect.seat in game.state.alive:
            decks.draw(game, effect.seat, self._short(game, effect))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return self._short(game, effect) > 0 and decks.can_draw(game, effect.seat)


class Mill(Op):
    """The players of the set discard from the top of their decks; the cards are bound to "discarded"."""

    n: Num
    who: Sel = You()

    def run(self, game: "Champions", effect: Effect) -> None:
        gone: tuple[int, ...] = ()
        for e in self.who.all(game, effect):
            gone += decks.mill(game, game.identity_of(e), self.n.eval(game, effect))
        effect.vars = {**effect.vars, "discarded": tuple(game.state.ref(e) for e in gone)}
        game.ret = len(gone)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return any(game.state.zones[ids.DECKS[game.identity_of(e)]] for e in self.who.all(game, effect))


class DiscardRandom(Op):
    """The players of the set discard random cards from their hands; the cards are bound to "discarded"."""

    n: Num = ONE
    who: Sel = You()

    def run(self, game: "Champions", effect: Effect) -> None:
        gone: list[int] = []
        for e in self.who.all(game, effect):
            gone += decks.discard_random(game, game.identity_of(e), self.n.eval(game, effect))
        effect.vars = {**effect.vars, "discarded": tuple(game.state.ref(e) for e in gone)}
        game.ret = len(gone)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return any(game.state.zones[ids.HANDS[game.identity_of(e)]] for e in self.who.all(game, effect))


class Discard(Op):
    """Discard every member of the set, from wherever it is; the result is how many."""

    what: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        found = self.what.all(game, effect)
        for e in found:
            if game.in_play(e):
                game.leave_play(e)
            else:
                game.discard(e)
        game.ret = len(found)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.what.all(game, effect))


class RemoveFromGame(Op):
    what: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        for e in self.what.all(game, effect):
            if game.in_play(e):
                game.leave_play(e, ids.REMOVED)
            else:
                game.move(e, ids.REMOVED)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.what.all(game, effect))


class ToHand(Op):
    """Put every member of the set into its owner's hand."""

    what: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        found = self.what.all(game, effect)
        for e in found:
            game.to_hand(e)
        game.ret = len(found)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.what.all(game, effect))


class KeepOneOf(Op):
    """Look at the top cards of your deck, put one of them into your hand and discard the others in their order."""

    n: int

    def run(self, game: "Champions", effect: Effect) -> None:
        decks.keep_one(game, effect, self.n)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(game.state.zones[ids.DECKS[effect.seat]])


class ShuffleIntoDeck(Op):
    """Shuffle every member of the set into its owner's deck."""

    what: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        found = self.what.all(game, effect)
        decks.shuffle_in(game, found)
        game.ret = len(found)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.what.all(game, effect))


class PutUnder(Op):
    """Each player of the set puts a random card from hand facedown under this card."""

    who: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        for e in self.who.all(game, effect):
            decks.put_random_under(game, game.identity_of(e), game.state.live(effect.source))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return any(game.state.zones[ids.HANDS[game.identity_of(e)]] for e in self.who.all(game, effect))


class ReturnFromUnder(Op):
    """Every card under this one returns to its owner's hand."""

    def run(self, game: "Champions", effect: Effect) -> None:
        decks.return_from_under(game, effect.source & ENTITY_MASK)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(game.state.under)


class PutIntoPlay(Op):
    """Put a card into play under a player's control (or engaged with them), without paying: the resolving player's."""

    what: Sel
    who: Sel = You()

    def run(self, game: "Champions", effect: Effect) -> None:
        seats = [game.identity_of(e) for e in self.who.all(game, effect)]
        for e in self.what.all(game, effect):
            if seats:
                enter.put_into_play(game, e, seats[0])
            elif effect.seat not in game.state.alive and game.ident(e).type == "minion":
                enter.put_into_play(game, e, effect.seat)  # OQ-88

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        for e in self.what.all(game, effect):
            if enter.may_enter(game, e):
                return True
        return False


class PayFor(Op):
    """Pay the printed cost of a card; the payment counts as being for that card."""

    what: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        for e in self.what.all(game, effect):
            payment.push_for_printed_cost(game, effect, e)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return False


class AddCounters(Op):
    """Put counters of a type on this card."""

    name: str
    n: Num

    def run(self, game: "Champions", effect: Effect) -> None:
        e = game.state.live(effect.source)
        if e:
            game.set_counters(e, self.name, game.counters(e, self.name) + self.n.eval(game, effect))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(game.state.live(effect.source))


class SearchDeck(Op):
    """Look through your deck for a card of the set, put it into your hand, shuffle (MC-SEARCH).

    With `top` you look only at that many cards, and the deck is not shuffled unless a reading says so (OQ-39).
    """

    of: Sel
    top: int = 0

    def run(self, game: "Champions", effect: Effect) -> None:
        decks.search(game, effect, self.of, self.top)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(game.state.zones[ids.DECKS[effect.seat]])
