"""What cannot be understood gets one sentence and status 400; what nobody foresaw is logged once, with an id."""

import json
import logging
import os
import socket
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar import Litestar, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromQuery, JSONBody
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus

from goldenrule.server import api, faults
from goldenrule.server.faults import OncePerMinute, log_fault
from goldenrule.server.http.app import JsonRequest, handle_error
from goldenrule.server.worker.host import HANDLERS, WorkerHost
from goldenrule.server.worker_answers import TableBroken
from goldenrule.server.worker_calls import LookUp
from goldenrule.server.workers import TableFault
from goldenrule.words.texts import Texts
from tests.server.helpers import TOO_FAST, Server

DEEP = b"[" * 20_000 + b"]" * 20_000


def answered(server: Server, method: str, path: bytes, body: bytes = b"", more: bytes = b"") -> tuple[int, str]:
    """The status of an answer to bytes that no decent client sends, and what it says."""
    head = b"%s %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n%sContent-Length: %d\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(head % (method.encode(), path, more, len(body)) + body)
        found = b"".join(iter(lambda: line.recv(65536), b""))
    head, _, text = found.partition(b"\r\n\r\n")
    return int(head.split()[1]), text.decode()


@pytest.mark.parametrize(
    "body",
    [b"\xff", b'{"game":"\xff\xfe"}', b'{"game":"\\ud800"}', DEEP, b'{"game":' + DEEP + b"}",
     b'{"a":' * 9_000 + b"1" + b"}" * 9_000, b'{"game":' + b"9" * 5_000 + b"}", b"{", b"\0"],
    ids=lambda body: repr(body[:12]),
)  # fmt: skip
@pytest.mark.parametrize("path", [b"/api/setup", b"/api/tables", b"/api/operator", b"/api/tables/x/join"])
def test_a_body_that_is_no_json_is_refused_in_a_sentence(server: Server, path: bytes, body: bytes) -> None:
    for kind in (b"application/json", b"text/plain", b"application/x-msgpack", b"\xff", b"application/json; charset=x"):
        status, text = answered(server, "POST", path, body, b"Content-Type: " + kind + b"\r\n")
        assert (status, json.loads(text)["detail"]) == (400, "That was not understood: it is not JSON."), kind


def test_odd_addresses_and_headers_are_refused_in_a_sentence(server: Server) -> None:
    many = b"9" * 5_000
    for path in (
        b"/\xff", b"/api/cards?game=\xff", b"/api/cards?game=%ff", b"/api/cards/%ff/%fe", b"/%ff",
        b"/api/tables/%ff?token=%ff",
        b"/api/tables/x/at/" + many + b"?token=x", b"/api/tables/x/at/1?token=x&seat=" + many,
        b"/api/tables/x/replay?token=x&seat=" + b"9" * 30, b"http://[/", b"//[/", b"*",
    ):  # fmt: skip
        status, text = answered(server, "GET", path)
        assert status in (400, 403, 404) and text.rstrip('"}')[-1] in ".!", (path[:60], status, text[:200])
    for header in (
        b"x-lang: \xff\xfe",
        b"cookie: \xff",
        b"origin: \xff",
        b"origin: http://[",
        b"accept-encoding: \xff",
    ):
        assert answered(server, "GET", b"/api/start", b"", header + b"\r\n")[0] in (200, 403), header


def test_numbers_out_of_range_are_refused_and_the_socket_stays_open(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        page.asked()
        usual = {"code": "x", "number": 1, "at": 1, "item": 1, "items": [1], "card": 1, "count": 1, "answer": "never",
                 "takes": True, "yes": True}  # fmt: skip
        fields = {
            "ask_again": ("seat", "number"), "choose": ("at", "seat", "items"), "cancel": ("at", "seat"),
            "undo": ("count",),
            "stand": ("at", "seat", "item"), "free": ("seat",), "skip": ("seat",), "preview": ("at", "seat", "items"),
            "why": ("seat", "item", "card"), "hint": ("at", "seat"), "values": ("seat", "card"), "uncover": ("seat",),
            "here": (), "leave": (),
        }  # fmt: skip
        known = {"ask_again": ("code",), "stand": ("answer",), "free": ("takes",)}
        for do, names in fields.items():
            for name in (*names, "id"):
                for wrong in (2**31, 2**70, -(2**70), int("9" * 400)):
                    sent = {**{each: usual.get(each, 0) for each in (*names, *known.get(do, ()))}, "do": do, "id": 7}
                    sent[name] = [wrong] if name == "items" else wrong
                    while True:
                        page.socket.send(json.dumps(sent))
                        answer = page.until("refused")
                        if answer["text"] not in TOO_FAST:
                            break
                    assert "expected" in answer["text"] or "may stand" in answer["text"], (do, name, answer)
                    assert answer["id"] == (0 if name == "id" else 7), (do, name, answer)
        for odd in (DEEP[:9_000], b"\xff\xfe", b"\0", b'{"do":"why","id":1,"seat":"\\ud800"}'):
            page.socket.send(odd, text=False)
            assert page.until("refused")["text"].endswith(".")
        for number in ("over=" + "9" * 5_000, "over=x"):
            with pytest.raises(InvalidStatus):
                server.page(table["table"], f"{table['token']}&{number}")
        assert page.ask("why", seat=0)["is"] == "done"
    forgotten = {"game": "champions", "code": "x", "number": 2**70}
    assert server.ask("/api/standing/forget", forgotten)[0] == 400


def test_an_error_that_nobody_foresaw_is_logged_once_and_its_id_is_shown(caplog: pytest.LogCaptureFixture) -> None:
    @get("/breaks")
    async def breaks(token: FromQuery[str]) -> None:
        raise LookupError("the card <secret> has no such face")

    @post("/takes")
    async def takes(data: JSONBody[api.Secret]) -> str:
        return data.secret

    app = Litestar(
        [breaks, takes],
        exception_handlers={Exception: handle_error, HTTPException: handle_error},
        request_class=JsonRequest,
        logging_config=None,
    )
    app.state.server = SimpleNamespace(
        translate=lambda said, lang: Texts(lang or "en").tell(said), texts_in=lambda lang: Texts(lang or "en")
    )
    with caplog.at_level(logging.ERROR, "goldenrule.server"), TestClient(app) as client:
        answer = client.get("/breaks?token=TOKEN", headers={"x-lang": "es"})
        assert client.post("/takes", json={"secret": "x"}).text == "x" and client.get("/takes").status_code == 405
    problem = answer.json()
    assert (
        answer.status_code == 500 and len(problem["id"]) == 8 and problem["detail"].endswith(f"(Error {problem['id']})")
    )
    assert "secret" not in answer.text
    (line,) = [record for record in caplog.records if record.name == "goldenrule.server"]
    assert line.getMessage() == f"Error {problem['id']}: GET /breaks" and line.exc_info is not None
    assert "TOKEN" not in caplog.text.partition("Traceback")[0]


def test_the_oldest_of_too_many_reports_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    monkeypatch.setattr(faults, "MOST_REPORTS", 2)
    folder = tmp_path / "reports"
    folder.mkdir()
    (folder / "report-1.json").write_text("{}", "utf-8")  # of the terminal
    for n, id in enumerate("abc"):
        faults.write_report("champions", ValueError(id), id)
        os.utime(folder / f"server-{id}.json", (n, n))
    assert sorted(path.name for path in folder.iterdir()) == ["report-1.json", "server-b.json", "server-c.json"]
    assert json.loads((folder / "server-c.json").read_text("utf-8"))["error"] == "c"


def test_an_error_keeps_its_id(caplog: pytest.LogCaptureFixture) -> None:
    error = LookupError("x")
    assert log_fault(error, "one place") == log_fault(error, "another") != log_fault(LookupError("x"), "one place")
    assert len([record for record in caplog.records if record.name == "goldenrule.server"]) == 2


def test_the_traceback_of_the_same_place_is_logged_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(faults, "TRACED", OncePerMinute(lambda: now[0]))
    trace = 'Traceback\n  File "/x/cards.py", line 7, in draw\nKeyError: {}\n'

    def breaks(n: int) -> Exception:
        try:
            raise LookupError(f"the card {n}")
        except LookupError as error:
            return error

    errors = [breaks(n) for n in range(20)] + [TableFault(trace.format(n)) for n in range(20)]
    ids = [log_fault(error, "a place") for error in errors]
    lines = [record for record in caplog.records if record.name == "goldenrule.server"]
    assert [id in line.getMessage() for id, line in zip(ids, lines, strict=True)] == [True] * 40
    assert [bool(line.exc_info) for line in lines] == [True, *[False] * 19] * 2
    assert "TableFault at /x/cards.py:7 again" in lines[-1].getMessage() and "KeyError" not in lines[-1].getMessage()
    now[0] += faults.SELDOM
    log_fault(breaks(0), "a place")
    assert caplog.records[-1].exc_info


def test_of_a_long_traceback_the_middle_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def one(n: int) -> None:
        other(n)

    def other(n: int) -> None:
        one(n)

    with pytest.raises(RecursionError) as raised:
        one(1)
    info = (raised.type, raised.value, raised.tb)
    line = faults._Lines(faults.FORMAT).format(logging.LogRecord("x", logging.ERROR, "", 1, "Error", (), info))
    assert len(line) < faults.LONGEST + 200 and "Traceback" in line and "RecursionError" in line[-200:]
    monkeypatch.setitem(HANDLERS, LookUp, lambda host, call: one(1))
    found = WorkerHost().handle(LookUp("cards"))
    assert (
        isinstance(found, TableBroken) and len(found.trace) < faults.LONGEST + 100 and "RecursionError" in found.trace
    )
