"""The files of the data folder in the log: a browser's Python has files only in memory."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Final

from goldenrule.server.in_browser.log import FileRemoved, FileSaved, Record, RecordLog, check_path

SKIPPED: Final = frozenset({"cache"})
"""Folders whose files can be made again."""
YOUNG: Final = 2.0
"""Seconds after a change within which a file may change again without another time or size."""

Signature = tuple[int, int, int]
"""The inode, the size and the time of a file."""


class SavedFiles:
    """The files of a folder as they are in the log."""

    def __init__(self, folder: Path, log: RecordLog) -> None:
        self.folder = folder
        self.log = log
        self._files: dict[str, bytes] = {}
        self._signatures: dict[str, Signature] = {}
        self._alone = asyncio.Lock()
        log.contents.append(self.contents)

    def apply(self, record: FileSaved | FileRemoved) -> None:
        """Note a change that is in the log."""
        if isinstance(record, FileSaved):
            self._files[record.path] = record.data
        else:
            self._files.pop(record.path, None)

    def contents(self) -> Iterator[Record]:
        """Return all files as records."""
        for path, data in self._files.items():
            yield FileSaved(path, data)

    def restore(self) -> None:
        """Write all files into the folder. Raises BadInput for a path that leads out of it."""
        for name, data in self._files.items():
            check_path(name)
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)

    async def save(self) -> None:
        """Write to the log what has changed in the folder. Raises StorageUnavailable; then the next call tries again.

        Call it before anybody sees a result of the change.
        """
        async with self._alone:
            found = {self._name(path): path for path in _files(self.folder)}
            for name, path in found.items():
                signature = _signature(path)
                if signature != self._signatures.get(name) or _is_young(signature):
                    data = path.read_bytes()
                    if data != self._files.get(name):
                        await self._write(FileSaved(name, data))
                    self._signatures[name] = signature
            for name in [*self._files]:
                if name not in found:
                    await self._write(FileRemoved(name))
                    self._signatures.pop(name, None)

    async def _write(self, record: FileSaved | FileRemoved) -> None:
        await self.log.write(record, lambda: self.apply(record))

    def _name(self, path: Path) -> str:
        return path.relative_to(self.folder).as_posix()


def _files(folder: Path) -> Iterator[Path]:
    """Return the files below a folder that are worth saving: no locks, and nothing that is just being written."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or path.suffix == ".lock" or path.name.endswith("-journal"):
            continue
        if path.is_file():
            yield path
        elif path.name not in SKIPPED:
            yield from _files(path)


def _signature(path: Path) -> Signature:
    found = path.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns


def _is_young(signature: Signature) -> bool:
    return abs(time() - signature[2] / 1e9) < YOUNG
