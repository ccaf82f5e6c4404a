"""Where games are kept: saves by name, and the journal of every game in progress, in the user's data directory."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import folder as folder
from goldenrule.kernel.files import home as home
from goldenrule.kernel.locks import Lock, LockTaken
from goldenrule.kernel.records import Record, Saved
from goldenrule.table.auto_answers import Reason, SavedAnswer
from goldenrule.words.phrases import Phrase, reason

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
DEVICE = re.compile(r"(?i)con|prn|aux|nul|(com|lpt)\d")
"""Names of devices on Windows, whatever follows behind a dot. They are refused everywhere, because saves move."""


class Seats(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits where, beside the record: bot names by seat; the other seats are people's, with standing answers.

    `given` are the decisions that these have given, by their place (from 0) among those that stand; those in `joined`
    belong to the decision before them, and are taken back with it. Both are written before they are given: a place that
    is still to come tells of an interrupted answer. `free` are the seats that take free benefits. `begun` is
    where the answers to the question at hand begin, if it has been answered in part (-1: it has not). `meant` is a
    target that was named with an action that is still to be paid for, as `target_prompts.PendingTarget` keeps it.
    """

    bots: dict[int, str] = {}
    standing: dict[int, list[SavedAnswer]] = {}
    given: dict[int, Reason] = {}
    free: list[int] = []
    joined: list[int] = []
    begun: int = -1
    meant: tuple[int, str, int, int] | None = None


@dataclass(frozen=True)
class Save:
    """A game that can be resumed. `running` is one that was not left by `quit`: its journal is what remains."""

    name: str
    path: Path
    running: bool
    changed: float
    """Seconds since 1970."""


def check_name(name: str, what: str = "save") -> str:
    """The name, if a save (or `what` else) may have it. Raises BadInput otherwise."""
    if not NAME.fullmatch(name):
        raise BadInput("bad-name", what=what, name=name)
    if DEVICE.fullmatch(name):
        raise BadInput("bad-name-device", name=name)
    return name


class InUse(BadInput):
    """A name that somebody else has open, or for a new game: one that a save has."""


class Hold:
    """A name that is in use here: from then on nobody else continues with what is kept under it, or writes it."""

    def __init__(self, name: str, part: str = "saves", what: str = "game") -> None:
        """Take the name. Raises InUse if somebody else has it, BadInput for a name that cannot be one."""
        self.name = check_name(name, "save" if what == "game" else what)
        path = files.folder(part) / name
        try:
            self._lock = Lock(path.with_suffix(".lock"))
        except LockTaken as taken:
            raise InUse("bad-name-in-use", what=what, name=name, owner=taken.owner.phrase) from taken
        files.sweep(*(path.with_suffix(ending) for ending in (".json", ".journal", ".seats")))

    def release(self) -> None:
        """Let others have the name. It may have been released before."""
        self._lock.release()


def take_name(name: str) -> Hold:
    """A name for a new game. Raises InUse if a save has it, and as `Hold` does."""
    hold = Hold(name)
    path = folder() / f"{name}.json"
    if path.exists() or journal_file(path).exists():
        hold.release()
        raise InUse("bad-name-taken", name=name)
    return hold


def take_free_name(game: str) -> Hold:
    """A name that no save has yet, for a new game: the game's, with a number."""
    number = 0
    while True:
        number += 1
        path = folder() / f"{game}-{number}.json"
        if not path.exists() and not journal_file(path).exists():
            with suppress(InUse):
                return take_name(path.stem)


def saves() -> list[Save]:
    """All saves, the last changed first. A game in progress hides the save that it began from."""
    found: dict[str, Save] = {}
    with suppress(OSError):
        for path in sorted((home() / "saves").iterdir()):
            running = path.suffix == ".journal"
            if (running or path.suffix == ".json") and NAME.fullmatch(path.stem):
                with suppress(OSError):
                    if running or path.stem not in found:
                        found[path.stem] = Save(path.stem, path, running, path.stat().st_mtime)
    return sorted(found.values(), key=lambda save: (-save.changed, save.name))


def find_save(name: str = "") -> Save:
    """A save by name, or the last changed. Raises BadInput if there is none."""
    found = saves()
    if not name:
        if not found:
            raise BadInput("bad-no-saves")
        return next((save for save in found if save.running), found[0])
    for save in found:
        if save.name == name:
            return save
    head, at, moment = name.rpartition("@")
    if at and any(save.name == head for save in found):
        raise BadInput("bad-save-moment", name=head, moment=f"@{moment}")
    raise BadInput("bad-no-save", name=name, known=[save.name for save in found[:8]] or "none")


class _Last(msgspec.Struct):
    """The last position of a record; nothing else of the file is decoded."""

    snapshot: Saved | None = None


def is_over(record: Record | _Last) -> bool:
    """Has the game ended, by the position that was saved with it?"""
    state = record.snapshot.data.get("state") if record.snapshot is not None else None
    return isinstance(state, dict) and bool(state.get("winner"))


def unfinished_saves() -> Iterator[Save]:
    """Find the saves of games that can go on: the last interrupted one first, then the last changed ones.

    One that cannot be read is among them: resuming it says why.
    """
    for save in sorted(saves(), key=lambda save: not save.running):
        if not save.running:
            with suppress(BadInput, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                if is_over(msgspec.json.decode(files.read_bytes(save.path), type=_Last)):
                    continue
        yield save


def read(save: Save, games: tuple[str, ...]) -> tuple[Record, Seats, Phrase | None]:
    """The record of a save, who sits where, and a sentence if its last decision was lost.

    Raises BadInput if it cannot be read or is damaged.
    """
    try:
        record, note = files.recover(save.path, games) if save.running else (files.load(save.path, games), None)
    except files.NoFile:  # its player has just left it: it has moved
        now = find_save(save.name)
        if now.path == save.path:
            raise
        return read(now, games)
    return record, read_seats(save.path), note


def journal_file(path: Path) -> Path:
    return path.with_suffix(".journal")


def seats_file(path: Path) -> Path:
    return path.with_suffix(".seats")


def may_be_replaced(path: Path, record: Record, games: tuple[str, ...]) -> bool:
    """May a save be written over with this record? Only if nothing is lost: it is this game, not as far."""
    try:
        old = files.load(path, games)
    except files.NoFile:
        return True
    except BadInput:  # if it cannot be read, it is not this game
        return False
    same = (old.game, old.seed, old.digests.get(0)) == (record.game, record.seed, record.digests.get(0))
    return same and old.entries == record.entries[: len(old.entries)]


def read_seats(path: Path) -> Seats:
    """Who sits where, by the file beside a record. People everywhere, if there is none. Raises BadInput if damaged."""
    beside = seats_file(path)
    try:
        return msgspec.json.decode(files.read_bytes(beside, mend=Phrase("mend-seats")), type=Seats)
    except files.NoFile:
        return Seats()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # its words are not for users
        raise BadInput("bad-damaged", path=beside, mend=Phrase("mend-seats")) from error


def write_seats(path: Path, seats: Seats, mend: Phrase | None = None) -> None:
    """Keep who sits where beside a record. Raises BadInput as `files.save` does."""
    beside = seats_file(path)
    try:
        if seats != Seats():
            files.write_whole(beside, msgspec.json.encode(seats) + b"\n")
        else:
            beside.unlink(missing_ok=True)
    except OSError as error:
        mend = mend or Phrase("mend-elsewhere")
        raise BadInput("bad-not-written-mend", path=beside, reason=reason(error), mend=mend) from error
