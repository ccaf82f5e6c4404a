"""Odds of rolls, of a combat sequence and of a whole combat, from the faces of the dice."""

from collections.abc import Sequence
from functools import cache

from goldenrule.games.heroes.ids import MAX_DICE

PowerDice = tuple[int, int, int]
"""Dice for attack, defense and outwit."""

DIE = (2 / 6, 3 / 6, 1 / 6, 0.0)
"""Chances of 0, 1, 2 and 3 HIT with a die whose BOOST does not count."""
BOOSTED = (12 / 36, 14 / 36, 9 / 36, 1 / 36)
LONGEST = 12
"""Sequences after which a combat is taken to be open."""


@cache
def hits(dice: int, boost: bool) -> tuple[float, ...]:
    """The chances of 0, 1, 2 ... HIT with this many dice, at most 8."""
    out = [1.0]
    die = BOOSTED if boost else DIE
    for _ in range(min(dice, MAX_DICE)):
        longer = [0.0] * (len(out) + 3)
        for n, p in enumerate(out):
            for more, q in enumerate(die):
                longer[n + more] += p * q
        out = longer
    return tuple(out)


@cache
def mean(dice: int, boost: bool) -> float:
    """HIT to be expected."""
    return sum(n * p for n, p in enumerate(hits(dice, boost)))


@cache
def knocks(attack: int, defense: int, boost: bool, against: bool) -> float:
    """The chance that an attack inflicts a KO (H-12.10); `against`: does the defender's BOOST count?"""
    out = 0.0
    below = hits(defense, against)
    for n, p in enumerate(hits(attack, boost)):
        if n:
            out += p * sum(below[: n + 1])
    return out


@cache
def outwits(mine: int, theirs: int, boost: bool, against: bool) -> tuple[float, float]:
    """The chances to win and to lose an outwit duel (H-12.15)."""
    win = lose = 0.0
    others = hits(theirs, against)
    for n, p in enumerate(hits(mine, boost)):
        for m, q in enumerate(others):
            if n > m:
                win += p * q
            elif n < m:
                lose += p * q
    return win, lose


@cache
def sequence(
    mine: PowerDice, theirs: PowerDice, first: bool, left: int, others: int, boost: bool, against: bool
) -> float:
    """What a sequence is worth with these powers: shares of the KO values taken from the opponent, less those lost.

    `left` and `others` are the KO results that the two sides can still take, `first`: have I the initiative?
    """
    mine_hits = knocks(mine[0], theirs[1], boost, against)
    theirs_hits = knocks(theirs[0], mine[1], against, boost)
    win, lose = outwits(mine[2], theirs[2], boost, against)
    worth, going = 0.0, 1.0
    for mine_now in (first, not first):
        if mine_now:
            worth += going * mine_hits / others
            going *= 1 - mine_hits if others == 1 else 1
        else:
            worth -= going * theirs_hits / left
            going *= 1 - theirs_hits if left == 1 else 1
    return worth + going * (win / others - lose / left)


@cache
def chance(
    mine: tuple[PowerDice, ...], theirs: tuple[PowerDice, ...], left: int, others: int, boost: bool, against: bool
) -> float:
    """The chance to win a combat that I begin with the initiative, both sides choosing any power alike."""
    n = len(mine) * len(theirs)
    hit = sum(knocks(p[0], q[1], boost, against) for p in mine for q in theirs) / n
    hurt = sum(knocks(q[0], p[1], against, boost) for p in mine for q in theirs) / n
    duels = [outwits(p[2], q[2], boost, against) for p in mine for q in theirs]
    win, lose = sum(d[0] for d in duels) / n, sum(d[1] for d in duels) / n
    states = {(left, others, True): 1.0}
    won = 0.0
    for _ in range(LONGEST):
        after: dict[tuple[int, int, bool], float] = {}
        for (a, b, first), p in states.items():
            for c, d, mine_next, q in _outcomes(a, b, first, hit, hurt, win, lose):
                if d == 0:
                    won += p * q
                elif c:
                    after[c, d, mine_next] = after.get((c, d, mine_next), 0.0) + p * q
        states = after
    return won + sum(states.values()) / 2


def _outcomes(
    left: int, others: int, first: bool, hit: float, hurt: float, win: float, lose: float
) -> Sequence[tuple[int, int, bool, float]]:
    """How a sequence may end: KO left on both sides, do I have the initiative, and how likely."""
    open_: list[tuple[int, int, float]] = [(left, others, 1.0)]
    done: list[tuple[int, int, bool, float]] = []
    for mine_now in (first, not first):
        after = []
        for a, b, p in open_:
            q = hit if mine_now else hurt
            c, d = (a, b - 1) if mine_now else (a - 1, b)
            if c and d:
                after.append((c, d, p * q))
            else:
                done.append((c, d, first, p * q))
            after.append((a, b, p * (1 - q)))
        open_ = after
    for a, b, p in open_:
        done.append((a, b - 1, True, p * win))
        done.append((a - 1, b, False, p * lose))
        done.append((a, b, first, p * (1 - win - lose)))
    return done
