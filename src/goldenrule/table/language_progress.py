"""How far each language has come, and which of its messages matter most to translate next.

What matters most is counted beforehand: `scripts/shown_messages.py` plays games and counts the screens that each
message is on.
"""

import csv
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from goldenrule.languages import FIRST, language, offered_languages
from goldenrule.words.texts import NAME, sources, usable

if TYPE_CHECKING:
    from goldenrule.languages import Language

SHOWN: Final = files("goldenrule").joinpath("locale", "shown.csv")
"""The screens that each message is on, most shown first; a comment says how the file was made."""


class Progress(NamedTuple):
    """How much of the English messages a language has.

    `messages` of `of` messages, which are `shown` of what games show (0 to 1), and `names` of `of_names` printed names.
    """

    messages: int
    of: int
    shown: float
    names: int
    of_names: int


@cache
def screens() -> dict[str, int]:
    """On how many screens each message is, most shown first. Messages that are gone since the count are left out."""
    _, *lines = SHOWN.read_text(encoding="utf-8").splitlines()
    english = sources(FIRST)
    return {row["key"]: int(row["screens"]) for row in csv.DictReader(lines) if row["key"] in english}


@cache
def progress_of(each: "Language") -> Progress:
    """How far a language has come."""
    english, own = {*_keys(FIRST)}, {*_keys(each.tag)}
    printed = {one.tag: {key for key in sources(one.tag) if key.startswith(NAME)} for one in offered_languages()}
    names = {tag: len(keys - english) for tag, keys in printed.items()}
    return Progress(len(english & own), len(english), _share(own), names[each.tag], max(names.values()))


def percent_shown(each: "Language") -> int:
    """The share of what games show that is in the language, in whole percents; 100 only if it is complete."""
    return 100 if each.complete else min(int(100 * _share({*_keys(each.tag)})), 99)


def _share(keys: set[str]) -> float:
    """The share of what games show that these messages are."""
    shown = screens()
    return sum(n for key, n in shown.items() if key in keys) / sum(shown.values())


def untranslated(each: "Language") -> list[tuple[str, int]]:
    """The messages that games show and a language lacks, each with its number of screens, most shown first."""
    own = {*_keys(each.tag)}
    return [(key, n) for key, n in screens().items() if key not in own]


def _keys(tag: str) -> list[str]:
    """The messages that a language can show, with those of the parts that English has."""
    parts = [each.name for each in language(FIRST).folder().iterdir() if each.is_dir()]
    return [key for part in ("", *parts) for key in usable(tag, part)]
