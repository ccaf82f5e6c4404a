"""Connections: whoever has one says in time what it is for, and a flood of them neither blocks visitors nor the log."""

import asyncio
import logging
import resource
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn
from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect

from goldenrule.server.faults import SELDOM, OncePerMinute
from goldenrule.server.http.access_control import full_response
from goldenrule.server.http.connections import (
    FRAMES,
    HEAD_IN_TIME,
    TAKEN_IN_TIME,
    Connection,
    Connections,
    Socket,
    with_deadline,
)
from goldenrule.server.limits import TOO_MANY
from tests.server.helpers import PATIENCE, Clock, Server, awaited, running

FULL = full_response("no room")


# -- in time -----------------------------------------------------------------------------------------------------------


@post("/", status_code=200)
async def echo(request: Request[Any, Any, Any]) -> str:
    return str(len(await request.body()))


@get("/much", sync_to_thread=False)
def much() -> str:
    return "x" * 8_000_000


@websocket("/silent")
async def silent(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await socket.receive_data(mode="text")


@websocket("/closed")
async def closed(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.close(4409)


class Running:
    """A server in a thread, whose clock a test lets go on."""

    def __init__(self, most: int, clock: Clock) -> None:
        self.clock = clock
        self.held = Connections(most, clock=clock)
        listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(listening.getsockname()[1])
        arriving: Any = partial(Connection, self.held, FULL)
        config = uvicorn.Config(
            Litestar([echo, much, silent, closed]), http=arriving, log_level="warning", lifespan="off"
        )
        self.server = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop
        started = threading.Event()

        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            started.set()
            await self.server.serve([listening])

        self.thread = threading.Thread(target=asyncio.run, args=[run()])
        self.thread.start()
        started.wait(PATIENCE)

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)

    def later(self, seconds: float) -> None:
        """Let time pass, and have the server look at its connections."""

        async def pass_by() -> None:
            self.clock.now += seconds
            self.held.sweep()

        asyncio.run_coroutine_threadsafe(pass_by(), self.loop).result(PATIENCE)

    def until(self, said: Callable[[], bool]) -> None:
        """Wait until something is so in the server."""

        async def look() -> None:
            while not said():
                await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(look(), self.loop).result(PATIENCE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture
def server(clock: Clock) -> Iterator[Running]:
    found = Running(8, clock)
    yield found
    found.stop()


WHOLE = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi"


def answer(line: socket.socket) -> bytes:
    line.sendall(WHOLE)
    found = b""
    while not found.endswith(b"\r\n\r\n2"):
        part = line.recv(1000)
        assert part, found
        found += part
    return found


@pytest.mark.parametrize("sent", [b"", b"POST / HT", WHOLE[:-6]])
def test_a_head_that_does_not_come_in_time_ends_the_connection(server: Running, sent: bytes) -> None:
    with server.connect() as line, server.connect() as other:
        line.sendall(sent)
        server.until(lambda: len(server.held) == 2)
        server.later(HEAD_IN_TIME / 2)
        assert answer(other).startswith(b"HTTP/1.1 200")
        line.sendall(b"")
        server.later(HEAD_IN_TIME / 2 + 1)
        assert line.recv(1000) == b""
        assert answer(other).startswith(b"HTTP/1.1 200"), "it waits for its next request only half as long"


def test_so_it_does_for_a_request_after_another_one(server: Running) -> None:
    with server.connect() as line:
        answer(line)
        line.sendall(WHOLE[:9])
        server.later(HEAD_IN_TIME + 1)
        assert line.recv(1000) == b""


def test_an_answer_that_is_not_taken_ends_the_connection(server: Running) -> None:
    with server.connect() as line:
        line.sendall(b"GET /much HTTP/1.1\r\nHost: x\r\n\r\n")
        server.until(lambda: any(each.get_write_buffer_size() for each in transports(server)))
        server.later(1)
        server.later(TAKEN_IN_TIME + 1)
        server.until(lambda: not len(server.held))


def opened_socket(server: Running, path: str = "/silent") -> socket.socket:
    line = server.connect()
    head = (
        f"GET {path} HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    )  # fmt: skip
    line.sendall("\r\n".join([*head, "", ""]).encode())
    found = b""
    while not found.endswith(b"\r\n\r\n"):
        found += line.recv(1)
    return line


PING, PONG, TEXT, MORE, WHOLE_TEXT = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 0x01, 0x00, 0x81))
"""Empty frames of a client; a text is begun, continued, or whole."""
ANSWERED: Final = b"\x8a\x00"


def test_pings_are_answered(server: Running, clock: Clock) -> None:
    with opened_socket(server) as line:
        for _ in range(3 * int(FRAMES.capacity)):
            line.sendall(PING)
            assert line.recv(2) == ANSWERED
            clock.now += 1 / FRAMES.per_second


@pytest.mark.parametrize(("first", "frame"), [(b"", PING), (b"", PONG), (TEXT, MORE)])
def test_a_flood_of_frames_without_messages_closes_the_socket(server: Running, first: bytes, frame: bytes) -> None:
    with opened_socket(server) as line:
        line.sendall(first + frame * 500)
        found = b""
        with suppress(ConnectionError):  # the rest of the flood was not read
            while part := line.recv(4096):
                found += part
    pongs, _, closing = found.partition(b"\x88")
    assert pongs.count(ANSWERED) * len(ANSWERED) == len(pongs) and (frame == PING or not pongs)
    assert int.from_bytes(closing[1:3], "big") == TOO_MANY


@pytest.mark.parametrize("frame", [PING, PONG, WHOLE_TEXT])
def test_a_flood_after_the_close_of_the_server_ends_the_connection(server: Running, frame: bytes) -> None:
    with opened_socket(server, "/closed") as line:
        assert line.recv(4) == b"\x88\x02\x11\x39"  # closed: 4409
        few = int(FRAMES.capacity) // 2
        line.sendall(frame * few)
        server.until(lambda: taken(server) == few)
        assert not any(socket.conn.writes for socket in sockets(server))
        line.sendall(frame * few * 9)
        with suppress(ConnectionError):
            assert line.recv(4096) == b""
        server.until(lambda: not len(server.held))


def sockets(server: Running) -> list[Socket]:
    return [each for each in server.server.server_state.connections if isinstance(each, Socket)]


def taken(server: Running) -> float:
    """How many frames have been counted."""
    return sum(FRAMES.capacity - each.frames_left.available() for each in sockets(server))


def transports(server: Running) -> list[asyncio.Transport]:
    return [each.transport for each in server.server.server_state.connections if isinstance(each, Connection)]


def test_an_idle_flood_makes_room_for_a_visitor(server: Running) -> None:
    with ExitStack() as opened:
        flood = [opened.enter_context(server.connect()) for _ in range(40)]
        with server.connect() as visitor:
            assert answer(visitor).startswith(b"HTTP/1.1 200")
        assert sum(ended(line) for line in flood) >= 32


def ended(line: socket.socket) -> bool:
    """Has the server ended a connection?"""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_where_there_is_no_room_that_is_said_and_when_to_come_again(server: Running) -> None:
    with ExitStack() as opened:
        for _ in range(8):
            line = opened.enter_context(server.connect())
            line.sendall(WHOLE[:-1])  # a request has come, and its body has not
        server.until(lambda: not any(held.idle for held in server.held._all.values()) and len(server.held) == 8)
        with server.connect() as late:
            assert late.recv(10_000) == FULL
    head, _, body = FULL.partition(b"\r\n\r\n")
    assert b"HTTP/1.1 503" in head and b"retry-after: 10" in head and b'"no room"' in body


def test_a_body_that_does_not_come_in_time_is_no_longer_waited_for() -> None:
    async def never() -> Any:
        await asyncio.Event().wait()

    async def at_once() -> Any:
        return {"type": "http.request"}

    assert awaited(_received(at_once, 60)) == {"type": "http.request"}
    with pytest.raises(TimeoutError):
        awaited(_received(never, 0.01))


async def _received(receive: Any, seconds: float) -> Any:
    return await with_deadline(receive, seconds)()


# -- the log -----------------------------------------------------------------------------------------------------------


def test_the_same_line_is_written_once_a_minute(clock: Clock) -> None:
    seldom = OncePerMinute(clock)

    def lets(said: str, error: BaseException | None = None) -> bool:
        info = None if error is None else (type(error), error, error.__traceback__)
        return seldom.filter(logging.LogRecord("asyncio", logging.ERROR, "", 1, said, (), info))

    assert [lets(f"out of system resource\nsocket {n}", OSError(24)) for n in range(1000)].count(True) == 1
    assert lets("another line") and lets("out of system resource", ValueError())
    clock.now += SELDOM + 1
    assert lets("out of system resource", OSError(24)) and not lets("out of system resource", OSError(24))


# -- a flood of a whole server -----------------------------------------------------------------------------------------


def upgrade(server: Server, table: dict[str, Any]) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    head = (
        f"GET /ws/{table['table']}?token={table['watch']}&v=1 HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    )  # fmt: skip
    line.sendall("\r\n".join([*head, "", ""]).encode())
    return line


def stopped(server: Server) -> list[str]:
    """End a server; what it has written since it started."""
    server.process.send_signal(signal.SIGTERM)
    assert server.process.stdout is not None
    said = server.process.stdout.read().splitlines()
    server.wait()
    return said


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs prlimit, which only Linux has")
def test_a_flood_neither_blocks_visitors_nor_fills_the_log(tmp_path: Path) -> None:
    with running(tmp_path, descriptors=256) as server, ExitStack() as opened:
        for _ in range(400):
            opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
        tables = [server.ask("/api/tables", {"game": "champions", "quick": True}) for _ in range(2)]
        lines, answers = [], set()
        for n in range(90):
            lines.append(opened.enter_context(upgrade(server, tables[n % 2])))
            answers.add(lines[-1].recv(12))
        assert answers == {b"HTTP/1.1 101", b"HTTP/1.1 503"}
        assert server.ask("/api/lessons")
        assert server.ask("/api/tables", {"game": "heroes", "quick": True})["table"]
        pid = server.process.pid
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (8, 256))  # from now on no connection can be taken
        late = opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
        late.sendall(b"GET /api/lessons HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert server.process.stdout is not None
        assert any("out of system resource" in line for line in server.process.stdout)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (256, 256))
        assert late.recv(12) == b"HTTP/1.1 200"
        assert len(stopped(server)) < 40
