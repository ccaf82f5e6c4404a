"""Free benefits: optional abilities that cost nothing, help their side only, and can be carried out in one way."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes.content import FREE
from goldenrule.games.heroes.rules.windows import Window
from goldenrule.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

COSTLY = ("ally", "backup", "event")
"""The kinds of abilities that take their card, or a plot point on it, with them (H-11.8, H-12.23)."""


def is_free(game: "Heroes", decision: Decision, option: Option) -> bool:
    """Does an ability, used now, cost nothing and help only, with nothing to choose?"""
    verb, entity, index = option
    if verb != "use" or not isinstance(game.stack[-1], Window):
        return False
    listed = game.face(entity).listed[index]
    if listed.cost is not FREE or listed.kind in COSTLY:
        return False
    return listed.effect.helps(game, game.env(entity, index, decision.seat))
