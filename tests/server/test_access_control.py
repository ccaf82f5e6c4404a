"""Whom the server answers, and what it says to what it cannot understand."""

import json
import re
import socket
import stat
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from goldenrule.server.http.websocket import LARGEST
from goldenrule.words.texts import Texts
from tests.server.helpers import Server


def raw(server: Server, request: str) -> str:
    """What is answered to the lines of a request."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(request.replace("\n", "\r\n").encode())
        found = b""
        while part := line.recv(65536):
            found += part
        return found.decode()


def test_a_name_from_elsewhere_leads_nowhere(server: Server) -> None:
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "[", ""):
        answer = raw(server, f"GET /api/start HTTP/1.1\nHost: {host}\nConnection: close\n\n")
        assert answer.startswith("HTTP/1.1 421") or answer.startswith("HTTP/1.1 400"), host
        assert "tables" not in answer
    for host in (f"127.0.0.1:{server.port}", f"localhost:{server.port}"):
        answer = raw(server, f"GET /api/start HTTP/1.1\nHost: {host}\nConnection: close\n\n")
        assert answer.startswith("HTTP/1.1 200")


def test_a_page_from_elsewhere_can_do_nothing(server: Server) -> None:
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        status, problem = server.ask("/api/tables", {"game": "champions", "quick": True}, headers=headers)
        assert status == 403 and "from another website" in problem["detail"]
    table = server.ask("/api/tables", {"game": "champions", "quick": True})
    with pytest.raises(InvalidStatus):
        server.page(table["table"], table["token"], origin="http://evil.example")
    own = f"http://127.0.0.1:{server.port}"
    with server.page(table["table"], table["token"], origin=own) as page:
        assert page.asked()["prompt"]


def test_whom_it_does_not_answer_it_tells_in_the_language_of_the_page(server: Server) -> None:
    evil = {"origin": "http://evil.example"}
    for lang in ("en", "es", "uk", "zh-Hant"):
        _, problem = server.ask("/api/daily", headers={**evil, "x-lang": lang})
        assert problem["detail"] == Texts(lang).t("server-origin")
        _, problem = server.ask("/api/tables/none/at/1?token=x", headers={"x-lang": lang})
        assert problem["detail"] == Texts(lang).t("server-no-link")


def test_every_answer_tells_browsers_what_they_may_do(server: Server) -> None:
    for path in ("/", "/api/start", "/nothing"):
        answer = raw(server, f"GET {path} HTTP/1.1\nHost: localhost\nConnection: close\n\n").lower()
        policy = next(line for line in answer.splitlines() if line.startswith("content-security-policy:"))
        assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert "x-content-type-options: nosniff" in answer and "referrer-policy: no-referrer" in answer
        assert "cross-origin-opener-policy: same-origin" in answer
        away = raw(server, f"GET {path} HTTP/1.1\nHost: 192.0.2.7\nConnection: close\n\n").lower()
        assert policy in away and "cross-origin-opener-policy" not in away, "browsers would complain of it there"


def test_whatever_goes_wrong_is_a_problem_with_a_sentence(server: Server) -> None:
    for path, body, method, status in (
        ("/nothing", None, "GET", 404),
        ("/api/nothing", None, "GET", 404),
        ("/api/start", None, "DELETE", 405),
        ("/api/setup", {}, "POST", 400),
        ("/api/setup", {"game": 7}, "POST", 400),
        ("/api/setup", {"game": "champions", "more": 1}, "POST", 400),
        ("/api/setup", ["champions"], "POST", 400),
        ("/api/setup", {"game": "x" * 20_000}, "POST", 400),
        ("/api/setup", {"game": "x" * 200_000}, "POST", 413),
        ("/api/tables/none?token=x", None, "GET", 403),
        ("/api/tables/none", None, "GET", 400),
        ("/api/tables/none/at/x?token=x", None, "GET", 404),
    ):
        found, problem = server.ask(path, body, method)
        assert (found, problem["status"]) == (status, status), (path, problem)
        assert problem["detail"].endswith(".") and len(problem["detail"]) > 5, problem
        told = server.ask(path, body, method, headers={"x-lang": "zh-Hant"})[1]["detail"]
        assert not re.search("[A-Za-z]{2,}", re.sub("「[a-z]+」", "", told)), told  # but what was asked


def test_what_cannot_be_understood_is_refused_in_a_sentence_and_the_page_goes_on(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        now = page.asked()
        good = {"do": "choose", "id": 7, "at": now["at"], "seat": 0, "items": [1]}
        for sent in (
            "", "{", "null", "[]", "7", '"choose"', "{}", '{"do": "fly", "id": 1}', '{"do": "choose", "id": 1}',
            json.dumps({**good, "extra": 1}), json.dumps({**good, "items": "1"}), json.dumps({**good, "at": "x"}),
            json.dumps({**good, "items": [[1]]}), "[" * 5_000, '{"do": "undo", "id": 1e999}',
            json.dumps({**good, "items": [1] * LARGEST}), "\ud83d\ude00" * 10,
        ):  # fmt: skip
            page.socket.send(sent.encode("utf-16", "surrogatepass").decode("utf-16"))
            answer = page.read()
            assert answer["is"] == "refused" and answer["text"].endswith("."), sent[:80]
        wrongs: tuple[dict[str, Any], ...] = (
            {"at": now["at"] + 1}, {"at": -1}, {"seat": 1}, {"seat": -1}, {"seat": 10**6}, {"items": []},
            {"items": [0]}, {"items": [-1]}, {"items": [99]}, {"items": [1, 1]}, {"items": [2**63 - 1]},
            {"at": 10**30}, {"seat": -(10**30)}, {"items": [2**64]},
        )  # fmt: skip
        for wrong in wrongs:
            fields = {**good, **wrong}
            answer = page.ask(**{key: value for key, value in fields.items() if key != "id"})
            assert answer["is"] == "refused" and answer["text"].endswith("."), wrong
        for do, more in (
            ("why", {"seat": 1}), ("why", {"seat": 0, "item": 99}), ("why", {"seat": 0, "card": 10**6}),
            ("values", {"seat": 0, "card": 10**6}), ("preview", {"at": now["at"], "seat": 1, "items": [1]}),
            ("stand", {"at": now["at"], "seat": 0, "item": 99, "answer": "never"}), ("allow", {"yes": True}),
            ("free", {"seat": 3, "takes": True}), ("skip", {"seat": 3}), ("uncover", {"seat": 3}),
            ("cancel", {"at": now["at"], "seat": 0}), ("undo", {"count": 10**9}), ("undo", {"count": -1}),
        ):  # fmt: skip
            answer = page.ask(do, **more)
            assert answer["is"] == "refused" and answer["text"].endswith("."), (do, more)
        assert page.now["at"] == now["at"]
        page.usual()
        assert page.now["at"] > now["at"]


def test_whoever_only_watches_can_do_nothing(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page, server.page(table["table"], table["watch"]) as by:
        now = page.asked()
        by.until("now")
        assert by.now["seat"] == -1 and by.now.get("prompt") is None
        for do, more in (
            ("choose", {"at": now["at"], "seat": 0, "items": [1]}), ("undo", {}), ("skip", {"seat": 0}),
            ("why", {"seat": 0}), ("values", {"seat": 0, "card": 1}), ("uncover", {"seat": 0}),
            ("preview", {"at": now["at"], "seat": 0, "items": [1]}), ("free", {"seat": 0, "takes": False}),
        ):  # fmt: skip
            assert by.ask(do, **more)["is"] == "refused", do
        assert (
            server.ask(f"/api/tables/{table['table']}/watch", {"token": table["watch"], "seat": 0, "allowed": True})[0]
            == 403
        )
        server.ask(f"/api/tables/{table['table']}/watch", {"token": table["token"], "seat": 0, "allowed": True})


def test_too_much_at_once_is_refused(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        page.asked()
        for _ in range(200):
            page.send("why", seat=0)
        texts = [page.until("done", "refused").get("text", "") for _ in range(200)]
        assert any("Too many requests at once" in text for text in texts)


def test_a_page_of_another_version_is_told_which_is_spoken(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True})
    with server.page(table["table"], table["token"], v=99) as page:
        assert page.read()["version"] == 1


def test_the_key_is_its_users_alone(server: Server) -> None:
    assert stat.S_IMODE((server.home / "server.key").stat().st_mode) == 0o600


def test_only_one_server_uses_a_folder(server: Server) -> None:
    with pytest.raises(AssertionError, match="Another server"):
        Server(server.home)


def test_a_port_in_use_is_said(server: Server, tmp_path_factory: pytest.TempPathFactory) -> None:
    with pytest.raises(AssertionError, match="cannot be used"):
        Server(tmp_path_factory.mktemp("home"), port=server.port)


@pytest.mark.parametrize(
    ("target", "more"),
    [("/ws/x?token=y", ["Origin: " + "," * 20_000]), ("/ws/x?token=y", ["Sec-WebSocket-Extensions: " + "," * 20_000]),
     ("/ws/x?token=" + "y" * 20_000, []), ("/ws/x?token=y", ["X: y"] * 200)],
    ids=["a header", "an extension", "the address", "many headers"],
)  # fmt: skip
def test_a_handshake_that_is_too_large_is_answered(server: Server, target: str, more: list[str]) -> None:
    usual = ["Host: localhost", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]  # fmt: skip
    answer = raw(server, "\n".join([f"GET {target} HTTP/1.1", *usual, *more, "", ""]))
    assert answer.startswith("HTTP/1.1 400 ") and "too long" in answer
    assert raw(server, "\n".join(["GET /ws/x?token=y HTTP/1.1", *usual, "", ""])).startswith("HTTP/1.1 403 ")
