"""Tables that share a process: a call that breaks it stops its own table, and the others go on in a new process."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from goldenrule.server import table_calls, worker_calls
from goldenrule.server.limits import Requester
from goldenrule.server.worker.host import WorkerHost
from goldenrule.server.worker_calls import Call
from goldenrule.server.worker_rpc import AnyAnswer
from goldenrule.server.workers import WorkerLost
from tests.server.helpers import Json, awaited
from tests.server.stage import HereWorker, Stage, StagePage, opened


class Breaks:
    """Breaks the process of a worker with a call of a table, when the test lets it: the table goes round in circles."""

    def __init__(self, worker: Any, table: str) -> None:
        self.table = table
        self.let = asyncio.Event()
        self.begun = asyncio.Event()
        self.worker: HereWorker = worker
        self.usual = self.worker._ask
        worker._ask = self.ask

    async def ask(self, call: Call[Any], patience: float) -> AnyAnswer:
        if getattr(call, "table", "") != self.table:
            found: AnyAnswer = await self.usual(call, patience)
            return found
        self.begun.set()
        await self.let.wait()
        self.worker._drop(True)
        self.worker.host = WorkerHost()  # a new process
        raise WorkerLost(True)


async def table(stage: Stage, **more: Any) -> tuple[Json, StagePage]:
    """A table with a page that has been asked something."""
    found = await stage.begin(**{"game": "champions", "quick": True, "seed": "5", **more})
    page = stage.page(found["table"], found["token"])
    await page.until(lambda: bool(page.now.get("prompt")))
    return found, page


def test_a_call_that_waits_while_the_process_is_broken_is_carried_out_in_the_next_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            bad, page = await table(stage)
            others = [(await table(stage))[1] for _ in range(2)]
            breaks = Breaks(stage.server.workers.all[0], bad["table"])
            page.do("why", seat=0)
            await breaks.begun.wait()
            for each in others:
                each.heard.clear()
                each.do("why", seat=0)
            await stage.gates.settle()  # they wait for the same process
            breaks.let.set()
            for each in others:
                await each.answered(each.number)
                assert [said["is"] for said in each.heard] == ["welcome", "now", "done"]
            await page.until(lambda: page.heard[-1]["is"] == "refused")
            assert "took too long" in page.heard[-1]["text"]

    awaited(test())


def test_a_table_that_waits_to_be_opened_there_is_opened_in_the_next_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            bad, page = await table(stage)
            new, read = [await stage.begin(game="champions", quick=True, seed="5") for _ in range(2)]
            breaks = Breaks(stage.server.workers.all[0], bad["table"])
            page.do("why", seat=0)
            await breaks.begun.wait()
            other = stage.page(new["table"], new["token"])
            asked = stage.start(stage.ask("GET", f"/api/tables/{read['table']}/replay", token=read["token"]))
            await stage.gates.settle()
            breaks.let.set()
            assert isinstance(await asked, list)
            await other.until(lambda: bool(other.heard))
            assert other.heard[0]["is"] == "welcome"
            await other.until(lambda: bool(other.now.get("prompt")))

    awaited(test())


def test_a_call_that_was_begun_is_not_carried_out_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            _, page = await table(stage)
            worker: Any = stage.server.workers.all[0]
            usual, asked = worker._ask, list[Call[Any]]()

            async def ask(call: Call[Any], patience: float) -> AnyAnswer:
                asked.append(call)
                if isinstance(call, table_calls.PageRequest):
                    worker._drop(False)
                    worker.host = WorkerHost()
                    raise WorkerLost(False)
                answer: AnyAnswer = await usual(call, patience)
                return answer

            worker._ask = ask
            page.do("why", seat=0)
            await page.until(lambda: page.heard[-1]["is"] == "refused")
            assert [type(call) for call in asked] == [
                table_calls.PageRequest,
                table_calls.OpenTable,
                table_calls.RunBots,
                table_calls.JoinPages,
            ]

    awaited(test())


def test_what_a_bot_has_thought_of_is_played_though_its_process_was_broken_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            thinking, thought = asyncio.Event(), asyncio.Event()
            usual = stage.server.workers.search

            async def slowly(call: worker_calls.SearchCall, requester: Requester) -> bytes:
                found = await usual(call, requester)
                thinking.set()
                await thought.wait()
                return found

            monkeypatch.setattr(stage.server.workers, "search", slowly)
            found = await stage.begin(game="skirmish", seed="3", answers={"players": ["easy"]})
            page = stage.page(found["table"], found["token"])
            while not thinking.is_set():
                await page.until(lambda: thinking.is_set() or bool(page.now.get("prompt")))
                if not thinking.is_set():
                    prompt, page.now = page.now["prompt"], {**page.now, "prompt": None}
                    items = prompt.get("default") or [len(prompt["items"])]
                    page.do("choose", at=page.now["at"], seat=page.now["seat"], items=items, sure=True)
                    await stage.gates.settle()
            at, search = page.now["at"], stage.server.rooms[found["table"]]._searching
            worker: Any = stage.server.workers.all[0]
            worker._drop(True)
            worker.host = WorkerHost()
            thought.set()
            assert search is not None
            await search
            await stage.gates.settle()
            assert page.now["at"] > at

    awaited(test())
