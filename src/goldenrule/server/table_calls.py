"""Calls for the worker in which a table is open, and the answer of those that change it."""

from collections.abc import Sequence

from msgspec import Struct

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.page_requests import Request
from goldenrule.server.worker_answers import JsonAnswer, NewEpoch, NewGame, SavedView, WorkerAnswer
from goldenrule.server.worker_calls import Answer, Call, SearchAnswer, SearchHint
from goldenrule.table.saves import Seats


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
    hint: SearchHint | None = None
    search: SearchAnswer | None = None


class TableCall(Call[Answer], frozen=True):
    """A call for the worker in which this table is open."""

    table: str

    @property
    def holds_seed(self) -> bool:
        """Does the answer contain the seed of the game, or reveal every hidden card?"""
        return False


class TableChange(TableCall[TableUpdate], frozen=True):
    """A call that may change a table. Its handler returns the messages for pages."""


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
