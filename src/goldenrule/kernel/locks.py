"""Locks between processes. The system releases a lock when its process ends, even after a crash."""

import errno
import os
import platform
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, reason

_LONGEST: Final = 1000
"""The most bytes of the owner in a lock file."""

if sys.platform == "win32":
    import msvcrt

    _BYTE: Final = 1 << 30  # far behind what the file says: nobody can read the byte that is locked

    def _grab(fd: int, wait: bool) -> bool:
        """Lock the file. Return False if another process has locked it."""
        while True:
            os.lseek(fd, _BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(fd, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
                return True
            except OSError as error:
                if error.errno not in (errno.EACCES, errno.EDEADLK):
                    raise
                if not wait:  # LK_LOCK, too, gives up after ten seconds
                    return False

    def _is(fd: int, path: Path) -> bool:
        """Is this open file still the one of this name? It is, because nobody can delete a file that is open."""
        return True
else:
    import fcntl

    def _grab(fd: int, wait: bool) -> bool:
        """Lock the file. Return False if another process has locked it."""
        try:
            fcntl.flock(fd, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _is(fd: int, path: Path) -> bool:
        """Is this open file still the one of this name?"""
        try:
            return os.path.samestat(os.fstat(fd), os.stat(path, follow_symlinks=False))
        except FileNotFoundError:
            return False


class Owner(msgspec.Struct, frozen=True):
    """The owner of a lock: process, machine and start. 0 if unreadable."""

    process: int = 0
    machine: str = ""
    since: str = ""

    @property
    def phrase(self) -> Phrase:
        machine = "this" if self.machine == platform.node() else self.machine
        process = str(self.process) if self.process else "none"
        try:
            since: datetime | str = datetime.fromisoformat(self.since)
        except ValueError:
            since = self.since
        return Phrase("lock-owner", process=process, machine=machine, since=since)


class LockTaken(BadInput):
    """Another process has the lock."""

    def __init__(self, owner: Owner) -> None:
        super().__init__("bad-taken", owner=owner.phrase)
        self.owner = owner


class Lock:
    """The lock of a file, until `release` or the end of the process. It removes its lock file."""

    def __init__(self, path: Path, wait: bool = False) -> None:
        """Take the lock. Raises LockTaken if another process has it, unless told to wait; BadInput on failure."""
        self.path = path
        self._fd = -1
        try:
            while self._fd < 0:
                fd = os.open(
                    path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0), 0o666
                )
                try:
                    if not _grab(fd, wait):
                        raise LockTaken(_owner(fd))
                    if _is(fd, path):
                        self._fd = fd
                finally:
                    if self._fd < 0:  # also when the one before has just deleted this file: nobody else would meet it
                        os.close(fd)
        except OSError as error:
            raise BadInput("bad-not-locked", path=path, reason=reason(error)) from error
        self._tell()

    def _tell(self) -> None:
        """Write the owner into the lock file. The lock works without it on a full disk."""
        owner = Owner(os.getpid(), platform.node(), datetime.now().strftime("%Y-%m-%d %H:%M"))
        with suppress(OSError):
            os.ftruncate(self._fd, 0)
            os.lseek(self._fd, 0, os.SEEK_SET)
            os.write(self._fd, msgspec.json.encode(owner))

    def release(self) -> None:
        """Release the lock; a second call does nothing."""
        if self._fd < 0:
            return
        fd, self._fd = self._fd, -1
        if os.name == "nt":  # a file that is open cannot be deleted there, so that nobody else's is
            os.close(fd)
        with suppress(OSError):
            os.unlink(self.path)
        if os.name != "nt":
            os.close(fd)

    def __enter__(self) -> "Lock":
        return self

    def __exit__(self, *error: object) -> None:
        self.release()

    def __del__(self) -> None:
        with suppress(Exception):
            self.release()


def _owner(fd: int) -> Owner:
    found: object = Owner()
    with suppress(OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        os.lseek(fd, 0, os.SEEK_SET)
        found = msgspec.json.decode(os.read(fd, _LONGEST), type=Owner)
    return found if isinstance(found, Owner) else Owner()
