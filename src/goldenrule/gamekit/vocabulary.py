"""Checks of names in files: an unknown name is refused with the nearest known one."""

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, quote

MOST_LISTED: Final = 30
"""The most names in a message without a similar one."""
IN_GAME: Final = Phrase("place-this-game")
"""The default place of a name: this game."""


def nearest(word: str, known: Collection[str]) -> str:
    """Return the most similar name, "" if none is similar; capitals make no difference."""
    small: dict[str, str] = {}
    for each in known:
        small.setdefault(each.casefold(), each)
    found = get_close_matches(word.casefold(), small, n=1)
    return small[found[0]] if found else ""


def check_exists(what: str, word: str, known: Collection[str], where: Phrase | None = None) -> None:
    """Raise BadInput for an unknown word; `what` and `where` describe the expected name."""
    if word in known:
        return
    near = nearest(word, known)
    if near:
        close = Phrase("nearest-one", word=near)
    elif len(known) <= MOST_LISTED:
        close = Phrase("nearest-choose", known=known)
    else:
        close = Phrase("nearest-none")
    raise BadInput("bad-no-such", what=what, word=quote(word), where=where or "none", close=close)
