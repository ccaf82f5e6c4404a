"""Worker processes for the server: awaited calls, time limits, and restarts."""

import asyncio
import os
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import Final, cast

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.processes import module_command
from goldenrule.server import table_calls, worker_answers
from goldenrule.server.fair_queue import FairQueue
from goldenrule.server.limits import CURRENT_REQUESTER, LIMITS, NOBODY, PER_SECOND, Limits, Requester
from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.worker_answers import JsonAnswer
from goldenrule.server.worker_calls import Answer, Call, SearchCall
from goldenrule.server.worker_rpc import HEAD, READY, AnyAnswer, frame_message
from goldenrule.words.phrases import phrase_of

MOST: Final = 16
"""The most processes; each takes 20 to 40 MB."""
SPARE: Final = 2
"""Idle processes in reserve, so that a new table does not wait for one to start."""


LOOKUP_WORKERS: Final = 2
"""Processes for requests without a table. They hold no tables, so no such request stops a game."""
LOOKUPS_WAITING: Final = 20
"""The most waiting calls of a person for these processes."""
SOON: Final = 1
"""Seconds after which a person with more calls may ask again."""
LONGEST: Final = 300.0
"""Seconds after which a search is ended; a slow machine may need long."""
SEARCH_WORKERS: Final = 2
"""Processes that run searches, one at a time each. They hold no tables, so no answer waits for a search."""
NICE: Final = 10
"""Their niceness: people's answers come first."""
SEARCHES_WAITING: Final = 3
"""The most waiting hints and reviews of a person."""
AFTER: Final = 30
"""Seconds after which a refused person may ask again."""
TICK: Final = 0.05
"""The shortest interval, in seconds, between two checks of how long a call has taken."""


class WorkerLost(Exception):
    """An ended worker process, perhaps because a call took too long (`late`). Its tables are closed.

    A call that was not `begun` may be repeated: it was waiting when the process ended.
    """

    def __init__(self, late: bool, begun: bool = True) -> None:
        super().__init__("late" if late else "ended")
        self.late = late
        self.begun = begun


class TableFault(Exception):
    """A broken table; the text says where the error happened, and may name hidden cards."""


def cpu_wait(pid: int) -> float:
    """Return the seconds for which a process waited for a processor; 0 if the system does not say."""
    try:
        with open(f"/proc/{pid}/schedstat", "rb") as file:
            return int(file.read().split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


class Worker:
    """A process that carries out calls in sequence. `tables` are open in it.

    `calls` is the number of running or waiting calls, and `took` the seconds of the last one.
    """

    def __init__(self, nice: int = 0) -> None:
        """Make a process with a niceness, started on demand."""
        self.nice = nice
        self.tables: set[str] = set()
        self.calls = 0
        self.took = 0.0
        self.process: asyncio.subprocess.Process | None = None
        self._waiting: dict[int, asyncio.Future[AnyAnswer]] = {}
        self._number = 0
        self._reader: asyncio.Task[None] | None = None
        self._alone = asyncio.Lock()
        self._decoder = msgspec.msgpack.Decoder(tuple[int, AnyAnswer])
        self._encoder = msgspec.msgpack.Encoder()

    async def start(self) -> None:
        """Start the process, and wait until it has imported what it needs. Raises WorkerLost if it ends before that."""
        ready: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[READY] = ready
        self.process = await asyncio.create_subprocess_exec(
            *module_command("goldenrule.server.worker.process", str(self.nice)),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUTF8": "1"},
        )  # fmt: skip
        self._reader = asyncio.create_task(self._read(self.process))
        await ready

    async def prepare(self) -> None:
        """Start the process in advance, if it does not run."""
        async with self._alone:
            if self.process is None:
                with suppress(WorkerLost):
                    await self.start()

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
            if self.process is process:  # else it was ended, and another one has taken its place
                self._drop(False)

    def _drop(self, late: bool) -> None:
        """Fail all waiting calls."""
        waiting, self._waiting = self._waiting, {}
        for each in waiting.values():
            if not each.done():
                each.set_exception(WorkerLost(late))
        self.tables.clear()
        self.process = None

    async def ask(self, call: Call[object], patience: float) -> AnyAnswer:
        """Carry out a call. Raises WorkerLost if the process ends meanwhile, or is ended for taking too long."""
        self.calls += 1
        try:
            async with self._alone:  # so that the limit counts from when the call is begun
                if (table := getattr(call, "table", "")) and table not in self.tables:
                    raise WorkerLost(False, begun=False)  # its process ended while the call waited
                return await self._ask(call, patience)
        finally:
            self.calls -= 1

    async def _ask(self, call: Call[object], patience: float) -> AnyAnswer:
        if self.process is None:
            await self.start()
        process = self.process
        assert process is not None and process.stdin is not None
        self._number += 1
        future: asyncio.Future[AnyAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[self._number] = future
        begun, waited, self.took = monotonic(), cpu_wait(process.pid), 0.0
        process.stdin.write(frame_message(self._encoder.encode((self._number, call))))
        try:
            while not future.done() and self.took < patience:
                await asyncio.wait((future,), timeout=max(patience - self.took, TICK))
                self.took = monotonic() - begun - max(cpu_wait(process.pid) - waited, 0)
            if not future.done():
                with suppress(ProcessLookupError):  # it has ended by itself just now
                    process.kill()
                self._drop(True)
            return future.result()
        finally:
            future.cancel()

    def interrupt(self) -> None:
        """End the process, whatever it does; the next call starts another one."""
        if self.process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself just now
                self.process.kill()
        self._drop(False)

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


class WorkerPool:
    """Processes: one for every open table, `lookup_workers` for requests without a table, and `search_workers`.

    So nobody waits for long calls at another table. When there are too many tables, they share the least busy
    processes.
    """

    def __init__(self, patience: float, most: int = MOST, limits: Limits | None = None) -> None:
        """Make a pool. A call that takes longer than `patience` (in seconds) counts as endless: its process is killed.

        Time for which the process waits for a processor does not count.
        """
        self.limits = limits or Limits()
        self.all: list[Worker] = []
        self.lookup_workers = [Worker() for _ in range(LOOKUP_WORKERS)]
        self.search_workers = [Worker(NICE) for _ in range(SEARCH_WORKERS)]
        self.patience = patience
        self.most = most
        self._changing: set[asyncio.Task[None]] = set()
        self._lookups = FairQueue(LOOKUP_WORKERS, LOOKUPS_WAITING, SOON, LIMITS["work"].message)
        self._searches = FairQueue(SEARCH_WORKERS, SEARCHES_WAITING, AFTER)

    async def close(self) -> None:
        for task in self._changing:
            task.cancel()
        await asyncio.gather(*self._changing, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in (*self.all, *self.lookup_workers, *self.search_workers)))

    def worker_of(self, table: str) -> Worker | None:
        """Return the worker of an open table."""
        return next((worker for worker in self.all if table in worker.tables), None)

    def free_worker(self) -> Worker:
        """Return an idle worker, a new one, or the least busy one."""
        found = min(self.all, key=lambda worker: (worker.calls, len(worker.tables)), default=None)
        if found is None or ((found.calls or found.tables) and len(self.all) < self.most):
            found = Worker()
            self.all.append(found)
        return found

    def worker_for_table(self, table: str) -> Worker:
        """Return a worker for a new table, and prepare another for the next."""
        found = self.free_worker()
        found.tables.add(table)
        self.prepare()
        return found

    def prepare(self) -> None:
        """Start a process for the next table."""
        self._in_background(self.free_worker().prepare())

    def release(self, table: str) -> None:
        """Release the worker of a closed table. Superfluous processes are ended."""
        worker = self.worker_of(table)
        if worker is not None:
            worker.tables.discard(table)
        for each in [each for each in self.all if not each.tables and not each.calls][SPARE:]:
            self.all.remove(each)
            self._in_background(each.close())

    def _in_background(self, work: Coroutine[object, object, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)

    async def open(self, call: table_calls.OpenTable, again: bool = False) -> TableUpdate:
        """Open a table in a worker; in another one, once, if its process ends before that. Raises as `ask` does."""
        try:
            return await self.ask(call, self.worker_for_table(call.table))
        except BaseException as error:
            self.release(call.table)
            if again or not isinstance(error, WorkerLost) or error.begun:
                raise
        return await self.open(call, again=True)

    async def ask(self, call: Call[Answer], worker: Worker | None = None) -> Answer:
        """Return the answer to a call. Raises BadInput, TableFault or WorkerLost.

        Without a worker, the call waits in the fair queue of its requester, who pays for its time. Raises LimitExceeded
        if too many of their calls wait.
        """
        if worker is not None:
            return _check_answer(call, await worker.ask(call, self.patience))
        requester = CURRENT_REQUESTER.get()

        async def job() -> AnyAnswer:
            lookup_worker = next(each for each in self.lookup_workers if not each.calls)
            try:
                return await lookup_worker.ask(call, self.patience)
            finally:
                self.limits.charge(requester, "work", lookup_worker.took * PER_SECOND)

        found = await self._lookups.run(requester.person or requester.address, job, refusable=requester is not NOBODY)
        return _check_answer(call, found)

    async def search(self, call: SearchCall, requester: Requester) -> bytes:
        """Return the answer to a long call, when it is this person's turn.

        Raises as `ask` does, and LimitExceeded if they have asked for too much. A call without a cost (of their bot) is
        never refused. A search that is cancelled ends.
        """
        payer = requester.person or requester.address
        if call.cost:
            self._searches.check(payer)
            self.limits.spend(requester, "thinking", call.cost)

        async def job() -> JsonAnswer:
            search_worker = next(worker for worker in self.search_workers if not worker.calls)
            try:
                return _check_answer(call, await search_worker.ask(call, LONGEST))
            except asyncio.CancelledError:
                search_worker.interrupt()
                raise

        return (await self._searches.run(payer, job, refusable=call.cost > 0)).data


def _check_answer(call: Call[Answer], found: AnyAnswer) -> Answer:
    """The answer to a call. Raises BadInput, or TableFault, if that is what it says."""
    if isinstance(found, worker_answers.InputRefused):
        said = phrase_of(found.phrase)
        raise BadInput(said.key, **said.args)
    if isinstance(found, worker_answers.TableBroken):
        raise TableFault(found.trace)
    return cast(Answer, found)  # which `worker.host` has made for this call
