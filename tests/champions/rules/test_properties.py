"""Properties of payments and modifiers that hold for any numbers, against a second way of computing them."""

from fractions import Fraction
from itertools import permutations
from math import ceil

from hypothesis import given
from hypothesis import strategies as st

from goldenrule.games.champions.rules.affordable import covers
from goldenrule.games.champions.rules.values import combine
from goldenrule.testing import rule

UNITS = st.text("EMPW", max_size=6)
NEEDS = st.text("EMP1", max_size=4)


def pays_one_by_one(need: str, units: str) -> bool:
    """Is there a way to give every resource of the cost one of the resources paid?"""
    fits = {"1": "EMPW", "E": "EW", "M": "MW", "P": "PW"}
    return any(all(u in fits[n] for n, u in zip(need, order)) for order in permutations(units, len(need)))


@rule("MC-RES-05", "MC-RES-06", "MC-RES-07", "MC-WILD-01", "OQ-68")
@given(NEEDS, UNITS)
def test_a_cost_is_covered_if_its_resources_can_be_assigned(need: str, units: str) -> None:
    assert covers("".join(sorted(need)), units) == pays_one_by_one(need, units)


CHANGES = st.lists(st.tuples(st.sampled_from(["add", "double", "halve"]), st.integers(-5, 5)), max_size=6)


@rule("MC-MOD-02", "MC-MOD-03", "MC-MOD-04", "MC-MOD-07", "MC-MOD-09", "OQ-59")
@given(st.integers(0, 20), CHANGES)
def test_a_value_is_added_up_then_doubled_and_halved_then_rounded_up(base: int, changes: list[tuple[str, int]]) -> None:
    modifiers = [(0, how, amount if how == "add" else 1) for how, amount in changes]
    exact = Fraction(base + sum(n for _, how, n in modifiers if how == "add"))
    for _, how, _n in modifiers:
        exact *= 2 if how == "double" else Fraction(1, 2) if how == "halve" else 1
    assert combine(base, modifiers) == max(0, ceil(exact))
    assert combine(base, modifiers[::-1]) == combine(base, modifiers)


@rule("MC-MOD-05", "MC-MOD-06", "OQ-60")
@given(st.integers(0, 20), CHANGES, st.lists(st.integers(-2, 9), min_size=1, max_size=3))
def test_a_value_that_is_set_is_what_was_set_last(base: int, changes: list[tuple[str, int]], sets: list[int]) -> None:
    modifiers = [(0, how, n) for how, n in changes] + [(0, "set", n) for n in sets]
    assert combine(base, modifiers) == max(0, sets[-1])
