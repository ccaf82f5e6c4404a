"""What a script has seen happen, in names."""

from __future__ import annotations

from typing import Any

from goldenrule.games.champions.situations.script import Script


def named(s: Script, key: str) -> list[tuple[Any, ...]]:
    """The events of a kind, their cards by name: `named(s, "damage")` is [("Rhino", 2, "She-Hulk")]."""
    letters = s.game.EVENTS[key]
    return [
        tuple(_name(s, value) if letter == "e" else value for letter, value in zip(letters, event, strict=True))
        for event in s.events(key)
    ]


def damaged(s: Script) -> list[tuple[str, int]]:
    """Who took damage, and how much, in order."""
    return [(name, n) for name, n, _ in named(s, "damage")]


def order(s: Script, *keys: str) -> list[str]:
    """The events of these kinds, as they happened."""
    return [str(event[0]) for event in s.log if event[0] in keys]


def _name(s: Script, ref: int) -> str:
    entity = ref & 4095
    return s.game.ident(entity).name if 0 < entity < len(s.game.state.ident) else ""
