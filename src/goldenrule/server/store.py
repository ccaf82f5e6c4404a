"""What is kept of tables: each one's record as it was begun, and its journal, in one database (docs/server.md).

Every answer is saved before anybody sees its effect. The number of an item in its table's journal is part of the key:
whoever writes second is refused, so that two processes cannot both go on with a table.

To save something else, add a method to `Store` that hands its statements to `_write`, all that belong together at
once: they are kept whole or not at all, after everything that was handed over before, and the method returns once they
are on disk. To read, hand a function of a connection to `_read`: it runs in another thread, sees one state of the
database, and never waits for the writer. Nothing else may open the database. Columns and tables are added by a step
under `migrations/versions`, whose number follows the last one's.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from goldenrule.kernel.errors import BadInput
from goldenrule.server.calls import Came
from goldenrule.server.writer import NotKept as NotKept
from goldenrule.server.writer import Sleep, Statements, Writer, begins, failure, reason_of
from goldenrule.server.writer import StorageAway as StorageAway
from goldenrule.table.saves import Seats

T = TypeVar("T")

NAME: Final = "server.db"
BUSY: Final = 5_000
"""Milliseconds for which another program may have the database locked before a write fails."""
READERS: Final = 4
"""So many read at once."""

META = sa.MetaData()
TABLES = sa.Table(
    "tables", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("game", sa.String),
    sa.Column("about", sa.String),
    sa.Column("kind", sa.String),
    sa.Column("names", sa.JSON),
    sa.Column("record", sa.LargeBinary),
    sa.Column("seats", sa.LargeBinary),
    sa.Column("places", sa.JSON),
    sa.Column("owner", sa.String),
    sa.Column("standing", sa.String),
    sa.Column("over", sa.Boolean),
    sa.Column("made", sa.Float),
    sa.Column("changed", sa.Float),
)  # fmt: skip
JOURNAL = sa.Table(
    "journal", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("item", sa.LargeBinary),
)  # fmt: skip
PLAYERS = sa.Table(
    "players", META,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("name", sa.String, primary_key=True),
)  # fmt: skip
"""The tables of each person: that they opened, or at which they play. It says again what rows and places say."""
SNAPSHOTS = sa.Table(
    "snapshots", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer),
    sa.Column("data", sa.LargeBinary),
)  # fmt: skip


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seat stands with people: `turn` counts how often it was given away anew, `taken` is it by a link.

    `person` is the id of whoever took it, "" for somebody without a cookie.
    """

    turn: int = 0
    taken: bool = False
    watched: bool = False
    """May those who watch look over this shoulder?"""
    person: str = ""

    def given_up(self) -> "Place":
        """How it stands when its player is gone: links to it are no longer good."""
        return Place(self.turn + 1)


class Row(msgspec.Struct, frozen=True):
    """A table as it is kept. `record` is the one that it was begun with, `owner` the id of the person who opened it.

    `about` and `names` are in the language of the server that made it, for when its game cannot be begun any more.
    """

    name: str
    game: str
    about: str
    kind: str
    names: list[str]
    record: bytes
    seats: bytes
    places: list[Place]
    owner: str = ""
    standing: str = ""
    over: bool = False
    made: float = 0
    changed: float = 0

    def sitting(self) -> Seats:
        return msgspec.json.decode(self.seats, type=Seats)


def migrate(path: Path) -> None:
    """Bring a database up to date, or make it. Raises BadInput if it cannot be, or is of a later version."""
    if _current(path):
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))
    begins(engine, "BEGIN IMMEDIATE")  # all steps or none, whenever this is killed
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


def _current(path: Path) -> bool:
    """Has a database gone all steps? Then what runs them is not imported, which takes a while."""
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
        self.writer = Writer(_engine(path, "BEGIN IMMEDIATE"), path, sleep)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def close(self) -> None:
        """Save what waits to be saved, and let go of the database."""
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def returned(self) -> None:
        """Wait until what is kept can be read and written again, after `StorageAway`."""
        await self.writer.returned()

    async def add(self, row: Row, kept: Sequence[bytes] = ()) -> None:
        """A new table. Raises NotKept."""
        values = msgspec.to_builtins(row, builtin_types=(bytes,))
        now = time()
        values.update(made=now, changed=now)
        await self._write([TABLES.insert().values(values), *_players(row.name, row.places), *_items(row.name, 0, kept)])

    async def keep(self, name: str, seq: int, came: Came) -> None:
        """Append to the journal of a table, whose next number is `seq`. Raises NotKept."""
        changes: dict[str, Any] = {"standing": came.where, "kind": came.kind, "over": came.over, "changed": time()}
        if came.seats is not None:
            changes["seats"] = msgspec.json.encode(came.seats)
        statements = [*_items(name, seq, came.kept), TABLES.update().where(TABLES.c.name == name).values(changes)]
        if came.snapshot:
            statements.append(SNAPSHOTS.delete().where(SNAPSHOTS.c.name == name))
            statements.append(SNAPSHOTS.insert().values(name=name, seq=seq + len(came.kept), data=came.snapshot))
        await self._write(statements)

    async def begin_anew(self, name: str, record: bytes) -> None:
        """A table goes on from a position, as rules or cards have changed since. Raises NotKept."""
        gone = [each.delete().where(each.c.name == name) for each in (SNAPSHOTS, JOURNAL)]
        await self._write([*gone, TABLES.update().where(TABLES.c.name == name).values(record=record)])

    async def follow(self, old: str, row: Row, kept: Sequence[bytes]) -> None:
        """Another game at the same table: the one before goes on under the name `old`, to look back at it."""
        before = await self.row(row.name)
        if before is None:
            raise NotKept("bad-no-table", name=row.name)
        archived = msgspec.to_builtins(msgspec.structs.replace(before, name=old), builtin_types=(bytes,))
        values = msgspec.to_builtins(row, builtin_types=(bytes,))
        values.update(made=time(), changed=time())
        await self._write(
            [
                TABLES.insert().values(archived),
                JOURNAL.update().where(JOURNAL.c.name == row.name).values(name=old),
                SNAPSHOTS.delete().where(SNAPSHOTS.c.name == row.name),
                TABLES.update().where(TABLES.c.name == row.name).values(values),
                *_players(old, before.places),
                *_players(row.name, row.places),
                *_items(row.name, 0, kept),
            ]
        )

    async def place(self, name: str, places: Sequence[Place], seats: Seats | None = None) -> None:
        """Keep how seats stand with people. Raises NotKept."""
        values: dict[str, Any] = {"places": msgspec.to_builtins(places)}
        if seats is not None:
            values["seats"] = msgspec.json.encode(seats)
        await self._write([TABLES.update().where(TABLES.c.name == name).values(values), *_players(name, places)])

    async def remove(self, name: str) -> None:
        """Delete a table. Raises NotKept."""
        await self._write([each.delete().where(each.c.name == name) for each in (SNAPSHOTS, JOURNAL, PLAYERS, TABLES)])

    async def _write(self, statements: Statements) -> None:
        """Save what belongs together; return once it is on disk. Raises NotKept, and nothing of it is kept."""
        await self.writer.write(statements)

    async def _read(self, reading: Callable[[sa.Connection], T]) -> T:
        """What a function of a connection returns, which sees one state of the database. Raises NotKept."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_connection, reading)
        except SQLAlchemyError as error:
            wrong = failure(error, "bad-store-not-read", self.path)
            if isinstance(wrong, StorageAway):
                self.writer.lost()
            raise wrong from error

    def _with_connection(self, reading: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return reading(connection)

    async def count(self) -> int:
        """How many tables there are."""
        query = sa.select(sa.func.count()).select_from(TABLES)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def rows(self, person: str, most: int = 100) -> list[Row]:
        """The tables of a person that were changed last, without their records."""
        columns = [sa.literal(b"").label("record") if each.name == "record" else each for each in TABLES.c]
        own = sa.select(PLAYERS.c.name).where(PLAYERS.c.person == person)
        query = sa.select(*columns).where(TABLES.c.name.in_(own)).order_by(TABLES.c.changed.desc()).limit(most)
        found = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [_row(each) for each in found]

    async def records(self, names: Sequence[str]) -> dict[str, bytes]:
        """The records with which tables were begun."""
        query = sa.select(TABLES.c.name, TABLES.c.record).where(TABLES.c.name.in_(names))
        found = await self._read(lambda connection: connection.execute(query).all())
        return {name: record for name, record in found}

    async def row(self, name: str) -> Row | None:
        """A table, None if there is none of this name."""
        query = sa.select(TABLES).where(TABLES.c.name == name)
        found = await self._read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else _row(found)

    async def journal(self, name: str) -> tuple[list[bytes], bytes]:
        """The journal of a table, and its last snapshot (b"" for none)."""
        items = sa.select(JOURNAL.c.item).where(JOURNAL.c.name == name).order_by(JOURNAL.c.seq)
        snapshot = sa.select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.name == name)

        def reading(connection: sa.Connection) -> tuple[list[bytes], bytes]:
            return list(connection.execute(items).scalars()), connection.execute(snapshot).scalar() or b""

        return await self._read(reading)


def _row(found: Any) -> Row:
    return msgspec.convert({field: found[field] for field in Row.__struct_fields__}, Row, builtin_types=(bytes,))


def _players(name: str, places: Sequence[Place]) -> list[Any]:
    """Whose a table is from now on: its owner's, who is kept already, and of those who took a seat."""
    owner = sa.select(TABLES.c.owner, TABLES.c.name).where(TABLES.c.name == name, TABLES.c.owner != "")
    taken = sorted({place.person for place in places} - {""})
    return [
        PLAYERS.delete().where(PLAYERS.c.name == name),
        PLAYERS.insert().from_select(["person", "name"], owner),
        *(PLAYERS.insert().prefix_with("OR IGNORE").values(person=each, name=name) for each in taken),
    ]


def _items(name: str, seq: int, kept: Sequence[bytes]) -> list[Any]:
    if not kept:
        return []
    rows = [{"name": name, "seq": seq + n, "item": item} for n, item in enumerate(kept)]
    return [JOURNAL.insert().values(rows)]


def _engine(path: Path, begin: str) -> sa.Engine:
    """Connections to a database that is there: none is made in place of one that was taken away."""
    address = f"{path.absolute().as_uri()}?mode=rw"
    engine = sa.create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True, check_same_thread=False), poolclass=sa.QueuePool
    )
    sa.event.listen(engine, "connect", _careful)
    begins(engine, begin)
    return engine


def _careful(connection: Any, _: Any) -> None:
    """What is committed survives a power cut, too; readers do not wait for the writer, nor it for them."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
