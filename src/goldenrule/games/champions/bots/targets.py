"""Whom and what the sensible bot chooses: targets, modes, order and division."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.bots.cards import WAKANDA_FOREVER
from goldenrule.games.champions.bots.mind import Mind, best
from goldenrule.games.champions.bots.worths import NOTHING, WORTHS
from goldenrule.kernel.decisions import Decision, Option


def choose_one(mind: Mind, decision: Decision) -> Option:
    view = mind.view
    source = decision.source
    code = view.code(source) if source else ""

    def score(option: Option) -> float:
        e = option[1]
        type = view.type(e)
        if type in ("villain", "minion"):
            if code in ("01083", "01009"):
                stunned = view.card(e).stunned
                return -5.0 if stunned else view.number(ids.ATK, e) + (1.7 if e == view.villain else 0.0)
            if code == "01007":
                return -float(view.left(e))
            if code == "01086":
                return -10.0
            n = WORTHS.get(code, NOTHING).damage
            if code in ("01018", "01032"):
                n = 10
            if code == "01021":
                n = mind.lost
            return mind.damaging(e, n or (view.number(ids.ATK, source) if view.may_hit(source) else 3))
        if type in ("main_scheme", "side_scheme"):
            n = WORTHS.get(code, NOTHING).removes
            return mind.removing(e, n or max(1, view.number(ids.THW, source or mind.me)))
        if e in view.hand():
            return -mind.hold(e)
        if type in ("hero", "alter_ego"):
            if code == "01086":
                return float(view.card(e).damage) + (3.0 if e == mind.me else 0.0)
            return 1.0 if e == mind.me else 0.0
        if type == "ally":
            if code in ("01069", "01074"):
                return float(view.number(ids.ATK, e) + view.left(e))
            return mind.worth(e) if code == "01071" else 0.2
        return -mind.worth(e)

    return best(decision.options, score)


def mode(mind: Mind, decision: Decision) -> Option:
    view = mind.view
    code = view.code(decision.source) if decision.source else ""
    if code == "01084":
        scores = (mind.best_scheme(2), 3.2, mind.best_enemy(4) * 0.9)
        return best(decision.options, lambda option: scores[option[2]])
    if code == "01068":
        scores = (mind.best_scheme(3), mind.best_enemy(4), 0.0)
        return best(decision.options, lambda option: scores[option[2]])
    if code == "01110":
        scores = (-2 * mind.pain() - (9 if mind.hp <= 2 else 0), -mind.urgency(view.main_scheme), 0.0)
        return best(decision.options, lambda option: scores[option[2]])
    if code in ("01151", "01159"):  # threat or damage
        takes_threat = mind.hp <= 4 or mind.urgency(view.main_scheme) < mind.pain()
        return decision.options[0 if takes_threat == (code == "01151") else -1]
    if code in ("01134", "01138b"):  # threat on the main scheme or a drone
        threat = (1 if code == "01134" else 2) * mind.urgency(view.main_scheme)
        return decision.options[0 if threat < 2.2 else -1]
    return decision.options[0]


def divide(mind: Mind, decision: Decision) -> Option:
    """Damage goes to allies as long as they survive, and no more than must be to identities."""
    view = mind.view

    def score(option: Option) -> float:
        _, e, n = option
        if view.type(e) == "ally":
            return float(n) if n < view.left(e) else -float(n)
        return -float(n)

    return best(decision.options, score)


def order(mind: Mind, decision: Decision) -> Option:
    """Of the Panther upgrades the best comes last; of other things the first comes first."""
    first = decision.options[0]
    if decision.source and mind.view.code(decision.source) in WAKANDA_FOREVER:
        return best(decision.options, lambda option: -_special_gain(mind, option[1]))
    return first


def _special_gain(mind: Mind, e: int) -> float:
    code = mind.view.code(e)
    if code == "01047":
        return mind.best_enemy(2)
    if code == "01048":
        return mind.best_scheme(1)
    return mind.every_enemy(1) if code == "01046" else 1.5 if mind.lost else 0.8
