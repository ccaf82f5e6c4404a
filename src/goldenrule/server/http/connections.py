"""Limits on open connections, and eviction of idle ones.

Every connection uses a file descriptor, and descriptors are limited. Some are reserved for files, the database and
workers. Sockets may use only a part of the rest, so that pages can always be requested. An idle connection is closed
when a new one needs its place.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address
from time import monotonic
from typing import Final, NotRequired, TypedDict, Unpack, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from goldenrule.server.addresses import subscriber_network
from goldenrule.server.buckets import Bucket, Rate
from goldenrule.server.limits import TOO_MANY
from goldenrule.server.visitors import Message, Receive

RESERVE: Final = 192
"""Descriptors that connections leave to the database, workers (three each), files and the log."""
MOST: Final = 10_000
"""The most connections, with any number of descriptors."""
HEAD_IN_TIME: Final = 10.0
"""The seconds for the head of a request to arrive."""
BODY_IN_TIME: Final = 20.0
"""The seconds for the body of a request to arrive."""
TAKEN_IN_TIME: Final = 30.0
"""The seconds until a connection that reads nothing is closed."""

LONGEST: Final = 8_000
"""Bytes of a line of a socket's handshake; of longer ones the library leaves the connection open without an answer."""
MOST_HEADERS: Final = 100
"""Headers of a handshake, for the same reason."""
FRAMES: Final = Rate(100, 10)
"""Frames of a socket that bring no whole message (pings, pongs, parts of messages), at once and in a second.

The library takes them without asking the application, so its limits on messages do not count them.
"""


class Given(TypedDict):
    """Uvicorn's arguments of a protocol."""

    config: Config
    server_state: ServerState
    app_state: dict[str, object]
    _loop: NotRequired[asyncio.AbstractEventLoop | None]


def raise_descriptor_limit() -> int:
    """Raise the limit on descriptors to what `MOST` connections need, if possible, and return the limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST + RESERVE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + RESERVE if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has limits of its own below an infinite one
        return soft
    return wanted


def connection_limit(descriptors: int) -> int:
    """Return how many connections may be open with this number of descriptors."""
    return min(max(descriptors - RESERVE, descriptors // 4), MOST)


class OpenConnection:
    """An open connection. It is `idle` while it waits for a request, since the time `since`; a `socket` never is.

    `unsent` bytes waited to be taken at the time `stuck`, and no fewer have since.
    """

    def __init__(self, transport: asyncio.Transport, now: float) -> None:
        self.transport = transport
        peer = transport.get_extra_info("peername")
        self.address = subscriber_network(str(peer[0])) if peer else ""
        self.idle = True
        self.since = now
        self.socket = False
        self.unsent = 0
        self.stuck = now


class Connections:
    """All connections of a server. `most` may be open, a quarter of them from one address, three quarters as sockets.

    Addresses in `proxies` stand for many people, and so does this machine: they have no limit of their own.
    """

    def __init__(
        self, most: int, proxies: Callable[[str], bool] = lambda _: False, clock: Callable[[], float] = monotonic
    ) -> None:
        self.most = most
        self.each = max(most // 4, 1)
        self.sockets = most * 3 // 4
        self.proxies = proxies
        self.clock = clock
        self._all: dict[asyncio.BaseTransport, OpenConnection] = {}
        self._count = Counter[str]()  # connections by address
        self._sockets = 0

    def admit(self, transport: asyncio.Transport) -> bool:
        """Admit a new connection, closing an idle one if necessary. Return False if there is no room."""
        new = OpenConnection(transport, self.clock())
        crowded = self._count[new.address] >= self.each and not self._stands_for_many(new.address)
        if crowded or len(self._all) >= self.most:
            crowd = (each for each in self._all.values() if each.idle and (each.address == new.address or not crowded))
            oldest = min(crowd, key=lambda each: each.since, default=None)
            if oldest is None:
                return False
            self.remove(oldest.transport)
            oldest.transport.abort()
        self._all[transport] = new
        self._count[new.address] += 1
        return True

    def _stands_for_many(self, address: str) -> bool:
        try:
            return ip_address(address).is_loopback or self.proxies(address)
        except ValueError:
            return False

    def note_waiting(self, transport: asyncio.BaseTransport, idle: bool) -> None:
        """Note whether a connection waits for a request; more of the same head is no new wait."""
        held = self._all.get(transport)
        if held is not None and held.idle != idle:
            held.idle, held.since = idle, self.clock()

    def admit_socket(self, transport: asyncio.BaseTransport) -> bool:
        """Turn a connection into a socket. Return False if there are too many."""
        held = self._all.get(transport)
        if held is None or self._sockets >= self.sockets:
            return False
        held.idle, held.socket = False, True
        self._sockets += 1
        return True

    def remove(self, transport: asyncio.BaseTransport) -> None:
        """Remove a closed connection."""
        held = self._all.pop(transport, None)
        if held is not None:
            self._sockets -= held.socket
            self._count[held.address] -= 1
            if not self._count[held.address]:
                del self._count[held.address]

    def close_at(self, address: str) -> None:
        """Close the connections that came to an address of this machine."""
        for transport in [*self._all]:
            if transport.get_extra_info("sockname", ("",))[0] == address:
                self._all[transport].transport.abort()

    def __len__(self) -> int:
        return len(self._all)

    def sweep(self) -> None:
        """Close connections with a late request, and those that do not read."""
        now = self.clock()
        for held in [*self._all.values()]:
            unsent = held.transport.get_write_buffer_size()
            if not unsent or unsent < held.unsent:
                held.stuck = now
            held.unsent = unsent
            if now - held.stuck > TAKEN_IN_TIME:
                held.transport.abort()
            elif held.idle and now - held.since > HEAD_IN_TIME:
                held.transport.close()


class Connection(H11Protocol):
    """An HTTP connection. `full` is the answer without room, head and body."""

    def __init__(self, connections: Connections, full: bytes, **more: Unpack[Given]) -> None:
        super().__init__(**more)
        self.held = connections
        self.full = full
        self.ws_protocol_class = cast(type[asyncio.Protocol], partial(Socket, connections))  # uvicorn only calls it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if not self.held.admit(self.transport):
            self._refuse()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._note_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        lengths = [len(event.target), *(len(name) + len(value) for name, value in event.headers)]
        if max(lengths) > LONGEST or len(lengths) > MOST_HEADERS:
            self.send_400_response("A header of this request is too long, or there are too many.")
        elif self.held.admit_socket(self.transport):
            super().handle_websocket_upgrade(event)
        else:
            self._refuse()

    def connection_lost(self, exc: Exception | None) -> None:
        self.held.remove(self.transport)
        super().connection_lost(exc)

    def _note_waiting(self) -> None:
        self.held.note_waiting(self.transport, self.conn.their_state is h11.IDLE)

    def _refuse(self) -> None:
        self.transport.write(self.full)
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A connection that is a socket. It is closed after too many frames without a message (`FRAMES`)."""

    def __init__(self, connections: Connections, **more: Unpack[Given]) -> None:
        super().__init__(**more)
        self.held = connections
        self.frames_left = Bucket(FRAMES, connections.clock)

    def handle_ping(self) -> None:
        if self._accept_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._accept_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._accept_frame():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not self.close_sent or self._accept_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self.close_sent or self._accept_frame():
            super().handle_bytes(event)

    def _accept_frame(self) -> bool:
        """Take a frame from the bucket. Return False if it is to be ignored, because the socket is or has been closed.

        After the server's close a client has some seconds to answer; anything else that it sends is dropped and counts.
        """
        if not self.frames_left.take():
            if self.handshake_complete and not self.close_sent:
                self.conn.fail(TOO_MANY)
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.close_sent = True
                self.transport.close()
            else:
                self.transport.abort()
            return False
        if self.close_sent:
            self.conn.data_to_send()  # pongs, which nobody is sent
        return not self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        self.held.remove(self.transport)
        super().connection_lost(exc)


def with_deadline(receive: Receive, seconds: float = BODY_IN_TIME) -> Receive:
    """Wrap `receive` so that it raises TimeoutError when the time for a body is over."""
    until = monotonic() + seconds

    async def receiving() -> Message:
        return await asyncio.wait_for(receive(), max(until - monotonic(), 0.001))

    return receiving
