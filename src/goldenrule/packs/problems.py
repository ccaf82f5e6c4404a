"""What is wrong with a pack: one sentence each, with its file and line."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from goldenrule.packs.lines import Lines, line_of


class Problem(NamedTuple):
    """One fault of a pack. `line` is 0 when it concerns the whole file."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


class Place:
    """Where plain data was written: a file, the lines of its values, and what the data is called in messages."""

    __slots__ = ("file", "lines", "path", "problems", "title")

    def __init__(self, file: str, lines: Lines, path: str, title: str, problems: list[Problem]) -> None:
        self.file = file
        self.lines = lines
        self.path = path
        self.title = title
        self.problems = problems

    def wrong(self, path: str, text: str) -> None:
        """Note a fault at a path inside the data."""
        where = ": ".join(part for part in (self.title, path.lstrip(".")) if part)
        line = line_of(self.lines, self.path + path)
        self.problems.append(Problem(self.file, line, f"{where}: {text}" if where else text))


def nearest(word: str, known: list[str]) -> str:
    """ "; did you mean x or y?", or all that is known if it is little, or nothing."""
    from difflib import get_close_matches  # takes time to import

    close = get_close_matches(word, known, 3, 0.6)
    if close:
        return f"; did you mean {' or '.join(close)}?"
    return f"; known: {', '.join(sorted(filter(None, known)))}." if 0 < len(known) <= 12 else "."


def nothing_to_take(id: str, earlier: Collection[str]) -> Iterator[str]:
    """Why a card without copies does not take an earlier card out of the game: a sentence, or none."""
    if id not in earlier:
        yield f"it has no copies, and there is no card of this id to take out{nearest(id, list(earlier))}"
