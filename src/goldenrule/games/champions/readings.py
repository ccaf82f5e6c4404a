"""Later readings of the rules, each a named option of a game. Without them the 2019 rules are played."""

from collections.abc import Iterable

from goldenrule.gamekit.input_parsing import LONGEST
from goldenrule.games.champions.clauses import PACKAGE
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.readings import readings_of
from goldenrule.packs.problems import nearest
from goldenrule.words.phrases import Phrase, quote

NONE = "2019"
ALL = "later"

READINGS = readings_of(PACKAGE)


def chosen(names: Iterable[str]) -> tuple[str, ...]:
    """The readings that are meant, sorted: "later" stands for all of them, "2019" for none. Raises BadInput.

    Underscores may stand for hyphens.
    """
    out: set[str] = set()
    for name in names:
        plain = name.replace("_", "-")
        if name == ALL:
            out.update(READINGS)
        elif plain in READINGS:
            out.add(plain)
        elif name != NONE:
            close = nearest(name[:LONGEST], [NONE, ALL, *READINGS])
            if close.key == "nearest-none":
                close = Phrase("nearest-readings")
            raise BadInput("champions-bad-reading", name=quote(name), close=close)
    return tuple(sorted(out))
