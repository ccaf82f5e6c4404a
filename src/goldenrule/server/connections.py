"""Connections that are not kept open for nothing: whoever has one says in time what it is for.

A client that sends a byte now and then would hold one for as long as it likes, and there are only so many.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

IN_TIME: Final = 20.0
"""Seconds in which the head of a request has to come, and in which its body has to."""

Receive = Callable[[], Awaitable[Any]]


class Connection(H11Protocol):
    """A connection that is closed when the head of a request does not come in time."""

    in_time = IN_TIME
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _watch(self) -> None:
        if self.conn.their_state is not h11.IDLE:
            self._rest()
        elif self._timer is None:
            self._timer = self.loop.call_later(self.in_time, self.transport.close)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def in_time(receive: Receive, seconds: float = IN_TIME) -> Receive:
    """Receives a body as long as it comes in time. Raises TimeoutError."""
    until = monotonic() + seconds

    async def receiving() -> Any:
        return await asyncio.wait_for(receive(), max(until - monotonic(), 0.001))

    return receiving
