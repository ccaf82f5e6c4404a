"""How the sensible bot fights: which power, which hero, and when an ability is worth its price."""

from collections.abc import Callable
from functools import cache

from goldenrule.games.heroes import ids, odds
from goldenrule.games.heroes.bots.evaluator import Evaluator, strength
from goldenrule.games.heroes.ids import HEROES, VILLAIN
from goldenrule.games.heroes.ops.fights import SkipOutwit
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.rules.combat import roll_off
from goldenrule.kernel.decisions import PASS, Decision, Option

ROUNDS = 12
"""Of fictitious play, for the choice of powers."""


def side(evaluator: Evaluator) -> int:
    return HEROES if evaluator.seat == evaluator.g.fight().seat else VILLAIN


def power(evaluator: Evaluator, decision: Decision, below: Callable[[int], int]) -> Option:
    """A power as in a game of chance that both sides play well."""
    g = evaluator.g
    fight = g.fight()
    me = side(evaluator)
    mine_is, theirs_is = (fight.hero, fight.lead) if me == HEROES else (fight.lead, fight.hero)
    own, others = g.face(mine_is).powers, g.face(theirs_is).powers
    known = fight.powers[1 - me]
    colours = [known] if known >= 0 else list(others)
    left = max(1, g.ko_value(mine_is) - g.piece(mine_is).ko)
    right = max(1, g.ko_value(theirs_is) - g.piece(theirs_is).ko)
    boost, against = dice.counts_boost(g, fight, me), dice.counts_boost(g, fight, 1 - me)
    mine = tuple([own[option[2]] for option in decision.options])
    theirs = tuple([others[c] for c in colours])
    n = below(ROUNDS)
    for option, often in zip(
        decision.options, mixture(mine, theirs, fight.initiative == me, left, right, boost, against)
    ):
        n -= often
        if n < 0:
            return option
    return decision.options[-1]


@cache
def mixture(
    mine: tuple[odds.PowerDice, ...],
    theirs: tuple[odds.PowerDice, ...],
    first: bool,
    left: int,
    others: int,
    boost: bool,
    against: bool,
) -> tuple[int, ...]:
    """How often to play each of my powers in `ROUNDS` sequences, as for `odds.sequence`.

    In fictitious play each side answers what the other one has mostly done.
    """
    table = [[odds.sequence(own, other, first, left, others, boost, against) for other in theirs] for own in mine]
    rows, columns = [0.0] * len(mine), [0.0] * len(theirs)
    played = [0] * len(mine)
    for _ in range(ROUNDS):
        i = max(range(len(rows)), key=rows.__getitem__)
        j = min(range(len(columns)), key=columns.__getitem__)
        played[i] += 1
        for row in range(len(rows)):
            rows[row] += table[row][j]
        for column in range(len(columns)):
            columns[column] += table[i][column]
    return tuple(played)


def fighter(evaluator: Evaluator, decision: Decision) -> Option:
    """The hero with the best chance against the Lead."""
    lead = evaluator.g.fight().lead
    return max(decision.options, key=lambda option: evaluator.wins(option[1], lead, True, False))


def window(evaluator: Evaluator, decision: Decision) -> Option:
    """The first ability whose effect is wanted and whose price is fair."""
    for option in decision.options:
        if option[0] == "use" and wanted(evaluator, decision.kind, option):
            return option
    return PASS


def wanted(evaluator: Evaluator, moment: str, option: Option) -> bool:
    g = evaluator.g
    _, entity, index = option
    listed = g.face(entity).listed[index]
    fight = evaluator.s.fight
    spent = listed.cost.resources + listed.cost.villains
    if fight is None:
        return spent == 0 or len(evaluator.villains) > 3
    if listed.cost.recovery and moment != "ko":
        return False
    if moment == "ko":
        entity = g.fighter(fight.ko) if fight.ko >= 0 else 0
        last = entity > 0 and g.piece(entity).ko + 1 >= g.ko_value(entity)
        return last or (spent <= 1 and not listed.cost.recovery)
    if moment == "result":
        return losing(evaluator) or listed.rolls == 1
    if moment == "after_roll":
        return behind(evaluator)
    effect = listed.ability.effect
    if (effect == SkipOutwit() or SkipOutwit() in effect.parts()) and not outwitted(evaluator):
        return False
    if moment == "before_roll":
        return fight.count > 0 or listed.whose == 0
    return spent == 0 or spent < len(evaluator.hand if side(evaluator) == HEROES else evaluator.villains)


def outwitted(evaluator: Evaluator) -> bool:
    """Is the opponent better at outwit duels: with the powers that have been chosen, else with the best ones?"""
    g, me = evaluator.g, side(evaluator)
    fight = g.fight()
    if fight.powers[0] >= 0:
        best = [g.value(each, ids.OUTWIT) for each in (HEROES, VILLAIN)]
    else:
        best = [max(power[ids.OUTWIT] for power in evaluator.powers(e)) for e in (fight.hero, fight.lead)]
    return best[1 - me] > best[me]


def behind(evaluator: Evaluator) -> bool:
    """After a roll: do I do worse than I need to, or than is to be expected?"""
    g = evaluator.g
    fight = g.fight()
    me = side(evaluator)
    other = fight.dice[1 - me] if fight.roll == me else fight.dice[me]
    if other or fight.roll < 0:
        return losing(evaluator)
    mine = dice.hits(fight, fight.roll)
    roll = rolling(evaluator)
    dice_to_come = g.value(1 - fight.roll, ids.OUTWIT if roll == ids.OUTWIT else ids.DEFENSE)
    expected = odds.mean(dice_to_come, dice.counts_boost(g, fight, 1 - fight.roll))
    return mine < expected + 0.5 if fight.roll == me else mine >= expected


def losing(evaluator: Evaluator) -> bool:
    """Both have rolled: would I like another result?"""
    fight = evaluator.g.fight()
    me = side(evaluator)
    mine, theirs = dice.hits(fight, me), dice.hits(fight, 1 - me)
    if rolling(evaluator) == ids.OUTWIT:
        return mine <= theirs
    if attacker(evaluator) == me:
        return mine == 0 or mine < theirs
    return theirs > 0 and theirs >= mine


def rolling(evaluator: Evaluator) -> int:
    """Is this an attack phase or an outwit duel?"""
    frame = roll_off(evaluator.g)
    return ids.ATTACK if frame is None else frame.kind


def attacker(evaluator: Evaluator) -> int:
    """The side that attacks, or has the initiative in the duel."""
    frame = roll_off(evaluator.g)
    return HEROES if frame is None else frame.first


def price(evaluator: Evaluator, decision: Decision) -> Option:
    """The card that is missed least: a villain that is weak, an ally of another team."""
    g = evaluator.g
    team = evaluator.s.teams[evaluator.seat]

    def worth(option: Option) -> float:
        face = g.face(option[1])
        if face.type in ("ally", "event"):
            return 2.0 if face.type == "event" else 1.0 + (face.team == team)
        return strength(face)

    return min(decision.options, key=worth)
