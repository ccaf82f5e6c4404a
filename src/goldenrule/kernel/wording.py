"""What a library says of data that does not fit, in words for a person: where it is, and what is expected there."""

import re
from typing import Final

_KINDS: Final = {
    "object": "a mapping", "array": "a list", "str": "a text", "int": "a whole number", "float": "a number",
    "bool": "true or false", "null": "nothing",
}  # fmt: skip
_EXPECTED: Final = re.compile(
    r"Expected `(?P<kinds>[^`]*)`(?: of (?P<size>.*?))?(?: (?P<sign>>=|<=|>|<) (?P<limit>-?\d+))?"
    r"(?:, got `(?P<got>[^`]*)`)?"
)
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `([^`]*)`")
WORD: Final = re.compile(r"Invalid enum value '(.*)'")
_SIGNS: Final = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
STEP: Final = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")
"""A step of a path: a name, or a number, or dots for a member of a mapping."""


def told(error: Exception) -> str:
    """What msgspec says is wrong, with its place: "in 'entries', number 3, a text is expected, not a list"."""
    text, _, at = str(error).partition(" - at `")
    where = place(at.rpartition("$")[2].rstrip("`"))
    of_key = "a key " if at.startswith("key`") else ""
    return f"{of_key}in {where}, {expectation(text)}" if where else expectation(text)


def expectation(text: str) -> str:
    """What is expected, of a sentence of msgspec without its place."""
    if field := _FIELD.fullmatch(text):
        what = shortened(field[2])
        return f"the field {what} is missing" if field[1].startswith("missing") else f"there is no field {what}"
    if word := WORD.fullmatch(text):
        return f"{shortened(word[1])} is none of the words that may stand there"
    found = _EXPECTED.fullmatch(text)
    if found is None:
        return "the value is none that may stand there"
    wanted = " or ".join([_kind(each) for each in found["kinds"].split(" | ")])
    if found["size"]:
        wanted += f" of {found['size']}"
    if found["sign"]:
        wanted += f" of {_SIGNS[found['sign']]} {found['limit']}"
    return f"{wanted} is expected" + (f", not {_kind(found['got'])}" if found["got"] else "")


def place(path: str) -> str:
    """A path such as ".entries[2].undo" as "'entries', number 3, 'undo'"."""
    out = []
    for name, index in STEP.findall(path):
        out.append(shortened(name) if name else f"number {int(index) + 1}" if index.isdigit() else "a member")
    return ", ".join(out)


def shortened(name: str) -> str:
    return repr(name if len(name) <= 60 else f"{name[:60]}...")


def _kind(word: str) -> str:
    return _KINDS.get(word, "another value")
