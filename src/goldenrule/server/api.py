"""What a page and the server say to each other over HTTP: plain structs, from which OpenAPI and TypeScript are made."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from goldenrule.gamekit.faces import Face
from goldenrule.gamekit.first_screen import OwnDeck, Step
from goldenrule.gamekit.segments import Segment
from goldenrule.server.protocol import Number
from goldenrule.table.rulebook import LookupResult, Pointer
from goldenrule.table.stats import Count
from goldenrule.table.stats_text import Tallies

Text = Annotated[str, Meta(max_length=10_000)]
Words = dict[Annotated[str, Meta(max_length=100)], Annotated[str, Meta(max_length=50_000)]]
Ids = dict[Annotated[str, Meta(max_length=100)], Annotated[list[Text], Meta(max_length=200)]]


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends. Fields that are not known are refused."""


# -- starting ----------------------------------------------------------------------------------------------------------


class BotChoice(Struct, frozen=True):
    """A bot that may play a seat: its name, and what it is called."""

    bot: str
    text: str


class Game(Struct, frozen=True):
    """A game that can be played, whose usual bot is `bot`, the first of `bots`."""

    name: str
    title: str
    hidden_hands: bool
    bot: str
    bots: Sequence[BotChoice]


class TableSummary(Struct, frozen=True, omit_defaults=True):
    """A table that can be continued: who plays against what, where it stands, and with which token.

    `kind` is what it is besides a game ("puzzle:ID", "lesson:ID", "daily:DATE"), "" for nothing. `damaged` says why it
    cannot be continued: all that can be done with it is to delete it.
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
    """A game that was saved in the terminal."""

    name: str
    game: str
    changed: float = 0
    decisions: int = 0
    over: bool = False


class Settings(_Body, frozen=True):
    """What the user of this machine wants in every game."""

    free: bool = True
    sure: bool = True
    quick: bool = True


class SavedStandingAnswer(Struct, frozen=True):
    """A standing answer that is kept for later games: of the ability `number` of a card. `text` says it all."""

    game: str
    code: str
    number: int
    text: str


class StandingKey(_Body, frozen=True):
    """The ability of a card that is to be asked about again in later games."""

    game: Text
    code: Text
    number: Number


class Pack(Struct, frozen=True):
    """A content pack that the operator allows: `given` names it by its `id` under "packs", several line by line.

    It is `usual` to play with it, for that is what the operator named it for, if it goes with those named before it.
    """

    id: str
    game: str
    name: str
    usual: bool


class Lang(Struct, frozen=True, omit_defaults=True):
    """A language, its own name, and the share of what games show that it has words for; 100 if it is complete."""

    tag: str
    name: str
    percent: int = 100


class Start(Struct, frozen=True):
    """What a page needs before it shows anything, in a language of `langs`.

    `english`: the words of the page that a preview lacks; "" in a complete language.
    `operator`: the page is the operator's; then `address` is where others find the server, "" if they do not.
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


class Secret(_Body, frozen=True):
    """What the operator's address ends with."""

    secret: Text


class SetupAnswers(_Body, frozen=True):
    """The answers so far on the first screen of a game, by the keys of its steps; `given` are words of options."""

    game: Text
    answers: Ids = {}
    given: Words = {}


class Summary(Struct, frozen=True):
    """Lines below a heading."""

    title: str
    lines: Sequence[str]


class Setup(Struct, frozen=True):
    """The steps that are known of by now, and what the answers come to; or what is `wrong` with them.

    `answers` are those that fit: an earlier one may have changed what can be chosen later. `decks` are those that were
    `given` as `own_decks`; None for a game that takes none.
    """

    steps: Sequence[Step]
    answers: dict[str, list[str]]
    summary: Sequence[Summary]
    ready: bool
    wrong: str = ""
    decks: Sequence[OwnDeck] | None = None


class WhatIf(_Body, frozen=True):
    """A moment of another table, to go on from there alone."""

    table: Text
    at: Number
    token: Text = ""


class NewTable(_Body, frozen=True):
    """A table to be opened: by the answers of the first screen, or otherwise by one of the fields after them.

    At a `quick` one of which `bots` is said they play every seat, and whoever opened it looks on.
    """

    game: Text = ""
    answers: Ids = {}
    given: Words = {}
    quick: bool = False
    bots: bool = False
    daily: bool = False
    puzzle: Text = ""
    lesson: Text = ""
    save: Text = ""
    what_if: WhatIf | None = None
    seed: Text = ""
    practice: bool = False


class Link(Struct, frozen=True):
    """With this token whoever has it plays a seat."""

    seat: int
    name: str
    token: str


class BotSeat(Struct, frozen=True):
    """A seat that a bot plays: who is played there, and the name of the bot."""

    seat: int
    name: str
    bot: str


class TableLinks(Struct, frozen=True):
    """A table that was opened. `token` is that of whoever opened it, who plays all seats of people that nobody took."""

    table: str
    token: str
    links: Sequence[Link]
    watch: str
    bots: Sequence[BotSeat]


class Epoch(Struct, frozen=True):
    """A part of a table's game that is kept by itself: its number, and how many lines its journal has.

    `why` says why the next one began, and `ended` when (0 and "" for the present one): this version cannot replay it.
    `told`: how the table looked when it was last left can be read.
    """

    number: int
    lines: int
    ended: float
    told: bool
    why: str = ""


class TableInfo(Struct, frozen=True):
    """A table for whoever has a token: its game, who plays, and the seats of the token; or is it the owner's?"""

    table: str
    game: str
    about: str
    seats: Sequence[int]
    owner: bool
    over: bool
    kind: str
    watched: Sequence[int]
    """Seats whose players let those who watch look over their shoulders."""
    watch: str
    """The token of those who watch: a link to a moment gives no seat away."""
    epochs: Sequence[Epoch] = ()


class Moment(Struct, frozen=True):
    """A step of the story: after how many decisions it was told of first, its heading, and how many lines it has."""

    at: int
    heading: str
    lines: int


class Term(Struct, frozen=True):
    """A word on a card that stands for a rule, and what it is."""

    name: str
    lines: Sequence[str]


class RuleSearch(Struct, frozen=True, omit_defaults=True):
    """What the rulebook of a game has on a word; `wrong` says that it has nothing."""

    found: LookupResult
    wrong: str = ""


class CardInfo(Struct, frozen=True):
    """A card: its face, its keywords explained, the entries of the rulebook that find it, and all else in lines.

    `text` is that of its face in pieces: the words in it that the rulebook explains.
    """

    face: Face
    text: Sequence[Sequence[Segment]]
    keywords: Sequence[Term]
    entries: Sequence[Pointer]
    lines: Sequence[str]


class Puzzle(Struct, frozen=True):
    """A puzzle, its level from 1 (easy) to 5; `facing` says who plays against what."""

    id: str
    game: str
    name: str
    level: int
    about: str
    facing: str
    solved: bool


class Solution(Struct, frozen=True):
    """The solution of a puzzle; `problem` is why the diary could not note that it was shown, "" if it did."""

    solution: str
    problem: str = ""


class Lesson(Struct, frozen=True):
    """A lesson of a game; `left` is the step at which it was left, 0 for none."""

    id: str
    game: str
    number: int
    title: str
    minutes: int
    steps: int
    done: bool
    left: int


class Day(Struct, frozen=True):
    """How the game of a day ended."""

    date: str
    won: bool
    rounds: int


class Statistics(Struct, frozen=True):
    """Finished games: all of them, the least, mean and most rounds, and by what they had in common."""

    all: Count
    rounds: tuple[int, float, int]
    groups: Sequence[Tallies]


class Daily(Struct, frozen=True):
    """The game of the day, who plays against what, and the results of days before."""

    date: str
    game: str
    facing: str
    days: Sequence[Day]


class TokenBody(_Body, frozen=True):
    """Somebody who has a token: with nothing else, to sit down by a link."""

    token: Text


class Rematch(TokenBody, frozen=True):
    """What is to follow at a table: the key of an offer."""

    key: Text


class SeatChange(TokenBody, frozen=True):
    """Who is to play a seat: a bot by name, or else a person, who gets a new link. Only the owner may say so."""

    seat: Number
    bot: Text = ""


class WatchChange(TokenBody, frozen=True):
    """Whether those who watch may look over the shoulder of whoever plays a seat."""

    seat: Number
    allowed: bool


class SaveRequest(TokenBody, frozen=True):
    """Save a table's game for the terminal, under a name."""

    name: Text


class ProblemReport(TokenBody, frozen=True):
    """A problem, in the words of whoever reports it."""

    note: Text = ""


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was not carried out (RFC 9457), in one sentence. `id` is that of an error in the server's log."""

    title: str
    status: int
    detail: str
    id: str = ""
    type: str = "about:blank"
