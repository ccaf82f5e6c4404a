"""Plain data in and out: any state and stack as JSON-able values, by the `FIELDS` that each class declares."""

import json
from collections.abc import Callable, Collection
from hashlib import blake2b
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final, TypeVar

import msgspec

from goldenrule.kernel.checks import MOST
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.event_windows import EventWindow, TriggeringEvent
from goldenrule.kernel.game import Frame, Game, SimultaneousChoice
from goldenrule.kernel.nodes import Node
from goldenrule.kernel.position_validation import DECISION, check_fields, check_whole, extent_of, impossible, shape_of
from goldenrule.kernel.state import Card, Lasting, State
from goldenrule.kernel.steps import Procedure
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.words.phrases import Phrase, shorten, show_value

Encoder = tuple[str, Callable[[object], tuple[object, ...]], list[int]]
"""The encoding of an object: its class name, its values, and the places of values that are not saved."""

_classes: dict[str, type[Node]] = {}
_names: dict[type, str] = {}
_encoders: dict[type, Encoder] = {}
_PLAIN: Final = frozenset({int, str, bool, type(None)})


def register(*classes: type[Node], game: str = "") -> None:
    """Make classes known to the codec.

    `game` prefixes their names in saves, so that two games may have classes with the same name.
    """
    for cls in classes:
        name = f"{game}.{cls.__name__}" if game else cls.__name__
        known = _classes.get(name)
        if known is not None and (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise ValueError(f"{cls} cannot be saved as {name!r}, as {known} is: name the game when registering it.")
        _classes[name] = cls
        _names[cls] = name


def register_rules(rules: ModuleType, game: str) -> None:
    """Register the frames and the events with windows in a package of rules, except abstract ones.

    A class is abstract if another class of the package derives from it.
    """
    for module in iter_modules(rules.__path__, f"{rules.__name__}."):
        import_module(module.name)
    for base in (Frame, TriggeringEvent):
        register(*_concrete(base, f"{rules.__name__}."), game=game)


def _concrete(cls: type[Node], package: str) -> list[type[Node]]:
    """Return the classes of a package that derive from a class and have no subclasses in the package."""
    found: list[type[Node]] = []
    for each in cls.__subclasses__():
        derived = _concrete(each, package)
        found += derived or ([each] if each.__module__.startswith(package) else [])
    return found


R = TypeVar("R", bound=Node)


def registered(game: str, base: type[R]) -> list[type[R]]:
    """Return the registered classes of a game that derive from `base`: its frames, its events with windows."""
    return [cls for name, cls in _classes.items() if name.startswith(f"{game}.") and issubclass(cls, base)]


register(Card, Lasting, Decision, Effect, EventWindow)


def encode(value: object) -> Any:
    """Return a value of a state or frame as JSON-able data, without `gen` and other notes of the running process."""
    cls = type(value)
    if cls in _PLAIN:
        return value
    if isinstance(value, list):
        return _members(value)
    if isinstance(value, tuple):
        return {"t": _members(value)}
    if isinstance(value, dict):
        return {"d": [[encode(k), encode(v)] for k, v in sorted(value.items())]}
    if isinstance(value, Program):
        return {"p": value.path}
    how = _encoders.get(cls)
    if how is None:
        how = _encoders[cls] = _encoder(cls)
    name, values_of, unsaved = how
    fields = _members(values_of(value))
    for place in unsaved:
        fields[place] = 0
    return {"c": name, "f": fields}


def _members(values: Collection[object]) -> list[object]:
    """Return a list of the encoded values. Most lists, and most members of others, are plain data already."""
    if _PLAIN.issuperset(map(type, values)):
        return list(values)
    return [each if type(each) in _PLAIN else encode(each) for each in values]


def _encoder(cls: type) -> Encoder:
    """Return the encoder of a class. Raises BadInput if the class is not registered."""
    if cls not in _names:
        raise BadInput("bad-position-class", name=cls.__name__)
    name = _names[cls]
    fields, unsaved = _classes[name].FIELDS, _classes[name].UNSAVED
    values_of = attrgetter(*fields) if len(fields) > 1 else lambda value: (getattr(value, fields[0]),)
    return name, values_of, [place for place, field in enumerate(fields) if field in unsaved]


def decode(value: Any, content: Any) -> Any:
    """Decode what `encode` returned. Raises BadInput for unknown data."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list:
        return value.copy() if _PLAIN.issuperset(map(type, value)) else [decode(v, content) for v in value]
    if kind is dict:
        if "t" in value and isinstance(members := value["t"], list):
            if _PLAIN.issuperset(map(type, members)):
                return tuple(members)
            return tuple([decode(v, content) for v in members])
        if (
            "d" in value
            and isinstance(pairs := value["d"], list)
            and all([isinstance(p, list) and len(p) == 2 for p in pairs])
        ):
            try:
                return {decode(k, content): decode(v, content) for k, v in pairs}
            except TypeError as error:  # a list as a key
                raise _no_value(value) from error
        if "c" in value and isinstance(name := value["c"], str) and isinstance(fields := value.get("f"), list):
            cls = _classes.get(name)
            if cls is None:
                raise BadInput("bad-position-name", name=show_value(name))
            if len(cls.FIELDS) != len(fields):
                raise BadInput("bad-position-fields", n=len(fields), name=name, expected=len(cls.FIELDS))
            return cls(*[decode(v, content) for v in fields])
        if "p" in value and isinstance(path := value["p"], str):
            return content.program(path)
    raise _no_value(value)


def _no_value(value: object) -> BadInput:
    return BadInput("bad-position-value", text=shorten(json.dumps(value)))


def saved_fields(cls: type[Node]) -> list[str]:
    """Return the names of a record's fields in saves and digests, in order."""
    return [field for field in cls.FIELDS if field not in cls.UNSAVED]


def snapshot(game: Game) -> dict[str, Any]:
    """Return state, stack and pending question of a game as plain data."""
    state: State = game.state
    return {
        "state": {field: encode(getattr(state, field)) for field in saved_fields(type(state))},
        "stack": [encode(f) for f in game.stack],
        "steps": [_step_name(f) for f in game.stack],
        "pending": [encode(d) for d in game.pending],
        "ret": game.ret,
        "decisions": game.decisions,
        "forced": game.forced_answers,
    }


def _step_name(frame: Frame) -> str:
    """The name of the step that a procedure is at, so that a version with other steps finds it; "" for other frames."""
    step = frame.step if isinstance(frame, Procedure) else None
    return step.name if step is not None else ""


def _find_steps(stack: list[Frame], data: dict[str, object]) -> None:
    """Set every procedure of a snapshot to the step that the snapshot names. Snapshots before 0.3 name none.

    Raises BadInput for a step that this version does not have.
    """
    names = data.get("steps", [_step_name(frame) for frame in stack])
    if not isinstance(names, list) or len(names) != len(stack):
        raise BadInput("bad-position-steps")
    for frame, name in zip(stack, names):
        if name == _step_name(frame):
            continue
        places = (
            [pc for pc, step in enumerate(frame.STEPS) if step.name == name] if isinstance(frame, Procedure) else []
        )
        if not places:
            raise BadInput("bad-position-step", step=show_value(name), kind=type(frame).__name__)
        frame.pc = places[0]


def restore(game: Game, data: dict[str, object]) -> None:
    """Restore a snapshot into a game, after a check of all its values (see `position_validation`).

    The listener rows are rebuilt from the cards. Raises BadInput, and changes nothing, if it is not a
    snapshot. For a snapshot from outside this program use `admit`.
    """
    new = _checked(game, data)
    _find_steps(new.stack, data)
    _listen(new, game)
    _become(game, new)


def _listen(new: Game, game: Game) -> None:
    """Build the listener rows of `game` from the cards.

    The rows in the file count only for the digest: they may come from a version with other events.
    """
    new.state.rows = [()] * len(game.state.rows)
    new.reindex()


def _become(game: Game, new: Game) -> None:
    for field in saved_fields(type(game.state)):
        setattr(game.state, field, getattr(new.state, field))
    game.stack[:] = new.stack
    game.pending = new.pending
    game.answer = None
    game.ret = new.ret
    game.decisions = new.decisions
    game.forced_answers = new.forced_answers
    game.foreign = new.foreign


def admit(game: Game, data: dict[str, object]) -> str:
    """Restore a snapshot from a file or another person. Return the digest of the file's content.

    The rules ask the open question again. A later error in such a game counts as a fault of the position
    (`Game.fault`). Raises BadInput, and changes nothing, if it is not a possible position.
    """
    new = _checked(game, data)
    found = digest(new)
    _find_steps(new.stack, data)
    new.foreign = True
    try:
        _listen(new, game)
        _refuse_answers(new)
        if new.pending:
            new.ask_again()
        for seat in range(SPECTATOR, new.state.seats):
            view(new, seat)
    except Exception as error:  # if anything breaks in it, this program has not written the position
        raise BadInput("bad-position-broken") from error
    if not new.pending and not new.over:
        raise BadInput("bad-position-nobody")
    _become(game, new)
    return found


def _refuse_answers(game: Game) -> None:
    """Raise if a waiting simultaneous answer was not among the options."""
    top = game.stack[-1] if game.stack else None
    if isinstance(top, SimultaneousChoice):
        given = top.answers
        top.answers = ()
        offered = {d.seat: d.options for d in top.questions(game)}
        top.answers = given
        for seat, option in given:
            if option not in offered[seat]:
                raise BadInput("bad-position-answer", option=show_value(option))


def _checked(game: Game, data: object) -> Game:
    """Return a game of the same kind with the content of a snapshot. Raises BadInput for an impossible position."""
    try:
        fields, stack, pending, numbers = _decoded(game, data)
    except RecursionError as error:
        raise BadInput("bad-position-nested") from error
    known = frozenset([cls for name, cls in _classes.items() if "." not in name or name.startswith(f"{game.name}.")])
    shape = shape_of(game.name)
    check_fields(game, shape, fields, stack, known)
    x = extent_of(game, fields, stack)
    for each in pending:
        if not DECISION(each, x) or not each.options:
            raise impossible(Phrase("position-question"), each)
    new = game.fresh(game.state.clone())
    for field, value in fields.items():
        setattr(new.state, field, value)
    new.stack[:] = stack
    new.pending = tuple(pending)
    new.ret, new.decisions, new.forced_answers = numbers
    check_whole(new, shape)
    return new


def _decoded(game: Game, data: object) -> tuple[dict[str, Any], list[Any], list[Any], list[int]]:
    """Return state, stack, pending questions and numbers of a snapshot. Raises BadInput if one is missing or wrong."""
    content = game.content
    held = data if isinstance(data, dict) else {}
    state = held.get("state")
    if not isinstance(state, dict):
        raise BadInput("bad-position-stateless")
    for field in saved_fields(type(game.state)):
        if field not in state:
            raise BadInput("bad-position-fieldless", field=field)
    lists = [held.get("stack"), held.get("pending")]
    numbers = [held.get("ret"), held.get("decisions"), held.get("forced")]
    if not all([isinstance(each, list) for each in lists]):
        raise BadInput("bad-position-lists")
    if not all([type(each) is int and abs(each) <= MOST for each in numbers]):
        raise BadInput("bad-position-numbers")
    fields = {field: decode(state[field], content) for field in saved_fields(type(game.state))}
    stack, pending = [[decode(each, content) for each in found or ()] for found in lists]
    return fields, stack, pending, [int(each or 0) for each in numbers]


def digest(game: Game) -> str:
    """Return a short hash of the whole game; equal for equal games in any process and build."""
    data = snapshot(game)
    options = json.dumps(game.setup, sort_keys=True)
    text = msgspec.json.encode([options, data["state"], data["stack"], data["pending"], data["ret"]])
    return blake2b(text, digest_size=8).hexdigest()
