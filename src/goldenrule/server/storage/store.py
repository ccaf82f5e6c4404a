"""The storage of tables: the first record of each and its journal, in one database (docs/server_design.md).

Every answer is saved before anybody sees its effect. The number of an item in its table's journal is part of the key: a
second writer is refused, so that two processes cannot both continue a table.

To save something else, add a method to `Store` that passes its statements together to `_write`: they are atomic, follow
all earlier writes, and the method returns when they are on disk. To read, pass a function of a connection to `_read`:
it runs in another thread, sees one state of the database, and never waits for the writer. Nothing else may open the
database. To add columns and tables, add a step under `migrations/versions` with the next number.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from time import time
from typing import Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.records import MOST_ENTRIES
from goldenrule.server.clocks import Sleep
from goldenrule.server.storage.database import EPOCHS, JOURNAL, OF_TABLES, PLAYERS, SNAPSHOTS, TABLES, TOLD
from goldenrule.server.storage.database_writer import DatabaseWriter, Statements, reason_of, set_begin, storage_error
from goldenrule.server.storage.rows import (
    DamagedRow,
    NotSaved,
    SeatHolder,
    StorageUnavailable,
    StoredEpoch,
    StoredTable,
    TableRow,
    row_of,
)
from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.worker_answers import NewEpoch
from goldenrule.table.saves import Seats

T = TypeVar("T")

NAME: Final = "server.db"
BUSY: Final = 5_000
"""The milliseconds that a write waits for another program's lock."""
MOST_LINES: Final = 4 * MOST_ENTRIES
"""The most lines of a journal: a larger number is damaged."""
PRIVATE: Final = 0o600
"""The permissions of its files."""
READERS: Final = 4
"""The most readers at once."""


def migrate(path: Path) -> None:
    """Upgrade a database, or make it. Raises BadInput on failure, and for a later version.

    Only its user may read it, because it holds the seeds of running games.
    """
    _make_private(path)
    if _is_current(path):
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
    set_begin(engine, "BEGIN IMMEDIATE")  # all steps or none, whenever this is killed
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise BadInput("bad-store-later", path=path) from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise BadInput("bad-store-not-used", path=path, reason=reason_of(error)) from error
    finally:
        engine.dispose()


def _make_private(path: Path) -> None:
    """Let nobody else read a database, which is made if it is missing; SQLite makes its other files like it."""
    with suppress(OSError):  # that it cannot be made is told when it is used; somebody else's stays as it is
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", "-journal"))):
            if each.exists():
                each.chmod(PRIVATE)


def _is_current(path: Path) -> bool:
    """Is a database up to date? Then alembic, which is slow to import, is not needed."""
    steps = sorted(file.stem for file in (Path(__file__).parent / "migrations" / "versions").glob("[0-9]*.py"))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("select version_num from alembic_version").fetchall()
    except sqlite3.Error:
        return False
    return found == [(steps[-1].partition("_")[0],)]


class Store:
    """The database of a data folder. `sleep` is the clock between attempts while storage is away."""

    def __init__(self, path: Path, sleep: Sleep = asyncio.sleep) -> None:
        self.path = path
        self.engine = _engine(path, "BEGIN")
        self.writer = DatabaseWriter(_engine(path, "BEGIN IMMEDIATE"), path, sleep)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def close(self) -> None:
        """Save everything that waits, and close the database."""
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def wait_until_available(self) -> None:
        """Wait until storage is available again, after `StorageUnavailable`."""
        await self.writer.wait_until_available()

    async def add(self, row: TableRow, kept: Sequence[bytes] = ()) -> None:
        """Add a table. Raises NotSaved."""
        now = time()
        await self._write(
            [
                TABLES.insert().values(row.column_values() | {"made": now, "changed": now}),
                *_players(row.name, row.places),
                *_items({"name": row.name, "epoch": 0}, 0, kept),
            ]
        )

    async def append(
        self, name: str, seq: int, update: TableUpdate, epoch: int = 0, begins: NewEpoch | None = None
    ) -> None:
        """Append to the journal of a table's epoch, whose next number is `seq`. Raises NotSaved.

        `begins`: this starts the epoch. The previous one stays.
        """
        at, statements = {"name": name, "epoch": epoch}, list[sa.Executable]()
        changes: dict[str, object] = {
            "standing": update.standing,
            "kind": update.kind,
            "over": update.over,
            "changed": time(),
        }
        if begins is not None:
            statements.append(_end_epoch(name, epoch - 1, begins))
            seats = update.seats or begins.seats
            changes |= {"epoch": epoch, "record": begins.record, "seats": msgspec.json.encode(seats)}
        elif update.seats is not None:
            changes["seats"] = msgspec.json.encode(update.seats)
        statements += _items(at, seq, update.kept)
        statements.append(TABLES.update().where(TABLES.c.name == name).values(changes))
        if update.snapshot:
            statements.append(SNAPSHOTS.delete().where(_where(SNAPSHOTS, at)))
            statements.append(SNAPSHOTS.insert().values({**at, "seq": seq + len(update.kept), "data": update.snapshot}))
        for each in update.views:
            seen = {**at, "eyes": each.eyes, "lang": each.lang}
            statements += [TOLD.delete().where(_where(TOLD, seen)), TOLD.insert().values({**seen, "data": each.data})]
        await self._write(statements)

    async def start_rematch(self, old: str, row: TableRow, kept: Sequence[bytes]) -> None:
        """Start another game at the same table; the previous one stays under the name `old`, for replays."""
        before = await self.row(row.name)
        if before is None:
            raise NotSaved("bad-no-table", name=row.name)
        now = time()
        await self._write(
            [
                TABLES.insert().values(msgspec.structs.replace(before, name=old).column_values()),
                *(each.update().where(each.c.name == row.name).values(name=old) for each in OF_TABLES),
                TABLES.update()
                .where(TABLES.c.name == row.name)
                .values(row.column_values() | {"made": now, "changed": now}),
                *_players(old, before.places),
                *_players(row.name, row.places),
                *_items({"name": row.name, "epoch": row.epoch}, 0, kept),
            ]
        )

    async def save_seats(self, name: str, places: Sequence[SeatHolder], seats: Seats | None = None) -> None:
        """Save the holders of seats. Raises NotSaved."""
        values: dict[str, object] = {"places": msgspec.json.encode(places).decode()}
        if seats is not None:
            values["seats"] = msgspec.json.encode(seats)
        await self._write([TABLES.update().where(TABLES.c.name == name).values(values), *_players(name, places)])

    async def save_record(self, name: str, record: bytes) -> None:
        """Replace the first record of a table's current epoch. Raises NotSaved."""
        await self._write([TABLES.update().where(TABLES.c.name == name).values(record=record)])

    async def remove(self, name: str, also: Statements = ()) -> None:
        """Delete a table, damaged or not, together with further statements. Raises NotSaved."""
        gone = [each.delete().where(each.c.name == name) for each in (*OF_TABLES, PLAYERS, TABLES)]
        await self._write([*gone, *also])

    async def _write(self, statements: Statements) -> None:
        """Save statements atomically; return when they are on disk. Raises NotSaved if none of them is saved."""
        await self.writer.write(statements)

    async def _read(self, reading: Callable[[sa.Connection], T]) -> T:
        """Return the result of a function of a connection, which sees one state of the database. Raises NotSaved."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_connection, reading)
        except SQLAlchemyError as error:
            wrong = storage_error(error, "bad-store-not-read", self.path)
            if isinstance(wrong, StorageUnavailable):
                self.writer.retry_storage()
            raise wrong from error

    def _with_connection(self, reading: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return reading(connection)

    async def read(self, reading: Callable[[sa.Connection], T]) -> T:
        """Return the result of a function of a connection, which sees one state of the database. Raises NotSaved."""
        return await self._read(reading)

    async def count(self) -> int:
        """Return the number of tables."""
        query = sa.select(sa.func.count()).select_from(TABLES)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def rows(self, person: str, most: int = 100) -> list[TableRow | DamagedRow]:
        """Return the tables of a person that changed last, without their records."""
        columns = [sa.literal(b"").label("record") if each.name == "record" else each for each in TABLES.c]
        own = sa.select(PLAYERS.c.name).where(PLAYERS.c.person == person)
        query = sa.select(*columns).where(TABLES.c.name.in_(own)).order_by(TABLES.c.changed.desc()).limit(most)
        found = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [row_of(each) for each in found]

    async def records(self, names: Sequence[str]) -> dict[str, bytes]:
        """Return the first records of the current epochs of tables."""
        query = sa.select(TABLES.c.name, TABLES.c.record).where(TABLES.c.name.in_(names))
        found = await self._read(lambda connection: connection.execute(query).all())
        return {name: record for name, record in found if isinstance(record, bytes)}

    async def row(self, name: str) -> TableRow | None:
        """Return a table by name, None for an unknown one. Raises BadInput if its row is damaged."""
        query = sa.select(TABLES).where(TABLES.c.name == name)
        found = await self._read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else _checked_row(found)

    async def load(self, name: str) -> StoredTable | None:
        """Return a table's current epoch, at one moment. Raises BadInput if its row is damaged."""

        def reading(connection: sa.Connection) -> StoredTable | None:
            found = connection.execute(sa.select(TABLES).where(TABLES.c.name == name)).mappings().first()
            if found is None:
                return None
            row = _checked_row(found)
            at = {"name": name, "epoch": row.epoch}
            snapshot = sa.select(SNAPSHOTS.c.data, SNAPSHOTS.c.seq).where(_where(SNAPSHOTS, at))
            data, lines_then = connection.execute(snapshot).first() or (b"", 0)
            if not (isinstance(data, bytes) and isinstance(lines_then, int)):  # it is damaged: the journal is not
                data, lines_then = b"", 0
            return StoredTable(row, _lines(connection, at), data, lines_then)

        return await self._read(reading)

    async def epochs(self, name: str) -> list[StoredEpoch]:
        """Return the epochs of a table, the oldest first."""
        ended = sa.select(EPOCHS.c.epoch, EPOCHS.c.why, EPOCHS.c.ended).where(EPOCHS.c.name == name)
        lines = sa.select(JOURNAL.c.epoch, sa.func.count()).where(JOURNAL.c.name == name).group_by(JOURNAL.c.epoch)
        told = sa.select(TOLD.c.epoch).where(TOLD.c.name == name).distinct()
        now = sa.select(TABLES.c.epoch).where(TABLES.c.name == name)

        def reading(connection: sa.Connection) -> list[StoredEpoch]:
            counts = {epoch: count for epoch, count in connection.execute(lines)}
            shown = {*connection.execute(told).scalars()}
            found = [
                *connection.execute(ended.order_by(EPOCHS.c.epoch)),
                (connection.execute(now).scalar_one(), b"", 0.0),
            ]
            return [StoredEpoch(epoch, counts.get(epoch, 0), why, at, epoch in shown) for epoch, why, at in found]

        return await self._read(reading)

    async def journal(self, name: str, epoch: int) -> list[bytes]:
        """Return the first record of an epoch and the lines of its journal; nothing for an unknown epoch."""
        at = {"name": name, "epoch": epoch}
        ended = sa.select(EPOCHS.c.record).where(_where(EPOCHS, at))
        now = sa.select(TABLES.c.record).where(_where(TABLES, at))

        def reading(connection: sa.Connection) -> list[bytes]:
            record = connection.execute(ended).scalar() or connection.execute(now).scalar()
            return [] if record is None else [_bytes(record), *_lines(connection, at)]

        return await self._read(reading)

    async def saved_view(self, name: str, epoch: int, eyes: int, langs: Sequence[str]) -> bytes:
        """Return a saved view of a table in an epoch, in the first available of these languages, or in another.

        The format is that of `worker_answers.SavedView`; b"" if none is saved.
        """
        query = sa.select(TOLD.c.lang, TOLD.c.data).where(_where(TOLD, {"name": name, "epoch": epoch, "eyes": eyes}))
        found = await self._read(lambda connection: {lang: _bytes(data) for lang, data in connection.execute(query)})
        lang = next((lang for lang in (*langs, *sorted(found)) if lang in found), None)
        return b"" if lang is None else found[lang]


def _players(name: str, places: Sequence[SeatHolder]) -> list[sa.Executable]:
    """Whose a table is from now on: its owner's, who is kept already, and of those who took a seat."""
    owner = sa.select(TABLES.c.owner, TABLES.c.name).where(TABLES.c.name == name, TABLES.c.owner != "")
    taken = sorted({place.person for place in places} - {""})
    return [
        PLAYERS.delete().where(PLAYERS.c.name == name),
        PLAYERS.insert().from_select(["person", "name"], owner),
        *(PLAYERS.insert().prefix_with("OR IGNORE").values(person=each, name=name) for each in taken),
    ]


def _where(table: sa.Table, values: Mapping[str, object]) -> sa.ColumnElement[bool]:
    """Where these columns have these values."""
    return sa.and_(*(table.c[column] == value for column, value in values.items()))


def _checked_row(found: sa.RowMapping) -> TableRow:
    """A row that can be read. Raises BadInput if it cannot."""
    row = row_of(found)
    if isinstance(row, DamagedRow):
        raise row.wrong
    return row


def _lines(connection: sa.Connection, at: Mapping[str, object]) -> list[bytes]:
    """The lines of an epoch's journal by their numbers, b"" for one that is missing or has a damaged number."""
    query = sa.select(JOURNAL.c.seq, JOURNAL.c.item).where(_where(JOURNAL, at)).order_by(JOURNAL.c.seq)
    found = {seq: _bytes(item) for seq, item in connection.execute(query)}
    good = {seq: item for seq, item in found.items() if isinstance(seq, int) and 0 <= seq < MOST_LINES}
    lines = [good.get(seq, b"") for seq in range(max(good, default=-1) + 1)]
    return lines if len(good) == len(found) else [*lines, b""]


def _bytes(item: object) -> bytes:
    """What is in a column of bytes; b"" if that is damaged."""
    return item if isinstance(item, bytes) else b""


def _items(at: Mapping[str, object], seq: int, kept: Sequence[bytes]) -> list[sa.Executable]:
    if not kept:
        return []
    rows = [{"name": at["name"], "epoch": at["epoch"], "seq": seq + n, "item": item} for n, item in enumerate(kept)]
    return [JOURNAL.insert().values(rows)]


def _end_epoch(name: str, epoch: int, begins: NewEpoch) -> sa.Executable:
    """Keep what an epoch was begun with, as the next one begins."""
    values = (
        TABLES.c.name,
        TABLES.c.epoch,
        TABLES.c.record,
        sa.literal(msgspec.json.encode(begins.why)),
        sa.literal(time()),
    )
    ending = sa.select(*values).where(_where(TABLES, {"name": name, "epoch": epoch}))
    return EPOCHS.insert().from_select(["name", "epoch", "record", "why", "ended"], ending)


def _engine(path: Path, begin: str) -> sa.Engine:
    """Connections to a database that is there: none is made in place of one that was taken away."""
    address = f"{path.absolute().as_uri()}?mode=rw"
    engine = sa.create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True, check_same_thread=False), poolclass=sa.QueuePool
    )
    sa.event.listen(engine, "connect", _configure_connection)
    set_begin(engine, begin)
    return engine


def _configure_connection(connection: sqlite3.Connection, _: object) -> None:
    """What is committed survives a power cut, too; readers do not wait for the writer, nor it for them."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
    connection.text_factory = _text


def _text(data: bytes) -> str:
    """A text of the database: one that is damaged is read, too, and found wrong where it is used."""
    return data.decode(errors="replace")
