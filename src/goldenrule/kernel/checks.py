"""What one value of a position from a file may be: its type, its range, and what it may refer to.

A game puts these checks together in its `Shape`, under the name `may`: `may.tuple_of(may.seat, 4)`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.game import Game
from goldenrule.kernel.rng import MASK

LARGEST: Final = 1_000_000
"""Of amounts, up and down; `kernel.expressions` holds them to it."""
MOST: Final = 1 << 30
"""Of numbers that are only given and compared: serials, turns, incarnations."""
LONGEST: Final = 200
"""Letters of a text."""
MOST_PARTS: Final = 4_096
"""Members of a list, where nothing else limits it."""


class Extent:
    """The sizes that the values of a position are checked against; `at` is the place of a frame on the stack."""

    __slots__ = ("at", "content", "entities", "faces", "lasting", "rows", "seats", "stack", "streams", "zones")

    def __init__(self, game: Game, fields: Mapping[str, Any], stack: list[Any]) -> None:
        state = game.state
        self.seats: int = state.seats
        self.zones = len(state.zones)
        self.rows = len(state.rows)
        self.streams = len(state.rng)
        ident, lasting = fields["ident"], fields["lasting"]
        self.entities = len(ident) if isinstance(ident, list) else 0
        self.lasting: Iterable[Any] = lasting if isinstance(lasting, dict) else ()
        self.faces = len(getattr(game.content, "faces", ())) or LASTING_BASE
        self.content = game.content
        self.stack = stack
        self.at = 0


Check = Callable[[Any, Extent], bool]
"""May a field hold this value, in a position of this extent?"""


def number(least: int, most: int) -> Check:
    """An int from `least` to `most`."""
    return lambda value, _: type(value) is int and least <= value <= most


amount: Final = number(-LARGEST, LARGEST)
count: Final = number(0, LARGEST)
serial: Final = number(0, MOST)
step: Final = number(0, 255)


def flag(value: Any, _: Extent) -> bool:
    """True or False."""
    return type(value) is bool


def text(value: Any, _: Extent) -> bool:
    """A word or a name."""
    return type(value) is str and len(value) <= LONGEST and (not value or value.isprintable())


def one_of(*words: str) -> Check:
    return lambda value, _: type(value) is str and value in words


def seat(value: Any, x: Extent) -> bool:
    return type(value) is int and 0 <= value < x.seats


def seat_or_none(value: Any, x: Extent) -> bool:
    """A seat, or -1 for none."""
    return type(value) is int and -1 <= value < x.seats


def seat_bits(value: Any, x: Extent) -> bool:
    """Several seats as bits."""
    return type(value) is int and 0 <= value < 1 << x.seats


def entity(value: Any, x: Extent) -> bool:
    """A card, or 0 for none."""
    return type(value) is int and 0 <= value < x.entities


def thing(value: Any, x: Extent) -> bool:
    """A card, a lasting effect, or 0 for neither."""
    return type(value) is int and (0 <= value < x.entities or value in x.lasting)


def ref(value: Any, x: Extent) -> bool:
    """A reference to a card, or to a lasting effect, which may be gone; 0 for none."""
    if type(value) is not int or not 0 <= value <= MOST:
        return False
    return value & ENTITY_MASK < x.entities or LASTING_BASE <= value <= ENTITY_MASK


def face(value: Any, x: Extent) -> bool:
    return type(value) is int and 0 <= value < x.faces


def below(value: Any, x: Extent) -> bool:
    """A place on the stack below what refers to it, or -1 for none."""
    return type(value) is int and -1 <= value < x.at


def plain(value: Any, x: Extent) -> bool:
    """Ints that are not too large, texts, truth values, nothing, and lists of them."""
    if isinstance(value, tuple | list):
        return len(value) <= MOST_PARTS and all([plain(each, x) for each in value])
    if isinstance(value, dict):
        return len(value) <= MOST_PARTS and all([plain(k, x) and plain(v, x) for k, v in value.items()])
    if type(value) is int:
        return -MOST <= value <= MOST
    if value is None or type(value) is bool or text(value, x):
        return True
    return hasattr(type(value), "FIELDS") and all([plain(getattr(value, field), x) for field in value.FIELDS])


def tuple_of(check: Check, most: int = MOST_PARTS) -> Check:
    """A tuple of any length."""
    return lambda value, x: type(value) is tuple and len(value) <= most and all([check(each, x) for each in value])


def by_seat(check: Check) -> Check:
    """A tuple with a member for each seat."""
    return lambda value, x: type(value) is tuple and len(value) == x.seats and all([check(each, x) for each in value])


def parts(*checks: Check) -> Check:
    """A tuple with these members."""

    def check(value: Any, x: Extent) -> bool:
        return type(value) is tuple and len(value) == len(checks) and all([c(v, x) for c, v in zip(checks, value)])

    return check


def mapping(keys: Check, values: Check) -> Check:
    def check(value: Any, x: Extent) -> bool:
        return (
            type(value) is dict
            and len(value) <= MOST_PARTS
            and all([keys(k, x) and values(v, x) for k, v in value.items()])
        )

    return check


def maybe(check: Check) -> Check:
    """Nothing, or what passes the check."""
    return lambda value, x: value is None or check(value, x)


def either(one: Check, other: Check) -> Check:
    return lambda value, x: one(value, x) or other(value, x)


def part(cls: type[Any], checks: Mapping[str, Check]) -> Check:
    """An object of this very class whose fields pass."""
    fields = [(field, checks.get(field, plain)) for field in cls.FIELDS if field != "gen"]
    return lambda value, x: type(value) is cls and all([check(getattr(value, field), x) for field, check in fields])


def per_entity(least: int, most: Callable[[Extent], int]) -> Check:
    """A list with an int for each card."""

    def check(value: Any, x: Extent) -> bool:
        if type(value) is not list or len(value) != x.entities or set(map(type, value)) != {int}:
            return False
        return bool(least <= min(value) and max(value) <= most(x))

    return check


def cards(value: Any, x: Extent) -> bool:
    """The cards that lie in a zone."""
    if type(value) is not tuple or not value:
        return type(value) is tuple
    return set(map(type, value)) == {int} and bool(min(value) > 0 and max(value) < x.entities)


value: Final = either(number(-MOST, MOST), tuple_of(number(-MOST, MOST)))
"""What an effect binds to a name."""
bound: Final = mapping(text, value)
"""Bindings of an effect."""
option: Final = parts(text, number(-MOST, MOST), number(-MOST, MOST))
row: Final = tuple_of(parts(thing, step), 2 * MOST_PARTS)
"""A row of listeners."""
_word: Final = number(0, MASK)
stream: Final = parts(_word, _word, _word, _word)
"""What a stream of random numbers holds."""
