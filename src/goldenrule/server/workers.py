"""Worker processes, as the server uses them: calls that are awaited, limits of time, and new processes for old ones."""

import asyncio
import os
import sys
from typing import TypeVar

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.server.calls import Answer, Broken, Call, Wrong
from goldenrule.server.worker import HEAD, READY, framed

T = TypeVar("T")


class Lost(Exception):
    """The process of a worker has ended, or was ended because the call took too long (`late`). Its tables are gone."""

    def __init__(self, late: bool) -> None:
        super().__init__("late" if late else "ended")
        self.late = late


class BrokenTable(Exception):
    """A table cannot go on; the text says where the error happened, and may name hidden cards."""


class Worker:
    """A process that carries out one call after the other. `tables` are those that are open in it."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.process: asyncio.subprocess.Process | None = None
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._number = 0
        self._reader: asyncio.Task[None] | None = None
        self._alone = asyncio.Lock()
        self._decoder = msgspec.msgpack.Decoder(tuple[int, Answer])
        self._encoder = msgspec.msgpack.Encoder()

    async def start(self) -> None:
        """Start the process, and wait until it has imported what it needs. Raises Lost if it ends before that."""
        ready: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[READY] = ready
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "goldenrule.server.worker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUTF8": "1"},
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self.process))
        await ready

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        try:
            while True:
                head = await process.stdout.readexactly(HEAD)
                data = await process.stdout.readexactly(int.from_bytes(head, "big"))
                number, answer = self._decoder.decode(data)
                waiting = self._waiting.pop(number, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(answer)
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError):
            self._drop(False)

    def _drop(self, late: bool) -> None:
        """Whoever waits is told that there will be no answer."""
        waiting, self._waiting = self._waiting, {}
        for each in waiting.values():
            if not each.done():
                each.set_exception(Lost(late))
        self.tables.clear()
        self.process = None

    async def ask(self, call: Call, patience: float) -> Answer:
        """Have a call carried out. Raises Lost if the process ends meanwhile, or is ended for taking too long."""
        async with self._alone:  # so that the limit counts from when the call is begun
            if self.process is None:
                await self.start()
            process = self.process
            assert process is not None and process.stdin is not None
            self._number += 1
            future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            self._waiting[self._number] = future
            try:
                process.stdin.write(framed(self._encoder.encode((self._number, call))))
                await process.stdin.drain()
                return await asyncio.wait_for(future, patience)
            except TimeoutError:
                process.kill()
                self._drop(True)
                raise Lost(True) from None
            except ConnectionError:
                self._drop(False)
                raise Lost(False) from None

    async def close(self) -> None:
        """End the process."""
        process = self.process
        if process is not None and process.stdin is not None:
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), 2)
            except TimeoutError:
                process.kill()
                await process.wait()
        if self._reader is not None:
            self._reader.cancel()


class Workers:
    """So many processes. A table stays with the one in which it was opened."""

    def __init__(self, many: int, patience: float) -> None:
        """A call that takes longer than `patience` (in seconds) goes round in circles: its process is ended."""
        self.all = [Worker() for _ in range(many)]
        self.patience = patience

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.all))

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self.all))

    def of(self, table: str) -> Worker:
        """The worker of a table; for one that is not open the one that has the fewest."""
        return next((worker for worker in self.all if table in worker.tables), self.idle())

    def idle(self) -> Worker:
        return min(self.all, key=lambda worker: len(worker.tables))

    async def ask(self, call: Call, kind: type[T], worker: Worker | None = None) -> T:
        """The answer to a call. Raises BadInput, BrokenTable or Lost."""
        found = await (worker or self.idle()).ask(call, self.patience)
        if isinstance(found, Wrong):
            raise BadInput(found.text)
        if isinstance(found, Broken):
            raise BrokenTable(found.trace)
        assert isinstance(found, kind)
        return found
