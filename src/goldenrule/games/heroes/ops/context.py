"""Ops that mean something only while something goes on: without it they do nothing."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes.state import Fight, Mission
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class InCombat(Op):
    """Something in a combat."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        fight = game.state.fight
        if fight is not None:
            self.act(game, effect, fight)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        fight = game.state.fight
        return fight is not None and self.changes(game, effect, fight)

    def act(self, game: "Heroes", effect: Effect, fight: Fight) -> None:
        raise NotImplementedError

    def changes(self, game: "Heroes", effect: Effect, fight: Fight) -> bool:
        raise NotImplementedError


class InMission(Op):
    """Something in a troubleshoot action."""

    def run(self, game: "Heroes", effect: Effect) -> None:
        mission = game.state.mission
        if mission is not None:
            self.act(game, effect, mission)

    def may_change(self, game: "Heroes", effect: Effect) -> bool:
        mission = game.state.mission
        return mission is not None and self.changes(game, effect, mission)

    def act(self, game: "Heroes", effect: Effect, mission: Mission) -> None:
        raise NotImplementedError

    def changes(self, game: "Heroes", effect: Effect, mission: Mission) -> bool:
        raise NotImplementedError
