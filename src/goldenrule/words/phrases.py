"""What is said by key, in whatever language it is told in the end: errors, problems, and what they name."""

import os
from collections.abc import Collection, Sequence
from datetime import date, datetime
from pathlib import PurePath
from typing import Any, Final, Union

Arg = Union[str, int, date, "os.PathLike[str]", "Phrase", Collection["Arg"]]
"""What a phrase may be filled with. Several are told as a list, with what stands between its members; a day, and a time
of a day, as the language writes them."""
LONGEST_QUOTED: Final = 60
"""Characters of what was typed or read that an error repeats."""
MOST_NAMED: Final = 10
"""Things that a sentence names; of more, it says how many there are."""


class Phrase:
    """A message of the bundles with its arguments. `Texts.tell` tells it in a language."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: Arg) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Phrase({', '.join([repr(self.key), *[f'{name}={value!r}' for name, value in self.args.items()]])})"


def printed_name(game: str, code: str, name: str) -> Phrase:
    """The name of a card: as other languages call it, or as it is printed."""
    return Phrase(f"name-{game}-{code}", printed=name)


class Help(str):
    """A phrase where only texts may be, and long before one is shown: as a text it is its key."""

    said: Phrase

    def __new__(cls, key: str, /, **args: Arg) -> "Help":
        found = super().__new__(cls, key)
        found.said = Phrase(key, **args)
        return found


def join_phrases(how: str, parts: Collection[Arg]) -> Arg:
    """Several in a row, with what a message "join-..." puts between two: "or", "and", "sentences"; "" for none.

    However many there are, they are not nested: `Texts.tell` joins them one after the other.
    """
    if len(parts) < 2:
        return next(iter(parts), "")
    return Phrase(f"join-{how}", parts=[*parts])


def name_few(first: Sequence[Arg], count: int) -> list[Arg]:
    """The `first` of `count` things, at most `MOST_NAMED`, and how many more there are."""
    more = [Phrase("names-more", n=count - MOST_NAMED)] if count > MOST_NAMED else []
    return [*first[:MOST_NAMED], *more]


def shorten(text: str) -> str:
    """The beginning of a text that is long."""
    return text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]}..."


def quote(text: str) -> Phrase:
    """What was typed, in quotation marks; the beginning of it if it is long."""
    return Phrase("shown-text", text=repr(shorten(text))[1:-1])


def show_value(value: object) -> Arg:
    """A value of any kind: how it is written, or the beginning of it, or only what it is."""
    if value is None:
        return Phrase("shown-nothing")
    if isinstance(value, str):
        return quote(value)
    kind = type(value).__name__
    if isinstance(value, dict | list | tuple | set | frozenset) and len(value) > 4:
        return Phrase("shown-many", kind=kind, n=len(value))
    try:
        text = repr(value)
    except Exception:  # a number of too many digits, nesting without end, or an object of somebody else
        text = " object at 0x"
    if hasattr(value, "FIELDS") or " object at 0x" in text:  # a record says more than a sentence can hold
        return Phrase("shown-kind", kind=kind)
    return shorten(text)


def reason(error: BaseException) -> Arg:
    """Why the system could not do it."""
    import errno

    number = getattr(error, "errno", None)
    if number is None:
        return getattr(error, "strerror", "") or Phrase("system-no-name")
    name = errno.errorcode.get(number, "").removeprefix("WSA")  # with which Windows names errors of sockets
    return Phrase(f"system-{name.lower()}") if name in SYSTEM else str(getattr(error, "strerror", "") or name)


def plain(said: Arg) -> object:
    """A phrase, or what one is filled with, as plain data for another process."""
    if isinstance(said, Help):
        return plain(said.said)
    if isinstance(said, Phrase):
        return {"key": said.key, "args": {name: plain(each) for name, each in said.args.items()}}
    if isinstance(said, str | int):
        return said
    if isinstance(said, date):
        return {"moment": said.isoformat()}
    return {"path": os.fspath(said)} if isinstance(said, os.PathLike) else [plain(each) for each in said]


def phrase_of(data: Any) -> Phrase:
    """The phrase that plain data stands for."""
    return Phrase(data["key"], **{name: _arg_of(each) for name, each in data["args"].items()})


def _arg_of(data: Any) -> Arg:
    if isinstance(data, list):
        return [_arg_of(each) for each in data]
    if isinstance(data, dict) and "moment" in data:
        return (datetime if "T" in data["moment"] else date).fromisoformat(data["moment"])
    if isinstance(data, dict) and "path" in data:
        return PurePath(data["path"])
    return phrase_of(data) if isinstance(data, dict) else data


SYSTEM: Final = frozenset({
    "EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EBUSY", "EEXIST", "EFBIG", "EINVAL", "EIO", "EISDIR", "ELOOP", "EMFILE",
    "ENAMETOOLONG", "ENODEV", "ENOENT", "ENOLCK", "ENOMEM", "ENOSPC", "ENOTDIR", "ENOTEMPTY", "ENXIO", "EPERM",
    "EROFS",
})  # fmt: skip
"""Why a system refuses, of which there are words here; of others its own are told."""

__all__ = [
    "Arg",
    "Help",
    "Phrase",
    "join_phrases",
    "name_few",
    "phrase_of",
    "plain",
    "printed_name",
    "quote",
    "reason",
    "shorten",
    "show_value",
]  # fmt: skip
