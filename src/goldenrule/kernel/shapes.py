"""What a position may hold: the type, range and references of every field, and how the parts of a whole fit together.

A position that comes from a file is checked here before it is a game, wherever the file comes from. A game says in its
`Shape` what its own fields hold; a field of which nothing is said holds plain values.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.errors import BadInput, shown
from goldenrule.kernel.game import Game, Sealed
from goldenrule.kernel.rng import MASK
from goldenrule.kernel.state import ENTITY_MASK, LASTING_BASE, Card, Lasting
from goldenrule.kernel.windows import AFTER, PREDICTED, Condition, Occurrence

LARGEST: Final = 1_000_000
"""Of amounts, up and down; `kernel.expressions` holds them to it."""
MOST: Final = 1 << 30
"""Of numbers that are only given and compared: serials, turns, incarnations."""
LONGEST: Final = 200
"""Letters of a text."""
MOST_PARTS: Final = 4_096
"""Members of a list, where nothing else limits it."""
MOST_FRAMES: Final = 500


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


# -- checks ------------------------------------------------------------------------------------------------------------


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


def _per_entity(least: int, most: Callable[[Extent], int]) -> Check:
    """A list with an int for each card."""

    def check(value: Any, x: Extent) -> bool:
        if type(value) is not list or len(value) != x.entities or set(map(type, value)) != {int}:
            return False
        return bool(least <= min(value) and max(value) <= most(x))

    return check


bound: Final = mapping(text, either(number(-MOST, MOST), tuple_of(number(-MOST, MOST))))
"""Bindings of an effect."""
option: Final = parts(text, number(-MOST, MOST), number(-MOST, MOST))
_row: Final = tuple_of(parts(thing, step), 2 * MOST_PARTS)
_word: Final = number(0, MASK)
_stream: Final = parts(_word, _word, _word, _word)


def _program(value: Any, _: Extent) -> bool:
    return isinstance(value, Program)


def _effect(value: Any, x: Extent) -> bool:
    """An effect: it is at a step that its program has, and was triggered by a condition that there is."""
    return (
        type(value) is Effect
        and type(value.pc) is int
        and 0 <= value.pc <= len(value.program.ops)
        and _triggered(value.occ, value.cond, x)
    )


def _triggered(occ: int, cond: int, x: Extent) -> bool:
    if occ < 0:
        return True
    found = x.stack[occ]
    return isinstance(found, Occurrence) and type(found.conds) is list and 0 <= cond < len(found.conds)


CARD: Final[Mapping[str, Check]] = {
    "controller": seat_or_none,
    "host": entity,
    "exhausted": flag,
    "counters": tuple_of(parts(text, amount), 100),
}
"""The fields that every game's cards have."""

STATE: Final[Mapping[str, Check]] = {
    "ident": _per_entity(0, lambda x: x.faces - 1),
    "face": _per_entity(0, lambda x: x.faces - 1),
    "owner": _per_entity(-1, lambda x: x.seats - 1),
    "zone": _per_entity(-1, lambda x: x.zones - 1),
    "inc": _per_entity(0, lambda _: LARGEST),
    "vid": _per_entity(0, lambda _: MOST),
    "known": _per_entity(0, lambda x: (1 << x.seats) - 1),
    "zones": lambda value, x: type(value) is list and len(value) == x.zones and all([_cards(v, x) for v in value]),
    "rows": lambda value, x: (
        type(value) is list and len(value) == x.rows and all([row == () or _row(row, x) for row in value])
    ),
    "rng": lambda value, x: type(value) is list and len(value) == x.streams and all([_stream(v, x) for v in value]),
    "uses": mapping(parts(ref, number(-1, MOST_PARTS), text), count),
    "serial": serial,
    "next_vid": serial,
    "seats": lambda value, x: type(value) is int and value == x.seats,
    "winner": text,
    "dirty": number(0, MOST),
}
"""The fields of a state that every game has, but for cards and lasting effects."""

_lasting: Final = part(
    Lasting,
    {
        "id": number(LASTING_BASE, ENTITY_MASK),
        "path": text,
        "source": ref,
        "seat": seat_or_none,
        "vars": tuple_of(parts(text, either(number(-MOST, MOST), tuple_of(number(-MOST, MOST)))), 100),
        "expires": text,
        "stamp": serial,
        "born": serial,
    },
)

DECISION: Final = part(
    Decision,
    {
        "kind": text,
        "seat": seat,
        "options": tuple_of(option),
        "source": thing,
        "args": tuple_of(number(-MOST, MOST), 100),
        "free": flag,
    },
)

EFFECT: Final[Mapping[str, Check]] = {
    "pc": number(0, MOST_PARTS),
    "program": _program,
    "source": ref,
    "seat": seat_or_none,
    "occ": below,
    "cond": step,
    "action": below,
    "vars": bound,
}


def _cards(value: Any, x: Extent) -> bool:
    if type(value) is not tuple or not value:
        return type(value) is tuple
    return set(map(type, value)) == {int} and bool(min(value) > 0 and max(value) < x.entities)


# -- the shape of a game -----------------------------------------------------------------------------------------------


class Shape:
    """What the positions of one game hold.

    `fields` are the checks of its own fields, by name, or by class and name where a name means several things
    ("Round.turn"). `card` is the class of its cards, None for any. `in_play` says in which zones cards are in play,
    that is, have an object of this class; None if that is not so. `lasting` are the paths of the lasting effects that
    the content has. `odd` says what else is wrong with a position that passes all this ("a villain is missing"), or "".
    """

    def __init__(
        self,
        card: type[Any] | None = None,
        fields: Mapping[str, Check] | None = None,
        in_play: Callable[[int], bool] | None = None,
        lasting: Callable[[Any], Iterable[str]] | None = None,
        odd: Callable[[Game], str] = lambda _: "",
    ) -> None:
        self.card = card
        self.fields: Mapping[str, Check] = fields or {}
        self.in_play = in_play
        self.lasting = lasting
        self.odd = odd
        self._made: dict[type[Any], list[tuple[str, Check]]] = {}

    def of(self, cls: type[Any], base: Mapping[str, Check]) -> list[tuple[str, Check]]:
        """The checks of the fields of a class."""
        found = self._made.get(cls)
        if found is None:
            found = self._made[cls] = [
                (field, self.check_of(cls, field, base)) for field in cls.FIELDS if field not in _APART
            ]
        return found

    def check_of(self, cls: type[Any], field: str, base: Mapping[str, Check]) -> Check:
        """The check of a field: what is said of it in this class, in every game, in this game, or nothing."""
        return self.fields.get(f"{cls.__name__}.{field}") or base.get(field) or self.fields.get(field) or plain

    def part(self, cls: type[Any]) -> Check:
        """An object of a class of the game, for fields that hold one."""
        checks: list[tuple[str, Check]] = []

        def check(value: Any, x: Extent) -> bool:
            checks[:] = checks or self.of(cls, {})
            return type(value) is cls and all([c(getattr(value, field), x) for field, c in checks])

        return check


_APART: Final = frozenset({"gen", "cards", "lasting", "conds"})
"""Fields that are checked with more care than one value needs, or not at all."""
_FRAME: Final[Mapping[str, Check]] = {"pc": step}
_SEALED: Final[Mapping[str, Check]] = {"pc": step, "answers": tuple_of(parts(seat, option), 16)}
_CONDITION: Final[Mapping[str, Check]] = {
    "kind": lambda value, x: type(value) is int and 0 <= value < max(x.rows, 1),
    "target": ref,
    "amount": amount,
    "source": ref,
    "seat": seat_or_none,
    "flags": number(0, MOST),
    "action": below,
    "status": number(0, PREDICTED),
    "result": amount,
    "effect": maybe(_effect),
    "aimed": seat_or_none,
    "moment": serial,
    "excess": number(-1, MOST_PARTS),
    "on": serial,
}
_OCCURRENCE: Final[Mapping[str, Check]] = {
    "pc": number(0, AFTER),
    "used": tuple_of(parts(number(-MOST, MOST), number(-MOST, MOST))),
    "turn": seat_or_none,
    "passes": lambda value, x: type(value) is int and 0 <= value <= x.seats,
    "index": step,
}


def impossible(place: str, value: object) -> BadInput:
    """The error of a value that cannot be."""
    return BadInput(f"The saved position is damaged: {place} is {shown(value)}, which it cannot be; use another copy.")


def _fields(what: Any, checks: list[tuple[str, Check]], x: Extent, where: str) -> None:
    for field, check in checks:
        value = getattr(what, field)
        if not check(value, x):
            raise impossible(f"{field!r} {where}", value)


def check_fields(
    game: Game, shape: Shape, fields: Mapping[str, Any], stack: list[Any], frames: frozenset[type]
) -> None:
    """Raise BadInput if the state and stack of a position hold what they cannot, each value by itself."""
    x = Extent(game, fields, stack)
    cls = type(game.state)
    if not 0 < x.entities <= LASTING_BASE:
        raise impossible("'ident' of the table", fields["ident"])
    _check_lasting(shape, fields["lasting"], x)
    for field, check in shape.of(cls, STATE):
        if not check(fields[field], x):
            raise impossible(f"{field!r} of the table", fields[field])
    cards = fields["cards"]
    if type(cards) is not list or len(cards) != x.entities:
        raise impossible("'cards' of the table", cards)
    for e, card in enumerate(cards):
        if card is not None:
            if type(card) is not shape.card and (shape.card is not None or not isinstance(card, Card)):
                raise impossible(f"card {e}", card)
            _fields(card, shape.of(type(card), CARD), x, f"of card {e}")
    if len(stack) > MOST_FRAMES:
        raise impossible("the stack", stack)
    for at, frame in enumerate(stack):
        x.at = at
        _check_frame(shape, frame, frames, x)


def _check_lasting(shape: Shape, found: Any, x: Extent) -> None:
    if type(found) is not dict or len(found) > LASTING_BASE:
        raise impossible("'lasting' of the table", found)
    known = shape.lasting(x.content) if shape.lasting is not None and found else None
    for id, each in found.items():
        if not _lasting(each, x) or each.id != id or (known is not None and each.path not in known):
            raise impossible(f"the lasting effect {shown(id)}", getattr(each, "path", each))


def _check_frame(shape: Shape, frame: Any, frames: frozenset[type], x: Extent) -> None:
    cls = type(frame)
    where = f"in step {x.at + 1} of what is being done"
    if cls not in frames:
        raise impossible(f"step {x.at + 1} of what is being done", frame)
    where = f"{where} ({cls.__name__})"
    if cls is Effect:
        _fields(frame, shape.of(Effect, EFFECT), x, where)
        if not _effect(frame, x):
            raise impossible(f"'pc', 'occ' or 'cond' {where}", (frame.pc, frame.occ, frame.cond))
    elif cls is Occurrence:
        _fields(frame, shape.of(Occurrence, _OCCURRENCE), x, where)
        conds = frame.conds
        if type(conds) is not list or not 0 < len(conds) <= 500 or frame.index > len(conds):
            raise impossible(f"'conds' {where}", conds)
        of_condition = shape.of(Condition, _CONDITION)
        for cond in conds:
            if type(cond) is not Condition:
                raise impossible(f"'conds' {where}", cond)
            if cond.effect is not None:
                _check_inner(shape, cond.effect, x, where)
            _fields(cond, of_condition, x, where)
    else:
        _fields(frame, shape.of(cls, _SEALED if isinstance(frame, Sealed) else _FRAME), x, where)
        if "occ" in cls.FIELDS and not _triggered(frame.occ, getattr(frame, "cond", 0), x):
            raise impossible(f"'occ' {where}", frame.occ)


def _check_inner(shape: Shape, effect: Any, x: Extent, where: str) -> None:
    """The effect that carries out a condition: it may refer to the occurrence that it belongs to."""
    if type(effect) is not Effect:
        raise impossible(f"'effect' {where}", effect)
    x.at += 1
    _fields(effect, shape.of(Effect, EFFECT), x, where)
    x.at -= 1


def check_whole(game: Game, shape: Shape) -> None:
    """Raise BadInput if the parts of a position, each possible by itself, do not fit together."""
    s = game.state
    zone, cards, vid = s.zone, s.cards, s.vid
    lying = 0
    for z, found in enumerate(s.zones):
        lying += len(found)
        for e in found:
            if zone[e] != z:
                raise BadInput(_torn(f"card {e} lies in two places"))
    if lying != sum([1 for z in zone if z >= 0]) or any([len(set(found)) != len(found) for found in s.zones]):
        raise BadInput(_torn("a card lies in no place, or in one twice"))
    if zone[0] >= 0 or cards[0] is not None:
        raise BadInput(_torn("the card 0 cannot be"))
    if shape.in_play is not None:
        playing = [z >= 0 and shape.in_play(z) for z in range(len(s.zones))]
        playing.append(False)  # for the zone -1, which is none
        for e, z in enumerate(zone):
            if playing[z] != (cards[e] is not None):
                raise BadInput(_torn(f"card {e} is in play and not in play"))
    ids = [v for v in vid if v]
    if len(set(ids)) != len(ids) or (ids and max(ids) > s.next_vid):
        raise BadInput(_torn("two cards are shown under one number, or one under a number not yet given"))
    _refuse_circles(cards)
    if bool(s.winner) == bool(game.stack) or bool(s.winner) == bool(game.pending):
        raise BadInput(_torn("the game is over and goes on, or neither"))
    if wrong := shape.odd(game):
        raise BadInput(_torn(wrong))


def _torn(what: str) -> str:
    return f"The saved position is damaged: {what}; use another copy."


def _refuse_circles(cards: list[Any]) -> None:
    """A card may lie under one that lies under another, but not in a circle."""
    for e, card in enumerate(cards):
        far = 0
        while card is not None and card.host:
            far += 1
            if far > 50 or card.host >= len(cards):
                raise BadInput(_torn(f"card {e} is attached in a circle"))
            card = cards[card.host]


_shapes: dict[str, Shape] = {}


def declare(game: str, shape: Shape) -> None:
    """Say what the positions of a game hold."""
    _shapes[game] = shape


def shape_of(game: str) -> Shape:
    """What the positions of a game hold; of one that has not said it, plain values."""
    return _shapes.get(game) or _UNKNOWN


_UNKNOWN: Final = Shape()
