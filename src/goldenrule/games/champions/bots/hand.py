"""The sensible bot's hand: what it pays with, discards, mulligans and looks for."""

from typing import Final

from goldenrule.games.champions.bots.looking import mentions
from goldenrule.games.champions.bots.mind import Mind, best
from goldenrule.games.champions.ops import RemoveThreat, SpendCounter
from goldenrule.kernel.decisions import Decision, Option


def pay(mind: Mind, decision: Decision) -> Option:
    view = mind.view
    if any(option[0] == "done" for option in decision.options):
        return _pay_any_number(mind, decision)
    have, need = decision.args if len(decision.args) == 2 else (0, 0)
    interest = view.face(decision.source).interest if decision.source else ""
    short = max(1, need - have)
    planned = mind.plan_as(mind.goes_hero, short, decision.source).cards

    def cost(option: Option) -> float:
        verb, e, index = option
        if verb == "generate":
            spent = any(isinstance(part, SpendCounter) for part in view.face(e).abilities[index].cost.parts)
            return 0.6 if spent else 0.1
        units = view.face(e).resources
        n = mind.hold(e) + 0.35 * max(0, len(units) - short) + (6.0 + mind.worth(e) if e in planned else 0.0)
        if interest and interest in units:
            n -= 0.6
        return n / min(len(units), short)

    return min(decision.options, key=cost)


def _pay_any_number(mind: Mind, decision: Decision) -> Option:
    """Any number of resources, for Energy Channel: cards that are no better in hand."""
    worst = min(
        (option for option in decision.options if option[0] != "done"),
        key=lambda option: mind.hold(option[1]) / max(1, len(mind.view.face(option[1]).resources)),
    )
    cheap = mind.hold(worst[1]) <= 1.2 * len(mind.view.face(worst[1]).resources)
    return worst if cheap else decision.options[-1]


def least_held(mind: Mind, decision: Decision) -> Option:
    planned = mind.plan.cards
    cards = [option for option in decision.options if option[1]]
    return min(cards, key=lambda option: mind.hold(option[1]) + (3.0 if option[1] in planned else 0.0))


def discard_cost(mind: Mind, decision: Decision) -> Option:
    """Legal Practice: as many as there is threat to remove; else one card."""
    last = decision.options[-1]
    if last[0] == "done" and mind.best_scheme(decision.args[0] + 1) - mind.best_scheme(decision.args[0]) < 0.9:
        return last
    return least_held(mind, decision)


def end_discard(mind: Mind, decision: Decision) -> Option:
    """Cards that would only clog the hand."""
    view = mind.view
    junk = [o for o in decision.options if o[1] and mind.hold(o[1]) < JUNK and len(view.face(o[1]).resources) < 2]
    if junk:
        return min(junk, key=lambda option: mind.hold(option[1]))
    last = decision.options[-1]
    return last if last[0] == "done" else min(decision.options, key=lambda option: mind.hold(option[1]))


JUNK: Final = 0.02
"""A card whose keeping is worth less than this goes at the end of the turn."""


def mulligan(mind: Mind, decision: Decision) -> Option:
    """Expensive hands go: what costs 4 or more, and what needs something that is not there yet."""
    for option in decision.options:
        if option[1]:
            face = mind.view.face(option[1])
            thwarts = face.type == "event" and any(
                mentions(face.abilities[i].effect, RemoveThreat) for i in face.actions
            )
            if face.cost >= 4 or (face.type != "resource" and not thwarts and mind.worth(option[1]) <= 0.9):
                return option
    return decision.options[-1]


def search_one(mind: Mind, decision: Decision) -> Option:
    return best(decision.options, lambda option: mind.worth(option[1]) if option[1] else 0.0)
