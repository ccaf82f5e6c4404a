"""Work that takes long: people take turns, and nobody waits behind two jobs of somebody else."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import pytest

from goldenrule.server.fair_queue import FairQueue
from goldenrule.server.limits import LimitExceeded
from tests.server.helpers import awaited


class Jobs:
    """Jobs that go on until a test ends them. `running` are those that do, by name; the first letter is the person."""

    def __init__(self, running: int, waiting: int = 3) -> None:
        self.queue = FairQueue(running, waiting, 30)
        self.running: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[str]] = {}

    async def add(self, *names: str, refusable: bool = True) -> None:
        for name in names:
            self.tasks[name] = asyncio.create_task(self.queue.run(name[0], partial(self.job, name), refusable))
            await self.settle()

    async def job(self, name: str) -> str:
        self.running[name] = asyncio.Event()
        self.begun.append(name)
        await self.running[name].wait()
        if name.endswith("!"):
            raise ValueError(name)
        return name

    async def end(self, name: str) -> None:
        self.running.pop(name).set()
        await self.settle()

    async def cancel(self, name: str) -> None:
        self.tasks[name].cancel()
        self.running.pop(name, None)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def played(test: Coroutine[Any, Any, None]) -> None:
    awaited(test)


def test_a_second_job_of_a_person_waits_and_others_are_not_delayed() -> None:
    async def test() -> None:
        jobs = Jobs(2)
        await jobs.add("a1", "a2", "b1")
        assert [*jobs.running] == ["a1", "b1"], "one of each person, though the second one of `a` came before"
        await jobs.end("b1")
        assert [*jobs.running] == ["a1"], "there is room, and yet a person has only one at once"
        await jobs.end("a1")
        assert [*jobs.running] == ["a2"] and await jobs.tasks["a1"] == "a1"

    played(test())


def test_people_take_turns() -> None:
    async def test() -> None:
        jobs = Jobs(1)
        await jobs.add("a1", "a2", "a3", "a4", "b1", "b2", "c1")
        while jobs.running:
            await jobs.end(next(iter(jobs.running)))
        assert jobs.begun == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]

    played(test())


def test_whoever_wants_too_much_is_told_when_to_ask_again_and_others_are_not_refused() -> None:
    async def test() -> None:
        jobs = Jobs(1, waiting=2)
        await jobs.add("a1", "a2", "a3", "a4", "b1")
        with pytest.raises(LimitExceeded, match="try again in 30 seconds") as refused:
            await jobs.tasks["a4"]
        assert refused.value.after == 30 and not jobs.tasks["b1"].done()
        await jobs.add("a5", refusable=False)
        assert not jobs.tasks["a5"].done(), "a bot of theirs waits, and is never refused"
        await jobs.end("a1")
        await jobs.end("b1")
        await jobs.end("a2")
        await jobs.add("a6")
        assert not jobs.tasks["a6"].done() and [*jobs.running] == ["a3"]

    played(test())


def test_what_bots_of_a_person_think_of_is_no_reason_to_refuse_a_hint() -> None:
    async def test() -> None:
        jobs = Jobs(1, waiting=2)
        await jobs.add("b1")
        await jobs.add("a1", "a2", "a3", refusable=False)
        await jobs.add("a4", "a5", "a6")
        assert [name for name, task in jobs.tasks.items() if task.done()] == ["a6"]
        with pytest.raises(LimitExceeded):
            await jobs.tasks["a6"]
        await jobs.end("b1")
        assert [*jobs.running] == ["a1"], "and they take turns as all jobs of a person do"

    played(test())


def test_who_goes_away_or_fails_makes_room() -> None:
    async def test() -> None:
        jobs = Jobs(1)
        await jobs.add("a!", "b1", "b2", "c1")
        await jobs.cancel("b1")
        await jobs.end("a!")
        with pytest.raises(ValueError):
            await jobs.tasks["a!"]
        assert [*jobs.running] == ["b2"]
        await jobs.cancel("b2")
        assert [*jobs.running] == ["c1"]
        await jobs.end("c1")
        await jobs.add("d1")
        turn = asyncio.create_task(jobs.queue.run("e", lambda: jobs.job("e1")))
        await jobs.settle()
        jobs.running.pop("d1").set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # it is the turn of `e1`, which has not noticed that yet
        turn.cancel()
        await jobs.settle()
        await jobs.add("f1")
        assert [*jobs.running][-1] == "f1"

    played(test())


def test_a_job_that_is_cancelled_as_its_turn_comes_stops_nobody() -> None:
    async def test() -> None:
        jobs = Jobs(1)
        await jobs.add("a1", "b1", "b2", "c1")
        jobs.running.pop("a1").set()
        jobs.tasks["b1"].cancel()  # `a1` ends before `b1` has noticed that
        await jobs.settle()
        assert await jobs.tasks["a1"] == "a1" and [*jobs.running] == ["b2"]
        await jobs.end("b2")
        assert [*jobs.running] == ["c1"]

    played(test())
