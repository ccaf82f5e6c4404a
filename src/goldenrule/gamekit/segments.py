"""Texts in pieces, with links to the cards and rules that they name."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class Segment(Struct, frozen=True, omit_defaults=True):
    """A piece of a text: with a `code` the name of that card, with a `clause` a link to a rule.

    With a `term` it is a word with an entry of that name in the rulebook.
    """

    text: str
    code: str = ""
    clause: str = ""
    term: str = ""


class CardNames(Protocol):
    """Words of a game with names of cards."""

    def name(self, code: str, /) -> str: ...


def names_in_texts(words: CardNames, codes: Iterable[str]) -> dict[str, str]:
    """Return cards by all their names in texts, in every grammatical case."""
    texts = getattr(words, "texts", None)  # a game that has hardly any words has none
    names = [(words.name(code), code) for code in codes]
    return {form: code for name, code in names for form in ({name} if texts is None else texts.forms(name))}


def segments(text: str, cards: Mapping[str, str], clauses: Iterable[str] = ()) -> list[Segment]:
    """Split a text into pieces. `cards` maps names to codes, `clauses` are those that it may name.

    The longer of two overlapping names wins. A name must be a whole word: "Hulk" is not in "Hulks"; in a script without
    spaces every character is a word.
    """
    rules = {*clauses}
    there = (name for name in {*cards, *rules} if name and name in text)
    known = sorted(there, key=lambda name: (-len(name), name))
    found, at = [], 0
    while (here := _first(text, known, at)) is not None:
        start, name = here
        found += [Segment(text[at:start])] if start > at else []
        found.append(Segment(name, clause=name) if name in rules else Segment(name, code=cards[name]))
        at = start + len(name)
    return [*found, Segment(text[at:])] if at < len(text) else found


def _first(text: str, names: Sequence[str], at: int) -> tuple[int, str] | None:
    """Return the first of some names that is a whole word in a text from a place on."""
    best: tuple[int, str] | None = None
    for name in names:
        start = text.find(name, at)
        while start >= 0 and not _alone(text, start, start + len(name)):
            start = text.find(name, start + 1)
        if start >= 0 and (best is None or start < best[0]):
            best = start, name
    return best


def _alone(text: str, start: int, end: int) -> bool:
    """Is a part of a text a whole word?"""
    return not _goes_on(text[start - 1 : start]) and not _goes_on(text[end : end + 1])


def _goes_on(letter: str) -> bool:
    """Does a word continue here? A Chinese or Japanese character is a word by itself."""
    return (
        (letter.isalnum() or letter == "_")
        and not "\u2e80" <= letter <= "\u9fff"
        and not "\uf900" <= letter <= "\ufaff"
    )
