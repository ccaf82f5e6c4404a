"""How the sensible bot answers the enemy: defenders, interrupts and responses."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.bots.forecast import BOOST_MEAN, at_least, boost_cards
from goldenrule.games.champions.bots.mind import NICK_FURY, TEMPER, Mind, best
from goldenrule.games.champions.bots.worths import HARM
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.state import ENTITY_MASK


def defend(mind: Mind, decision: Decision) -> Option:
    view = mind.view
    enemy = decision.source
    mine = not decision.args or decision.args[0] == view.seat
    cards = boost_cards(mind) if enemy == view.villain else 0
    attack = view.number(ids.ATK, enemy)
    hit = attack + cards * BOOST_MEAN
    overkill = view.number(ids.OVERKILL, enemy) or any(view.code(a) == "01099" for a in view.attached(enemy))
    saved = view.in_hand("01003") and mind.hero
    later = sum(view.number(ids.ATK, m) for m in view.engaged() if m != enemy) if cards else 0

    def hurt(off: int) -> float:
        """What the attack costs this identity, if so much of it is kept off."""
        if view.card(mind.me).tough:
            return 1.0
        worst = 0.3 * TEMPER.lost * at_least(cards, mind.hp - later - attack + off) if later else 0.0
        n = max(0.0, hit - off) * mind.pain() + TEMPER.lost * at_least(cards, mind.hp - attack + off) + worst
        return min(n, 1.8) if saved else n

    def loss(option: Option) -> float:
        verb, e, _ = option
        if verb != "defend":
            return hurt(0) if mine else 0.8
        if view.type(e) == "hero":
            if not mine:
                return 5.0
            counter = (view.in_hand("01077") and mind.best_enemy(view.number(ids.ATK, mind.me))) or 0.0
            tired = 0.0 if view.in_play("01082") else min(TEMPER.tired, 0.6 * mind.basic())
            return hurt(view.number(ids.DEF, e)) + tired - counter
        left = view.left(e)
        if view.code(e) == NICK_FURY and not overkill:
            return 0.0  # he leaves at the end of the round anyway
        if view.card(e).tough:
            return 0.5 + (hurt(left) if overkill else 0.0)
        body = 0.7 * min(left, hit) + (0.8 if hit >= left else 0.9)
        if overkill:
            body += hurt(left)
        return body + (0.2 * mind.worth(e) if left > 1 and hit >= left else 0.0)

    return min(decision.options, key=loss)


def window(mind: Mind, decision: Decision) -> Option:
    """Interrupts and responses: the best one that is worth using, else pass."""
    return best(decision.options, lambda option: _window_score(mind, option))


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
    if code in ("01004", "01075", "01078"):
        revealed = now.target & ENTITY_MASK if now is not None else 0
        harm = HARM.get(view.code(revealed), 2.0) if revealed else 0.0
        if code == "01078":  # the villain attacks instead
            attack = view.number(ids.ATK, view.villain)
            harm -= (attack + BOOST_MEAN) * mind.pain() + TEMPER.lost * at_least(boost_cards(mind), mind.hp - attack)
            return harm + 0.5 if not view.card(view.villain).stunned else harm + 3.0
        return harm - 2.0
    if code == "01061":
        if now is None or now.target & ENTITY_MASK != view.main_scheme:
            return -1.0
        lethal = mind.threat + now.amount >= mind.goal
        close = mind.threat + now.amount + 2 >= mind.goal
        return 9.0 if lethal and mind.hp > now.amount else 0.5 if close and mind.hp > now.amount + 5 else -1.0
    if code == "01085":
        return mind.marginal(mind.goal - mind.threat - BOOST_MEAN - 1) - 1.0
    if code == "01024":
        return mind.best_enemy(view.number(ids.ATK, mind.me)) - mind.price(1, e)
    if code == "01052":
        return mind.best_scheme(2) - 0.8
    return 1.0
