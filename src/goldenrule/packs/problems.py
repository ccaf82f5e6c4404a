"""Faults of packs: one sentence each, with file and line."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from goldenrule.kernel.errors import BadInput
from goldenrule.packs.lines import Lines, line_of
from goldenrule.words.phrases import Arg, Phrase, join_phrases
from goldenrule.words.texts import english


class Problem(NamedTuple):
    """One fault of a pack. `line` is 0 when it concerns the whole file."""

    file: str
    line: int
    said: Phrase

    @property
    def phrase(self) -> Phrase:
        if self.line:
            return Phrase("problem-line", file=self.file, line=self.line, text=self.said)
        return Phrase("problem-file", file=self.file, text=self.said)

    @property
    def text(self) -> str:
        """Return the fault in English."""
        return english(self.said)

    def __str__(self) -> str:
        return english(self.phrase)


class BadFile(BadInput):
    """An unusable file. `said` is the fault, in a line or in the whole file (0)."""

    def __init__(self, file: Arg, line: int, said: Phrase) -> None:
        if line:
            super().__init__("bad-file-line", file=file, line=line, said=said)
        else:
            super().__init__("bad-file", file=file, said=said)
        self.line = line
        self.said = said


class OldWord(NamedTuple):
    """A word of an earlier notation with its whole path and its replacement.

    `form`: the mapping at the path has an earlier form, which the word tells. `wraps`: the word is only left out.
    """

    path: str
    word: str
    new: str
    form: bool = False
    wraps: bool = False


class DataPlace:
    """The origin of plain data: a file, the lines of its values, and its name in messages."""

    __slots__ = ("file", "lines", "old", "path", "problems", "title")

    def __init__(self, file: str, lines: Lines, path: str, title: str, problems: list[Problem]) -> None:
        self.file = file
        self.lines = lines
        self.path = path
        self.title = title
        self.problems = problems
        self.old: list[OldWord] = []

    def wrong(self, path: str, text: Phrase) -> None:
        """Add a fault at a path inside the data."""
        where = ": ".join(part for part in (self.title, path.lstrip(".")) if part)
        line = line_of(self.lines, self.path + path)
        at = Phrase("problem-at", at=where, text=text) if where else text
        self.problems.append(Problem(self.file, line, at))


def renamed_ending(new: str) -> Phrase:
    """Return the end of a sentence about an old word, with its replacement."""
    return Phrase("nearest-renamed", new=new)


def nearest(word: str, known: list[str]) -> Phrase:
    """Return the end of a sentence: "; did you mean x or y?", a short list of all names, or a full stop."""
    from difflib import get_close_matches  # takes time to import

    close = get_close_matches(word, known, 3, 0.6)
    if close:
        return Phrase("nearest-close", words=join_phrases("or", close))
    return (
        Phrase("nearest-known", known=sorted(filter(None, known))) if 0 < len(known) <= 12 else Phrase("nearest-none")
    )


def nothing_to_take(id: str, earlier: Collection[str]) -> Iterator[Phrase]:
    """Return why a card without copies removes no earlier card: a sentence, or none."""
    if id not in earlier:
        yield Phrase("pack-nothing-to-take", close=nearest(id, list(earlier)))
