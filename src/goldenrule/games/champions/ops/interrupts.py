"""What interrupts do to what they interrupt: prevent, replace, cancel, change an attack."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import events
from goldenrule.games.champions.rules import decks, encounter, enemies
from goldenrule.games.champions.rules.attacks import AnyAttack
from goldenrule.games.champions.rules.benefits import is_friendly
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.games.champions.rules.encounter import Reveal
from goldenrule.games.champions.rules.enemies import EnemyAttack
from goldenrule.games.champions.rules.threat import Threat
from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import CANCELLED, PENDING, REPLACED, EventWindow
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Prevent(Op):
    """Lower the damage or threat of the triggering event (MC-PREVENT). `amount` None prevents all of it."""

    amount: Num | None = None

    def run(self, game: "Champions", effect: Effect) -> None:
        c = game.event_of(effect)
        n = c.amount if self.amount is None else min(c.amount, self.amount.eval(game, effect))
        c.amount -= n
        game.ret = n
        game.tell_event(events.Prevent, c.target, n, effect.source)
        if c.amount == 0:
            c.status = CANCELLED

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return game.event_of(effect).amount > 0

    def helps(self, game: "Champions", effect: Effect) -> bool:
        c = game.event_of(effect)
        entity = game.state.live(c.target)
        return isinstance(c, Threat) or (isinstance(c, Damage) and bool(entity) and is_friendly(game, entity))


class Replace(Op):
    """Instead of the triggering event, at the moment when it would resolve, this (MC-REPLACE)."""

    instead: Op

    def run(self, game: "Champions", effect: Effect) -> None:
        c = game.event_of(effect)
        program = Program(f"{effect.program.path}~{effect.pc - 1}", self.instead)
        c.effect = Effect(0, program, effect.source, effect.seat, effect.window, effect.event, -1, effect.vars)
        if isinstance(c, EnemyAttack):  # with it all that the attack would also have been made against
            for part in game.window_at(effect.window).events:
                part.status = CANCELLED if isinstance(part, EnemyAttack) else part.status
        c.status = REPLACED
        game.tell_event(events.Replace, c.target, effect.source)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True

    def parts(self) -> tuple[Op, ...]:
        return (self.instead,)


class CancelEffects(Op):
    """Cancel the When Revealed effects of the revealed card; it still counts as revealed (MC-CANCEL-07)."""

    def run(self, game: "Champions", effect: Effect) -> None:
        c = game.event_of(effect)
        if isinstance(c, Reveal):
            c.effects_cancelled = True
        if "surge-is-a-dealt-card" in game.readings:
            encounter.lose_surge(game, c.target)
        game.tell_event(events.CancelEffects, c.target, effect.source)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        c = game.event_of(effect)
        return isinstance(c, Reveal) and c.status == PENDING and not c.effects_cancelled


class CancelCard(Op):
    """Cancel the revealed card as a whole; it is discarded at once without any effect."""

    def run(self, game: "Champions", effect: Effect) -> None:
        c = game.event_of(effect)
        c.status = CANCELLED
        encounter.lose_surge(game, c.target)  # OQ-31
        game.tell_event(events.Cancel, c.target, effect.source)
        encounter.discard_revealed(game, c.target & ENTITY_MASK)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class GainOverkill(Op):
    """The attack of the triggering event gains overkill."""

    def run(self, game: "Champions", effect: Effect) -> None:
        frame = game.stack[effect.window]
        assert isinstance(frame, EventWindow)
        for c in frame.events:
            if isinstance(c, AnyAttack | Damage):
                c.overkill = True
        game.tell_event(events.Overkill, game.event_of(effect).source)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True


class AttackAlso(Op):
    """The attack of the triggering event is made against these players too, at the same time, a defender each."""

    whom: Sel

    def run(self, game: "Champions", effect: Effect) -> None:
        enemies.attack_also(game, effect.window, self.whom.all(game, effect))

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return bool(self.whom.all(game, effect))


class ExtraBoost(Op):
    """The villain gets more boost cards for the activation of the triggering event, or the one in progress."""

    n: int = 1

    def run(self, game: "Champions", effect: Effect) -> None:
        for _ in range(self.n):
            decks.give_boost(game)

    def may_change(self, game: "Champions", effect: Effect) -> bool:
        return True
