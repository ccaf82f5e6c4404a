"""Messages between the server and its worker processes, in msgpack: `worker_calls`, `table_calls` and their answers."""

from typing import Any, Final, Union

from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.worker_answers import InputRefused, JsonAnswer, Labels, NewGame, TableBroken
from goldenrule.server.worker_calls import Call

READY: Final = 0
"""The number of the first message, which is not an answer."""
HEAD: Final = 4
"""The bytes of the length before each message, big-endian."""


def frame_message(data: bytes) -> bytes:
    """Return a message after its length."""
    return len(data).to_bytes(HEAD, "big") + data


AnyAnswer = JsonAnswer | InputRefused | TableBroken | TableUpdate | NewGame | Labels


def call_types(kind: type[Call[object]] = Call) -> list[type[Call[object]]]:
    """Return the classes of calls that can be sent: those without subclasses."""
    below = kind.__subclasses__()
    return [found for each in below for found in call_types(each)] if below else [kind]


AnyCall: Any = Union[tuple(call_types())]  # noqa: UP007 (msgspec reads the classes from it)
"""A call of any class, for a decoder."""
