"""The operator lets the network in, and gives a public name, while the server runs."""

import asyncio
import json
import socket
import urllib.error
import urllib.request
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.addresses import listen, own_address
from goldenrule.server.network import ListensAt, NetworkChange, Reach
from tests.server.helpers import PATIENCE, Server, awaited, running

OTHER = "127.0.0.2"
"""An address of this machine that stands for the one in the network."""


def reachable(address: str, port: int) -> bool:
    try:
        with socket.create_connection((address, port), PATIENCE):
            return True
    except ConnectionRefusedError:
        return False


def let_in(address: str, port: int) -> bool:
    """Can one connect to `Doors`? They close what they accept, and that is waited for."""
    try:
        with socket.create_connection((address, port), PATIENCE) as held:
            return held.recv(1) == b""
    except ConnectionRefusedError:
        return False


def status(address: str, port: int, host: str = "") -> int:
    request = urllib.request.Request(f"http://{address}:{port}/api/start", headers={"host": host} if host else {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def changed(server: Server, lan: bool, name: str = "", cookie: str = "") -> Any:
    headers = {"cookie": cookie} if cookie else {}
    return server.ask("/api/network", {"lan": lan, "name": name}, "PUT", headers)


class Doors:
    """What a running server does for `Reach`, in this process."""

    def __init__(self, reach: Reach) -> None:
        self.dropped: list[str] = []
        reach.serve(self.open, self.dropped.append)

    async def open(self, listening: socket.socket) -> asyncio.AbstractServer:
        return await asyncio.start_server(lambda _, writer: writer.close(), sock=listening)


def test_the_network_is_let_in_at_its_own_address_and_kept_out_again() -> None:
    async def test() -> None:
        with listen(0, "127.0.0.1") as first:
            first.listen()
            port = first.getsockname()[1]
            reach = Reach(ListensAt(port=port), own=lambda: OTHER)
            doors = Doors(reach)
            assert reach.network.address == "" and not let_in(OTHER, port)
            found = await reach.change(NetworkChange(True))
            assert (found.lan, found.fixed, found.address) == (True, False, f"http://{OTHER}:{port}/")
            assert await asyncio.to_thread(let_in, OTHER, port)
            assert await reach.change(NetworkChange(True)) == found, "once is enough"
            found = await reach.change(NetworkChange(False))
            assert (found.lan, found.address, doors.dropped) == (False, "", [OTHER])
            assert not await asyncio.to_thread(let_in, OTHER, port)
            assert (await reach.change(NetworkChange(True))).lan, "and in again"
            reach._keep_out()

    awaited(test())


def test_another_address_of_the_machine_is_listened_at_when_it_is_asked_for_again() -> None:
    async def test() -> None:
        with listen(0, "127.0.0.1") as first:
            port, own = first.getsockname()[1], OTHER
            reach = Reach(ListensAt(port=port), own=lambda: own)
            Doors(reach)
            await reach.change(NetworkChange(True))
            own = "127.0.0.3"
            assert (await reach.change(NetworkChange(True))).address == f"http://127.0.0.3:{port}/"
            assert not await asyncio.to_thread(let_in, OTHER, port)
            reach._keep_out()

    awaited(test())


def test_without_a_network_or_a_free_port_nothing_changes_and_a_sentence_says_why() -> None:
    async def test() -> None:
        with listen(0, OTHER) as taken:
            taken.listen()
            port = taken.getsockname()[1]
            for own, why in (("", "no address in a network"), (OTHER, f"Port {port} cannot be used")):
                reach = Reach(ListensAt(port=port), own=partial(str, own))
                Doors(reach)
                with pytest.raises(BadInput, match=why):
                    await reach.change(NetworkChange(True, "cards.example"))
                assert (reach.network.lan, reach.network.name, reach.address) == (False, "", "")

    awaited(test())


def test_a_server_that_was_started_for_the_network_stays_so() -> None:
    async def test() -> None:
        for host, address in (("0.0.0.0", OTHER), ("192.0.2.9", "192.0.2.9"), ("::", OTHER)):
            reach = Reach(ListensAt(host, 80), own=lambda: OTHER)
            assert reach.network.fixed and reach.address == f"http://{address}:80/"
            assert (await reach.change(NetworkChange(False))).lan
        for host in ("127.0.0.1", "::1", "localhost"):
            assert not Reach(ListensAt(host, 80), own=lambda: OTHER).network.lan

    awaited(test())


def test_the_operator_gives_a_name_and_takes_it_back(server: Server) -> None:
    assert status("127.0.0.1", server.port, "cards.example") == 421
    found = changed(server, False, "https://Cards.example")
    assert (found["name"], found["address"]) == ("https://Cards.example", "https://cards.example/")
    assert server.ask("/api/start")["address"] == "https://cards.example/"
    assert status("127.0.0.1", server.port, "cards.example") == 200
    code, problem = changed(server, False, "*.example")
    assert code == 400 and "is not a domain name" in problem["detail"]
    assert status("127.0.0.1", server.port, "cards.example") == 200, "nothing has changed"
    assert changed(server, False)["address"] == ""
    assert status("127.0.0.1", server.port, "cards.example") == 421


def test_names_that_were_given_at_the_start_stay() -> None:
    async def test() -> None:
        reach = Reach(ListensAt(port=80, name="cards.example"), ["cards.example"], lambda: OTHER)
        await reach.change(NetworkChange(False, "other.example"))
        assert reach.names == {"cards.example", "other.example"} and reach.address == "http://other.example/"
        await reach.change(NetworkChange(False))
        assert reach.names == {"cards.example"}

    awaited(test())


def test_guests_may_neither_read_nor_change_it(server: Server) -> None:
    guest = server.guest()
    for found in (changed(server, True, cookie=guest), server.ask("/api/network", headers={"cookie": guest})):
        assert found[0] == 403 and found[1]["detail"].startswith("Only the operator of this server may do that")
    assert server.ask("/api/network") == {"lan": False, "fixed": False, "name": "", "address": ""}


@pytest.mark.skipif(not own_address(), reason="this machine is in no network")
def test_a_running_server_lets_the_network_in_and_forgets_that_when_it_ends(tmp_path: Path) -> None:
    own = own_address()
    with running(tmp_path) as server:
        assert not reachable(own, server.port)
        found = changed(server, True)
        assert found["address"] == f"http://{own}:{server.port}/"
        assert status(own, server.port) == 200
        assert status(own, server.port, "evil.example") == 421, "the access rules hold there, too"
        with socket.create_connection((own, server.port), PATIENCE) as held:
            held.sendall(b"GET /api/start HTTP/1.1\r\nhost: %b\r\n\r\n" % own.encode())
            assert held.recv(12) == b"HTTP/1.1 200"
            assert not changed(server, False)["lan"]
            while held.recv(1 << 16):  # connections from there are closed
                pass
        assert not reachable(own, server.port) and status("127.0.0.1", server.port) == 200
        changed(server, True)
    with running(tmp_path) as server:
        assert json.dumps(server.ask("/api/network")["lan"]) == "false"
        assert not reachable(own, server.port)
