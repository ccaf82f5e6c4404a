"""The auditor's own reading of cards, and its own arithmetic: values from facts and texts alone."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from goldenrule.games.champions import ids, selectors
from goldenrule.games.champions.abilities import ForcedInterrupt, Modifier
from goldenrule.games.champions.audit.ledger import part_of
from goldenrule.games.champions.facts import FACEDOWN_MINION
from goldenrule.games.champions.ids import AREA, DISCARD, ENGAGED, zone
from goldenrule.games.champions.triggers import WouldAttack
from goldenrule.kernel import expressions
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.ops import Op, Seq

if TYPE_CHECKING:
    from goldenrule.games.champions.audit.ledger import Ledger

PRINTED = {
    ids.ATK: "atk", ids.THW: "thw", ids.DEF: "defense", ids.SCH: "sch", ids.HP: "hp", ids.HAND_SIZE: "hand_size",
    ids.COST: "cost",
}  # fmt: skip
"""Values that are printed on cards, with their facts."""


class Reader:
    """Reads what a card in play, or a lasting effect, says of sets of cards, numbers and conditions.

    It knows the words with which printed cards change values. What another word of a content pack means, the word says.
    """

    __slots__ = ("book", "bound", "card", "entity", "index", "passed_over", "seat")

    def __init__(self, book: "Ledger", entity: int, index: int = 0, cause: int = 0) -> None:
        state = book.game.state
        self.book = book
        self.entity = entity
        self.index = index
        self.passed_over: list[int] = []  # cards that do not count in piles
        if entity >= LASTING_BASE:
            effect = state.lasting[entity]
            self.bound = dict(effect.vars)
            self.card = book.live(effect.source)
            self.seat = effect.seat
        else:
            self.bound = {}
            self.card = entity
            part, seat = part_of(state.zone[entity])
            self.seat = seat if part in (ENGAGED, AREA) else -1
        if cause:
            self.bound["source"] = cause

    def env(self) -> Effect:
        """The same for the engine's own reading of a word."""
        effect = self.book.game.env(self.entity, self.index, self.seat)
        effect.vars = dict(self.bound)
        return effect

    def has(self, of: Sel, entity: int) -> bool:
        """Is a card in a set?"""
        book = self.book
        state = book.game.state
        shown = book.shown(entity)
        match of:
            case selectors.This():
                return entity == self.card
            case selectors.Host():
                card = state.cards[self.card]
                return card is not None and entity == card.host
            case selectors.You():
                return self.seat >= 0 and entity == state.identities[self.seat]
            case selectors.YourHero(name=name):
                mine = self.seat in state.alive and entity == state.identities[self.seat]
                return mine and shown.type == "hero" and name in ("", shown.name)
            case selectors.Villain():
                return entity == state.villain
            case selectors.Minions(engaged_with_you=near):
                return shown.type == "minion" and not (near and state.zone[entity] != zone(self.seat, ENGAGED))
            case selectors.FacedownMinions():
                return shown.code == FACEDOWN_MINION.code
            case selectors.SideSchemes():
                return shown.type == "side_scheme"
            case selectors.InPlay(name=name, type=type):
                card = state.cards[entity]
                return card is not None and card.controller < 0 and shown.name == name and type in ("", shown.type)
            case selectors.YourCards(types=types, trait=trait):
                mine = state.zone[entity] == zone(self.seat, AREA) and shown.type in types
                return mine and (not trait or has_trait(book, entity, trait))
            case selectors.CharactersOf(who=who):
                card = state.cards[entity]
                named = shown.type in ("hero", "alter_ego", "ally")
                return named and card is not None and self.has(who, state.identities[card.controller])
            case selectors.CardsOf(who=who):
                return state.owner[entity] >= 0 and self.has(who, state.identities[state.owner[entity]])
            case selectors.WithTrait(of=whole, trait=trait):
                return self.has(whole, entity) and has_trait(book, entity, trait)
            case expressions.It(name=name):
                return entity in self.cards(of)
        return of.has(book.game, self.env(), entity)

    def cards(self, of: Sel) -> list[int]:
        """The members of a set: cards in play, unless it names others."""
        book = self.book
        match of:
            case expressions.It(name=name):
                found = self.bound.get(name, 0)
                return [e for ref in (found if isinstance(found, tuple) else (found,)) if (e := book.live(ref))]
            case selectors.Uppermost(of=pile):
                return self.cards(pile)[:1]
            case selectors.DiscardPile(who=who, type="", trait=""):
                state = book.game.state
                seats = [seat for seat in state.alive if self.has(who, state.identities[seat])]
                piles = [e for seat in seats for e in state.zones[zone(seat, DISCARD)]]
                return [e for e in piles if e not in self.passed_over]
        return [e for e in book.damage if self.has(of, e)]

    def holds(self, cond: Cond) -> bool:
        """Is a condition met?"""
        book = self.book
        match cond:
            case expressions.Exists(of=of):
                return bool(self.cards(of))
            case expressions.All(conds=conds):
                return all(self.holds(each) for each in conds)
            case selectors.HasTrait(of=of, trait=trait):
                return any(has_trait(book, e, trait) for e in self.cards(of))
            case selectors.IsType(of=of, type=type):
                return any(book.shown(e).type == type for e in self.cards(of))
        return cond.test(book.game, self.env())

    def number(self, amount: Num) -> int:
        match amount:
            case expressions.Const(n=number):
                return number
            case expressions.Count(of=of):
                return len(self.cards(of))
            case expressions.AtMost(number=number, cap=cap):
                return min(self.number(number), self.number(cap))
            case expressions.Either(cond=cond, then=then, other=other):
                return self.number(then if self.holds(cond) else other)
            case selectors.Remaining(of=of):
                return sum(value(self.book, ids.HP, e) - self.book.damage[e] for e in self.cards(of)[:1])
        return amount.eval(self.book.game, self.env())


def changes(
    book: "Ledger", stat: int, entity: int, trait: str = "", cause: int = 0
) -> Iterator[tuple[int, Modifier, int]]:
    """(source, change, amount) for every change of a value that is in effect now.

    `cause` is a reference to what the value is asked for, such as the source of damage.
    """
    for source, index, mod in book.changes(stat):
        if mod.trait == trait:
            reader = Reader(book, source, index, cause)
            if reader.has(mod.to, entity) and (mod.test is None or reader.holds(mod.test)):
                yield source, mod, reader.number(mod.amount)


def has_trait(book: "Ledger", entity: int, trait: str) -> bool:
    """Printed on the face that a card shows, or gained."""
    return trait in book.shown(entity).traits or any(True for _ in changes(book, ids.TRAIT, entity, trait))


def value(book: "Ledger", stat: int, entity: int, cause: int = 0, extra: int = 0) -> int:
    """A value as it is now (MC-MOD-04 to -09): printed or said instead, plus and minus, twice, half, rounded up.

    `extra` is added with the other changes: boost icons (MC-BOOST-04).
    """
    state = book.game.state
    shown = book.shown(entity)
    if stat == ids.ALLY_LIMIT:
        n = 3
    elif stat == ids.OVERKILL:
        n = int("overkill" in shown.keywords)
    else:
        n = max(0, getattr(shown, PRINTED[stat]) or 0) if stat in PRINTED else 0
        n *= state.seats if stat == ids.HP and shown.hp_per_player else 1
    doubled = halved = 0
    said: tuple[int, int] | None = None
    for source, mod, amount in changes(book, stat, entity, cause=cause):
        if mod.how == "base":
            n = amount
        elif mod.how == "add":
            extra += amount
        elif mod.how == "double":
            doubled += amount
        elif mod.how == "halve":
            halved += amount
        else:
            since = state.lasting[source].born if source >= LASTING_BASE else state.cards[source].since
            said = max(said or (since, amount), (since, amount))
    if said is not None:
        return max(0, said[1])
    n = (n + extra) << doubled
    return max(0, -(-n >> halved))


def immune(book: "Ledger", character: int, cause: int) -> bool:
    """Can nothing, or not this cause (a reference), damage a character?"""
    return value(book, ids.NO_DAMAGE, character, cause) > 0


def answers(book: "Ledger", enemy: int) -> list[Op]:
    """What forced interrupts do to each attack of an enemy, regardless of who is attacked."""
    found: list[Op] = []
    for e in book.damage:
        for ability in book.shown(e).abilities:
            match ability:
                case ForcedInterrupt(when=WouldAttack(enemy=Sel() as who, against="", test=None), effect=effect):
                    if Reader(book, e).has(who, enemy):
                        found += effect.ops if isinstance(effect, Seq) else (effect,)
    return found


def icons(book: "Ledger", icon: str) -> int:
    """Icons of a kind on the scenario's cards in play."""
    return sum(book.shown(e).icons.count(icon) for e in book.game.state.zones[ids.TABLE])
