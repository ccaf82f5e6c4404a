"""Abilities of cards: effects with their moment, and what changes values while the card is in play (D-3.4)."""

from typing import ClassVar

from goldenrule.games.skirmish import events, ids
from goldenrule.games.skirmish.selectors.cards import OwnCards, This
from goldenrule.kernel.expressions import Cond, Const, Num, Sel
from goldenrule.kernel.nodes import Word
from goldenrule.kernel.ops import Op

THIS = This()
ONE = Const(1)


class Ability(Word):
    """One ability of a card."""

    row: ClassVar[int] = -1
    """The row of listeners that it is in while its card is in play, -1 for none."""


# -- effects -------------------------------------------------------------------------------------------------------


class Immediate(Ability):
    """Once, right after the card was placed in a slot (D-5.10), or when a Battlefield card is played (D-6.4)."""

    effect: Op


class Attack(Ability):
    """After the card's attack (D-7.15)."""

    effect: Op


class Action(Ability):
    """Once in each of one's own Recruitment phases, if one likes."""

    row: ClassVar[int] = ids.ACTIONS
    effect: Op


class SingleUse(Ability):
    """Of an Artifact: once, when its owner likes; then it goes to the box (D-7.14)."""

    row: ClassVar[int] = ids.ACTIONS
    effect: Op


class When(Word):
    """What triggers a permanent effect. `of`: the cards that it can happen to."""

    row: ClassVar[int] = -1

    def subjects(self) -> Sel | None:
        return getattr(self, "of", None)


class Defeated(When):
    row: ClassVar[int] = events.Defeat.row
    of: Sel = THIS


class Played(When):
    """A card was played from a hand, by either player."""

    row: ClassVar[int] = events.PlayCharacter.row
    of: Sel = OwnCards()


class Damaged(When):
    row: ClassVar[int] = events.Damage.row
    of: Sel = THIS


class Attacked(When):
    """A card has attacked, and its attack effect is done."""

    row: ClassVar[int] = events.Attack.row
    of: Sel = THIS


class Recruitment(When):
    """Your Recruitment phase begins."""

    row: ClassVar[int] = events.RecruitmentBegins.row


class DrawPhase(When):
    """Your Draw phase begins."""

    row: ClassVar[int] = events.DrawPhaseBegins.row


class CivilianFreed(When):
    """You freed a Civilian."""

    row: ClassVar[int] = events.Freed.row


class BattlefieldPlayed(When):
    """You played a Battlefield card."""

    row: ClassVar[int] = events.PlayBattlefield.row


class ArtifactTaken(When):
    """You took an Artifact."""

    row: ClassVar[int] = ids.ARTIFACT_TAKEN


class Permanent(Ability):
    """An effect that comes whenever something happens, as long as the card is in play."""

    when: When
    effect: Op
    test: Cond | None = None


# -- values --------------------------------------------------------------------------------------------------------


class Modifier(Ability):
    """A change of a value for the cards `to` while the card is in play and `test` holds."""

    amount: Num = ONE
    to: Sel = THIS
    test: Cond | None = None


class StrengthBonus(Modifier):
    row: ClassVar[int] = ids.STRENGTH


class LifeBonus(Modifier):
    row: ClassVar[int] = ids.LIFE


class Protection(Modifier):
    """Whenever one of the cards would take damage (`attacks_only`: by an attack), it takes this much less."""

    row: ClassVar[int] = ids.PROTECTION
    attacks_only: bool = False


class Cheaper(Ability):
    """You may ignore this many `any` symbols in the cost of a card for which `of` holds."""

    row: ClassVar[int] = ids.CHEAPER
    amount: Num = ONE
    of: Cond | None = None
    test: Cond | None = None


class SeatBonus(Ability):
    """Abstract: an increase of a number that belongs to you, not to a card."""

    amount: Num


class CheaperBattlefields(SeatBonus):
    """You may ignore this many symbols of your choice in the cost of a Battlefield card."""

    row: ClassVar[int] = ids.BATTLEFIELD_COST


class BattlefieldBonus(SeatBonus):
    """Battlefield cards that you play give this many Victory Points more."""

    row: ClassVar[int] = ids.BATTLEFIELD_POINTS


class DrawBonus(SeatBonus):
    """You draw this many cards more in your Draw phase."""

    row: ClassVar[int] = ids.DRAW


class Ban(Ability):
    """Abstract: what the cards `to` may not do while `test` holds."""

    to: Sel
    test: Cond | None = None


class NoBonus(Ban):
    """These cards get no Location bonus when they attack."""

    row: ClassVar[int] = ids.NO_BONUS


class CannotAttack(Ban):
    row: ClassVar[int] = ids.CANNOT_ATTACK


WHENS: tuple[type[When], ...] = (
    Defeated, Played, Damaged, Attacked, Recruitment, DrawPhase, CivilianFreed, BattlefieldPlayed, ArtifactTaken,
)  # fmt: skip
ABILITIES: tuple[type[Ability], ...] = (
    Immediate, Attack, Action, SingleUse, Permanent, StrengthBonus, LifeBonus, Protection, Cheaper, CheaperBattlefields,
    BattlefieldBonus, DrawBonus, NoBonus, CannotAttack,
)  # fmt: skip


def row_of(ability: Ability) -> int:
    """The row of listeners that an ability is in, -1 for none."""
    return ability.when.row if isinstance(ability, Permanent) else ability.row
