"""Answers of worker processes. `table_calls` has that of the calls that change a table."""

from collections.abc import Sequence

from msgspec import Struct

from goldenrule.server.api import Game, Lang
from goldenrule.table.saves import Seats


class WorkerAnswer(Struct, frozen=True, omit_defaults=True, tag=True):
    """An answer of a worker."""


class JsonAnswer(WorkerAnswer, frozen=True):
    """JSON for a page, or a file, which the server passes on unchanged."""

    data: bytes


class InputRefused(WorkerAnswer, frozen=True):
    """Bad input: a phrase as plain data."""

    phrase: object


class TableBroken(WorkerAnswer, frozen=True):
    """The table cannot continue: an error of a card or of the program, with its traceback."""

    trace: str


class NewEpoch(Struct, frozen=True):
    """The record of a new epoch, because the journal does not replay: `why`, a phrase as plain data."""

    record: bytes
    seats: Seats
    why: object


class SavedView(Struct, frozen=True):
    """A saved view of a table, with its whole story, in a language: a `protocol.Now`, compressed (zlib)."""

    eyes: int
    lang: str
    data: bytes


class NewGame(WorkerAnswer, frozen=True):
    """A new game: its record and journal, its seats with their names, and its title.

    `kind` is "puzzle:ID" and so on, "" for an ordinary game.
    """

    game: str
    record: bytes
    seats: Seats
    names: Sequence[str]
    about: str
    kind: str = ""
    kept: Sequence[bytes] = ()


class Label(Struct, frozen=True):
    """The title of a table, its players, and its state."""

    about: str
    names: Sequence[str]
    standing: str


class Labels(WorkerAnswer, frozen=True):
    """The labels of tables, in order; None for one whose game cannot be made any more."""

    labels: Sequence[Label | None]


class Common(Struct, frozen=True):
    """The common data of pages in a language: the games, all languages, and the texts of the page in Fluent.

    `english` are the texts of the page that a preview lacks.
    """

    games: Sequence[Game]
    words: str
    lang: str
    langs: Sequence[Lang]
    english: str = ""
