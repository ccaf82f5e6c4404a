"""Folders of guests: a limit on new ones, and the removal of unused ones.

A first visit makes none. The modification time of a folder is the last visit of its guest, so a visit needs no row in
the database.
"""

import asyncio
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

import sqlalchemy as sa

from goldenrule.kernel.files import home, make_data_folder
from goldenrule.server.limits import LimitExceeded, Limits, Requester
from goldenrule.server.storage.database import PLAYERS
from goldenrule.server.storage.expiry import AT_ONCE, DAY, USUAL
from goldenrule.server.storage.store import Store
from goldenrule.server.visitors import OPERATOR, PEOPLE, folder_of

MOST: Final = 20_000
"""The most folders of guests."""
FULL: Final = 3600
"""Seconds after which a guest for whom there is no room may try again."""
ID: Final = re.compile(r"[0-9a-f]{32}")
"""The ids of guests, after which their folders are named (`visitors`)."""


class GuestFolders:
    """The folders of guests. Those of guests with a table, or with a visit within `days`, stay."""

    def __init__(
        self, store: Store, limits: Limits, days: int = USUAL, clock: Callable[[], float] = time, most: int = MOST
    ) -> None:
        """Set the rules; with 0 `days` no folder is removed."""
        self.store = store
        self.limits = limits
        self.days = days
        self.clock = clock
        self.most = most
        self._count = 0  # as of the last sweep, and those that were made since

    async def make(self, person: str, requester: Requester) -> Path:
        """Return the folder of a person, and make it if there is none.

        Raises LimitExceeded if too many were made from an address, or are there; BadInput if it cannot be made.
        """
        folder = Path(folder_of(person))
        if person != OPERATOR and not await asyncio.to_thread(folder.is_dir):
            if self._count >= self.most:
                raise LimitExceeded("server-folders-full", FULL)
            self.limits.spend(requester, "folders")
            self._count += 1
            await asyncio.to_thread(make_data_folder, folder)
        return folder

    async def note_visit(self, person: str) -> None:
        """Note the visit of a guest who has a folder, once a day."""
        if person != OPERATOR:
            await asyncio.to_thread(self._touch, Path(folder_of(person)))

    def _touch(self, folder: Path) -> None:
        now = self.clock()
        with suppress(OSError):  # there is none, or the disk is full
            if now - folder.stat().st_mtime > DAY:
                os.utime(folder, (now, now))

    async def sweep(self) -> None:
        """Remove folders whose guests have no table and have not come for too long, some at a time. Raises NotSaved."""
        known = await asyncio.to_thread(lambda: [*_folders(home() / PEOPLE)])
        self._count = len(known)
        old = [folder for folder in known if self._is_old(folder)][:AT_ONCE] if self.days else []
        if not old:
            return
        query = sa.select(PLAYERS.c.person).where(PLAYERS.c.person.in_([folder.name for folder in old]))
        playing = await self.store.read(lambda connection: {*connection.execute(query).scalars()})
        for folder in old:
            if folder.name not in playing:
                self._count -= await asyncio.to_thread(self._remove, folder)

    def _is_old(self, folder: Path) -> bool:
        with suppress(OSError):
            return self.clock() - folder.stat().st_mtime > self.days * DAY
        return False

    def _remove(self, folder: Path) -> bool:
        """Remove a folder, unless its guest has come meanwhile. Return whether it is removed."""
        if self._is_old(folder):
            shutil.rmtree(folder, ignore_errors=True)
            with suppress(OSError):  # others are beside it
                folder.parent.rmdir()
        return not folder.exists()


def _folders(people: Path) -> Iterator[Path]:
    """The folders of guests: nothing else that may lie there, and nothing that a link leads to."""
    with suppress(OSError):
        for group in os.scandir(people):
            with suppress(OSError):
                for each in os.scandir(group.path) if group.is_dir(follow_symlinks=False) else ():
                    if ID.fullmatch(each.name) and each.is_dir(follow_symlinks=False):
                        yield Path(each.path)
