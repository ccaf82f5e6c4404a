"""Words that all games put together alike: names from the bundle, lists, keys."""

import re
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol

from goldenrule.words.phrases import Phrase

if TYPE_CHECKING:
    from goldenrule.languages import Language

Args = dict[str, str | int]
"""What a message is filled with."""

NONE = "none"
"""What messages take for a part that is left out."""
_ABBREVIATED: Final = re.compile(r"\.\w\.[)）]?$")
_STOP: Final = re.compile(r"[.。]+([)）]?)$")
OPENING: Final = ("¿", "¡", "«", "„")
"""What a sentence can begin with before its first letter."""


class Translator(Protocol):
    """Where texts come from: a `goldenrule.words.texts.Texts`."""

    @property
    def language(self) -> "Language": ...

    def t(self, key: str, /, **args: str | int) -> str: ...

    def tell(self, said: Phrase) -> str: ...

    def word(self, key: str, /, **args: str | int) -> str: ...

    def forms(self, text: str) -> Collection[str]: ...

    def decline(self, text: str, case: str) -> str: ...

    def has(self, key: str) -> bool: ...

    def attributes(self, key: str) -> Collection[str]: ...

    def attribute(self, key: str, name: str, /, **args: str | int) -> str: ...


@lru_cache(1024)
def slug(word: str) -> str:
    """A word of the data as part of a key: "S.H.I.E.L.D." -> "shield", "side_scheme" -> "side-scheme"."""
    kept = "".join(c for c in word.lower() if c.isalnum() or c in " _-")
    return kept.replace(" ", "-").replace("_", "-")


def capital(text: str) -> str:
    """With a capital letter first, behind a mark that opens; scripts without capitals are left alone."""
    at = 1 if text[:1] in OPENING else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def signed_number(change: int) -> str:
    """A change of a number: with a plus, or a minus that is not a hyphen."""
    return f"{change:+d}".replace("-", "−")


def without_full_stop(text: str) -> str:
    """A sentence without its full stop, for use inside another one, nor that of what is in brackets at its end.

    Of an abbreviation there ("Щ.И.Т.") it stays.
    """
    return text if _ABBREVIATED.search(text) else _STOP.sub(r"\1", text)


def word_name(texts: Translator, kind: str, word: str) -> str:
    """The name that the bundle has for a word of the data, such as a trait; for one of a pack the word itself."""
    key = f"{kind}-{slug(word)}"
    return texts.word(key) if texts.has(key) else word.replace("_", " ")


def join_parts(texts: Translator, parts: Iterable[str], key: str, last: str = "") -> str:
    """Parts one after the other as a message of two parts puts them, or `last` the last of them."""
    out, *rest = [*parts] or [""]
    for i, part in enumerate(rest, 1):
        out = texts.word(last if last and i == len(rest) else key, first=out, second=part)
    return out


def list_parts(texts: Translator, parts: Iterable[str], key: str = "join-names") -> str:
    """Parts with what stands between two of them in a message of two parts: a comma and a space."""
    return texts.t(key, first="", second="").join(parts)


def subject_once(texts: Translator, told: list[str], tests: Iterable[object]) -> list[str]:
    """Clauses on tests; if all of these are about the same set (`of`), only the first clause names it."""
    if len({getattr(getattr(each, "cond", each), "of", each) for each in tests}) != 1:
        return told
    space = texts.language.space
    words = [each.split(space) if space else [*each] for each in told]
    shared = next((place for place, each in enumerate(zip(*words)) if len({*each}) > 1), 0)
    return [told[0], *[space.join(each[shared:]) for each in words[1:]]]


def sentences(texts: Translator, parts: Iterable[str]) -> str:
    """Whole sentences one after the other."""
    return list_parts(texts, parts, "join-sentences")


def name_in_language(texts: Translator, game: str, code: str, printed: str) -> str:
    """The name that a language has for something printed, mostly a card; the English one if it has none."""
    key = f"name-{game}-{code}"
    return texts.word(key) if texts.has(key) else printed
