"""The printed facts of every card: one struct, and what must hold of each type."""

from typing import Annotated

import msgspec

from goldenrule.gamekit.sources import Source
from goldenrule.games.heroes.ids import COLOURS, SKILLS, STAGES, SYMBOLS, THREATS
from goldenrule.kernel.field_marks import Words
from goldenrule.words.phrases import Phrase

TYPES = (
    "team", "hero", "mastermind", "ally", "event", "villain", "agent", "headline", "story", "plan", "power_up",
    "scenario",
)  # fmt: skip


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat power: its colour and the dice for attack, defense and outwit, 0 to 5 each (H-12.2)."""

    name: str
    colour: Annotated[str, Words(*COLOURS)]
    attack: int = 0
    defense: int = 0
    outwit: int = 0


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Special Headline of a scenario; it comes in at this many VP of a team, or in a Game Round (0: not)."""

    threat_type: Annotated[str, Words(*THREATS)]
    skill: Annotated[str, Words(*SKILLS)]
    threat: int
    vp: int
    mastermind: bool = False
    enters_vp: int = 0
    enters_round: int = 0


class Finale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A last fight of every team against one mastermind after a Game Round (H-10.12 to H-10.17)."""

    mastermind: str
    followers: int
    round: int


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed on a card. `type` says which of the fields mean something; see H-4.7, H-5.1, H-5.5, H-11.

    `team` is the team of a hero, story or power-up, the team whose nemesis a mastermind is, and the allegiance of an
    ally. `attack`, `defense` and `outwit` are the modifiers of an agent. `marks` gives the source of single fields.
    """

    id: str
    name: str
    type: Annotated[str, Words(*TYPES)]
    source: Source = ""
    marks: dict[str, Source] = {}
    code: str = ""
    flavour: str = ""
    copies: int = 1
    team: str = ""
    level: int = 0
    ko: int = 0
    skill: Annotated[str, Words("", *SKILLS)] = ""
    crime: int = 0
    danger: int = 0
    mystery: int = 0
    powers: tuple[Power, ...] = ()
    followers: int = 0
    requirement: int = 0
    cost: int = 0
    backup_cost: int = 0
    most_wanted: bool = False
    attack: int = 0
    defense: int = 0
    outwit: int = 0
    threat_type: Annotated[str, Words("", *THREATS)] = ""
    threat: int = 0
    symbol: Annotated[str, Words("", *SYMBOLS)] = ""
    vp: int = 0
    mastermind: bool | str = False
    stage: Annotated[str, Words("", *STAGES)] = ""
    rounds: int = 5
    win_vp: int = 0
    win_plans: int = 0
    win_power_ups: int = 0
    win_stories: int = 0
    win_headlines: int = 0
    nemeses: Annotated[str, Words("usual", "random")] = "usual"
    schemes: int = 1
    special: Special | None = None
    finale: Finale | None = None


def problem(facts: Facts) -> Phrase | None:
    """What is wrong with a card by itself, as the end of a sentence; None if nothing is."""
    type = facts.type
    if facts.copies < 1:
        return Phrase("heroes-pack-no-copies")
    if type in ("hero", "mastermind", "villain"):
        if not facts.powers or facts.ko < 1:
            return Phrase("heroes-pack-can-fight")
        colours = [power.colour for power in facts.powers]
        if len(set(colours)) < len(colours):
            return Phrase("heroes-pack-powers-colours", colours=colours)
        for power in facts.powers:
            if not all(0 <= n <= 5 for n in (power.attack, power.defense, power.outwit)):
                return Phrase("heroes-pack-power-value-outside", name=power.name)
    if type in ("hero", "story", "power_up", "mastermind") and not facts.team:
        return Phrase("heroes-pack-names-no-team")
    if type in ("hero", "headline") and not facts.skill:
        return Phrase("heroes-pack-no-skill", skills=SKILLS)
    if type == "headline" and not (facts.symbol and facts.threat_type):
        return Phrase("heroes-pack-needs-symbol", symbols=SYMBOLS, threats=THREATS)
    if facts.special is not None and facts.special.enters_round == 1:
        return Phrase("heroes-pack-brings-special-headline")
    if type == "plan" and not (facts.stage and isinstance(facts.mastermind, str) and facts.mastermind):
        return Phrase("heroes-pack-needs-mastermind-stage", stages=STAGES)
    return None
