"""Texts in pieces: the names of cards in them, which can be looked at, and the rules that they name."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

_LETTER = r"[^\W\u2e80-\u9fff\uf900-\ufaff]"
"""What a word goes on with; a character is a word by itself."""


class Segment(Struct, frozen=True, omit_defaults=True):
    """A piece of a text: with a `code` the name of that card, with a `clause` a rule that can be looked up.

    With a `term` it is a word that the rulebook explains under that name.
    """

    text: str
    code: str = ""
    clause: str = ""
    term: str = ""


def spelled(words: Any, codes: Iterable[str]) -> dict[str, str]:
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
    if not known:
        return [Segment(text)] if text else []
    found = re.split(rf"(?<!{_LETTER})({'|'.join(map(re.escape, known))})(?!{_LETTER})", text)
    return [_piece(part, n % 2 == 1, cards, rules) for n, part in enumerate(found) if part]


def _piece(part: str, named: bool, cards: Mapping[str, str], rules: set[str]) -> Segment:
    if not named:
        return Segment(part)
    return Segment(part, clause=part) if part in rules else Segment(part, code=cards[part])
