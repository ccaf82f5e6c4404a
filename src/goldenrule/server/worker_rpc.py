"""Messages between the server and its worker processes, in msgpack.

Every message to a worker is a `Call[Answer]`: its class declares the answer, whether it needs an open table, and its
cost. `WorkerPool` and `TableRoom` forward all of them, and `worker.host.HANDLERS` has the handlers.
To add one, declare it here and write one function that takes it (docs/server_design.md).
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, Literal, TypeVar, Union

from msgspec import Struct

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.api import NewTable, SetupAnswers
from goldenrule.server.library_api import CardOrder, DeckRequest
from goldenrule.server.protocol import Request
from goldenrule.server.worker_answers import (
    InputRefused,
    JsonAnswer,
    Labels,
    NewEpoch,
    NewGame,
    SavedView,
    TableBroken,
    WorkerAnswer,
)
from goldenrule.table.saves import Seats

Answer = TypeVar("Answer", covariant=True)

READY: Final = 0
"""The number of the first message, which is not an answer."""
HEAD: Final = 4
"""The bytes of the length before each message, big-endian."""


def frame_message(data: bytes) -> bytes:
    """Return a message after its length."""
    return len(data).to_bytes(HEAD, "big") + data


# -- answers -----------------------------------------------------------------------------------------------------------


class PosedQuestion(Struct, frozen=True):
    """A question to a seat: the options and the position of the game, in msgpack."""

    game: str
    position: bytes
    seat: int


class TableUpdate(WorkerAnswer, frozen=True):
    """The changes of a table by a call: `kept` is saved before `sent` goes to pages by their numbers.

    `kept` are lines of the journal, `snapshot` the position (in case rules or cards change), `views` saved views, and
    `epoch` a new epoch from the next save on. `seats` are the changed seats; `kind` is "puzzle:ID" and so on;
    `standing` is the state (`table_labels.TableStanding`).
    With `busy` bots continue (`RunBots`), after a pause if they are `alone`. `ended`: the game is over, and its result
    is to be counted (`CountResult`). `hint` and `search` are searches that the table waits for.
    `fault`: a bot broke a card, and would break it again.
    """

    kept: Sequence[bytes] = ()
    seats: Seats | None = None
    kind: str = ""
    snapshot: bytes = b""
    views: Sequence[SavedView] = ()
    epoch: NewEpoch | None = None
    sent: Sequence[tuple[int, bytes]] = ()
    busy: bool = False
    alone: bool = False
    fault: str = ""
    over: bool = False
    ended: bool = False
    standing: str = ""
    hint: "SearchHint | None" = None
    search: "SearchAnswer | None" = None


AnyAnswer = JsonAnswer | InputRefused | TableBroken | TableUpdate | NewGame | Labels


# -- calls -------------------------------------------------------------------------------------------------------------


class Call(Struct, Generic[Answer], frozen=True, omit_defaults=True, tag=True):
    """A call to any worker, answered with an `Answer`. It needs no table.

    A call with a `lang` is answered in that language, "" for the server's own.
    """


class SearchCall(Call[JsonAnswer], frozen=True):
    """A long call. It costs its caller `cost` from their bucket "thinking"; a call that costs 0 always runs."""

    @property
    def cost(self) -> float:
        return 0


class TableCall(Call[Answer], frozen=True):
    """A call for the worker in which this table is open."""

    table: str

    @property
    def holds_seed(self) -> bool:
        """Does the answer contain the seed of the game, or reveal every hidden card?"""
        return False


class TableChange(TableCall[TableUpdate], frozen=True):
    """A call that may change a table. Its handler returns the messages for pages."""


# Without a table


class CreateGame(Call[NewGame], frozen=True):
    """Make a new game for the person with this folder, "" for nobody yet. Its table is not open yet."""

    new: NewTable
    folder: str = ""


class SetupScreen(Call[JsonAnswer], frozen=True):
    """The first screen of a game (`api.Setup`)."""

    asked: SetupAnswers
    lang: str = ""


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


# Searches


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


# At a table


class OpenTable(TableCall[TableUpdate], frozen=True):
    """Open a table from storage: the first record, the lines of its journal, a snapshot.

    `snapshot_at` is the number of lines before the snapshot. Nothing is played.
    """

    record: bytes
    kept: Sequence[bytes]
    seats: Seats
    kind: str = ""
    snapshot: bytes = b""
    snapshot_at: int = 0


class CloseTable(TableCall[TableUpdate], frozen=True):
    """Forget a table."""


class PageJoins(Struct, frozen=True):
    """An opened page: its seats, or its view as a spectator, and its language.

    `folder` is that of its person, "" for none.
    """

    page: int
    seats: Sequence[int]
    eyes: int = SPECTATOR
    lang: str = ""
    folder: str = ""


class JoinPages(TableChange, frozen=True):
    """Pages that were opened, or whose seats have changed: all at once, so that no seat is played twice.

    `away` are the seats that are reserved for players whose connection is lost.
    """

    pages: Sequence[PageJoins]
    away: Sequence[int] = ()


class ClosePage(TableChange, frozen=True):
    """A page was closed; `away` as in `JoinPages`."""

    page: int
    away: Sequence[int] = ()


class PageRequest(TableChange, frozen=True):
    """Carry out the request of a page."""

    page: int
    request: Request


class RunBots(TableChange, frozen=True):
    """Let bots and standing answers continue."""


class DeliverHint(TableChange, frozen=True):
    """A hint was computed: its page gets it, if the question is still open there."""

    page: int
    at: int
    seat: int
    id: int
    data: bytes


class DeliverAnswer(TableChange, frozen=True):
    """A bot's answer was computed: it is given, if the question is still open."""

    at: int
    seat: int
    option: Option


class Player(Struct, frozen=True):
    """A person at a table: the folder with their files, and their seats."""

    folder: str
    seats: Sequence[int]


class CountResult(TableChange, frozen=True):
    """The game is over: write its result to the files of these people."""

    people: Sequence[Player]


class StartRematch(TableCall[NewGame], frozen=True):
    """The next game at a table that is over, by the key of an offer. `folder` is that of the person who asks."""

    key: str
    folder: str
    people: Sequence[Player]


class CopyGame(TableCall[NewGame], frozen=True):
    """A practice game that continues from `at` decisions, for the person with this folder."""

    at: int
    folder: str

    @property
    def holds_seed(self) -> bool:
        return True


class ListMoments(TableCall[JsonAnswer], frozen=True):
    """The headings of a table's story (a list of `api.Moment`), as these eyes saw it."""

    eyes: int
    lang: str = ""


class ShowMoment(TableCall[JsonAnswer], frozen=True):
    """The table after `at` decisions (`protocol.Now`), as these eyes saw it."""

    eyes: int
    at: int
    lang: str = ""


class ExportRecord(TableCall[JsonAnswer], frozen=True):
    """A table's record as a save. It is also saved for the terminal under `name`, if there is one."""

    name: str = ""

    @property
    def holds_seed(self) -> bool:
        return True


class ReportProblem(TableCall[JsonAnswer], frozen=True):
    """A report of a problem: with the `whole` record, or with what a seat has seen."""

    eyes: int
    whole: bool
    note: str = ""
    lang: str = ""

    @property
    def holds_seed(self) -> bool:
        return self.whole


def call_types(kind: type[Call[object]] = Call) -> list[type[Call[object]]]:
    """Return the classes of calls that can be sent: those without subclasses."""
    below = kind.__subclasses__()
    return [found for each in below for found in call_types(each)] if below else [kind]


AnyCall: Any = Union[tuple(call_types())]  # noqa: UP007 (msgspec reads the classes from it)
"""A call of any class, for a decoder."""
