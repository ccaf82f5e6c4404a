"""What a game or its words can do beside what all of them can: whether they keep to a protocol.

Until Python 3.12 `isinstance` looks through all of a protocol anew each time, which made a quarter of the work for an
answer; so what was found is remembered by type.
"""

from typing import TypeGuard, TypeVar

T = TypeVar("T")

_known: dict[tuple[type, type], bool] = {}


def can(thing: object, protocol: type[T]) -> TypeGuard[T]:
    """Does this keep to a protocol, as all of its type do?"""
    key = type(thing), protocol
    found = _known.get(key)
    if found is None:
        found = _known[key] = isinstance(thing, protocol)
    return found
