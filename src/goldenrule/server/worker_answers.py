"""What a worker process answers. `worker_rpc` has the calls, and the answer of those that change a table."""

from collections.abc import Sequence

from msgspec import Struct

from goldenrule.server.api import Game
from goldenrule.table.saves import Seats


class WorkerAnswer(Struct, frozen=True, omit_defaults=True, tag=True):
    """What a worker answers."""


class JsonAnswer(WorkerAnswer, frozen=True):
    """JSON for a page, or a file: the server passes it on as it is."""

    data: bytes


class InputRefused(WorkerAnswer, frozen=True):
    """Bad input: a phrase as plain data."""

    phrase: object


class TableBroken(WorkerAnswer, frozen=True):
    """The table cannot continue: an error of a card or of the program, with its traceback."""

    trace: str


class NewEpoch(Struct, frozen=True):
    """A table begins again with this record, as its journal does not replay: `why`, a phrase as plain data."""

    record: bytes
    seats: Seats
    why: object


class SavedView(Struct, frozen=True):
    """How a table looks to these eyes, with its whole story, in a language: a `protocol.Now`, compressed (zlib)."""

    eyes: int
    lang: str
    data: bytes


class NewGame(WorkerAnswer, frozen=True):
    """A game that was made: its record and journal, who sits where, names of the seats, who plays against what.

    `kind` is what it is besides a game ("puzzle:ID"), "" for nothing.
    """

    game: str
    record: bytes
    seats: Seats
    names: Sequence[str]
    about: str
    kind: str = ""
    kept: Sequence[bytes] = ()


class Label(Struct, frozen=True):
    """How a table is called, who sits there, and where it stands."""

    about: str
    names: Sequence[str]
    standing: str


class Labels(WorkerAnswer, frozen=True):
    """The labels of tables, in order; None for one whose game cannot be made any more."""

    labels: Sequence[Label | None]


class Common(Struct, frozen=True):
    """What is the same for every page in a language: the games, and the texts of the page in Fluent.

    `english` are the texts of the page that a preview lacks.
    """

    games: Sequence[Game]
    words: str
    lang: str
    english: str = ""
