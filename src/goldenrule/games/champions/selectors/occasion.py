"""The triggering event: its target, its cause, its amount."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.rules.enemies import EnemyAttack
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Cond, Num, Sel

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class EventTarget(Sel):
    """What the triggering event is about: the damaged character, the attacked enemy, the revealed card ..."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        e = game.state.live(game.event_of(effect).target)
        return [e] if e else []


class EventSource(Sel):
    """What causes the triggering event: the attacker, the schemer ..."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        e = game.state.live(game.event_of(effect).source)
        return [e] if e else []


class EventAmount(Num):
    """The damage, threat ... of the triggering event."""

    def eval(self, game: "Champions", effect: Effect) -> int:
        return game.event_of(effect).amount


class EveryTarget(Sel):
    """All that what the trigger names has happened to at the same time: each character that an attack has damaged."""

    def all(self, game: "Champions", effect: Effect) -> list[int]:
        kind = type(game.event_of(effect))
        found = [game.state.live(c.target) for c in game.window_at(effect.window).events if type(c) is kind]
        return [e for e in dict.fromkeys(found) if e]


class Undefended(Cond):
    """The villain is making an undefended attack (known from step 3 on). A defender that is gone defends no more."""

    def test(self, game: "Champions", effect: Effect) -> bool:
        c = game.action_event(effect)
        if not isinstance(c, EnemyAttack):
            return False
        return not c.defended or not game.state.live(c.target)
