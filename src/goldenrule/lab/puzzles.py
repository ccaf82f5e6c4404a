"""Puzzles: a position with a goal, the hints, and proofs by exhaustive search (docs/puzzles.md).

The module knows no game: a game supplies `gamekit.puzzles.PuzzlePositions`. A puzzle is a YAML file with a position as
in a case file. What happens at random in it is part of the position, and the puzzle tells it; so a search over the
players' choices is a proof.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from goldenrule.gamekit.puzzles import OPEN, SOLVED, Goal, Line, PuzzlePositions
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.packs.lines import Lines
from goldenrule.packs.structs import convert_file
from goldenrule.table.games import find_game, usual_game
from goldenrule.words.fluent import Bundle
from goldenrule.words.texts import sources

if TYPE_CHECKING:
    from goldenrule.languages import Language

PART: Final = "puzzles"
"""The part of the texts of a language that tells the puzzles which come with Goldenrule; English is their files'."""
ABOUT, HINT = "about", "hint"
"""The attributes of the name of a puzzle; hints are counted from 1 ("hint2")."""
MOST = 50_000
"""Positions that a search looks at before it gives up: about a minute."""


class Puzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A puzzle as it is written. `given`, `goal` and the answers are the game's to read.

    `level` goes from 1 (easy) to 5 (hard). `solution` are answers in words that reach the goal, `obvious` are answers
    after which nothing does.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    level: Annotated[int, msgspec.Meta(ge=1, le=5)]
    about: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    given: dict[str, object]
    goal: dict[str, object]
    hints: Annotated[list[str], msgspec.Meta(min_length=1, max_length=5)]
    solution: Annotated[list[str], msgspec.Meta(min_length=1, max_length=200)]
    obvious: Annotated[list[str], msgspec.Meta(min_length=1, max_length=200)]
    game: str = msgspec.field(default_factory=usual_game)
    id: str = ""
    """The name of its file; not written in it."""


class Start(msgspec.Struct, frozen=True):
    """A puzzle that is ready to be played."""

    puzzle: Puzzle
    game: Game
    goal: Goal


class SearchResult(msgspec.Struct, frozen=True):
    """What a search found: a line that reaches the goal (None: there is none) and how many positions it looked at."""

    line: Line | None
    positions: int


class Proof(msgspec.Struct, frozen=True):
    """What became of a puzzle's two lines.

    `solution` is what the goal says after it. `way` are answers in words that reach the goal after the obvious line,
    None if there are none among all of the `positions` that can follow.
    """

    solution: str
    way: list[str] | None
    positions: int

    @property
    def holds(self) -> bool:
        """Is the puzzle as it says?"""
        return self.solution == SOLVED and self.way is None


class TooLarge(BadInput):
    """A search that would have to look at more positions than allowed, so that it proves nothing."""


def puzzle_game(name: str) -> PuzzlePositions:
    """What a game supplies for puzzles. Raises BadInput for a game that is unknown or has none."""
    supply = find_game(name).puzzles
    if supply is None:
        raise BadInput("bad-no-puzzles", name=name)
    return supply()


@cache
def puzzles() -> dict[str, Puzzle]:
    """The puzzles that come with Goldenrule, by id, from easy to hard. Raises BadInput for a damaged file."""
    found: list[Puzzle] = []
    for folder in files("goldenrule.games").iterdir():
        place = folder / "puzzles"
        if place.is_dir():
            found += [_shipped(file) for file in place.iterdir() if file.name.endswith(".yaml")]
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda puzzle: (puzzle.level, puzzle.id))}


def _shipped(file: Traversable) -> Puzzle:
    puzzle, _ = read_puzzle(file.read_bytes(), file.name)
    return msgspec.structs.replace(puzzle, id=file.name.removesuffix(".yaml"))


def english() -> dict[str, dict[str, str]]:
    """What the puzzles say in English by the key of their messages: the name (""), and the text of each attribute."""
    return {
        _key(each): {"": each.name, ABOUT: each.about, **{f"{HINT}{n}": text for n, text in enumerate(each.hints, 1)}}
        for each in puzzles().values()
    }


def translated(puzzle: Puzzle, language: "Language") -> Puzzle:
    """A puzzle in the words of a language. One of one's own is as it is written."""
    own, key = _own(language), _key(puzzle)
    if not puzzle.id or key not in own:
        return puzzle
    name, about, *hints = (
        language.finish_text(own.format(key, {}, part))
        for part in ("", ABOUT, *(f"{HINT}{n}" for n in range(1, len(puzzle.hints) + 1)))
    )
    return msgspec.structs.replace(puzzle, name=name, about=about, hints=hints)


@cache
def _own(language: "Language") -> Bundle:
    return Bundle(language.tag, sources(language.tag, PART))


def _key(puzzle: Puzzle) -> str:
    return f"puzzle-{puzzle.game}-{puzzle.id}"


def read_puzzle(data: bytes, where: str) -> tuple[Puzzle, Lines]:
    """A puzzle from the bytes of a file, and the lines of its values. Raises BadInput that names file, line, place."""
    from goldenrule.packs.yaml_files import load_yaml  # yaml takes time to import

    found, lines = load_yaml(data, where)
    return convert_file(found, Puzzle, where, lines), lines


def start(puzzle: Puzzle) -> Start:
    """The puzzle at its first decision. Raises BadInput for an impossible position or goal."""
    supply = puzzle_game(puzzle.game)
    game = supply.begin(puzzle.given, "given")
    goal = supply.goal(puzzle.goal, game, "goal")
    if goal.judge(game) != OPEN:
        raise BadInput("bad-puzzle-goal")
    return Start(puzzle, game, goal)


def play(begun: Start, answers: Sequence[str], place: str = "answers") -> Game:
    """The position after written answers, given in a copy. Raises BadInput with the place of one that does not fit."""
    supply = puzzle_game(begun.puzzle.game)
    game = begun.game.clone()
    for number, words in enumerate(answers):
        try:
            for seat, option in supply.answers(game, words):
                game.apply(seat, option)
        except BadInput as error:
            raise BadInput("problem-of-puzzle", place=place, number=number, error=error) from error
    return game


def prove(puzzle: Puzzle, most: int = MOST) -> Proof:
    """Play the solution, and search everything after the obvious line.

    Raises BadInput for an impossible position or an answer that does not fit, TooLarge as `search` does.
    """
    begun = start(puzzle)
    solution = begun.goal.judge(play(begun, puzzle.solution, "solution"))
    after = play(begun, puzzle.obvious, "obvious")
    found = search(after, begun.goal, most)
    way = None if found.line is None else in_words(puzzle.game, after, found.line)
    return Proof(solution, way, found.positions)


def in_words(game: str, position: Game, line: Line) -> list[str]:
    """Answers as they would be written."""
    supply = puzzle_game(game)
    trial = position.clone()
    out = []
    for seat, option in line:
        out.append(supply.in_words(trial, seat, option))
        trial.apply(seat, option)
    return out


def search(game: Game, goal: Goal, most: int = MOST) -> SearchResult:
    """Look for answers that reach the goal: depth first, every position once, so that none found means there are none.

    Raises TooLarge after `most` positions.
    """
    known: set[bytes] = set()
    trail: Line = []

    def visit(position: Game) -> bool:
        state = goal.judge(position)
        if state != OPEN:
            return state == SOLVED
        key = goal.key(position)
        if key in known:
            return False
        known.add(key)
        if len(known) > most:
            raise TooLarge("bad-search-too-large", most=most)
        decision = position.pending[0]
        for option in decision.options:
            after = position.clone()
            after.apply(decision.seat, option)
            trail.append((decision.seat, option))
            if visit(after):
                return True
            trail.pop()
        return False

    solved = visit(game)
    return SearchResult(list(trail) if solved else None, len(known))
