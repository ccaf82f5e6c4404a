"""How the sensible bot plays its mastermind, and faces those of others: Lead Villains, backups, scheming, plans."""

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots.evaluator import Evaluator, strength
from goldenrule.games.heroes.rules import scheming, villains
from goldenrule.kernel.decisions import NO, PASS, YES, Decision, Option

DARE = 0.15
"""The chance from which on a mastermind is confronted."""


def heroes_there(evaluator: Evaluator) -> tuple[list[int], bool]:
    """The heroes of the Hero Player in the district, and whether they are supported."""
    mission = evaluator.g.mission()
    heroes = evaluator.g.ready_at(mission.seat, mission.place)
    return heroes, bool(evaluator.g.supporters(mission.seat, mission.place >> 2))


def lead(evaluator: Evaluator, decision: Decision) -> Option:
    """The villain with the best chance against the heroes there, trouble left for backups counted in."""
    heroes, support = heroes_there(evaluator)
    g = evaluator.g
    trouble = evaluator.s.trouble
    costs = {e: villains.cost(g, e, True) for e in evaluator.villains}

    def worth(option: Option) -> float:
        verb, e, _ = option
        if verb != "lead":
            return 0.0
        fails = 1.0
        for hero in heroes:
            fails *= 1 - evaluator.wins(hero, e, support, False)
        left = trouble - villains.cost(g, e, False)
        others = sum([cost <= left for v, cost in costs.items() if v != e])
        return 0.05 + fails + 0.08 * min(others, left) + 0.05 * g.face(e).facts.most_wanted

    return max(decision.options, key=worth)


def backup(evaluator: Evaluator, decision: Decision) -> Option:
    """The dearest card that can be played; the trouble is of no further use."""

    def worth(option: Option) -> int:
        if option[0] != "backup":
            return 0
        return 1 + villains.cost(evaluator.g, option[1], True)

    return max(decision.options, key=worth)


def scheme(evaluator: Evaluator, decision: Decision) -> Option:
    """More trouble if the mastermind is good at it, else more cards against a high Level, else BOOST in the combat."""
    g = evaluator.g
    mission = g.mission()
    use = next(each for each in decision.options if each != PASS)
    option = use[2]
    raised = g.threat_value(g.mastermind(evaluator.seat), g.face(mission.headline).threat_type)
    level = scheming.villains_drawn(g)
    if option == ids.RAISE:
        return use if raised >= max(1, min(level, 2)) else PASS
    return use if option == ids.IMPROVE or level >= 2 else PASS


def plan(evaluator: Evaluator, decision: Decision) -> Option:
    """Execute it: a plan that fails may be tried again."""
    return next(each for each in decision.options if each != PASS)


def confront(evaluator: Evaluator, decision: Decision) -> Option:
    heroes, support = heroes_there(evaluator)
    own = evaluator.g.mastermind(evaluator.g.mission().nemesis)
    fails = 1.0
    for e in heroes:
        fails *= 1 - evaluator.wins(e, own, support, True)
    return YES if 1 - fails >= DARE else NO


def most_wanted(evaluator: Evaluator, decision: Decision) -> Option:
    """The weakest villain goes."""
    return min(decision.options, key=lambda option: strength(evaluator.g.face(option[1])))


def champions(evaluator: Evaluator, decision: Decision) -> Option:
    """The strongest heroes for the last fight."""
    return max(
        decision.options,
        key=lambda option: (not evaluator.g.piece(option[1]).wounded, strength(evaluator.g.face(option[1]))),
    )
