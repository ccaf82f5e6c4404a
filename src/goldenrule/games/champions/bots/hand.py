"""The sensible bot's hand: what it pays with, discards, mulligans and looks for."""

from collections.abc import Callable
from functools import cache
from math import inf
from typing import Final

from goldenrule.games.champions.bots.evaluator import Evaluator, best
from goldenrule.games.champions.bots.looking import mentions
from goldenrule.games.champions.ops import RemoveThreat, SpendCounter
from goldenrule.kernel.decisions import Decision, Option


def pay(evaluator: Evaluator, decision: Decision) -> Option:
    """What is worth least of the set that wastes least, as it stood before anything of it was chosen."""
    if any(option[0] == "done" for option in decision.options):
        return _pay_any_number(evaluator, decision)
    offered = {(verb, evaluator.view.face(e).index): (verb, e, index) for verb, e, index in decision.options}
    wanted = [(verb, evaluator.view.face(e).index) for verb, e, _ in cheapest(evaluator, decision)]
    found = [offered[each] for each in wanted if each in offered]  # of copies one is offered
    return found[0] if found else min(decision.options, key=kept(evaluator, decision))


def cheapest(evaluator: Evaluator, decision: Decision) -> list[Option]:
    """What is still to be given of the set that wastes least, and gives up least of worth, which comes first."""
    worth, due = kept(evaluator, decision), decision.args[1]
    chosen, sources = evaluator.view.payment()
    sets: dict[int, tuple[float, list[Option]]] = {0: (0.0, [])}  # by how many resources they generate
    for option, units in sources:
        for total, (lost, given) in list(sets.items()):
            if total < due and lost + worth(option) < sets.get(total + units, (inf, []))[0]:
                sets[total + units] = lost + worth(option), [*given, option]
    least = min((n for n in sets if n >= due), default=0)
    return sorted((option for option in sets[least][1] if option not in chosen), key=worth)


def kept(evaluator: Evaluator, decision: Decision) -> Callable[[Option], float]:
    """What it is worth to keep each thing that may be given in a question: most, if it is to be played this turn."""
    view = evaluator.view
    pays = decision.kind == "pay"
    planned = evaluator.plan_as(evaluator.goes_hero, decision.args[1] if pays else 0, decision.source).cards
    spare = {view.face(e).index for e in view.hand() if e not in planned and e != decision.source}
    interest = view.face(decision.source).interest if pays and decision.source else ""

    @cache
    def worth(option: Option) -> float:
        verb, e, index = option
        if verb == "generate":
            spent = any(isinstance(part, SpendCounter) for part in view.face(e).abilities[index].cost.parts)
            return COUNTER if spent else READY
        face, n = view.face(e), max(0.0, evaluator.hold(e))
        if e in planned and face.index not in spare:
            n += PLANNED + evaluator.worth(e)
        return 0.1 * n if interest and interest in face.resources else n

    return worth


PLANNED: Final = 6.0
"""How much more a card counts that is to be played this turn, if there is no other copy of it."""
READY: Final = 0.01
"""What it is worth to keep a resource ability ready: it comes back."""
COUNTER: Final = 0.6
"""What it is worth to keep a counter that a resource ability removes: it does not."""


def _pay_any_number(evaluator: Evaluator, decision: Decision) -> Option:
    """Pay cards that are no better in hand, for Energy Channel, which takes any number of resources."""
    worst = min(
        (option for option in decision.options if option[0] != "done"),
        key=lambda option: evaluator.hold(option[1]) / max(1, len(evaluator.view.face(option[1]).resources)),
    )
    cheap = evaluator.hold(worst[1]) <= 1.2 * len(evaluator.view.face(worst[1]).resources)
    return worst if cheap else decision.options[-1]


def least_held(evaluator: Evaluator, decision: Decision) -> Option:
    return min((option for option in decision.options if option[1]), key=kept(evaluator, decision))


def discard_cost(evaluator: Evaluator, decision: Decision) -> Option:
    """Legal Practice: as many as there is threat to remove; else one card."""
    last = decision.options[-1]
    if (
        last[0] == "done"
        and evaluator.best_scheme(decision.args[0] + 1) - evaluator.best_scheme(decision.args[0]) < 0.9
    ):
        return last
    return least_held(evaluator, decision)


def end_discard(evaluator: Evaluator, decision: Decision) -> Option:
    """Cards that would only clog the hand."""
    view = evaluator.view
    junk = [o for o in decision.options if o[1] and evaluator.hold(o[1]) < JUNK and len(view.face(o[1]).resources) < 2]
    if junk:
        return min(junk, key=lambda option: evaluator.hold(option[1]))
    last = decision.options[-1]
    return last if last[0] == "done" else min(decision.options, key=lambda option: evaluator.hold(option[1]))


JUNK: Final = 0.02
"""A card whose keeping is worth less than this goes at the end of the turn."""


def mulligan(evaluator: Evaluator, decision: Decision) -> Option:
    """Expensive hands go: what costs 4 or more, and what needs something that is not there yet."""
    for option in decision.options:
        if option[1]:
            face = evaluator.view.face(option[1])
            thwarts = face.type == "event" and any(
                mentions(face.abilities[i].effect, RemoveThreat) for i in face.actions
            )
            if face.cost >= 4 or (face.type != "resource" and not thwarts and evaluator.worth(option[1]) <= 0.9):
                return option
    return decision.options[-1]


def search_one(evaluator: Evaluator, decision: Decision) -> Option:
    return best(decision.options, lambda option: evaluator.worth(option[1]) if option[1] else 0.0)
