"""The triggering condition: what it is about, who caused it, how much."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.rules.enemies import EnemyAttack
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Cond, Num, Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class EventTarget(Sel):
    """What the triggering condition is about: the damaged character, the attacked enemy, the revealed card ..."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(g.condition(f).target)
        return [e] if e else []


class EventSource(Sel):
    """What causes the triggering condition: the attacker, the schemer ..."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(g.condition(f).source)
        return [e] if e else []


class EventAmount(Num):
    """The damage, threat ... of the triggering condition."""

    def eval(self, g: "Champions", f: Effect) -> int:
        return g.condition(f).amount


class EveryTarget(Sel):
    """All that what the trigger names has happened to at the same time: each character that an attack has damaged."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        kind = type(g.condition(f))
        found = [g.state.live(c.target) for c in g.occurrence(f.occ).conds if type(c) is kind]
        return [e for e in dict.fromkeys(found) if e]


class Undefended(Cond):
    """The villain is making an undefended attack (known from step 3 on). A defender that is gone defends no more."""

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.action_condition(f)
        if not isinstance(c, EnemyAttack):
            return False
        return not c.defended or not g.state.live(c.target)
