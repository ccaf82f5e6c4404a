"""The port that a server is given."""

from __future__ import annotations

import asyncio
import socket

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.run import listen
from tests.server.helpers import awaited


def test_a_port_that_cannot_be_had_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        for port in (taken.getsockname()[1], 99999):
            with pytest.raises(BadInput, match=rf"^Port {port} cannot be used \(.+\); choose another one"):
                listen(port, lan=False)


def test_what_follows_another_message_is_sent_at_once() -> None:
    async def no_delay(listening: socket.socket) -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(come, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.close()
            return await found

    assert awaited(no_delay(listen(0, lan=False)))
