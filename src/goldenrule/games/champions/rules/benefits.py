"""Free benefits: optional abilities that cost nothing, help their side only, and can be carried out in one way."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import FREE
from goldenrule.games.champions.ids import AREAS
from goldenrule.games.champions.rules import use
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.event_windows import EventWindow, TriggeringEvent

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def is_enemy(game: "Champions", entity: int) -> bool:
    return entity == game.state.villain or game.is_type(entity, "minion")


def is_friendly(game: "Champions", entity: int) -> bool:
    """Is it an identity or an ally?"""
    return game.face(entity).friendly


def is_unheard(game: "Champions", event: type[TriggeringEvent]) -> bool:
    """Does nothing that would happen by itself listen to an event?"""
    for entity, index in (*game.state.rows[event.row], *game.state.rows[event.row + 1]):
        if entity >= LASTING_BASE or game.definition(entity).musts[index]:
            return False
    return True


def is_free(game: "Champions", decision: Decision, option: Option) -> bool:
    """Does an ability of a card in play, used now, cost nothing and help only, with nothing to choose?

    A limit is a cost: what is used up now may be wanted more later. So is a label, which makes it an attack.
    """
    _, entity, index = option
    seat, window = decision.seat, game.stack[-1]
    if not isinstance(window, EventWindow) or game.state.zone[entity] not in AREAS:
        return False
    ability = game.ability(entity, index)
    if ability.cost != FREE or ability.label or ability.limit is not None or ability.maximum is not None:
        return False
    at = len(game.stack) - 1
    found = [event for e, i, event in window.offers(game, seat) or () if (e, i) == (entity, index)]
    if len(found) != 1 or (ability.kind == "interrupt" and len(use.events_met(game, seat, entity, index, at)) > 1):
        return False
    return ability.effect.helps(game, game.env(entity, index, seat, at, found[0]))
