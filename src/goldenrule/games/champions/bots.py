"""A bot for Champions that plays by rules of thumb, from what its seat sees."""

from collections.abc import Callable, Iterable
from typing import Final

from goldenrule.games.champions import ids
from goldenrule.games.champions.bot_mind import TEMPER, Mind
from goldenrule.games.champions.bot_worths import DAMAGE_OF, HARM, REMOVES, WORTH
from goldenrule.games.champions.seat_view import SeatView
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game

NICK_FURY: Final = "01084"

Chooser = Callable[[Mind, Decision], Option]


class Sensible:
    """Thwarts before it is too late, attacks otherwise, recovers when low, blocks with allies, plays its best cards."""

    def __init__(self, seed: str = "") -> None:
        del seed  # it never rolls dice

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        return choose(SeatView(game, seat), decision)


def choose(view: SeatView, decision: Decision) -> Option:
    """The option that a sensible player takes, from the seat's view alone."""
    if len(decision.options) == 1:
        return decision.options[0]
    chooser = _CHOOSERS.get(decision.kind)
    return decision.options[0] if chooser is None else chooser(Mind(view), decision)


def best(options: Iterable[Option], score: Callable[[Option], float]) -> Option:
    """The option with the highest score, the first of equals."""
    return max(options, key=score)


# -- a player's turn -----------------------------------------------------------------------------------------------


def _turn(mind: Mind, decision: Decision) -> Option:
    chosen = best(decision.options, lambda option: _turn_score(mind, option))
    return chosen


def _turn_score(mind: Mind, option: Option) -> float:
    verb, e, index = option
    view = mind.view
    if verb == "end_turn":
        return 0.0
    if verb == "form":
        if mind.hero:
            return 0.05 if mind.wants_alter_ego() else -1.0
        return 0.4 if mind.wants_hero() else -1.0
    if verb == "recover":
        return 0.5 + min(mind.lost, view.number(ids.REC, e)) if mind.lost >= TEMPER.recover else -1.0
    if verb in ("attack", "thwart"):
        return _basic_score(mind, verb, e)
    if verb == "play":
        if mind.worth(e) <= 0:
            return -1.0
        return mind.worth(e) - mind.price(e)
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
        if view.left(e) <= cost and mind.hero:
            return gain - TEMPER.shield * mind.hits() * mind.pain()  # better kept as a shield
        gain -= 0.5 * cost
    elif mind.hero and e == mind.me:
        gain += 0.3
    return gain


def _use_score(mind: Mind, e: int, index: int) -> float:
    view = mind.view
    code = view.code(e)
    if e in view.hand():
        gain = mind.worth(e)
        return gain - mind.price(e) if gain > 0 else -1.0
    if code == "01006":
        return 4.0 if mind.lost >= 3 else -1.0
    if code in ("01010b", "01091"):
        return 20.0  # cards first
    if code == "01015":
        return 15.0 if view.hand() and min(mind.hold(c) for c in view.hand()) < 1.5 else -1.0
    if code == "01092":
        return 12.0 if any(mind.worth(c) > 1.5 and view.number(ids.COST, c) for c in view.hand()) else -1.0
    if code == "01010a":
        return 2.0 if any("E" in view.face(c).resources and mind.hold(c) < 1.5 for c in view.hand()) else -1.0
    if code == "01018":
        counters = view.counters(e, "energy")
        if index == 0:
            return 1.5 if counters < 4 else -1.0
        ready = counters >= 3 or 2 * counters >= view.left(view.villain)
        return mind.best_enemy(min(10, 2 * counters)) if ready else -1.0
    if code == "01064":
        return mind.best_scheme(1)
    if code == "01093":
        return 1.0 if mind.hero and view.card(mind.me).exhausted else -1.0
    if code == "01100":
        return 0.5
    return WORTH.get(code + "!", 1.0)


# -- paying and discarding -----------------------------------------------------------------------------------------


def _pay(mind: Mind, decision: Decision) -> Option:
    view = mind.view
    have, need = decision.args if len(decision.args) == 2 else (0, 0)
    interest = view.face(decision.source).interest if decision.source else ""

    def cost(option: Option) -> float:
        verb, e, _ = option
        if verb == "done":
            return 5.0
        if verb == "generate":
            return 0.1 if view.code(e) == "01001b" else 0.6
        units = view.face(e).resources
        short = max(1, need - have)
        n = mind.hold(e) + 0.35 * max(0, len(units) - short)
        if interest and interest in units:
            n -= 0.6
        return n / min(len(units), short)

    if any(option[0] == "done" for option in decision.options):
        return _pay_any_number(mind, decision)
    return min(decision.options, key=cost)


def _pay_any_number(mind: Mind, decision: Decision) -> Option:
    """Any number of resources, for Energy Channel: cards that are no better in hand."""
    worst = min(
        (option for option in decision.options if option[0] != "done"),
        key=lambda option: mind.hold(option[1]) / max(1, len(mind.view.face(option[1]).resources)),
    )
    cheap = mind.hold(worst[1]) <= 1.2 * len(mind.view.face(worst[1]).resources)
    return worst if cheap else decision.options[-1]


def _least_held(mind: Mind, decision: Decision) -> Option:
    cards = [option for option in decision.options if option[1]]
    return min(cards, key=lambda option: mind.hold(option[1]))


def _end_discard(mind: Mind, decision: Decision) -> Option:
    """Cards that would only clog the hand."""
    junk = [o for o in decision.options if o[1] and mind.hold(o[1]) < 0.3 and len(mind.view.face(o[1]).resources) < 2]
    if junk:
        return junk[0]
    last = decision.options[-1]
    return last if last[0] == "done" else _least_held(mind, decision)


def _mulligan(mind: Mind, decision: Decision) -> Option:
    """Expensive hands go: what costs 4 or more, and what needs something that is not there yet."""
    view = mind.view
    for option in decision.options:
        if option[1]:
            face = view.face(option[1])
            if (face.facts.cost or 0) >= 4 or face.code in ("01007", "01063", "01073", "01085", "01071", "01069"):
                return option
    return decision.options[-1]


# -- choosing ------------------------------------------------------------------------------------------------------


def _choose(mind: Mind, decision: Decision) -> Option:
    view = mind.view
    source = decision.source
    code = view.code(source) if source else ""

    def score(option: Option) -> float:
        e = option[1]
        type = view.type(e)
        if type in ("villain", "minion"):
            if code in ("01083", "01009"):
                stunned = view.card(e).stunned
                return -5.0 if stunned else mind.hit(e) + (0.5 if e == view.villain else 0.0)
            if code == "01007":
                return -float(view.left(e))
            if code == "01086":
                return -10.0
            n = DAMAGE_OF.get(code, 0)
            if code == "01018":
                n = 10
            return mind.damaging(e, n or view.number(ids.ATK, source or mind.me))
        if type in ("main_scheme", "side_scheme"):
            n = REMOVES.get(code, 0)
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
            return WORTH.get(view.code(e), 1.0) if code == "01071" else 0.2
        return -WORTH.get(view.code(e), 1.0)

    return best(decision.options, score)


def _mode(mind: Mind, decision: Decision) -> Option:
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
    return decision.options[0]


def _divide(mind: Mind, decision: Decision) -> Option:
    """Damage goes to allies as long as they survive, and no more than must be to identities."""
    view = mind.view

    def score(option: Option) -> float:
        _, e, n = option
        if view.type(e) == "ally":
            return float(n) if n < view.left(e) else -float(n)
        return -float(n)

    return best(decision.options, score)


# -- defending and interrupting ------------------------------------------------------------------------------------


def _defend(mind: Mind, decision: Decision) -> Option:
    view = mind.view
    enemy = decision.source
    aimed = decision.args[0] if decision.args else view.seat
    mine = aimed == view.seat
    boost = enemy == view.villain
    hit = view.number(ids.ATK, enemy) + (TEMPER.boost if boost else 0.0)
    worst = hit + (1.8 if boost else 0.0)
    overkill = any(view.code(a) == "01099" for a in view.attached(enemy))

    def hurt(n: float, top: float) -> float:
        return max(0.0, n) * mind.pain() + (50.0 if top >= mind.hp else 0.0)

    def loss(option: Option) -> float:
        verb, e, _ = option
        if verb != "defend":
            if not mine:
                return 0.8
            if view.in_hand("01003") and not view.card(mind.me).tough:
                return min(hurt(hit, worst), 1.5)
            return hurt(hit, worst)
        if view.type(e) == "hero":
            if not mine:
                return 5.0
            defense = view.number(ids.DEF, e)
            return hurt(hit - defense, worst - defense) + TEMPER.tired
        left = view.left(e)
        if view.code(e) == NICK_FURY and not overkill:
            return 0.0  # he leaves at the end of the round anyway
        body = 0.7 * min(left, hit) + (0.8 if hit >= left else 0.9)
        if overkill:
            body += hurt(hit - left, worst - left)
        return body + (0.3 * WORTH.get(view.code(e), 3.0) if left > 1 and hit >= left else 0.0)

    return min(decision.options, key=loss)


def _window(mind: Mind, decision: Decision) -> Option:
    """Interrupts and responses: the best one that is worth using, else pass."""
    chosen = best(decision.options, lambda option: _window_score(mind, option))
    return chosen


def _window_score(mind: Mind, option: Option) -> float:
    verb, e, _ = option
    view = mind.view
    if verb != "use":
        return 0.0
    code = view.code(e)
    now = view.happening()
    if code in ("01003", "01017"):
        n = view.about_to_hit(mind.me)
        useful = min(n, 3) if code == "01017" else n
        return useful * mind.pain() + (50.0 if n >= mind.hp else 0.0) - TEMPER.event
    if code == "01004":
        revealed = now.target & 4095 if now is not None else 0
        harm = HARM.get(view.code(revealed), 2.0) if revealed else 0.0
        return harm - 2.0
    if code == "01061":
        if now is None or now.target & 4095 != view.main_scheme:
            return -1.0
        lethal = mind.threat + now.amount >= mind.goal
        close = mind.threat + now.amount + 2 >= mind.goal
        return 9.0 if lethal and mind.hp > now.amount else 0.5 if close and mind.hp > now.amount + 5 else -1.0
    if code == "01085":
        return mind.urgency(view.main_scheme) - 1.0
    return 1.0


_CHOOSERS: dict[str, Chooser] = {
    "turn": _turn,
    "pay": _pay,
    "discard_cost": _least_held,
    "end_discard": _end_discard,
    "mulligan": _mulligan,
    "ally_limit": _least_held,
    "choose": _choose,
    "choose_some": _choose,
    "attach": _choose,
    "area": _choose,
    "mode": _mode,
    "divide": _divide,
    "defend": _defend,
    "interrupt": _window,
    "response": _window,
    "request": lambda mind, decision: decision.options[-1],
}

BOTS = {"sensible": Sensible}
