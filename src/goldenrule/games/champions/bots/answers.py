"""How the sensible bot answers the enemy: defenders, interrupts and responses."""

from goldenrule.games.champions import ids
from goldenrule.games.champions.bots.evaluator import Evaluator, best
from goldenrule.games.champions.bots.forecast import BOOST_MEAN, at_least, boost_cards
from goldenrule.games.champions.bots.looking import mentions
from goldenrule.games.champions.bots.play_style import PLAY_STYLE
from goldenrule.games.champions.bots.trees import use
from goldenrule.games.champions.ops import DiscardThis, Prevent
from goldenrule.games.champions.triggers import Defends, WouldTakeDamage
from goldenrule.kernel.decisions import Decision, Option


def defend(evaluator: Evaluator, decision: Decision) -> Option:
    view = evaluator.view
    enemy = decision.source
    mine = not decision.args or decision.args[0] == view.seat
    cards = boost_cards(view) if enemy == view.villain else 0
    attack = view.number(ids.ATK, enemy)
    hit = attack + cards * BOOST_MEAN
    now = view.triggering_event()
    overkill = view.number(ids.OVERKILL, enemy) or getattr(now, "overkill", False)
    held = [ability for e in view.hand() for ability in view.face(e).abilities]
    saved = evaluator.hero and any(isinstance(a.when, WouldTakeDamage) and mentions(a.effect, Prevent) for a in held)
    later = sum(view.number(ids.ATK, m) for m in view.engaged() if m != enemy) if cards else 0

    def hurt(off: int) -> float:
        """What the attack costs this identity, if this much of it is kept off."""
        if view.card(evaluator.me).tough:
            return 1.0
        worst = 0.3 * PLAY_STYLE.lost * at_least(cards, evaluator.hp - later - attack + off) if later else 0.0
        n = (
            max(0.0, hit - off) * evaluator.hit_point_worth()
            + PLAY_STYLE.lost * at_least(cards, evaluator.hp - attack + off)
            + worst
        )
        return min(n, 1.8) if saved else n

    def loss(option: Option) -> float:
        verb, e, _ = option
        if verb != "defend":
            return hurt(0) if mine else 0.8
        if view.type(e) == "hero":
            if not mine:
                return 5.0
            cards = [c for c in view.hand() if not view.face(c).cost]
            counter = sum(evaluator.foreseen(c, Defends) for c in (*cards, *view.area()))
            tired = min(PLAY_STYLE.tired, 0.6 * evaluator.power(e))
            return hurt(view.number(ids.DEF, e)) + tired - counter
        left = view.left(e)
        if evaluator.leaves(e) and not overkill:
            return 0.0  # he leaves at the end of the round anyway
        if view.card(e).tough:
            return 0.5 + (hurt(left) if overkill else 0.0)
        body = 0.7 * min(left, hit) + (0.8 if hit >= left else 0.9)
        if overkill:
            body += hurt(left)
        return body + (0.2 * evaluator.worth(e) if left > 1 and hit >= left else 0.0)

    return min(decision.options, key=loss)


def window(evaluator: Evaluator, decision: Decision) -> Option:
    """Interrupts and responses: the best one that is worth using, else pass."""
    return best(decision.options, lambda option: _window_score(evaluator, option))


def _window_score(evaluator: Evaluator, option: Option) -> float:
    verb, e, index = option
    if verb != "use":
        return 0.0
    view = evaluator.view
    ability = view.face(e).abilities[index]
    n = use(evaluator, ability, view.answer(e, index))
    need = len(ability.cost.resources)
    held = e in view.hand()
    if held:
        need += view.number(ids.COST, e)
    if view.active == view.seat:
        return n - (evaluator.price(need, e if held else 0) if need else 0.1)
    if held or any(isinstance(part, DiscardThis) for part in ability.cost.parts):
        n -= PLAY_STYLE.event
    return n - 0.9 * need
