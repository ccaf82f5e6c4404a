"""The workers of a page without a server: its own Python, and a second one that searches."""

from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from typing import Final, Protocol, cast

import msgspec
from msgspec.structs import replace

from goldenrule.server.buckets import Bucket, Rate
from goldenrule.server.limits import Limits, Requester
from goldenrule.server.worker.host import WorkerHost
from goldenrule.server.worker_answers import JsonAnswer
from goldenrule.server.worker_calls import Call, CommonData, SearchHint
from goldenrule.server.worker_rpc import AnyAnswer
from goldenrule.server.workers import Worker, WorkerLost, WorkerPool


class Buffer(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes: ...


Data = bytes | Buffer
Search = Callable[[bytes], Awaitable[Data]]
"""Carries out a call in the thinker (`thinker.Thinker`). Raises an error if the thinker has ended."""
LATE: Final = "late"
"""The name of that error if the search took too long."""
HINT_SECONDS: Final = 2.5
"""A hint takes about this long at most."""
COMMON: Final = Path(__file__).with_name("common")
"""Where the build of the page stores the common data of pages, in files by language: collecting it takes long."""


def as_bytes(data: Data) -> bytes:
    """Return bytes of JavaScript, or Python's own, as Python's own."""
    return data if isinstance(data, bytes) else data.to_bytes()


class NoLimits(Limits):
    """No limits: the only person of a page cannot take anything from others."""

    def spend(self, requester: Requester, what: str, cost: float = 1) -> None:
        return

    def charge(self, requester: Requester, what: str, cost: float) -> None:
        return

    def check_count(self, requester: Requester, what: str, own: int, shared: int) -> None:
        return

    def bucket(self, rate: Rate) -> Bucket:
        return Bucket(Rate(inf, 1), self.clock)

    @contextmanager
    def count_open(self, requester: Requester, what: str) -> Iterator[None]:
        yield


class OwnWorker(Worker):
    """A worker in this Python. `save_files` saves the files that a call has written, before its answer is seen.

    `late` are tables whose last call never ended, so that the page has ended the worker: their next call says so.
    """

    def __init__(self, host: WorkerHost, save_files: Callable[[], Awaitable[None]], late: Collection[str]) -> None:
        super().__init__()
        self.host = host
        self.save_files = save_files
        self.late = {*late}

    async def prepare(self) -> None:
        return

    async def close(self) -> None:
        return

    async def _ask(self, call: Call[object], patience: float) -> AnyAnswer:
        if isinstance(call, CommonData):
            with suppress(FileNotFoundError):
                return JsonAnswer((COMMON / f"{call.lang}.json").read_bytes())
        table = getattr(call, "table", "")
        if table in self.late:
            self.late.discard(table)
            self.tables.discard(table)
            raise WorkerLost(True)
        found = self.host.handle(call)
        await self.save_files()
        return cast(AnyAnswer, found)


class SearchWorker(Worker):
    """A worker that passes calls to the thinker, hints with a time limit: a browser is slower than the computer."""

    def __init__(self, search: Search) -> None:
        super().__init__()
        self.search = search

    def interrupt(self) -> None:
        """Let the search end by itself, which is soon: the thinker has no process that could be ended."""

    async def close(self) -> None:
        return

    async def _ask(self, call: Call[object], patience: float) -> AnyAnswer:
        if isinstance(call, SearchHint):
            call = replace(call, seconds=HINT_SECONDS)
        try:
            found = as_bytes(await self.search(msgspec.msgpack.encode(call)))
        except Exception as error:  # whatever a browser raises
            raise WorkerLost(getattr(error, "name", "") == LATE) from error
        return cast(AnyAnswer, msgspec.msgpack.decode(found, type=AnyAnswer))


class OwnWorkers(WorkerPool):
    """A pool whose workers for tables and look-ups are this Python, and those for searches the thinker.

    `save_files` and `late` as for `OwnWorker`.
    """

    def __init__(self, search: Search, save_files: Callable[[], Awaitable[None]], late: Collection[str] = ()) -> None:
        super().__init__(0, most=1, limits=NoLimits())
        host = WorkerHost()
        self.all = [OwnWorker(host, save_files, late)]
        self.lookup_workers = [OwnWorker(host, save_files, ()) for _ in self.lookup_workers]
        self.search_workers = [SearchWorker(search) for _ in self.search_workers]
