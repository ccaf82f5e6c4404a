"""Types of fields, analysed once for reading and writing, and their names in messages."""

import re
import types
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from goldenrule.kernel.field_marks import Names, Words
from goldenrule.kernel.nodes import Word
from goldenrule.words.phrases import Arg, Phrase, join_phrases, show_value

_STEP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_LISTS: Final = (tuple, list, frozenset)
Struct = Word | msgspec.Struct
"""The classes in packs: words, and facts of cards."""


def snake(name: str) -> str:
    """Return a name in snake case: `DealDamage` -> `deal_damage`."""
    return _STEP.sub("_", name).lower()


def head_of(cls: type) -> str:
    """Return the field after the word of a class, with the others beside it; "" if it has none."""
    return getattr(cls, "HEAD", "")


class Kind:
    """An analysed type. `mark`: the words for its values, `optional`: may it be None, `origin`: its class.

    `members` are the types of a union without None, else itself. `struct` is its class if it is a struct; `each` is the
    type of the members of a list or of the values of a mapping, `fixed` those of a tuple of a certain length.
    """

    __slots__ = ("each", "fixed", "mark", "members", "optional", "origin", "struct", "type")

    def __init__(self, kind: object) -> None:
        self.type = kind
        self.mark: Names | Words | None = None
        while get_origin(kind) is Annotated:
            kind, *marks = get_args(kind)
            self.mark = next((mark for mark in marks if isinstance(mark, Names | Words)), self.mark)
        origin = get_origin(kind)
        self.origin: Any = origin or kind
        self.optional = False
        self.members: tuple[Kind, ...] = (self,)
        self.struct: type[Struct] | None = None
        self.each: Kind | None = None
        self.fixed: tuple[Kind, ...] | None = None
        args = get_args(kind)
        if origin in (Union, types.UnionType):
            self.optional = type(None) in args
            self.members = tuple([kind_of(each) for each in args if each is not type(None)])
        elif isinstance(self.origin, type):
            if issubclass(self.origin, Struct):
                self.struct = self.origin
            elif issubclass(self.origin, Mapping):
                self.each = kind_of(args[1] if args else object)
            elif self.origin in _LISTS:
                if self.origin is tuple and args and args[-1] is not Ellipsis:
                    self.fixed = tuple([kind_of(each) for each in args])
                else:
                    self.each = kind_of(args[0] if args else object)

    @property
    def many(self) -> bool:
        return len(self.members) > 1

    def only(self, lists: bool) -> "Kind":
        """Return the member of a union that is a list, or a mapping."""
        for each in self.members:
            if (each.each is not None or each.fixed is not None) and (each.origin in _LISTS) == lists:
                return each
        return self

    def items(self, count: int) -> "tuple[Kind, ...]":
        """Return the types of the members of a list of that length."""
        return self.fixed or (self.each or _ANYTHING,) * count


_known: dict[object, Kind] = {}


def kind_of(kind: object) -> Kind:
    """Analyse a type."""
    found = _known.get(kind)
    if found is None:
        found = _known[kind] = Kind(kind)
    return found


_ANYTHING: Final = kind_of(object)
FAMILIES: Final = {"Op": "effect", "Num": "number", "Cond": "condition", "Sel": "cards"}
PLAIN: Final = {str: "text", int: "number", bool: "truth"}


def family(cls: type) -> type:
    """Return the general class of a word."""
    return next((base for base in cls.__mro__ if base.__name__ in FAMILIES or "FAMILY" in vars(base)), cls)


def type_name(kind: Kind) -> Arg:
    """Return the name of a type in messages."""
    if kind.members != (kind,):
        return join_phrases("or", [*dict.fromkeys(type_name(each) for each in kind.members)])
    origin = kind.origin
    if origin in PLAIN:
        return Phrase(f"pack-kind-{PLAIN[origin]}")
    if origin in _LISTS:
        return Phrase("pack-kind-list")
    if isinstance(origin, type) and "FAMILY" in vars(origin):
        return Phrase(f"pack-kind-{vars(origin)['FAMILY']}")
    name = "text" if origin is Literal else getattr(origin, "__name__", str(origin))
    if name in FAMILIES:
        return Phrase(f"pack-kind-{FAMILIES[name]}")
    return struct_name(name)


def struct_name(name: str) -> Phrase:
    """Return the name of a struct in messages, from its class."""
    word = snake(name).replace("_", " ")
    return Phrase("pack-kind", word=word, vowel="yes" if word[0] in "aeiou" else "no")


def plain(data: object) -> Arg:
    """Return plain data for a message."""
    if isinstance(data, dict | list):
        return Phrase("pack-kind-mapping" if isinstance(data, dict) else "pack-kind-list")
    return show_value(data)
