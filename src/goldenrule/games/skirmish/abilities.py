"""Abilities of cards: effects with their moment, and what changes values while the card is in play (D-3.4)."""

from typing import ClassVar

import msgspec

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.selectors.cards import OwnCards, This
from goldenrule.kernel.expressions import Cond, Const, Num, Sel
from goldenrule.kernel.ops import Op

THIS = This()
ONE = Const(1)


class Ability(msgspec.Struct, frozen=True):
    """One ability of a card."""

    row: ClassVar[int] = -1
    """The row of listeners that it stands in while its card is in play, -1 for none."""


# -- effects -------------------------------------------------------------------------------------------------------


class Immediate(Ability, frozen=True):
    """Once, right after the card was placed in a slot (D-5.10), or when a Battlefield card is played (D-6.4)."""

    effect: Op


class Attack(Ability, frozen=True):
    """After the card's attack (D-7.15)."""

    effect: Op


class Action(Ability, frozen=True):
    """Once in each of one's own Recruitment phases, if one likes."""

    row: ClassVar[int] = ids.ACTIONS
    effect: Op


class SingleUse(Ability, frozen=True):
    """Of an Artifact: once, when its owner likes; then it goes to the box (D-7.14)."""

    row: ClassVar[int] = ids.ACTIONS
    effect: Op


class When(msgspec.Struct, frozen=True):
    """What triggers a permanent effect. `of`: the cards that it can happen to."""

    row: ClassVar[int] = -1

    def subjects(self) -> Sel | None:
        return getattr(self, "of", None)


class Defeated(When, frozen=True):
    row: ClassVar[int] = ids.DEFEATED
    of: Sel = THIS


class Played(When, frozen=True):
    """A card was played from a hand, by whomever."""

    row: ClassVar[int] = ids.PLAYED
    of: Sel = OwnCards()


class Damaged(When, frozen=True):
    row: ClassVar[int] = ids.DAMAGED
    of: Sel = THIS


class Attacked(When, frozen=True):
    """A card has attacked, and its attack effect is done."""

    row: ClassVar[int] = ids.ATTACKED
    of: Sel = THIS


class Recruitment(When, frozen=True):
    """Your Recruitment phase begins."""

    row: ClassVar[int] = ids.RECRUITMENT


class DrawPhase(When, frozen=True):
    """Your Draw phase begins."""

    row: ClassVar[int] = ids.DRAW_PHASE


class CivilianFreed(When, frozen=True):
    """You freed a Civilian."""

    row: ClassVar[int] = ids.CIVILIAN_FREED


class BattlefieldPlayed(When, frozen=True):
    """You played a Battlefield card."""

    row: ClassVar[int] = ids.BATTLEFIELD_PLAYED


class ArtifactTaken(When, frozen=True):
    """You took an Artifact."""

    row: ClassVar[int] = ids.ARTIFACT_TAKEN


class Permanent(Ability, frozen=True):
    """An effect that comes whenever something happens, as long as the card is in play."""

    when: When
    effect: Op
    test: Cond | None = None


# -- values --------------------------------------------------------------------------------------------------------


class Modifier(Ability, frozen=True):
    """A change of a value for the cards `to` while the card is in play and `test` holds."""

    amount: Num = ONE
    to: Sel = THIS
    test: Cond | None = None


class StrengthBonus(Modifier, frozen=True):
    row: ClassVar[int] = ids.STRENGTH


class LifeBonus(Modifier, frozen=True):
    row: ClassVar[int] = ids.LIFE


class Protection(Modifier, frozen=True):
    """Whenever one of the cards would take damage (`attacks_only`: by an attack), it takes so much less."""

    row: ClassVar[int] = ids.PROTECTION
    attacks_only: bool = False


class Cheaper(Ability, frozen=True):
    """You may ignore so many `any` symbols in the cost of a card for which `of` holds."""

    row: ClassVar[int] = ids.CHEAPER
    amount: Num = ONE
    of: Cond | None = None
    test: Cond | None = None


class CheaperBattlefields(Ability, frozen=True):
    """You may ignore so many symbols of your choice in the cost of a Battlefield card."""

    row: ClassVar[int] = ids.BATTLEFIELD_COST
    amount: Num


class BattlefieldBonus(Ability, frozen=True):
    """Battlefield cards that you play give so many Victory Points more."""

    row: ClassVar[int] = ids.BATTLEFIELD_POINTS
    amount: Num


class DrawBonus(Ability, frozen=True):
    """You draw so many cards more in your Draw phase."""

    row: ClassVar[int] = ids.DRAW
    amount: Num


class NoBonus(Ability, frozen=True):
    """These cards get no Location bonus when they attack."""

    row: ClassVar[int] = ids.NO_BONUS
    to: Sel
    test: Cond | None = None


class CannotAttack(Ability, frozen=True):
    row: ClassVar[int] = ids.CANNOT_ATTACK
    to: Sel
    test: Cond | None = None


WHENS: tuple[type[When], ...] = (
    Defeated, Played, Damaged, Attacked, Recruitment, DrawPhase, CivilianFreed, BattlefieldPlayed, ArtifactTaken,
)  # fmt: skip
ABILITIES: tuple[type[Ability], ...] = (
    Immediate, Attack, Action, SingleUse, Permanent, StrengthBonus, LifeBonus, Protection, Cheaper, CheaperBattlefields,
    BattlefieldBonus, DrawBonus, NoBonus, CannotAttack,
)  # fmt: skip


def row_of(ability: Ability) -> int:
    """The row of listeners that an ability stands in, -1 for none."""
    return ability.when.row if isinstance(ability, Permanent) else ability.row
