"""Which cards of a hand to play and which to pay with: the best split of the hand, all of them tried."""

from collections.abc import Sequence
from typing import NamedTuple


class Held(NamedTuple):
    """A card in hand, as a plan sees it."""

    card: int
    play: float  # what playing it is worth, 0 if it cannot or should not be
    cost: int
    units: int  # resources that discarding it makes
    hold: float  # what keeping it is worth


class Plan(NamedTuple):
    cards: frozenset[int]
    value: float


MOST = 7
"""Among more cards than this, the least worth playing are not tried."""
ROUNDING = 1e-9
"""More than sums of the same numbers in another order differ by."""


def best_plan(hand: Sequence[Held], spare: int, need: int = 0) -> Plan:
    """The split that is worth most: cards played, and cards kept. `need` has to be paid besides, `spare` is free."""
    by_price = sorted(hand, key=lambda each: (each.hold / max(1, each.units), each.card))
    wanted = sorted((each for each in hand if each.play > each.hold), key=lambda each: -each.play)[:MOST]
    costs, values = [need - spare], [0.0]  # of each set of wanted cards: bit i of its number is the i-th
    units, bounds = [sum([each.units for each in hand])], [sum([max(0.0, each.hold) for each in hand])]
    for each in wanted:
        costs += [n + each.cost for n in costs]
        values += [n + each.play for n in values]
        units += [n - each.units for n in units]
        bounds += [n + each.play - max(0.0, each.hold) for n in bounds]  # no set is worth more
    best, most = 0, -99.0
    for number, cost in enumerate(costs):
        if units[number] < cost or bounds[number] + ROUNDING < most:
            continue
        value, chosen = values[number], {each.card for i, each in enumerate(wanted) if number >> i & 1}
        for each in by_price:
            if each.card in chosen:
                continue
            if cost > 0 and each.units:
                cost -= each.units
            else:
                value += each.hold
        if value > most:
            best, most = number, value
    return Plan(frozenset([each.card for i, each in enumerate(wanted) if best >> i & 1]), most)
