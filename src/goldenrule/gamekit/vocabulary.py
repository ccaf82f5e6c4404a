"""Names that people write: one that does not exist is refused, with the nearest that does."""

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, quote

MOST_LISTED: Final = 30
"""Names that a message lists when none of them is near."""
IN_GAME: Final = Phrase("place-this-game")
"""Where a name would have to be: in this game."""


def nearest(word: str, known: Collection[str]) -> str:
    """The name that is most likely meant, "" if none is near; capitals make no difference."""
    small: dict[str, str] = {}
    for each in known:
        small.setdefault(each.casefold(), each)
    found = get_close_matches(word.casefold(), small, n=1)
    return small[found[0]] if found else ""


def check_exists(what: str, word: str, known: Collection[str], where: Phrase | None = None) -> None:
    """Raises BadInput, naming what is meant by `what` and `where` it would have to be, for a word that is none."""
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
