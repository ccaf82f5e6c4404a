"""The log of a page without a server: torn tails, rewriting, files, and the same store as the database has."""

import asyncio
import zlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.in_browser import log as log_module
from goldenrule.server.in_browser.log import (
    FileRemoved,
    FileSaved,
    Header,
    LogUnreadable,
    Record,
    RecordLog,
    TableRemoved,
    TableSaved,
    check_export,
    check_path,
    line_of,
    read_lines,
    subject_of,
)
from goldenrule.server.in_browser.saved_files import SavedFiles
from goldenrule.server.in_browser.store import MOST_IN_RECORD, LogStore
from goldenrule.server.storage import store as database
from goldenrule.server.storage.interface import TableStore
from goldenrule.server.storage.rows import NotSaved, SeatHolder, StorageUnavailable, StoredTable, TableRow
from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.worker_answers import NewEpoch, SavedView
from goldenrule.table.saves import Seats
from tests.server.helpers import awaited
from tests.server.page_engine import MemoryLog

SEATS = msgspec.json.encode(Seats())
RECORDS: tuple[Record, ...] = (
    Header(),
    FileSaved("settings.json", b"\x00\n\xff"),
    TableSaved("t", values={"standing": "Round 1\n"}, seq=3, lines=[b'["a"]', b'["b"]']),
    TableRemoved("t"),
    FileRemoved("settings.json"),
)


def row(name: str = "t", owner: str = "operator", **more: Any) -> TableRow:
    places = [SeatHolder(person="guest"), SeatHolder()]
    return TableRow(name, "heroes", "A & B", "", ["A", "B"], b'{"seed":"1"}', SEATS, places, owner, **more)


def store(memory: MemoryLog) -> LogStore:
    """The store of what is in a log."""
    found = LogStore(RecordLog(memory, len(memory.data)))
    for record in read_lines(memory.data).records:
        if isinstance(record, TableSaved | TableRemoved):
            found.apply(record)
    return found


# -- lines -------------------------------------------------------------------------------------------------------------


def test_records_come_back_as_they_were() -> None:
    data = b"".join(map(line_of, RECORDS))
    assert read_lines(data) == ([*RECORDS], [], False)
    assert data.count(b"\n") == len(RECORDS), "none has lines of its own"


def test_logs_of_the_first_format_are_read() -> None:
    """A page of a later version opens the log that an earlier one has left in the browser."""
    places = '[{"person":"guest"},{}]'
    names = '"names":["A","B"],"record":"e30=","seats":"e30="'
    row = f'{{"name":"t","game":"heroes","about":"A","kind":"",{names},"places":{places}}}'
    records = [
        '{"type":"goldenrule","format":1}',
        '{"type":"file","path":"settings.json","data":"e30="}',
        f'{{"type":"table","name":"t","row":{row},"lines":["WyJhIl0="]}}',
        '{"type":"table","name":"t","values":{"standing":"Round 1","over":true},"seq":1,"lines":["WyJiIl0="],'
        '"snapshot":"e30=","snapshot_at":2,"views":[{"eyes":0,"lang":"en","data":"AQ=="}]}',
        '{"type":"table","name":"t","old":"old","epoch":1,"ended":{"record":"e30=","why":"W10=","ended":1.5}}',
        '{"type":"removed","name":"t"}',
        '{"type":"gone","path":"settings.json"}',
    ]
    data = b"".join(b"%08x %s\n" % (zlib.crc32(each.encode()), each.encode()) for each in records)
    found = read_lines(data)
    assert len(found.records) == len(records) and found.is_whole
    tables = store(MemoryLog(data))
    assert awaited(tables.load("old")) == StoredTable(
        TableRow("old", "heroes", "A", "", ["A", "B"], b"{}", b"{}", [SeatHolder(person="guest"), SeatHolder()], "",
                 "Round 1", True),
        [b'["a"]', b'["b"]'], b"{}", 2,
    )  # fmt: skip


def test_a_log_that_ends_anywhere_has_every_record_before_that() -> None:
    lines = [line_of(record) for record in RECORDS]
    data = b"".join(lines)
    ends = [sum(map(len, lines[:n])) for n in range(len(lines) + 1)]
    for size in range(len(data) + 1):
        found = read_lines(data[:size])
        whole = sum(end <= size for end in ends[1:])
        if size + 1 in ends[1:]:  # only the end of the line is missing: it counts, and the log is to be mended
            whole += 1
        assert found == ([*RECORDS[:whole]], [], size not in ends), size


def test_a_damaged_line_costs_only_itself() -> None:
    lines = [bytearray(line_of(record)) for record in RECORDS]
    lines[2][30] ^= 1
    assert read_lines(b"".join(lines)) == ([*RECORDS[:2], *RECORDS[3:]], [bytes(lines[2])[:-1]], False)


def test_a_damaged_line_says_what_it_was_about_if_that_is_not_damaged() -> None:
    about = [subject_of(line_of(record)) for record in RECORDS]
    assert about == [("", ""), ("file", "settings.json"), ("table", "t"), ("table", "t"), ("file", "settings.json")]
    assert subject_of(b"") == subject_of(line_of(RECORDS[2])[3:]) == ("", "")
    assert subject_of(line_of(FileSaved("settings.json", b"x" * 99))[:60]) == ("file", "settings.json")
    assert subject_of(line_of(TableRemoved("\xff"))) == ("table", "\ufffd" * 2)


def _line(data: bytes) -> bytes:
    return b"%08x %s\n" % (zlib.crc32(data), data)


@pytest.mark.parametrize(
    ("data", "later"),
    [
        (line_of(Header(2)), True),
        (line_of(Header()) + _line(b'{"type":"unknown"}'), False),
        (line_of(Header()) + _line(b'{"type":"file","path":"\\ud800","data":""}'), False),
        (line_of(Header()) + _line(b'{"type":"table","name":"x","values":' + b'{"a":' * 5000), False),
        (line_of(Header())[1:] + line_of(FileSaved("a", b""))[1:], False),
    ],
)
def test_a_log_that_cannot_be_read_is_not_taken_for_an_empty_one(data: bytes, later: bool) -> None:
    with pytest.raises(LogUnreadable) as caught:
        read_lines(data)
    assert caught.value.later == later


def test_only_whole_logs_of_this_version_are_imported() -> None:
    data = b"".join(map(line_of, RECORDS))
    check_export(data)
    for wrong in (b"", b"{}", data[:-1], data[:-9], b"".join(map(line_of, RECORDS[1:])), data.replace(b"set", b"sat")):
        with pytest.raises(BadInput, match="damaged"):
            check_export(wrong)
    with pytest.raises(BadInput, match="later version"):
        check_export(line_of(Header(2)) + _line(b'{"type":"unknown"}'))
    with pytest.raises(BadInput, match="damaged"):
        check_export(line_of(Header()) + line_of(FileSaved("../key", b"")))


# -- tables ------------------------------------------------------------------------------------------------------------


async def reads(tables: TableStore) -> list[object]:
    """All that a store has of some tables, but for times."""
    found: list[object] = [await tables.count()]

    def timeless(each: Any) -> Any:
        return msgspec.structs.replace(each, made=0.0, changed=0.0)

    for person in ("operator", "guest", "nobody"):
        found.append([timeless(each) for each in await tables.rows(person)])
    for name in ("t", "u", "old"):
        there = await tables.row(name)
        found.append(there and timeless(there))
        loaded = await tables.load(name)
        found.append(loaded and loaded._replace(row=timeless(loaded.row)))
        found += [await tables.journal(name, epoch) for epoch in range(3)]
        if there:
            found.append([each._replace(ended=bool(each.ended)) for each in await tables.epochs(name)])
        for eyes in (-1, 0):
            found += [await tables.saved_view(name, epoch, eyes, ["es"]) for epoch in range(2)]
    found.append(await tables.records(["t", "u", "?"]))
    return found


Step = Callable[[TableStore], Coroutine[Any, Any, None]]
VIEW, OTHER, LATER = (SavedView(0, lang, data) for lang, data in (("en", b"\x01\n"), ("es", b"\x02"), ("en", b"3")))
STEPS: list[Step] = [
    lambda tables: tables.add(row(), [b'["start"]']),
    lambda tables: tables.append("t", 1, TableUpdate(kept=[b'["a"]', b'["b"]'], standing="Round 1")),
    lambda tables: tables.append("t", 3, TableUpdate(kept=[b'["c"]'], snapshot=b'{"s":1}', views=[VIEW, OTHER])),
    lambda tables: tables.append("t", 4, TableUpdate(seats=Seats(bots={1: "sensible"}), views=[LATER])),
    lambda tables: tables.save_seats("t", [SeatHolder(1), SeatHolder(taken=True, person="guest")]),
    lambda tables: tables.save_seats("t", [SeatHolder(1), SeatHolder(2)], Seats()),
    lambda tables: tables.save_record("t", b'{"seed":"1","open":true}'),
    lambda tables: tables.append(
        "t", 0, TableUpdate(kept=[b'["d"]'], kind="daily:1"), 1, NewEpoch(b'{"seed":"2"}', Seats(), ["why"])
    ),
    lambda tables: tables.append("t", 1, TableUpdate(kept=[b'["e"]'], snapshot=b"{}", over=True), 1),
    lambda tables: tables.start_rematch("old", row(standing="new"), [b'["f"]']),
    lambda tables: tables.add(row("u", "guest")),
    lambda tables: tables.remove("t"),
]  # fmt: skip


def test_the_log_and_the_database_store_the_same(tmp_path: Path) -> None:
    async def compare() -> None:
        path = tmp_path / "server.db"
        database.migrate(path)
        memory = MemoryLog()
        tables, other = store(memory), database.Store(path)
        for n, step in enumerate(STEPS):
            await step(tables)
            await step(other)
            found = await reads(tables)
            assert found == await reads(other), n
            assert await reads(store(memory)) == found, f"{n}: after a new start"
            whole = MemoryLog(tables.log.whole())
            assert await reads(store(whole)) == found, f"{n}: after it was written again"
        await other.close()

    awaited(compare())


def test_a_damaged_line_of_a_rewritten_log_costs_a_part_of_a_journal() -> None:
    journal = [b'["%d"]' % n for n in range(1000)]

    async def check() -> None:
        tables = store(MemoryLog())
        await tables.add(row(), journal)
        lines = tables.log.whole().split(b"\n")
        at = next(n for n, line in enumerate(lines) if b'"seq":%d,' % (MOST_IN_RECORD * 3) in line)
        lines[at] = lines[at][:-40] + b"?" + lines[at][-39:]
        loaded = await store(MemoryLog(b"\n".join(lines))).load("t")
        assert loaded is not None
        lost = range(MOST_IN_RECORD * 3, MOST_IN_RECORD * 4)
        assert loaded.lines == [b"" if n in lost else line for n, line in enumerate(journal)]

    awaited(check())


def test_tables_without_a_row_are_lost_unless_they_were_removed() -> None:
    async def check() -> None:
        memory = MemoryLog()
        tables = store(memory)
        for name in ("t", "u", "v"):
            await tables.add(row(name))
        rows = len(memory.data)
        for name in ("t", "u", "v"):
            await tables.save_record(name, b"{}")
        await tables.remove("u")
        assert store(memory).lost(["u"]) == set() and store(memory).title("t") == "A & B"
        found = store(MemoryLog(memory.data[rows:]))
        assert found.lost(["u", "w"]) == {"t", "v", "w"} and found.title("t") == ""

    awaited(check())


def test_a_number_of_a_journal_is_used_once() -> None:
    async def check() -> None:
        tables = store(MemoryLog())
        await STEPS[0](tables)
        before = await reads(tables)
        with pytest.raises(NotSaved):
            await tables.append("t", 0, TableUpdate(kept=[b"again"]))
        with pytest.raises(NotSaved):
            await tables.append("?", 0, TableUpdate(kept=[b"again"]))
        assert await reads(tables) == before

    awaited(check())


def test_what_cannot_be_written_has_not_happened() -> None:
    async def check() -> None:
        memory = MemoryLog()
        tables = store(memory)
        await STEPS[0](tables)
        before, data = await reads(tables), memory.data
        for step in STEPS[1:]:
            memory.fails = 1
            with pytest.raises(StorageUnavailable, match="QuotaExceededError"):
                await step(tables)
            assert await reads(tables) == before and memory.data == data

    awaited(check())


def test_a_store_waits_until_the_log_can_be_written() -> None:
    async def check() -> None:
        memory, pauses = MemoryLog(), list[float]()

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        log = RecordLog(memory, 0, sleep)
        memory.fails = 3
        await log.wait_until_available()
        assert pauses == [0.5, 1, 2, 4] and read_lines(memory.data) == ([Header()], [], False)

    awaited(check())


def test_a_log_is_rewritten_when_most_of_it_is_superfluous(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "SLACK", 2_000)

    async def check() -> None:
        memory = MemoryLog()
        tables = store(memory)
        await STEPS[0](tables)
        for n in range(100):
            await tables.save_record("t", b"%d" % n * 100)
            assert await reads(store(memory)) == await reads(tables)
        assert memory.replaced > 2 and len(memory.data) < 10_000
        size, memory.fails = len(memory.data), 0
        for n in range(100):
            await tables.save_record("t", b"%d" % n * 100)
            memory.fails = 0
        assert size < 10_000

    awaited(check())


def test_a_log_that_cannot_be_rewritten_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "SLACK", 1)

    class Full(MemoryLog):
        async def replace(self, data: bytes) -> None:
            raise OSError("full")

    async def check() -> None:
        memory = Full()
        tables = store(memory)
        for step in STEPS[:3]:
            await step(tables)
        assert memory.replaced == 0 and await reads(store(memory)) == await reads(tables)

    awaited(check())


# -- files -------------------------------------------------------------------------------------------------------------


def test_changed_files_are_in_the_log(tmp_path: Path) -> None:
    async def check() -> None:
        memory, folder = MemoryLog(), tmp_path / "a"
        folder.mkdir()
        files = SavedFiles(folder, RecordLog(memory, 0))
        (folder / "saves").mkdir()
        (folder / "cache").mkdir()
        for name in ("settings.json", "saves/one.json", ".new", "stats.lock", "stats.sqlite-journal", "cache/pack"):
            (folder / name).write_bytes(name.encode())
        await files.save()
        found = read_lines(memory.data).records
        assert {each.path for each in found if isinstance(each, FileSaved)} == {"settings.json", "saves/one.json"}
        size = len(memory.data)
        await files.save()
        assert len(memory.data) == size, "nothing has changed"
        (folder / "settings.json").write_bytes(b"settings.JSON")  # as long as before, and perhaps in the same moment
        (folder / "saves" / "one.json").unlink()
        await files.save()
        again = SavedFiles(tmp_path / "b", RecordLog(memory, 0))
        for record in read_lines(memory.data).records:
            assert isinstance(record, FileSaved | FileRemoved)
            again.apply(record)
        again.restore()
        there = [path for path in (tmp_path / "b").rglob("*") if path.is_file()]
        assert [(path.name, path.read_bytes()) for path in there] == [("settings.json", b"settings.JSON")]
        assert [*again.contents()] == [*files.contents()]

    awaited(check())


def test_a_file_that_could_not_be_saved_is_saved_next_time(tmp_path: Path) -> None:
    async def check() -> None:
        memory = MemoryLog()
        files = SavedFiles(tmp_path, RecordLog(memory, 0))
        (tmp_path / "settings.json").write_bytes(b"{}")
        memory.fails = 1
        with pytest.raises(StorageUnavailable):
            await files.save()
        await asyncio.gather(files.save(), files.save())
        assert read_lines(memory.data).records == [FileSaved("settings.json", b"{}")]

    awaited(check())


@pytest.mark.parametrize("name", ["", "/etc/passwd", "../key", "a/../../key"])
def test_no_file_is_restored_outside_of_the_folder(name: str) -> None:
    with pytest.raises(BadInput):
        check_path(name)
