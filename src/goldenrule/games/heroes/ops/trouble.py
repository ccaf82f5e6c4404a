"""Ops in a troubleshoot action: the Trouble Level and its roll."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes.ids import HEADLINE_DISCARD
from goldenrule.games.heroes.ops.context import InMission
from goldenrule.games.heroes.rules import deployment, troubleshoot
from goldenrule.games.heroes.state import Mission
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Const, Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

ONE = Const(1)


class ReduceTrouble(InMission):
    """The Trouble Level falls, not under 0."""

    n: Num = ONE

    def act(self, game: "Heroes", effect: Effect, mission: Mission) -> None:
        game.set_trouble(game.state.trouble - self.n.eval(game, effect))

    def changes(self, game: "Heroes", effect: Effect, mission: Mission) -> bool:
        return game.state.trouble > 0 and self.n.eval(game, effect) > 0

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and effect.seat == mission.seat


class RaiseTrouble(InMission):
    """The Trouble Level rises; before it has been rolled, as soon as it has (A-38)."""

    n: Num = ONE

    def act(self, game: "Heroes", effect: Effect, mission: Mission) -> None:
        if troubleshoot.has_rolled_trouble(game):
            game.set_trouble(game.state.trouble + self.n.eval(game, effect))
        else:
            mission.pending += self.n.eval(game, effect)

    def changes(self, game: "Heroes", effect: Effect, mission: Mission) -> bool:
        return self.n.eval(game, effect) > 0

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and effect.seat == mission.nemesis


class AddTroubleDice(InMission):
    """This many dice more in the Trouble roll about to be made, or fewer."""

    n: Num = ONE

    def act(self, game: "Heroes", effect: Effect, mission: Mission) -> None:
        mission.threat += self.n.eval(game, effect)

    def changes(self, game: "Heroes", effect: Effect, mission: Mission) -> bool:
        return not troubleshoot.has_rolled_trouble(game) and self.n.eval(game, effect) != 0

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and effect.seat == (
            mission.nemesis if self.n.eval(game, effect) > 0 else mission.seat
        )


class IgnoreBoost(InMission):
    """BOOST is ignored in the Trouble roll about to be made."""

    def act(self, game: "Heroes", effect: Effect, mission: Mission) -> None:
        mission.ignore_boost = True

    def changes(self, game: "Heroes", effect: Effect, mission: Mission) -> bool:
        return not troubleshoot.has_rolled_trouble(game) and not mission.ignore_boost

    def helps(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and effect.seat == mission.seat


class MoveThreat(Op):
    """The number on the Threat token of headlines changes, not under 1."""

    of: Sel
    n: Num = ONE

    def run(self, game: "Heroes", effect: Effect) -> None:
        state = game.state
        for e in self.of.all(game, effect):
            if e in state.headlines:
                area = state.headlines.index(e)
                deployment.set_threat(game, area, max(1, state.threats[area] + self.n.eval(game, effect)))

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        state = game.state
        n = self.n.eval(game, effect)
        for e in self.of.all(game, effect):
            if e in state.headlines and (n > 0 or (n < 0 and state.threats[state.headlines.index(e)] > 1)):
                return True
        return False


class ReplaceHeadline(Op):
    """Headlines on the board are discarded, and new ones take their spaces. Not one that is being troubleshot."""

    of: Sel

    def run(self, game: "Heroes", effect: Effect) -> None:
        for e in self._found(game, effect):
            area = game.state.headlines.index(e)
            deployment.take_headline(game, e, HEADLINE_DISCARD)
            deployment.place_headline(game, area)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        return bool(self._found(game, effect))

    def _found(self, game: "Heroes", effect: Effect) -> list[int]:
        mission = game.state.mission
        busy = 0 if mission is None else mission.headline
        return [e for e in self.of.all(game, effect) if e in game.state.headlines and e != busy]


OPS = (ReduceTrouble, RaiseTrouble, AddTroubleDice, IgnoreBoost, MoveThreat, ReplaceHeadline)
