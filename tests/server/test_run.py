"""Where a server listens, by which names it is found, and which proxies it believes."""

import asyncio
import json
import os
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.addresses import domain_of, listen, network_matcher, page_url, parse_networks, public_url
from tests.server.helpers import PATIENCE, Server, awaited, running


def test_a_port_that_cannot_be_had_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        for port in (taken.getsockname()[1], 99999):
            with pytest.raises(BadInput, match=rf"^Port {port} cannot be used \(.+\); choose another one"):
                listen(port, "127.0.0.1")


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

    assert awaited(no_delay(listen(0, "127.0.0.1")))


def test_an_address_of_another_machine_is_one_sentence() -> None:
    for host in ("192.0.2.1", "no such host", "x" * 64 + ".example", "2001:db8::1"):
        with pytest.raises(BadInput, match=r"^This server cannot listen on .+; give --host an address of this machine"):
            listen(0, host)
    for host in ("localhost", "0.0.0.0", "127.0.0.2"):
        listen(0, host).close()


@pytest.mark.parametrize(
    ("given", "name", "alone", "proxied"),
    [
        ("cards.example", "cards.example", "http://cards.example:8010/", "https://cards.example/"),
        ("Cards.Example.", "cards.example", "http://cards.example:8010/", "https://cards.example/"),
        ("cards.example:81", "cards.example", "http://cards.example:81/", "https://cards.example:81/"),
        ("https://cards.example", "cards.example", "https://cards.example/", "https://cards.example/"),
        ("https://cards.example:443/", "cards.example", "https://cards.example/", "https://cards.example/"),
        ("http://cards.example", "cards.example", "http://cards.example/", "http://cards.example/"),
        ("http://nas:8080", "nas", "http://nas:8080/", "http://nas:8080/"),
    ],
)  # fmt: skip
def test_links_use_the_name_of_the_server(given: str, name: str, alone: str, proxied: str) -> None:
    assert domain_of(given) == name
    assert (public_url(given, 8010, False), public_url(given, 8010, True)) == (alone, proxied)


@pytest.mark.parametrize(
    "given",
    ["", "*", "*.example", "ftp://x", "a b", "x/../y", "http://x/path", "http://me@x", "-x", "x-", "x..y", "x:0",
     "x:99999", "x?y", "x#y", "é", "x" * 64, "[::1", "http://"],
)  # fmt: skip
def test_what_is_no_domain_name_is_one_sentence(given: str) -> None:
    with pytest.raises(BadInput, match=r"is not a domain name; give --name one like cards\.example"):
        domain_of(given)


def test_proxies_are_addresses_and_networks() -> None:
    known = network_matcher(parse_networks(["127.0.0.1", "10.0.0.7/8", "2001:db8::/32"]))
    assert all(map(known, ("127.0.0.1", "10.1.2.3", "2001:db8::7")))
    assert not any(map(known, ("127.0.0.2", "11.0.0.1", "2001:db9::7", "", "unix:", "x")))
    assert not network_matcher(parse_networks([]))("127.0.0.1")
    for wrong in ("*", "localhost", "10.0.0.0/99", ""):
        with pytest.raises(BadInput, match=r"is not an address; give --proxy one like 127\.0\.0\.1"):
            parse_networks([wrong])


def test_the_page_of_this_machine_is_at_its_own_address() -> None:
    for host, page in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::", "127.0.0.1"), ("::1", "[::1]")):
        assert page_url(host, 80) == f"http://{page}:80/"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    names = ["--name", "https://cards.example", "--name", "play.example"]
    with running(tmp_path_factory.mktemp("home"), *names, "--proxy", "127.0.0.1/8") as found:
        yield found


def through(server: Server, host: str, path: str = "/api/start", **headers: str) -> tuple[int, Any, str]:
    """The status, the JSON and the cookie of an answer to a request that comes through a proxy."""
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", headers={"host": host})
    for name, value in headers.items():
        request.add_header(name.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read()), answer.headers["set-cookie"] or ""
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()), error.headers["set-cookie"] or ""


def test_a_server_answers_to_its_names_and_to_no_other(proxied: Server, server: Server) -> None:
    for host in ("cards.example", "CARDS.example", "cards.example:443", "play.example", "127.0.0.1", "localhost:1"):
        assert through(proxied, host)[0] == 200, host
    for host in ("evil.example", "cards.example.evil.example", "sub.cards.example", "cards", "cards.example@x"):
        assert through(proxied, host, x_forwarded_host="cards.example")[0] == 421, host
    assert through(server, "cards.example")[0] == 421, "a name that was not given is not believed"


def test_the_operator_is_told_the_name_and_their_own_address_there(proxied: Server) -> None:
    said = next(iter(proxied.process.stdout or ()))
    assert (
        f"find it at https://cards.example/; your own address there is https://cards.example/#/operator?{proxied.secret}"
        in said
    )
    assert proxied.ask("/api/start")["address"] == "https://cards.example/"


def test_over_tls_cookies_are_secure_and_pages_without_it_are_foreign(proxied: Server, server: Server) -> None:
    tls = {"x_forwarded_proto": "https", "x_forwarded_for": "203.0.113.9"}
    _, start, cookie = through(proxied, "cards.example", **tls)
    assert cookie.startswith("__Host-goldenrule-") and cookie.endswith("; Secure") and not start["operator"]
    sent = cookie.partition(";")[0]
    assert through(proxied, "cards.example", cookie=sent, **tls)[2] == "", "the guest is known again"
    assert through(proxied, "cards.example", cookie=sent)[2], "not without TLS"
    assert through(proxied, "cards.example", origin="https://cards.example", **tls)[0] == 200
    assert through(proxied, "cards.example", origin="http://cards.example", **tls)[0] == 403
    assert through(proxied, "cards.example", origin="https://play.example", **tls)[0] == 403
    _, _, cookie = through(server, "127.0.0.1", **tls)
    assert "Secure" not in cookie and "__Host-" not in cookie, "whoever is no proxy is not believed"


def test_wrong_names_and_proxies_are_refused_before_anything_is_made(tmp_path: Any) -> None:
    for arguments in (("--name", "*.example"), ("--proxy", "everybody"), ("--host", "192.0.2.1")):
        with pytest.raises(AssertionError, match=f"give {arguments[0]} "):
            Server(tmp_path, *arguments)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such permissions")
def test_only_its_user_may_read_the_database_and_keys_that_others_may_read_are_told(tmp_path: Path) -> None:
    def others() -> set[str]:
        return {path.name for path in tmp_path.glob("server.*") if path.stat().st_mode & 0o077} - {"server.lock"}

    before = os.umask(0)
    try:
        with running(tmp_path) as server:
            assert server.ask("/api/tables", {"game": "skirmish", "quick": True})["table"]
            assert (tmp_path / "server.db-wal").exists() and not others()
        assert "Others on this machine can read" not in server.log()
        for name in ("server.db", "server.key"):
            (tmp_path / name).chmod(0o644)
        (tmp_path / "server.db-wal").touch(0o644)
        with running(tmp_path) as server:
            assert server.ask("/api/tables") and others() == {"server.key"}
        assert f"Others on this machine can read {tmp_path / 'server.key'} and sign in" in server.log()
        assert "operator.key and sign in" not in server.log()
    finally:
        os.umask(before)
