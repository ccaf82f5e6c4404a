"""How others reach a server: its names, its address in links, and a second listener for the network.

The operator may change that while the server runs; nothing of it is kept for the next start.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from ipaddress import ip_address
from typing import Annotated, Final, NamedTuple

from msgspec import Meta, Struct

from goldenrule.kernel.errors import BadInput
from goldenrule.server.addresses import LOCAL, domain_of, listen, own_address, own_names, page_url, public_url
from goldenrule.words.phrases import reason

Listen = Callable[[socket.socket], Awaitable[asyncio.AbstractServer]]
"""A function that accepts connections at a bound socket."""
Drop = Callable[[str], None]
"""A function that closes the connections to an address of this machine."""


class NetworkChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people in the network may reach the server, and the public name in links, "" for none."""

    lan: bool
    name: Annotated[str, Meta(max_length=300)] = ""


class Network(Struct, frozen=True):
    """How others reach the server: `address` is what links begin with, "" if nobody else can reach it.

    `lan`: people in the network can. `fixed`: it was started so, and a page cannot change that.
    """

    lan: bool
    fixed: bool
    name: str
    address: str


class ListensAt(NamedTuple):
    """Where a server listens from its start, its first name ("" for none), and whether it is behind a proxy."""

    host: str = LOCAL
    port: int = 0
    name: str = ""
    proxied: bool = False


THIS_MACHINE: Final = ListensAt()


class Reach:
    """How others reach a server. `names` are those by which it may be called, besides IP addresses and localhost."""

    def __init__(
        self, at: ListensAt = THIS_MACHINE, names: Collection[str] = (), own: Callable[[], str] = own_address
    ) -> None:
        """`own` returns the address of this machine in the network, "" for none."""
        self.at = at
        self.name = at.name
        self.names = {each.casefold() for each in names}
        self._given = frozenset(self.names)
        self._own = own
        self._open: Listen | None = None
        self._drop: Drop = lambda _: None
        self._listener: tuple[str, asyncio.AbstractServer] | None = None

    def serve(self, open_listener: Listen, drop: Drop) -> None:
        """Begin, with the functions of a running server."""
        self._open, self._drop = open_listener, drop

    @property
    def network(self) -> Network:
        return Network(self._fixed or self._listener is not None, self._fixed, self.name, self.address)

    @property
    def address(self) -> str:
        """The address of the page for others, "" if they cannot reach it."""
        if self.name:
            return public_url(self.name, self.at.port, self.at.proxied)
        if self._listener is not None:
            return page_url(self._listener[0], self.at.port)
        if not self._fixed:
            return ""
        with suppress(ValueError):
            if not ip_address(self.at.host).is_unspecified:
                return page_url(self.at.host, self.at.port)
        return page_url(self._own() or own_names()[0], self.at.port)

    @property
    def _fixed(self) -> bool:
        """Does it listen to more than this machine from its start?"""
        try:
            return not ip_address(self.at.host).is_loopback
        except ValueError:
            return self.at.host != "localhost"

    async def change(self, wanted: NetworkChange) -> Network:
        """Let the network in or not, and use a name or none. Raises BadInput, and changes nothing, if it cannot."""
        domain = domain_of(wanted.name) if wanted.name else ""
        if wanted.lan and not self._fixed:
            await self._let_in()
        elif self._listener is not None:
            self._keep_out()
        self.name = wanted.name
        self.names.intersection_update(self._given)
        self.names.update({domain} - {""})
        return self.network

    async def _let_in(self) -> None:
        """Listen at the address of this machine in the network, too. Raises BadInput."""
        address = self._own()
        if not address or self._open is None:
            raise BadInput("server-no-network")
        if self._listener is not None:
            if self._listener[0] == address:
                return
            self._keep_out()
        found = listen(self.at.port, address)
        try:
            self._listener = address, await self._open(found)
        except OSError as error:  # another program listens there, which is noticed late
            found.close()
            raise BadInput("bad-port", port=self.at.port, reason=reason(error)) from error

    def _keep_out(self) -> None:
        """Stop listening in the network, and end the connections from there."""
        if self._listener is not None:
            address, listener = self._listener
            self._listener = None
            listener.close()
            self._drop(address)
