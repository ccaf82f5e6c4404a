"""The engine of a page without a server, in this Python, and pages that talk to it. It imports nothing of HTTP."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from goldenrule.server.in_browser.engine import Engine
from goldenrule.server.in_browser.thinker import Thinker
from goldenrule.server.protocol import VERSION

Json = dict[str, Any]
T = TypeVar("T")
STARTED: list[Engine] = []
"""The engines that are not closed yet."""


class MemoryLog:
    """A log in memory. `fails`: the next writes, like those to a full disk."""

    def __init__(self, data: bytes = b"") -> None:
        self.data = data
        self.replaced = 0
        self.fails = 0
        self.on_append: Callable[[], None] = lambda: None

    async def append(self, data: bytes) -> None:
        await asyncio.sleep(0)
        self._fail()
        self.data += data
        self.on_append()

    async def replace(self, data: bytes) -> None:
        await asyncio.sleep(0)
        self._fail()
        self.data, self.replaced = data, self.replaced + 1

    def _fail(self) -> None:
        if self.fails:
            self.fails -= 1
            raise OSError("QuotaExceededError")


async def think(data: bytes, folder: Path) -> bytes:
    """What the thinker answers."""
    await asyncio.sleep(0)
    return Thinker(str(folder)).search(data)


async def started(folder: Path, log: MemoryLog, late: Sequence[str] = ()) -> Engine:
    """An engine with the content of a log, and an empty folder."""
    engine = Engine(str(folder), log, lambda data: think(data, folder))
    await engine.start(log.data, late)
    STARTED.append(engine)
    return engine


async def closing(work: Coroutine[Any, Any, T]) -> T:
    """Do some work, and close the engines that it has started."""
    try:
        return await work
    finally:
        while STARTED:
            await STARTED.pop().close()


async def ask(engine: Engine, path: str, body: object = None, method: str = "", lang: str = "") -> Any:
    """What the engine answers; (status, problem) for an error."""
    method = method or ("GET" if body is None else "POST")
    data = b"" if body is None else json.dumps(body).encode()
    status, media, found, _ = await engine.request(method, path, lang, data)
    if "json" not in media:
        return found
    answer = json.loads(found or b"null")
    return answer if status < 400 else (status, answer)


class EnginePage:
    """A page at a table."""

    def __init__(self, engine: Engine, table: str, token: str, number: int = 1, path: str = "") -> None:
        self.engine = engine
        self.table = table
        self.token = token
        self.number = number
        self.messages: asyncio.Queue[Json] = asyncio.Queue()
        self.closed: tuple[object, str] | None = None
        self.now: Json = {}
        self.stopped = ""
        self._asked = 0
        engine.open_socket(number, path or f"/ws/{table}?token={token}&v={VERSION}&lang=en", self.post)

    def post(self, kind: str, what: object, reason: str) -> None:
        if kind == "message":
            self.messages.put_nowait(json.loads(str(what)))
        elif kind == "closed":
            self.closed = what, reason
            self.messages.put_nowait({"is": "closed"})

    async def read(self) -> Json:
        message = await self.messages.get()
        assert message["is"] != "closed", self.closed
        if message["is"] == "now":
            self.now = message
        elif message["is"] == "stopped":
            self.stopped = message["text"]
        return message

    async def asked(self) -> Json:
        """How things stand when this page is asked something, or the game is over."""
        while not (self.now.get("prompt") or self.now.get("end") or self.stopped):
            await self.read()
        return self.now

    async def ask(self, do: str, **fields: Any) -> Json:
        """Send a request; the answer to it."""
        self._asked += 1
        self.engine.receive(self.number, json.dumps({"do": do, "id": self._asked, **fields}))
        while (message := await self.read())["is"] not in ("done", "refused") or message["id"] != self._asked:
            pass
        return message

    async def choose(self, *items: int) -> Json:
        now = self.now
        return await self.ask("choose", at=now["at"], seat=now["seat"], items=list(items), sure=True)

    async def usual(self) -> Json:
        """Answer the open question with what is proposed, else with the first thing that may be answered."""
        prompt = (await self.asked()).get("prompt")
        if not prompt:
            return self.now
        many = [n for n, item in enumerate(prompt["items"], 1) if not item.get("ends")]
        wanted = [
            prompt.get("default") or [1],
            [len(prompt["items"])],
            [1],
            *(many[:n] for n in range(2, len(many) + 1)),
        ]
        refused = list[str]()
        for items in wanted:
            at = self.now["at"]
            answer = await self.choose(*items)
            if answer["is"] == "refused":
                refused.append(answer["text"])
            else:
                while self.now["at"] == at and not self.now.get("end"):
                    await self.read()
                return self.now
        raise AssertionError(f"nothing answers {prompt}: {refused}")

    async def play(self, most: int = 5_000) -> int:
        """Play on until the game is over; the number of answers."""
        for answers in range(most):
            if (await self.asked()).get("end"):
                return answers
            await self.usual()
        raise AssertionError(f"after {most} answers the game is not over")

    def close(self) -> None:
        self.engine.close_socket(self.number)


async def opened(engine: Engine, game: str, seed: str = "7", **more: object) -> EnginePage:
    """A new quick game with its page."""
    table = await ask(engine, "/api/tables", {"game": game, "quick": True, "seed": seed, **more})
    return EnginePage(engine, table["table"], table["token"])
