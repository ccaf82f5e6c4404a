"""What a game supplies for puzzles: positions, goals and answers in words."""

from typing import Final, Protocol

from goldenrule.gamekit.game_type import G, GIn
from goldenrule.kernel.decisions import Option
from goldenrule.words.texts import Texts

OPEN: Final = "open"
SOLVED: Final = "solved"
FAILED: Final = "failed"

Line = list[tuple[int, Option]]
"""Answers in order: the seat and its option."""


class Goal(Protocol[GIn]):
    """The goal of a puzzle, made by the game from the words of the puzzle."""

    def judge(self, game: GIn) -> str:
        """Return OPEN, SOLVED or FAILED for a position between two decisions."""

    def key(self, game: GIn) -> bytes:
        """Return a key that is equal for positions with the same possible results."""


class PuzzlePositions(Protocol[G]):
    """The positions, goals and answers of a game's puzzles; `GameKind.puzzles` returns it."""

    def begin(self, given: dict[str, object], at: str) -> G:
        """Return the game at its first decision. Raises BadInput, naming the place `at`, for an impossible position."""

    def goal(self, goal: dict[str, object], game: G, at: str) -> Goal[G]:
        """Return the goal, counted from this position. Raises BadInput, naming the place `at`, for one that is none."""

    def facing(self, given: dict[str, object], texts: Texts) -> str:
        """Say who plays against what, by name. Raises BadInput for an impossible position."""

    def answers(self, game: G, words: str) -> Line:
        """Return the answers for a written one, several for "pay any". Raises BadInput if it does not fit."""

    def in_words(self, game: G, seat: int, option: Option) -> str:
        """Return an option as an answer is written."""
