"""Languages: a folder of bundles each in `locale/`, and a module here for what of its grammar no bundle can say.

The module of a language is named after its tag, in small letters and with a line for each dash ("zh-Hant": `zh_hant`),
and calls its one `Language` LANGUAGE. Nothing else in the program knows a language by name.
"""

import re
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import TYPE_CHECKING, ClassVar, Final

if TYPE_CHECKING:
    from datetime import date, time
    from importlib.resources.abc import Traversable

FIRST: Final = "en"
"""The language that has every text; the others are compared with it."""

SHORTEST: Final = 3
"""Letters that are left of a word without its ending."""


class Language:
    """A language. The defaults are common to most languages that are written in letters.

    `complete`: every text is written; a test holds that against the bundles. A language that is not is a preview: it
    can be chosen, and what it lacks is shown in English.
    """

    tag: ClassVar[str]
    name: ClassVar[str]
    """What its speakers call it."""
    also: ClassVar[tuple[str, ...]] = ()
    """Other tags of a system that mean it: where it is spoken, or in which script it is written there."""
    complete: ClassVar[bool] = True
    categories: ClassVar[tuple[str, ...]] = ("one", "other")
    """The plural categories that whole numbers have (CLDR)."""
    like_english: ClassVar[frozenset[str]] = frozenset()
    """Words that are written as in English, besides those that the term base has."""
    space: ClassVar[str] = " "
    """What stands between two words."""
    decimal: ClassVar[str] = "."
    """What stands before the first decimal (CLDR)."""
    thousands: ClassVar[str] = ","
    """What stands between thousands (CLDR)."""
    least_grouped: ClassVar[int] = 1_000
    """The least number with such a sign (CLDR)."""
    percent: ClassVar[str] = "%"
    """What stands behind a number of hundredths (CLDR)."""
    endings: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Endings of inflected words, and what a word without them ends with."""

    little: ClassVar[frozenset[str]] = frozenset()
    """Small words before what somebody looks for, which are not part of its name: "the guard", "to ready"."""
    asking: ClassVar[frozenset[str]] = frozenset()
    """Words of questions that do not say what is asked about: "how", "can", "I", "the", as `plain_words` has them."""
    one_sign: ClassVar[dict[str, str]] = {}
    """Letters and characters that are written in several ways, each as one that stands for all of them."""

    sorted_as: ClassVar[dict[str, str]] = {}
    """Small letters that do not stand where Unicode has them, each as what is there."""

    def folder(self) -> "Traversable":
        """Where its bundles are."""
        return files("goldenrule").joinpath("locale", self.tag)

    def plural(self, number: int) -> str:
        """The plural category of a whole number."""
        return "one" if number == 1 else "other"

    def finish_text(self, text: str) -> str:
        """A message that has been filled, as its parts are written where they meet."""
        return ended_once(text)

    def forms_within(self, name: str) -> tuple[str, ...]:
        """What a name is written as within a sentence, besides as it stands alone and in its cases."""
        return ()

    def stem(self, word: str) -> str:
        """A word in small letters as it is in all its inflections: to be looked for, not to be read."""
        for letters in range(min(self._longest_ending, len(word) - SHORTEST), 0, -1):
            if (instead := self._endings.get(word[-letters:])) is not None:
                return word[:-letters] + instead
        return word

    @cached_property
    def _endings(self) -> dict[str, str]:
        return dict(self.endings)

    @cached_property
    def _longest_ending(self) -> int:
        return max(map(len, self._endings), default=0)

    def asks(self, text: str) -> bool:
        """Has a plain text words that questions consist of?"""
        return not self.asking.isdisjoint(text.split())

    def roots(self, text: str) -> list[str]:
        """The words that say what a plain text is about, in the order of the text, each without its endings."""
        return [self.root(word) for word in text.split() if word not in self.asking]

    def root(self, word: str) -> str:
        """A word without any endings or accents: "захищається" and "захищати" are "захищ"."""
        shorter = self.stem(word)
        while shorter != word and len(shorter) > SHORTEST:
            word, shorter = shorter, self.stem(shorter)
        return shorter.translate(self._signs)

    def comparable(self, words: str) -> str:
        """Plain words as they are compared with a name, however somebody wrote them."""
        first, _, others = words.translate(self._signs).partition(" ")
        return others if others and first in self.little else f"{first} {others}".strip()

    @cached_property
    def _signs(self) -> dict[int, str]:
        return {ord(sign): one for sign, one in self.one_sign.items()}

    def text_after(self, text: str, subject: str) -> str | None:
        """A clause without what it begins with; None if that is not what it is about."""
        begins = subject + self.space
        return text[len(begins) :] if text.startswith(begins) else None

    def place(self, name: str) -> str:
        """What a name is put in the order of the alphabet by."""
        return name.casefold().translate({ord(small): written for small, written in self.sorted_as.items()})

    def date(self, day: "date") -> str:
        """A day, as in running text (CLDR's long form)."""
        return day.isoformat()

    def clock(self, time: "time") -> str:
        """A time of the day in hours and minutes (CLDR's short form)."""
        return f"{time.hour:02}:{time.minute:02}"

    def number(self, value: float, decimals: int) -> str:
        """A number with this many decimals; what is rounded to 0 has no sign."""
        whole, point, part = f"{value:z{',' if abs(value) >= self.least_grouped else ''}.{decimals}f}".partition(".")
        return whole.replace(",", self.thousands) + point.replace(".", self.decimal) + part


_ENDED = re.compile(r"(?:(?<=[!?])|(?<=\.\w\.))\.(?!\.)")


def ended_once(text: str) -> str:
    """A text without the full stop behind a name that ends with a mark of its own, which ends the sentence, too.

    The full stop of an abbreviation ("Щ.И.Т.") is such a mark.
    """
    return _ENDED.sub("", text) if "!." in text or "?." in text or ".." in text else text


@cache
def language(tag: str) -> Language:
    """A language by its tag, however that is written. Raises LookupError for an unknown one."""
    name = tag.replace("-", "_").lower()
    if name not in names():
        raise LookupError(f"There is no language {tag!r}.")
    found: Language = import_module(f"{__name__}.{name}").LANGUAGE
    return found


@cache
def names() -> tuple[str, ...]:
    """The modules of all languages, the first one first."""
    found = {each.name for each in iter_modules(__path__)}
    return (FIRST, *sorted(found - {FIRST}))


def all_languages() -> list[Language]:
    """All languages, those that are not complete, too."""
    return [language(name) for name in names()]


def offered_languages() -> list[Language]:
    """The languages that can be chosen: the complete ones, then the previews that have a folder."""
    begun = [each for each in all_languages() if each.complete or each.folder().is_dir()]
    return sorted(begun, key=lambda each: not each.complete)


def complete_languages() -> list[Language]:
    """The languages that have every text."""
    return [each for each in all_languages() if each.complete]


LONGEST_TAG: Final = 100
"""Characters of a tag; anything longer is none, and reading it would take long."""


def language_meant(tag: str, previews: bool = True) -> Language | None:
    """The language that can be chosen which a tag means ("es_MX.UTF-8"); None if there is none.

    Without `previews` it is a complete one: nobody gets a preview without having asked for it.
    """
    if len(tag) > LONGEST_TAG:
        return None
    wanted = re.split(r"[.@]", tag)[0].replace("_", "-").lower()
    among = offered_languages() if previews else complete_languages()
    known = {name.lower(): each for each in among for name in (each.tag, *each.also)}
    return next((known[begin] for begin in _shorter(wanted) if begin in known), None)


def _shorter(tag: str) -> list[str]:
    """A tag, then what it is a kind of: "es-mx", "es"."""
    parts = tag.split("-")
    return ["-".join(parts[:n]) for n in range(len(parts), 0, -1)]


__all__ = [
    "FIRST",
    "Language",
    "all_languages",
    "complete_languages",
    "ended_once",
    "language",
    "language_meant",
    "names",
    "offered_languages",
]
