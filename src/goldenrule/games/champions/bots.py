"""A bot for Champions that plays by rules of thumb, from what its seat sees."""

from collections.abc import Callable, Iterable

from goldenrule.games.champions import ids
from goldenrule.games.champions.bot_worths import (
    ATTACKS,
    DAMAGE_OF,
    HARM,
    HOLD,
    PASSIVE,
    REMOVES,
    THWARTS,
    WORTH,
)
from goldenrule.games.champions.seat_view import SeatView
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game

W = {
    "hide_hits": 1.0, "hide": 4, "hide_easy": 6, "hide_room": 1, "rest": 5, "pain_high": 0.6, "pain_mid": 0.9,
    "pain_low": 1.6, "u1": 2.2, "u2": 1.3, "u3": 0.8, "side": 0.75, "tired": 1.7, "recover": 3, "shield": 1.0,
    "hold": 0.3, "event": 1.9,
}
NICK_FURY = "01084"

BOOST = 1.2
"""Boost icons that an attack or scheme of the villain gets on average, rounded up a little."""

Chooser = Callable[["Mind", Decision], Option]


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


class Mind:
    """What a player thinks of a position: what is urgent, what a card is worth now."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.hero = view.is_hero()
        self.me = view.identity
        self.hp = view.left(view.identity)
        self.lost = view.card(view.identity).damage
        self.goal = view.goal()
        self.threat = view.card(view.main_scheme).threat
        self.next = self.threat + view.coming_threat()

    # -- dangers -------------------------------------------------------------------------------------------------

    def scheming(self) -> float:
        """Threat to expect from schemes if this player ends the turn in alter-ego form."""
        view = self.view
        villain = view.villain
        n = 0.0 if view.card(villain).confused else view.number(ids.SCH, villain) + BOOST
        return n + sum(view.number(ids.SCH, m) for m in view.engaged() if not view.card(m).confused)

    def hit(self, enemy: int, boost: float = BOOST) -> float:
        """Damage to expect from an attack of an enemy, before defense."""
        view = self.view
        if view.card(enemy).stunned:
            return 0.0
        return view.number(ids.ATK, enemy) + (boost if enemy == view.villain else 0.0)

    def hits(self, boost: float = BOOST) -> float:
        """Damage to expect from a villain phase in hero form, before defense."""
        view = self.view
        return self.hit(view.villain, boost) + sum(self.hit(m) for m in view.engaged())

    def shield(self) -> float:
        """How much of the next villain phase's damage can be kept off: the hero's DEF, allies, cards in hand."""
        view = self.view
        best_hit = max([self.hit(view.villain), *[self.hit(m) for m in view.engaged()]])
        n = min(best_hit, float(view.number(ids.DEF, self.me))) if self.hero else 0.0
        if view.allies():
            n = max(n, best_hit)
        if view.in_hand("01003"):
            n += 3
        return n

    def safe_to_hide(self) -> bool:
        """Would the main scheme survive a villain phase in alter-ego form?"""
        return self.next + self.scheming() + W["hide_room"] < self.goal

    def wants_alter_ego(self) -> bool:
        """In hero form, with nothing more to do: is it time to recover?"""
        if not self.safe_to_hide():
            return False
        coming = W["hide_hits"] * self.hits(2.5) - self.shield()
        return self.hp <= coming or self.hp <= W["hide"] or (self.hp <= W["hide_easy"] and self.next + 4 < self.goal)

    def wants_hero(self) -> bool:
        """In alter-ego form, with nothing more to do: is it time to fight?"""
        if not self.safe_to_hide():
            return True
        return self.hp > W["rest"]

    # -- worths --------------------------------------------------------------------------------------------------

    def pain(self) -> float:
        """What losing one hit point costs."""
        return W["pain_high"] if self.hp > 7 else W["pain_mid"] if self.hp > 4 else W["pain_low"]

    def urgency(self, scheme: int) -> float:
        """What removing one threat from a scheme is worth."""
        view = self.view
        if scheme == view.main_scheme:
            if not view.may_lose_threat(scheme):
                return 0.0
            room = self.goal - self.next - (0 if self.hero else self.scheming())
            return 6.0 if room <= 0 else W["u1"] if room <= 1.5 else W["u2"] if room <= 3 else W["u3"]
        facts = view.face(scheme).facts
        n = W["side"] + 0.25 * len(facts.icons)
        if "crisis" in facts.icons and self.goal - self.next <= 3:
            n += 1.0
        return n + (0.5 if view.card(scheme).threat <= 2 else 0.0)

    def removing(self, scheme: int, n: float) -> float:
        """What removing so much threat from a scheme is worth."""
        return min(n, self.view.card(scheme).threat) * self.urgency(scheme)

    def best_scheme(self, n: float) -> float:
        view = self.view
        return max(self.removing(e, n) for e in [view.main_scheme, *view.side_schemes()])

    def damaging(self, enemy: int, n: float) -> float:
        """What dealing so much damage to an enemy is worth."""
        view = self.view
        card = view.card(enemy)
        if card.tough:
            return 0.9
        left = view.left(enemy)
        if enemy == view.villain:
            return min(n, left) + (1.0 if n >= left else 0.0)
        if n >= left:
            return min(n, left) * 0.5 + 1.5 + 0.8 * view.number(ids.ATK, enemy)
        return n * 0.6

    def enemies(self) -> list[int]:
        """Whom the seat could attack, roughly: the rules list the targets."""
        view = self.view
        guarded = any(view.number(ids.GUARD, m) for m in view.engaged())
        return [*view.engaged()] if guarded else [view.villain, *view.engaged()]

    def best_enemy(self, n: float) -> float:
        return max(self.damaging(e, n) for e in self.enemies()) if n > 0 else 0.0

    def worth(self, e: int) -> float:
        """What having this card played now is worth, before its cost."""
        view = self.view
        code = view.code(e)
        n = WORTH.get(code, 0.0)
        if code in ATTACKS:
            if view.card(self.me).stunned:
                return 0.0
            return self.best_enemy(DAMAGE_OF[code]) + n
        if code in THWARTS:
            if view.card(self.me).confused:
                return 0.0
            return self.best_scheme(REMOVES[code]) + n
        if code in PASSIVE:
            return max(0.5, n * max(0.3, 1 - 0.07 * view.round))
        if code == "01086":
            return min(2, self.lost) * self.pain()
        if code == "01009":
            return n if view.card(view.villain).stunned is False else 1.0
        if code == "01007":
            return n + (1.0 if self.next + 3 >= self.goal else 0.0)
        if code == "01069":
            return max([view.number(ids.ATK, a) for a in view.allies() if view.card(a).exhausted], default=0.0)
        if code == "01070":
            ready = [a for a in [*view.allies(), self.me] if not view.card(a).exhausted]
            return 0.9 * len(ready)
        if code == "01071":
            allies = [c for c in view.discard() if view.type(c) == "ally"]
            return max([WORTH.get(view.code(c), 3.0) - 1 for c in allies], default=0.0)
        return n

    def hold(self, e: int) -> float:
        """What keeping this card in hand is worth: the price of paying with it."""
        code = self.view.code(e)
        if code in HOLD:
            return HOLD[code]
        return W["hold"] * self.worth(e)

    def price(self, e: int) -> float:
        """What is lost by paying for a card with the least valuable others."""
        view = self.view
        cost = view.number(ids.COST, e)
        cost -= sum(view.code(a) == "01001b" for a in view.area())
        cost -= sum(view.code(a) == "01008" and not view.card(a).exhausted for a in view.area() if self.hero)
        total = 0.0
        units = sorted((self.hold(c) / max(1, len(view.face(c).resources)), len(view.face(c).resources), c)
                       for c in view.hand() if c != e)  # fmt: skip
        for each, n, _ in units:
            if cost <= 0:
                break
            total += each * n
            cost -= n
        return total


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
        return 0.5 + min(mind.lost, view.number(ids.REC, e)) if mind.lost >= W["recover"] else -1.0
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
            return gain - W["shield"] * mind.hits() * mind.pain()  # better kept as a shield
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
    hit = view.number(ids.ATK, enemy) + (BOOST if boost else 0.0)
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
            return hurt(hit - defense, worst - defense) + W["tired"]
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
        return useful * mind.pain() + (50.0 if n >= mind.hp else 0.0) - W["event"]
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
