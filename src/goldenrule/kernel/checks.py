"""Checks of single values in a position from a file: type, range and references.

The types of record fields (see `fields`) name these checks, under the name `may`: `may.tuple_of(may.seat, 4)`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.rng import MASK

LARGEST: Final = 1_000_000
"""The limit of amounts, up and down; `kernel.expressions` enforces it."""
MOST: Final = 1 << 30
"""The limit of numbers that are only assigned and compared: serials, turns, incarnations."""
LONGEST: Final = 200
"""The most letters of a text."""
MOST_PARTS: Final = 4_096
"""The most members of a list without another limit."""


class Extent:
    """The sizes that limit the values of a position; `at` is the place of a frame on the stack."""

    __slots__ = ("at", "content", "entities", "faces", "lasting", "rows", "seats", "stack", "streams", "zones")

    def __init__(
        self,
        seats: int,
        zones: int,
        rows: int,
        streams: int,
        content: object,
        fields: Mapping[str, object],
        stack: list[object],
    ) -> None:
        self.seats = seats
        self.zones = zones
        self.rows = rows
        self.streams = streams
        ident, lasting = fields["ident"], fields["lasting"]
        self.entities = len(ident) if isinstance(ident, list) else 0
        self.lasting: Iterable[object] = lasting if isinstance(lasting, dict) else ()
        self.faces = len(getattr(content, "faces", ())) or LASTING_BASE
        self.content = content
        self.stack = stack
        self.at = 0


Check = Callable[[object, Extent], bool]
"""May a field hold this value, in a position of this extent?"""


def number(least: int, most: int) -> Check:
    """An int from `least` to `most`."""
    return lambda value, _: type(value) is int and least <= value <= most


amount: Final = number(-LARGEST, LARGEST)
count: Final = number(0, LARGEST)
serial: Final = number(0, MOST)
step: Final = number(0, 255)
plain_number: Final = number(-MOST, MOST)


def flag(value: object, _: Extent) -> bool:
    """True or False."""
    return type(value) is bool


def text(value: object, _: Extent) -> bool:
    """A word or a name."""
    return type(value) is str and len(value) <= LONGEST and (not value or value.isprintable())


def one_of(*words: str) -> Check:
    return lambda value, _: type(value) is str and value in words


def seat(value: object, extent: Extent) -> bool:
    return type(value) is int and 0 <= value < extent.seats


def seat_or_none(value: object, extent: Extent) -> bool:
    """A seat, or -1 for none."""
    return type(value) is int and -1 <= value < extent.seats


def seat_bits(value: object, extent: Extent) -> bool:
    """Several seats as bits."""
    return type(value) is int and 0 <= value < 1 << extent.seats


def entity(value: object, extent: Extent) -> bool:
    """A card, or 0 for none."""
    return type(value) is int and 0 <= value < extent.entities


def thing(value: object, extent: Extent) -> bool:
    """A card, a lasting effect, or 0 for neither."""
    return type(value) is int and (0 <= value < extent.entities or value in extent.lasting)


def ref(value: object, extent: Extent) -> bool:
    """A reference to a card or a lasting effect, which may have left; 0 for none."""
    if type(value) is not int or not 0 <= value <= MOST:
        return False
    return value & ENTITY_MASK < extent.entities or LASTING_BASE <= value <= ENTITY_MASK


def face(value: object, extent: Extent) -> bool:
    return type(value) is int and 0 <= value < extent.faces


def below(value: object, extent: Extent) -> bool:
    """A place on the stack below the frame that refers to it, or -1 for none."""
    return type(value) is int and -1 <= value < extent.at


def plain(value: object, extent: Extent) -> bool:
    """Ints that are not too large, texts, truth values, nothing, and lists of them."""
    if isinstance(value, tuple | list):
        return len(value) <= MOST_PARTS and all([plain(each, extent) for each in value])
    if isinstance(value, dict):
        return len(value) <= MOST_PARTS and all([plain(k, extent) and plain(v, extent) for k, v in value.items()])
    if type(value) is int:
        return -MOST <= value <= MOST
    if value is None or type(value) is bool or text(value, extent):
        return True
    fields: tuple[str, ...] | None = getattr(type(value), "FIELDS", None)
    return fields is not None and all([plain(getattr(value, field), extent) for field in fields])


def tuple_of(check: Check, most: int = MOST_PARTS, least: int = 0) -> Check:
    """A tuple of `least` to `most` members that each pass."""
    return lambda value, x: (
        type(value) is tuple and least <= len(value) <= most and all([check(each, x) for each in value])
    )


def by_seat(check: Check) -> Check:
    """A tuple with a member for each seat."""
    return lambda value, x: type(value) is tuple and len(value) == x.seats and all([check(each, x) for each in value])


def parts(*checks: Check) -> Check:
    """A tuple with these members."""

    def check(value: object, extent: Extent) -> bool:
        return type(value) is tuple and len(value) == len(checks) and all([c(v, extent) for c, v in zip(checks, value)])

    return check


def mapping(keys: Check, values: Check) -> Check:
    def check(value: object, extent: Extent) -> bool:
        return (
            type(value) is dict
            and len(value) <= MOST_PARTS
            and all([keys(k, extent) and values(v, extent) for k, v in value.items()])
        )

    return check


def maybe(check: Check) -> Check:
    """None, or a value that passes the check."""
    return lambda value, x: value is None or check(value, x)


def either(one: Check, other: Check) -> Check:
    return lambda value, x: one(value, x) or other(value, x)


def part(cls: type, checks: Mapping[str, Check]) -> Check:
    """An object of exactly this class whose fields pass."""
    fields = [(field, check) for field, check in checks.items() if field not in getattr(cls, "UNSAVED", ())]
    return lambda value, x: type(value) is cls and all([check(getattr(value, field), x) for field, check in fields])


def _per_entity(value: object, extent: Extent, least: int, most: int) -> bool:
    """A list with an int for each card."""
    if type(value) is not list or len(value) != extent.entities or set(map(type, value)) != {int}:
        return False
    return bool(least <= min(value) and max(value) <= most)


def face_of_each(value: object, extent: Extent) -> bool:
    return _per_entity(value, extent, 0, extent.faces - 1)


def owner_of_each(value: object, extent: Extent) -> bool:
    return _per_entity(value, extent, -1, extent.seats - 1)


def zone_of_each(value: object, extent: Extent) -> bool:
    return _per_entity(value, extent, -1, extent.zones - 1)


def incarnation_of_each(value: object, extent: Extent) -> bool:
    return _per_entity(value, extent, 0, LARGEST)


def serial_of_each(value: object, extent: Extent) -> bool:
    return _per_entity(value, extent, 0, MOST)


def seat_bits_of_each(value: object, extent: Extent) -> bool:
    return _per_entity(value, extent, 0, (1 << extent.seats) - 1)


def zones(value: object, extent: Extent) -> bool:
    """The cards of every zone."""
    return type(value) is list and len(value) == extent.zones and all([cards(each, extent) for each in value])


def rows(value: object, extent: Extent) -> bool:
    """Listener rows, however many: another version may have other events, and the rows are rebuilt."""
    return type(value) is list and len(value) <= MOST_PARTS and all([each == () or row(each, extent) for each in value])


def streams(value: object, extent: Extent) -> bool:
    return type(value) is list and len(value) == extent.streams and all([stream(each, extent) for each in value])


def seat_count(value: object, extent: Extent) -> bool:
    return type(value) is int and value == extent.seats


def up_to_seats(value: object, extent: Extent) -> bool:
    """A number of seats."""
    return type(value) is int and 0 <= value <= extent.seats


def cards(value: object, extent: Extent) -> bool:
    """The cards that lie in a zone."""
    if type(value) is not tuple or not value:
        return type(value) is tuple
    return set(map(type, value)) == {int} and bool(min(value) > 0 and max(value) < extent.entities)


value: Final = either(number(-MOST, MOST), tuple_of(number(-MOST, MOST)))
"""What an effect binds to a name."""
bound: Final = mapping(text, value)
"""Bindings of an effect."""
bindings: Final = tuple_of(parts(text, value), 100)
"""Bindings of a lasting effect."""
option: Final = parts(text, number(-MOST, MOST), number(-MOST, MOST))
row: Final = tuple_of(parts(thing, step), 2 * MOST_PARTS)
"""A row of listeners."""
_word: Final = number(0, MASK)
stream: Final = parts(_word, _word, _word, _word)
"""What a stream of random numbers holds."""
