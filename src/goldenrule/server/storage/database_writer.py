"""The single writer of the database, which commits everything that waits together, in order.

Statements of one caller are atomic. A violated constraint (a used number of a journal) fails only its own caller, not
others in the transaction. If storage itself fails (a full disk, a lock, a read-only folder), nothing of the transaction
is saved, and the writer tries again by itself until a write succeeds: `wait_until_available` waits for that.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from goldenrule.server.clocks import Sleep
from goldenrule.server.storage.rows import NotSaved, StorageUnavailable

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds between two attempts while storage is away: each pause is twice the one before, up to the longest."""

STORAGE: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PERM, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_READONLY,
    }
)  # fmt: skip
"""SQLite's codes of temporary failures that have nothing to do with the statement."""

PROBE: Final = sa.text("PRAGMA user_version = 1")
"""A statement that always writes a page of the database, unlike an update without changes."""

Statements = Sequence[sa.Executable]


def storage_error(error: SQLAlchemyError, key: str, path: Path) -> NotSaved:
    """Return an error of the database as a sentence; `StorageUnavailable` if it may be temporary."""
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, DBAPIError) else 0
    kind = StorageUnavailable if code & 0xFF in STORAGE else NotSaved
    return kind(key, path=path, reason=reason_of(error))


def reason_of(error: Exception) -> str:
    """Return the first line of the database's message."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


class DatabaseWriter:
    """The writer of one database, in its own thread. `sleep` is the clock between attempts to reach storage."""

    def __init__(self, engine: sa.Engine, path: Path, sleep: Sleep = asyncio.sleep) -> None:
        self.engine = engine
        self.path = path
        self.sleep = sleep
        self._waiting: list[tuple[Statements, asyncio.Future[None]]] = []
        self._thread = ThreadPoolExecutor(1, "writer")
        self._working: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._here = asyncio.Event()  # storage can be used, as far as is known
        self._here.set()
        self._pause = FIRST_PAUSE

    async def close(self) -> None:
        """Commit everything that waits, and end."""
        if self._watching is not None:
            self._watching.cancel()
        if self._working is not None:
            await self._working
        self._thread.shutdown()
        self.engine.dispose()

    async def write(self, statements: Statements) -> None:
        """Execute statements together; return after the commit. Raises NotSaved if none of them is saved.

        If a waiting caller is cancelled, its statements are executed all the same.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((statements, done))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        await done

    async def wait_until_available(self) -> None:
        """Wait until storage is available."""
        await self._here.wait()

    def retry_storage(self) -> None:
        """Try storage again and again until it is available."""
        self._here.clear()
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while not self._here.is_set():
            pause, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
            await self.sleep(pause)
            with suppress(NotSaved):
                await self.write([PROBE])

    async def _work(self) -> None:
        """Commit until nothing waits."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            loop = asyncio.get_running_loop()
            errors = await loop.run_in_executor(self._thread, self._commit, [statements for statements, _ in batch])
            if any(isinstance(error, StorageUnavailable) for error in errors):
                self.retry_storage()
            else:
                self._here.set()
                if [statements for statements, _ in batch] != [[PROBE]]:
                    self._pause = FIRST_PAUSE
            for (_, done), error in zip(batch, errors, strict=True):
                if done.done():  # the caller was cancelled
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

    def _commit(self, batch: Sequence[Statements]) -> list[Exception | None]:
        """Commit the statements of several callers; return an error for each whose statements are not saved."""
        errors: list[Exception | None] = []
        try:
            with self.engine.begin() as connection:
                for statements in batch:
                    errors.append(self._execute(connection, statements))
        except SQLAlchemyError as error:
            self.engine.dispose()  # a connection from before may not notice that storage is back
            wrong = storage_error(error, "bad-not-written", self.path)
            return [next(iter(errors[n : n + 1]), None) or wrong for n in range(len(batch))]
        return errors

    def _execute(self, connection: sa.Connection, statements: Statements) -> Exception | None:
        """Execute the statements of one caller; return its error if they fail. Raises failures for all callers."""
        savepoint = connection.begin_nested()
        try:
            for statement in statements:
                connection.execute(statement)
            savepoint.commit()
        except SQLAlchemyError as error:
            wrong = storage_error(error, "bad-not-written", self.path)
            if isinstance(wrong, StorageUnavailable):
                raise
            savepoint.rollback()
            wrong.__cause__ = error
            return wrong
        except Exception as error:  # a value that no column takes
            savepoint.rollback()
            return error
        return None


def set_begin(engine: sa.Engine, how: str) -> None:
    """Begin transactions with these words: the driver itself would begin them late, and savepoints not at all."""

    def connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    def began(connection: sa.Connection) -> None:
        connection.exec_driver_sql(how)

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", began)
