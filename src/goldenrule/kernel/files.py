"""Files on disk: the data directory, atomic saves, and journals that survive a kill."""

import contextlib
import errno
import os
import re
import stat
import sys
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from time import sleep
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.locks import Lock
from goldenrule.kernel.records import Entry, Move, Record, Recorder, Undo, dump, parse, refuse_long
from goldenrule.kernel.validation_messages import error_phrase
from goldenrule.words.phrases import Arg, Phrase, reason

LARGEST: Final = 32_000_000
"""The most bytes of a file to read; the record of a long game has less than a million."""
BUSY: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5) if os.name == "nt" else ()
"""The pauses, in seconds, before a file is replaced that another program reads; Windows refuses that meanwhile."""


class NoFile(BadInput):
    """There is no file of this name."""


def home() -> Path:
    """Return the user's data directory: `GOLDENRULE_HOME`, or its place by the conventions of the system.

    These are `LOCALAPPDATA` on Windows, `XDG_DATA_HOME` elsewhere, and without it a folder of the user's home.
    """
    if own := os.environ.get("GOLDENRULE_HOME"):
        return Path(own).expanduser()
    if os.name == "nt" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "goldenrule"
    data = os.environ.get("XDG_DATA_HOME", "")
    if os.path.isabs(data):  # the standard says that another path is to be ignored
        return Path(data) / "goldenrule"
    usual = ("Library", "Application Support") if sys.platform == "darwin" else (".local", "share")
    return Path.home().joinpath(*usual, "goldenrule")


def folder(part: str = "saves") -> Path:
    """Return a folder of the data directory; make it if it is missing. Raises BadInput on failure."""
    return make_data_folder(home() / part)


def make_data_folder(path: Path) -> Path:
    """Make a data folder if it is missing, and return it. Raises BadInput on failure."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("bad-folder-not-made", path=path, reason=reason(error)) from error
    return path


def save(record: Record, path: Path, mend: Phrase | None = None) -> None:
    """Write a record so that after a crash the file is the old one or the new one.

    Raises BadInput on failure; `mend` ends the sentence, by default: choose another place.
    """
    try:
        write_whole(path, dump(record))
    except OSError as error:
        mend = mend or Phrase("mend-elsewhere")
        raise BadInput("bad-not-written-mend", path=path, reason=reason(error), mend=mend) from error


def load(path: Path, games: Collection[str] = ()) -> Record:
    """Read a saved record. Raises BadInput as `parse` does, and for a file that cannot be read."""
    return parse(read_bytes(path), games, path)


class _Check(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a journal: the digest after a number of entries."""

    after: int
    digest: str


def line_of(item: Entry | tuple[int, str]) -> bytes:
    """Return an entry, or a digest with its number, as a line of a journal, without its end."""
    line: object = _Check(item[0], item[1]) if isinstance(item, tuple) and len(item) == 2 else item
    return msgspec.json.encode(line)


def take_line(record: Record, line: bytes, where: Arg) -> None:
    """Add a line of a journal to its record. Raises BadInput, which begins with `where`, if the line is damaged."""
    try:
        found = msgspec.json.decode(line, type=Move | dict[str, object])
        if isinstance(found, tuple):
            record.entries.append(found)
        elif "undo" in found:
            record.entries.append(msgspec.convert(found, Undo))
        else:
            check = msgspec.convert(found, _Check)
            record.digests[check.after] = check.digest
    except msgspec.ValidationError as error:
        raise BadInput("bad-line-damaged", where=where, why=error_phrase(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("bad-line-not-json", where=where) from error
    refuse_long(record, where)


class Journal:
    """An append-only file beside a game in progress: a line for each entry, on disk before `Recorder.apply` returns.

    The first line is the record at the start of the journal. A kill loses at most the line being written.
    """

    def __init__(self, path: Path, recorder: Recorder) -> None:
        """Replace the file atomically, and listen to the recorder.

        Raises BadInput if the file cannot be written.
        """
        self.path = path
        try:
            write_whole(path, dump(recorder.record(with_snapshot=False)))
            self._fd = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except OSError as error:
            mend = Phrase("mend-elsewhere")
            raise BadInput("bad-not-written-mend", path=path, reason=reason(error), mend=mend) from error
        self._size = os.fstat(self._fd).st_size
        self._recorder = recorder
        recorder.journal = self.append

    def append(self, item: Entry | tuple[int, str]) -> None:
        """Write an entry, or a digest with its number. Raises OSError, and leaves the file as it was, if it cannot."""
        data = line_of(item) + b"\n"
        try:
            _write(self._fd, data)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._fd, self._size)
            raise
        self._size += len(data)

    def close(self) -> None:
        """Stop listening. The file stays; the caller deletes it after saving the game elsewhere."""
        if self._fd >= 0:
            self._recorder.journal = None
            os.close(self._fd)
            self._fd = -1


def recover(path: Path, games: Collection[str] = ()) -> tuple[Record, Phrase | None]:
    """Return the record in a journal, and a sentence if its last line was torn and left out.

    `records.reopen` replays it; a new Journal may then begin in the same file.

    Raises BadInput for an unreadable file, and for a damaged line, with its number.
    """
    lines = read_bytes(path).split(b"\n")
    torn = lines.pop()
    if not lines:
        raise BadInput("bad-journal-empty", path=path)
    record = parse(lines[0], games, Phrase("file-line", file=path, line=1))
    for number, line in enumerate(lines[1:], 2):
        take_line(record, line, Phrase("file-line", file=path, line=number))
    if not torn:
        return record, None
    return record, Phrase("record-torn", path=path, n=len(torn))


def read_bytes(path: Path | str, most: int = LARGEST, mend: Phrase | None = None) -> bytes:
    """Return the content of a file of limited size. Pipes, which may never end, and devices are not read.

    Raises NoFile if there is none, BadInput if it cannot be read or is too large. `mend` ends these sentences.
    """
    end: Arg = "none" if mend is None else mend
    try:
        # without O_NONBLOCK, opening a pipe waits for somebody to write into it
        fd = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        found = os.fstat(fd)
        if not stat.S_ISREG(found.st_mode):
            os.close(fd)
            what = "folder" if stat.S_ISDIR(found.st_mode) else "device"
            raise BadInput("bad-no-plain-file", path=path, what=what, mend=end)
        with open(fd, "rb") as file:
            data = file.read(most + 1) if found.st_size <= most else b""
    except FileNotFoundError as error:
        raise NoFile("bad-not-read", path=path, reason=reason(error), mend=end) from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise BadInput("bad-not-read", path=path, reason=reason(error), mend=end) from error
    if len(data) > most or found.st_size > most:
        raise BadInput("bad-too-large", path=path, most=most, mend=end)
    return data


def _write(fd: int, data: bytes) -> None:
    while data:
        data = data[os.write(fd, data) :]
    os.fsync(fd)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: after a crash it is the old one or the new one. Raises OSError."""
    fd, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        try:
            _write(fd, data)
        finally:
            os.close(fd)
        _replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    if os.name == "posix":  # the name, too, has to reach the disk
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _replace(name: str, path: Path) -> None:
    for pause in BUSY:
        with contextlib.suppress(PermissionError):
            return os.replace(name, path)
        sleep(pause)
    os.replace(name, path)


def write_new(path: Path, data: bytes) -> None:
    """Write a new file. Raises BadInput, and leaves nothing behind, if it exists or cannot be written."""
    try:
        with path.open("xb") as file:
            try:
                file.write(data)
                file.flush()
            except BaseException:
                with contextlib.suppress(OSError):
                    path.unlink()
                raise
    except FileExistsError as error:
        raise BadInput("bad-is-there", path=path) from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise BadInput("bad-not-written", path=path, reason=reason(error)) from error


def write_over(path: Path, data: bytes) -> None:
    """Write a file, replacing an existing one. Raises BadInput on failure."""
    try:
        write_whole(path, data)
        path.chmod(0o644)  # others may read what was asked for, unlike what is kept
    except (OSError, ValueError) as error:
        raise BadInput("bad-not-written", path=path, reason=reason(error)) from error


def must_be_writable(path: Path) -> None:
    """Raise BadInput if `write_over` could not write this file. Call it before long work on the result."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except (OSError, ValueError) as error:
        raise BadInput("bad-not-written", path=path, reason=reason(error)) from error


def make_folder(path: Path) -> None:
    """Make a folder if it is missing. Raises BadInput on failure."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise BadInput("bad-not-written", path=path, reason=reason(error)) from error


@contextlib.contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Read and write a file exclusively. Waits for other processes; raises BadInput if that fails."""
    with Lock(path.with_suffix(".lock"), wait=True):
        sweep(path)
        yield


def sweep(*paths: Path) -> None:
    """Delete temporary files that a kill left. The caller must have their lock, so that no process is writing."""
    names = "|".join(re.escape(path.name) for path in paths)
    left = re.compile(rf"\.(?:{names})\.[a-z0-9_]{{8}}")  # as `write_whole` calls them
    with contextlib.suppress(OSError):
        for each in os.scandir(paths[0].parent):
            if left.fullmatch(each.name):
                with contextlib.suppress(OSError):
                    os.unlink(each.path)
