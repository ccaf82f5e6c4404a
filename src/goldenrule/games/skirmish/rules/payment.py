"""Paying costs (D-5.2 to D-5.5, D-6.3, DA-14): symbol by symbol, the coloured ones first, out of plans that work out.

A plan is a tuple with an entry for each symbol paid so far: a hand card, -1 - colour for a Civilian, 0 for a symbol
that an effect lets one ignore. Nothing is written before the plan is complete.
"""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.abilities import Cheaper
from goldenrule.games.skirmish.ids import ANY, BATTLEFIELD_COST, CHEAPER, HAND, HEROES
from goldenrule.kernel.decisions import Option

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

Plan = tuple[int, ...]


class Means:
    """What a seat can pay with: `cards` counts hand cards by colour (the fifth: Battlefields), `freed` the Civilians.

    `ignore_any` and `ignore` are how many symbols may be ignored: `any` symbols only, or whichever.
    """

    __slots__ = ("cards", "freed", "ignore", "ignore_any", "total")

    def __init__(self, cards: list[int], freed: tuple[int, ...], ignore_any: int = 0, ignore: int = 0) -> None:
        self.cards = cards
        self.freed = freed
        self.total = sum(cards) + sum(freed)  # of a whole hand
        self.ignore_any = ignore_any
        self.ignore = ignore

    def cover(self, need: tuple[int, ...] | list[int]) -> bool:
        """Can the symbols be paid? `need` counts them by colour, `any` last."""
        spare = self.cards[4]
        ignore = self.ignore
        for colour in range(4):
            left = self.cards[colour] + self.freed[colour] - need[colour]
            if left >= 0:
                spare += left
            else:
                ignore += left
        return ignore >= 0 and spare + self.ignore_any + ignore >= need[ANY]


NOBODY = (0, 0, 0, 0)


def hand_means(g: "Skirmish", seat: int) -> Means:
    """What a seat can pay with if nothing in its hand is kept and no cost is reduced."""
    s = g.state
    faces, ident = g.content.faces, s.ident
    cards = [0, 0, 0, 0, 0]
    for e in s.zones[HAND + seat]:
        cards[faces[ident[e]].colour] += 1  # -1, a Battlefield card, is the last
    if s.fresh:
        cards[4] -= len(s.fresh)  # D-6.2
    return Means(cards, s.freed if seat == HEROES else NOBODY)


def reduction(g: "Skirmish", seat: int, card: int) -> tuple[int, int]:
    """How many symbols of a hand card's cost the seat may ignore: `any` symbols, and symbols of its choice."""
    ignore_any = 0
    s = g.state
    for source, index in s.rows[CHEAPER]:
        f = g.env(source, index)
        if f.seat != seat:
            continue
        ability = g.face(source).abilities[index]
        assert isinstance(ability, Cheaper)
        f = f.with_var("it", s.ref(card))
        if (ability.of is None or ability.of.test(g, f)) and (ability.test is None or ability.test.test(g, f)):
            ignore_any += ability.amount.eval(g, f)
    ignore = 0
    if s.rows[BATTLEFIELD_COST] and g.face(card).kind == "battlefield":
        ignore = g.granted(BATTLEFIELD_COST, seat)
    return max(0, ignore_any), max(0, ignore)


def affordable(g: "Skirmish", seat: int, card: int, means: Means) -> bool:
    """Can the seat pay for a card in its hand? `means` are those of its hand, this card included."""
    face = g.face(card)
    if not face.symbols:
        return True
    rows = g.state.rows
    if rows[CHEAPER] or rows[BATTLEFIELD_COST]:
        means.ignore_any, means.ignore = reduction(g, seat, card)
    elif len(face.symbols) >= means.total:  # other cards pay (D-5.2)
        return False
    means.cards[face.colour] -= 1
    found = means.cover(face.need)
    means.cards[face.colour] += 1
    return found


def left_after(g: "Skirmish", seat: int, card: int, plan: Plan) -> Means | None:
    """What a seat can pay the rest of a card's cost with; None if the plan does not fit the card."""
    s = g.state
    faces, ident = g.content.faces, s.ident
    face = faces[ident[card]]
    if len(plan) > len(face.symbols):
        return None
    means = hand_means(g, seat)
    means.cards[face.colour] -= 1
    if s.rows[CHEAPER] or s.rows[BATTLEFIELD_COST]:
        means.ignore_any, means.ignore = reduction(g, seat, card)
    if not plan:
        return means
    freed = list(means.freed)
    for symbol, paid in zip(face.symbols, plan):
        if paid > 0:
            colour = faces[ident[paid]].colour
            means.cards[colour] -= 1
            if symbol not in (ANY, colour):
                return None
        elif paid < 0:
            freed[-1 - paid] -= 1
        elif symbol == ANY and means.ignore_any:
            means.ignore_any -= 1
        else:
            means.ignore -= 1
    means.freed = tuple(freed)
    return means if means.ignore >= 0 else None


def payments(g: "Skirmish", seat: int, card: int, plan: Plan) -> list[Option]:
    """The ways to pay the next symbol of a card, each of which leads on to a complete plan.

    Empty when the plan does not work out: as others may think that a hidden hand consists of other cards.
    """
    s = g.state
    faces, ident = g.content.faces, s.ident
    symbols = faces[ident[card]].symbols
    means = left_after(g, seat, card, plan)
    if means is None or len(plan) == len(symbols):
        return []
    need = [0, 0, 0, 0, 0]
    for symbol in symbols[len(plan) :]:
        need[symbol] += 1
    if not means.cover(need):
        return []
    symbol = symbols[len(plan)]
    options: list[Option] = []
    seen: list[int] = []
    for e in s.zones[HAND + seat]:
        kind = ident[e]
        if e == card or e in plan or e in s.fresh:
            continue
        if kind not in seen and (symbol == ANY or faces[kind].colour == symbol):
            seen.append(kind)
            options.append(("pay", e, 0))
    for colour in range(4):
        if means.freed[colour] > 0 and symbol in (ANY, colour):
            options.append(("civilian", 0, colour))
    if symbol == ANY and means.ignore_any:
        options.append(("ignore", 0, 0))
    elif means.ignore:
        need[symbol] -= 1
        means.ignore -= 1
        if means.cover(need):
            options.append(("ignore", 0, 0))
    return options


def entry(option: Option) -> int:
    """What an answer adds to a plan."""
    verb, card, colour = option
    return card if verb == "pay" else -1 - colour if verb == "civilian" else 0


def settle_plan(g: "Skirmish", seat: int, card: int, plan: Plan) -> None:
    """Pay: cards to the discard pile (D-5.2), Battlefields under their deck (D-6.3), Civilians to the box (D-5.5)."""
    for paid, symbol in zip(plan, g.face(card).symbols):
        if paid > 0:
            g.discard((paid,))
            g.emit("pay", paid)
        elif paid < 0:
            g.lose_civilian(-1 - paid)
            g.emit("pay_civilian", -1 - paid)
        else:
            g.emit("ignore", symbol)
