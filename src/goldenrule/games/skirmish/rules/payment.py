"""Paying costs (D-5.2 to D-5.5, D-6.3, DA-14): symbol by symbol, the coloured ones first, out of plans that work out.

A plan is a tuple with an entry for each symbol paid so far: a hand card, -1 - colour for a Civilian, 0 for a symbol
that an effect lets one ignore. Nothing is written before the plan is complete.
"""

from itertools import repeat
from typing import TYPE_CHECKING, Annotated, Final

from goldenrule.games.skirmish.abilities import Cheaper
from goldenrule.games.skirmish.content import LACKING, TALLIES, TALLY_BITS
from goldenrule.games.skirmish.events import Ignore, Pay, PayCivilian
from goldenrule.games.skirmish.ids import ANY, BATTLEFIELD_COST, CHEAPER, HAND, HEROES, SEAT_OF
from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.fields import Kind, Size
from goldenrule.kernel.several import Several

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

Paid = Annotated[int, Kind(may.number(-may.MOST_PARTS, may.MOST_PARTS), "card")]
"""A card, or -1 - the color of a Civilian; 0 for a symbol that is ignored."""
Plan = Annotated[tuple[Paid, ...], Size(100)]

Means = tuple[int, int]
"""What a cost can be paid with: how many cards and Civilians, and their tally."""

RED, YELLOW, GREEN, BLUE = TALLIES[:ANY]
PAY: Final[tuple[Option, ...]] = tuple(zip(repeat("pay"), range(LASTING_BASE), repeat(0)))
"""The options to pay with a card, by entity."""
CIVILIAN: Final[tuple[Option, ...]] = tuple(("civilian", 0, colour) for colour in range(ANY))
IGNORE: Final[Option] = ("ignore", 0, 0)
CIVILIANS: Final = (*((colour,) for colour in range(ANY)), tuple(range(ANY)))
"""The colours of the Civilians that pay a symbol (D-5.5)."""


def means_of(game: "Skirmish", seat: int) -> Means:
    """What a seat can pay with if it keeps nothing: cards and Civilians."""
    state = game.state
    ident, tallies = state.ident, game.content.tallies
    hand = state.zones[HAND + seat]
    n = len(hand) - len(state.fresh)  # D-6.2; fresh cards have no colour
    tally = 0
    for e in hand:
        tally += tallies[ident[e]]
    if seat == HEROES:
        red, yellow, green, blue = state.freed
        n += red + yellow + green + blue
        tally += red * RED + yellow * YELLOW + green * GREEN + blue * BLUE
    return n, tally


def can_cover(have: Means, symbols: tuple[int, ...], ignore_any: int, ignore: int) -> bool:
    """Can the symbols be paid out of these means if some may be ignored: `any` symbols only, and whichever?"""
    n, tally = have
    if n + ignore_any + ignore < len(symbols):
        return False
    for symbol in symbols:
        if symbol == ANY:
            continue  # the number says it all
        one = TALLIES[symbol]
        if tally & (one << TALLY_BITS) - one:
            tally -= one
        else:
            ignore -= 1
    return ignore >= 0


def reduction(game: "Skirmish", seat: int, card: int) -> tuple[int, int]:
    """How many symbols of a hand card's cost the seat may ignore: `any` symbols, and symbols of its choice."""
    ignore_any = 0
    state = game.state
    for source, index in state.rows[CHEAPER]:
        if SEAT_OF[state.zone[source]] != seat:
            continue
        ability = game.face(source).abilities[index]
        assert isinstance(ability, Cheaper)
        effect = game.env(source, index, {"it": state.ref(card)})
        if (ability.of is None or ability.of.test(game, effect)) and (
            ability.test is None or ability.test.test(game, effect)
        ):
            ignore_any += ability.amount.eval(game, effect)
    ignore = 0
    if state.rows[BATTLEFIELD_COST] and game.face(card).kind == "battlefield":
        ignore = game.granted(BATTLEFIELD_COST, seat)
    return max(0, ignore_any), max(0, ignore)


def may_pay(game: "Skirmish", seat: int, card: int, have: Means) -> bool:
    """Can the seat pay for a card in its hand (D-5.2)? `have` are its means, this card included."""
    state = game.state
    face = game.face(card)
    n, tally = have
    enough = not face.due - tally & LACKING  # of each colour
    if enough and n > len(face.symbols):
        return True
    if not enough and face.kind != "battlefield":
        return False  # of other cards only `any` symbols can be ignored
    if not state.rows[CHEAPER] and not state.rows[BATTLEFIELD_COST]:
        return False
    return can_cover((n - 1, tally - face.tally), face.symbols, *reduction(game, seat, card))


def missing_means(game: "Skirmish", seat: int, card: int, have: Means) -> tuple[tuple[int, ...], int]:
    """What a seat lacks to pay for a card in its hand: the coloured symbols, and how many cards in all."""
    face, (ignore_any, ignore) = game.face(card), reduction(game, seat, card)
    n, tally = have[0] - 1, have[1] - face.tally
    lacking: list[int] = []
    for colour in range(ANY):
        there = tally >> TALLY_BITS * colour & (1 << TALLY_BITS) - 1
        lacking += [colour] * max(0, face.symbols.count(colour) - there)
    return tuple(lacking[ignore:]), max(0, len(face.symbols) - ignore_any - ignore - n)


def ignorable_symbols(game: "Skirmish", seat: int, card: int, plan: Plan) -> tuple[int, int] | None:
    """How many symbols may still be ignored (as in `reduction`); None if the plan does not fit the card."""
    state = game.state
    pays, ident = game.content.pays, state.ident
    symbols = game.face(card).symbols
    if len(plan) > len(symbols):
        return None
    ignore_any = ignore = 0
    if state.rows[CHEAPER] or state.rows[BATTLEFIELD_COST]:
        ignore_any, ignore = reduction(game, seat, card)
    for symbol, paid in zip(symbols, plan):
        if paid > 0:
            if not pays[symbol][ident[paid]]:
                return None
        elif paid == 0:
            if symbol == ANY and ignore_any:
                ignore_any -= 1
            else:
                ignore -= 1
    return (ignore_any, ignore) if ignore >= 0 else None


def means_left(game: "Skirmish", seat: int, card: int, plan: Plan) -> Means:
    """The means of a seat without the card that is played and what its plan has taken."""
    n, tally = means_of(game, seat)
    n -= 1
    tally -= game.face(card).tally
    for paid in plan:
        if paid:
            n -= 1
            tally -= game.face(paid).tally if paid > 0 else TALLIES[-1 - paid]
    return n, tally


def can_complete(game: "Skirmish", seat: int, card: int, plan: Plan) -> bool:
    """Can the plan be completed? Not if others think that the hidden hand consists of other cards."""
    ignoring = ignorable_symbols(game, seat, card, plan)
    return ignoring is not None and can_cover(
        means_left(game, seat, card, plan), game.face(card).symbols[len(plan) :], *ignoring
    )


def payments(game: "Skirmish", seat: int, card: int, symbols: tuple[int, ...], plan: Plan) -> list[Option]:
    """The ways to pay the next symbol of a card. If the plan can be completed, it still can after each of them."""
    state = game.state
    ident = state.ident
    symbol = symbols[len(plan)]
    pays = game.content.pays[symbol]
    spent = plan + state.fresh
    spent += (card,)
    options: list[Option] = []
    seen: list[int] = []  # one of each kind is offered
    for e in state.zones[HAND + seat]:
        kind = ident[e]
        if pays[kind] and e not in spent and kind not in seen:
            seen.append(kind)
            options.append(PAY[e])
    if seat == HEROES:
        freed = state.freed
        for colour in CIVILIANS[symbol]:
            if freed[colour] and freed[colour] > plan.count(-1 - colour):
                options.append(CIVILIAN[colour])
    rows = state.rows
    if (rows[CHEAPER] and symbol == ANY) or rows[BATTLEFIELD_COST]:
        if may_ignore(game, seat, card, symbols, plan):
            options.append(IGNORE)
    return options


def owed(game: "Skirmish", seat: int, card: int, symbols: tuple[int, ...], plan: Plan) -> Several:
    """Return what is still to be paid (D-5.2 to D-5.5): a thing for each symbol, of its colour if it has one."""
    state = game.state
    pays, ident = game.content.pays, state.ident
    given: list[tuple[Option, int]] = []
    for e in state.zones[HAND + seat]:
        if e != card and e not in plan and e not in state.fresh:
            given.append((PAY[e], sum([1 << symbol for symbol in range(ANY + 1) if pays[symbol][ident[e]]])))
    if seat == HEROES:
        for colour in range(ANY):
            given += [(CIVILIAN[colour], 1 << colour | 1 << ANY)] * (state.freed[colour] - plan.count(-1 - colour))
    if state.rows[CHEAPER] or state.rows[BATTLEFIELD_COST]:
        ignore_any, ignore = ignorable_symbols(game, seat, card, plan) or (0, 0)
        given += [(IGNORE, (1 << ANY + 1) - 1)] * ignore + [(IGNORE, 1 << ANY)] * ignore_any
    slots = tuple([1 << symbol for symbol in symbols[len(plan) :]])
    fit = [each for each in given if any([each[1] & slot for slot in slots])]
    units = tuple([(bits,) for _, bits in fit])
    return Several(tuple([option for option, _ in fit]), units, slots, len(slots), given_up=True)


def unavoidable_payment(
    game: "Skirmish", seat: int, card: int, symbols: tuple[int, ...], plan: Plan, options: list[Option]
) -> Option | None:
    """Return one of several ways to pay the next symbol that every complete payment contains, or None.

    As coloured symbols come before `any` symbols, what has to be given up anyhow may as well pay the next symbol. Only
    the order in which things are given up differs, and nobody is asked for that (DA-36).
    """
    state = game.state
    left = symbols[len(plan) :]
    nothing_ignored = not state.rows[CHEAPER] and not state.rows[BATTLEFIELD_COST]
    if nothing_ignored and len(options) > len(left):
        return None  # without one of the ways there is still one for each symbol
    kinds = [state.ident[e] for e in state.zones[HAND + seat] if e != card and e not in plan and e not in state.fresh]
    if nothing_ignored and (left[0] == ANY or left.count(left[0]) == 1):
        n = len(state.zones[HAND + seat]) - 1 - len(state.fresh) - len(plan)
        if seat == HEROES:
            n += sum(state.freed)
        spare = n - len(left)  # more than one way pays the next symbol, so only their number counts
        for option in options:
            if _copies(game, plan, option, kinds) > spare:
                return option
        return None
    n, tally = means_left(game, seat, card, plan)
    ignoring = ignorable_symbols(game, seat, card, plan) or (0, 0)
    for option in options:
        verb, entity, colour = option
        copies = _copies(game, plan, option, kinds)
        one = TALLIES[colour] if verb == "civilian" else game.face(entity).tally if verb == "pay" else 0
        without = (0, 0) if verb == "ignore" else ignoring
        if not can_cover((n - copies, tally - copies * one), left, *without):
            return option
    return None


def _copies(game: "Skirmish", plan: Plan, option: Option, kinds: list[int]) -> int:
    """How many of what an option gives up the seat could give up: copies of a card, or Civilians.

    `kinds` are the identities of the cards that may still be given up.
    """
    verb, entity, colour = option
    if verb == "pay":
        return kinds.count(game.state.ident[entity])
    return game.state.freed[colour] - plan.count(-1 - colour) if verb == "civilian" else 0


def may_ignore(game: "Skirmish", seat: int, card: int, symbols: tuple[int, ...], plan: Plan) -> bool:
    """Can the next symbol of a card be ignored so that the others can still be paid?"""
    ignoring = ignorable_symbols(game, seat, card, plan)
    if ignoring is None:
        return False
    ignore_any, ignore = ignoring
    done = len(plan)
    if symbols[done] == ANY and ignore_any:
        return True
    return ignore > 0 and can_cover(means_left(game, seat, card, plan), symbols[done + 1 :], ignore_any, ignore - 1)


def settle_plan(game: "Skirmish", symbols: tuple[int, ...], plan: Plan) -> None:
    """Pay: cards to the discard pile (D-5.2), Battlefields under their deck (D-6.3), Civilians to the box (D-5.5)."""
    watched = game.observer is not None
    for paid, symbol in zip(plan, symbols):
        if paid > 0:
            game.discard_one(paid)
            if watched:
                game.tell_event(Pay, paid)
        elif paid < 0:
            PayCivilian(-1 - paid).happen(game)
        elif watched:
            game.tell_event(Ignore, symbol)
