"""Lessons: a prepared position, and what is said and done there step by step (docs/lessons.md).

A lesson is a YAML file in the package of its game. Every step claims facts, in the form of case files, which have to
hold when its line is shown; so no line outlives the rule that it is about.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec

from goldenrule.gamekit.statements import Statements
from goldenrule.kernel.clauses import clauses_of
from goldenrule.kernel.errors import BadInput
from goldenrule.languages import Language
from goldenrule.packs.structs import convert_file
from goldenrule.table import player_progress
from goldenrule.table.games import game_names, games_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from goldenrule.gamekit.cases import Cases

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
TEXTS = "lessons"
"""The part of the texts that has the lines (`goldenrule.words.texts.Texts.add`)."""
LEARNED = "learned"
"""The end of the key of what a lesson has taught, a line each."""
CHECKS = ("asked", "offered", "not_offered", "refused")


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A step: a line, what it claims, and what is to be done before the next one; nothing if it is only to be read.

    `say` is the end of the key of the line. `then` are facts, and `asked`, `offered`, `not_offered`, `refused` are
    checks as in a case file; `rules` are the clauses that the line tells. `do` are answers in order, also those of the
    other seats, which are given for them; a list stands for any one of its answers, or for none if none is asked any
    more (of cards that pay, say). `instead` has lines for answers that somebody might give otherwise. `show` names
    what to look at: cards, or "table"; `cards` are lit while the line is read, without it those of which it claims
    something; `places` are keys of the board, such as a track. Of a `puzzle` a client does not
    tell the answer unless it is asked for.
    """

    say: Word
    then: dict[str, object] = {}
    asked: str = ""
    offered: list[Word] = []
    not_offered: list[Word] = []
    refused: dict[str, str] = {}
    rules: list[str] = []
    do: list[Word | list[Word]] = []
    instead: dict[str, Word] = {}
    show: list[Word] = []
    cards: list[Word] | None = None
    places: list[Word] = []
    puzzle: bool = False


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson as it is written. `given` is a position as in a case file, `seat` the learner's, `minutes` how long."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=20)]
    given: dict[str, object]
    steps: Annotated[list[Step], msgspec.Meta(min_length=2, max_length=80)]
    seat: int = 0
    game: str = ""
    """The name of its game; like the number from the place of its file, not written in it."""
    number: int = 0

    @property
    def id(self) -> str:
        return f"{self.game}-{self.number}"

    def key(self, end: str = "") -> str:
        """The key of one of its texts; without an end that of its title."""
        return f"lesson-{self.id}-{end}" if end else f"lesson-{self.id}"


def games_with_lessons() -> list[str]:
    """Return the names of the games with lessons."""
    return [kind.name for kind in games_of(game_names()) if kind.lessons is not None]


def games_to_guide(folder: Path) -> list[str]:
    """The games of which a person has done every lesson, and none with tips; none if that cannot be read."""
    try:
        diary = player_progress.read(folder)
    except BadInput:
        return []
    return [
        game
        for game in games_with_lessons()
        if game not in diary.guided and all(lesson.id in diary.learned for lesson in lessons(game))
    ]


class GameLessons(NamedTuple):
    """The lessons of a game: their folder, and the reader of their positions, answers and facts."""

    folder: "Traversable"
    cases: "Cases"


def game_lessons(game: str) -> GameLessons:
    """Return the lessons of a game. Raises BadInput for an unknown game, or one without lessons."""
    for kind in games_of([game]):
        if kind.lessons is not None and kind.cases is not None:
            return GameLessons(kind.lessons(), kind.cases())
    raise BadInput("bad-no-lessons", game=game, known=games_with_lessons())


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order. Raises BadInput for a game without, or a damaged file."""
    found = []
    for file in game_lessons(game).folder.iterdir():
        number, _, kind = file.name.partition(".")
        if kind == "yaml":
            found.append(
                msgspec.structs.replace(read_lesson(file.read_bytes(), file.name), game=game, number=int(number))
            )
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def read_lesson(data: bytes, where: str) -> Lesson:
    """A lesson from the bytes of a file. Raises BadInput that names file, line, place."""
    from goldenrule.packs.yaml_files import load_yaml  # yaml takes time to import

    found, lines = load_yaml(data, where)
    return convert_file(found, Lesson, where, lines)


def rules_of(game: str, ids: Sequence[str], language: Language) -> dict[str, str]:
    """What clauses and decisions of a game say in a language, by id."""
    package = game_lessons(game).cases.package
    said = Statements(game, package, language)
    return {id: said.clause(id) if id in clauses_of(package) else said.decision(id) for id in ids}
