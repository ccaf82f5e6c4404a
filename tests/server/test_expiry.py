"""Tables of nobody are removed after a while, and a link to one says so; what somebody comes to is not."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.limits import MOST, OPERATOR, LimitExceeded, Limits, Requester
from goldenrule.server.storage import store
from goldenrule.server.storage.expiry import DAY, OFTEN, PASSING, REMEMBERED, UNPLAYED, USUAL, Expiry, lifetime
from goldenrule.server.storage.rows import NotSaved
from goldenrule.server.visitors import Person
from goldenrule.words.texts import Texts
from tests.server.helpers import Clock, awaited
from tests.server.stage import Stage, opened

ANNA = Person("anna")


@pytest.fixture(autouse=True)
def clock_of_the_store(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    clock.now = 1e9
    monkeypatch.setattr("goldenrule.server.storage.store.time", clock)


async def sweep(stage: Stage, clock: Clock) -> None:
    """Let the sweep go round once."""
    stage.expiry.clock = clock
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sleep(seconds: float) -> None:
        assert seconds == OFTEN
        over.set_result(None)
        await asyncio.Event().wait()

    running = asyncio.create_task(stage.server.remove_expired(sleep))
    await over
    running.cancel()


async def table_of(stage: Stage, clock: Clock, person: Person = ANNA, plays: bool = True, **body: Any) -> Any:
    """A table at which a person has been, and has answered if they play."""
    stage.expiry.clock = clock
    stage.person = person
    table = await stage.begin(**(body or {"game": "champions", "quick": True, "seed": "5"}))
    if plays:
        page = stage.page(table["table"], table["token"])
        await page.until(lambda: bool(page.now.get("prompt")))
        items = page.now["prompt"].get("default") or [1]
        page.do("choose", at=page.now["at"], seat=page.now["seat"], items=items, sure=True)
        await page.until(lambda: any(said["is"] == "done" for said in page.heard))
        page.close()
        await stage.gates.settle()
    return table


async def found(stage: Stage, table: Any) -> bool:
    return await stage.store.row(table["table"]) is not None


def test_a_table_to_which_nobody_comes_is_removed_and_its_links_say_so(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            table, other = [await table_of(stage, clock) for _ in range(2)]
            clock.now += (USUAL - 1) * DAY
            await sweep(stage, clock)
            assert await found(stage, table) and await found(stage, other)
            page = stage.page(other["table"], other["watch"])
            await page.until(lambda: bool(page.now))
            page.close()
            await stage.gates.settle()
            clock.now += 2 * DAY
            await sweep(stage, clock)
            assert not await found(stage, table)
            assert await found(stage, other), "somebody has been there"
            status, problem = await stage.ask("GET", f"/api/tables/{table['table']}", token=table["token"])
            assert status == 400 and problem["detail"] == Texts("en").t("server-expired")
            with closing(sqlite3.connect(tmp_path / store.NAME)) as connection:
                for name in ("journal", "snapshots", "players", "visits"):
                    left = connection.execute(f"select count(*) from {name} where name = ?", [table["table"]])
                    assert left.fetchone() == (0,), name
            await stage.ask("DELETE", f"/api/tables/{other['table']}", token=other["token"])
            status, problem = await stage.ask("GET", f"/api/tables/{other['table']}", token=other["token"])
            assert problem["detail"] == Texts("en").t("server-no-table"), "it was deleted, and did not expire"
            clock.now += (REMEMBERED + 1) * DAY
            await stage.expiry.remove("x")
            assert not await stage.expiry.is_expired(table["table"])

    awaited(test())


def test_the_operators_tables_and_those_at_which_somebody_is_stay(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            own = await table_of(stage, clock, Person("operator"))
            new = await table_of(stage, clock, Person("operator"), plays=False)
            table = await table_of(stage, clock)
            page = stage.page(table["table"], table["token"])
            await page.until(lambda: bool(page.now))
            clock.now += 10 * USUAL * DAY
            await sweep(stage, clock)
            assert await found(stage, own) and await found(stage, new) and await found(stage, table)
            page.close()
            await stage.gates.settle()
            await sweep(stage, clock)
            assert not await found(stage, table)

    awaited(test())


def test_a_server_that_keeps_all_tables_removes_none(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            table = await table_of(stage, clock)
            stage.expiry.days = 0
            clock.now += 100 * USUAL * DAY
            await sweep(stage, clock)
            assert await found(stage, table)

    awaited(test())


def test_what_is_begun_again_easily_is_removed_sooner(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            puzzle = await table_of(stage, clock, plays=False, puzzle="takeoff")
            empty = await table_of(stage, clock, plays=False)
            played = await table_of(stage, clock)
            for days, left in ((UNPLAYED - 1, [1, 1, 1]), (2, [1, 0, 1]), (PASSING["puzzle"] - 2, [0, 0, 1])):
                clock.now += days * DAY
                await sweep(stage, clock)
                assert [await found(stage, each) for each in (puzzle, empty, played)] == left

    awaited(test())


def test_no_kind_waits_longer_than_the_operator_says() -> None:
    assert lifetime("", True, 60) == 60 and lifetime("", False, 60) == UNPLAYED
    assert lifetime("puzzle:x", False, 60) == 14 and lifetime("what_if:x:3", True, 7) == lifetime("", True, 7) == 7
    assert lifetime("", False, 1) == lifetime("lesson:x:2", True, 1) == 1


def test_a_sweep_that_cannot_read_or_write_goes_on_later() -> None:
    class Away:
        async def read(self, reading: Any) -> Any:
            raise NotSaved("bad-not-written", path="x", reason="x")

    rounds: list[float] = []

    async def sleep(seconds: float) -> None:
        rounds.append(seconds)
        if len(rounds) == 3:
            raise asyncio.CancelledError

    async def never(name: str) -> None:
        raise AssertionError(name)

    away: Any = Away()
    with pytest.raises(asyncio.CancelledError):
        awaited(Expiry(away).run(never, sleep))
    assert rounds == [OFTEN] * 3


def test_a_table_that_cannot_be_removed_does_not_stop_the_sweep(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            stage.expiry.clock = clock
            tables = [await table_of(stage, clock) for _ in range(3)]
            with closing(sqlite3.connect(tmp_path / store.NAME)) as connection:
                connection.execute("update tables set kind = x'ff' where name = ?", [tables[0]["table"]])
                connection.commit()
            clock.now += 2 * USUAL * DAY
            tried: list[str] = []

            async def remove(name: str) -> None:
                tried.append(name)
                if len(tried) == 1:
                    raise ValueError(name)

            async def sleep(seconds: float) -> None:
                raise asyncio.CancelledError

            with pytest.raises(asyncio.CancelledError):
                await stage.expiry.run(remove, sleep)
            assert sorted(tried) == sorted(each["table"] for each in tables)

    awaited(test())


def test_a_fault_ends_no_sweep(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            faults: list[Exception] = [LookupError("due"), NotSaved("bad-no-table", name="t")]
            rounds: list[str] = []

            async def due() -> list[str]:
                raise faults[len(rounds)]

            async def also() -> None:
                rounds.append("also")
                raise ValueError

            async def remove(name: str) -> None:
                raise AssertionError(name)

            async def sleep(seconds: float) -> None:
                if len(rounds) == len(faults):
                    raise asyncio.CancelledError

            monkeypatch.setattr(stage.expiry, "due_tables", due)
            with pytest.raises(asyncio.CancelledError):
                await stage.expiry.run(remove, sleep, also)
            assert rounds == ["also"] * 2

    awaited(test())


# -- what may be kept --------------------------------------------------------------------------------------------------


def test_a_person_and_an_address_keep_only_so_many_tables_however_they_open_them(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            server, requester = stage.server, Requester("anna", "127.0.0.1")
            monkeypatch.setitem(MOST, "tables", MOST["tables"]._replace(person=3, address=5))
            table, *_ = [await table_of(stage, clock) for _ in range(3)]
            bodies: list[Any] = [
                {"game": "heroes", "quick": True}, {"daily": True}, {"puzzle": "takeoff"}, {"lesson": "champions_1"},
                {"what_if": {"table": table["table"], "at": 1, "token": table["token"]}},
            ]  # fmt: skip
            for body in bodies:
                status, problem = await stage.ask("POST", "/api/tables", body)
                assert status == 429 and "You have 3 tables" in problem["detail"], body
            path = f"/api/tables/{table['table']}/rematch"
            assert (await stage.ask("POST", path, {"token": table["token"], "key": "rematch"}))[0] == 429
            await stage.ask("DELETE", f"/api/tables/{table['table']}", token=table["token"])
            await table_of(stage, clock, plays=False)
            for n in range(2):
                await table_of(stage, clock, Person(f"guest {n}"), plays=False)
            stage.person = Person("ben")
            status, problem = await stage.ask("POST", "/api/tables", {"daily": True})
            assert status == 429 and "You have 5 tables" in problem["detail"]
            with pytest.raises(LimitExceeded):
                await server.charge_new_table("new", Requester("", requester.address))
            assert await server.charge_new_table("ben", Requester("ben", "192.0.2.1")) != ""
            for _ in range(9):
                await server.charge_new_table("operator", Requester("operator", requester.address, operator=True))

    awaited(test())


def test_opening_tables_is_paid_for_and_a_rematch_too(tmp_path: Path, clock: Clock) -> None:
    async def test() -> None:
        async with opened(tmp_path) as stage:
            stage.server.limits = Limits(clock)
            table = await table_of(stage, clock, plays=False)
            room, ticket = await stage.server.room_by_token(table["table"], table["token"])
            requester, opened_tables = Requester("anna", "127.0.0.1"), 1
            while True:
                try:
                    await stage.server.start_rematch(room, ticket, ANNA, requester, "rematch")
                except BadInput:  # the game is not over
                    opened_tables += 1
                except LimitExceeded as error:
                    assert error.after == 60
                    break
            assert opened_tables == 20
            status, problem = await stage.ask("POST", "/api/tables", {"daily": True})
            assert status == 429 and "60 seconds" in problem["detail"]
            stage.person = Person("operator")
            assert OPERATOR > 1 and "table" in await stage.ask("POST", "/api/tables", {"daily": True})

    awaited(test())
