"""What a player has reached: solved puzzles and the results of daily games, in one file of the data directory."""

from contextlib import AbstractContextManager
from pathlib import Path

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import NoFile, alone, folder, home, read_bytes, write_whole


class Day(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the daily game of a date ended, and in which round."""

    won: bool
    rounds: int


class Diary(msgspec.Struct, forbid_unknown_fields=True):
    """Puzzles by id, in the order in which they were solved; daily games by date (YYYY-MM-DD)."""

    solved: list[str] = []
    daily: dict[str, Day] = {}


def path() -> Path:
    """Where the diary is."""
    return home() / "diary.json"


def read() -> Diary:
    """The diary; an empty one if there is none. Raises BadInput if it cannot be read or is damaged."""
    try:
        return msgspec.json.decode(read_bytes(path(), mend="move it away to begin a new one"), type=Diary)
    except NoFile:
        return Diary()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{path()} is damaged; move it away to begin a new one.") from error


def solve(puzzle: str) -> None:
    """Remember that a puzzle is solved. Raises BadInput if the diary cannot be read or written."""
    with _alone():
        diary = read()
        if puzzle not in diary.solved:
            diary.solved.append(puzzle)
            _write(diary)


def finish(date: str, day: Day) -> None:
    """Remember the result of a date, unless there is one: the first counts. Raises BadInput as `solve` does."""
    with _alone():
        diary = read()
        if date not in diary.daily:
            diary.daily[date] = day
            _write(diary)


def _alone() -> AbstractContextManager[None]:
    """What two programs remember at the same time is remembered one after the other."""
    folder("")
    return alone(path())


def _write(diary: Diary) -> None:
    try:
        write_whole(path(), msgspec.json.format(msgspec.json.encode(diary), indent=1) + b"\n")
    except OSError as error:
        raise BadInput(f"{path()} cannot be written ({error.strerror}).") from error
