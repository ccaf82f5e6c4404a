"""Readings of the rules that are played only when they are chosen, each a named option of a game."""

from collections.abc import Iterable

from goldenrule.games.heroes.clauses import PACKAGE
from goldenrule.kernel.readings import known_names, readings_of

READINGS = readings_of(PACKAGE)


def chosen(names: Iterable[str]) -> tuple[str, ...]:
    """The readings that are meant, sorted. Raises BadInput for an unknown one."""
    return known_names(tuple(names), READINGS)
