"""The description of a position as plain data: what differs from a normal setup."""

from typing import Annotated, Literal

import msgspec

from goldenrule.packs.structs import convert

Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Names = Annotated[list[Name], msgspec.Meta(max_length=200)]
Status = Literal["stunned", "confused", "tough"]
Statuses = list[Status]


class GivenCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card in play. What is left out is as if the card had just entered play.

    `card` is a name or a code. `threat` is for schemes; `damage` for characters, and attachments that hold damage;
    `owner` the seat that owns it, if not the one that controls it; `attached_to` the name of its host, with " (2)"
    for the second of that name. `facedown` is for the engaged: a player card that lies facedown as a Drone.
    """

    card: Name
    exhausted: bool = False
    damage: Number = 0
    threat: Number | None = None
    counters: dict[str, Number] | None = None
    statuses: Statuses | None = None
    attached_to: str = ""
    owner: int | None = None
    facedown: bool = False


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """What is special about a seat. None: as setup leaves it.

    `hand` is the whole hand, `deck_top` the next cards of the deck (first one drawn first), `deck` the whole deck in
    order (the rest is removed from the game), `discard` the pile with its top card first, `counters` are those on the
    identity, `dealt` the facedown
    encounter cards in the order in which they will be revealed. `nemesis`: "out" is set aside, "in" lies at
    the bottom of the encounter deck, as far as its cards are not named elsewhere. Who is `eliminated` has nothing else.
    """

    eliminated: bool = False
    form: Literal["hero", "alter_ego"] = "alter_ego"
    exhausted: bool = False
    damage: Number | None = None
    hit_points: Number | None = None
    statuses: Statuses = []
    counters: dict[Name, Number] = {}
    changed_form: bool = False
    hand: Names | None = None
    deck_top: Names = []
    deck: Names | None = None
    discard: Names = []
    in_play: list[Name | GivenCard] = []
    engaged: list[Name | GivenCard] = []
    obligations: Names = []
    dealt: Names = []
    nemesis: Literal["in", "out"] = "out"


class DeckGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be checked: the text of a deck file, or cards by name or code with their copies.

    With `starter` the ready-made deck of the hero and aspect is meant, with these numbers of copies in place of its
    own; 0 leaves a card out. `hero` is the id of a hero, or several.
    """

    hero: Name | list[Name] = []
    aspect: str = ""
    starter: bool = False
    cards: dict[Name, Annotated[int, msgspec.Meta(ge=0, le=99)]] = {}
    text: Annotated[str, msgspec.Meta(max_length=20_000)] = ""


class Villain(msgspec.Struct, forbid_unknown_fields=True):
    """`stage` is a printed stage ("I", "II", "III") that the mode uses; `statuses` None: as setup leaves them."""

    stage: str = ""
    damage: Number | None = None
    hit_points: Number | None = None
    statuses: Statuses | None = None


class MainScheme(msgspec.Struct, forbid_unknown_fields=True):
    """`stage` is a printed B side, such as "1B"."""

    stage: str = ""
    threat: Number | None = None


class GivenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A position: a normal setup (mulligans skipped), then these changes.

    `phase` "player" stands at the turn of the seat `active` (players before it have had theirs), "end" where the last
    turn has ended and cards are discarded, drawn and readied, "villain" at the beginning of step `step` of that phase.
    With `minions_of` the villain has activated in step 2 against the seats up to this one, whose minions are next.
    "setup" is its beginning: decks have been shuffled, and lie as they are stacked by `deck_top`, `deck`, and
    `encounter_top` or `encounter_deck`; `encounter_shuffled` lies on top when setup has shuffled the encounter deck.
    "mulligan" is the end of setup: hands have been drawn, and the first player is asked. `stop_after`: the game stops
    when this step of the villain phase has been carried out.
    `in_play` holds side schemes, attachments (on the villain unless they say otherwise) and environments.
    With `bare`, the encounter cards that setup has put into play or discarded go to the bottom of the encounter deck
    first, so that only those lie there that are named. `encounter_top` are the next cards of the encounter deck,
    `encounter_deck` the whole of it in order (the rest is removed from the game), `encounter_discard` the pile with its
    top card first. Seats count from 0.
    `packs` are folders with content packs. With `deck` there is no game: a deck is checked, and nothing else is said.
    """

    heroes: list[str] = msgspec.field(default_factory=lambda: ["spider_man"])
    scenario: str = "rhino"
    expert: bool = False
    modular: list[str] | None = None
    seed: str | int = "0"
    decks: dict[str, Names] = {}
    readings: Names = []
    packs: Annotated[list[str], msgspec.Meta(max_length=9)] = []
    round: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    phase: Literal["setup", "mulligan", "player", "end", "villain"] = "player"
    step: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    first: Number = 0
    active: Number | None = None
    minions_of: Number | None = None
    stop_after: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    players: list[Player] = []
    villain: Villain = msgspec.field(default_factory=Villain)
    main_scheme: MainScheme = msgspec.field(default_factory=MainScheme)
    acceleration: Number = 0
    bare: bool = False
    in_play: list[Name | GivenCard] = []
    encounter_top: Names = []
    encounter_deck: Names | None = None
    deck: DeckGiven | None = None
    encounter_shuffled: Names = []
    encounter_discard: Names = []


def read_given(data: object, place: str = "given") -> GivenPosition:
    """A position from plain data (dicts, lists, numbers, strings). Raises BadInput that names the place."""
    return convert(data, GivenPosition, place)
