"""Messages between pages and the server over HTTP: plain structs, the source of OpenAPI and TypeScript."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from goldenrule.gamekit.deck_builder import DeckChoices, DeckReport
from goldenrule.gamekit.first_screen import OwnDeck, Step
from goldenrule.server.page_requests import Number
from goldenrule.server.protocol import SeatPerson

ANSWERS: Final = (DeckChoices, DeckReport)
"""Answers that are declared elsewhere, for `scripts/protocol.py`."""

Text = Annotated[str, Meta(max_length=10_000)]
Words = dict[Annotated[str, Meta(max_length=100)], Annotated[str, Meta(max_length=50_000)]]
Ids = dict[Annotated[str, Meta(max_length=100)], Annotated[list[Text], Meta(max_length=200)]]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A message from a page. Unknown fields are refused."""


# -- starting ----------------------------------------------------------------------------------------------------------


class BotChoice(Struct, frozen=True):
    """A bot that may play a seat: its id and its name."""

    bot: str
    text: str


class Game(Struct, frozen=True):
    """A playable game with its default bot `bot`, the first of `bots`. With `decks` people build decks for it."""

    name: str
    title: str
    hidden_hands: bool
    bot: str
    bots: Sequence[BotChoice]
    decks: bool = False


class TableSummary(Struct, frozen=True, omit_defaults=True):
    """A table to continue: players, state, and the visitor's token.

    `kind` is "puzzle:ID", "lesson:ID", "daily:DATE", or "" for an ordinary game. `damaged` says why it cannot be
    continued; it can only be deleted.
    """

    table: str
    game: str
    about: str
    token: str
    over: bool = False
    standing: str = ""
    changed: float = 0
    kind: str = ""
    damaged: str = ""


class SaveSummary(Struct, frozen=True, omit_defaults=True):
    """A saved game of the terminal."""

    name: str
    game: str
    changed: float = 0
    decisions: int = 0
    over: bool = False


class Settings(Body, frozen=True):
    """The visitor's settings for all games."""

    free: bool = True
    sure: bool = True
    quick: bool = True
    tips: bool = True
    hold_on: bool = True


class SavedStandingAnswer(Struct, frozen=True):
    """A permanent standing answer for the ability `number` of a card. `text` says all of it."""

    game: str
    code: str
    number: int
    text: str


class StandingKey(Body, frozen=True):
    """The ability of a card whose standing answer is removed."""

    game: Text
    code: Text
    number: Number


class Pack(Struct, frozen=True):
    """A content pack of the operator: `given` names it by its `id` under "packs", one on each line.

    It is `usual` (used by default) if it is compatible with the packs before it.
    """

    id: str
    game: str
    name: str
    usual: bool


class Lang(Struct, frozen=True, omit_defaults=True):
    """A language to choose, its own name, and the share of shown messages that it has; 100 if it is complete."""

    tag: str
    name: str
    percent: int = 100


class Art(Struct, frozen=True):
    """The cards, by their codes, of which this visitor may see the operator's own pictures.

    The address of a picture has the `version`, so that browsers may keep it for ever.
    """

    version: str
    codes: Sequence[str]


class Start(Struct, frozen=True):
    """The first data of a page, in a language of `langs`.

    `english`: the words of the page that a preview lacks; "" in a complete language.
    `guided`: games whose quick game has tips. `operator`: the page is the operator's; then `address` is the server's
    address for others, "" if there is none. `alone`: the server runs inside the page, so no one else can reach it.
    """

    version: str
    protocol: int
    lang: str
    langs: Sequence[Lang]
    words: str
    games: Sequence[Game]
    operator: bool
    settings: Settings
    english: str = ""
    tables: Sequence[TableSummary] = ()
    saves: Sequence[SaveSummary] = ()
    packs: Sequence[Pack] = ()
    address: str = ""
    art: Art | None = None
    guided: Sequence[str] = ()
    alone: bool = False


class Secret(Body, frozen=True):
    """The secret at the end of the operator's address."""

    secret: Text


class SetupAnswers(Body, frozen=True):
    """The answers so far on the first screen of a game, by the keys of its steps; `given` are options."""

    game: Text
    answers: Ids = {}
    given: Words = {}


class Summary(Struct, frozen=True):
    """Lines below a heading."""

    title: str
    lines: Sequence[str]


class Setup(Struct, frozen=True):
    """The steps so far, and the resulting game; or what is `wrong` with the answers.

    `answers` are the valid ones: an earlier answer may change later choices. `decks` are those `given` as `own_decks`;
    None for a game without decks.
    """

    steps: Sequence[Step]
    answers: dict[str, list[str]]
    summary: Sequence[Summary]
    ready: bool
    wrong: str = ""
    decks: Sequence[OwnDeck] | None = None


class WhatIf(Body, frozen=True):
    """A moment of another table, for a new game alone from there."""

    table: Text
    at: Number
    token: Text = ""


class NewTable(Body, frozen=True):
    """A table to open: by the answers of the first screen, or by one of the fields after them.

    At a `quick` table with `bots`, bots play every seat, and the owner watches; with `guided`, a first game has tips.
    """

    game: Text = ""
    answers: Ids = {}
    given: Words = {}
    quick: bool = False
    bots: bool = False
    guided: bool = False
    daily: bool = False
    puzzle: Text = ""
    lesson: Text = ""
    save: Text = ""
    what_if: WhatIf | None = None
    seed: Text = ""
    practice: bool = False


class Link(Struct, frozen=True):
    """A token that plays a seat. `bot` plays it until somebody comes, "" for a person's seat."""

    seat: int
    name: str
    token: str
    bot: str = ""


class BotSeat(Struct, frozen=True):
    """A seat played by a bot: its player and the bot's name."""

    seat: int
    name: str
    bot: str


class TableLinks(Struct, frozen=True):
    """An opened table. `token` is the owner's, who plays all seats of people that nobody has taken."""

    table: str
    token: str
    links: Sequence[Link]
    watch: str
    bots: Sequence[BotSeat]


class ReviewBox(Struct, frozen=True):
    """One of the things to know of a finished game, in a sentence; `place` is its decision, -1 for none."""

    key: Literal["best", "better", "decided", "luck"]
    title: str
    text: str
    place: int


class CurvePoint(Struct, frozen=True):
    """The chance to win, from 0 to 1, at a decision: its number among those that stand, and in the game."""

    place: int
    at: int
    round: int
    chance: float


class TurningPoint(Struct, frozen=True):
    """A decision in words: what was asked and answered, what would have been `better` ("" for nothing), the change."""

    place: int
    at: int
    where: str
    asked: str
    answer: str
    better: str
    change: str
    lines: Sequence[str]
    options: Sequence[str]


class ReviewView(Struct, frozen=True):
    """The review of a finished game: `end` is 1 for won, 0 for lost, 0.5 for a draw. `label` has the curve in words."""

    title: str
    result: str
    sums: str
    note: str
    boxes: Sequence[ReviewBox]
    curve: Sequence[CurvePoint]
    end: float
    label: str
    turning: Sequence[TurningPoint]


class ReviewProgress(Struct, frozen=True):
    """How many of the decisions of a game have been looked at; both 0 if no review is under way."""

    done: int
    of: int


class Epoch(Struct, frozen=True):
    """A part of a table's game with its own journal: its number, and the number of lines.

    `why` says why the next one began, and `ended` when (0 and "" for the current one): this version cannot replay it.
    `told`: the last view of the table can be shown.
    """

    number: int
    lines: int
    ended: float
    told: bool
    why: str = ""


class TableInfo(Struct, frozen=True):
    """A table for the holder of a token: its game, its players, and the token's seats; or is it the owner's?

    `offered` is the seat of a bot that the token may take, -1 for none. `names` are the roles of the `people`.
    """

    table: str
    game: str
    about: str
    seats: Sequence[int]
    owner: bool
    over: bool
    kind: str
    watched: Sequence[int]
    """Seats whose players let spectators look over their shoulders."""
    watch: str
    """The token of spectators, for links to a moment that give no seat away."""
    epochs: Sequence[Epoch] = ()
    offered: int = -1
    names: Sequence[str] = ()
    people: Sequence[SeatPerson] = ()


class Moment(Struct, frozen=True):
    """A step of the story: the number of decisions before it, its heading, and its number of lines."""

    at: int
    heading: str
    lines: int


class TokenBody(Body, frozen=True):
    """A token, to sit down by a link."""

    token: Text


class Rematch(TokenBody, frozen=True):
    """The next game at a table: the key of an offer."""

    key: Text


class SeatChange(TokenBody, frozen=True):
    """The new player of a seat: a bot by name, or a person, who gets a new link. Only the owner may send it.

    `invite` changes no player yet: a bot goes on until somebody comes with the link.
    """

    seat: Number
    bot: Text = ""
    invite: bool = False


class WatchChange(TokenBody, frozen=True):
    """Whether spectators may look over the shoulder of a seat's player."""

    seat: Number
    allowed: bool


class SaveRequest(TokenBody, frozen=True):
    """Save a table's game for the terminal, under a name."""

    name: Text


class ProblemReport(TokenBody, frozen=True):
    """A problem, in the words of the person who reports it."""

    note: Text = ""
