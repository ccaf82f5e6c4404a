"""Can a cost be paid: what generates resources, and whether there is enough for all that is paid at the same time."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import Bill, Cost, CostOp, bill_of
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.ids import AREAS, HANDS
from goldenrule.games.champions.rules import enter, generating
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import Effect

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

Source = tuple[str, int, int, str]
"""(verb, entity, ability index, resource letters): one way of generating resources."""


def resources_of(face: Face, aspect: str) -> str:
    """What a card in hand generates for something of an aspect (MC-RES-02, MC-RESCARD-03)."""
    if face.double_for and face.double_for == aspect:
        return face.resources * 2
    return face.resources


def sources(
    game: "Champions",
    seat: int,
    aspect: str,
    without: tuple[int, ...] = (),
    used: tuple[Option, ...] = (),
    bill: Bill | None = None,
) -> list[Source]:
    """All ways in which a player can generate resources now: cards in hand, then resource abilities.

    `without` are cards that stay in hand, `used` resource abilities that are not used again.
    """
    state = game.state
    faces = game.content.faces
    out: list[Source] = []
    for e in state.zones[HANDS[seat]]:
        face = faces[state.ident[e]]
        made = face.resources
        if made and e not in without:
            out.append(("pay", e, 0, resources_of(face, aspect) if face.double_for else made))
    return out + generators(game, seat, used, bill)[0]


def generators(
    game: "Champions", seat: int, used: tuple[Option, ...] = (), bill: Bill | None = None
) -> tuple[list[Source], bool]:
    """The resource abilities that a player could use beside a bill, and whether the use of one excludes another."""
    state = game.state
    faces, shown = game.content.faces, state.face
    out: list[Source] = []
    together: Bill | None = None  # the bill with the costs of all that have been found
    apart = False
    for e in state.zones[AREAS[seat]]:
        if found := faces[shown[e]].resource_abilities:
            for index in found:
                if ("generate", e, index) in used:
                    continue
                first = together is None
                if together is None:
                    together = Bill() if bill is None else bill.copy()
                made = generating.generated_resources(game, seat, e, index, together)
                if not made and not first:  # not beside the others; by itself?
                    made = generating.generated_resources(game, seat, e, index, Bill() if bill is None else bill.copy())
                    apart = apart or bool(made)
                if made:
                    out.append(("generate", e, index, made))
    return out, apart


def covers(need: str, units: str) -> bool:
    """Can these resources pay this cost? `need` has letters for types and "1" for any (MC-RES-05, -07)."""
    if len(units) < len(need):
        return False
    if not need.strip("1"):
        return True
    short = 0
    for letter in "EMP":
        wanted = need.count(letter)
        if wanted and (lacking := wanted - units.count(letter)) > 0:
            short += lacking
    return short <= units.count("W")


def missing(need: str, units: str) -> str:
    """The letters of a cost for which these resources leave something to be paid, types first.

    Wild resources are taken for what may be of any type, as far as there are any.
    """
    typed = "".join([letter * max(0, need.count(letter) - units.count(letter)) for letter in "EMP"])
    spare = len(units) - sum([min(units.count(letter), need.count(letter)) for letter in "EMP"])
    plain = need.count("1") - spare
    return typed + "1" * plain if plain >= 0 else typed[units.count("W") :]


def can_fill(units: str, wanted: str) -> bool:
    """Does one of these resources pay for one of these letters?"""
    return bool(units and wanted) and ("1" in wanted or "W" in units or any([letter in wanted for letter in units]))


# -- can a cost be paid? ---------------------------------------------------------------------------


def can_pay_for_card(game: "Champions", seat: int, entity: int) -> bool:
    """Can the cost of a card in hand be paid, without that card itself (OQ-43)?"""
    state = game.state
    faces, ident = game.content.faces, state.ident
    cost = enter.card_cost(game, entity)
    if cost <= 0:
        return True
    aspect = faces[ident[entity]].aspect
    have = 0
    for e in state.zones[HANDS[seat]]:
        if e != entity:
            other = faces[ident[e]]
            have += len(resources_of(other, aspect)) if other.double_for else other.worth
    if have >= cost:
        return True
    made, apart = generators(game, seat)
    for each in made:
        have += len(each[3])
    return have >= cost and (not apart or can_pay_bill(game, seat, aspect, bill_of("1" * cost), (entity,)))


def can_pay(
    game: "Champions", seat: int, need: str, aspect: str, without: tuple[int, ...], bill: Bill | None = None
) -> bool:
    """Can a cost with types be paid beside what a bill takes of cards in play?

    Resource abilities are looked at only if the hand is not enough.
    """
    state = game.state
    faces, ident = game.content.faces, state.ident
    units = ""
    for e in state.zones[HANDS[seat]]:
        if e not in without:
            face = faces[ident[e]]
            units += resources_of(face, aspect) if face.double_for else face.resources
    if covers(need, units):
        return True
    made, apart = generators(game, seat, (), bill)
    for each in made:
        units += each[3]
    if not covers(need, units):
        return False
    if not apart:
        return True
    bill = Bill() if bill is None else bill.copy()
    bill.discards, bill.needs = 0, (need,)
    return can_pay_bill(game, seat, aspect, bill, without)


def why_not_pay(game: "Champions", effect: Effect, entity: int, cost: Cost) -> tuple[str, str] | None:
    """Why the cost of an ability cannot be paid, with the price of its card if that is in hand: (clause, key).

    All of it is paid at the same time, so each part is paid out of what is left of the others (MC-INIT-06, MC-COST-06).
    """
    bill = Bill()
    if (part := first_unpaid(game, effect, cost, bill)) is not None:
        return ("MC-INIT-06", part.LACKS)
    need = cost.resources + cost.any_number_of
    discards = bill.discards
    if not need and not discards:
        return None
    s, seat = game.state, effect.seat
    if not discards and s.cards[entity] is not None:
        if can_pay(game, seat, need, game.content.faces[s.ident[entity]].aspect, (), bill):
            return None
        return ("MC-RES-07", "cannot-pay")
    hand = s.zones[HANDS[seat]]
    held = entity in hand
    if discards > len(hand) - held:
        return ("MC-INIT-06", "cost-hand")
    aspect = game.content.faces[s.ident[entity]].aspect
    without = (entity,) if held else ()
    if need and not can_pay(game, seat, need, aspect, without, bill):
        return ("MC-RES-07", "cannot-pay")
    price = enter.card_cost(game, entity) if held else 0
    if price <= 0 and not (need and discards):
        return None
    if price > 0 and not can_pay_for_card(game, seat, entity):
        return ("MC-COST-01", "cannot-pay")
    bill.needs = tuple([each for each in ("1" * price, need) if each])
    return None if can_pay_bill(game, seat, aspect, bill, without) else ("MC-INIT-06", "cost-together")


def first_unpaid(game: "Champions", effect: Effect, cost: Cost, bill: Bill) -> CostOp | None:
    """Put all parts of a cost on a bill. Return the first that cannot be paid beside the others."""
    for part in cost.parts:
        if not part.reserve(game, effect, bill):
            return part
    return None


def can_pay_bill(
    game: "Champions",
    seat: int,
    aspect: str,
    bill: Bill,
    without: tuple[int, ...] = (),
    used: tuple[Option, ...] = (),
    kept: tuple[int, ...] = (),
    given: str = "",
) -> bool:
    """Can a whole bill be paid with what a player has: is there a way to divide hand and resource abilities?

    `kept` are cards in hand that may pay, but are not discarded without paying; `given` are resources that have been
    generated for the first need already.
    """
    faces, ident = game.content.faces, game.state.ident
    free: list[str] = []
    cards: list[str] = []
    for e in game.state.zones[HANDS[seat]]:
        if e not in without:
            (free if e in kept else cards).append(resources_of(faces[ident[e]], aspect))
    if len(cards) < bill.discards:
        return False
    if not bill.needs or can_divide(bill, cards, free, given):
        return True
    made, apart = generators(game, seat, used, bill)
    if not can_divide(bill, cards, free + [each[3] for each in made], given):
        return False
    return not apart or can_pay_with_some(game, seat, bill, cards, free, given, made)


def can_pay_with_some(
    game: "Champions", seat: int, bill: Bill, cards: list[str], free: list[str], given: str, left: list[Source]
) -> bool:
    """The same with the best of resource abilities that exclude each other: with each of them, and without it."""
    if not left:
        return can_divide(bill, cards, free, given)
    (_, e, index, _), rest = left[0], left[1:]
    more = bill.copy()
    made = generating.generated_resources(game, seat, e, index, more)
    if made and can_pay_with_some(game, seat, more, cards, [*free, made], given, rest):
        return True
    return bool(rest or not made) and can_pay_with_some(game, seat, bill, cards, free, given, rest)


def can_divide(bill: Bill, cards: list[str], free: list[str], given: str = "") -> bool:
    """Can resources be divided among the needs of a bill so that enough cards are left to be discarded?

    `cards` and `free` are the letters of what pays; only the first are cards that could be discarded instead.
    """
    needs, most = bill.needs, len(cards) - bill.discards
    first = tuple([progress_key(need, given if i == 0 else "") for i, need in enumerate(needs)])
    found = {first: 0}  # what has been put towards each need -> how few cards of the hand it takes
    for i, units in enumerate([*free, *cards]):
        taken = int(i >= len(free))
        for state, n in list(found.items()):
            if n + taken > most:
                continue
            for k, need in enumerate(needs):
                if state[k] != need:
                    after = (*state[:k], progress_key(need, state[k] + units), *state[k + 1 :])
                    if found.get(after, most + 1) > n + taken:
                        found[after] = n + taken
    return needs in found


def progress_key(need: str, units: str) -> str:
    """What resources are worth for a need, always written the same way; the need itself if they cover it."""
    if covers(need, units):
        return need
    typed = "".join([letter * min(need.count(letter), units.count(letter)) for letter in "EMP"])
    wild = units.count("W")
    return typed + "W" * wild + "1" * min(len(need), len(units) - len(typed) - wild)


def payable_part(game: "Champions", seat: int, need: str) -> str:
    """As much of a cost with types as can be paid: all of it, or the largest part that can."""
    parts = [""]
    for letter in need:
        parts += [part + letter for part in parts]
    return max((part for part in parts if can_pay(game, seat, part, "", ())), key=len)


def remaining_bill(game: "Champions", effect: Effect) -> Bill | None:
    """What is still to be paid of the cost with which a program begins, from where it is; None if nothing is."""
    bill: Bill | None = None
    ops = effect.program.ops
    for i in range(effect.pc, len(ops)):
        op = ops[i]
        if not isinstance(op, CostOp):
            break
        bill = Bill() if bill is None else bill
        op.reserve(game, effect, bill)
    return bill
