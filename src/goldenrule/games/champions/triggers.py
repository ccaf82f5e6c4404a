"""Triggers of interrupts and responses: a class for each event of the rules.

`Would...` is an event about to happen, for interrupts; the others have happened, for responses. The fields narrow a
trigger: a selector selects its card, and None means any. A rule raises each of these events.
"""

from typing import Annotated, Final

from goldenrule.games.champions.abilities import After, Before, Trigger
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.rules.attacks import in_this_activation
from goldenrule.games.champions.rules.damage import AttackDamages, Damage, DamageDealt
from goldenrule.games.champions.rules.defeat import Defeat, caused_by
from goldenrule.games.champions.rules.encounter import Reveal
from goldenrule.games.champions.rules.enemies import Defend, EnemyAttack, EnemyScheme
from goldenrule.games.champions.rules.enter import EnterPlay, PlayCard
from goldenrule.games.champions.rules.powers import Attack, FormChange, Thwart
from goldenrule.games.champions.rules.threat import Threat
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import TriggeringEvent
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.field_marks import Words


def about(of: Sel | None, game: Champions, effect: Effect, ref: int) -> bool:
    """Is a card, as it last was if it has left play, a member of the set?"""
    return of is None or of.has_ref(game, effect, ref)


def of_type(type: str, game: Champions, event: TriggeringEvent) -> bool:
    """Has the event's card this type, even if it has left play?"""
    return not type or game.last_face(event.target).type == type


# -- damage and defeat ---------------------------------------------------------------------------------------------


def is_damage(to: Sel | None, by: str, game: Champions, effect: Effect, event: Damage | DamageDealt) -> bool:
    """Is it damage to a member of the set? By an attack: any ("attack") or that of a lasting effect ("this_attack")."""
    if by:
        if isinstance(event, Damage) and not event.from_attack:
            return False
        if by == "this_attack" and not in_this_activation(game, effect, event.attack):
            return False
    return to is None or to.has_ref(game, effect, event.target)


class WouldTakeDamage(Before):
    """A character is about to take damage."""

    EVENT = Damage
    to: Sel | None = None
    by: Annotated[str, Words("", "attack", "this_attack")] = ""
    """ "attack": by any attack; "this_attack": by the one that a lasting effect is about."""

    def fits(self, game: Champions, effect: Effect, event: Damage) -> bool:
        return is_damage(self.to, self.by, game, effect, event)


class TakesDamage(After):
    """A character has taken damage."""

    EVENT = Damage
    to: Sel | None = None
    by: Annotated[str, Words("", "attack", "this_attack")] = ""

    def fits(self, game: Champions, effect: Effect, event: Damage) -> bool:
        return is_damage(self.to, self.by, game, effect, event)


class IsDealtDamage(After):
    """An attack has dealt damage to a character, whether or not it was then taken."""

    EVENT = DamageDealt
    to: Sel | None = None
    by: Annotated[str, Words("", "this_attack")] = ""

    def fits(self, game: Champions, effect: Effect, event: DamageDealt) -> bool:
        return is_damage(self.to, self.by, game, effect, event)


class AttacksAndDamages(After):
    """An enemy's attack is over, and it has damaged at least one character."""

    EVENT = AttackDamages
    enemy: Sel | None = None

    def fits(self, game: Champions, effect: Effect, event: AttackDamages) -> bool:
        return about(self.enemy, game, effect, event.source)


class WouldBeDefeated(Before):
    """A character, or a side scheme, is about to be defeated."""

    EVENT = Defeat
    card: Sel | None = None
    type: str = ""

    def fits(self, game: Champions, effect: Effect, event: Defeat) -> bool:
        return of_type(self.type, game, event) and about(self.card, game, effect, event.target)


class IsDefeated(After):
    """A character, or a side scheme, has been defeated and has left play; its type is known."""

    EVENT = Defeat
    type: str = ""
    by: Annotated[str, Words("", "you")] = ""
    """ "you": by your identity, or by an event or upgrade of yours."""

    def fits(self, game: Champions, effect: Effect, event: Defeat) -> bool:
        return (self.by != "you" or caused_by(game, effect.seat, event)) and of_type(self.type, game, event)


# -- enemies -------------------------------------------------------------------------------------------------------


class WouldAttack(Before):
    """An enemy is about to attack."""

    EVENT = EnemyAttack
    enemy: Sel | None = None
    against: Annotated[str, Words("", "you")] = ""
    """ "you": the attack is aimed at you."""

    def fits(self, game: Champions, effect: Effect, event: EnemyAttack) -> bool:
        return (self.against != "you" or event.aimed == effect.seat) and about(self.enemy, game, effect, event.source)


class HasAttacked(After):
    """An enemy has attacked."""

    EVENT = EnemyAttack
    enemy: Sel | None = None
    against: Annotated[str, Words("", "you")] = ""

    def fits(self, game: Champions, effect: Effect, event: EnemyAttack) -> bool:
        return (self.against != "you" or event.aimed == effect.seat) and about(self.enemy, game, effect, event.source)


class WouldScheme(Before):
    """An enemy is about to scheme."""

    EVENT = EnemyScheme
    enemy: Sel | None = None

    def fits(self, game: Champions, effect: Effect, event: EnemyScheme) -> bool:
        return about(self.enemy, game, effect, event.source)


class HasSchemed(After):
    """An enemy has schemed."""

    EVENT = EnemyScheme
    enemy: Sel | None = None

    def fits(self, game: Champions, effect: Effect, event: EnemyScheme) -> bool:
        return about(self.enemy, game, effect, event.source)


# -- heroes and allies ---------------------------------------------------------------------------------------------


def is_attack(who: Sel | None, enemy: Sel | None, basic: bool, game: Champions, effect: Effect, event: Attack) -> bool:
    """Is it an attack (a basic one, if asked) by a member of the first set on one of the second?"""
    if basic and not event.basic:
        return False
    return (who is None or who.has_ref(game, effect, event.source)) and (
        enemy is None or enemy.has_ref(game, effect, event.target)
    )


class WouldMakeAttack(Before):
    """A hero or ally is about to attack."""

    EVENT = Attack
    who: Sel | None = None
    enemy: Sel | None = None
    basic: bool = False

    def fits(self, game: Champions, effect: Effect, event: Attack) -> bool:
        return is_attack(self.who, self.enemy, self.basic, game, effect, event)


class MakesAttack(After):
    """A hero or ally has attacked. `defeats` asks that the attack has defeated its target: one of a type, or any."""

    EVENT = Attack
    who: Sel | None = None
    enemy: Sel | None = None
    basic: bool = False
    defeats: Annotated[str, Words("", "enemy", "minion", "villain")] = ""

    def fits(self, game: Champions, effect: Effect, event: Attack) -> bool:
        if self.defeats and not (event.killed and (self.defeats == "enemy" or of_type(self.defeats, game, event))):
            return False
        return is_attack(self.who, self.enemy, self.basic, game, effect, event)


class WouldThwart(Before):
    """A hero or ally is about to thwart."""

    EVENT = Thwart
    who: Sel | None = None
    basic: bool = False

    def fits(self, game: Champions, effect: Effect, event: Thwart) -> bool:
        return (not self.basic or event.basic) and about(self.who, game, effect, event.source)


class Thwarts(After):
    """A hero or ally has thwarted."""

    EVENT = Thwart
    who: Sel | None = None
    basic: bool = False

    def fits(self, game: Champions, effect: Effect, event: Thwart) -> bool:
        return (not self.basic or event.basic) and about(self.who, game, effect, event.source)


class Defends(After):
    """A hero or ally has defended against an enemy's attack."""

    EVENT = Defend
    who: Sel | None = None
    enemy: Sel | None = None

    def fits(self, game: Champions, effect: Effect, event: Defend) -> bool:
        return about(self.who, game, effect, event.target) and about(self.enemy, game, effect, event.source)


def is_form(to: str, game: Champions, effect: Effect, event: FormChange) -> bool:
    """Is it your change of form, to this one if it is named?"""
    return event.seat == effect.seat and (not to or game.content.faces[event.face].type == to)


class WouldChangeForm(Before):
    """You are about to change form."""

    EVENT = FormChange
    to: Annotated[str, Words("", "hero", "alter_ego")] = ""

    def fits(self, game: Champions, effect: Effect, event: FormChange) -> bool:
        return is_form(self.to, game, effect, event)


class ChangesForm(After):
    """You have changed form, with `to` into that form, and have not changed again since."""

    EVENT = FormChange
    to: Annotated[str, Words("", "hero", "alter_ego")] = ""

    def fits(self, game: Champions, effect: Effect, event: FormChange) -> bool:
        there = not self.to or event.face == game.state.face[event.target & ENTITY_MASK]  # MC-IDENT-04
        return there and is_form(self.to, game, effect, event)


# -- threat --------------------------------------------------------------------------------------------------------


def is_threat(on: Sel | None, during: str, game: Champions, effect: Effect, event: Threat) -> bool:
    """Is it threat on a member of the set, placed in this step or by such a scheme if one is named?"""
    if during:
        if event.during != ("step_one" if during == "step_one" else "scheme"):
            return False
        if during == "this_scheme" and not in_this_activation(game, effect, event.scheme):
            return False
    return on is None or on.has_ref(game, effect, event.target)


class ThreatWouldBePlaced(Before):
    """At least one threat is about to be placed on a scheme."""

    EVENT = Threat
    on: Sel | None = None
    during: Annotated[str, Words("", "step_one", "scheme", "this_scheme")] = ""
    """ "step_one" of the villain phase; "scheme": by an enemy that schemes; "this_scheme": by the one that a lasting
    effect is about."""

    def fits(self, game: Champions, effect: Effect, event: Threat) -> bool:
        return event.amount > 0 and is_threat(self.on, self.during, game, effect, event)


class ThreatIsPlaced(After):
    """Threat has been placed on a scheme."""

    EVENT = Threat
    on: Sel | None = None
    during: Annotated[str, Words("", "step_one", "scheme", "this_scheme")] = ""

    def fits(self, game: Champions, effect: Effect, event: Threat) -> bool:
        return is_threat(self.on, self.during, game, effect, event)


# -- cards ---------------------------------------------------------------------------------------------------------


def is_card(card: Sel | None, type: str, by: str, game: Champions, effect: Effect, event: TriggeringEvent) -> bool:
    """Is it about a member of the set, of this type if one is named? With `by` "you" it is your doing."""
    if (by == "you" and event.seat != effect.seat) or (type and game.last_face(event.target).type != type):
        return False
    return card is None or card.has_ref(game, effect, event.target)


class WouldBeRevealed(Before):
    """An encounter card is turned faceup and about to be resolved."""

    EVENT = Reveal
    card: Sel | None = None
    type: str = ""
    from_: Annotated[str, Words("", "encounter_deck")] = ""
    """ "encounter_deck": from there, cards that were dealt from it included."""
    by: Annotated[str, Words("", "you")] = ""
    """ "you": you reveal it."""

    def fits(self, game: Champions, effect: Effect, event: Reveal) -> bool:
        from_there = not self.from_ or event.from_deck
        return from_there and is_card(self.card, self.type, self.by, game, effect, event)


class IsRevealed(After):
    """An encounter card has been revealed."""

    EVENT = Reveal
    card: Sel | None = None
    type: str = ""
    from_: Annotated[str, Words("", "encounter_deck")] = ""
    by: Annotated[str, Words("", "you")] = ""

    def fits(self, game: Champions, effect: Effect, event: Reveal) -> bool:
        from_there = not self.from_ or event.from_deck
        return from_there and is_card(self.card, self.type, self.by, game, effect, event)


class WouldEnterPlay(Before):
    """A card is about to enter play."""

    EVENT = EnterPlay
    card: Sel | None = None
    type: str = ""
    from_: Annotated[str, Words("", "hand")] = ""
    """ "hand": because it was played from hand."""

    def fits(self, game: Champions, effect: Effect, event: EnterPlay) -> bool:
        from_there = not self.from_ or event.from_hand
        return from_there and is_card(self.card, self.type, "", game, effect, event)


class EntersPlay(After):
    """A card has entered play."""

    EVENT = EnterPlay
    card: Sel | None = None
    type: str = ""
    from_: Annotated[str, Words("", "hand")] = ""

    def fits(self, game: Champions, effect: Effect, event: EnterPlay) -> bool:
        from_there = not self.from_ or event.from_hand
        return from_there and is_card(self.card, self.type, "", game, effect, event)


class WouldBePlayed(Before):
    """A permanent is about to enter play because a player plays it from hand."""

    EVENT = PlayCard
    card: Sel | None = None
    type: str = ""
    by: Annotated[str, Words("", "you")] = ""
    """ "you": you play it."""

    def fits(self, game: Champions, effect: Effect, event: PlayCard) -> bool:
        return is_card(self.card, self.type, self.by, game, effect, event)


class IsPlayed(After):
    """A player has played a card."""

    EVENT = PlayCard
    card: Sel | None = None
    type: str = ""
    by: Annotated[str, Words("", "you")] = ""

    def fits(self, game: Champions, effect: Effect, event: PlayCard) -> bool:
        return is_card(self.card, self.type, self.by, game, effect, event)


TRIGGERS: Final[tuple[type[Trigger], ...]] = tuple(
    [each for each in globals().values() if isinstance(each, type) and each.__module__ == __name__]
)
