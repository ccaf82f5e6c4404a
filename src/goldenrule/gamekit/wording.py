"""Words that all games put together alike: names from the bundle, lists, keys."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from goldenrule.languages import Language

Args = dict[str, str | int]
"""What a message is filled with."""

NONE = "none"
"""What messages take for a part that is left out."""


class Translator(Protocol):
    """Where texts come from: a `goldenrule.table.texts.Texts`."""

    @property
    def language(self) -> "Language": ...

    def t(self, key: str, /, **args: str | int) -> str: ...

    def has(self, key: str) -> bool: ...

    def attributes(self, key: str) -> Collection[str]: ...

    def attribute(self, key: str, name: str, /, **args: str | int) -> str: ...


@lru_cache(1024)
def slug(word: str) -> str:
    """A word of the data as part of a key: "S.H.I.E.L.D." -> "shield", "side_scheme" -> "side-scheme"."""
    kept = "".join(c for c in word.lower() if c.isalnum() or c in " _-")
    return kept.replace(" ", "-").replace("_", "-")


def capital(text: str) -> str:
    """With a capital letter first; scripts without capitals are left alone."""
    return text[:1].upper() + text[1:]


def called(texts: Translator, kind: str, word: str) -> str:
    """The name that the bundle has for a word of the data, such as a trait; for one of a pack the word itself."""
    key = f"{kind}-{slug(word)}"
    return texts.t(key) if texts.has(key) else word.replace("_", " ")


def joined(texts: Translator, parts: Iterable[str], key: str, last: str = "") -> str:
    """Parts one after the other as a message of two parts puts them, or `last` the last of them."""
    out, *rest = [*parts] or [""]
    for i, part in enumerate(rest, 1):
        out = texts.t(last if last and i == len(rest) else key, first=out, second=part)
    return out
