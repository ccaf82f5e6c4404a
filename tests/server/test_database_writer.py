"""The one writer: what waits is committed together and in order, nobody fails for another, and storage comes back."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from goldenrule.kernel.errors import BadInput
from goldenrule.server.http.websocket import _read
from goldenrule.server.limits import NOBODY, Limits
from goldenrule.server.storage import store
from goldenrule.server.storage.database_writer import FIRST_PAUSE, LONGEST_PAUSE
from goldenrule.server.storage.rows import NotSaved, SeatHolder, StorageUnavailable, TableRow
from goldenrule.server.storage.store import Store
from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.worker_answers import NewEpoch, SavedView
from goldenrule.table.saves import Seats
from tests.server.helpers import awaited

Sleep = Callable[[float], Awaitable[object]]


def row(name: str, names: int = 1) -> TableRow:
    return TableRow(
        name, "skirmish", "", "", ["A"] * names, b"{}", msgspec.json.encode(Seats()), [SeatHolder()] * names
    )


def with_store(path: Path, work: Callable[[Store], Awaitable[object]], sleep: Sleep = asyncio.sleep) -> None:
    """Do something with a new store."""
    store.migrate(path)

    async def working() -> None:
        found = Store(path, sleep)
        try:
            await work(found)
        finally:
            await found.close()

    awaited(working())


def kept(path: Path, query: str) -> list[tuple[object, ...]]:
    """What another program finds in the database."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_what_waits_is_committed_together_and_in_order(tmp_path: Path) -> None:
    path, commits = tmp_path / "server.db", list[object]()

    async def work(found: Store) -> None:
        await found.add(row("t"))
        sa.event.listen(found.writer.engine, "commit", commits.append)
        lines = [found.append("t", n, TableUpdate(kept=[b"%d" % n], standing=f"after {n}")) for n in range(40)]
        await asyncio.gather(*lines)

    with_store(path, work)
    assert len(commits) == 1
    assert kept(path, "select item from journal order by seq") == [(b"%d" % n,) for n in range(40)]
    assert kept(path, "select standing from tables") == [("after 39",)], "the last one to write has the last word"


def test_whoever_breaks_a_rule_fails_alone_and_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "server.db"

    async def work(found: Store) -> None:
        for name in "abc":
            await found.add(row(name))
        await found.append("b", 0, TableUpdate(kept=[b"first"]))
        second = TableUpdate(kept=[b"second"], standing="changed")
        done = await asyncio.gather(
            found.append("a", 0, second),
            found.append("b", 0, second),
            found.append("c", 0, second),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [type(None), NotSaved, type(None)]
        await found.append("b", 1, TableUpdate(kept=[b"third"]))

    with_store(path, work)
    assert kept(path, "select name, item from journal order by name, seq") == [
        ("a", b"second"), ("b", b"first"), ("b", b"third"), ("c", b"second")
    ]  # fmt: skip
    assert kept(path, "select standing from tables order by name") == [("changed",), ("",), ("changed",)]


def test_a_value_that_no_column_takes_fails_its_caller_alone(tmp_path: Path) -> None:
    path = tmp_path / "server.db"

    async def work(found: Store) -> None:
        await found.add(row("t"))
        done = await asyncio.gather(
            found.append("t", 0, TableUpdate(kept=[b"kept"])), found.append("t", 2**70, TableUpdate(kept=[b"never"])),
            return_exceptions=True,
        )  # fmt: skip
        assert [type(each) for each in done] == [type(None), OverflowError]

    with_store(path, work)
    assert kept(path, "select item from journal") == [(b"kept",)]


def test_a_write_is_on_disk_when_it_returns(tmp_path: Path) -> None:
    path = tmp_path / "server.db"

    async def work(found: Store) -> None:
        await found.add(row("t"))
        for n in range(5):
            await found.append("t", n, TableUpdate(kept=[b"item"]))
            assert kept(path, "select count(*) from journal") == [(n + 1,)]

    with_store(path, work)


def test_whoever_is_cancelled_has_written_and_holds_up_nobody(tmp_path: Path) -> None:
    path = tmp_path / "server.db"

    async def work(found: Store) -> None:
        await found.add(row("t"))
        gone = asyncio.ensure_future(found.append("t", 0, TableUpdate(kept=[b"gone"])))
        await asyncio.sleep(0)
        gone.cancel()
        await found.append("t", 1, TableUpdate(kept=[b"stays"]))
        assert gone.cancelled()

    with_store(path, work)
    assert kept(path, "select item from journal") == [(b"gone",), (b"stays",)]


def test_a_reader_does_not_wait_for_a_writer_nor_see_half_of_what_it_writes(tmp_path: Path) -> None:
    path = tmp_path / "server.db"

    async def work(found: Store) -> None:
        await found.add(row("t"))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            other.execute("update tables set about = 'half'")
            read = await found.row("t")
            assert read is not None and read.about == ""
            other.execute("rollback")

    with_store(path, work)


def test_while_storage_is_away_nothing_is_kept_and_it_is_tried_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, pauses = tmp_path / "server.db", list[float]()
    monkeypatch.setattr(store, "BUSY", 0)
    store.migrate(path)

    async def work(found: Store) -> None:
        await found.add(row("t"))
        await found.wait_until_available()  # it is not away
        other.execute("begin immediate")
        for _ in range(2):
            with pytest.raises(StorageUnavailable, match=r"server\.db cannot be written \(database is locked\)\.$"):
                await found.append("t", 0, TableUpdate(kept=[b"item"]))
        await found.wait_until_available()
        assert pauses == [min(FIRST_PAUSE * 2**n, LONGEST_PAUSE) for n in range(9)]
        await found.append("t", 0, TableUpdate(kept=[b"again"]))

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 9:
            other.execute("rollback")

    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        with_store(path, work, sleep)
    assert kept(path, "select item from journal") == [(b"again",)]


def test_a_lock_on_reading_is_a_sentence_and_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "server.db"
    moved = path.with_name("moved.db")

    async def work(found: Store) -> None:
        await found.add(row("t"))
        found.engine.dispose()
        path.rename(moved)
        with pytest.raises(StorageUnavailable, match=r"server\.db cannot be read \(unable to open database file\)\.$"):
            await found.row("t")
        assert not path.exists(), "none is made in its place"
        await found.wait_until_available()
        assert await found.row("t") is not None

    async def sleep(seconds: float) -> None:
        moved.rename(path)

    with_store(path, work, sleep)


def test_an_epoch_that_begins_leaves_the_one_before_as_it_is_and_so_does_another_game(tmp_path: Path) -> None:
    path = tmp_path / "server.db"
    kept_of = "select epoch, {} from {} where name = '{}' order by 1, 2"

    async def work(found: Store) -> None:
        await found.add(row("t"))
        seen = [SavedView(0, "en", b"board")]
        await found.append("t", 0, TableUpdate(kept=[b"old"], snapshot=b"then", views=seen))
        begins = NewEpoch(b'{"new":1}', Seats(bots={0: "sensible"}), {"key": "none", "args": {}})
        await found.append("t", 0, TableUpdate(kept=[b"new"], snapshot=b"now", views=seen), 1, begins)
        await found.append("t", 1, TableUpdate(kept=[b"newer"]), 1)
        with pytest.raises(NotSaved):  # a second process that begins the same epoch
            await found.append("t", 0, TableUpdate(kept=[b"twice"]), 1, begins)
        table = await found.row("t")
        assert table is not None and (table.epoch, table.record) == (1, b'{"new":1}')
        assert table.decode_seats().bots == {0: "sensible"}
        assert [(each.epoch, each.lines, each.told) for each in await found.epochs("t")] == [(0, 1, True), (1, 2, True)]
        assert await found.journal("t", 0) == [b"{}", b"old"]
        present = await found.load("t")
        assert present is not None and (present.lines, present.snapshot) == ([b"new", b"newer"], b"now")
        await found.start_rematch("before", row("t"), [b"another"])
        assert await found.journal("before", 0) == [b"{}", b"old"]
        assert await found.journal("before", 1) == [b'{"new":1}', b"new", b"newer"]
        assert await found.journal("t", 0) == [b"{}", b"another"]
        assert await found.saved_view("before", 0, 0, ["xx"]) == b"board" and not await found.saved_view(
            "t", 0, 0, ["en"]
        )
        await found.remove("before")

    with_store(path, work)
    assert kept(path, kept_of.format("item", "journal", "t")) == [(0, b"another")]
    for table in ("journal", "snapshots", "told", "epochs", "tables"):
        assert not kept(path, f"select * from {table} where name = 'before'")


def test_a_line_that_is_missing_is_a_damaged_one(tmp_path: Path) -> None:
    path = tmp_path / "server.db"

    async def work(found: Store) -> None:
        await found.add(row("t"))
        await found.append("t", 0, TableUpdate(kept=[b"a", b"b", b"c"]))
        with closing(sqlite3.connect(path)) as other:
            other.execute("delete from journal where seq = 1")
            other.execute("update journal set item = 'text' where seq = 0")
            other.commit()
        present = await found.load("t")
        assert present is not None and present.lines == [b"", b"", b"c"]

    with_store(path, work)


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "server.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("create table snapshots (name text)")  # the last step of all makes it
        connection.commit()
    with pytest.raises(BadInput, match=r"cannot be used \(table snapshots already exists\)"):
        store.migrate(path)
    assert kept(path, "select name from sqlite_master where type = 'table'") == [("snapshots",)]


def test_an_answer_that_is_being_saved_is_saved_though_its_page_is_cut_off() -> None:
    async def cut_off() -> list[str]:
        done, begun, goes_on = list[str](), asyncio.Event(), asyncio.Event()

        class Socket:
            async def receive(self) -> str:
                return '{"do":"undo","id":1}'

        class Room:
            async def handle(self, number: int, request: object) -> None:
                begun.set()
                await goes_on.wait()
                done.append("saved")

        server: Any = SimpleNamespace(limits=Limits())
        page = cast(Any, Socket()), server, cast(Any, Room()), 1, cast(Any, None), "", NOBODY
        reading = asyncio.create_task(_read(*page))
        await begun.wait()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
        goes_on.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return done

    assert awaited(cut_off()) == ["saved"]
