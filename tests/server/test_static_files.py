"""The files of the page: compressed for whoever takes them so, kept by browsers where names tell what is in them."""

import gzip
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from goldenrule.server.http.access_control import FOREVER, AccessControl
from goldenrule.server.http.static_files import accepts_gzip, route_of
from goldenrule.server.limits import Limits
from goldenrule.server.visitors import Visitors
from goldenrule.words.texts import Texts
from tests.server.helpers import Server

SCRIPT = "export const words = 'again and again';\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Page</title>")
    (tmp_path / "assets" / "index-a1.js").write_text(SCRIPT)
    (tmp_path / "assets" / "letters-b2.woff2").write_bytes(bytes(range(256)) * 8)
    (tmp_path / ".fingerprint").write_text("none of a page's business")
    (tmp_path.parent / "beside.txt").write_text("nor this")
    app: Any = AccessControl(
        Litestar([route_of(tmp_path)]), Visitors(tmp_path.parent), Limits(), (), lambda lang: Texts(lang or "en")
    )
    with TestClient(app, base_url="http://127.0.0.1") as found:
        yield found


def test_what_is_in_letters_is_sent_compressed_and_kept_for_good(client: TestClient[Litestar]) -> None:
    plain = client.get("/assets/index-a1.js", headers={"accept-encoding": "identity"})
    packed = client.get("/assets/index-a1.js", headers={"accept-encoding": "gzip, deflate"})
    assert plain.text == packed.text == SCRIPT
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 10 < int(plain.headers["content-length"]) == len(SCRIPT)
    for found in (plain, packed):
        assert found.headers["content-type"] == "text/javascript; charset=utf-8"
        assert (found.headers["vary"], found.headers["cache-control"]) == ("Accept-Encoding", FOREVER)


def test_letters_of_fonts_are_sent_as_they_are(client: TestClient[Litestar]) -> None:
    found = client.get("/assets/letters-b2.woff2", headers={"accept-encoding": "gzip"})
    assert found.headers["content-type"] == "font/woff2" and found.content == bytes(range(256)) * 8
    assert "content-encoding" not in found.headers and found.headers["cache-control"] == FOREVER


def test_the_page_itself_is_asked_for_again_each_time(client: TestClient[Litestar]) -> None:
    for path in ("/", "/index.html"):
        found = client.get(path)
        assert found.status_code == 200 and found.text.startswith("<!doctype html>")
        assert found.headers["content-type"] == "text/html; charset=utf-8"
        assert found.headers["cache-control"] == "private, no-cache"
    head = client.head("/assets/index-a1.js", headers={"accept-encoding": "identity"})
    assert head.content == b"" and head.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/.fingerprint", "/../beside.txt", "/%2e%2e/beside.txt", "/assets", "/assets/"])
def test_nothing_else_is_sent(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_whoever_refuses_gzip_is_not_sent_it() -> None:
    assert all(map(accepts_gzip, ("gzip", "br, gzip", "gzip;q=0.5", "deflate,gzip;q=1.0,br", "gzip , br")))
    assert not any(map(accepts_gzip, ("", "br", "identity", "gzip;q=0", "br, gzip; q=0.0, deflate", "x-gzip")))
    many = 1_000_000  # which are read once, and not again for each of them
    assert (
        not accepts_gzip(f"gzip{' ' * many}x") and accepts_gzip(f"{'gzip ,' * many}") and not accepts_gzip("," * many)
    )


def test_what_pages_ask_for_is_compressed_too(server: Server) -> None:
    head, body = raw(server, "/api/start", "Accept-Encoding: gzip\r\n")
    assert "content-encoding: gzip" in head and "vary: accept-encoding" in head
    plain_head, plain = raw(server, "/api/start", "")
    assert "content-encoding" not in plain_head
    assert json.loads(gzip.decompress(body)) == json.loads(plain) and len(body) * 2 < len(plain)


def raw(server: Server, path: str, headers: str) -> tuple[str, bytes]:
    """The head of an answer, in small letters, and its body as it was sent."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n".encode())
        found = b""
        while part := line.recv(65536):
            found += part
    head, _, body = found.partition(b"\r\n\r\n")
    return head.decode().lower(), body
