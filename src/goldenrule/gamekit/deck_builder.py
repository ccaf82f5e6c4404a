"""What a deck builder asks of a game: the rules for decks, suggestions and files, as plain data for every client."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Protocol

from msgspec import Meta, Struct

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.first_screen import Choice

Name = Annotated[str, Meta(max_length=200)]
Copies = Annotated[int, Meta(ge=0, le=99)]


class DeckFormat(Struct, frozen=True):
    """A format of deck files: its id, the usual ending of its files, and what it is for."""

    id: str
    ending: str
    text: str


class DeckChoices(Struct, frozen=True):
    """What can be chosen for a deck: identities, aspects, the number of cards, and the formats of its files.

    At most `kept` decks can be brought to a game.
    """

    identities: Sequence[Choice]
    aspects: Sequence[Choice]
    least: int
    most: int
    kept: int
    formats: Sequence[DeckFormat]


class UnknownCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a deck file that is not known here: it stays in the file, and cannot be played."""

    code: Name
    name: Name
    copies: Copies
    identity: bool = False


class DeckDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as somebody builds it: the ids of its hero and aspect ("" for none), and the copies of its cards."""

    hero: Name = ""
    aspect: Name = ""
    name: Name = ""
    cards: Annotated[dict[Name, Copies], Meta(max_length=500)] = {}
    unknown: Annotated[list[UnknownCard], Meta(max_length=500)] = []


class DeckFinding(Struct, frozen=True):
    """A broken rule: its clause ("" if it is none), one sentence, and the cards that it is about."""

    clause: str
    text: str
    cards: Sequence[str]


class DeckLine(Struct, frozen=True):
    """A card of a deck: `n` copies of at most `most`. `own` cards belong to the hero. `suit` is that of its face."""

    code: str
    name: str
    n: int
    most: int
    own: bool
    suit: str
    cost: str


class DeckReport(Struct, frozen=True):
    """A deck, and what its game says of it.

    `about` is the deck in a few words. `findings` are the broken rules, none for a legal deck; `notes` say what was
    added, left out or chosen. `costs`, `resources` and `types` count cards. `limits` are the most copies of the cards
    that fit the deck, which the query `fits` finds. `text` is the deck in the game's own format, and `file` in the
    format that was asked for.
    """

    deck: DeckDraft
    about: str
    size: int
    findings: Sequence[DeckFinding]
    notes: Sequence[str]
    lines: Sequence[DeckLine]
    costs: Sequence[Fact]
    average: str
    resources: Sequence[Fact]
    types: Sequence[Fact]
    boxes: str
    limits: Mapping[str, int]
    fits: str
    text: str
    file: str


class DeckBuilder(Protocol):
    """The rules for the decks of a game, in a language, with some content packs."""

    def choices(self) -> DeckChoices:
        """Return what can be chosen for a deck."""

    def report(self, draft: DeckDraft, format: str = "") -> DeckReport:
        """Return a deck with the missing cards of its hero, and what there is to say of it.

        Raises BadInput for unknown cards, an unknown format, or a deck that cannot be written in it.
        """

    def suggest(self, draft: DeckDraft, size: int) -> DeckReport:
        """Return a legal deck of this size for the hero and the aspect of a draft. Raises BadInput if unknown."""

    def read(self, data: bytes) -> DeckReport:
        """Return the deck of a file. Raises BadInput if it is none."""

    def download(self, link: str) -> bytes:
        """Return the file of a deck from a public site, by its link or number. Raises BadInput; it takes seconds."""
