"""Names that people write: one that does not exist is refused, with the nearest that does."""

from collections.abc import Collection
from difflib import get_close_matches
from typing import Final

from goldenrule.gamekit.typed import quoted
from goldenrule.kernel.errors import BadInput

MOST_LISTED: Final = 30
"""Names that a message lists when none of them is near."""


def nearest(word: str, known: Collection[str]) -> str:
    """The name that is most likely meant, "" if none is near; capitals make no difference."""
    small: dict[str, str] = {}
    for each in known:
        small.setdefault(each.casefold(), each)
    found = get_close_matches(word.casefold(), small, n=1)
    return small[found[0]] if found else ""


def must_exist(what: str, word: str, known: Collection[str], where: str = "") -> None:
    """Raises BadInput, naming what is meant by `what` and `where` it would have to be, for a word that is none."""
    if word in known:
        return
    near = nearest(word, known)
    if near:
        hint = f"; did you mean {near!r}?"
    elif len(known) <= MOST_LISTED:
        hint = f"; choose from {', '.join(known)}."
    else:
        hint = "."
    raise BadInput(f"There is no {what} {quoted(word)}{where}{hint}")
