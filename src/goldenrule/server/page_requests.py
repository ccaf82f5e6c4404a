"""Requests of a page over a table's socket: typed JSON, tagged by "do". Unknown fields are refused."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from goldenrule.table.auto_answers import Answer

Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
"""A number of a page: none that could not be passed on."""

Color = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "pink"]
"""The colors of people, by name: a page knows their values."""

QuickPhrase = Literal["hello", "luck", "nice", "thanks", "moment", "ready", "oops", "game"]
"""The phrases that people may say: each reader gets them in their own language."""


class _Request(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"):
    """A request; `id` is the page's number for it, which the answer repeats."""

    id: Number


class _OfSeat(_Request, frozen=True):
    """A request for a seat of the page."""

    seat: Number


class _AtQuestion(_Request, frozen=True):
    """A request about the question to a seat at position `at`."""

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
    """Take back the action that led to the question at position `at`."""


class Undo(_Request, frozen=True, tag="undo"):
    """Take back some of one's own answers, or ask the others if they have acted since."""

    count: Number = 1


class Allow(_Request, frozen=True, tag="allow"):
    """Allow or deny a requested undo."""

    yes: bool


class Stand(_AtQuestion, frozen=True, tag="stand"):
    """Set a standing answer for the ability of an item; "ask" removes it.

    `keep`: for later games as well.
    """

    item: Number
    answer: Answer
    keep: bool = False


class AskAgain(_Request, frozen=True, tag="ask_again"):
    """Remove a standing answer (`StandingAnswer`). `keep`: for later games as well."""

    seat: Number
    code: str
    number: Number
    keep: bool = False


class Free(_OfSeat, frozen=True, tag="free"):
    """Use free benefits automatically, or ask about them again."""

    takes: bool


class Skip(_OfSeat, frozen=True, tag="skip"):
    """Pass on all opportunities until something else happens: an attack, a revealed card, one's own turn."""


class Preview(_AtQuestion, frozen=True, tag="preview"):
    """Preview the certain effects of chosen items."""

    items: Sequence[Number]


class Why(_OfSeat, frozen=True, tag="why"):
    """Explain why an item is offered, why a card (an id of the view) cannot be used, or the current situation."""

    item: Number = 0
    card: Number = 0


class Hint(_AtQuestion, frozen=True, tag="hint"):
    """Ask for the advice of a strong bot on the question. It takes a while; others can play meanwhile.

    `first`: with a short search, to have something to show until the long one is done. The long one is given the items
    that the short one has `advised`: it advises others only if they are better beyond the noise.
    """

    first: bool = False
    advised: Sequence[Number] = ()


class Values(_OfSeat, frozen=True, tag="values"):
    """Explain the values of a card in play."""

    card: Number


class Uncover(_OfSeat, frozen=True, tag="uncover"):
    """Show the hand of this person, who now sits at a shared screen."""


class Leave(_Request, frozen=True, tag="leave"):
    """Give up the seats of this page, for another person or a bot."""


class Here(_Request, frozen=True, tag="here"):
    """Check the connection; the answer is Done. A page after a sleep cannot tell from its socket."""


class Shows(_Request, frozen=True, tag="shows"):
    """Say that the page shows step by step what has happened (`now`), or has shown it.

    Bots at a table without people continue when every page has shown it, if that does not take too long.
    """

    now: bool


class Introduce(_Request, frozen=True, tag="introduce"):
    """Tell the table how the person of this page wants to be called, and a color that they like; "" for none."""

    name: Annotated[str, Meta(max_length=200)]
    color: Color | Literal[""] = ""


class Say(_Request, frozen=True, tag="say"):
    """Say a quick phrase to everybody at the table. It is not kept."""

    phrase: QuickPhrase


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
    | Shows
    | Introduce
    | Say
)
