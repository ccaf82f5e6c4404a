"""The events of Marvel Heroes, one class each. They only inform observers: rules and primitives do what happens."""

from typing import Annotated, ClassVar, Final

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.state import Color, Dice, Phase, Place, SideIndex, SideOrNone
from goldenrule.kernel.events import Event
from goldenrule.kernel.fields import Amount, CardId, Count, Index, Seat, SeatOrNone, between

YesOrNo = Annotated[int, between(0, 1)]
ROLL_OR_NONE: Final = between(-1, len(ids.ROLLS) - 1)  # by itself: mypyc does not compile it inside of a type
RollKind = Annotated[int, ROLL_OR_NONE]
"""Attack, defense or outwit; -1: the roll that sets the Trouble Level."""


# -- rounds and turns --------------------------------------------------------------------------------------------------


class RoundBegins(Event):
    """A Game Round begins (H-4.1)."""

    key: ClassVar[str] = "round"
    number: Count


class PhaseBegins(Event):
    """A phase of the Game Round begins (H-4.1)."""

    key: ClassVar[str] = "phase"
    phase: Phase


class ActionRoundBegins(Event):
    """An Action Round begins (H-7.1)."""

    key: ClassVar[str] = "action_round"
    number: Count


class TurnBegins(Event):
    """The turn of a player begins (H-7.2)."""

    key: ClassVar[str] = "turn"
    seat: Seat


class Pass(Event):
    """A player takes no action (H-7.3)."""

    key: ClassVar[str] = "passed"
    seat: Seat


class FirstPlayer(Event):
    """A player becomes the First Player (H-4.11)."""

    key: ClassVar[str] = "first"
    seat: Seat


class ArchnemesisToken(Event):
    """A player gets the Archnemesis token (H-4.9)."""

    key: ClassVar[str] = "archnemesis"
    seat: Seat


# -- cards, points and abilities ---------------------------------------------------------------------------------------


class Move(Event):
    """A card goes from a zone to another."""

    card: CardId
    came: Index
    to: Index


class Draw(Move):
    """A player draws a Resource or Villain card."""


class Play(Move):
    """A player plays a card of a hand (H-11.2, H-11.11, H-8.16, H-8.21), a power-up (H-6.14) or a plan (H-9.8)."""


class ReceiveStory(Event):
    """A player receives a Story card (H-4.5)."""

    key: ClassVar[str] = "story"
    seat: Seat
    story: CardId


class PlotPoints(Event):
    """A player gains or spends plot points (H-6.4, H-6.15)."""

    key: ClassVar[str] = "points"
    seat: Seat
    change: Amount


class VictoryPoints(Event):
    """A team gains or loses VP (H-8.28)."""

    key: ClassVar[str] = "vp"
    seat: Seat
    change: Amount


class Use(Event):
    """A player uses an ability of a card or plays an event (H-11.11, H-13.2); for the scenario nobody does."""

    seat: SeatOrNone
    card: CardId
    ability: Index


class Pay(Event):
    """A player has paid for an ability with a card from the hand (H-11.13). Its move tells clients which card it is."""

    key: ClassVar[str] = "paid"
    seat: Seat
    card: CardId = 0


# -- heroes, villains and allies ---------------------------------------------------------------------------------------


class Status(Event):
    """A hero gets a status and a place (H-5.3)."""

    card: CardId
    status: Annotated[int, between(0, len(ids.STATUSES) - 1)]
    place: Place


class Wounded(Event):
    """A hero gets a Wounded marker or loses it (H-5.4)."""

    card: CardId
    wounded: YesOrNo


class KoTokens(Event):
    """The number of KO tokens on a fighter changes (H-12.10)."""

    key: ClassVar[str] = "ko"
    card: CardId
    number: Count


class AllyPoints(Event):
    """The number of plot points on an ally changes (H-11.3, H-11.8)."""

    key: ClassVar[str] = "ally_point"
    card: CardId
    number: Count


# -- headlines ---------------------------------------------------------------------------------------------------------


class NewHeadline(Event):
    """A headline comes up in a district: that of its symbol in the area (H-4.3)."""

    key: ClassVar[str] = "headline"
    card: CardId
    area: Index
    symbol: Index


class SpecialHeadline(Event):
    """The Special Headline comes into play (H-10.4)."""

    key: ClassVar[str] = "special"
    card: CardId


class ThreatToken(Event):
    """An area gets a Threat token (H-4.3). `total` is the Threat of its headline, with all that changes it."""

    key: ClassVar[str] = "threat"
    area: Index
    number: Count
    total: Count


class TroubleLevel(Event):
    """The Trouble Level changes (H-8.4)."""

    key: ClassVar[str] = "trouble"
    level: Count


class MissionBegins(Event):
    """A player troubleshoots a headline (H-7.11)."""

    key: ClassVar[str] = "troubleshoot"
    seat: Seat
    headline: CardId


class Reduced(Event):
    """The Troubleshooter value of a hero lowers the Trouble Level (H-8.8)."""

    card: CardId
    amount: Count


class Resolved(Event):
    """A player succeeds or fails to resolve a headline (H-8.28, H-8.29)."""

    seat: Seat
    card: CardId
    success: YesOrNo


# -- masterminds -------------------------------------------------------------------------------------------------------


class UseScheme(Event):
    """A Nemesis player uses a scheming option (H-9.2)."""

    key: ClassVar[str] = "scheme"
    seat: Seat
    option: Annotated[int, between(0, len(ids.SCHEMES) - 1)]


class ExecutePlan(Event):
    """A Nemesis player executes a Master Plan (H-9.6)."""

    key: ClassVar[str] = "plan"
    seat: Seat
    plan: CardId


class Confrontation(Event):
    """A player decides whether to confront a mastermind (H-9.9)."""

    key: ClassVar[str] = "confront"
    seat: Seat
    accepted: YesOrNo


class PlanDone(Event):
    """A Master Plan is completed (H-9.17)."""

    seat: Seat
    plan: CardId


class PlanFailed(Event):
    """A Master Plan fails; it may be tried again in a later Game Round (H-9.16)."""

    seat: Seat
    plan: CardId


# -- combat ------------------------------------------------------------------------------------------------------------


class CombatBegins(Event):
    """A combat begins (H-12.5); the hero is 0 if several may fight (H-14.1)."""

    key: ClassVar[str] = "fight"
    hero: CardId
    villain: CardId


class FighterChosen(Event):
    """A hero fights in this sequence (H-14.1)."""

    key: ClassVar[str] = "fighter"
    card: CardId


class HoldsInitiative(Event):
    """A side has the initiative (H-12.6, H-12.17)."""

    key: ClassVar[str] = "initiative"
    side: SideIndex


class Powers(Event):
    """Both fighters show their powers; -1 for a side that has none yet (H-12.7)."""

    hero: CardId
    villain: CardId
    hero_power: Color
    villain_power: Color


class NoAttack(Event):
    """A side does not attack, because its Attack is 0 (H-12.12)."""

    key: ClassVar[str] = "unfought"
    side: SideIndex


class Roll(Event):
    """Dice are rolled, for a side of a combat or for the Trouble Level (H-8.3, H-12.9). Does BOOST count?"""

    kind: RollKind
    side: SideOrNone
    dice: Dice
    boost: YesOrNo


class RollAgain(Event):
    """An ability rolls dice of a side again: the new faces, and how many they are (H-13.3)."""

    key: ClassVar[str] = "reroll"
    side: SideIndex
    dice: Dice
    number: Count


class DiceChanged(Event):
    """An ability changes a roll: the dice of the side and the HIT icons that they are worth now (H-13.3)."""

    key: ClassVar[str] = "dice"
    side: SideIndex
    dice: Dice
    hits: Amount


class RollsCompared(Event):
    """Two rolls are compared (H-2.13): the HIT icons of who attacks or has the initiative, and of the other side."""

    key: ClassVar[str] = "hits"
    mine: Amount
    theirs: Amount


class CombatEnds(Event):
    """A combat is over; the side that has won it, -1 for none (H-12.11)."""

    key: ClassVar[str] = "fought"
    side: SideOrNone
