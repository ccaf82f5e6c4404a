"""The log of everything that is stored: one record on each line, behind the checksum of it.

A record is complete or it does not count, so a kill while one is being written loses only that one.
"""

import asyncio
import re
import zlib
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import PurePosixPath
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from goldenrule.kernel.errors import BadInput
from goldenrule.server.clocks import Sleep
from goldenrule.server.storage.rows import NotSaved, StorageUnavailable, TableRow
from goldenrule.server.worker_answers import SavedView

FORMAT: Final = 1
"""The version of the records. Fields that are added to them, to rows and to views have defaults: old logs are read."""
NAME: Final = "goldenrule.log"
"""What messages call the log."""
MARK: Final = 9
"""The letters before a record: its checksum and a space."""
SUBJECT: Final = re.compile(rb'.{9}\{"type":"(table|removed|file|gone)","(?:name|path)":"([^"\\]{1,200})"', re.DOTALL)
"""The beginning of a record of something."""
SLACK: Final = 1 << 20
"""The bytes of superfluous records, at least, before the log is rewritten."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds between two attempts to write after a failure: each pause is twice the one before, up to the longest."""


class AppendLog(Protocol):
    """Where the bytes of the log are. Both methods return when the bytes are on disk, or raise and change nothing."""

    def append(self, data: bytes) -> Awaitable[object]: ...

    def replace(self, data: bytes) -> Awaitable[object]: ...


class Header(Struct, frozen=True, tag="goldenrule"):
    """The first record. Others of its kind say nothing: they try whether the log can be written."""

    format: int = FORMAT


class EndedEpoch(Struct, frozen=True):
    """The end of an epoch: its first record, why the next one began (a phrase in JSON), and when."""

    record: bytes
    why: bytes
    ended: float


class TableSaved(Struct, frozen=True, tag="table", omit_defaults=True):
    """A saved change of a table: a new row, or values of some columns; lines of its journal from `seq` on, and so on.

    `old`: what was stored under the table's name is the table `old` from now on. `ended`: the epoch before this one.
    """

    name: str
    old: str = ""
    row: TableRow | None = None
    values: dict[str, object] = {}
    epoch: int = 0
    ended: EndedEpoch | None = None
    seq: int = 0
    lines: list[bytes] = []
    snapshot: bytes = b""
    snapshot_at: int = 0
    views: list[SavedView] = []


class TableRemoved(Struct, frozen=True, tag="removed"):
    """A removed table."""

    name: str


class FileSaved(Struct, frozen=True, tag="file"):
    """The content of a file in the data folder, by its path there."""

    path: str
    data: bytes


class FileRemoved(Struct, frozen=True, tag="gone"):
    """A removed file."""

    path: str


Record = Header | TableSaved | TableRemoved | FileSaved | FileRemoved


def line_of(record: Record) -> bytes:
    """Return a record as a line of the log."""
    data = msgspec.json.encode(record)
    return b"%08x %s\n" % (zlib.crc32(data), data)


class LogUnreadable(Exception):
    """A log that this version cannot read, and that therefore stays as it is. `later`: a later version wrote it."""

    def __init__(self, later: bool) -> None:
        super().__init__("later" if later else "damaged")
        self.later = later


class Content(NamedTuple):
    """The content of a log: its complete records, and its damaged lines.

    `torn`: the last line has no end. It is not a damaged one: nobody has seen an effect of it.
    """

    records: list[Record]
    damaged: list[bytes]
    torn: bool

    @property
    def is_whole(self) -> bool:
        return not self.damaged and not self.torn


def read_lines(stored: bytes) -> Content:
    """Return the content of a log. Raises LogUnreadable."""
    decoder = msgspec.json.Decoder(Record)
    found, damaged = list[Record](), list[bytes]()
    lines = stored.split(b"\n")
    for number, line in enumerate(lines, 1):
        data = line[MARK:]
        if line and line[:MARK] == b"%08x " % zlib.crc32(data):
            try:
                found.append(decoder.decode(data))
            except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
                raise LogUnreadable(False) from error
            if isinstance(found[-1], Header) and found[-1].format > FORMAT:
                raise LogUnreadable(True)
        elif line and number < len(lines):
            damaged.append(line)
    if damaged and not found:
        raise LogUnreadable(False)
    return Content(found, damaged, bool(lines[-1]))


def subject_of(line: bytes) -> tuple[str, str]:
    """Return what a damaged line is about ("table" or "file"), and its name; "" for what it does not say."""
    found = SUBJECT.match(line)
    if found is None:
        return "", ""
    kind = "table" if found[1] in (b"table", b"removed") else "file"
    return kind, found[2].decode("ascii", "replace")


def check_export(data: bytes) -> None:
    """Raise BadInput unless data is a whole log of this version."""
    try:
        found = read_lines(data)
    except LogUnreadable as error:
        raise BadInput("bad-import-later" if error.later else "bad-import-damaged") from error
    if not found.is_whole or not found.records or not isinstance(found.records[0], Header):
        raise BadInput("bad-import-damaged")
    for each in found.records:
        if isinstance(each, FileSaved):
            check_path(each.path)


def check_path(name: str) -> None:
    """Raise BadInput for the path of a file that is not inside the data folder."""
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or not path.parts:
        raise BadInput("bad-import-damaged")


class RecordLog:
    """Writes records in order, and rewrites the log when most of it is superfluous.

    `contents` returns the records of everything that is stored now.
    """

    def __init__(self, log: AppendLog, stored: int, sleep: Sleep = asyncio.sleep) -> None:
        """Continue a log that has `stored` bytes."""
        self.log = log
        self.size = stored
        self.sleep = sleep
        self.contents: list[Callable[[], Iterable[Record]]] = []
        self._limit = 2 * stored + SLACK
        self._alone = asyncio.Lock()
        self._replaced = False

    def whole(self) -> bytes:
        """Return everything that is stored as one log."""
        return b"".join(map(line_of, (Header(), *(each for part in self.contents for each in part()))))

    async def write(self, record: Record, apply: Callable[[], None] = lambda: None) -> None:
        """Append a record; `apply` it when it is on disk. Raises StorageUnavailable, and changes nothing."""
        line = line_of(record)
        async with self._alone:
            await self._write(self.log.append, line)
            self.size += len(line)
            apply()
            if self.size > self._limit:
                with suppress(StorageUnavailable):  # the old log has everything, too
                    await self._rewrite()
                self._limit = 2 * self.size + SLACK

    async def rewrite(self) -> None:
        """Replace the log by one that has only what is stored now. Raises StorageUnavailable."""
        async with self._alone:
            await self._rewrite()

    async def replace(self, data: bytes) -> None:
        """Replace the log by another one, which the next start reads; nothing is added to that.

        Raises StorageUnavailable.
        """
        async with self._alone:
            await self._write(self.log.replace, data)
            self._replaced = True

    async def _rewrite(self) -> None:
        data = self.whole()
        await self._write(self.log.replace, data)
        self.size = len(data)

    async def _write(self, write: Callable[[bytes], Awaitable[object]], data: bytes) -> None:
        if self._replaced:
            raise StorageUnavailable("bad-not-written", path=NAME, reason="imported")
        try:
            await write(data)
        except Exception as error:  # whatever a browser raises
            raise StorageUnavailable("bad-not-written", path=NAME, reason=str(error)) from error

    async def wait_until_available(self) -> None:
        """Wait until the log can be written again."""
        pause = FIRST_PAUSE
        while True:
            await self.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            with suppress(NotSaved):
                return await self.write(Header())
