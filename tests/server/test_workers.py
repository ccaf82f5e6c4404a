"""Processes for tables: each has its own as long as there may be more, and nobody waits for what is slow elsewhere."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server import workers as workers_at_work
from goldenrule.server.limits import CURRENT_REQUESTER, LIMITS, NOBODY, PER_SECOND, LimitExceeded, Limits, Requester
from goldenrule.server.visitors import Person
from goldenrule.server.worker_answers import JsonAnswer
from goldenrule.server.worker_calls import Call, LookUp, SearchCall, SearchReview
from goldenrule.server.worker_rpc import AnyAnswer
from goldenrule.server.workers import (
    LOOKUP_WORKERS,
    LOOKUPS_WAITING,
    NICE,
    SEARCH_WORKERS,
    SOON,
    SPARE,
    Worker,
    WorkerLost,
    WorkerPool,
    cpu_wait,
)  # fmt: skip
from tests.server.helpers import Server, awaited, running
from tests.server.stage import opened
from tests.server.traps import installed


class Idle(Worker):
    """Has no process. It answers nothing until `may` is set."""

    may: asyncio.Event

    async def prepare(self) -> None:
        pass

    async def _ask(self, call: Call[Any], patience: float) -> AnyAnswer:
        await self.may.wait()
        return JsonAnswer(b"")


def workers(most: int) -> WorkerPool:
    return WorkerPool(1.0, most)


@pytest.fixture(autouse=True)
def without_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "server" not in request.fixturenames:
        monkeypatch.setattr("goldenrule.server.workers.Worker", Idle)


def test_every_table_has_a_worker_of_its_own_until_there_are_as_many_as_there_may_be() -> None:
    async def check() -> None:
        pool = workers(3)
        for table in "abc":
            pool.worker_for_table(table)
        assert [worker.tables for worker in pool.all] == [{"a"}, {"b"}, {"c"}]
        pool.all[0].calls = pool.all[1].calls = 1
        assert pool.worker_for_table("d") is pool.all[2], "one that is busy gets no other table"
        pool.all[0].calls = 0
        assert pool.worker_for_table("e") is pool.all[0] and pool.worker_of("e") is pool.all[0]
        assert len(pool.all) == 3
        pool.release("a")
        assert pool.worker_of("a") is None and pool.worker_of("e") is pool.all[0]

    awaited(check())


def test_another_one_is_made_ready_and_too_many_are_ended() -> None:
    async def check() -> None:
        pool = workers(9)
        for number in range(5):
            pool.worker_for_table(str(number))
        assert len(pool.all) == 6 and not pool.all[5].tables, "one that is ready for the next table"
        for number in range(5):
            pool.release(str(number))
        assert len(pool.all) == SPARE

    awaited(check())


def test_what_is_asked_without_a_table_is_done_elsewhere_and_people_take_turns() -> None:
    async def check() -> None:
        Idle.may = asyncio.Event()
        pool = workers(2)
        tables = [pool.worker_for_table(table) for table in "abc"]
        call, asked = LookUp("cards", "skirmish", ""), dict[str, list[asyncio.Task[JsonAnswer]]]()
        for person in ("anna", "ben"):
            CURRENT_REQUESTER.set(Requester(person, ""))
            n = 30 if person == "anna" else 1
            asked[person] = [asyncio.create_task(pool.ask(call)) for _ in range(n)]
            for _ in range(20):
                await asyncio.sleep(0)
            assert [worker.calls for worker in pool.lookup_workers] == ([1, 0] if person == "anna" else [1, 1])
        assert len(pool.lookup_workers) == LOOKUP_WORKERS and not any(worker.calls for worker in (*tables, *pool.all))
        assert len(pool.all) == 2, "however much is asked, no process is added"
        refused = [task for task in asked["anna"] if task.done()]
        assert len(refused) == 30 - 1 - LOOKUPS_WAITING
        for task in refused:
            with pytest.raises(LimitExceeded) as error:
                await task
            assert error.value.phrase.key == "server-too-fast" and error.value.after == SOON
        CURRENT_REQUESTER.set(NOBODY)
        own = [asyncio.create_task(pool.ask(call)) for _ in range(30)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in own), "what the server asks by itself is never refused"
        Idle.may.set()
        await asyncio.gather(*own, *[task for tasks in asked.values() for task in tasks if task not in refused])

    awaited(check())


def test_whoever_asks_pays_for_the_time_that_it_takes() -> None:
    async def check() -> None:
        Idle.may = asyncio.Event()
        Idle.may.set()
        limits = Limits(lambda: 0.0)
        pool = WorkerPool(1.0, 2, limits)
        anna = Requester("anna", "192.0.2.1")
        for lookup_worker in pool.lookup_workers:
            lookup_worker.took = 2.0
        CURRENT_REQUESTER.set(anna)
        await pool.ask(LookUp("cards", "skirmish", ""))
        left = LIMITS["work"].person.capacity - 2 * PER_SECOND
        limits.spend(anna, "work", left)
        with pytest.raises(LimitExceeded):
            limits.spend(anna, "work", 1)
        limits.spend(Requester("", "192.0.2.1"), "work", LIMITS["work"].address.capacity - 2 * PER_SECOND - left)
        for _ in range(10):
            await pool.ask(LookUp("cards", "skirmish", ""))
        with pytest.raises(LimitExceeded) as refused:
            limits.spend(anna, "work", 1)
        assert refused.value.after > 2 * PER_SECOND * 10 / LIMITS["work"].address.per_second, (
            "it waits until all is paid"
        )

    awaited(check())


class Slow:
    """A process that does not answer. It has used `cpu` of the time since it was asked, and waited for the rest."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, cpu: float, answers_after: int = 10_000) -> None:
        self.pid, self.stdin, self.killed = 1, self, False
        self.looks = 0
        self.answers_after = answers_after
        self.worker = Worker()
        self.worker.process = cast(Any, self)
        monkeypatch.setattr(workers_at_work, "TICK", 0)
        monkeypatch.setattr(workers_at_work, "monotonic", lambda: float(self.looks))
        monkeypatch.setattr(workers_at_work, "cpu_wait", lambda pid: self.look() * (1 - cpu))

    def look(self) -> float:
        """Somebody looks how long it has taken: a second more than when they looked before."""
        self.looks += 1
        if self.looks > self.answers_after:
            for future in self.worker._waiting.values():
                future.set_result(JsonAnswer(b""))
        return self.looks

    def write(self, data: bytes) -> None:
        pass

    def kill(self) -> None:
        self.killed = True
        raise ProcessLookupError  # as it does for a process that has just ended


def test_a_process_is_not_ended_for_time_in_which_it_waits_for_a_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        slow = Slow(monkeypatch, cpu=0, answers_after=50)
        assert await slow.worker.ask(LookUp("cards"), 1e-9) == JsonAnswer(b"") and not slow.killed
        slow = Slow(monkeypatch, cpu=1)
        with pytest.raises(WorkerLost) as lost:
            await slow.worker.ask(LookUp("cards"), 1e-9)
        assert lost.value.late and lost.value.begun and slow.killed and slow.worker.took >= 1

    awaited(check())


def test_the_system_says_how_long_a_process_has_waited() -> None:
    assert cpu_wait(os.getpid()) >= 0 and cpu_wait(2**30) == 0


def test_nobody_waits_for_a_search_but_those_who_asked_for_one() -> None:
    async def check() -> None:
        Idle.may = asyncio.Event()
        pool = workers(2)
        tables = [pool.worker_for_table(table) for table in "abc"]
        searches = [
            asyncio.create_task(pool.search(SearchReview(b"", [0], "8", 0, 4), Requester(person, "")))
            for person in "xyz"
        ]
        for _ in range(20):
            await asyncio.sleep(0)
        assert [worker.calls for worker in pool.search_workers] == [1] * SEARCH_WORKERS
        assert len(searches) > SEARCH_WORKERS
        assert all(worker.nice == NICE for worker in pool.search_workers)
        assert not any(worker.calls or worker.nice for worker in (*tables, *pool.all)), "tables are in other processes"
        Idle.may.set()
        await asyncio.gather(*searches)

    awaited(check())


def test_what_a_bot_thinks_of_counts_for_the_person_who_opened_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with opened(tmp_path) as stage:
            turns: list[tuple[str, float]] = []

            async def search(call: SearchCall, requester: Requester) -> bytes:
                turns.append((requester.person, call.cost))
                raise BadInput("server-no-table")  # and so the table stops

            monkeypatch.setattr(stage.server.workers, "search", search)
            stage.person = Person("anna")
            table = await stage.begin(game="skirmish", seed="3", answers={"players": ["easy"]})
            stage.person = Person("ben")  # sits down by its link
            page = stage.page(table["table"], table["links"][0]["token"])
            while not turns:
                await page.until(lambda: bool(turns or page.now.get("prompt")))
                if not turns:
                    prompt, page.now = page.now["prompt"], {**page.now, "prompt": None}
                    items = prompt.get("default") or [len(prompt["items"])]
                    page.do("choose", at=page.now["at"], seat=page.now["seat"], items=items, sure=True)
            assert turns == [("anna", 0)]

    awaited(check())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = installed(tmp_path_factory.mktemp("site"))
    with running(tmp_path_factory.mktemp("home"), "--patience", "100000", PYTHONPATH=path) as found:
        yield found


def test_while_a_table_goes_round_in_circles_all_else_goes_on(server: Server) -> None:
    """It goes round for as long as the test takes: whoever waited for it would wait in vain."""
    others = [server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"}) for _ in range(3)]
    table = server.ask("/api/tables", {"game": "traps", "quick": True, "given": {"trap": "loop"}, "seed": "1"})
    pages = [server.page(each["table"], each["token"]) for each in others]
    with pages[0], pages[1], pages[2], server.page(table["table"], table["token"]) as page:
        for each in pages:
            each.asked()
        while page.asked()["at"] < 3:
            page.choose(1)
        page.send("choose", at=page.now["at"], seat=page.now["prompt"]["seat"], items=[1])
        for each in pages * 4:
            before = each.asked()["at"]
            each.usual()
            assert each.now["at"] > before
        assert server.ask("/api/cards?game=champions&q=")
        new = server.ask("/api/tables", {"game": "heroes", "quick": True, "seed": "1"})
        with server.page(new["table"], new["token"]) as late:
            late.usual()
        assert page.now["at"] == 3 and not page.stopped
