"""A server in a process of its own, and pages that talk to it as a browser does."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from websockets.sync.client import ClientConnection, connect

from goldenrule.kernel.views import SPECTATOR
from goldenrule.languages import names
from goldenrule.server.protocol import VERSION
from goldenrule.server.table_calls import JoinPages, PageJoins
from goldenrule.server.worker.table import Sent, Table
from goldenrule.words.texts import Texts

PATIENCE = 60.0
"""Seconds after which something that should have come never will; this machine may be very busy."""

TOO_FAST = {Texts(lang).t("server-too-fast") for lang in names()}
"""What a page is told that asks more at once than people do, in any language."""

Json = dict[str, Any]
T = TypeVar("T")


class Clock:
    """A time that only a test lets go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def awaited(found: Coroutine[Any, Any, T]) -> T:
    """What a coroutine comes to. In a thread of its own, as tests of the page keep a loop going in this one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, found).result()


def join(table: Table, page: int, seats: Sequence[int], eyes: int = SPECTATOR, lang: str = "") -> Sent:
    """Open a page at a table in this process."""
    return table.join(JoinPages("t", [PageJoins(page, seats, eyes, lang)]))


class Server:
    """A running server. `home` is its data folder. What is asked comes from its operator, if no cookie is given."""

    PROGRAM: Sequence[str] = (sys.executable, "-P", "-m", "goldenrule.cli.main")

    def __init__(self, home: Path, *arguments: str, port: int = 0, descriptors: int = 0, **more: str) -> None:
        self.home = home
        command = [*self.PROGRAM, "serve", "--port", str(port), *arguments]
        few = ["sh", "-c", f'ulimit -n {descriptors} && exec "$@"', "sh"] if descriptors else []
        self.process = subprocess.Popen(
            [*few, *command],
            env={**os.environ, "GOLDENRULE_HOME": str(home), "PYTHONUTF8": "1", **more},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        self.said: list[str] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if found := re.search(r"127\.0\.0\.1:(\d+)/#/operator\?([\w-]+)", line):
                self.port, self.secret = int(found[1]), found[2]
                self.cookie = self.operator()
                return
        self.wait()
        raise AssertionError(f"the server did not start: {self.said}")

    def operator(self) -> str:
        """A cookie of the operator, as a browser gets it that opens the printed address."""
        return self.visit("/api/operator", {"secret": self.secret})

    def kept_cookie(self) -> Any:
        """The operator's cookie as Playwright puts it into a browser."""
        name, _, value = self.cookie.partition("=")
        return {"name": name, "value": value, "url": f"http://127.0.0.1:{self.port}", "httpOnly": True}

    def guest(self) -> str:
        """The cookie of a guest who has not been here before."""
        return self.visit("/api/start")

    def visit(self, path: str, body: object = None, headers: dict[str, str] | None = None) -> str:
        """The cookie that the answer to a request without one brings."""
        with urllib.request.urlopen(self._request(path, body, "", headers or {}), timeout=PATIENCE) as answer:
            return str(answer.headers["set-cookie"]).partition(";")[0]

    def ask(self, path: str, body: object = None, method: str = "", headers: dict[str, str] | None = None) -> Any:
        """What the server answers; (status, problem) for an error."""
        request = self._request(path, body, method, {"cookie": self.cookie, **(headers or {})})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            assert error.headers["content-type"] == "application/problem+json", error.headers
            return error.code, json.load(error)

    def _request(self, path: str, body: object, method: str, headers: dict[str, str]) -> urllib.request.Request:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method or None)
        for name, value in {"content-type": "application/json", **headers}.items():
            request.add_header(name, value)
        return request

    def patient(self, path: str, body: object = None, method: str = "") -> Any:
        """What is answered when this is asked no faster than the server allows."""
        while isinstance(found := self.ask(path, body, method), tuple) and found[0] == 429:
            time.sleep(0.05)
        return found

    def page(self, table: str, token: str, **more: Any) -> "Page":
        return Page(self, table, token, **more)

    def kill(self) -> None:
        """As `kill -9` does."""
        self.process.kill()
        self.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.wait()

    def wait(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        if not self.process.stdout.closed:
            self.said.extend(self.process.stdout)
            self.process.stdout.close()

    def log(self) -> str:
        """All that the server has said, once it has ended."""
        return "".join(self.said)


@contextmanager
def running(home: Path, *arguments: str, port: int = 0, descriptors: int = 0, **more: str) -> Iterator[Server]:
    """A server that is ended when it is no longer wanted. It has so many `descriptors`, 0 for the usual."""
    server = Server(home, *arguments, port=port, descriptors=descriptors, **more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Page:
    """A page at a table: `now` is how things stand, and `raw` every message that came."""

    def __init__(
        self, server: Server, table: str, token: str, v: int = VERSION, cookie: str | None = None, **more: Any
    ) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/{table}?token={token}&v={v}"
        headers = {"cookie": server.cookie if cookie is None else cookie, **more.pop("additional_headers", {})}
        self.opening = ExitStack()
        self.socket: ClientConnection = self.opening.enter_context(
            connect(
                address, open_timeout=PATIENCE, max_size=1 << 24, max_queue=None, additional_headers=headers, **more
            )
        )
        self.raw: list[str] = []
        self.number = 0
        self.now: Json = {}
        self.welcome: Json = {}
        self.people: Json = {}
        self.stopped = ""

    def __enter__(self) -> "Page":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.opening.close()

    def read(self) -> Json:
        """The next message about the game; `people` is what came last of those about people."""
        message = self.receive()
        while message["is"] == "people":
            message = self.receive()
        return message

    def receive(self) -> Json:
        """The next message."""
        data = self.socket.recv(timeout=PATIENCE)
        assert isinstance(data, str)
        self.raw.append(data)
        message: Json = json.loads(data)
        if message["is"] == "people":
            self.people = message
        elif message["is"] == "now":
            self.now = message
        elif message["is"] == "welcome":
            self.welcome = message
        elif message["is"] == "stopped":
            self.stopped = message["text"]
        return message

    def until(self, *kinds: str) -> Json:
        """The next message of these kinds."""
        while (message := self.read())["is"] not in kinds:
            pass
        return message

    def asked(self) -> Json:
        """How things stand when this page is asked something, or the game is over."""
        while not (self.now.get("prompt") or self.now.get("end") or self.now.get("covered") or self.stopped):
            self.read()
        return self.now

    def send(self, do: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"do": do, "id": self.number, **fields}))
        return self.number

    def ask(self, do: str, **fields: Any) -> Json:
        """Send a request, no faster than the server allows; the answer to it."""
        number = self.send(do, **fields)
        while True:
            message = self.read()
            if message["is"] not in ("done", "refused") or message["id"] != number:
                continue
            if message.get("text") not in TOO_FAST:
                return message
            time.sleep(0.05)
            number = self.send(do, **fields)

    def choose(self, *items: int, sure: bool = True, **more: Any) -> Json:
        """Answer the question that is open; its answer."""
        now = self.asked()
        return self.ask("choose", **{"at": now["at"], "seat": now["seat"], "items": list(items), "sure": sure, **more})

    def welcome_seat(self) -> int:
        """The first seat that this page plays."""
        return next(int(seat["seat"]) for seat in self.welcome["seats"] if seat.get("yours"))

    def usual(self) -> Json:
        """Answer the question that is open with what is proposed, else with the first thing that may be answered."""
        now = self.asked()
        if now.get("covered"):
            self.ask("uncover", seat=now["seat"])
            return self.now
        if not now.get("prompt"):
            return now
        prompt = now["prompt"]
        for items in (prompt.get("default") or [1], [len(prompt["items"])], [1]):
            if self.choose(*items)["is"] == "done":
                return self.now
        many = [n for n, item in enumerate(prompt["items"], 1) if not item.get("ends")]
        for size in range(2, len(many) + 1):
            if self.choose(*many[:size])["is"] == "done":
                return self.now
        raise AssertionError(f"nothing answers {prompt}")
