"""Handlers by the type of the message that they take."""

from collections.abc import Callable
from typing import Any


def by_type(argument: str, *functions: Callable[..., Any]) -> dict[type, Callable[..., Any]]:
    """Return functions by the type of their argument of this name. Raises ValueError for two of one type."""
    found: dict[type, Callable[..., object]] = {}
    for each in functions:
        kind = each.__annotations__[argument]
        if not isinstance(kind, type):
            raise ValueError(f"{each.__name__}: the type of {argument!r} has to be a class, not {kind!r}")
        if kind in found:
            raise ValueError(f"{kind.__name__} has two handlers")
        found[kind] = each
    return found
