"""Change some values of plain data: swap, delete, negate, double or cut them, make them huge or of another type."""

import copy
import random
from typing import Any

ODD: tuple[Any, ...] = (
    -1, 0, 1, 2, 3, 7, 63, 2047, 2048, 4095, 4096, 1 << 31, -(1 << 31), 10**18, True, False, None, "", "x", "you", 1.5,
    [], {}, [0], [[]], {"t": []}, {"t": [0, 1]}, {"t": [{"t": []}]}, {"d": []}, {"d": [[0, 0]]}, {"p": ""},
    {"p": "x/0"},
    {"c": "Card", "f": [0, 0, 0, False, {"t": []}]}, "villain", "players", {"c": "x", "f": []},
)  # fmt: skip


def places(data: Any) -> list[tuple[Any, Any]]:
    """Everything in plain data that can be changed: (container, key)."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        each = waiting.pop()
        inside = each.items() if isinstance(each, dict) else enumerate(each) if isinstance(each, list) else ()
        for key, value in inside:
            found.append((each, key))
            waiting.append(value)
    return found


def change(data: Any, chance: random.Random) -> None:
    """Change one to three values of plain data in place."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        found = places(data)
        if not found:
            return
        # the few large parts as often as the many small ones
        holder, key = chance.choice(
            found if chance.random() < 0.6 else [each for each in found if _large(each)] or found
        )
        kind = chance.randrange(9)
        value = holder[key]
        if kind == 0:
            holder[key] = copy.deepcopy(chance.choice(ODD))
        elif kind == 1 and type(value) is int:
            holder[key] = -value if chance.random() < 0.3 else value + chance.choice((-1, 1, 2, 5, 100))
        elif kind == 2 and isinstance(value, list) and value:
            del value[chance.randrange(len(value)) :]
        elif kind == 3 and isinstance(value, list) and value:
            value.insert(chance.randrange(len(value)), copy.deepcopy(chance.choice(value)))
        elif kind == 4 and isinstance(holder, list):
            other = chance.randrange(len(holder))
            holder[key], holder[other] = holder[other], holder[key]
        elif kind == 5:
            del holder[key]
        elif kind == 6:
            other_holder, other_key = chance.choice(found)
            holder[key] = copy.deepcopy(other_holder[other_key])
        elif kind == 7 and isinstance(value, str):
            words = [h[k] for h, k in found if isinstance(h[k], str)]
            holder[key] = chance.choice(words)
        else:
            numbers = [h[k] for h, k in found if type(h[k]) is int]
            holder[key] = chance.choice(numbers) if numbers else 0


def _large(place: tuple[Any, Any]) -> bool:
    return isinstance(place[0][place[1]], list | dict)
