"""Whoever takes a connection and does not say in time what it is for loses it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest
import uvicorn
from litestar import Litestar, Request, post

from goldenrule.server.connections import Connection, in_time
from tests.server.helpers import awaited


class Hasty(Connection):
    in_time = 0.5


@post("/", status_code=200)
async def echo(request: Request[Any, Any, Any]) -> str:
    return str(len(await request.body()))


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(Litestar([echo]), http=Hasty, log_level="warning", lifespan="off")
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield int(listening.getsockname()[1])
    server.should_exit = True
    thread.join()
    listening.close()


WHOLE = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi"


@pytest.mark.parametrize("sent", [b"", b"POST / HT", WHOLE[:-6]])
def test_a_head_that_does_not_come_in_time_ends_the_connection(port: int, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(sent)
        assert line.recv(1000) == b""


def test_so_it_does_for_a_request_after_another_one(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(WHOLE)
        found = b""
        while not found.endswith(b"\r\n\r\n2"):
            found += line.recv(1000)
        assert found.startswith(b"HTTP/1.1 200")
        line.sendall(WHOLE[:9])
        assert line.recv(1000) == b""


def test_a_body_that_does_not_come_in_time_is_no_longer_waited_for() -> None:
    async def never() -> Any:
        await asyncio.Event().wait()

    async def at_once() -> Any:
        return {"type": "http.request"}

    assert awaited(_received(at_once, 60)) == {"type": "http.request"}
    with pytest.raises(TimeoutError):
        awaited(_received(never, 0.01))


async def _received(receive: Any, seconds: float) -> Any:
    return await in_time(receive, seconds)()
