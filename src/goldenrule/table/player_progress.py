"""What a player has reached: solved puzzles, daily games and lessons, in one file of the data directory."""

from pathlib import Path
from typing import Final

import msgspec

from goldenrule.table import user_files


class Day(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the daily game of a date ended, and in which round."""

    won: bool
    rounds: int


class Diary(msgspec.Struct, forbid_unknown_fields=True):
    """Puzzles by id, in the order in which they were solved; daily games by date (YYYY-MM-DD).

    `shown` are puzzles whose solution was looked at before they were solved: they are never among the solved ones.
    `learned` are lessons by id, in order; `lessons` are the steps at which others were left. `guided` are games that
    were played with tips.
    """

    solved: list[str] = []
    daily: dict[str, Day] = {}
    learned: list[str] = []
    lessons: dict[str, int] = {}
    shown: list[str] = []
    guided: list[str] = []


NAME: Final = "diary.json"


def read(folder: Path) -> Diary:
    """The diary; an empty one if there is none. Raises BadInput if it cannot be read or is damaged."""
    return user_files.read(folder, NAME, Diary)


def check_writable(folder: Path) -> None:
    """Raises BadInput if nothing could be remembered now, as on a full disk."""
    user_files.check_writable(folder, NAME, Diary)


def note_solved(folder: Path, puzzle: str) -> bool:
    """Remember that a puzzle is solved. False if its solution had been shown.

    Raises BadInput if the diary cannot be read or written.
    """
    with user_files.open_to_change(folder, NAME, Diary) as diary:
        if puzzle in diary.shown:
            return False
        if puzzle not in diary.solved:
            diary.solved.append(puzzle)
    return True


def note_shown(folder: Path, puzzle: str) -> None:
    """Remember that the solution of a puzzle was shown, unless it is solved. Raises BadInput as `note_solved` does."""
    with user_files.open_to_change(folder, NAME, Diary) as diary:
        if puzzle not in (*diary.solved, *diary.shown):
            diary.shown.append(puzzle)


def note_daily(folder: Path, date: str, day: Day) -> None:
    """Remember the result of a date, unless there is one: the first counts. Raises BadInput as `note_solved` does."""
    with user_files.open_to_change(folder, NAME, Diary) as diary:
        diary.daily.setdefault(date, day)


def note_left(folder: Path, lesson: str, step: int) -> None:
    """Remember at which step a lesson was left; 0 forgets it. Raises BadInput as `note_solved` does."""
    with user_files.open_to_change(folder, NAME, Diary) as diary:
        diary.lessons.pop(lesson, None)
        if step:
            diary.lessons[lesson] = step


def note_learned(folder: Path, lesson: str) -> None:
    """Remember that a lesson is through. Raises BadInput as `note_solved` does."""
    with user_files.open_to_change(folder, NAME, Diary) as diary:
        diary.lessons.pop(lesson, None)
        if lesson not in diary.learned:
            diary.learned.append(lesson)


def note_guided(folder: Path, game: str) -> None:
    """Remember that a game was played with tips. Raises BadInput as `note_solved` does."""
    with user_files.open_to_change(folder, NAME, Diary) as diary:
        if game not in diary.guided:
            diary.guided.append(game)
