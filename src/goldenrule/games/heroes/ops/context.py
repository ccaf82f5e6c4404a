"""Ops that mean something only while something goes on: without it they do nothing, whatever else a card does."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes.state import Fight, Mission
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class InCombat(Op):
    """Something in a combat."""

    def run(self, g: "Heroes", f: Effect) -> None:
        fight = g.state.fight
        if fight is not None:
            self.act(g, f, fight)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        fight = g.state.fight
        return fight is not None and self.changes(g, f, fight)

    def act(self, g: "Heroes", f: Effect, fight: Fight) -> None:
        raise NotImplementedError

    def changes(self, g: "Heroes", f: Effect, fight: Fight) -> bool:
        raise NotImplementedError


class InMission(Op):
    """Something in a troubleshoot action."""

    def run(self, g: "Heroes", f: Effect) -> None:
        mission = g.state.mission
        if mission is not None:
            self.act(g, f, mission)

    def may_change(self, g: "Heroes", f: Effect) -> bool:
        mission = g.state.mission
        return mission is not None and self.changes(g, f, mission)

    def act(self, g: "Heroes", f: Effect, mission: Mission) -> None:
        raise NotImplementedError

    def changes(self, g: "Heroes", f: Effect, mission: Mission) -> bool:
        raise NotImplementedError
