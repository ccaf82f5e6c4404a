"""Readings of the rules: what the rules of a game leave open is read in one way, or by choice in another."""

from collections.abc import Collection, Iterable
from functools import cache

import msgspec

from goldenrule.kernel.clauses import rows
from goldenrule.kernel.errors import BadInput


class Reading(msgspec.Struct, frozen=True):
    """A rule that is read as in `default`, or as in `later` when the reading is chosen.

    `question` is the decision that it is about, if there is one, and `source` says where `later` comes from, if it is
    no question of ours.
    """

    id: str
    question: str
    default: str
    later: str
    source: str


@cache
def readings_of(package: str) -> dict[str, Reading]:
    """The readings of a game's package by id. The dict is shared: do not change it."""
    return {row[0]: Reading(*row) for row in rows(package, "readings.csv", Reading)}


def known_names(names: Iterable[str], known: Collection[str]) -> tuple[str, ...]:
    """The names once each, sorted; hyphens may stand for underscores. Raises BadInput for an unknown one."""
    found = set()
    for name in names:
        plain = name.replace("-", "_")
        if plain not in known:
            raise BadInput("bad-no-reading", name=name, known=known)
        found.add(plain)
    return tuple(sorted(found))
