"""The audit of payments: what was due, what was spent for it, and that nothing was spent twice."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import Part
from goldenrule.games.champions import ids
from goldenrule.games.champions.audit import arithmetic
from goldenrule.games.champions.audit.ledger import Ledger, require
from goldenrule.games.champions.ids import DISCARD, HAND, zone

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Payments(Part):
    """Listens to a game: cards being played, abilities being used, and what is paid for them."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.game: Champions = book.game
        self.due: dict[int, int] = {}  # card being played -> what it costs
        self.used: dict[int, str] = {}  # card -> typed resources that its ability costs
        self.spent: dict[int, int] = {}  # generator -> number of the event of its use
        self.last = 0  # number of the event of the last payment
        self.scientist: set[int] = set()  # seats that have used Peter Parker's ability this round

    def on_play(self, seat: int, card: int) -> None:
        if self.book.zone[card] == zone(seat, HAND):
            self.due[card] = arithmetic.card_cost(self.book, seat, card)

    def on_use(self, seat: int, card: int, index: int) -> None:
        code = self.book.shown(card).code
        if code in arithmetic.GENERATORS:
            self.spent[card] = self.book.count
        elif code in arithmetic.ABILITY_COSTS:
            paid = card not in self.used
            require(paid, "MC-COST-02", f"the use of {self.book.name(card)} before was paid", True, paid)
            self.used[card] = arithmetic.ABILITY_COSTS[code]

    def on_move(self, card: int, frm: int, to: int) -> None:
        if card in self.due and frm == ids.RESOLVING:
            require(self.due.pop(card) == 0, "MC-COST-01", f"{self.book.name(card)} is paid for", True, False)

    def on_enter(self, card: int, frm: int, to: int) -> None:
        self.on_move(card, frm, to)

    def on_paid(self, seat: int, target: int, plan: tuple[tuple[str, int, int], ...], units: str) -> None:
        book = self.book
        last, self.last = self.last, book.count
        what = f"payment for {book.name(target)}"
        spent = [entity for _, entity, _ in plan]
        require(len(spent) == len(set(spent)), "MC-COST-06", f"{what}, each source once", sorted(set(spent)), spent)
        made = ""
        for verb, entity, _ in plan:
            require(entity != target or verb == "generate", "MC-RES-09", f"{what} without itself", True, False)
            if verb == "pay":
                made += self._discarded(seat, entity, target, last, what)
            else:
                made += self._generated(seat, entity, spent, last, what)
        require(sorted(made) == sorted(units), "MC-RES-02", f"resources of the {what}", made, units)
        self._covers(target, made, what)

    def _discarded(self, seat: int, entity: int, target: int, last: int, what: str) -> str:
        book = self.book
        at, frm, to = book.moves.get(entity, (0, -1, -1))
        owner = self.game.state.owner[entity]
        expected = (zone(seat, HAND), zone(owner, DISCARD))
        require(at > last, "MC-COST-06", f"{what}: {book.name(entity)} is discarded for it", True, False)
        require((frm, to) == expected, "MC-RES-02", f"{what}: {book.name(entity)} goes", expected, (frm, to))
        return arithmetic.resources(book, entity, target)

    def _generated(self, seat: int, entity: int, spent: list[int], last: int, what: str) -> str:
        book = self.book
        made = arithmetic.generated(book, seat, entity, spent)
        require(self.spent.get(entity, 0) > last, "MC-RESAB-02", f"{what}: {book.name(entity)} is used", True, False)
        if entity in self.game.state.identities:
            require(seat not in self.scientist, "MC-LIMIT-01", f"{what}: uses of {book.name(entity)}", 1, 2)
            self.scientist.add(seat)
        else:
            card = self.game.state.cards[entity]
            tired = card is None or card.exhausted
            require(tired, "MC-EXHAUST-05", f"{what}: {book.name(entity)} is exhausted", True, False)
        return made

    def _covers(self, target: int, made: str, what: str) -> None:
        book = self.book
        code = book.printed(target).code
        shown = book.shown(target).code
        if target in self.due:
            need = "1" * self.due[target]
            self.due[target] = 0
        elif book.zone[target] in [zone(p, DISCARD) for p in range(self.game.state.seats)]:
            need = "1" * (book.printed(target).cost or 0)  # Make the Call: the printed cost
        elif code in arithmetic.AS_MUCH_AS_POSSIBLE:
            most = arithmetic.AS_MUCH_AS_POSSIBLE[code]
            need = most if arithmetic.pays(most, made) else "1" * min(1, len(made))
        elif shown in arithmetic.ANY_NUMBER:
            need = arithmetic.ANY_NUMBER[shown]
        else:
            require(target in self.used, "MC-COST-02", f"what the {what} ({code}) is for is known", True, False)
            need = self.used.pop(target)
        require(arithmetic.pays(need, made), "MC-RES-05", what, need, made)

    def on_round(self, number: int) -> None:
        self.scientist.clear()

    def after_decision(self) -> None:
        """A card that is being played is still on its way, or paid for."""
        for card, cost in list(self.due.items()):
            if self.book.zone[card] != ids.RESOLVING:
                require(cost == 0, "MC-COST-01", f"{self.book.name(card)} is paid for", True, False)
                del self.due[card]
