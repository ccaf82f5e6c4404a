"""Reviews that have been made, kept as files: the second request for one costs next to nothing."""

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
"""Files that are kept; of more, those that were written first are removed."""


class Reviews:
    """The reviews in a data folder. The key of each has everything that its content depends on."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self.folder = folder / NAME
        self.most = most
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def of(self, key: tuple[object, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return what is kept under a key, or make it and keep it. Raises whatever `make` raises.

        If another request is making the same one, wait for it; if that request is refused, make it here.
        """
        name = hashlib.sha256(msgspec.msgpack.encode(key)).hexdigest()[:32]
        while name in self._making:
            with suppress(Exception):
                return await asyncio.shield(self._making[name])
        path = self.folder / name
        with suppress(BadInput, OSError):
            return read_bytes(path)
        task = asyncio.ensure_future(self._make(name, make))
        self._making[name] = task
        task.add_done_callback(lambda _: self._making.pop(name))
        return await asyncio.shield(task)

    async def _make(self, name: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        found = await make()
        with suppress(BadInput, OSError):  # a full disk: it is told nevertheless
            make_folder(self.folder)
            write_whole(self.folder / name, found)
            self._sweep()
        return found

    def _sweep(self) -> None:
        """Remove the oldest of too many."""
        files = sorted(self.folder.iterdir(), key=lambda path: path.stat().st_mtime)
        for path in files[: max(len(files) - self.most, 0)]:
            path.unlink(missing_ok=True)
