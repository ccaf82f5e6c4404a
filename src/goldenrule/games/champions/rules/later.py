"""Where later readings of the rules change the order in which things happen; see `readings`."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.rules import aftermath, occurrences
from goldenrule.kernel.ops import Seq
from goldenrule.kernel.windows import FORCED_RESPONSES, INTERRUPTS, RESPONSE, Candidate, Occurrence

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


_LATE_TOUGH = frozenset({"armor-before-tough", "prevention-before-tough"})
"""Readings under which some interrupts to damage come before the tough status card."""


def tough_is_late(g: "Champions") -> bool:
    return bool(g.readings) and not g.readings.isdisjoint(_LATE_TOUGH)


def take_late(g: "Champions", occ: Occurrence) -> None:
    """Tough between the forced interrupts, to damage that would be dealt, and the others, to damage to be taken."""
    if occ.pc == INTERRUPTS and "armor-before-tough" in g.readings and "prevention-before-tough" not in g.readings:
        occurrences.take_by_tough(g, occ.conds)


def retaliates_among_responses(g: "Champions", occ: Occurrence) -> bool:
    """Does retaliate wait for the forced responses, because the first player orders it among them?"""
    return "retaliate-in-any-order" in g.readings and g.heard(occ, RESPONSE)


def retaliation_waits(g: "Champions", occ: Occurrence) -> bool:
    """Is some retaliate still to come among the forced responses?"""
    return (
        occ.pc >= FORCED_RESPONSES and "retaliate-in-any-order" in g.readings and bool(aftermath.retaliations(g, occ))
    )


def read_differently(g: "Champions", occ: Occurrence, timing: int, found: list[Candidate]) -> list[Candidate]:
    """Forced abilities as later readings list them: retaliate among the responses, replacements first."""
    if timing == RESPONSE:
        if retaliation_waits(g, occ):
            due = aftermath.retaliations(g, occ)
            found = [*found, *[(g.state.live(occ.conds[i].target), aftermath.RETALIATED - 100 * i, i) for i in due]]
    elif "would-before-when" in g.readings:
        found = [each for each in found if _replaces(g.ability(each[0], each[1]))] or found
    return found


def _replaces(ability: CardAbility) -> bool:
    """Does an ability put something in the place of what would happen?"""
    from goldenrule.games.champions.ops import Replace

    op = ability.effect
    while isinstance(op, Seq):
        op = op.ops[0]
    return isinstance(op, Replace)


def amount_counts(g: "Champions", n: int) -> bool:
    """Is an amount enough for an ability to be used? Under a reading none is needed, only a target."""
    return n > 0 or "valid-target-instead-of-change" in g.readings
