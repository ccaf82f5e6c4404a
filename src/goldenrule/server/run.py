"""`goldenrule serve`: from what was typed to a running server."""

import logging
import socket
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final

import uvicorn

from goldenrule.kernel.errors import BadInput
from goldenrule.server.app import make_app
from goldenrule.server.connections import Connection, Connections, Seldom, descriptors, room
from goldenrule.server.guard import full
from goldenrule.server.hub import data_folder, opened
from goldenrule.words.phrases import Phrase, reason

LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
WAITING: Final = 128
"""Connections that may wait to be taken."""
LARGEST: Final = 1 << 20
"""Bytes of a message after which a socket is closed; far smaller ones are refused with a sentence."""


class Server(uvicorn.Server):
    """Says where it is once it listens, and opens that in the browser if it is given."""

    SWEEP: Final = 10
    """Ticks, ten a second, between two looks at connections that wait for nothing."""

    def __init__(self, config: uvicorn.Config, connections: Connections, said: list[str], page: str = "") -> None:
        super().__init__(config)
        self.connections = connections
        self.said = said
        self.page = page

    async def on_tick(self, counter: int) -> bool:
        if counter % self.SWEEP == 0:
            self.connections.sweep()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for line in self.said:
                print(line, flush=True)
            if self.page:
                Thread(target=webbrowser.open, args=[self.page], daemon=True).start()


def listen(port: int, lan: bool) -> socket.socket:
    """A socket that listens. Raises BadInput if the port is in use or not to be had.

    It names its protocol: asyncio sends at once only what it knows to go by TCP. Else a message that follows another
    waits until that is acknowledged, which takes 40 ms (Nagle's algorithm).
    """
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((EVERYWHERE if lan else LOCAL, port))
    except OSError as error:
        found.close()
        raise BadInput("bad-port", port=port, reason=reason(error)) from error
    except OverflowError as error:  # no port has this number
        found.close()
        raise BadInput("bad-port", port=port, reason=Phrase("system-einval")) from error
    return found


def own_address() -> str:
    """The number under which others in the network find this machine, "" if it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
        return str(probe.getsockname()[0])
    return ""


def names() -> list[str]:
    """The names of this machine."""
    own = socket.gethostname()
    return [own, f"{own.partition('.')[0]}.local"]


def serve(port: int, lan: bool, data: str, patience: float, packs: Sequence[str], open_page: bool = False) -> None:
    """Run until Ctrl-C or SIGTERM, `open_page` in the user's browser. Raises BadInput if it cannot begin.

    `packs` are the folders of the content packs that may be played with.
    """
    folder: Path = data_folder(data)
    hub = opened(folder, patience, packs)
    try:
        listening = listen(port, lan)
    except BadInput:
        hub.lock.release()
        raise
    port = listening.getsockname()[1]
    address = f"http://{LOCAL}:{port}/#/operator?{hub.visitors.secret}"
    said = [hub.say("server-address", address=address)]
    if lan:
        hub.address = f"http://{own_address() or names()[0]}:{port}/"
        said.append(hub.say("server-lan", address=hub.address))
    said.append(hub.say("server-kept", folder=str(folder)))
    connections = Connections(room(descriptors()))
    arriving: Any = partial(Connection, connections, full(hub.say("server-full")))
    for name in ("asyncio", "uvicorn.error"):
        logging.getLogger(name).addFilter(Seldom())
    config = uvicorn.Config(
        make_app(hub, names()), log_level="warning", http=arriving, ws="websockets-sansio", ws_max_size=LARGEST,
        server_header=False, timeout_graceful_shutdown=3, access_log=False, lifespan="on", proxy_headers=False,
        backlog=WAITING,
    )  # fmt: skip
    Server(config, connections, said, address if open_page else "").run(sockets=[listening])
