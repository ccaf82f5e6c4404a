"""What a position from a file may hold: the checks of every field, and how the parts of a whole fit together.

A position is checked here before it is a game, wherever the file comes from. A game says in its `Shape` what its own
fields hold (`checks`); a field of which nothing is said holds plain values.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from goldenrule.kernel import checks as may
from goldenrule.kernel.checks import MOST, MOST_PARTS, Check, Extent
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game, Sealed
from goldenrule.kernel.state import Card, Lasting
from goldenrule.kernel.windows import AFTER, PREDICTED, Condition, Occurrence
from goldenrule.words.phrases import Phrase, shown

MOST_FRAMES: Final = 500


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
    "controller": may.seat_or_none,
    "host": may.entity,
    "exhausted": may.flag,
    "counters": may.tuple_of(may.parts(may.text, may.amount), 100),
}
"""The fields that every game's cards have."""

STATE: Final[Mapping[str, Check]] = {
    "ident": may.per_entity(0, lambda x: x.faces - 1),
    "face": may.per_entity(0, lambda x: x.faces - 1),
    "owner": may.per_entity(-1, lambda x: x.seats - 1),
    "zone": may.per_entity(-1, lambda x: x.zones - 1),
    "inc": may.per_entity(0, lambda _: may.LARGEST),
    "vid": may.per_entity(0, lambda _: MOST),
    "known": may.per_entity(0, lambda x: (1 << x.seats) - 1),
    "zones": lambda value, x: type(value) is list and len(value) == x.zones and all([may.cards(v, x) for v in value]),
    "rows": lambda value, x: (
        type(value) is list and len(value) <= MOST_PARTS and all([row == () or may.row(row, x) for row in value])
    ),  # of any number: another version may have other events, and they are built anew
    "rng": lambda value, x: type(value) is list and len(value) == x.streams and all([may.stream(v, x) for v in value]),
    "uses": may.mapping(may.parts(may.ref, may.number(-1, MOST_PARTS), may.text), may.count),
    "serial": may.serial,
    "next_vid": may.serial,
    "seats": lambda value, x: type(value) is int and value == x.seats,
    "winner": may.text,
    "dirty": may.number(0, MOST),
}
"""The fields of a state that every game has, but for cards and lasting effects."""

_lasting: Final = may.part(
    Lasting,
    {
        "id": may.number(LASTING_BASE, ENTITY_MASK),
        "path": may.text,
        "source": may.ref,
        "seat": may.seat_or_none,
        "vars": may.tuple_of(may.parts(may.text, may.value), 100),
        "expires": may.text,
        "stamp": may.serial,
        "born": may.serial,
    },
)

DECISION: Final = may.part(
    Decision,
    {
        "kind": may.text,
        "seat": may.seat,
        "options": may.tuple_of(may.option),
        "source": may.thing,
        "args": may.tuple_of(may.number(-MOST, MOST), 100),
        "free": may.flag,
    },
)

EFFECT: Final[Mapping[str, Check]] = {
    "pc": may.number(0, MOST_PARTS),
    "program": _program,
    "source": may.ref,
    "seat": may.seat_or_none,
    "occ": may.below,
    "cond": may.step,
    "action": may.below,
    "vars": may.bound,
}

# -- the shape of a game -----------------------------------------------------------------------------------------------


class Shape:
    """What the positions of one game hold.

    `fields` are the checks of its own fields, by name, or by class and name where a name means several things
    ("Round.turn"). `card` is the class of its cards, None for any. `in_play` says in which zones cards are in play,
    that is, have an object of this class; None if that is not so. `lasting` are the paths of the lasting effects that
    the content has. `odd` says what else is wrong with a position that passes all this ("a villain is missing").
    """

    def __init__(
        self,
        card: type[Any] | None = None,
        fields: Mapping[str, Check] | None = None,
        in_play: Callable[[int], bool] | None = None,
        lasting: Callable[[Any], Iterable[str]] | None = None,
        odd: Callable[[Game], Phrase | None] = lambda _: None,
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
        return self.fields.get(f"{cls.__name__}.{field}") or base.get(field) or self.fields.get(field) or may.plain

    def part(self, cls: type[Any]) -> Check:
        """An object of a class of the game, for fields that hold one."""
        checks: list[tuple[str, Check]] = []

        def check(value: Any, x: Extent) -> bool:
            checks[:] = checks or self.of(cls, {})
            return type(value) is cls and all([c(getattr(value, field), x) for field, c in checks])

        return check


_APART: Final = frozenset({"gen", "cards", "lasting", "conds"})
"""Fields that are checked with more care than one value needs, or not at all."""
_FRAME: Final[Mapping[str, Check]] = {"pc": may.step}
_SEALED: Final[Mapping[str, Check]] = {"pc": may.step, "answers": may.tuple_of(may.parts(may.seat, may.option), 16)}
_CONDITION: Final[Mapping[str, Check]] = {
    "kind": lambda value, x: type(value) is int and 0 <= value < max(x.rows, 1),
    "target": may.ref,
    "amount": may.amount,
    "source": may.ref,
    "seat": may.seat_or_none,
    "flags": may.number(0, MOST),
    "action": may.below,
    "status": may.number(0, PREDICTED),
    "result": may.amount,
    "effect": may.maybe(_effect),
    "aimed": may.seat_or_none,
    "moment": may.serial,
    "excess": may.number(-1, MOST_PARTS),
    "on": may.serial,
}
_OCCURRENCE: Final[Mapping[str, Check]] = {
    "pc": may.number(0, AFTER),
    "used": may.tuple_of(may.parts(may.number(-MOST, MOST), may.number(-MOST, MOST))),
    "turn": may.seat_or_none,
    "passes": lambda value, x: type(value) is int and 0 <= value <= x.seats,
    "index": may.step,
}


TABLE: Final = Phrase("position-of-table")


def field_of(field: str, where: Phrase) -> Phrase:
    """A field of something, as a place."""
    return Phrase("position-field", field=field, where=where)


def impossible(place: Phrase, value: object) -> BadInput:
    """The error of a value that cannot be."""
    return BadInput("bad-position-impossible", place=place, value=shown(value))


def _fields(what: Any, checks: list[tuple[str, Check]], x: Extent, where: Phrase) -> None:
    for field, check in checks:
        value = getattr(what, field)
        if not check(value, x):
            raise impossible(field_of(field, where), value)


def check_fields(
    game: Game, shape: Shape, fields: Mapping[str, Any], stack: list[Any], frames: frozenset[type]
) -> None:
    """Raise BadInput if the state and stack of a position hold what they cannot, each value by itself."""
    x = Extent(game, fields, stack)
    cls = type(game.state)
    if not 0 < x.entities <= LASTING_BASE:
        raise impossible(field_of("ident", TABLE), fields["ident"])
    _check_lasting(shape, fields["lasting"], x)
    for field, check in shape.of(cls, STATE):
        if not check(fields[field], x):
            raise impossible(field_of(field, TABLE), fields[field])
    cards = fields["cards"]
    if type(cards) is not list or len(cards) != x.entities:
        raise impossible(field_of("cards", TABLE), cards)
    for e, card in enumerate(cards):
        if card is not None:
            if type(card) is not shape.card and (shape.card is not None or not isinstance(card, Card)):
                raise impossible(Phrase("position-card", n=e), card)
            _fields(card, shape.of(type(card), CARD), x, Phrase("position-of-card", n=e))
    if len(stack) > MOST_FRAMES:
        raise impossible(Phrase("position-stack"), stack)
    for at, frame in enumerate(stack):
        x.at = at
        _check_frame(shape, frame, frames, x)


def _check_lasting(shape: Shape, found: Any, x: Extent) -> None:
    if type(found) is not dict or len(found) > LASTING_BASE:
        raise impossible(field_of("lasting", TABLE), found)
    known = shape.lasting(x.content) if shape.lasting is not None and found else None
    for id, each in found.items():
        if not _lasting(each, x) or each.id != id or (known is not None and each.path not in known):
            raise impossible(Phrase("position-lasting", id=shown(id)), getattr(each, "path", each))


def _check_frame(shape: Shape, frame: Any, frames: frozenset[type], x: Extent) -> None:
    cls = type(frame)
    if cls not in frames:
        raise impossible(Phrase("position-step", n=x.at + 1), frame)
    where = Phrase("position-in-step", n=x.at + 1, kind=cls.__name__)
    if cls is Effect:
        _fields(frame, shape.of(Effect, EFFECT), x, where)
        if not _effect(frame, x):
            raise impossible(Phrase("position-step-fields", where=where), (frame.pc, frame.occ, frame.cond))
    elif cls is Occurrence:
        _fields(frame, shape.of(Occurrence, _OCCURRENCE), x, where)
        conds = frame.conds
        if type(conds) is not list or not 0 < len(conds) <= 500 or frame.index > len(conds):
            raise impossible(field_of("conds", where), conds)
        of_condition = shape.of(Condition, _CONDITION)
        for cond in conds:
            if type(cond) is not Condition:
                raise impossible(field_of("conds", where), cond)
            if cond.effect is not None:
                _check_inner(shape, cond.effect, x, where)
            _fields(cond, of_condition, x, where)
    else:
        _fields(frame, shape.of(cls, _SEALED if isinstance(frame, Sealed) else _FRAME), x, where)
        if "occ" in cls.FIELDS and not _triggered(frame.occ, getattr(frame, "cond", 0), x):
            raise impossible(field_of("occ", where), frame.occ)


def _check_inner(shape: Shape, effect: Any, x: Extent, where: Phrase) -> None:
    """The effect that carries out a condition: it may refer to the occurrence that it belongs to."""
    if type(effect) is not Effect:
        raise impossible(field_of("effect", where), effect)
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
                raise BadInput("bad-torn-two-places", n=e)
    if lying != sum([1 for z in zone if z >= 0]) or any([len(set(found)) != len(found) for found in s.zones]):
        raise BadInput("bad-torn-no-place")
    if zone[0] >= 0 or cards[0] is not None:
        raise BadInput("bad-torn-card-0")
    if shape.in_play is not None:
        playing = [z >= 0 and shape.in_play(z) for z in range(len(s.zones))]
        playing.append(False)  # for the zone -1, which is none
        for e, z in enumerate(zone):
            if playing[z] != (cards[e] is not None):
                raise BadInput("bad-torn-in-play", n=e)
    ids = [v for v in vid if v]
    if len(set(ids)) != len(ids) or (ids and max(ids) > s.next_vid):
        raise BadInput("bad-torn-numbers")
    _refuse_circles(cards)
    if bool(s.winner) == bool(game.stack) or bool(s.winner) == bool(game.pending):
        raise BadInput("bad-torn-over")
    if wrong := shape.odd(game):
        raise BadInput("bad-torn-game", why=wrong)


def _refuse_circles(cards: list[Any]) -> None:
    """A card may lie under one that lies under another, but not in a circle."""
    for e, card in enumerate(cards):
        far = 0
        while card is not None and card.host:
            far += 1
            if far > 50 or card.host >= len(cards):
                raise BadInput("bad-torn-circle", n=e)
            card = cards[card.host]


_shapes: dict[str, Shape] = {}


def declare(game: str, shape: Shape) -> None:
    """Say what the positions of a game hold."""
    _shapes[game] = shape


def shape_of(game: str) -> Shape:
    """What the positions of a game hold; of one that has not said it, plain values."""
    return _shapes.get(game) or _UNKNOWN


_UNKNOWN: Final = Shape()
