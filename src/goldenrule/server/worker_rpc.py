"""What the server asks of a worker process, and what it is answered: messages in msgpack."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.api import Game, NewTable, SetupAsked
from goldenrule.server.protocol import Request
from goldenrule.table.saves import Seats


class _Call(Struct, frozen=True, omit_defaults=True, tag=True):
    """Something that a worker is to do."""


class _AtTable(_Call, frozen=True):
    """Something that is done at a table."""

    table: str


class Begin(_Call, frozen=True):
    """Make a new game for whoever has the folder `own`, "" for nobody yet. Answered with `Begun`.

    The table is not open yet.
    """

    new: NewTable
    own: str = ""


class Open(_AtTable, frozen=True):
    """Take up a table from what is kept of it: the record as it was begun, the lines of its journal, a snapshot.

    `snapshot_at` is how many of the lines had been written when the snapshot was taken. Nothing is played.
    """

    record: bytes
    kept: Sequence[bytes]
    seats: Seats
    kind: str = ""
    snapshot: bytes = b""
    snapshot_at: int = 0


class Close(_AtTable, frozen=True):
    """Forget a table."""


class Own(Struct, frozen=True):
    """The files of a person, by their folder, and the seats that they play."""

    folder: str
    seats: Sequence[int]


class Joining(Struct, frozen=True):
    """A page that is opened: the seats that it plays, or the eyes with which it watches, and its language.

    "" is the server's own language. `own` is the folder of whoever plays there, "" for somebody who has none.
    """

    page: int
    seats: Sequence[int]
    eyes: int = SPECTATOR
    lang: str = ""
    own: str = ""


class Join(_AtTable, frozen=True):
    """Pages have been opened, or play other seats from now on: all at once, so that no seat is played twice.

    `away` are the seats that are kept for players whose connection is lost.
    """

    pages: Sequence[Joining]
    away: Sequence[int] = ()


class Part(_AtTable, frozen=True):
    """A page has been closed; `away` as `Join` has it."""

    page: int
    away: Sequence[int] = ()


class Do(_AtTable, frozen=True):
    """Carry out what a page wants."""

    page: int
    request: Request


class Play(_AtTable, frozen=True):
    """Let bots go on."""


class Posed(Struct, frozen=True):
    """A question to a seat, and how things stand: the options and the position of the game, in msgpack."""

    game: str
    position: bytes
    seat: int


class Hinting(Struct, frozen=True):
    """A page wants a hint: `id` is that of its request, `at` the position of the question.

    `called` has, for each option, the numbers of its items and what it is called.
    """

    page: int
    id: int
    at: int
    posed: Posed
    called: Sequence[tuple[Option, Sequence[int], str]]
    lang: str = ""


class Searching(Struct, frozen=True):
    """A bot that searches is asked at position `at`; `seed` is what it draws from."""

    at: int
    bot: str
    seed: str
    posed: Posed


class Advise(_Call, frozen=True):
    """Think of a hint; no table is needed for it. Answered with `Data`, what its page is sent."""

    hint: Hinting


class Think(_Call, frozen=True):
    """Answer for a bot that searches; no table is needed for it. Answered with `Data`, the option."""

    search: Searching


class Deliver(_AtTable, frozen=True):
    """A hint has been thought of: its page is sent it, if that is still asked there."""

    page: int
    at: int
    seat: int
    id: int
    data: bytes


class Searched(_AtTable, frozen=True):
    """A bot has thought of its answer, which is given if that is still asked."""

    at: int
    seat: int
    option: Option


class Setup(_Call, frozen=True):
    """The first screen of a game. Answered with `Data`."""

    asked: SetupAsked
    lang: str = ""


class Again(_AtTable, frozen=True):
    """What follows a table that is over, by the key of an offer, for these people. Answered with `Begun`.

    `own` is the folder of whoever asks for it.
    """

    key: str
    own: str
    people: Sequence[Own]


class Count(_AtTable, frozen=True):
    """The game is over: keep that in the files of these people. Answered with `Came`."""

    people: Sequence[Own]


class Moments(_AtTable, frozen=True):
    """The headings of a table's story as a seat has seen it, in a language. Answered with `Data`."""

    eyes: int
    lang: str = ""


class Moment(_AtTable, frozen=True):
    """How things stood after so many decisions, for these eyes, in a language. Answered with `Data`."""

    eyes: int
    at: int
    lang: str = ""


class Split(_AtTable, frozen=True):
    """A practice game that goes on from how things stood after so many decisions, for whoever has the folder `own`.

    Answered with `Begun`.
    """

    at: int
    own: str


class Review(_Call, frozen=True):
    """Look back on a record with the eyes of these seats; no table is needed for it. Answered with `Data`, a review."""

    record: bytes
    seats: Sequence[int]
    budget: str


class TellReview(_Call, frozen=True):
    """Tell the `review` of a record; no table is needed for it. Answered with `Data`, a page.

    `here` is the address of a moment, but for its number.
    """

    record: bytes
    review: bytes
    here: str
    lang: str = ""


class Export(_AtTable, frozen=True):
    """A table's record as a save; under `name` in the saves of the terminal, "" for none. Answered with `Data`."""

    name: str = ""


class Report(_AtTable, frozen=True):
    """A report of a problem: with all of the record, or with what a seat has seen. Answered with `Data`."""

    eyes: int
    whole: bool
    note: str = ""
    lang: str = ""


class Look(_Call, frozen=True):
    """Look something up: `what` is the name of a function of `library`. Answered with `Data`.

    `packs` are the folders of content packs whose cards are known, too; `own` is the folder of whoever asks.
    """

    what: str
    game: str = ""
    word: str = ""
    lang: str = ""
    packs: Sequence[str] = ()
    own: str = ""


class KeptTable(Struct, frozen=True):
    """What is kept of a table that has to do with how it is called; `bots` are the seats of bots."""

    record: bytes
    kind: str
    bots: Sequence[int]
    standing: str


class Titles(_Call, frozen=True):
    """How tables are called in a language. Answered with `Titled`."""

    tables: Sequence[KeptTable]
    lang: str


class Start(_Call, frozen=True):
    """What is the same for every page in a language. Answered with `Data`, a `Started`."""

    lang: str


class Started(Struct, frozen=True):
    """What is the same for every page in a language: the games, and the texts of the page in Fluent."""

    games: Sequence[Game]
    words: str
    lang: str


Call = (
    Begin | Open | Close | Join | Part | Do | Play | Setup | Start | Again | Moments | Moment | Split | Export | Report
    | Count | Look | Titles | Review | TellReview | Advise | Think | Deliver | Searched
)  # fmt: skip


def holds_seed(call: Call) -> bool:
    """Is the seed in the answer to a call, or in the copy of a game that comes of it?"""
    return isinstance(call, Export | Split) or (isinstance(call, Report) and call.whole)


class _Answer(Struct, frozen=True, omit_defaults=True, tag=True):
    """What has come of a call."""


class Epoch(Struct, frozen=True):
    """A table begins again with this record, as its journal does not replay: `why`, a phrase as plain data."""

    record: bytes
    seats: Seats
    why: Any


class Told(Struct, frozen=True):
    """How a table looks to these eyes, with its whole story, in a language: a `protocol.Now`, compressed (zlib)."""

    eyes: int
    lang: str
    data: bytes


class Came(_Answer, frozen=True):
    """Lines of the journal are to be `kept` before `sent` is sent to pages by their numbers.

    With `busy` bots are to go on (`Play`), after a while if they are `alone`: somebody looks on. `seats` is who sits
    where, if that is to be kept anew, `kind` what it is besides a game, `where` how far it is (a `titles.Standing`).
    `ended`: the game is over, and is to be counted (`Count`). `hint` is wanted, `search` is a bot's question: both are
    thought of elsewhere meanwhile.
    `fault`: where the table has broken after that, with a card that would break again. `snapshot` is the position now,
    for when rules or cards change, and `told` how it looks; `epoch` begins with what is kept next.
    """

    kept: Sequence[bytes] = ()
    seats: Seats | None = None
    kind: str = ""
    snapshot: bytes = b""
    told: Sequence[Told] = ()
    epoch: Epoch | None = None
    sent: Sequence[tuple[int, bytes]] = ()
    busy: bool = False
    alone: bool = False
    fault: str = ""
    over: bool = False
    ended: bool = False
    where: str = ""
    hint: Hinting | None = None
    search: Searching | None = None


class Begun(_Answer, frozen=True):
    """A game that was made: its record and journal, who sits where, how the seats are called, who plays against what.

    `kind` is what it is besides a game ("puzzle:ID"), "" for nothing.
    """

    game: str
    record: bytes
    seats: Seats
    names: Sequence[str]
    about: str
    kind: str = ""
    kept: Sequence[bytes] = ()


class Title(Struct, frozen=True):
    """How a table is called, who sits there, and where it stands."""

    about: str
    names: Sequence[str]
    standing: str


class Titled(_Answer, frozen=True):
    """How tables are called, in order; None of one whose game cannot be begun any more."""

    titles: Sequence[Title | None]


class Data(_Answer, frozen=True):
    """JSON for a page."""

    data: bytes


class Wrong(_Answer, frozen=True):
    """Bad input: a phrase as plain data."""

    said: Any


class Broken(_Answer, frozen=True):
    """The table cannot go on: an error of a card or of the program, with what a report says of it."""

    trace: str


Answer = Came | Begun | Titled | Data | Wrong | Broken
