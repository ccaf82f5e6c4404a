"""The triggering condition: what it is about, who caused it, how much."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.state import ENTITY_MASK, LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class EventTarget(Sel, frozen=True):
    """What the triggering condition is about: the damaged character, the attacked enemy, the revealed card ..."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(g.condition(f).target)
        return [e] if e else []


class EventSource(Sel, frozen=True):
    """What causes the triggering condition: the attacker, the schemer ..."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        e = g.state.live(g.condition(f).source)
        return [e] if e else []


class EventAmount(Num, frozen=True):
    """The damage, threat ... of the triggering condition."""

    def eval(self, g: "Champions", f: Effect) -> int:
        return g.condition(f).amount


class EveryTarget(Sel, frozen=True):
    """All that what the trigger names has happened to at the same time: each character that an attack has damaged."""

    def all(self, g: "Champions", f: Effect) -> list[int]:
        kind = g.condition(f).kind
        found = [g.state.live(c.target) for c in g.occurrence(f.occ).conds if c.kind == kind]
        return [e for e in dict.fromkeys(found) if e]


class Targets(Cond, frozen=True):
    """The triggering condition is about a member of the set, looked at as it last was if it has left play."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        if c.kind == ids.FORM and c.amount != g.state.face[c.target & ENTITY_MASK]:
            return False  # it has changed on since, and neither side means the other (MC-IDENT-04)
        return self.of.meant(g, f, c.target)


class CausedBy(Cond, frozen=True):
    """The source of the triggering condition is a member of the set."""

    of: Sel

    def test(self, g: "Champions", f: Effect) -> bool:
        return self.of.meant(g, f, g.condition(f).source)


class CausedByYou(Cond, frozen=True):
    """The source of the triggering condition is your identity, or an event or upgrade of yours that acts for it.

    Allies, supports and upgrades attached to another card act for themselves.
    """

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        e = c.source & ENTITY_MASK
        if not e or f.seat < 0 or e >= LASTING_BASE:
            return False
        if e == g.state.identities[f.seat]:
            return True
        if c.seat != f.seat or g.ident(e).type not in ("event", "upgrade"):
            return False
        card = g.state.cards[e]
        return card is None or not card.host


class TargetType(Cond, frozen=True):
    """The card that the triggering condition is about has this type, even if it has left play meanwhile."""

    type: str

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.last_face(g.condition(f).target).type == self.type


class Flag(Cond, frozen=True):
    """The triggering condition has a flag (see ids)."""

    bit: int

    def test(self, g: "Champions", f: Effect) -> bool:
        return bool(g.condition(f).flags & self.bit)


class AgainstYou(Cond, frozen=True):
    """The attack of the triggering condition is aimed at you."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).other == f.seat


class ByYou(Cond, frozen=True):
    """You are the player concerned by the triggering condition: it is your play, your form, your defense."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).seat == f.seat


class SomeAmount(Cond, frozen=True):
    """The triggering condition is about at least one point of damage or threat."""

    def test(self, g: "Champions", f: Effect) -> bool:
        return g.condition(f).amount > 0


class OfThisAttack(Cond, frozen=True):
    """The damage belongs to the attack during which this lasting effect was made."""

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        stamp = f.vars.get("moment", 0)
        return bool(c.flags & ids.FROM_ATTACK) and c.action >= 0 and g.moment_of(c.action) == stamp


class OfThisScheme(Cond, frozen=True):
    """The threat is placed by the scheming enemy whose activation this lasting effect is about."""

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.condition(f)
        stamp = f.vars.get("moment", 0)
        return bool(c.flags & ids.SCHEMING) and c.action >= 0 and g.moment_of(c.action) == stamp


class Undefended(Cond, frozen=True):
    """The villain is making an undefended attack (known from step 3 on). A defender that is gone defends no more."""

    def test(self, g: "Champions", f: Effect) -> bool:
        c = g.action_condition(f)
        if c is None or c.kind != ids.ENEMY_ATTACK:
            return False
        return not c.flags & ids.DEFENDED or not g.state.live(c.target)
