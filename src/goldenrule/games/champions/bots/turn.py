"""A turn of the sensible bot: what playing, attacking, thwarting, flipping and every action of a card is worth."""

from goldenrule.games.champions import ids, ops
from goldenrule.games.champions.bots.evaluator import Evaluator, best
from goldenrule.games.champions.bots.looking import mentions
from goldenrule.games.champions.bots.play_style import PLAY_STYLE
from goldenrule.games.champions.bots.standing import discards_itself, standing
from goldenrule.games.champions.bots.trees import use
from goldenrule.kernel.decisions import Decision, Option

CARDS = (ops.Draw, ops.ToHand, ops.KeepOneOf, ops.SearchDeck)
"""What brings cards, so that it comes first."""


HIDING = 0.05
"""What it is worth to go into alter-ego form when it is time to: more than the end of the turn, less than all else."""


def turn(evaluator: Evaluator, decision: Decision) -> Option:
    """The option that is worth most. Whether it is time to hide takes long, and is asked if nothing else is left."""
    hides = [option for option in decision.options if option[0] == "form" and evaluator.hero]
    scores = {option: _turn_score(evaluator, option) for option in decision.options if option not in hides}
    if max(scores.values()) <= HIDING:
        scores |= {option: _turn_score(evaluator, option) for option in hides}
    return best([option for option in decision.options if option in scores], scores.__getitem__)


def request(evaluator: Evaluator, decision: Decision) -> Option:
    """What to do when another player asks for an action: what is worth it now, else nothing."""
    return best(decision.options, lambda option: _use_score(evaluator, *option[1:]) if option[0] == "use" else 0.0)


def _turn_score(evaluator: Evaluator, option: Option) -> float:
    verb, e, index = option
    if verb == "end_turn":
        return 0.0
    if verb == "form":
        if evaluator.hero:
            return HIDING if evaluator.wants_alter_ego else -1.0
        return 0.4 if evaluator.intent[0] else -1.0
    if verb == "recover":
        return 6.0 if evaluator.intent[1] else -1.0
    if verb in ("attack", "thwart"):
        return _basic_score(evaluator, verb, e)
    if verb == "play":
        return 8.0 + 0.1 * evaluator.worth(e) if e in evaluator.plan.cards else -1.0
    if verb == "use":
        return _use_score(evaluator, e, index)
    return -1.0  # asking another player


def _basic_score(evaluator: Evaluator, verb: str, entity: int) -> float:
    view = evaluator.view
    card = view.card(entity)
    if verb == "attack":
        gain = 0.5 if card.stunned else evaluator.best_enemy(view.number(ids.ATK, entity))
        cost = view.face(entity).facts.atk_cons
    else:
        gain = 0.5 if card.confused else evaluator.best_scheme(view.number(ids.THW, entity))
        cost = view.face(entity).facts.thw_cons
    if view.type(entity) == "ally" and cost and not evaluator.leaves(entity):
        if view.left(entity) <= cost and (evaluator.goes_hero or view.engaged()):
            return gain - PLAY_STYLE.block  # better kept as a shield
        gain -= 0.4 * cost
    elif evaluator.hero and entity == evaluator.me:
        gain += 0.3
    return gain


def _use_score(evaluator: Evaluator, entity: int, index: int) -> float:
    """Cards first; what fills the hand again last; what is urgent before its payment is spent."""
    view = evaluator.view
    ability = view.face(entity).abilities[index]
    effect = ability.effect
    if entity in view.hand():
        if entity not in evaluator.plan.cards:
            return -1.0
        return 0.3 if mentions(effect, ops.DrawUpTo) else max(0.6, evaluator.worth(entity))
    need = ability.cost.resources or ability.cost.any_number_of
    worth = use(evaluator, ability, view.env(entity, index))
    gain = worth - (evaluator.price_of(need) if need else 0.0)
    if gain <= (standing(evaluator, view.face(entity)).once if discards_itself(ability) else 0.0):
        return -1.0
    if mentions(effect, *CARDS):
        return 10.0 + gain
    if mentions(effect, ops.Lasts):
        return 9.0 + gain
    if mentions(effect, ops.AddCounters):
        return 0.4
    return gain + (8.0 if need and worth > 4.0 else 0.0)
