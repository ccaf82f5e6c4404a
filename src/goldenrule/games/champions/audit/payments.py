"""The audit of payments: what was due, what was spent for it, and that nothing was spent twice."""

from collections import Counter
from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditPart
from goldenrule.games.champions import events, ids, selectors
from goldenrule.games.champions.abilities import Cost, DoubleFor, Resource
from goldenrule.games.champions.audit.arithmetic import Reader, value
from goldenrule.games.champions.audit.ledger import Ledger, require
from goldenrule.games.champions.ids import DISCARD, HAND, zone
from goldenrule.games.champions.ops import ExhaustCost, SpendResources
from goldenrule.packs.trees import nodes

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Payments(AuditPart):
    """Listens to a game: cards being played, abilities being used, and what is paid for them."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.game: Champions = book.game
        self.due: dict[int, int] = {}  # card being played -> what it costs
        self.used: dict[int, str] = {}  # card -> typed resources that its ability costs
        self.spent: dict[int, int] = {}  # generator -> number of the event of its use
        self.last = 0  # number of the event of the last payment
        self.generated: Counter[tuple[int, int]] = Counter()  # uses of resource abilities this round, by reference

    def plays(self, event: events.Play) -> None:
        card = event.card
        if self.book.zone[card] == zone(event.seat, HAND):
            self.due[card] = value(self.book, ids.COST, card)
            printed = self.book.printed(card)
            for ability in printed.abilities if printed.type == "event" else ():
                if need := _need(ability.cost):
                    self.used[card] = need  # paid after the price

    def uses(self, event: events.Use) -> None:
        card = event.card
        ability = self.book.shown(card).abilities[event.ability]
        need = _need(ability.cost)
        if isinstance(ability, Resource):
            self.spent[card] = self.book.count
        elif need:
            paid = card not in self.used
            require(paid, "MC-COST-02", f"the use of {self.book.name(card)} before was paid", True, paid)
            self.used[card] = need

    def moves(self, event: events.Move | events.Enter) -> None:
        card = event.card
        if card in self.due and event.came == ids.RESOLVING:
            require(self.due.pop(card) == 0, "MC-COST-01", f"{self.book.name(card)} is paid for", True, False)

    def pays(self, event: events.Paid) -> None:
        book = self.book
        target, plan = event.card, event.plan
        last, self.last = self.last, book.count
        what = f"payment for {book.name(target)}"
        spent = [entity for _, entity, _ in plan]
        require(len(plan) == len(set(plan)), "MC-COST-06", f"{what}, each source once", sorted(set(plan)), plan)
        made = ""
        for verb, entity, index in plan:
            require(entity != target or verb == "generate", "MC-RES-09", f"{what} without itself", True, False)
            if verb == "pay":
                made += self._discarded(event.seat, entity, target, last, what)
            else:
                made += self._generated(entity, index, spent, last, what)
        require(sorted(made) == sorted(event.units), "MC-RES-02", f"resources of the {what}", made, event.units)
        self._covers(target, made, what)

    def _discarded(self, seat: int, entity: int, target: int, last: int, what: str) -> str:
        """What a card of the hand generates, twice for cards of an aspect if it says so (MC-RESCARD-03)."""
        book = self.book
        at, frm, to = book.moves.get(entity, (0, -1, -1))
        owner = self.game.state.owner[entity]
        expected = (zone(seat, HAND), zone(owner, DISCARD))
        require(at > last, "MC-COST-06", f"{what}: {book.name(entity)} is discarded for it", True, False)
        require((frm, to) == expected, "MC-RES-02", f"{what}: {book.name(entity)} goes", expected, (frm, to))
        printed, aspect = book.printed(entity), book.printed(target).classification
        twice = any(isinstance(each, DoubleFor) and each.aspect == aspect for each in printed.abilities)
        return printed.resources * (2 if twice else 1)

    def _generated(self, entity: int, index: int, spent: list[int], last: int, what: str) -> str:
        """What a resource ability makes."""
        book = self.book
        ability = book.shown(entity).abilities[index]
        assert isinstance(ability, Resource)
        require(self.spent.get(entity, 0) > last, "MC-RESAB-02", f"{what}: {book.name(entity)} is used", True, False)
        if ability.limit is not None and ability.limit[1] == "round":
            self.generated[book.ref(entity), index] += 1
            n, most = self.generated[book.ref(entity), index], ability.limit[0]
            require(n <= most, "MC-LIMIT-01", f"{what}: uses of {book.name(entity)}", most, n)
        if any(isinstance(part, ExhaustCost) for part in ability.cost.parts):
            card = self.game.state.cards[entity]
            tired = card is None or card.exhausted
            require(tired, "MC-EXHAUST-05", f"{what}: {book.name(entity)} is exhausted", True, False)
        reader = Reader(book, entity, index)
        reader.passed_over = spent  # they were still in hand
        match ability.produces:
            case str(made):
                return made
            case selectors.ResourcesOn(of=of):
                return "".join(book.printed(e).resources for e in reader.cards(of)[:1])
        return ability.produces.letters(self.game, reader.env())

    def _covers(self, target: int, made: str, what: str) -> None:
        book = self.book
        spends = [
            node.resources for node, _ in nodes(book.printed(target).abilities) if isinstance(node, SpendResources)
        ]
        if self.due.get(target) or (target in self.due and target not in self.used):
            need = "1" * self.due[target]
            self.due[target] = 0
        elif target in self.used:
            need = self.used.pop(target)
        elif book.zone[target] in [zone(p, DISCARD) for p in range(self.game.state.seats)]:
            need = "1" * (book.printed(target).cost or 0)  # put into play from there for its printed cost
        else:
            require(bool(spends), "MC-COST-02", f"what the {what} is for is known", True, False)
            need = next((each for each in spends if pays(each, made)), "1" * min(1, len(made)))
        require(pays(need, made), "MC-RES-05", what, need, made)

    def begins_round(self, event: events.Round) -> None:
        self.generated.clear()

    def after_decision(self) -> None:
        """A card that is being played is still on its way, or paid for."""
        for card, cost in list(self.due.items()):
            if self.book.zone[card] != ids.RESOLVING:
                require(cost == 0, "MC-COST-01", f"{self.book.name(card)} is paid for", True, False)
                del self.due[card]


def _need(cost: Cost) -> str:
    """The resources that a cost asks for, of a type of which any number may be spent at least one."""
    return cost.resources + cost.any_number_of


def pays(need: str, units: str) -> bool:
    """Do resources pay a cost of typed letters and of "1" for any type? Wild stands for any type."""
    missing = sum(max(0, need.count(letter) - units.count(letter)) for letter in "EMP")
    return len(units) >= len(need) and missing <= units.count("W")
