"""A turn of the sensible bot: what playing, attacking, thwarting, flipping and every action of a card is worth."""

from collections.abc import Callable
from typing import Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.bots.mind import NICK_FURY, TEMPER, Mind, best
from goldenrule.kernel.decisions import Decision, Option

DRAWS: Final = frozenset({"01010b", "01029b", "01045", "01091"})
"""Cards whose action draws at no other cost."""


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


def _basic_score(mind: Mind, verb: str, e: int) -> float:
    view = mind.view
    card = view.card(e)
    if verb == "attack":
        gain = 0.5 if card.stunned else mind.best_enemy(view.number(ids.ATK, e))
        cost = view.face(e).facts.atk_cons
    else:
        gain = 0.5 if card.confused else mind.best_scheme(view.number(ids.THW, e))
        cost = view.face(e).facts.thw_cons
    if view.type(e) == "ally" and cost and view.code(e) != NICK_FURY:
        if view.left(e) <= cost and (mind.goes_hero or view.engaged()):
            return gain - TEMPER.block  # better kept as a shield
        gain -= 0.4 * cost
    elif mind.hero and e == mind.me:
        gain += 0.3
    return gain


def _use_score(mind: Mind, e: int, index: int) -> float:
    view = mind.view
    code = view.code(e)
    if e in view.hand():
        if e not in mind.plan.cards:
            return -1.0
        if code == "01025":
            return 0.3  # Split Personality, when the rest of the hand is spent
        return max(0.6, mind.worth(e))
    if view.type(e) == "attachment":
        return _strip_score(mind, e)
    if code in DRAWS:
        return 20.0  # cards first
    score = ACTIONS.get(code)
    return 1.0 if score is None else score(mind, e, index)


def _strip_score(mind: Mind, e: int) -> float:
    """An action that rids the villain of an attachment."""
    tired = 2.0 if mind.view.code(e) in ("01141", "01152", "01153") and not mind.view.card(mind.me).exhausted else 0.0
    return 3.5 - tired - mind.price(2 if tired else 3)


def _alpha_flight_station(mind: Mind, e: int, index: int) -> float:
    return 15.0 if mind.view.hand() and mind.worst() < 1.5 else -1.0


def _captain_marvel(mind: Mind, e: int, index: int) -> float:
    view = mind.view
    spares = [c for c in view.hand() if "E" in view.face(c).resources and c not in mind.plan.cards]
    return 2.0 if any(mind.hold(c) < 1.5 for c in spares) else -1.0


def _energy_channel(mind: Mind, e: int, index: int) -> float:
    view = mind.view
    counters = view.counters(e, "energy")
    if index == 0:
        return 0.4 if counters < 4 else -1.0
    ready = counters >= 3 or 2 * counters >= view.left(view.villain)
    return mind.best_enemy(min(10, 2 * counters)) if ready else -1.0


def _helicarrier(mind: Mind, e: int, index: int) -> float:
    view = mind.view
    return 12.0 if any(mind.worth(c) > 1.5 and view.number(ids.COST, c) for c in view.hand()) else -1.0


def _ready_again(mind: Mind, e: int, index: int) -> float:
    """Arc Reactor, Tenacity: once the hero is exhausted."""
    if not mind.hero or not mind.view.card(mind.me).exhausted:
        return -1.0
    return mind.basic() - (mind.price(1) if mind.view.code(e) == "01093" else 0.0)


def _focused_rage(mind: Mind, e: int, index: int) -> float:
    return 18.0 if mind.hp > 4 else -1.0


def _rocket_boots(mind: Mind, e: int, index: int) -> float:
    """In the air Iron Man's gear does more."""
    view = mind.view
    if view.aerial():
        return -1.0
    gain = sum(mind.best_enemy(8) - mind.best_enemy(4) for c in view.hand() if view.code(c) == "01032")
    gain += sum(view.code(a) == "01038" and not view.card(a).exhausted for a in view.area())
    return 9.0 if gain > mind.price(1) + 0.3 else -1.0


def _war_machine(mind: Mind, e: int, index: int) -> float:
    gain = mind.every_enemy(1)
    return gain - 1.5 if mind.view.left(e) > 2 else gain - TEMPER.block


def _law_division(mind: Mind, e: int, index: int) -> float:
    gain = mind.best_scheme(2)
    return gain - mind.price(1) + (8.0 if gain > 4 else 0.0)  # if it is urgent, before its payment is spent


def _powered_gauntlets(mind: Mind, e: int, index: int) -> float:
    return mind.best_enemy(2 if mind.view.aerial() else 1)


def _med_team(mind: Mind, e: int, index: int) -> float:
    return min(2, mind.lost) * mind.pain() - 0.9 if mind.lost >= 2 else -1.0


ACTIONS: Final[dict[str, Callable[[Mind, int, int], float]]] = {
    "01006": lambda mind, e, index: 7.0 if mind.lost >= 3 else -1.0,
    "01010a": _captain_marvel,
    "01015": _alpha_flight_station,
    "01018": _energy_channel,
    "01026": _law_division,
    "01027": _focused_rage,
    "01030": _war_machine,
    "01034": lambda mind, e, index: 19.0,
    "01035": _ready_again,
    "01037": lambda mind, e, index: mind.best_scheme(1),
    "01038": _powered_gauntlets,
    "01039": _rocket_boots,
    "01056": lambda mind, e, index: mind.best_enemy(2),
    "01064": lambda mind, e, index: mind.best_scheme(1),
    "01068": lambda mind, e, index: 1.8 - mind.price(1),
    "01080": _med_team,
    "01092": _helicarrier,
    "01093": _ready_again,
}
"""By code: what using an action of a card in play is worth."""
