"""What a page and the server say to each other over a table's socket: typed messages in JSON, with a version.

A page says what it wants done (`Request`, told apart by "do") and is answered by its `id`; the server says what is so
(`Message`, told apart by "is"). Unknown fields are refused. `scripts/protocol.py` writes the types for the page.
"""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.segments import Segment
from goldenrule.gamekit.story_text import Change
from goldenrule.gamekit.value_text import Value
from goldenrule.table.auto_answers import Answer
from goldenrule.table.board_view import PageBoard
from goldenrule.table.prompts import Prompt
from goldenrule.table.story_view import Section

VERSION: Final = 1
"""A page of another version is told so, and loads itself again."""


Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
"""A number of a page: none that could not be passed on."""


# -- what a page wants -------------------------------------------------------------------------------------------------


class _Request(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"):
    """`id` is the page's own number for it, which the answer repeats."""

    id: Number


class _OfSeat(_Request, frozen=True):
    """Something for a seat of the page."""

    seat: Number


class _AtQuestion(_Request, frozen=True):
    """About the question to a seat at position `at`."""

    at: Number
    seat: Number


class Choose(_AtQuestion, frozen=True, tag="choose"):
    """Answer the question of position `at` with items by their numbers.

    `more`: the question continues, and later choices belong to this answer. `sure`: accept a likely mistake.
    """

    items: Sequence[Number]
    more: bool = False
    sure: bool = False


class Cancel(_AtQuestion, frozen=True, tag="cancel"):
    """Take back what led to the question of position `at`."""


class Undo(_Request, frozen=True, tag="undo"):
    """Take back so many answers of one's own, or ask the others for it if they have acted since."""

    count: Number = 1


class Allow(_Request, frozen=True, tag="allow"):
    """Whether an undo that somebody asks for may be."""

    yes: bool


class Stand(_AtQuestion, frozen=True, tag="stand"):
    """Always answer so for the ability of an item; "ask" to be asked again.

    `keep`: in later games as well; only a page on the machine of the server may say so, whose settings these are.
    """

    item: Number
    answer: Answer
    keep: bool = False


class AskAgain(_Request, frozen=True, tag="ask_again"):
    """Be asked again about an ability that has a standing answer (`StandingAnswer`). `keep`: in later games as well."""

    seat: Number
    code: str
    number: Number
    keep: bool = False


class Free(_OfSeat, frozen=True, tag="free"):
    """Take free benefits, or be asked about them again."""

    takes: bool


class Skip(_OfSeat, frozen=True, tag="skip"):
    """Pass on whatever may be passed on until something else happens: an attack, a revealed card, one's own turn."""


class Preview(_AtQuestion, frozen=True, tag="preview"):
    """What is certain to come of items, if they are chosen."""

    items: Sequence[Number]


class Why(_OfSeat, frozen=True, tag="why"):
    """Why an item is offered, why nothing can be done with a card (an id of the view), or else what is going on."""

    item: Number = 0
    card: Number = 0


class Hint(_AtQuestion, frozen=True, tag="hint"):
    """The advice of a strong bot on the question. It takes a while, and goes on while others play."""


class Values(_OfSeat, frozen=True, tag="values"):
    """What makes the values of a card in play what they are."""

    card: Number


class Uncover(_OfSeat, frozen=True, tag="uncover"):
    """Where players hide their hands from each other at one screen: this person sits before it now."""


class Leave(_Request, frozen=True, tag="leave"):
    """Give up the seats of this page, so that somebody else or a bot can take them."""


class Here(_Request, frozen=True, tag="here"):
    """Is anybody there? Done, if so: a page that has slept or heard nothing for long cannot tell by its socket."""


Request = (
    Choose
    | Cancel
    | Undo
    | Allow
    | Stand
    | AskAgain
    | Free
    | Skip
    | Preview
    | Why
    | Hint
    | Values
    | Uncover
    | Leave
    | Here
)


# -- what is so --------------------------------------------------------------------------------------------------------


class Seat(Struct, frozen=True, omit_defaults=True):
    """A seat: who is played there, and by whom. `bot` is the name of a bot, "" for a person's seat."""

    seat: int
    name: str
    bot: str = ""
    here: bool = False
    """Is a person's page open?"""
    yours: bool = False
    away: bool = False
    """Is the seat kept for a player whose connection is lost?"""


class Waiting(Struct, frozen=True, omit_defaults=True):
    """Whom the game waits for, in a sentence."""

    seats: Sequence[int]
    text: str


class UndoState(Struct, frozen=True, omit_defaults=True):
    """Whether the last answer can be taken back; else why not. With `asks` the others have to allow it."""

    can: bool
    asks: bool = False
    why: str = ""


class Offer(Struct, frozen=True, omit_defaults=True):
    """What can be played next: "rematch", "swap" (the other side), "expert", "next" (puzzle)."""

    key: str
    text: str


class Ending(Struct, frozen=True, omit_defaults=True):
    """How a game has ended: `won` for whoever reads (None: nobody), the result, what led to it, what may follow."""

    won: bool | None
    text: str
    lines: Sequence[str] = ()
    offers: Sequence[Offer] = ()
    seed: str = ""
    """The seed of the game, whose SHA-256 was shown from the start if it was drawn by chance (`Welcome.seed_hash`)."""


class StandingAnswer(Struct, frozen=True):
    """A standing answer, told in `text`: for the ability of a number on every card of a code."""

    code: str
    number: int
    answer: Answer
    text: str


class Origin(Struct, frozen=True):
    """What a table is a copy of: it goes on from how another one stood after `at` decisions."""

    table: str
    at: int


class Welcome(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="welcome"):
    """The first message: which table this is and which seats the page plays; none if it watches.

    `lesson` and `puzzle` are the id of what is learned or solved here, `packs` those of the content packs. `copy_of` is
    where a "what if" began.
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
    """The SHA-256, in hexadecimal, of a seed that nobody is shown before the end; "" of one that may be known."""
    open_seed: str = ""
    """That somebody may know every hidden card, as the seed was typed or read: a sentence, where hands are hidden."""


class Now(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="now"):
    """How things stand for the seat whose eyes the page has: sent at first, and whenever something has changed.

    `at` counts positions and only grows; answers name it, and a stale one is refused. `seat` is -1 for who watches.
    `faces` are those of the codes on the board and in the story that the page has not been sent yet. `story` is what is
    new since the message before (all of it at first, `whole`). `covered`: hands are hidden until `seat` uncovers them.
    `standing` is what the seat has said of abilities; `free` if it takes free benefits without being asked, and `took`
    if it has taken one since the question before.
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
    """What the lesson or puzzle says here."""
    standing: Sequence[StandingAnswer] = ()
    free: bool = False
    took: bool = False


class HintOption(Struct, frozen=True):
    """An option that is advised: the numbers of the items that answer with it, and what is said of it.

    Where something is paid or discarded the numbers after the first are those of what is given with it.
    `chance` is that to win, from 0 to 1, with its standard error, in so many `worlds`. `chosen`: a bot would do it.
    """

    items: Sequence[int]
    text: str
    chance: float
    error: float
    worlds: int
    chosen: bool


class Done(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="done"):
    """A request was carried out; what it was asked for is told in `lines`. What it has changed was sent before.

    Each line of a preview is one of its `changes`: of which card (an id of the view), and from which number to which; a
    line more says what is asked then, or that nothing is certain.
    Each line about a card's values is one of its `values`. `hints` are the best options, best first.
    """

    id: int
    lines: Sequence[Sequence[Segment]] = ()
    changes: Sequence[Change] = ()
    values: Sequence[Value] = ()
    hints: Sequence[HintOption] = ()


RefusalKind = Literal["", "sure", "stale", "undo"]


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="refused"):
    """A request was not carried out. `kind` "sure": it is if it is sent again with `sure`; "stale": `at` is past."""

    id: int
    text: str
    kind: RefusalKind = ""


class UndoWanted(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="undo_wanted"):
    """Somebody asks to take back answers: `Allow` says whether that may be."""

    by: int
    text: str


class Stopped(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="stopped"):
    """This table cannot go on; others can. The text says what is kept and what can be done."""

    text: str


Message = Welcome | Now | Done | Refused | UndoWanted | Stopped
