"""`goldenrule serve`: from the command line to a running server."""

import asyncio
import logging
import socket
import webbrowser
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple, cast

import uvicorn

from goldenrule.kernel.errors import BadInput
from goldenrule.server.addresses import (
    EVERYWHERE,
    LOCAL,
    domain_of,
    listen,
    network_matcher,
    own_names,
    page_url,
    parse_networks,
)
from goldenrule.server.art import CardArt
from goldenrule.server.faults import OncePerMinute, begin_log
from goldenrule.server.http.access_control import full_response
from goldenrule.server.http.app import make_app
from goldenrule.server.http.connections import Connection, Connections, connection_limit, raise_descriptor_limit
from goldenrule.server.network import ListensAt, Reach
from goldenrule.server.seat_tokens import NAME, is_readable_by_others
from goldenrule.server.startup import data_folder, open_server
from goldenrule.server.storage.expiry import USUAL
from goldenrule.server.visitors import OPERATOR_KEY

WAITING: Final = 128
"""The most connections waiting to be accepted."""
LARGEST: Final = 1 << 20
"""The most bytes of a message before a socket is closed; much smaller ones are refused with a sentence."""


class Server(uvicorn.Server):
    """A server that prints its address when it listens, and opens it in the browser on request."""

    SWEEP: Final = 10
    """Ticks, ten a second, between two looks at connections that wait for nothing."""

    def __init__(
        self, config: uvicorn.Config, connections: Connections, reach: Reach, said: list[str], page: str = ""
    ) -> None:
        super().__init__(config)
        self.connections = connections
        self.reach = reach
        self.said = said
        self.page = page

    async def on_tick(self, counter: int) -> bool:
        if counter % self.SWEEP == 0:
            self.connections.sweep()
        return await super().on_tick(counter)

    async def open_listener(self, listening: socket.socket) -> asyncio.AbstractServer:
        """Accept connections at one more socket, as `startup` does at the first."""
        kind, loop = cast(Callable[..., asyncio.Protocol], self.config.http_protocol_class), asyncio.get_running_loop()
        new = partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        found = await loop.create_server(new, sock=listening, backlog=self.config.backlog)
        self.servers.append(found)
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.reach.serve(self.open_listener, self.connections.close_at)
            for line in self.said:
                print(line, flush=True)
            if self.page:
                Thread(target=webbrowser.open, args=[self.page], daemon=True).start()


class ServeOptions(NamedTuple):
    """The address of a server (`host`), its names, and its trusted proxies.

    With `lan` others in the network can reach it. `port` 0 is any free one.
    """

    port: int
    host: str = ""
    lan: bool = False
    names: Sequence[str] = ()
    proxies: Sequence[str] = ()


def serve(
    where: ServeOptions, data: str, patience: float, packs: Sequence[str], open_page: bool = False, days: int = USUAL,
    art: CardArt | None = None,
) -> None:  # fmt: skip
    """Run until Ctrl-C or SIGTERM; `open_page` opens the user's browser. Raises BadInput if it cannot start.

    `packs` are the folders of the content packs that may be played with. Guests' tables wait this many `days` for
    somebody. `art` are the operator's pictures of cards.
    """
    domains, proxies = [domain_of(each) for each in where.names], parse_networks(where.proxies)
    host = where.host or (EVERYWHERE if where.lan else LOCAL)
    folder: Path = data_folder(data)
    server = open_server(folder, patience, packs, days)
    server.art = art
    try:
        listening = listen(where.port, host)
    except BadInput:
        server.lock.release()
        raise
    port = listening.getsockname()[1]
    own = f"#/operator?{server.visitors.secret}"
    address = f"{page_url(host, port)}{own}"
    said = [server.say("server-address", address=address)]
    name = where.names[0] if where.names else ""
    server.reach = Reach(ListensAt(host, port, name, bool(where.proxies)), [*own_names(), *domains, host])
    if name:
        said.append(server.say("server-named", address=server.reach.address, own=f"{server.reach.address}{own}"))
    elif where.lan:
        said.append(server.say("server-lan", address=server.reach.address))
    said.append(server.say("server-kept", folder=str(folder)))
    said.extend(server.texts.tell(each) for each in (art.summary() if art else ()))
    for path in (folder / NAME, folder / OPERATOR_KEY):
        if is_readable_by_others(path):
            said.append(server.say("server-key-open", path=str(path)))
    connections = Connections(connection_limit(raise_descriptor_limit()), network_matcher(proxies))
    full = full_response(server.say("server-full"))
    arriving = cast(type[asyncio.Protocol], partial(Connection, connections, full))
    begin_log()
    for name in ("asyncio", "uvicorn.error"):
        logging.getLogger(name).addFilter(OncePerMinute())
    config = uvicorn.Config(
        make_app(server), log_level="warning", http=arriving, ws="websockets-sansio", ws_max_size=LARGEST,
        server_header=False, timeout_graceful_shutdown=3, access_log=False, lifespan="on",
        proxy_headers=bool(proxies), forwarded_allow_ips=[str(each) for each in proxies], backlog=WAITING,
    )  # fmt: skip
    Server(config, connections, server.reach, said, address if open_page else "").run(sockets=[listening])
