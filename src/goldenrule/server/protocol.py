"""Messages of the server to a page over a table's socket: typed JSON, tagged by "is", with a version.

A page sends requests (`page_requests`) and gets an answer to each with its `id`. `scripts/protocol.py` writes the types
for the page.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.segments import Segment
from goldenrule.gamekit.story_text import Change
from goldenrule.gamekit.tips import Point
from goldenrule.gamekit.value_text import Value
from goldenrule.server.page_requests import Color, QuickPhrase
from goldenrule.table.auto_answers import Answer
from goldenrule.table.board_view import PageBoard
from goldenrule.table.lesson_guide import LessonStep
from goldenrule.table.prompts import Prompt
from goldenrule.table.story_view import Section

VERSION: Final = 1
"""The version of the messages. A page of another version reloads itself."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat: its role and its player. `bot` is the name of a bot, "" for a person's seat."""

    seat: int
    name: str
    bot: str = ""
    here: bool = False
    """Is a person's page open?"""
    yours: bool = False
    away: bool = False
    """Is the seat kept for a player whose connection is lost?"""


class Waiting(Struct, frozen=True, omit_defaults=True):
    """The players that the game waits for, in a sentence."""

    seats: Sequence[int]
    text: str


class UndoState(Struct, frozen=True, omit_defaults=True):
    """Whether the last answer can be taken back, or why not. With `asks` the others must allow it."""

    can: bool
    asks: bool = False
    why: str = ""


class Offer(Struct, frozen=True, omit_defaults=True):
    """An offer for the next game: "rematch", "swap" (the other side), "expert", "next" (puzzle)."""

    key: str
    text: str


class Remark(Struct, frozen=True, omit_defaults=True):
    """A sentence on paper about the open question, with what it points at: a tip, or a warning before a fatal slip."""

    key: str
    text: str
    points: Sequence[Point] = ()


class Ending(Struct, frozen=True, omit_defaults=True):
    """The end of a game: `won` for the reader (None: nobody), the result, its causes, and offers for the next game.

    `title` is the heading of the end of a lesson, whose `lines` are what was learned; "" for a game.
    """

    won: bool | None
    text: str
    lines: Sequence[str] = ()
    offers: Sequence[Offer] = ()
    seed: str = ""
    """The seed of the game. `Welcome.seed_hash` showed the SHA-256 of a random seed from the start."""
    title: str = ""


class StandingAnswer(Struct, frozen=True):
    """A standing answer, in words in `text`: for the ability of a number on every card of a code."""

    code: str
    number: int
    answer: Answer
    text: str


class Origin(Struct, frozen=True):
    """The origin of a copied table: the position of another one after `at` decisions."""

    table: str
    at: int


class Welcome(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="welcome"):
    """The first message: the table, and the seats that the page plays; none for a spectator.

    `lesson` and `puzzle` are their ids, `packs` the ids of the content packs. `copy_of` is the origin of a "what if".
    """

    version: int
    table: str
    game: str
    title: str
    seats: Sequence[Seat]
    lesson: str = ""
    puzzle: str = ""
    practice: bool = False
    packs: Sequence[str] = ()
    copy_of: Origin | None = None
    seed_hash: str = ""
    """The SHA-256, in hexadecimal, of a seed that is secret until the end; "" for one that may be known."""
    open_seed: str = ""
    """A sentence that somebody may know the seed and every hidden card, where hands are hidden."""


class Now(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="now"):
    """The table from the view of the page's seat: sent at first, and after every change.

    `at` counts positions and only grows; answers name it, and a stale one is refused. `seat` is -1 for a spectator.
    `faces` are those of codes on the board and in the story that are new to the page. `story` is the part since the
    previous message (all of it at first, `whole`). `covered`: hands are hidden until `seat` uncovers them.
    `standing` are the seat's standing answers; `free` says that it uses free benefits automatically, and `took` names
    the cards of those that it has used since the previous question.
    """

    at: int
    seat: int
    board: PageBoard | None
    seats: Sequence[Seat]
    prompt: Prompt | None = None
    waiting: Waiting | None = None
    faces: dict[str, Face] = {}
    story: Sequence[Section] = ()
    whole: bool = False
    undo: UndoState | None = None
    end: Ending | None = None
    covered: bool = False
    coach: Sequence[str] = ()
    """The text of the lesson or puzzle."""
    lesson: LessonStep | None = None
    """The step of the lesson as data, for a spotlight on what it needs."""
    tips: Sequence[Remark] = ()
    """Tips for a first game about what has come up for the first time."""
    hold_on: Sequence[Remark] = ()
    """What would be fatal if the seat ended its turn now, unless its player has switched that off."""
    standing: Sequence[StandingAnswer] = ()
    free: bool = False
    took: str = ""
    taken_back: str = ""
    """What has been taken back since the previous message, in a sentence."""


class HintOption(Struct, frozen=True):
    """An advised option: the numbers of its items, its name, and a line `odds` about its chances.

    In payments and discards, the numbers after the first are the items to give. An action with several targets has the
    numbers of all of them, but for the `chosen` one: that is the whole answer that a bot would give.
    `chance` is that to win, from 0 to 1, with its standard error, in this many `worlds`; 0 if there was no search.
    """

    items: Sequence[int]
    text: str
    odds: str
    chance: float
    error: float
    worlds: int
    chosen: bool


class Done(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="done"):
    """The answer to a successful request, with its result in `lines`. Its changes were sent before.

    Each line of a preview is one of its `changes`: the card (an id of the view), and the numbers before and after; a
    further line tells the next question, or that nothing is certain.
    Each line about a card's values is one of its `values`. `hints` are the best options, best first; what to do and why
    is in the lines then.
    """

    id: int
    lines: Sequence[Sequence[Segment]] = ()
    changes: Sequence[Change] = ()
    values: Sequence[Value] = ()
    hints: Sequence[HintOption] = ()


RefusalKind = Literal["", "sure", "stale", "undo"]


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="refused"):
    """The answer to a refused request. `kind` "sure": it works if sent again with `sure`; "stale": `at` is past."""

    id: int
    text: str
    kind: RefusalKind = ""


class UndoWanted(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="undo_wanted"):
    """A request of another player to take back answers; `Allow` answers it."""

    by: int
    text: str


class Stopped(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="stopped"):
    """The end of a broken table. The text says what is kept and what to do."""

    text: str


class SeatPerson(Struct, frozen=True, omit_defaults=True):
    """Who plays a seat: a person with a name ("" if they have not said it) and a color of their own, or a `bot`.

    `here`: their page is open. `away` are the seconds since it was closed, -1 if it is open or never was. `taken`:
    somebody took the seat by its link; otherwise it is the owner's. `invited`: somebody with the link may take the seat
    from its bot.
    """

    seat: int
    bot: str = ""
    name: str = ""
    color: Color | Literal[""] = ""
    here: bool = False
    away: int = -1
    taken: bool = False
    invited: bool = False


class People(Struct, frozen=True, tag_field="is", tag="people"):
    """The people at a table, and the number of open pages of spectators: sent at first, and when they change."""

    seats: Sequence[SeatPerson]
    watching: int


class Said(Struct, frozen=True, tag_field="is", tag="said"):
    """The player of a seat has said a quick phrase."""

    seat: int
    phrase: QuickPhrase


Message = Welcome | Now | Done | Refused | UndoWanted | Stopped | People | Said
