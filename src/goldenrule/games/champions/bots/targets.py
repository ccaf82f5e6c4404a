"""Whom and what the sensible bot chooses: targets, modes, order and division."""

from goldenrule.games.champions.bots.evaluator import Evaluator, best
from goldenrule.games.champions.bots.trees import gain, special
from goldenrule.games.champions.ops import UseSpecials
from goldenrule.kernel.choices import AskMode, Choose, ChooseSome
from goldenrule.kernel.decisions import Decision, Option


def choose_one(evaluator: Evaluator, decision: Decision) -> Option:
    """What the rest of the effect does best with."""
    op, f = evaluator.view.asking()
    if isinstance(op, Choose | ChooseSome):
        body, name, ref = op.do, op.name, evaluator.view.ref
        picked = [option for option in decision.options if option[1]]
        return best(  # of equals oneself
            picked,
            lambda option: gain(evaluator, body, f.with_var(name, ref(option[1]))) + 0.2 * (option[1] == evaluator.me),
        )
    return decision.options[0]


def attach(evaluator: Evaluator, decision: Decision) -> Option:
    """A card of one's own goes where it does most."""
    if not evaluator.view.face(decision.source).playable:
        return decision.options[0]
    return best(decision.options, lambda option: evaluator.hosted(decision.source, option[1]))


def area(evaluator: Evaluator, decision: Decision) -> Option:
    return best(decision.options, lambda option: option[1] == evaluator.me)


def mode(evaluator: Evaluator, decision: Decision) -> Option:
    op, f = evaluator.view.asking()
    if isinstance(op, AskMode):
        modes = op.modes
        return best(decision.options, lambda option: gain(evaluator, modes[option[2]].op, f))
    return decision.options[0]


def divide(evaluator: Evaluator, decision: Decision) -> Option:
    """Damage goes to allies as long as they survive, and no more than must be to identities."""
    view = evaluator.view

    def score(option: Option) -> float:
        _, e, n = option
        if view.type(e) == "ally":
            return float(n) if n < view.left(e) else -float(n)
        return -float(n)

    return best(decision.options, score)


def order(evaluator: Evaluator, decision: Decision) -> Option:
    """Of Special abilities the one comes last that is better then; of other things the first comes first."""
    op, _ = evaluator.view.asking()
    if not isinstance(op, UseSpecials):
        return decision.options[0]
    return best(
        decision.options, lambda option: special(evaluator, option[1], False) - special(evaluator, option[1], True)
    )
