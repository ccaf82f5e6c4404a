"""Processes for tables: each has its own as long as there may be more, and nobody waits for what is slow elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.calls import Answer, Call, Data, Look
from goldenrule.server.limits import Who
from goldenrule.server.people import Person
from goldenrule.server.workers import NICE, SPARE, THINKING, Worker, Workers
from tests.server.helpers import Server, awaited, running
from tests.server.stage import opened
from tests.server.traps import installed


class Idle(Worker):
    """Has no process. It answers nothing until `may` is set."""

    may: asyncio.Event

    async def prepare(self) -> None:
        pass

    async def _ask(self, call: Call, patience: float) -> Answer:
        await self.may.wait()
        return Data(b"")


def workers(most: int) -> Workers:
    return Workers(1.0, most)


@pytest.fixture(autouse=True)
def without_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "server" not in request.fixturenames:
        monkeypatch.setattr("goldenrule.server.workers.Worker", Idle)


def test_every_table_has_a_worker_of_its_own_until_there_are_as_many_as_there_may_be() -> None:
    async def check() -> None:
        pool = workers(3)
        for table in "abc":
            pool.take(table)
        assert [worker.tables for worker in pool.all] == [{"a"}, {"b"}, {"c"}]
        pool.all[0].calls = pool.all[1].calls = 1
        assert pool.take("d") is pool.all[2], "one that is busy gets no other table"
        pool.all[0].calls = 0
        assert pool.take("e") is pool.all[0] and pool.of("e") is pool.all[0]
        assert len(pool.all) == 3
        pool.leave("a")
        assert pool.of("a") is None and pool.of("e") is pool.all[0]

    awaited(check())


def test_another_one_is_made_ready_and_too_many_are_ended() -> None:
    async def check() -> None:
        pool = workers(9)
        for number in range(5):
            pool.take(str(number))
        assert len(pool.all) == 6 and not pool.all[5].tables, "one that is ready for the next table"
        for number in range(5):
            pool.leave(str(number))
        assert len(pool.all) == SPARE

    awaited(check())


def test_what_is_asked_without_a_table_does_not_wait_for_one() -> None:
    async def check() -> None:
        pool = workers(9)
        table = pool.take("a")
        other = pool.free()
        assert other is not table
        other.calls = 1
        assert pool.free() not in (table, other)

    awaited(check())


def test_nobody_waits_for_a_search_but_those_who_asked_for_one() -> None:
    async def check() -> None:
        Idle.may = asyncio.Event()
        pool = workers(2)
        tables = [pool.take(table) for table in "abc"]
        searches = [
            asyncio.create_task(pool.think(Look("cards", "skirmish", ""), Who(person, ""), 1)) for person in "xyz"
        ]
        for _ in range(20):
            await asyncio.sleep(0)
        assert [worker.calls for worker in pool.thinkers] == [1] * THINKING and len(searches) > THINKING
        assert all(worker.nice == NICE for worker in pool.thinkers)
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

            async def think(call: Call, who: Who, cost: float) -> Data:
                turns.append((who.person, cost))
                raise BadInput("server-no-table")  # and so the table stops

            monkeypatch.setattr(stage.hub.workers, "think", think)
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
