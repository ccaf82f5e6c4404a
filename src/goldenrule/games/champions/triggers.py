"""Triggers: what interrupts and responses listen to, a class for each thing that the rules let happen.

`Would...` is what is about to happen, for interrupts; the others have happened, for responses. The fields narrow a
trigger down: a selector says which card it has to be about, and None stands for any. Nothing can be named here that no
rule raises.
"""

from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from goldenrule.games.champions import ids
from goldenrule.kernel.definitions import When
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.event_windows import INTERRUPT, RESPONSE, Condition
from goldenrule.kernel.expressions import Cond, Sel
from goldenrule.kernel.field_marks import Words

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Trigger(When):
    """What an ability listens to. `test` is what has to be true besides."""

    FAMILY: ClassVar[str] = "trigger"
    EVENT: ClassVar[int]
    TIMING: ClassVar[int]
    test: Cond | None = None

    @property
    def row(self) -> int:
        return self.EVENT * 2 + self.TIMING

    def meets(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return self.fits(g, f, c) and (self.test is None or self.test.test(g, f))

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        """Does what happens match the fields?"""
        raise NotImplementedError


class Before(Trigger):
    """What an interrupt listens to: it is about to happen."""

    FAMILY = "interrupt"
    TIMING = INTERRUPT


class After(Trigger):
    """What a response listens to: it has happened."""

    FAMILY = "response"
    TIMING = RESPONSE


def about(of: Sel | None, g: "Champions", f: Effect, ref: int) -> bool:
    """Is a card, looked at as it last was if it has left play, a member of the set?"""
    return of is None or of.meant(g, f, ref)


def of_type(type: str, g: "Champions", c: Condition) -> bool:
    """Has the card that it is about this type, even if it has left play meanwhile?"""
    return not type or g.last_face(c.target).type == type


def in_this_activation(g: "Champions", f: Effect, c: Condition) -> bool:
    """Does it belong to the attack or scheme during which a lasting effect was made?"""
    return c.action >= 0 and g.moment_of(c.action) == f.vars.get("moment", 0)


def caused_by_you(g: "Champions", f: Effect, c: Condition) -> bool:
    """Is the cause your identity, or an event or upgrade of yours that acts for it?

    Allies, supports and upgrades attached to another card act for themselves.
    """
    e = c.source & ENTITY_MASK
    if not e or f.seat < 0 or e >= LASTING_BASE:
        return False
    if e == g.state.identities[f.seat]:
        return True
    if c.seat != f.seat or g.ident(e).type not in ("event", "upgrade"):
        return False
    card = g.state.cards[e]
    return card is None or not card.host


# -- damage and defeat ---------------------------------------------------------------------------------------------


class _Damage(Trigger):
    to: Sel | None = None
    by: Annotated[str, Words("", "attack", "this_attack")] = ""
    """ "attack": by any attack; "this_attack": by the one that a lasting effect is about."""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        if self.by:
            if not c.flags & ids.FROM_ATTACK:
                return False
            if self.by == "this_attack" and not in_this_activation(g, f, c):
                return False
        return about(self.to, g, f, c.target)


class WouldTakeDamage(_Damage, Before):
    """A character is about to take damage."""

    EVENT = ids.DAMAGE


class TakesDamage(_Damage, After):
    """A character has taken damage."""

    EVENT = ids.DAMAGE


class IsDealtDamage(_Damage, After):
    """An attack has dealt damage to a character, whether or not it was then taken."""

    EVENT = ids.DEALT_DAMAGE
    by: Annotated[str, Words("", "this_attack")] = ""


class AttacksAndDamages(After):
    """An enemy's attack is over, and it has damaged at least one character."""

    EVENT = ids.HURT
    enemy: Sel | None = None

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return about(self.enemy, g, f, c.source)


class WouldBeDefeated(Before):
    """A character, or a side scheme, is about to be defeated."""

    EVENT = ids.DEFEAT
    card: Sel | None = None
    type: str = ""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return of_type(self.type, g, c) and about(self.card, g, f, c.target)


class IsDefeated(After):
    """A character, or a side scheme, has been defeated, and is gone: it is known by its type."""

    EVENT = ids.DEFEAT
    type: str = ""
    by: Annotated[str, Words("", "you")] = ""
    """ "you": by your identity, or by an event or upgrade of yours."""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return (self.by != "you" or caused_by_you(g, f, c)) and of_type(self.type, g, c)


# -- enemies -------------------------------------------------------------------------------------------------------


class _EnemyAttack(Trigger):
    enemy: Sel | None = None
    against: Annotated[str, Words("", "you")] = ""
    """ "you": the attack is aimed at you."""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        aimed = self.against != "you" or c.aimed == f.seat
        return aimed and about(self.enemy, g, f, c.source)


class WouldAttack(_EnemyAttack, Before):
    """An enemy is about to attack."""

    EVENT = ids.ENEMY_ATTACK


class HasAttacked(_EnemyAttack, After):
    """An enemy has attacked."""

    EVENT = ids.ENEMY_ATTACK


class _EnemyScheme(Trigger):
    enemy: Sel | None = None

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return about(self.enemy, g, f, c.source)


class WouldScheme(_EnemyScheme, Before):
    """An enemy is about to scheme."""

    EVENT = ids.ENEMY_SCHEME


class HasSchemed(_EnemyScheme, After):
    """An enemy has schemed."""

    EVENT = ids.ENEMY_SCHEME


# -- heroes and allies ---------------------------------------------------------------------------------------------


class _Attack(Trigger):
    who: Sel | None = None
    enemy: Sel | None = None
    basic: bool = False

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        if self.basic and not c.flags & ids.BASIC:
            return False
        return about(self.who, g, f, c.source) and about(self.enemy, g, f, c.target)


class WouldMakeAttack(_Attack, Before):
    """A hero or ally is about to attack."""

    EVENT = ids.ATTACK


class MakesAttack(_Attack, After):
    """A hero or ally has attacked. `defeats` asks that the attack has defeated its target: one of a type, or any."""

    EVENT = ids.ATTACK
    defeats: Annotated[str, Words("", "enemy", "minion", "villain")] = ""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        if self.defeats and not (c.flags & ids.KILLED and (self.defeats == "enemy" or of_type(self.defeats, g, c))):
            return False
        return super().fits(g, f, c)


class _Thwart(Trigger):
    who: Sel | None = None
    basic: bool = False

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return (not self.basic or bool(c.flags & ids.BASIC)) and about(self.who, g, f, c.source)


class WouldThwart(_Thwart, Before):
    """A hero or ally is about to thwart."""

    EVENT = ids.THWART


class Thwarts(_Thwart, After):
    """A hero or ally has thwarted."""

    EVENT = ids.THWART


class Defends(After):
    """A hero or ally has defended against an enemy's attack."""

    EVENT = ids.DEFEND
    who: Sel | None = None
    enemy: Sel | None = None

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return about(self.who, g, f, c.target) and about(self.enemy, g, f, c.source)


class _Form(Trigger):
    to: Annotated[str, Words("", "hero", "alter_ego")] = ""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return c.seat == f.seat and (not self.to or g.content.faces[c.on].type == self.to)


class WouldChangeForm(_Form, Before):
    """You are about to change form."""

    EVENT = ids.FORM


class ChangesForm(_Form, After):
    """You have changed form; `to` a form: and have not changed on since, for neither side means the other."""

    EVENT = ids.FORM

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        there = not self.to or c.on == g.state.face[c.target & ENTITY_MASK]  # MC-IDENT-04
        return there and super().fits(g, f, c)


# -- threat --------------------------------------------------------------------------------------------------------


class _Threat(Trigger):
    on: Sel | None = None
    during: Annotated[str, Words("", "step_one", "scheme", "this_scheme")] = ""
    """ "step_one" of the villain phase; "scheme": by an enemy that schemes; "this_scheme": by the one that a lasting
    effect is about."""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        if self.during:
            if not c.flags & (ids.STEP_ONE if self.during == "step_one" else ids.SCHEMING):
                return False
            if self.during == "this_scheme" and not in_this_activation(g, f, c):
                return False
        return about(self.on, g, f, c.target)


class ThreatWouldBePlaced(_Threat, Before):
    """At least one threat is about to be placed on a scheme."""

    EVENT = ids.THREAT

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        return c.amount > 0 and super().fits(g, f, c)


class ThreatIsPlaced(_Threat, After):
    """Threat has been placed on a scheme."""

    EVENT = ids.THREAT


# -- cards ---------------------------------------------------------------------------------------------------------


class _Reveal(Trigger):
    card: Sel | None = None
    type: str = ""
    from_: Annotated[str, Words("", "encounter_deck")] = ""
    """ "encounter_deck": from there, cards that were dealt from it included."""
    by: Annotated[str, Words("", "you")] = ""
    """ "you": you reveal it."""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        if (self.from_ and not c.flags & ids.FROM_DECK) or (self.by == "you" and c.seat != f.seat):
            return False
        return of_type(self.type, g, c) and about(self.card, g, f, c.target)


class WouldBeRevealed(_Reveal, Before):
    """An encounter card is turned faceup and about to be resolved."""

    EVENT = ids.REVEAL


class IsRevealed(_Reveal, After):
    """An encounter card has been revealed."""

    EVENT = ids.REVEAL


class _Enter(Trigger):
    card: Sel | None = None
    type: str = ""
    from_: Annotated[str, Words("", "hand")] = ""
    """ "hand": because it was played from hand."""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        if self.from_ and not c.flags & ids.FROM_HAND:
            return False
        return of_type(self.type, g, c) and about(self.card, g, f, c.target)


class WouldEnterPlay(_Enter, Before):
    """A card is about to enter play."""

    EVENT = ids.ENTER


class EntersPlay(_Enter, After):
    """A card has entered play."""

    EVENT = ids.ENTER


class _Play(Trigger):
    card: Sel | None = None
    type: str = ""
    by: Annotated[str, Words("", "you")] = ""
    """ "you": you play it."""

    def fits(self, g: "Champions", f: Effect, c: Condition) -> bool:
        mine = self.by != "you" or c.seat == f.seat
        return mine and of_type(self.type, g, c) and about(self.card, g, f, c.target)


class WouldBePlayed(_Play, Before):
    """A permanent is about to enter play because a player plays it from hand."""

    EVENT = ids.PLAY


class IsPlayed(_Play, After):
    """A player has played a card."""

    EVENT = ids.PLAY


TRIGGERS: Final[tuple[type[Trigger], ...]] = (
    WouldTakeDamage, TakesDamage, IsDealtDamage, AttacksAndDamages, WouldBeDefeated, IsDefeated, WouldAttack,
    HasAttacked, WouldScheme, HasSchemed, WouldMakeAttack, MakesAttack, WouldThwart, Thwarts, Defends,
    WouldChangeForm, ChangesForm, ThreatWouldBePlaced, ThreatIsPlaced, WouldBeRevealed, IsRevealed, WouldEnterPlay,
    EntersPlay, WouldBePlayed, IsPlayed,
)  # fmt: skip
