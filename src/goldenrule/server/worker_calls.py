"""Calls to worker processes, declared with their answers: those that need no table, and searches.

Every call is a `Call[Answer]`: its class declares the answer, and a search its cost; `table_calls` has those that need
an open table. `WorkerPool` and `TableRoom` forward all of them, and `worker.host.HANDLERS` has the handlers.
To add one, declare it here or there and write one function that takes it (docs/server_design.md).
"""

from collections.abc import Sequence
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from goldenrule.kernel.decisions import Option
from goldenrule.server.api import NewTable, SetupAnswers
from goldenrule.server.library_api import CardOrder, DeckRequest
from goldenrule.server.worker_answers import JsonAnswer, Labels, NewGame

Answer = TypeVar("Answer", covariant=True)


class Call(Struct, Generic[Answer], frozen=True, omit_defaults=True, tag=True):
    """A call to any worker, answered with an `Answer`. It needs no table.

    A call with a `lang` is answered in that language, "" for the server's own.
    """


class SearchCall(Call[JsonAnswer], frozen=True):
    """A long call. It costs its caller `cost` from their bucket "thinking"; a call that costs 0 always runs."""

    @property
    def cost(self) -> float:
        return 0


class CreateGame(Call[NewGame], frozen=True):
    """Make a new game for the person with this folder, "" for nobody yet. Its table is not open yet."""

    new: NewTable
    folder: str = ""


class SetupScreen(Call[JsonAnswer], frozen=True):
    """The first screen of a game (`api.Setup`). `alone`: no one else can reach the server."""

    asked: SetupAnswers
    lang: str = ""
    alone: bool = False


class CommonData(Call[JsonAnswer], frozen=True):
    """The common data of pages in a language (`Common`)."""

    lang: str


Subject = Literal[
    "cards",
    "faces",
    "card",
    "rules",
    "puzzles",
    "hints",
    "solution",
    "lessons",
    "daily",
    "stats",
    "standing",
    "saves",
    "bot",
    "decks",
]
"""The subjects for look-ups."""


class LookUp(Call[JsonAnswer], frozen=True):
    """Look up a subject in `library`. `packs` are the folders of content packs, `folder` that of the person."""

    what: Subject
    game: str = ""
    word: str = ""
    lang: str = ""
    packs: Sequence[str] = ()
    folder: str = ""


class BrowseCards(Call[JsonAnswer], frozen=True):
    """The cards of a game that match a query, from a place on (`CardPage`). `packs` are folders of packs."""

    game: str
    query: str = ""
    sort: CardOrder = ""
    start: int = 0
    lang: str = ""
    packs: Sequence[str] = ()


class BuildDeck(Call[JsonAnswer], frozen=True):
    """A deck, and what its game says of it (`DeckReport`). `file` is a downloaded deck, `packs` are folders."""

    game: str
    asked: DeckRequest
    file: bytes = b""
    lang: str = ""
    packs: Sequence[str] = ()


class SavedTable(Struct, frozen=True):
    """The saved data for the label of a table; `bots` are the seats of bots."""

    record: bytes
    kind: str
    bots: Sequence[int]
    standing: str


class LabelTables(Call[Labels], frozen=True):
    """The labels of tables in a language."""

    tables: Sequence[SavedTable]
    lang: str


class RenderReview(Call[JsonAnswer], frozen=True):
    """A review of a record as a page of HTML, or as `data` (`api.ReviewView`).

    `parts` are the answers to `SearchReview`. `here` is the address of a moment without its number.
    """

    record: bytes
    seats: Sequence[int]
    budget: str
    parts: Sequence[bytes]
    here: str
    data: bool
    lang: str = ""


class SearchReview(SearchCall, frozen=True):
    """A part of the review of a record from the view of these seats: `most` decisions from a number on.

    The answer is an encoded `lab.review.review_part`. The first part pays for all.
    """

    record: bytes
    seats: Sequence[int]
    budget: str
    first: int
    most: int

    @property
    def cost(self) -> float:
        return 0 if self.first else 5


class PosedQuestion(Struct, frozen=True):
    """A question to a seat: the options and the position of the game, in msgpack."""

    game: str
    position: bytes
    seat: int


class PosedItem(Struct, frozen=True):
    """An item of a question: the single answers behind it, its name, its action without a target, and its payment."""

    answers: tuple[Option, ...]
    text: str
    action: str
    pays: str


class SearchHint(SearchCall, frozen=True):
    """Compute a hint for request `id` of a page, about the question at position `at` with these items.

    `first`: with a short search. `advised` are the numbers of the items that a short search has advised before.
    `seconds` is about the most time for it; 0 for no limit.
    """

    page: int
    id: int
    at: int
    posed: PosedQuestion
    items: Sequence[PosedItem]
    first: bool = False
    lang: str = ""
    advised: Sequence[int] = ()
    seconds: float = 0.0

    @property
    def cost(self) -> float:
        return 0.25 if self.first else 1


class SearchAnswer(SearchCall, frozen=True):
    """Compute the answer of a bot that searches, at position `at`. Its random numbers come from `seed`."""

    at: int
    bot: str
    seed: str
    posed: PosedQuestion
