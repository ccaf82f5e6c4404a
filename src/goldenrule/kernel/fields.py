"""Types of record fields: the values of a field, whether it names a card, and how copies share it.

    seat: Seat                                   # an int that is a seat
    card: CardId = 0                             # renamed when hidden cards are dealt again
    used: tuple[tuple[KeptRef, Index], ...] = ()  # composites follow from their parts

Type checkers see the plain type (`int`). `check_of`, `renaming_code` and `copying_code` derive the rest.
"""

from collections.abc import Mapping
from enum import Enum, auto
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin

from goldenrule.kernel import checks as may
from goldenrule.kernel.checks import Check


class Kind(NamedTuple):
    """The meaning of a value: its check in a position from a file, and the `Serials` method that renames it, if any."""

    check: Check
    rename: str = ""


class Mark(Enum):
    """Further properties of a field."""

    UNSAVED = auto()
    """A note of the running process: no save, digest or check has it."""
    BY_HAND = auto()
    """Checked and renamed by code written for it."""
    CHECKED_BY_HAND = auto()
    SHARED = auto()
    """Copies share the list; it is copied on write."""
    SHALLOW = auto()
    """Copies have their own list with shared records; these are copied on write."""
    BY_SEAT = auto()
    """A tuple with a member for each seat."""


class Size(NamedTuple):
    """The number of members of a tuple."""

    most: int
    least: int = 0


def exactly(count: int) -> Size:
    """Return the size of a tuple of exactly `count` members."""
    return Size(count, count)


def between(least: int, most: int) -> Kind:
    """An int from `least` to `most`."""
    return Kind(may.number(least, most))


CardId = Annotated[int, Kind(may.entity, "card")]
"""A card, wherever it is now; 0 for none."""
PlaceId = Annotated[int, Kind(may.entity, "place")]
"""The card that is in a place now."""
ThingId = Annotated[int, Kind(may.thing, "card")]
"""A card or a lasting effect; 0 for neither."""
CardRef = Annotated[int, Kind(may.ref, "ref")]
"""A reference to a card in one incarnation, or to a lasting effect; 0 for none."""
KeptRef = Annotated[int, Kind(may.ref, "kept")]
"""A reference that is a key for look-ups. Its entry is removed when nobody could look it up any more."""
Face = Annotated[int, Kind(may.face)]
"""The definition of a card's face."""
Seat = Annotated[int, Kind(may.seat)]
SeatOrNone = Annotated[int, Kind(may.seat_or_none)]
"""A seat, or -1 for none."""
SeatBits = Annotated[int, Kind(may.seat_bits)]
"""Several seats, as bits."""
Count = Annotated[int, Kind(may.count)]
Amount = Annotated[int, Kind(may.amount)]
"""A number of something, which may be negative."""
Serial = Annotated[int, Kind(may.serial)]
"""The number of an attack, an effect or a card entering play; 0 for none."""
Index = Annotated[int, Kind(may.step)]
"""A small index: of a step, an ability, an event."""
StackIndex = Annotated[int, Kind(may.below)]
"""A place on the stack, below the frame that refers to it; -1 for none."""
ChosenOption = tuple[str, CardId, int]
"""A chosen option that names a card."""

_PLAIN: Final[dict[object, Check]] = {int: may.plain_number, bool: may.flag, str: may.text}


def marks_of(kind: object) -> tuple[object, ...]:
    """Return the marks of a type; none for a plain one."""
    return getattr(kind, "__metadata__", ())


def is_record(kind: object) -> bool:
    return isinstance(kind, type) and hasattr(kind, "FIELDS")


def _kind_of(kind: object) -> Kind | None:
    for mark in marks_of(kind):
        if isinstance(mark, Kind):
            return mark
    return None


def _parts(kind: object) -> tuple[Any, tuple[Any, ...]]:
    """The origin of a type and its arguments, without marks: of a union with None the origin Union and one argument."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return Union, tuple([each for each in args if each is not NoneType])
    return origin or kind, args


# -- checks ------------------------------------------------------------------------------------------------------------


def check_of(kind: object) -> Check:
    """Return the check for values of this type in a position from a file."""
    meaning = _kind_of(kind)
    if meaning is not None:
        return meaning.check
    marks = marks_of(kind)
    origin, args = _parts(kind)
    if origin in _PLAIN:
        return _PLAIN[origin]
    if origin is tuple:
        if args[-1] is not Ellipsis:
            return may.parts(*[check_of(each) for each in args])
        if Mark.BY_SEAT in marks:
            return may.by_seat(check_of(args[0]))
        size = next((mark for mark in marks if isinstance(mark, Size)), Size(may.MOST_PARTS))
        return may.tuple_of(check_of(args[0]), size.most, size.least)
    if origin in (dict, Mapping):
        return may.mapping(*[check_of(each) for each in args])
    if origin is Literal:
        return may.one_of(*args)
    if origin is Union and len(args) == 1:
        return may.maybe(check_of(args[0]))
    if is_record(origin):
        return may.part(origin, {field: check_of(each) for field, each in origin.types().items()})
    return may.plain


# -- renaming ----------------------------------------------------------------------------------------------------------


def renaming_code(kind: object, value: str, depth: int = 0) -> str:
    """Return an expression that renames by `to` all cards in a value of this type; "" if it can name none."""
    meaning = _kind_of(kind)
    if meaning is not None:
        return f"to.{meaning.rename}({value})" if meaning.rename else ""
    if Mark.BY_HAND in marks_of(kind) or Mark.UNSAVED in marks_of(kind):
        return ""
    origin, args = _parts(kind)
    each, key = f"each{depth}", f"key{depth}"
    if origin is tuple and args[-1] is not Ellipsis:
        parts = [renaming_code(part, f"{value}[{i}]", depth) for i, part in enumerate(args)]
        return f"({', '.join([part or f'{value}[{i}]' for i, part in enumerate(parts)])},)" if any(parts) else ""
    if origin in (tuple, list):
        new = renaming_code(args[0], each, depth + 1)
        members = f"{new} for {each} in {value}"
        if new and (kept := _kept_at(args[0])) is not None:
            members = f"new for {each} in {value} if (new := {new}){kept}"
        return f"{origin.__name__}([{members}])" if new else ""
    if origin in (dict, Mapping):
        new_key, new_value = renaming_code(args[0], key, depth + 1), renaming_code(args[1], each, depth + 1)
        items = f"{key}, {each} in {value}.items()"
        if new_key and (kept := _kept_at(args[0])) is not None:
            return f"{{new: {new_value or each} for {items} if (new := {new_key}){kept}}}"
        return f"{{{new_key or key}: {new_value or each} for {items}}}" if new_key or new_value else ""
    if origin is Union and len(args) == 1:
        new = renaming_code(args[0], value, depth)
        return f"(None if {value} is None else {new})" if new else ""
    if is_record(origin) and origin.names_cards():
        return f"{value}.renumbered(g, to)"
    return ""


def _kept_at(kind: object) -> str | None:
    """Return the subscript of the `KeptRef` in a collection member: "" for the member itself, None if there is none."""
    meaning = _kind_of(kind)
    if meaning is not None:
        return "" if meaning.rename == "kept" else None
    origin, args = _parts(kind)
    if origin is tuple and args[-1] is not Ellipsis:
        for i, part in enumerate(args):
            if _kept_at(part) == "":
                return f"[{i}]"
    return None


# -- copying -----------------------------------------------------------------------------------------------------------


def copying_code(kind: object, value: str) -> str:
    """Return an expression for a copy of the value; tuples and mappings are shared, because they are never mutated."""
    marks = marks_of(kind)
    if Mark.SHARED in marks:
        return value
    origin, args = _parts(kind)
    if origin is list:
        deep = Mark.SHALLOW not in marks and is_record(args[0])
        return f"[each.copy() for each in {value}]" if deep else f"{value}.copy()"
    if origin is dict or is_record(origin):
        return f"{value}.copy()"
    if origin is Union and len(args) == 1 and is_record(args[0]):
        return f"(None if {value} is None else {value}.copy())"
    return value


def owned_records_code(kind: object, value: str) -> str:
    """Return an expression for the records that only this one owns, and may change; "" if there are none."""
    if Mark.BY_HAND in marks_of(kind):
        return ""
    origin, args = _parts(kind)
    if origin is list and is_record(args[0]) and args[0].names_cards():
        return value
    if origin is Union and len(args) == 1 and is_record(args[0]) and args[0].names_cards():
        return f"() if {value} is None else ({value},)"
    return ""
