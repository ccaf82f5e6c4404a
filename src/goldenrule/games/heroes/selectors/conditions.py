"""Conditions of the game."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import scheming, troubleshoot
from goldenrule.games.heroes.selectors.sets import Side, YesNo
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Cond
from goldenrule.kernel.field_marks import Words

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

_THREAT = Words("", *ids.THREATS)
_SKILL = Words("", *ids.SKILLS)
_STAGE = Words(*ids.STAGES)


class Using(Cond):
    """Does a fighter use the power of this colour in this sequence?"""

    colour: Annotated[str, Words(*ids.COLOURS)]
    of: Side = "mine"

    def test(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and fight.powers[game.of_side(effect, self.of)] == ids.COLOURS.index(self.colour)


class Initiative(Cond):
    """Has the side the initiative?"""

    of: Side = "mine"

    def test(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and fight.initiative == game.of_side(effect, self.of)


class Supported(Cond):
    """Is a team mate of the Hero Player on a support space of the area?"""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and bool(game.supporters(mission.seat, mission.place >> 2))


class FightIs(Cond):
    """Is a fighter a certain card, or of a type?"""

    of: Side = "mine"
    type: Annotated[str, Words("", "hero", "villain", "mastermind")] = ""
    id: str = ""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        if game.state.fight is None:
            return False
        face = game.face(game.fighter(game.of_side(effect, self.of)))
        return (not self.type or face.type == self.type) and (not self.id or face.code == self.id)


class HeroIs(Cond):
    """Is the hero who fights of this id, skill or team?"""

    id: str = ""
    skill: Annotated[str, _SKILL] = ""
    team: str = ""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        if fight is None:
            return False
        face = game.face(fight.hero)
        return (
            (not self.id or face.code == self.id)
            and (not self.skill or face.skill == self.skill)
            and (not self.team or face.team == self.team)
        )


class HeadlineIs(Cond):
    """Is the headline that is being troubleshot of this kind?"""

    threat_type: Annotated[str, _THREAT] = ""
    skill: Annotated[str, _SKILL] = ""
    mastermind: YesNo = ""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        if mission is None:
            return False
        facts = game.face(mission.headline).facts
        if (self.threat_type and facts.threat_type != self.threat_type) or (self.skill and facts.skill != self.skill):
            return False
        return not self.mastermind or bool(facts.mastermind) == (self.mastermind == "yes")


class HasSkill(Cond):
    """Has the Hero Player a hero with the headline's skill there?"""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and troubleshoot.has_skill(game, mission)


class InConfrontation(Cond):
    """Is a mastermind being fought?"""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        return game.state.fight is not None and game.state.fight.confrontation


class Finale(Cond):
    """Is this the last fight of the scenario?"""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        return game.state.phase == "finale"


class Won(Cond):
    """Has my side won: the combat that ends, or the headline that is resolved?"""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        fight, mission = game.state.fight, game.state.mission
        if fight is not None:
            return fight.won == game.side(effect)
        return mission is not None and mission.success == int(effect.seat == mission.seat)


class Option(Cond):
    """Is this scheming option being used?"""

    option: Annotated[str, Words(*ids.SCHEMES)]

    def test(self, game: "Heroes", effect: Effect) -> bool:
        return scheming.last_option(game) == ids.SCHEMES.index(self.option)


class Archnemesis(Cond):
    """Has the resolving player the Archnemesis token?"""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        return game.state.archnemesis == effect.seat


class StageDone(Cond):
    """Has the mastermind of the resolving player completed the plan of this stage?"""

    stage: Annotated[str, _STAGE]

    def test(self, game: "Heroes", effect: Effect) -> bool:
        return any(game.face(e).facts.stage == self.stage for e in game.zone_of(ids.DONE, effect.seat))


class Sequence(Cond):
    """Is this the combat sequence of that number? The first is 1."""

    number: int = 1

    def test(self, game: "Heroes", effect: Effect) -> bool:
        return game.state.fight is not None and game.state.fight.sequence == self.number


class Alone(Cond):
    """Is there no other own Ready hero of the Hero Player in the district?"""

    def test(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and len(game.ready_at(mission.seat, mission.place)) == 1


CONDITIONS = (
    Alone, Archnemesis, FightIs, Finale, HasSkill, HeadlineIs, HeroIs, InConfrontation, Initiative, Option, Sequence,
    StageDone, Supported, Using, Won,
)  # fmt: skip
