"""Paying costs (D-5.2 to D-5.5, D-6.3, DA-14): symbol by symbol, the coloured ones first, out of plans that work out.

A plan is a tuple with an entry for each symbol paid so far: a hand card, -1 - colour for a Civilian, 0 for a symbol
that an effect lets one ignore. Nothing is written before the plan is complete.
"""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.abilities import Cheaper
from goldenrule.games.skirmish.content import ONE_CARD, ROOM, TALLIES, TALLY_BITS
from goldenrule.games.skirmish.ids import ANY, BATTLEFIELD_COST, CHEAPER, HAND, HEROES, SEAT_OF
from goldenrule.kernel.decisions import Option

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

Plan = tuple[int, ...]


def means(g: "Skirmish", seat: int) -> int:
    """The tally, with ROOM, of what a seat can pay with if it keeps nothing: cards and Civilians."""
    s = g.state
    faces, ident = g.content.faces, s.ident
    have = ROOM
    for e in s.zones[HAND + seat]:
        have += faces[ident[e]].tally
    if seat == HEROES:
        for colour, n in enumerate(s.freed):
            have += n * TALLIES[colour]
    if s.fresh:
        have -= len(s.fresh) * ONE_CARD  # D-6.2
    return have


def cover(have: int, symbols: tuple[int, ...], ignore_any: int, ignore: int) -> bool:
    """Can the symbols be paid out of a tally if some may be ignored: `any` symbols only, and whichever?"""
    short = 0
    for colour in range(ANY):
        short += max(0, symbols.count(colour) - count(have, colour))
    return short <= ignore and count(have, ANY) + ignore_any + ignore >= len(symbols)


def count(tally: int, colour: int) -> int:
    """How many cards of a colour a tally counts; with ANY, all of them."""
    return tally >> TALLY_BITS * colour & (1 << TALLY_BITS - 1) - 1


def reduction(g: "Skirmish", seat: int, card: int) -> tuple[int, int]:
    """How many symbols of a hand card's cost the seat may ignore: `any` symbols, and symbols of its choice."""
    ignore_any = 0
    s = g.state
    for source, index in s.rows[CHEAPER]:
        if SEAT_OF[s.zone[source]] != seat:
            continue
        ability = g.face(source).abilities[index]
        assert isinstance(ability, Cheaper)
        f = g.env(source, index, {"it": s.ref(card)})
        if (ability.of is None or ability.of.test(g, f)) and (ability.test is None or ability.test.test(g, f)):
            ignore_any += ability.amount.eval(g, f)
    ignore = 0
    if s.rows[BATTLEFIELD_COST] and g.face(card).kind == "battlefield":
        ignore = g.granted(BATTLEFIELD_COST, seat)
    return max(0, ignore_any), max(0, ignore)


def affordable(g: "Skirmish", seat: int, card: int, have: int) -> bool:
    """Can the seat pay for a card in its hand (D-5.2)? `have` are its means, this card included."""
    face = g.face(card)
    if have - face.due & ROOM == ROOM:
        return True
    rows = g.state.rows
    if not rows[CHEAPER] and not rows[BATTLEFIELD_COST]:
        return False
    return cover(have - face.tally, face.symbols, *reduction(g, seat, card))


def ignored(g: "Skirmish", seat: int, card: int, plan: Plan) -> tuple[int, int] | None:
    """How many symbols may still be ignored (as in `reduction`); None if the plan does not fit the card."""
    s = g.state
    faces, ident = g.content.faces, s.ident
    symbols = faces[ident[card]].symbols
    if len(plan) > len(symbols):
        return None
    ignore_any = ignore = 0
    if s.rows[CHEAPER] or s.rows[BATTLEFIELD_COST]:
        ignore_any, ignore = reduction(g, seat, card)
    for symbol, paid in zip(symbols, plan):
        if paid > 0:
            if symbol not in (ANY, faces[ident[paid]].colour):
                return None
        elif paid == 0:
            if symbol == ANY and ignore_any:
                ignore_any -= 1
            else:
                ignore -= 1
    return (ignore_any, ignore) if ignore >= 0 else None


def rest(g: "Skirmish", seat: int, card: int, plan: Plan) -> int:
    """The means of a seat without the card that is played and what its plan has taken."""
    have = means(g, seat) - g.face(card).tally
    for paid in plan:
        if paid:
            have -= g.face(paid).tally if paid > 0 else TALLIES[-1 - paid]
    return have


def fits(g: "Skirmish", seat: int, card: int, plan: Plan) -> bool:
    """Can the plan be completed? Not if others think that the hidden hand consists of other cards."""
    ignoring = ignored(g, seat, card, plan)
    return ignoring is not None and cover(rest(g, seat, card, plan), g.face(card).symbols[len(plan) :], *ignoring)


def payments(g: "Skirmish", seat: int, card: int, plan: Plan) -> list[Option]:
    """The ways to pay the next symbol of a card. If the plan can be completed, it still can after each of them."""
    s = g.state
    faces, ident = g.content.faces, s.ident
    symbols = faces[ident[card]].symbols
    done = len(plan)
    symbol = symbols[done]
    spent = (card, *plan, *s.fresh)
    first: dict[int, int] = {}  # of each kind
    for e in s.zones[HAND + seat]:
        kind = ident[e]
        if (symbol == ANY or faces[kind].colour == symbol) and e not in spent:
            first.setdefault(kind, e)
    options = [("pay", e, 0) for e in first.values()]
    if seat == HEROES:
        for colour, n in enumerate(s.freed):
            if n and symbol in (ANY, colour) and n > plan.count(-1 - colour):
                options.append(("civilian", 0, colour))
    if s.rows[CHEAPER] or s.rows[BATTLEFIELD_COST]:
        ignoring = ignored(g, seat, card, plan)
        if ignoring is not None and may_ignore(symbol, rest(g, seat, card, plan), symbols[done + 1 :], *ignoring):
            options.append(("ignore", 0, 0))
    return options


def may_ignore(symbol: int, have: int, others: tuple[int, ...], ignore_any: int, ignore: int) -> bool:
    """Can a symbol be ignored so that the others can still be paid?"""
    return bool(symbol == ANY and ignore_any) or cover(have, others, ignore_any, ignore - 1)


def entry(option: Option) -> int:
    """What an answer adds to a plan."""
    verb, card, colour = option
    return card if verb == "pay" else -1 - colour if verb == "civilian" else 0


def settle_plan(g: "Skirmish", symbols: tuple[int, ...], plan: Plan) -> None:
    """Pay: cards to the discard pile (D-5.2), Battlefields under their deck (D-6.3), Civilians to the box (D-5.5)."""
    for paid, symbol in zip(plan, symbols):
        if paid > 0:
            g.discard((paid,))
            if g.observer is not None:
                g.emit("pay", paid)
        elif paid < 0:
            g.lose_civilian(-1 - paid)
            g.emit("pay_civilian", -1 - paid)
        else:
            g.emit("ignore", symbol)
