"""What a thing gives when something is paid with it."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.ops import SpendCounter
from goldenrule.games.champions.rules import affordable, generating
from goldenrule.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def generated(game: "Champions", decision: Decision, option: Option) -> str:
    """The letters of the resources that an option generates."""
    verb, entity, index = option
    if verb == "generate":
        return generating.generated_resources(game, decision.seat, entity, index)
    aspect = game.ident(decision.source).aspect if decision.source else ""
    return affordable.resources_of(game.ident(entity), aspect) if verb == "pay" else ""


def removes_counter(game: "Champions", option: Option) -> bool:
    """Does a resource ability cost a counter, which does not come back?"""
    _, entity, index = option
    return any([isinstance(part, SpendCounter) for part in game.ident(entity).abilities[index].cost.parts])
