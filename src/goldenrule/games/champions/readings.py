"""Later readings of the rules, each a named option of a game. Without them the 2019 rules are played."""

from collections.abc import Iterable
from functools import cache

import msgspec

from goldenrule.gamekit.typed import LONGEST
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.kernel.clauses import rows
from goldenrule.kernel.errors import BadInput
from goldenrule.packs.problems import nearest
from goldenrule.words.phrases import Phrase, quoted

NONE = "2019"
ALL = "later"


class Reading(msgspec.Struct, frozen=True):
    """One rule that is read in two ways; `source` says where `later` comes from."""

    id: str
    default: str
    later: str
    source: str


@cache
def readings() -> dict[str, Reading]:
    """Readings by id, in order of their ids. The dict is shared: do not change it."""
    found = {row[0]: Reading(*row) for row in rows(PACKAGE, "readings.csv", Reading)}
    if list(found) != sorted(found):
        raise ValueError("readings.csv: the rows must be in order of their ids.")
    return found


def chosen(names: Iterable[str]) -> tuple[str, ...]:
    """The readings that are meant, sorted: "later" stands for all of them, "2019" for none. Raises BadInput.

    Underscores may stand for hyphens.
    """
    out: set[str] = set()
    for name in names:
        plain = name.replace("_", "-")
        if name == ALL:
            out.update(readings())
        elif plain in readings():
            out.add(plain)
        elif name != NONE:
            close = nearest(name[:LONGEST], [NONE, ALL, *readings()])
            if close.key == "nearest-none":
                close = Phrase("nearest-readings")
            raise BadInput("champions-bad-reading", name=quoted(name), close=close)
    return tuple(sorted(out))
