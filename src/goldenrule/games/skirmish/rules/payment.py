"""Paying costs (D-5.2 to D-5.5, D-6.3, DA-14): symbol by symbol, the coloured ones first, out of plans that work out.

A plan is a tuple with an entry for each symbol paid so far: a hand card, -1 - colour for a Civilian, 0 for a symbol
that an effect lets one ignore. Nothing is written before the plan is complete.
"""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.abilities import Cheaper
from goldenrule.games.skirmish.ids import ANY, BATTLEFIELD_COST, CHEAPER, HAND, HEROES, SEAT_OF
from goldenrule.kernel.decisions import Option

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

Plan = tuple[int, ...]


def means(g: "Skirmish", seat: int) -> list[int]:
    """What a seat can pay with if it keeps nothing: cards and Civilians by colour, then Battlefield cards."""
    s = g.state
    faces, ident = g.content.faces, s.ident
    have = [*s.freed, 0] if seat == HEROES else [0, 0, 0, 0, 0]
    for e in s.zones[HAND + seat]:
        have[faces[ident[e]].colour] += 1  # -1, a Battlefield card, is the last
    if s.fresh:
        have[4] -= len(s.fresh)  # D-6.2
    return have


def cover(have: list[int], need: tuple[int, ...] | list[int], ignore_any: int = 0, ignore: int = 0) -> bool:
    """Can the symbols be paid? `need` counts them by colour, `any` last.

    `ignore_any` and `ignore` are how many symbols may be ignored: `any` symbols only, or whichever.
    """
    spare = have[4]
    for colour in range(4):
        left = have[colour] - need[colour]
        if left >= 0:
            spare += left
        else:
            ignore += left
    return ignore >= 0 and spare + ignore_any + ignore >= need[ANY]


def reduction(g: "Skirmish", seat: int, card: int) -> tuple[int, int]:
    """How many symbols of a hand card's cost the seat may ignore: `any` symbols, and symbols of its choice."""
    ignore_any = 0
    s = g.state
    for source, index in s.rows[CHEAPER]:
        if SEAT_OF[s.zone[source]] != seat:
            continue
        ability = g.face(source).abilities[index]
        assert isinstance(ability, Cheaper)
        f = g.env(source, index).with_var("it", s.ref(card))
        if (ability.of is None or ability.of.test(g, f)) and (ability.test is None or ability.test.test(g, f)):
            ignore_any += ability.amount.eval(g, f)
    ignore = 0
    if s.rows[BATTLEFIELD_COST] and g.face(card).kind == "battlefield":
        ignore = g.granted(BATTLEFIELD_COST, seat)
    return max(0, ignore_any), max(0, ignore)


def affordable(g: "Skirmish", seat: int, card: int, have: list[int]) -> bool:
    """Can the seat pay for a card in its hand? `have` are the means of its hand, this card included."""
    s = g.state
    face = g.content.faces[s.ident[card]]
    if not face.symbols:
        return True
    own = face.colour
    if s.rows[CHEAPER] or s.rows[BATTLEFIELD_COST]:
        others = have.copy()
        others[own] -= 1
        return cover(others, face.need, *reduction(g, seat, card))
    for colour, n in face.coloured:
        if have[colour] - (colour == own) < n:
            return False
    return len(face.symbols) < sum(have)  # other cards pay (D-5.2)


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


def payments(g: "Skirmish", seat: int, card: int, plan: Plan) -> list[Option]:
    """The ways to pay the next symbol of a card, each of which leads on to a complete plan.

    Empty when the plan does not work out: as others may think that a hidden hand consists of other cards.
    """
    s = g.state
    faces, ident, fresh = g.content.faces, s.ident, s.fresh
    symbols = faces[ident[card]].symbols
    ignoring = ignored(g, seat, card, plan)
    done = len(plan)
    if ignoring is None or done == len(symbols):
        return []
    ignore_any, ignore = ignoring
    symbol = symbols[done]
    options: list[Option] = []
    have = [0, 0, 0, 0, 0]
    seen: list[int] = []
    for e in s.zones[HAND + seat]:
        if e == card or e in plan or e in fresh:
            continue
        kind = ident[e]
        colour = faces[kind].colour
        have[colour] += 1
        if (symbol == ANY or colour == symbol) and kind not in seen:
            seen.append(kind)
            options.append(("pay", e, 0))
    if seat == HEROES:
        for colour in range(4):
            freed = s.freed[colour] - plan.count(-1 - colour)
            have[colour] += freed
            if freed > 0 and symbol in (ANY, colour):
                options.append(("civilian", 0, colour))
    need = [0, 0, 0, 0, 0]
    for due in symbols[done:]:
        need[due] += 1
    if not cover(have, need, ignore_any, ignore):
        return []
    if symbol == ANY and ignore_any:
        options.append(("ignore", 0, 0))
    elif ignore:
        need[symbol] -= 1
        if cover(have, need, ignore_any, ignore - 1):
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
