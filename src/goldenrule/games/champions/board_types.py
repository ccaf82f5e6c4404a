"""The board of Champions as typed data: what a seat sees of it, in the language of its words.

The page draws a `ChampionsBoard` as it is; terminals draw its `pieces`. `goldenrule.games.champions.board` makes one.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.board import Board, Card, Fact, Group, Panel, Tone

StatisticKey = Literal["atk", "thw", "def", "rec", "sch", "hp"]
Status = Literal["stunned", "confused", "tough"]


class Statistic(Fact, frozen=True, tag="fact", kw_only=True):
    """A statistic of a character with its name, as it is now."""

    name: str
    value: int
    key: StatisticKey


class Gauge(Fact, frozen=True, tag="fact", kw_only=True):
    """Remaining hit points of a character out of `full`, or threat on the main scheme toward its target."""

    value: int
    full: int
    key: Literal["hp", "threat"]


class StatusCard(Fact, frozen=True, tag="fact", kw_only=True):
    """A status card on a character."""

    key: Status


class Character(Card, frozen=True, tag="card", kw_only=True):
    """The villain or an identity. `gauge` is None if the player is eliminated."""

    id: int
    code: str
    gauge: Gauge | None = None
    statistics: Sequence[Statistic]
    statuses: Sequence[StatusCard]


class Villain(Character, frozen=True, tag="card", kw_only=True):
    """The villain; `heading` stands above it, and `guarded` says why the seat cannot attack it."""

    heading: str
    gauge: Gauge
    keywords: Sequence[Fact]
    guarded: Fact | None


class MainScheme(Card, frozen=True, tag="card", kw_only=True):
    """The main scheme; `heading` stands above it, and `next_threat` is what the next round places on it."""

    id: int
    code: str
    heading: str
    gauge: Gauge
    next_threat: Fact


class Zone(Struct, frozen=True):
    """Cards that lie together, with their heading; `each` says in a word what one of them is."""

    key: str
    name: str
    cards: Sequence[Card]
    each: str = ""


class Scenario(Struct, frozen=True):
    """The villain, the schemes, and the piles of encounter cards.

    `stages` are the villain's stages to come, also if there are none; `boost` its boost cards, None for none. The deck
    and its discard pile are None if they are printed cards on a real table.
    """

    heading: Fact
    villain: Villain
    main_scheme: MainScheme
    side_schemes: Zone
    environment: Zone
    stages: Fact
    encounter_deck: Fact | None
    encounter_discard: Fact | None
    boost: Fact | None

    def panel(self) -> Panel:
        """Return the scenario for terminals."""
        villain, scheme = self.villain, self.main_scheme
        villain = replace(villain, more=present(villain.guarded))
        scheme = replace(scheme, more=[scheme.next_threat])
        body = [Group(villain.heading, [villain], key="villain"), Group(scheme.heading, [scheme], key="main_scheme")]
        foot = present(self.stages, self.encounter_deck, self.encounter_discard, self.boost)
        return Panel([self.heading], body + groups(self.side_schemes, self.environment), foot, "red", key="scenario")


class PlayArea(Struct, frozen=True, kw_only=True):
    """The area of a player: `yours` if it is the viewer's. A sign that does not apply to the player is None.

    `zones` are the other cards in the area by type, without empty zones. `hand` and the piles are numbers of cards,
    None if the cards are printed ones on a real table; `dealt` counts encounter cards dealt to the player.
    """

    seat: int
    yours: bool
    player: Fact
    eliminated: Fact | None = None
    form: Fact | None = None
    you: Fact | None = None
    first: Fact | None = None
    turn: Fact | None = None
    identity: Character
    engaged: Zone
    zones: Sequence[Zone]
    hand: Fact | None = None
    deck: Fact | None = None
    discard: Fact | None = None
    dealt: Fact | None = None

    def panel(self) -> Panel:
        """Return the area for terminals."""
        title = present(self.player, self.eliminated, self.form, self.you, self.first, self.turn)
        body = [Group(items=[self.identity], key="identity"), *groups(self.engaged, *self.zones)]
        foot = present(self.hand, self.deck, self.discard, self.dealt)
        aside = not (self.yours or self.eliminated)
        tone: Tone = "cyan" if self.yours and not self.eliminated else "dim"
        return Panel(title, body, foot, tone, aside, key="player", seat=self.seat)


class ChampionsBoard(Struct, frozen=True, tag="champions"):
    """The table as a seat sees it.

    `resolving` are cards that are being resolved, `boost_cards` boost cards turned faceup.
    `player_steps` and `villain_steps` are the steps of a round by phase, with the current one "strong". `status` has
    the most important numbers of the seat, and `hand` its cards; spectators have neither.
    """

    scenario: Scenario
    players: Sequence[PlayArea]
    resolving: Zone
    boost_cards: Zone
    player_steps: Sequence[Fact]
    villain_steps: Sequence[Fact]
    status: Sequence[Fact]
    hand: Panel | None

    def pieces(self) -> Board:
        """Return the board for terminals."""
        panels = [self.scenario.panel(), *(each.panel() for each in self.players)]
        resolving = groups(self.resolving, self.boost_cards)
        more = [Panel(body=resolving, key="resolving")] if resolving else []
        return Board(panels, self.hand, self.status, [*self.player_steps, *self.villain_steps], more)


def present(*facts: Fact | None) -> list[Fact]:
    """Return the facts that are not None."""
    return [fact for fact in facts if fact]


def groups(*zones: Zone) -> list[Group]:
    """Return the zones that have cards, for terminals."""
    return [Group(zone.name, zone.cards, each=zone.each, key=zone.key) for zone in zones if zone.cards]
