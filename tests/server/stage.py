"""A server in this process on which a test decides who goes on next.

Whatever waits for the database or a worker waits at a gate until the test lets it through. So requests interleave as
the test wants, and in the same way in every run.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast
from unittest import mock
from urllib.parse import urlencode

import msgspec

from goldenrule.server import startup, workers
from goldenrule.server.http.app import make_app
from goldenrule.server.protocol import VERSION
from goldenrule.server.storage.expiry import Expiry
from goldenrule.server.storage.guest_folders import GuestFolders
from goldenrule.server.storage.store import Store
from goldenrule.server.visitors import OPERATOR, Person
from goldenrule.server.worker.host import WorkerHost
from goldenrule.server.worker_calls import Call
from goldenrule.server.worker_rpc import AnyAnswer, AnyCall
from tests.server.helpers import Json

TICKS = 60
"""Steps of the loop in which everybody comes to a gate: no request takes more between two of them."""
STEPS: Final = 1_000
"""No test lets more through: whoever comes to a gate once more will never come to an end."""


class Gates:
    """Where everybody waits: `waiting` are those who do, the first one first."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []
        self.open = True
        self.under_way = 0
        self.idle = asyncio.Event()

    async def through(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do some work when the test lets it."""
        if not self.open:
            gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(gate)
            await gate
        return await self.busy(work)

    async def busy(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do some work that has no gate, and for which `settle` waits."""
        self.under_way += 1
        self.idle.clear()
        try:
            return await work()
        finally:
            self.under_way -= 1
            if not self.under_way:
                self.idle.set()

    async def settle(self) -> None:
        """Wait until everybody is at a gate, or has nothing to do."""
        for _ in range(TICKS):
            await asyncio.sleep(0)
            if self.under_way:
                await self.idle.wait()

    async def let(self, index: int = 0) -> None:
        """Let one through, and wait until everybody is at a gate again."""
        gate = self.waiting.pop(index)
        if not gate.done():
            gate.set_result(None)
        await self.settle()

    async def let_all(self, check: Callable[[], None] = lambda: None) -> None:
        """Let everybody through, in turn, until nobody waits, and check each time. Fails after `STEPS`."""
        await self.settle()
        for _ in range(STEPS):
            if not self.waiting:
                return
            await self.let()
            check()
        raise AssertionError(f"after {STEPS} steps there is still somebody at a gate")


class Gated:
    """Something whose coroutines wait at the gates. `parts` are attributes that stand in place of its own."""

    def __init__(self, what: Any, gates: Gates, **parts: "Gated") -> None:
        self._what, self._gates = what, gates
        vars(self).update(parts)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._what, name)
        if not asyncio.iscoroutinefunction(found):
            return found
        return lambda *args, **more: self._gates.through(lambda: found(*args, **more))


class HereWorker(workers.Worker):
    """A worker without a process."""

    def __init__(self, gates: Gates) -> None:
        super().__init__()
        self.gates = gates
        self.host = WorkerHost()

    async def prepare(self) -> None:
        return

    async def close(self) -> None:
        return

    async def _ask(self, call: Call[Any], patience: float) -> AnyAnswer:
        async def work() -> AnyAnswer:
            there = msgspec.msgpack.decode(msgspec.msgpack.encode(call), type=AnyCall)
            found = msgspec.msgpack.encode(self.host.handle(there))
            return cast(AnyAnswer, msgspec.msgpack.decode(found, type=AnyAnswer))

        return cast(AnyAnswer, await self.gates.through(work))


class PoolHere(workers.WorkerPool):
    """A pool whose workers have no processes."""

    def __init__(self, gates: Gates) -> None:
        super().__init__(60)
        self.all = [HereWorker(gates)]
        self.lookup_workers = [HereWorker(gates) for _ in self.lookup_workers]
        self.search_workers = [HereWorker(gates) for _ in self.search_workers]
        self.most = 1


class Stage:
    """A server whose gates a test opens. Made by `opened`."""

    def __init__(self, folder: Path) -> None:
        self.gates = Gates()
        self.server = startup.open_server(folder, 60, ())
        self.server.workers = self.server.labels.workers = self.server.reviewer.workers = PoolHere(self.gates)
        self.store = cast(Store, self.server.store)
        self.expiry = cast(Expiry, self.server.expiry)
        self.guest_folders = cast(GuestFolders, self.server.guest_folders)
        gated = cast(Any, Gated(self.store, self.gates, writer=Gated(self.store.writer, self.gates)))
        self.server.store = self.server.labels.store = self.server.reviewer.store = gated
        self.expiry.store = self.guest_folders.store = gated
        self.now = 0.0  # what the clock says
        self.server.clock = lambda: self.now
        self.app = make_app(self.server).app
        self.tasks: list[asyncio.Task[Any]] = []
        self.pages: list[StagePage] = []
        self.person = Person(OPERATOR)  # who asks

    async def close(self) -> None:
        """End everything that is still open."""
        for page in self.pages:
            page.close()
        self.gates.open = True
        await self.gates.let_all()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.server.close()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something; it goes on when its gates are opened."""
        task = asyncio.create_task(work)
        self.tasks.append(task)
        return task

    async def finish(self, *tasks: asyncio.Task[Any], check: Callable[[], None] = lambda: None) -> None:
        """Let everybody through until these tasks end, and check each time.

        Fails if one of them waits for something that has no gate: it might wait for ever.
        """
        await self.gates.let_all(check)
        stuck = [waits_in(task) for task in tasks if not task.done()]
        assert not stuck, f"nobody is at a gate, and still somebody waits in {', '.join(stuck)}"
        await asyncio.gather(*tasks)

    async def ask(self, method: str, path: str, body: object = None, **query: Any) -> Any:
        """What the server answers over HTTP; (status, problem) for an error."""
        data = b"" if body is None else json.dumps(body).encode()
        sent = [{"type": "http.request", "body": data, "more_body": False}]
        got: list[Any] = []
        over = asyncio.Event()

        async def receive() -> Any:
            if sent:
                return sent.pop()
            await over.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            got.append(message)

        await self.app(self.scope("http", path, query, method=method), receive, send)
        over.set()
        answer = json.loads(b"".join(each.get("body", b"") for each in got[1:]) or b"null")
        return answer if got[0]["status"] < 400 else (got[0]["status"], answer)

    def scope(self, kind: str, path: str, query: Json, **more: Any) -> Json:
        """What an ASGI server says of a request."""
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "path": path, "raw_path": path.encode(),
            "scheme": "http" if kind == "http" else "ws", "root_path": "", "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80), "query_string": urlencode(query).encode(), "subprotocols": [], "state": {},
            "headers": [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")], "extensions": {},
            "person": self.person, **more,
        }  # fmt: skip

    def page(self, table: str, token: str, **query: Any) -> "StagePage":
        """Begin to open a page."""
        page = StagePage(table, token)
        query = {"token": token, "v": VERSION, **query}
        page.task = self.start(self.app(self.scope("websocket", f"/ws/{table}", query), page.receive, page.send))
        self.pages.append(page)
        return page

    async def begin(self, **body: Any) -> Any:
        """A new table, whose gates are open meanwhile."""
        before, self.gates.open = self.gates.open, True
        found = await self.ask("POST", "/api/tables", body)
        self.gates.open = before
        return found


def waits_in(task: asyncio.Task[Any]) -> str:
    """The functions in which a task waits, the innermost one last."""
    names, inner = [], cast(Any, task.get_coro())
    while inner is not None and hasattr(inner, "cr_code"):
        names.append(inner.cr_code.co_qualname)
        inner = inner.cr_await
    return " > ".join(names)


class StagePage:
    """The socket of a page: `seats` are those that it was told to be its own, `now` is how things stand there."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task: asyncio.Task[Any] | None = None
        self.heard: list[Json] = []
        self.seats: list[int] = []
        self.now: Json = {}
        self.people: Json = {}
        self.closed = 0
        self.why = ""
        self.number = 0
        self.told = asyncio.Condition()

    async def until(self, known: Callable[[], bool]) -> None:
        """Wait until something is so, which can change only with what this page is sent."""
        async with self.told:
            await self.told.wait_for(lambda: bool(self.closed) or known())

    async def answered(self, number: int) -> None:
        """Wait until the last thing that this page is sent answers a request."""
        await self.until(lambda: bool(self.heard) and self.heard[-1].get("id") == number)

    async def receive(self) -> Any:
        return await self.inbox.get()

    async def send(self, message: Any) -> None:
        async with self.told:
            self.take(message)
            self.told.notify_all()

    def take(self, message: Any) -> None:
        """Take in what the server sends; a page that is closed shows nothing more."""
        if self.closed:
            return
        if message["type"] == "websocket.close":
            self.closed, self.why, self.seats = message.get("code", 1000), message.get("reason", ""), []
        elif message["type"] == "websocket.send":
            found = json.loads(message["text"])
            if found["is"] == "people":
                self.people = found
                return
            self.heard.append(found)
            if found["is"] == "welcome":
                self.seats = [each["seat"] for each in found["seats"] if each.get("yours")]
            elif found["is"] == "now":
                self.now = found

    def do(self, what: str, **fields: Any) -> int:
        """Ask for something."""
        self.number += 1
        text = json.dumps({"do": what, "id": self.number, **fields})
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        return self.number

    def close(self) -> None:
        """The page is closed, or its connection breaks off."""
        if not self.closed:
            self.closed, self.seats = 1001, []
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Stage]:
    """A server, ready, whose gates are open."""
    stage, to_thread = Stage(folder), asyncio.to_thread
    await stage.server.start()

    async def in_thread(function: Callable[..., Any], *args: Any, **more: Any) -> Any:
        return await stage.gates.busy(lambda: to_thread(function, *args, **more))

    with mock.patch("asyncio.to_thread", in_thread):
        try:
            yield stage
        finally:
            await stage.close()
