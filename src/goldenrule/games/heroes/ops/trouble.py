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

    def act(self, g: "Heroes", f: Effect, mission: Mission) -> None:
        g.set_trouble(g.state.trouble - self.n.eval(g, f))

    def changes(self, g: "Heroes", f: Effect, mission: Mission) -> bool:
        return g.state.trouble > 0 and self.n.eval(g, f) > 0

    def helps(self, g: "Heroes", f: Effect) -> bool:
        mission = g.state.mission
        return mission is not None and f.seat == mission.seat


class RaiseTrouble(InMission):
    """The Trouble Level rises; before it has been rolled, as soon as it has (A-38)."""

    n: Num = ONE

    def act(self, g: "Heroes", f: Effect, mission: Mission) -> None:
        if troubleshoot.rolled(g):
            g.set_trouble(g.state.trouble + self.n.eval(g, f))
        else:
            mission.pending += self.n.eval(g, f)

    def changes(self, g: "Heroes", f: Effect, mission: Mission) -> bool:
        return self.n.eval(g, f) > 0

    def helps(self, g: "Heroes", f: Effect) -> bool:
        mission = g.state.mission
        return mission is not None and f.seat == mission.nemesis


class AddTroubleDice(InMission):
    """So many dice more in the Trouble roll about to be made, or fewer."""

    n: Num = ONE

    def act(self, g: "Heroes", f: Effect, mission: Mission) -> None:
        mission.threat += self.n.eval(g, f)

    def changes(self, g: "Heroes", f: Effect, mission: Mission) -> bool:
        return not troubleshoot.rolled(g) and self.n.eval(g, f) != 0

    def helps(self, g: "Heroes", f: Effect) -> bool:
        mission = g.state.mission
        return mission is not None and f.seat == (mission.nemesis if self.n.eval(g, f) > 0 else mission.seat)


class IgnoreBoost(InMission):
    """BOOST is ignored in the Trouble roll about to be made."""

    def act(self, g: "Heroes", f: Effect, mission: Mission) -> None:
        mission.ignore_boost = True

    def changes(self, g: "Heroes", f: Effect, mission: Mission) -> bool:
        return not troubleshoot.rolled(g) and not mission.ignore_boost

    def helps(self, g: "Heroes", f: Effect) -> bool:
        mission = g.state.mission
        return mission is not None and f.seat == mission.seat


class MoveThreat(Op):
    """The number on the Threat token of headlines changes, not under 1."""

    of: Sel
    n: Num = ONE

    def run(self, g: "Heroes", f: Effect) -> None:
        s = g.state
        for e in self.of.all(g, f):
            if e in s.headlines:
                area = s.headlines.index(e)
                deployment.set_threat(g, area, max(1, s.threats[area] + self.n.eval(g, f)))

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        s = g.state
        n = self.n.eval(g, f)
        for e in self.of.all(g, f):
            if e in s.headlines and (n > 0 or (n < 0 and s.threats[s.headlines.index(e)] > 1)):
                return True
        return False


class ReplaceHeadline(Op):
    """Headlines on the board are discarded, and new ones take their spaces. Not one that is being troubleshot."""

    of: Sel

    def run(self, g: "Heroes", f: Effect) -> None:
        for e in self._found(g, f):
            area = g.state.headlines.index(e)
            deployment.take_headline(g, e, HEADLINE_DISCARD)
            deployment.place_headline(g, area)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        return bool(self._found(g, f))

    def _found(self, g: "Heroes", f: Effect) -> list[int]:
        mission = g.state.mission
        busy = 0 if mission is None else mission.headline
        return [e for e in self.of.all(g, f) if e in g.state.headlines and e != busy]


OPS = (ReduceTrouble, RaiseTrouble, AddTroubleDice, IgnoreBoost, MoveThreat, ReplaceHeadline)
