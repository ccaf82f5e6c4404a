"""The board of Marvel Heroes as typed data: what a seat sees of it, in the language of its words.

The page draws a `HeroesBoard` as it is; terminals draw its `pieces`. `goldenrule.games.heroes.board` makes one.
"""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from goldenrule.gamekit.board import SEATS, Areas, Board, Card, Fact, Group, Note, Panel, Piece, Tone

RollOffKey = Literal["first_attack", "second_attack", "outwit"]
StepKey = Literal["powers"] | RollOffKey
STEPS: Final[tuple[StepKey, ...]] = ("powers", "first_attack", "second_attack", "outwit")
"""The steps of a sequence of a combat."""


class NumberFact(Fact, frozen=True, tag="fact", kw_only=True):
    """A fact with a number. Without `full` it has no maximum."""

    value: int


class GaugeFact(NumberFact, frozen=True, tag="fact", kw_only=True):
    """A number and its maximum."""

    full: int


class TeamCard(Card, frozen=True, tag="card", kw_only=True):
    """A card on the table, with the seat of its team (-1 if nobody plays it) and its name ("" for no team).

    `points` are the plot points on an ally.
    """

    id: int
    code: str
    seat: int
    team: str
    points: NumberFact | None = None


class CardGroup(Group, frozen=True, tag="group", kw_only=True):
    """Cards with room for `spaces` of them (0: any number). `note` follows them, such as free spaces."""

    name: str
    items: Sequence[TeamCard]
    key: str
    spaces: int
    note: Fact | None = None

    def piece(self) -> Group:
        """Return the group with its note as the last item."""
        items: list[Card | Fact] = [*self.items, *([self.note] if self.note else [])]
        return Group(
            self.name, items, mark=self.mark, tone=self.tone, ordered=self.ordered, minor=self.minor, key=self.key
        )


# -- New York --------------------------------------------------------------------------------------------------------


class Turn(Fact, frozen=True, tag="fact", kw_only=True):
    """The turn of a team in the order of play; `short` is the shortest name of the team."""

    short: str
    seat: int
    state: Literal["gone", "now", "later"]


class ThreatFact(NumberFact, frozen=True, tag="fact", kw_only=True):
    """The Threat of a headline, or the value of a hero against it."""

    key: Literal["crime", "danger", "mystery"]


class Ahead(Fact, frozen=True, tag="fact", kw_only=True):
    """What comes there: dice of the Trouble roll, whether BOOST rolls again, what a hero takes off, a mastermind."""

    key: Literal["coming", "skill", "off", "mastermind"]


class Headline(TeamCard, frozen=True, tag="card", kw_only=True):
    """A headline: `short` is its title without quotation marks, `place` its district, `heading` stands above it."""

    short: str
    place: str
    heading: str
    threat: ThreatFact
    skill: Fact
    vp: Fact
    mastermind: Fact | None
    """None if no mastermind schemes there."""
    ahead: Sequence[Ahead]


class MapArea(Struct, frozen=True):
    """An area of the map; the scenario card with heroes or the Special Headline is one without `support`."""

    key: str
    name: str
    headline: Headline | None
    no_headline: Fact | None
    """The text shown where there is no headline."""
    districts: Sequence[CardGroup]
    support: CardGroup | None

    def panel(self, here: str) -> Panel:
        """Return the area for terminals; `here` is the heading of the heroes on the scenario card."""
        body: list[Piece] = []
        if self.headline:
            body.append(Group(self.headline.heading, [self.headline], key="headline"))
        elif self.no_headline:
            body.append(Group(items=[self.no_headline], key="headline"))
        if self.support:
            body += [each.piece() for each in (*self.districts, self.support)]
        else:
            body += [Group(here, each.items, key="heroes") for each in self.districts]
        return Panel([Fact(self.name, key="name")], body, key=self.key)


# -- teams -----------------------------------------------------------------------------------------------------------


class HeroState(Fact, frozen=True, tag="fact", kw_only=True):
    """The status of a hero and his place, in words."""

    key: Literal["ready", "supporting", "recovery", "wounded"]


class TeamHero(TeamCard, frozen=True, tag="card", kw_only=True):
    """A hero of a team."""

    level: Fact
    skill: Fact
    values: Sequence[ThreatFact]
    ko: GaugeFact
    state: HeroState


class Team(Struct, frozen=True):
    """A team: `signs` follow its name (you, first player, archnemesis), `foot` its plot points.

    `heading` stands above its heroes.
    """

    seat: int
    code: str
    name: Fact
    you: bool
    signs: Sequence[Fact]
    vp: NumberFact
    """The first player with `full` VP wins, in scenarios that VP decide."""
    points: NumberFact
    heading: str
    heroes: Sequence[TeamHero]
    known: CardGroup
    """Known cards in the hand of another player."""
    allies: CardGroup
    power_ups: CardGroup
    mastermind: CardGroup
    plans: GaugeFact | None
    """Master Plans done; None without a mastermind."""
    plans_done: CardGroup
    plans_known: CardGroup
    foot: Sequence[Fact]
    legend: str
    """What the numbers of heroes mean, in the first team; "" in the others."""

    def panel(self) -> Panel:
        """Return the team for terminals."""
        heroes = Group(self.heading, self.heroes, as_table=True, key="heroes")
        groups = (self.known, self.allies, self.power_ups, self.mastermind, self.plans_done, self.plans_known)
        body: list[Piece] = [group for group in (heroes, *(each.piece() for each in groups)) if group.items]
        if self.legend:
            body.append(Note(self.legend))
        title, foot = [self.name, *self.signs, self.vp], [self.points, *self.foot]
        tone: Tone = SEATS[self.seat] if self.you else "dim"
        return Panel(title, body, foot, tone, not self.you, key="player", seat=self.seat)


# -- the action in progress ------------------------------------------------------------------------------------------


class DiceFact(Fact, frozen=True, tag="fact", kw_only=True):
    """A roll. A die has the face first rolled as its value; after a BOOST reroll plus 6 times (its face + 1)."""

    parts: Sequence[NumberFact]


class Mission(Struct, frozen=True):
    """A headline that is being troubleshot; the names of `trouble` and `roll` are their headings, None before the roll.

    `cards` are the Master Plan, and the Lead until the combat.
    """

    title: Fact
    trouble: NumberFact | None
    roll: DiceFact | None
    cards: Sequence[CardGroup]

    def groups(self) -> list[Group]:
        """Return the groups for terminals."""
        rolled = ((self.trouble, "trouble"), (self.roll, "trouble_roll"))
        facts = [Group(each.name, [replace(each, name="")], key=key) for each, key in rolled if each]
        return [*facts, *(each.piece() for each in self.cards)]


class PowerValue(NumberFact, frozen=True, tag="fact", kw_only=True):
    """A value of a power as it is now, and as it is printed."""

    key: Literal["attack", "defense", "outwit"]
    printed: int


class FighterPower(Fact, frozen=True, tag="fact", kw_only=True):
    """A power of a fighter as it is now; `chosen` if it is used in this sequence."""

    name: str
    key: Literal["red", "orange", "yellow"]
    parts: Sequence[PowerValue]
    chosen: bool


class ComingRoll(Struct, frozen=True):
    """The roll that a fighter is about to make: its dice, whether BOOST counts, the chances in percent."""

    dice: NumberFact
    boost: Fact | None
    odds: Fact


class Fighter(TeamCard, frozen=True, tag="card", kw_only=True):
    """A side of a combat."""

    ko: GaugeFact
    sealed: bool
    """The choice of a power is not yet revealed."""
    initiative: Fact | None
    powers: Sequence[FighterPower]
    coming: ComingRoll | None


class FightStep(Fact, frozen=True, tag="fact", kw_only=True):
    """A step of a sequence."""

    key: StepKey


class SideRoll(Struct, frozen=True):
    """The roll of a side in a roll-off, and whether the side takes a KO from it."""

    text: str
    dice: Sequence[NumberFact]
    hits: int
    ko: bool


class RollOff(Struct, frozen=True):
    """An attack or outwit duel of the combat as the seat has seen it; a side that has not rolled is None."""

    step: RollOffKey
    name: str
    text: str
    sequence: int
    hero: SideRoll | None
    villain: SideRoll | None


class Combat(Struct, frozen=True):
    """The combat in progress; `title` counts the sequences, `heading` stands above the fighters."""

    title: NumberFact
    steps: Sequence[FightStep]
    step: StepKey | None
    """None before the first step and after the last."""
    heading: str
    hero: Fighter
    villain: Fighter
    backups: CardGroup
    rolls: Sequence[RollOff]

    def groups(self) -> list[Group]:
        """Return the groups for terminals."""
        fighters = Group(self.heading, [self.hero, self.villain], as_table=True, key="fighters")
        return [fighters, self.backups.piece()]


# -- the board -------------------------------------------------------------------------------------------------------


class HeroesBoard(Struct, frozen=True, tag="heroes"):
    """The table as a seat sees it, its own team first.

    `turns` are the teams in the order of play, `steps` the actions or phases of a round with the current one "strong".
    `status` has the most important numbers of the seat, and `hand` its cards; spectators have neither.
    """

    heading: Fact
    active: int
    """The seat whose action it is; -1 for none."""
    turns: Sequence[Turn]
    areas: Sequence[MapArea]
    here: str
    legend: str
    stories: CardGroup
    wanted: CardGroup
    scenario: CardGroup
    bonus: NumberFact
    """The VP that are worth a plot point."""
    teams: Sequence[Team]
    mission: Mission | None
    combat: Combat | None
    dice_legend: str
    dice: Sequence[Fact]
    """What HIT, TROUBLE and BOOST count for."""
    terms: Sequence[Fact]
    """What is drawn without words, explained: `name` is the term, `text` the glossary on it."""
    goals: Sequence[Fact]
    """What wins the game."""
    steps: Sequence[Fact]
    status: Sequence[Fact]
    hand: Panel | None

    def pieces(self) -> Board:
        """Return the board for terminals."""
        body: list[Piece] = [
            Areas([each.panel(self.here) for each in self.areas]),
            Note(self.legend),
            *(each.piece() for each in (self.stories, self.wanted, self.scenario)),
        ]
        tone: Tone = SEATS[self.active] if self.active >= 0 else "dim"
        panels = [Panel([self.heading], body, tone=tone, key="map"), *(each.panel() for each in self.teams)]
        if actions := [each for each in (self.mission, self.combat) if each]:
            groups = [group for each in actions for group in each.groups() if group.items]
            tone, key = ("red", "combat") if self.combat else ("dim", "mission")
            title = [each.title for each in actions]
            panels.append(Panel(title, [*groups, Note(self.dice_legend)], tone=tone, key=key))
        return Board(panels, self.hand, self.status, self.steps)
