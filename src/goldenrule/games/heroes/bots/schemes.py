"""How the sensible bot plays its mastermind, and faces those of others: Lead Villains, backups, scheming, plans."""

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.bots.mind import Mind, strength
from goldenrule.games.heroes.rules import scheming, villains
from goldenrule.kernel.decisions import NO, PASS, YES, Decision, Option

DARE = 0.15
"""The chance from which on a mastermind is confronted."""


def heroes_there(mind: Mind) -> tuple[list[int], bool]:
    """The heroes of the Hero Player in the district, and whether they are supported."""
    mission = mind.g.mission()
    heroes = mind.g.ready_at(mission.seat, mission.place)
    return heroes, bool(mind.g.supporters(mission.seat, mission.place >> 2))


def lead(mind: Mind, decision: Decision) -> Option:
    """The villain with the best chance against the heroes there, trouble left for backups counted in."""
    heroes, support = heroes_there(mind)
    g = mind.g
    trouble = mind.s.trouble

    def worth(option: Option) -> float:
        verb, e, _ = option
        if verb != "lead":
            return 0.0
        fails = 1.0
        for hero in heroes:
            fails *= 1 - mind.wins(hero, e, support, False)
        left = trouble - villains.cost(g, e, False)
        others = sum(1 for v in mind.villains if v != e and villains.cost(g, v, True) <= left)
        return 0.05 + fails + 0.08 * min(others, left) + 0.05 * g.face(e).facts.most_wanted

    return max(decision.options, key=worth)


def backup(mind: Mind, decision: Decision) -> Option:
    """The dearest card that can be played; the trouble is of no further use."""

    def worth(option: Option) -> int:
        if option[0] != "backup":
            return 0
        return 1 + villains.cost(mind.g, option[1], True)

    return max(decision.options, key=worth)


def scheme(mind: Mind, decision: Decision) -> Option:
    """More trouble if the mastermind is good at it, else more cards against a high Level, else BOOST in the combat."""
    g = mind.g
    mission = g.mission()
    use = next(each for each in decision.options if each != PASS)
    option = use[2]
    raised = g.threat_value(g.mastermind(mind.seat), g.face(mission.headline).threat_type)
    level = scheming.villains_drawn(g)
    if option == ids.RAISE:
        return use if raised >= max(1, min(level, 2)) else PASS
    return use if option == ids.IMPROVE or level >= 2 else PASS


def plan(mind: Mind, decision: Decision) -> Option:
    """Execute it: a plan that fails may be tried again."""
    return next(each for each in decision.options if each != PASS)


def confront(mind: Mind, decision: Decision) -> Option:
    heroes, support = heroes_there(mind)
    own = mind.g.mastermind(mind.g.mission().nemesis)
    fails = 1.0
    for e in heroes:
        fails *= 1 - mind.wins(e, own, support, True)
    return YES if 1 - fails >= DARE else NO


def most_wanted(mind: Mind, decision: Decision) -> Option:
    """The weakest villain goes."""
    return min(decision.options, key=lambda option: strength(mind.g.face(option[1])))


def champions(mind: Mind, decision: Decision) -> Option:
    """The strongest heroes for the last fight."""
    return max(
        decision.options, key=lambda option: (not mind.g.piece(option[1]).wounded, strength(mind.g.face(option[1])))
    )
