"""Checks of positions from files: every field, and how the parts fit together.

Every position is checked here before it becomes a game. The values of a field follow from its type (see `fields`).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from goldenrule.kernel.checks import Check, Extent
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.event_windows import EventWindow, TriggeringEvent
from goldenrule.kernel.fields import Mark, check_of, marks_of
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.nodes import types
from goldenrule.kernel.state import Card, Lasting
from goldenrule.words.phrases import Phrase, show_value

MOST_FRAMES: Final = 500


def _effect(value: object, extent: Extent) -> bool:
    """Check an effect: its step must be in its program, and its triggering event must exist."""
    return (
        type(value) is Effect
        and type(value.pc) is int
        and 0 <= value.pc <= len(value.program.ops)
        and _triggered(value.window, value.event, extent)
    )


def _triggered(window: int, event: int, extent: Extent) -> bool:
    if window < 0:
        return True
    found = extent.stack[window]
    return isinstance(found, EventWindow) and type(found.events) is list and 0 <= event < len(found.events)


_lasting: Final = check_of(Lasting)
DECISION: Final = check_of(Decision)

# -- the shape of a game -----------------------------------------------------------------------------------------------


class Shape:
    """Rules for the positions of one game, in addition to the types of its records.

    `card` is the class of its cards, None for any. `in_play` says in which zones cards are in play and have an object
    of this class; None if there are none. `lasting` are the paths of the content's lasting effects.
    `odd` returns other faults of a position that passes all this ("a villain is missing").
    """

    def __init__(
        self,
        card: type[Card] | None = None,
        in_play: Callable[[int], bool] | None = None,
        lasting: Callable[[object], Iterable[str]] | None = None,
        odd: Callable[[Game], Phrase | None] = lambda _: None,
    ) -> None:
        self.card = card
        self.in_play = in_play
        self.lasting = lasting
        self.odd = odd


_checks: Final[dict[type, list[tuple[str, Check]]]] = {}


def checks_of(cls: type) -> list[tuple[str, Check]]:
    """Return the checks of a record's fields, except fields with a check of their own."""
    found = _checks.get(cls)
    if found is None:
        found = _checks[cls] = [
            (field, check_of(kind)) for field, kind in types(cls).items() if _APART.isdisjoint(marks_of(kind))
        ]
    return found


_APART: Final = frozenset({Mark.UNSAVED, Mark.BY_HAND, Mark.CHECKED_BY_HAND})


TABLE: Final = Phrase("position-of-table")


def field_of(field: str, where: Phrase) -> Phrase:
    """Return a field of something, as a place for messages."""
    return Phrase("position-field", field=field, where=where)


def impossible(place: Phrase, value: object) -> BadInput:
    """Return the error of an impossible value."""
    return BadInput("bad-position-impossible", place=place, value=show_value(value))


def _fields(what: object, checks: list[tuple[str, Check]], extent: Extent, where: Phrase) -> None:
    for field, check in checks:
        value = getattr(what, field)
        if not check(value, extent):
            raise impossible(field_of(field, where), value)


def extent_of(game: Game, fields: Mapping[str, object], stack: list[object]) -> Extent:
    """Return the sizes of a game, for a position of its kind."""
    state = game.state
    return Extent(state.seats, len(state.zones), len(state.rows), len(state.rng), game.content, fields, stack)


def check_fields(
    game: Game, shape: Shape, fields: Mapping[str, object], stack: list[object], known: frozenset[type]
) -> None:
    """Raise BadInput if a value in the state or stack of a position is impossible by itself.

    `known` are the game's classes of frames and of events with windows.
    """
    x = extent_of(game, fields, stack)
    cls = type(game.state)
    if not 0 < x.entities <= LASTING_BASE:
        raise impossible(field_of("ident", TABLE), fields["ident"])
    _check_lasting(shape, fields["lasting"], x)
    for field, check in checks_of(cls):
        if not check(fields[field], x):
            raise impossible(field_of(field, TABLE), fields[field])
    cards = fields["cards"]
    if type(cards) is not list or len(cards) != x.entities:
        raise impossible(field_of("cards", TABLE), cards)
    for e, card in enumerate(cards):
        if card is not None:
            if type(card) is not shape.card and (shape.card is not None or not isinstance(card, Card)):
                raise impossible(Phrase("position-card", n=e), card)
            _fields(card, checks_of(type(card)), x, Phrase("position-of-card", n=e))
    if len(stack) > MOST_FRAMES:
        raise impossible(Phrase("position-stack"), stack)
    for at, frame in enumerate(stack):
        x.at = at
        _check_frame(frame, known, x)


def _check_lasting(shape: Shape, found: object, extent: Extent) -> None:
    if type(found) is not dict or len(found) > LASTING_BASE:
        raise impossible(field_of("lasting", TABLE), found)
    known = shape.lasting(extent.content) if shape.lasting is not None and found else None
    for id, each in found.items():
        if not _lasting(each, extent) or each.id != id or (known is not None and each.path not in known):
            raise impossible(Phrase("position-lasting", id=show_value(id)), getattr(each, "path", each))


def _check_frame(frame: Any, known: frozenset[type], extent: Extent) -> None:
    cls = type(frame)
    if cls not in known or not issubclass(cls, Frame):
        raise impossible(Phrase("position-step", n=extent.at + 1), frame)
    where = Phrase("position-in-step", n=extent.at + 1, kind=cls.__name__)
    _fields(frame, checks_of(cls), extent, where)
    if cls is Effect:
        if not _effect(frame, extent):
            raise impossible(Phrase("position-step-fields", where=where), (frame.pc, frame.window, frame.event))
    elif cls is EventWindow:
        events = frame.events
        if type(events) is not list or not 0 < len(events) <= 500 or frame.index > len(events):
            raise impossible(field_of("events", where), events)
        for event in events:
            if type(event) not in known or not isinstance(event, TriggeringEvent):
                raise impossible(field_of("events", where), event)
            if event.effect is not None:
                _check_inner(event.effect, extent, where)
            _fields(event, checks_of(type(event)), extent, where)
            if event.effect is not None and not _effect(event.effect, extent):
                raise impossible(field_of("effect", where), event.effect)
    elif "window" in cls.FIELDS and not _triggered(frame.window, getattr(frame, "event", 0), extent):
        raise impossible(field_of("window", where), frame.window)


def _check_inner(effect: object, extent: Extent, where: Phrase) -> None:
    """Check the effect that carries out an event; it may refer to its own window."""
    if type(effect) is not Effect:
        raise impossible(field_of("effect", where), effect)
    extent.at += 1
    _fields(effect, checks_of(Effect), extent, where)
    extent.at -= 1


def check_whole(game: Game, shape: Shape) -> None:
    """Raise BadInput if the parts of a position, each possible by itself, do not fit together."""
    state = game.state
    zone, cards, vid = state.zone, state.cards, state.vid
    lying = 0
    for z, found in enumerate(state.zones):
        lying += len(found)
        for e in found:
            if zone[e] != z:
                raise BadInput("bad-torn-two-places", n=e)
    if lying != sum([1 for z in zone if z >= 0]) or any([len(set(found)) != len(found) for found in state.zones]):
        raise BadInput("bad-torn-no-place")
    if zone[0] >= 0 or cards[0] is not None:
        raise BadInput("bad-torn-card-0")
    if shape.in_play is not None:
        playing = [z >= 0 and shape.in_play(z) for z in range(len(state.zones))]
        playing.append(False)  # for the zone -1, which is none
        for e, z in enumerate(zone):
            if playing[z] != (cards[e] is not None):
                raise BadInput("bad-torn-in-play", n=e)
    ids = [v for v in vid if v]
    if len(set(ids)) != len(ids) or (ids and max(ids) > state.next_vid):
        raise BadInput("bad-torn-numbers")
    _refuse_circles(cards)
    if bool(state.winner) == bool(game.stack) or bool(state.winner) == bool(game.pending):
        raise BadInput("bad-torn-over")
    if wrong := shape.odd(game):
        raise BadInput("bad-torn-game", why=wrong)


def _refuse_circles(cards: list[Card | None]) -> None:
    """Refuse circles of attached cards."""
    for e, card in enumerate(cards):
        far = 0
        while card is not None and card.host:
            far += 1
            if far > 50 or card.host >= len(cards):
                raise BadInput("bad-torn-circle", n=e)
            card = cards[card.host]


_shapes: dict[str, Shape] = {}


def declare(game: str, shape: Shape) -> None:
    """Register the shape of a game's positions."""
    _shapes[game] = shape


def shape_of(game: str) -> Shape:
    """Return the shape of a game's positions; plain values if it has not registered one."""
    return _shapes.get(game) or _UNKNOWN


_UNKNOWN: Final = Shape()
