"""The tables of a page without a server, in memory and in its log (`storage.interface.TableStore`)."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import time
from typing import Final, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from goldenrule.server.clocks import Sleep
from goldenrule.server.in_browser.log import NAME, EndedEpoch, Record, RecordLog, TableRemoved, TableSaved
from goldenrule.server.limits import Requester
from goldenrule.server.storage.rows import DamagedRow, NotSaved, SeatHolder, StoredEpoch, StoredTable, TableRow
from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.visitors import folder_of
from goldenrule.server.worker_answers import NewEpoch, SavedView
from goldenrule.table.saves import Seats

MOST_LINES: Final = 200_000
"""The most lines of a journal; that of the longest game has a quarter of them."""
MOST_IN_RECORD: Final = 64
"""The most lines of a journal in one record of a rewritten log: a damaged record costs these, and no whole journal."""
COLUMNS: Final[Mapping[str, object]] = get_type_hints(TableRow)


class _Epoch(Struct):
    """What is stored of an epoch of a table, besides its row."""

    lines: dict[int, bytes] = {}
    snapshot: bytes = b""
    snapshot_at: int = 0
    views: dict[tuple[int, str], bytes] = {}
    ended: EndedEpoch | None = None

    def journal(self) -> list[bytes]:
        """Return the lines of the journal by their numbers, b"" for a missing one."""
        return [self.lines.get(seq, b"") for seq in range(max(self.lines, default=-1) + 1)]


class _Table(Struct):
    """A stored table."""

    row: TableRow
    epochs: dict[int, _Epoch]

    def epoch(self, number: int) -> _Epoch:
        return self.epochs.setdefault(number, _Epoch())


class LogStore:
    """The tables in a log. Each change is one record, so it is atomic."""

    def __init__(self, log: RecordLog) -> None:
        self.log = log
        self._tables: dict[str, _Table] = {}
        self._removed = set[str]()
        self._lacking = set[str]()
        log.contents.append(self.contents)

    def apply(self, record: TableSaved | TableRemoved) -> None:
        """Carry out a change that is in the log. One of a table whose row was damaged has no effect.

        Raises ValueError for what no version has written.
        """
        if isinstance(record, TableRemoved):
            self._tables.pop(record.name, None)
            self._removed.add(record.name)
            return
        if not 0 <= record.seq <= MOST_LINES - len(record.lines):
            raise ValueError("a journal is too long")
        if record.old and record.name in self._tables:
            table = self._tables[record.old] = self._tables.pop(record.name)
            table.row = replace(table.row, name=record.old)
        if record.row is not None:
            found = self._tables.setdefault(record.name, _Table(record.row, {}))
            found.row = record.row
        if record.name not in self._tables:
            self._lacking.add(record.name)
            return
        table = self._tables[record.name]
        values = {name: msgspec.convert(value, COLUMNS[name]) for name, value in record.values.items()}
        table.row = replace(table.row, **values)
        if record.ended is not None:
            table.epoch(record.epoch - 1).ended = record.ended
        epoch = table.epoch(record.epoch)
        epoch.lines |= {record.seq + n: line for n, line in enumerate(record.lines)}
        if record.snapshot:
            epoch.snapshot, epoch.snapshot_at = record.snapshot, record.snapshot_at
        epoch.views |= {(view.eyes, view.lang): view.data for view in record.views}

    def lost(self, named: Iterable[str]) -> set[str]:
        """Return the tables that have no row though nobody removed them, of these and of those with changes."""
        return {*self._lacking, *named} - self._removed - self._tables.keys()

    def title(self, name: str) -> str:
        """Return what a table is about, "" for an unknown one."""
        return self._tables[name].row.about if name in self._tables else ""

    def contents(self) -> Iterator[Record]:
        """Return all tables as records."""
        for name, table in self._tables.items():
            yield TableSaved(name, row=table.row)
            for number, epoch in table.epochs.items():
                views = [SavedView(eyes, lang, data) for (eyes, lang), data in epoch.views.items()]
                if epoch.ended is not None:
                    yield TableSaved(name, epoch=number + 1, ended=epoch.ended)
                at = epoch.snapshot_at
                yield TableSaved(name, epoch=number, snapshot=epoch.snapshot, snapshot_at=at, views=views)
                for seq, lines in _runs(epoch.lines):
                    yield TableSaved(name, epoch=number, seq=seq, lines=lines)

    async def _write(self, record: TableSaved | TableRemoved) -> None:
        await self.log.write(record, lambda: self.apply(record))

    async def close(self) -> None:
        return

    async def wait_until_available(self) -> None:
        await self.log.wait_until_available()

    # -- changes -------------------------------------------------------------------------------------------------------

    async def add(self, row: TableRow, kept: Sequence[bytes] = ()) -> None:
        now = time()
        await self._write(TableSaved(row.name, row=replace(row, made=now, changed=now), lines=[*kept]))

    async def append(
        self, name: str, seq: int, update: TableUpdate, epoch: int = 0, begins: NewEpoch | None = None
    ) -> None:
        table = self._table(name)
        if {*range(seq, seq + len(update.kept))} & table.epoch(epoch).lines.keys():
            raise NotSaved("bad-not-written", path=NAME, reason=f"{name} {epoch} {seq}")
        values: dict[str, object] = {
            "standing": update.standing, "kind": update.kind, "over": update.over, "changed": time(),
        }  # fmt: skip
        seats, ended = update.seats, None
        if begins is not None:
            ended = EndedEpoch(table.row.record, msgspec.json.encode(begins.why), time())
            values |= {"epoch": epoch, "record": begins.record}
            seats = seats or begins.seats
        if seats is not None:
            values["seats"] = msgspec.json.encode(seats)
        at = seq + len(update.kept) if update.snapshot else 0
        await self._write(
            TableSaved(
                name, values=_plain(values), epoch=epoch, ended=ended, seq=seq, lines=[*update.kept],
                snapshot=update.snapshot, snapshot_at=at, views=[*update.views],
            )
        )  # fmt: skip

    async def start_rematch(self, old: str, row: TableRow, kept: Sequence[bytes]) -> None:
        self._table(row.name)
        now = time()
        new = replace(row, made=now, changed=now)
        await self._write(TableSaved(row.name, old=old, row=new, epoch=row.epoch, lines=[*kept]))

    async def save_seats(self, name: str, places: Sequence[SeatHolder], seats: Seats | None = None) -> None:
        values: dict[str, object] = {"places": list(places)}
        if seats is not None:
            values["seats"] = msgspec.json.encode(seats)
        await self._write(TableSaved(name, values=_plain(values)))

    async def save_record(self, name: str, record: bytes) -> None:
        await self._write(TableSaved(name, values=_plain({"record": record})))

    async def remove(self, name: str) -> None:
        await self._write(TableRemoved(name))

    # -- reading -------------------------------------------------------------------------------------------------------

    def _table(self, name: str) -> _Table:
        if name not in self._tables:
            raise NotSaved("bad-no-table", name=name)
        return self._tables[name]

    def check(self) -> None:
        """Raise an error for a row that cannot be read."""
        for table in self._tables.values():
            table.row.decode_seats()

    async def count(self) -> int:
        return len(self._tables)

    async def rows(self, person: str, most: int = 100) -> list[TableRow | DamagedRow]:
        rows = (table.row for table in self._tables.values())
        own = [row for row in rows if person == row.owner or any(place.person == person for place in row.places)]
        last = sorted(own, key=lambda row: -row.changed)[:most]
        return [replace(row, record=b"") for row in last]

    async def records(self, names: Sequence[str]) -> dict[str, bytes]:
        return {name: self._tables[name].row.record for name in names if name in self._tables}

    async def row(self, name: str) -> TableRow | None:
        return self._tables[name].row if name in self._tables else None

    async def load(self, name: str) -> StoredTable | None:
        if name not in self._tables:
            return None
        row = self._tables[name].row
        epoch = self._tables[name].epoch(row.epoch)
        return StoredTable(row, epoch.journal(), epoch.snapshot, epoch.snapshot_at)

    async def epochs(self, name: str) -> list[StoredEpoch]:
        table = self._table(name)
        numbers = sorted({*(number for number, each in table.epochs.items() if each.ended), table.row.epoch})
        found = []
        for number in numbers:
            epoch = table.epoch(number)
            why, at = (epoch.ended.why, epoch.ended.ended) if epoch.ended and number != table.row.epoch else (b"", 0.0)
            found.append(StoredEpoch(number, len(epoch.lines), why, at, bool(epoch.views)))
        return found

    async def journal(self, name: str, epoch: int) -> list[bytes]:
        table = self._tables.get(name)
        if table is None:
            return []
        found = table.epochs.get(epoch) or _Epoch()
        if found.ended is not None:
            return [found.ended.record, *found.journal()]
        return [table.row.record, *found.journal()] if epoch == table.row.epoch else []

    async def saved_view(self, name: str, epoch: int, eyes: int, langs: Sequence[str]) -> bytes:
        table = self._tables.get(name)
        views = table.epoch(epoch).views if table is not None else {}
        found = {lang: data for (each, lang), data in views.items() if each == eyes}
        return next((found[lang] for lang in (*langs, *sorted(found)) if lang in found), b"")


class OwnFiles:
    """The expiry of tables and the folders of people, where there is one person and nothing expires."""

    async def note_opening(self, name: str, network: str) -> None:
        return

    async def note_visit(self, person: str) -> None:
        return

    async def count(self, owner: str, network: str) -> tuple[int, int]:
        return 0, 0

    async def is_expired(self, name: str) -> bool:
        return False

    async def remove(self, name: str) -> None:
        return

    async def run(
        self, remove: Callable[[str], Awaitable[None]], sleep: Sleep, also: Callable[[], Awaitable[None]]
    ) -> None:
        return

    async def sweep(self) -> None:
        return

    async def make(self, person: str, requester: Requester) -> Path:
        return Path(folder_of(person))


def _plain(values: Mapping[str, object]) -> dict[str, object]:
    """Return values of columns as they are in the log."""
    return {name: msgspec.to_builtins(value) for name, value in values.items()}


def _runs(lines: Mapping[int, bytes]) -> Iterator[tuple[int, list[bytes]]]:
    """Return the lines of a journal in runs without gaps, each with the number of its first line."""
    run, first = list[bytes](), 0
    for seq in sorted(lines):
        if run and (seq != first + len(run) or len(run) == MOST_IN_RECORD):
            yield first, run
            run = []
        if not run:
            first = seq
        run.append(lines[seq])
    if run:
        yield first, run
