"""Messages over HTTP about what needs no table: rules, cards, decks, puzzles, lessons and statistics."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from goldenrule.gamekit.card_filters import CardFilter
from goldenrule.gamekit.deck_builder import DeckDraft
from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.segments import Segment
from goldenrule.server.api import Body, Text
from goldenrule.server.page_requests import Number
from goldenrule.table.rulebook import LookupResult, Pointer
from goldenrule.table.stats import Count
from goldenrule.table.stats_text import Tallies


class DeckRequest(Body, frozen=True):
    """What to do with a deck: read a file (`text`), suggest a deck of `size` cards, or else check the `draft`.

    `format` is that of the `DeckReport.file`. `packs` are the ids of content packs, one on each line.
    """

    draft: DeckDraft | None = None
    text: Annotated[str, Meta(max_length=50_000)] = ""
    size: Number = 0
    format: Text = ""
    packs: Text = ""


class DeckLink(Body, frozen=True):
    """The link or the number of a deck at a public site."""

    link: Text
    packs: Text = ""


class Term(Struct, frozen=True):
    """A word on a card that names a rule, with its explanation."""

    name: str
    lines: Sequence[str]


class RuleSearch(Struct, frozen=True, omit_defaults=True):
    """The entries of a rulebook for a search; `wrong` says that there are none."""

    found: LookupResult
    wrong: str = ""


class CardInfo(Struct, frozen=True):
    """A card: its face, its explained keywords, icons and resources, entries about it, and everything else in lines.

    `text` is the text of its face in pieces, with links to words that the rulebook explains.
    """

    face: Face
    text: Sequence[Sequence[Segment]]
    keywords: Sequence[Term]
    entries: Sequence[Pointer]
    lines: Sequence[str]


CardOrder = Literal["", "name", "cost", "type"]
"""The order of cards: as printed, with matches by name first; or by a fact, and then by name."""


class CardPage(Struct, frozen=True, omit_defaults=True):
    """Some of the `total` cards that a query finds, and the filters with the choices of the query.

    `wrong` says why there are none: the query is bad, or no card matches it.
    """

    total: int
    cards: Sequence[Face]
    filters: Sequence[CardFilter]
    wrong: str = ""


class Puzzle(Struct, frozen=True):
    """A puzzle, its level from 1 (easy) to 5; `facing` names the players and the opposition."""

    id: str
    game: str
    name: str
    level: int
    about: str
    facing: str
    solved: bool


class Solution(Struct, frozen=True):
    """The solution of a puzzle; `problem` is why the diary could not record that it was shown, or ""."""

    solution: str
    problem: str = ""


class Lesson(Struct, frozen=True):
    """A lesson of a game; `left` is the step to continue at, 0 for none."""

    id: str
    game: str
    number: int
    title: str
    minutes: int
    steps: int
    done: bool
    left: int


class Day(Struct, frozen=True):
    """The result of the game of a day."""

    date: str
    won: bool
    rounds: int


class Statistics(Struct, frozen=True):
    """Finished games: all of them, the least, mean and most rounds, and groups of games."""

    all: Count
    rounds: tuple[int, float, int]
    groups: Sequence[Tallies]


class Daily(Struct, frozen=True):
    """The game of the day, its players, and the results of earlier days."""

    date: str
    game: str
    facing: str
    days: Sequence[Day]
