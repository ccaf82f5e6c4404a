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


def best_plan(hand: Sequence[Held], spare: int, need: int = 0) -> Plan:
    """The split that is worth most: cards played, and cards kept. `need` has to be paid besides, `spare` is free."""
    by_price = sorted(hand, key=lambda each: (each.hold / max(1, each.units), each.card))
    wanted = sorted((each for each in hand if each.play > each.hold), key=lambda each: -each.play)[:MOST]
    units = sum(each.units for each in hand)
    best = Plan(frozenset(), -99.0)
    for mask in range(1 << len(wanted)):
        cost = need - spare
        value = 0.0
        left = units
        chosen = set()
        for i, each in enumerate(wanted):
            if mask >> i & 1:
                cost += each.cost
                value += each.play
                left -= each.units
                chosen.add(each.card)
        if left < cost:
            continue
        for each in by_price:
            if each.card in chosen:
                continue
            if cost > 0 and each.units:
                cost -= each.units
            else:
                value += each.hold
        if value > best.value:
            best = Plan(frozenset(chosen), value)
    return best
