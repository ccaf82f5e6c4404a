"""Plain data in and out: any state and stack as JSON-able values, by the `FIELDS` that each class declares."""

import json
from hashlib import blake2b
from typing import Any

from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.state import Card, Lasting, State
from goldenrule.kernel.windows import Condition, Occurrence

_classes: dict[str, type[Any]] = {}


def register(*classes: type[Any]) -> None:
    """Make classes known to the codec. Each declares FIELDS, in the order of its constructor's arguments."""
    for cls in classes:
        _classes[cls.__name__] = cls


register(Card, Lasting, Decision, Effect, Occurrence, Condition)


def encode(value: Any) -> Any:
    """A value of a state or frame as JSON-able data. `gen` and other notes of the running process stay out."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [encode(v) for v in value]
    if isinstance(value, tuple):
        return {"t": [encode(v) for v in value]}
    if isinstance(value, dict):
        return {"d": [[encode(k), encode(v)] for k, v in sorted(value.items())]}
    if isinstance(value, Program):
        return {"p": value.path}
    name = type(value).__name__
    return {"c": name, "f": [0 if field == "gen" else encode(getattr(value, field)) for field in _fields(name)]}


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
            fields = _fields(value["c"])
            if len(fields) != len(value["f"]):
                raise BadInput(f"The saved position has {len(value['f'])} fields for {value['c']}, not {len(fields)}.")
            return _classes[value["c"]](*[decode(v, content) for v in value["f"]])
    raise BadInput(f"The saved position holds {str(value)[:60]!r}, which is no value of a game.")


def _fields(name: str) -> tuple[str, ...]:
    cls = _classes.get(name)
    if cls is None:
        raise BadInput(f"The saved position names {name!r}, which is no part of this game.")
    return cls.FIELDS  # type: ignore[no-any-return]


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
    """Put a snapshot back into a game of the same content."""
    for field in type(game.state).FIELDS:
        setattr(game.state, field, decode(data["state"][field], game.content))
    game.stack[:] = [decode(f, game.content) for f in data["stack"]]
    game.pending = tuple(decode(d, game.content) for d in data["pending"])
    game.answer = None
    game.ret = data["ret"]
    game.decisions = data["decisions"]
    game.forced_answers = data["forced"]


def digest(game: Game) -> str:
    """A short hash of everything that the game is; equal for equal games in any process and build."""
    data = snapshot(game)
    text = json.dumps([data["state"], data["stack"], data["pending"], data["ret"]], separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
