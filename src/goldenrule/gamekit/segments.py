"""Texts in pieces: the names of cards in them, which can be looked at, and the rules that they name."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class Segment(Struct, frozen=True, omit_defaults=True):
    """A piece of a text: with a `code` the name of that card, with a `clause` a rule that can be looked up.

    With a `term` it is a word that the rulebook explains under that name.
    """

    text: str
    code: str = ""
    clause: str = ""
    term: str = ""


class CardNames(Protocol):
    """Words of a game, as far as they name cards."""

    def name(self, code: str, /) -> str: ...


def names_in_texts(words: CardNames, codes: Iterable[str]) -> dict[str, str]:
    """Cards by all that a text of a game's words may call them, in every case."""
    texts = getattr(words, "texts", None)  # a game that has hardly any words has none
    names = [(words.name(code), code) for code in codes]
    return {form: code for name, code in names for form in ({name} if texts is None else texts.forms(name))}


def segments(text: str, cards: Mapping[str, str], clauses: Iterable[str] = ()) -> list[Segment]:
    """The pieces of a text; together they are the text. `cards` are codes by names, `clauses` those it may name.

    Of names of which one is a part of the other the longer one is found. A name stands alone: "Hulk" is not in "Hulks";
    but between characters of which each is a word it does.
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
    """The first of some names that stands alone in a text from a place on; of several there, the one named first."""
    best: tuple[int, str] | None = None
    for name in names:
        start = text.find(name, at)
        while start >= 0 and not _alone(text, start, start + len(name)):
            start = text.find(name, start + 1)
        if start >= 0 and (best is None or start < best[0]):
            best = start, name
    return best


def _alone(text: str, start: int, end: int) -> bool:
    """Does no word go on before or after a part of a text?"""
    return not _goes_on(text[start - 1 : start]) and not _goes_on(text[end : end + 1])


def _goes_on(letter: str) -> bool:
    """Is this part of a longer word? A Chinese or Japanese character is a word by itself."""
    return (
        (letter.isalnum() or letter == "_")
        and not "\u2e80" <= letter <= "\u9fff"
        and not "\uf900" <= letter <= "\ufaff"
    )
