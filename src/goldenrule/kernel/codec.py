"""Plain data in and out: any state and stack as JSON-able values, by the `FIELDS` that each class declares."""

import json
from hashlib import blake2b
from typing import Any, Final

from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.state import Card, Lasting, State
from goldenrule.kernel.windows import Condition, Occurrence

_classes: dict[str, type[Any]] = {}
_names: dict[type[Any], str] = {}
_PLAIN: Final = frozenset({int, str, bool, type(None)})


def register(*classes: type[Any], game: str = "") -> None:
    """Make classes known to the codec. Each declares FIELDS, in the order of its constructor's arguments.

    `game` goes before their names in saves, so that two games may have classes of the same name.
    """
    for cls in classes:
        name = f"{game}.{cls.__name__}" if game else cls.__name__
        known = _classes.get(name)
        if known is not None and (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise ValueError(f"{cls} cannot be saved as {name!r}, as {known} is: name the game when registering it.")
        _classes[name] = cls
        _names[cls] = name


register(Card, Lasting, Decision, Effect, Occurrence, Condition)


def encode(value: Any) -> Any:
    """A value of a state or frame as JSON-able data. `gen` and other notes of the running process stay out."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return value.copy() if _PLAIN.issuperset(map(type, value)) else [encode(v) for v in value]
    if isinstance(value, tuple):
        return {"t": list(value) if _PLAIN.issuperset(map(type, value)) else [encode(v) for v in value]}
    if isinstance(value, dict):
        return {"d": [[encode(k), encode(v)] for k, v in sorted(value.items())]}
    if isinstance(value, Program):
        return {"p": value.path}
    cls = type(value)
    name = _names.get(cls)
    if name is None:
        raise BadInput(f"A position that holds {cls.__name__!r} cannot be saved: it is no registered part of a game.")
    return {"c": name, "f": [0 if field == "gen" else encode(getattr(value, field)) for field in cls.FIELDS]}


def decode(value: Any, content: Any) -> Any:
    """The inverse of `encode`. Raises BadInput for data that it does not know."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [decode(v, content) for v in value]
    if isinstance(value, dict):
        if "t" in value:
            return tuple([decode(v, content) for v in value["t"]])
        if "d" in value:
            return {decode(k, content): decode(v, content) for k, v in value["d"]}
        if "p" in value:
            return content.program(value["p"])
        if "c" in value:
            cls = _classes.get(value["c"])
            if cls is None:
                raise BadInput(f"The saved position names {value['c']!r}, which is no part of this game.")
            if len(cls.FIELDS) != len(value["f"]):
                raise BadInput(
                    f"The saved position has {len(value['f'])} fields for {value['c']}, not {len(cls.FIELDS)}."
                )
            return cls(*[decode(v, content) for v in value["f"]])
    raise BadInput(f"The saved position holds {str(value)[:60]!r}, which is no value of a game.")


def snapshot(game: Game) -> dict[str, Any]:
    """State, stack and pending question of a game as plain data."""
    state: State = game.state
    return {
        "state": {field: encode(getattr(state, field)) for field in type(state).FIELDS},
        "stack": [encode(f) for f in game.stack],
        "pending": [encode(d) for d in game.pending],
        "ret": game.ret,
        "decisions": game.decisions,
        "forced": game.forced_answers,
    }


def restore(game: Game, data: dict[str, Any]) -> None:
    """Put a snapshot back into a game of the same content. Raises BadInput, and changes nothing, if it cannot be."""
    content = game.content
    try:
        fields = {field: decode(data["state"][field], content) for field in type(game.state).FIELDS}
        stack: list[Frame] = [decode(f, content) for f in data["stack"]]
        pending: list[Decision] = [decode(d, content) for d in data["pending"]]
        ret, decisions, forced = int(data["ret"]), int(data["decisions"]), int(data["forced"])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(f"The saved position is damaged, or of another version: {error!r}.") from error
    for field, value in fields.items():
        setattr(game.state, field, value)
    game.stack[:] = stack
    game.pending = tuple(pending)
    game.answer = None
    game.ret = ret
    game.decisions = decisions
    game.forced_answers = forced


def digest(game: Game) -> str:
    """A short hash of everything that the game is; equal for equal games in any process and build."""
    data = snapshot(game)
    options = json.dumps(game.setup, sort_keys=True)
    text = json.dumps([options, data["state"], data["stack"], data["pending"], data["ret"]], separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
