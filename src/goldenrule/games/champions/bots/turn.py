"""A turn of the sensible bot: what playing, attacking, thwarting, flipping and every action of a card is worth."""

from goldenrule.games.champions import ids, ops
from goldenrule.games.champions.bots.looking import mentions
from goldenrule.games.champions.bots.mind import Mind, best
from goldenrule.games.champions.bots.standing import discards_itself, standing
from goldenrule.games.champions.bots.temper import TEMPER
from goldenrule.games.champions.bots.trees import use
from goldenrule.kernel.decisions import Decision, Option

CARDS = (ops.Draw, ops.ToHand, ops.KeepOneOf, ops.SearchDeck)
"""What brings cards, so that it comes first."""


def turn(mind: Mind, decision: Decision) -> Option:
    return best(decision.options, lambda option: _turn_score(mind, option))


def _turn_score(mind: Mind, option: Option) -> float:
    verb, e, index = option
    if verb == "end_turn":
        return 0.0
    if verb == "form":
        if mind.hero:
            return 0.05 if mind.wants_alter_ego else -1.0
        return 0.4 if mind.intent[0] else -1.0
    if verb == "recover":
        return 6.0 if mind.intent[1] else -1.0
    if verb in ("attack", "thwart"):
        return _basic_score(mind, verb, e)
    if verb == "play":
        return 8.0 + 0.1 * mind.worth(e) if e in mind.plan.cards else -1.0
    if verb == "use":
        return _use_score(mind, e, index)
    return -1.0  # asking another player


def _basic_score(mind: Mind, verb: str, entity: int) -> float:
    view = mind.view
    card = view.card(entity)
    if verb == "attack":
        gain = 0.5 if card.stunned else mind.best_enemy(view.number(ids.ATK, entity))
        cost = view.face(entity).facts.atk_cons
    else:
        gain = 0.5 if card.confused else mind.best_scheme(view.number(ids.THW, entity))
        cost = view.face(entity).facts.thw_cons
    if view.type(entity) == "ally" and cost and not mind.leaves(entity):
        if view.left(entity) <= cost and (mind.goes_hero or view.engaged()):
            return gain - TEMPER.block  # better kept as a shield
        gain -= 0.4 * cost
    elif mind.hero and entity == mind.me:
        gain += 0.3
    return gain


def _use_score(mind: Mind, entity: int, index: int) -> float:
    """Cards first; what fills the hand again last; what is urgent before its payment is spent."""
    view = mind.view
    ability = view.face(entity).abilities[index]
    effect = ability.effect
    if entity in view.hand():
        if entity not in mind.plan.cards:
            return -1.0
        return 0.3 if mentions(effect, ops.DrawUpTo) else max(0.6, mind.worth(entity))
    need = ability.cost.resources or ability.cost.any_number_of
    worth = use(mind, ability, view.env(entity, index))
    gain = worth - (mind.price_of(need) if need else 0.0)
    if gain <= (standing(mind, view.face(entity)).once if discards_itself(ability) else 0.0):
        return -1.0
    if mentions(effect, *CARDS):
        return 10.0 + gain
    if mentions(effect, ops.Lasts):
        return 9.0 + gain
    if mentions(effect, ops.AddCounters):
        return 0.4
    return gain + (8.0 if need and worth > 4.0 else 0.0)
