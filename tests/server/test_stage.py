"""The stage: whoever waits for the database is at a gate, and whoever would wait for ever is named."""

import asyncio
from pathlib import Path

import pytest

from tests.server.helpers import awaited
from tests.server.stage import opened


def test_whoever_waits_for_the_database_is_at_a_gate(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:
            expiry, gates = stage.expiry, stage.gates
            gates.open = False
            for work in (
                stage.server.store.count(), expiry.count("a", "b"), expiry.note_visit("t"), expiry.is_expired("t"),
                expiry.due_tables(),
            ):  # fmt: skip
                task = stage.start(work)
                await gates.settle()
                assert len(gates.waiting) == 1 and not task.done()
                await stage.finish(task)
                assert task.done() and not gates.waiting

    awaited(run())


def test_what_would_wait_for_ever_is_named(tmp_path: Path) -> None:
    async def waits_for_nothing() -> None:
        await asyncio.Event().wait()

    async def run() -> None:
        async with opened(tmp_path) as stage:
            task = stage.start(waits_for_nothing())
            with pytest.raises(AssertionError, match=r"waits in .*waits_for_nothing > Event\.wait$"):
                await stage.finish(task)

    awaited(run())


def test_who_comes_to_gates_again_and_again_is_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as stage:
            over = False

            async def nothing() -> None:
                pass

            async def again() -> None:
                while not over:
                    await stage.gates.through(nothing)

            stage.gates.open = False
            task = stage.start(again())
            with pytest.raises(AssertionError, match="still somebody at a gate"):
                await stage.finish(task)
            over = True
            await stage.finish(task)

    awaited(run())
