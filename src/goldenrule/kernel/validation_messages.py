"""Messages for people from a library's errors on invalid data: the place and the expectation."""

import re
from typing import Final

from goldenrule.words.phrases import Arg, Phrase, join_phrases, quote

KINDS: Final = frozenset({"object", "array", "str", "int", "float", "bool", "null"})
"""Kinds of values in msgspec's messages for which there are words here."""
_EXPECTED: Final = re.compile(
    r"Expected `(?P<kinds>[^`]*)`(?P<long> of length)?(?: (?:(?P<sign>>=|<=|>|<) )?(?P<limit>-?\d+))?"
    r"(?:, got `(?P<got>[^`]*)`)?"
)
FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `([^`]*)`")
WORD: Final = re.compile(r"Invalid enum value '(.*)'")
SIGNS: Final = {">=": "least", "<=": "most", ">": "more", "<": "less"}
STEP: Final = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")
"""A step of a path: a name, or a number, or dots for a member of a mapping."""


def error_phrase(error: Exception) -> Phrase:
    """Return msgspec's error with its place: "in 'entries', number 3, a text is expected, not a list"."""
    text, _, at = str(error).partition(" - at `")
    where = place(at.rpartition("$")[2].rstrip("`"))
    if not where:
        return expectation(text)
    return Phrase("data-key" if at.startswith("key`") else "data-place", where=where, what=expectation(text))


def expectation(text: str) -> Phrase:
    """Return the expectation in a sentence of msgspec without its place."""
    if field := FIELD.fullmatch(text):
        missing = field[1].startswith("missing")
        return Phrase("data-field-missing" if missing else "data-field-unknown", field=quote(field[2]))
    if word := WORD.fullmatch(text):
        return Phrase("data-word", word=quote(word[1]))
    found = _EXPECTED.fullmatch(text)
    if found is None:
        return Phrase("data-value")
    wanted = join_phrases("or", [_kind(each) for each in found["kinds"].split(" | ")])
    if found["long"]:
        how = SIGNS[found["sign"]] if found["sign"] else "exactly"
        wanted = Phrase("data-length", kind=wanted, how=how, limit=int(found["limit"] or 0))
    elif found["sign"]:
        wanted = Phrase(f"data-{SIGNS[found['sign']]}", kind=wanted, limit=int(found["limit"]))
    if found["got"]:
        return Phrase("data-expected-not", wanted=wanted, got=_kind(found["got"]))
    return Phrase("data-expected", wanted=wanted)


def place(path: str) -> list[Arg]:
    """Return a path such as ".entries[2].undo" as "'entries', number 3, 'undo'"."""
    out: list[Arg] = []
    for name, index in STEP.findall(path):
        if name:
            out.append(quote(name))
        else:
            out.append(Phrase("data-number", n=int(index) + 1) if index.isdigit() else Phrase("data-member"))
    return out


def _kind(word: str) -> Phrase:
    return Phrase(f"data-kind-{word if word in KINDS else 'other'}")
