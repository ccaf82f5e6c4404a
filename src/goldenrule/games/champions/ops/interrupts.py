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
from goldenrule.kernel.event_windows import CANCELLED, PENDING, REPLACED, Occurrence
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Prevent(Op):
    """Lower the damage or threat of the triggering condition (MC-PREVENT). `amount` None prevents all of it."""

    amount: Num | None = None

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        n = c.amount if self.amount is None else min(c.amount, self.amount.eval(g, f))
        c.amount -= n
        g.ret = n
        g.tell_of(events.Prevent, c.target, n, f.source)
        if c.amount == 0:
            c.status = CANCELLED

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).amount > 0

    def helps(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        entity = g.state.live(c.target)
        return isinstance(c, Threat) or (isinstance(c, Damage) and bool(entity) and is_friendly(g, entity))


class Replace(Op):
    """Instead of the triggering condition, at the moment when it would resolve, this (MC-REPLACE)."""

    instead: Op

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        program = Program(f"{f.program.path}~{f.pc - 1}", self.instead)
        c.effect = Effect(0, program, f.source, f.seat, f.occ, f.cond, -1, f.vars)
        if isinstance(c, EnemyAttack):  # with it all that the attack would also have been made against
            for part in g.occurrence(f.occ).conds:
                part.status = CANCELLED if isinstance(part, EnemyAttack) else part.status
        c.status = REPLACED
        g.tell_of(events.Replace, c.target, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True

    def parts(self) -> tuple[Op, ...]:
        return (self.instead,)


class CancelEffects(Op):
    """Cancel the When Revealed effects of the revealed card; it still counts as revealed (MC-CANCEL-07)."""

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        if isinstance(c, Reveal):
            c.effects_cancelled = True
        if "surge-is-a-dealt-card" in g.readings:
            encounter.lose_surge(g, c.target)
        g.tell_of(events.CancelEffects, c.target, f.source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        return isinstance(c, Reveal) and c.status == PENDING and not c.effects_cancelled


class CancelCard(Op):
    """Cancel the revealed card as a whole; it is discarded at once without any effect."""

    def run(self, g: "Champions", f: Effect) -> None:
        c = g.condition(f)
        c.status = CANCELLED
        encounter.lose_surge(g, c.target)  # OQ-31
        g.tell_of(events.Cancel, c.target, f.source)
        encounter.discard_revealed(g, c.target & ENTITY_MASK)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class GainOverkill(Op):
    """The attack of the triggering condition gains overkill."""

    def run(self, g: "Champions", f: Effect) -> None:
        frame = g.stack[f.occ]
        assert isinstance(frame, Occurrence)
        for c in frame.conds:
            if isinstance(c, AnyAttack | Damage):
                c.overkill = True
        g.tell_of(events.Overkill, g.condition(f).source)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True


class AttackAlso(Op):
    """The attack of the triggering condition is made against these players too, at the same time, a defender each."""

    whom: Sel

    def run(self, g: "Champions", f: Effect) -> None:
        enemies.attack_also(g, f.occ, self.whom.all(g, f))

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return bool(self.whom.all(g, f))


class ExtraBoost(Op):
    """The villain gets more boost cards for the activation of the triggering condition, or the one in progress."""

    n: int = 1

    def run(self, g: "Champions", f: Effect) -> None:
        for _ in range(self.n):
            decks.give_boost(g)

    def may_change(self, g: "Champions", f: Effect) -> bool:
        return True
