"""Readings of the rules: the default, and other interpretations that players may choose."""

from collections.abc import Collection, Iterable
from functools import cache

import msgspec

from goldenrule.kernel.clauses import rows
from goldenrule.kernel.errors import BadInput


class Reading(msgspec.Struct, frozen=True):
    """A rule that reads as in `default`, or as in `later` when the reading is chosen.

    `question` is its decision, if there is one, and `source` the origin of `later` otherwise.
    """

    id: str
    question: str
    default: str
    later: str
    source: str


@cache
def readings_of(package: str) -> dict[str, Reading]:
    """Return the readings of a game's package by id. The dict is shared: do not change it."""
    return {row[0]: Reading(*row) for row in rows(package, "readings.csv", Reading)}


def known_names(names: Iterable[str], known: Collection[str]) -> tuple[str, ...]:
    """Return the names once each, sorted; hyphens count as underscores. Raises BadInput for an unknown one."""
    found = set()
    for name in names:
        plain = name.replace("-", "_")
        if plain not in known:
            raise BadInput("bad-no-reading", name=name, known=known)
        found.add(plain)
    return tuple(sorted(found))
