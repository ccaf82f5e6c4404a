"""Finished reviews as files, so that a second request costs almost nothing."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import make_folder, read_bytes, write_whole

NAME: Final = "reviews"
MOST: Final = 1_000
"""The most files; the oldest are removed first."""


MARK: Final = 16
"""The bytes of the checksum at the beginning of a file."""


def _mark(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()[:MARK]


class Reviews:
    """The reviews in a data folder. The key of each has everything that its content depends on."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self.folder = folder / NAME
        self.most = most
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def get_or_make(self, key: tuple[object, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the review under a key, or make and store it. Raises as `make` does.

        If another request is making the same one, wait for it; if that request is refused, make it here.
        """
        name = hashlib.sha256(msgspec.msgpack.encode(key)).hexdigest()[:32]
        while (making := self._making.get(name)) is not None and not making.done():
            with suppress(Exception):
                return await asyncio.shield(making)
        task = self._making[name] = asyncio.ensure_future(self._find(name, make))

        def forget(made: asyncio.Task[bytes]) -> None:
            if self._making.get(name) is made:  # else another request has begun again
                del self._making[name]

        task.add_done_callback(forget)
        return await asyncio.shield(task)

    async def _find(self, name: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Read a review, or make and store it. Files are read and written in another thread."""
        found = await asyncio.to_thread(self._read, name)
        if found is None:
            found = await make()
            await asyncio.to_thread(self._keep, name, found)
        return found

    def _read(self, name: str) -> bytes | None:
        """Return the content of a file, None if it is missing or damaged: a review can be made again."""
        with suppress(BadInput, OSError):
            mark, data = (found := read_bytes(self.folder / name))[:MARK], found[MARK:]
            return data if mark == _mark(data) else None
        return None

    def _keep(self, name: str, data: bytes) -> None:
        """Write a file and remove the oldest of too many. On a full disk, store nothing."""
        with suppress(BadInput, OSError):
            make_folder(self.folder)
            write_whole(self.folder / name, _mark(data) + data)
            self._sweep()

    def _sweep(self) -> None:
        files = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in files[: max(len(files) - self.most, 0)]:
            path.unlink(missing_ok=True)
