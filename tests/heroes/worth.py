"""What abilities on a roll are worth: HIT to be expected, for one side or against the other, and KO results.

Ops are carried out for two sides that roll so many dice. What random rolls would blur is made even: each face comes up
as often as any other.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from goldenrule.games.heroes import ids, odds
from goldenrule.games.heroes.catalogue import load_content
from goldenrule.games.heroes.content import CardAbility
from goldenrule.games.heroes.ids import ATTACK, DEFENSE, HEROES, OUTWIT, VILLAIN
from goldenrule.games.heroes.ops.fights import InflictKo
from goldenrule.games.heroes.ops.rolls import LastRoll, NextRoll
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.state import Fight, Mission
from goldenrule.kernel.ops import leaves
from tests.heroes.situation import shipped

ROLLS_OF = {"attack": ((HEROES, ATTACK), (VILLAIN, DEFENSE)), "defense": ((VILLAIN, ATTACK), (HEROES, DEFENSE)),
            "outwit": ((HEROES, OUTWIT), (VILLAIN, OUTWIT))}  # fmt: skip
"""My attack phase, theirs, the duel: the two rolls of each, of "my" side first if it has the number of the heroes."""
KO = 2.0
"""A KO result, in HIT."""
SAMPLES = 120


class Position(NamedTuple):
    """Dice of both sides, and whether their BOOST counts."""

    mine: int
    theirs: int
    boost: bool = False
    against: bool = False


POSITIONS = (
    Position(2, 2), Position(3, 4), Position(4, 1), Position(5, 3), Position(4, 4, True, False),
    Position(3, 3, False, True), Position(5, 5, True, True), Position(1, 3),
)  # fmt: skip


class Gain(NamedTuple):
    """HIT to be expected in each position, and how late in the phase one may decide."""

    hits: tuple[float, ...]
    late: int

    def __ge__(self, other: object) -> bool:
        assert isinstance(other, Gain)
        return self.late >= other.late and all(a >= b - 0.02 for a, b in zip(self.hits, other.hits))


@cache
def worth(code: str, index: int) -> dict[str, Gain]:
    """What an ability of a card gains in the phases in which it may be used; nothing for one that is about no roll."""
    return gains(load_content().face(code).listed[index].ability, POSITIONS)


def gains(ability: CardAbility, positions: tuple[Position, ...]) -> dict[str, Gain]:
    ops = leaves(ability.effect)
    if not all(isinstance(op, (NextRoll, LastRoll, InflictKo)) for op in ops):
        return {}
    out = {}
    for phase, rolls in ROLLS_OF.items():
        found = []
        for order, (side, roll) in enumerate(rolls):
            late = _late(ability, phase, order, side, roll)
            if late >= 0:
                hits = tuple([_gain(ability, place, side, late == RESULT) for place in positions])
                if any(abs(each) > 0.001 for each in hits):
                    found.append(Gain(hits, late))
        if found:
            out[phase] = max(found, key=lambda gain: (gain.late, sum(gain.hits)))
    return out


RESULT = 4


def _late(ability: CardAbility, phase: str, order: int, side: int, roll: int) -> int:
    """How late in a phase an ability comes that is used about a roll: -1 if it is not."""
    whose = "mine" if side == HEROES else "theirs"
    if ability.moment == "result":
        kind = "outwit" if phase == "outwit" else "attack"
        first = "theirs" if phase == "defense" else "mine"
        fits = order == 0 and kind in ability.rolls and ability.whose in ("any", first)
        return RESULT if fits else -1
    if ids.ROLLS[roll] not in ability.rolls or ability.whose not in ("any", whose):
        return -1
    if ability.moment in ("before_roll", "after_roll"):
        after = ability.moment == "after_roll"
        return 3 * after if phase == "outwit" else 2 * order + after
    return -1


@cache
def bench() -> Any:
    """A game in which a hero fights a villain."""
    g: Any = shipped().game
    place = ids.DISTRICTS.index("chelsea")
    g.state.mission = Mission(0, 1, place, g.state.headlines[place >> 2])
    return g


def even(n: int, seed: str) -> list[int]:
    """Faces of so many dice, each as often as any other."""
    faces = [i % 6 for i in range(n)]
    random.Random(seed).shuffle(faces)
    return faces


def rerolls() -> Iterator[int]:
    """Faces without end, each as often as any other among every sixty."""
    for n in count():
        yield from even(60, f"again {n}")


def _gain(ability: CardAbility, place: Position, side: int, result: bool) -> float:
    g = bench()
    s = g.state
    f = g.env(g.team(0)[0], 0, 0)  # the side of the heroes is "mine", whoever's the ability is
    fight = s.fight = Fight(0, 1, ids.DISTRICTS.index("chelsea"), g.team(0)[0], g.mastermind(1), powers=(0, 0))
    fight.sequence = 1
    counts, boosts = place[:2], place[2:]
    ops = leaves(ability.effect)
    if ability.moment == "before_roll":
        fight.roll, fight.count, fight.boost = side, counts[side], boosts[side]
        other = (0,) * counts[1 - side]
        fight.dice = (other, ()) if side == VILLAIN else ((), other)
        before = odds.mean(fight.count, fight.boost)
        for op in ops:
            op.run(g, f)
        after = 0.0 if "roll" in fight.skips else odds.mean(fight.count, fight.boost)
        return (after - before) * (1 if side == HEROES else -1)
    first = {of: even(SAMPLES * counts[of], f"first {of}") for of in (HEROES, VILLAIN)}
    again = rerolls()
    total = 0.0
    for i in range(SAMPLES):
        rolled = []
        for of in (HEROES, VILLAIN):
            n = counts[of]
            rolled.append(tuple([_boosted(face, boosts[of], again) for face in first[of][i * n : i * n + n]]))
        fight.dice = (rolled[0], rolled[1])
        fight.hits = (0, 0)
        fight.roll = -1 if result else side
        total += _used(g, f, ability, ops, again)
    return total / SAMPLES


def _boosted(face: int, boost: bool, again: Iterator[int]) -> int:
    return face + 6 * (next(again) + 1) if boost and face == dice.HIT_BOOST else face


def _used(g: Any, f: Any, ability: CardAbility, ops: Any, again: Iterator[int]) -> float:
    fight = g.state.fight
    if ability.test is not None and not ability.test.test(g, f):
        return 0.0
    before = dice.hits(fight, HEROES) - dice.hits(fight, VILLAIN)
    kos = 0.0
    g.roll = lambda n: tuple([next(again) for _ in range(n)])
    try:
        for op in ops:
            if isinstance(op, InflictKo):
                kos += KO * op.n.eval(g, f)
            else:
                op.run(g, f)
    finally:
        del g.roll
    return dice.hits(fight, HEROES) - dice.hits(fight, VILLAIN) - before + kos
