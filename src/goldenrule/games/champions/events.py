"""The events that observers of Champions hear, one class each. They only inform: rules and primitives do the rest.

What abilities react to are other classes, which stand with their rules (`kernel.event_windows.TriggeringEvent`).
"""

from goldenrule.kernel.events import Event
from goldenrule.kernel.fields import Amount, CardId, CardRef, ChosenOption, Count, Index, Seat, ThingId

# -- the round ---------------------------------------------------------------------------------------------------------


class Round(Event):
    """A round begins (MC-ROUND-01)."""

    number: Count


class Turn(Event):
    """The turn of a player begins (MC-ROUND-02)."""

    seat: Seat


class TurnEnds(Event):
    """The turn of a player ends (MC-TURN-12)."""

    seat: Seat


class VillainPhase(Event):
    """The villain phase of a round begins (MC-ROUND-04)."""

    number: Count


class FirstPlayer(Event):
    """The first player token passes to a player (MC-FIRST-02)."""

    seat: Seat


class Eliminated(Event):
    """A player is eliminated (MC-ELIM-01)."""

    seat: Seat


class Stalemate(Event):
    """The villain wins after this number of rounds."""

    number: Count


class Endless(Event):
    """The villain wins because the encounter deck with this number of acceleration tokens never ends (OQ-78)."""

    number: Count


# -- cards -------------------------------------------------------------------------------------------------------------


class Move(Event):
    """A card goes from a zone (-1 for none) to another, and does not enter play."""

    card: CardId
    came: Index
    to: Index


class DrawCard(Move):
    """A card goes from a player's deck to the hand of that player."""


class Enter(Event):
    """A card enters play (MC-INPLAY-04)."""

    card: CardId
    came: Index
    to: Index
    host: CardId
    """The card that it is attached to, 0 for none."""


class Engage(Event):
    """A minion engages a player (MC-ENGAGE-01)."""

    card: CardId
    seat: Seat


class Face(Event):
    """A card in play turns to another side or stage; `code` is that of its new face (MC-FORM-03, MC-VDEFEAT-03)."""

    card: CardId
    code: str


class Draw(Event):
    """A player has drawn cards (MC-DRAW-02)."""

    seat: Seat
    amount: Count


class Discard(Event):
    """A player has discarded chosen cards from their hand (MC-ENDPP-01, MC-SETUP-13)."""

    seat: Seat
    cards: tuple[CardId, ...]


class DiscardRandom(Event):
    """A player has discarded random cards from their hand."""

    seat: Seat
    cards: tuple[CardId, ...]


class Mill(Event):
    """Cards of a player's deck have been discarded."""

    seat: Seat
    cards: tuple[CardId, ...]


class Found(Event):
    """A player puts a card that they searched for into their hand (MC-SEARCH-02)."""

    seat: Seat
    card: CardId


class Under(Event):
    """A random card from a player's hand goes facedown under this card."""

    seat: Seat
    card: CardId


class DeckOut(Event):
    """A player's deck runs out of cards (MC-EMPTYPL-01)."""

    seat: Seat


# -- playing cards and using abilities ---------------------------------------------------------------------------------


class Play(Event):
    """A player plays a card (MC-PLAY-01)."""

    seat: Seat
    card: ThingId


class Paid(Event):
    """A player has paid for a card or its ability (MC-RES-02, MC-RES-03)."""

    seat: Seat
    card: CardId
    plan: tuple[ChosenOption, ...] = ()
    """The cards and resource abilities, as the options that chose them."""
    units: str = ""
    """A letter for each resource."""


class Spent(Event):
    """The cards that a player has paid with (MC-RES-02, MC-RES-03)."""

    seat: Seat
    card: CardId
    cards: tuple[CardId, ...]


class Use(Event):
    """A player uses an ability of a card (MC-ABILITY-13)."""

    seat: Seat
    card: ThingId
    ability: Index


class Forced(Event):
    """A mandatory ability of a card begins, or the reaction of a lasting effect (MC-FORCED-01)."""

    card: CardRef
    path: str
    """Of its program."""


class Delayed(Event):
    """A delayed effect of a card begins (MC-DELAYED-02)."""

    card: CardRef
    path: str
    """Of its program."""


class WhenRevealed(Event):
    """A When Revealed ability of a card begins (MC-WREV-02)."""

    card: CardId


class WhenDefeated(Event):
    """A When Defeated ability of a card begins (MC-WDEF-02)."""

    card: CardId


# -- interrupts --------------------------------------------------------------------------------------------------------


class Prevent(Event):
    """A card prevents damage or threat (MC-PREVENT-01, MC-PREVENT-02)."""

    card: CardRef
    """The character that would take the damage, or the scheme."""
    amount: Count
    cause: CardRef


class Replace(Event):
    """Something else happens in place of what would happen to a card (MC-REPLACE-01)."""

    card: CardRef
    source: CardRef
    """The card that says so."""


class CancelEffects(Event):
    """The When Revealed effects of a card are cancelled by another (MC-CANCEL-07)."""

    card: CardRef
    source: CardRef


class Cancel(Event):
    """A revealed card is cancelled by another (MC-CANCEL-01)."""

    card: CardRef
    source: CardRef


# -- tokens and counters -----------------------------------------------------------------------------------------------


class Damage(Event):
    """A character takes damage (MC-DAMAGE-01)."""

    card: CardId
    amount: Count
    cause: CardRef
    """The card that deals it, 0 for none."""


class Heal(Event):
    """Damage is removed from a character (MC-HEAL-01)."""

    card: CardId
    amount: Count


class Tough(Event):
    """A tough status card prevents damage (MC-STATUS-12)."""

    card: CardId
    amount: Count


class Defeated(Event):
    """A character, side scheme or villain stage is defeated (MC-DEFEAT-01, MC-DEFEAT-02)."""

    card: CardId


class Threat(Event):
    """Threat is placed on a scheme (MC-THREAT-01)."""

    card: CardId
    amount: Count
    cause: CardRef
    """The card that places it, 0 for none."""


class ThreatRemoved(Event):
    """Threat is removed from a scheme (MC-THWART-06)."""

    card: CardId
    amount: Count
    cause: CardRef
    """The card that removes it, 0 for none."""


class SchemeCompleted(Event):
    """The main scheme has as much threat as its target (MC-MAIN-02)."""

    card: CardId


class Acceleration(Event):
    """Acceleration tokens are placed (MC-EMPTYENC-02)."""

    amount: Amount


class Status(Event):
    """A character is given a status card, or loses it (MC-STATUS-02)."""

    card: CardId
    status: str
    on: bool


class StatusUsed(Event):
    """A stunned or confused status card takes the place of an attack, thwart or scheme (MC-STATUS-05)."""

    card: CardId
    status: str


class Counters(Event):
    """A card now has this number of counters of a kind (MC-COUNTER-01)."""

    card: CardId
    counter: str
    number: Count
    change: Amount
    """How many more it has than before, negative for fewer."""


class Exhaust(Event):
    """A card is exhausted (MC-EXHAUST-01)."""

    card: CardId


class Ready(Event):
    """A card is readied (MC-READY-02)."""

    card: CardId


# -- what characters do ------------------------------------------------------------------------------------------------


class Basic(Event):
    """A player uses a basic power of a character: the verb of the option (MC-TURN-04, MC-TURN-05)."""

    seat: Seat
    card: CardId
    verb: str


class Form(Event):
    """A player changes form (MC-FORM-01)."""

    seat: Seat
    form: str
    card: CardId
    """The identity, which shows its new face."""


class Attack(Event):
    """A character of a player attacks (MC-ATTACK-01, MC-ATTACK-03)."""

    seat: Seat
    card: CardId
    targets: tuple[CardRef, ...]


class Thwart(Event):
    """A character of a player thwarts (MC-THWART-01, MC-THWART-03)."""

    seat: Seat
    card: CardId
    targets: tuple[CardRef, ...]


class Defend(Event):
    """A character defends against the attack of an enemy (MC-DEFEND-01, MC-DEFEND-03)."""

    card: CardId
    enemy: CardId
    defense: Count
    """Its DEF, which the attack is reduced by; 0 for an ally, and if an ability makes it the defender."""


class Retaliate(Event):
    """A character with retaliate deals damage to its attacker (MC-KW-RETAL-01)."""

    card: CardId
    attacker: CardId
    amount: Count


class Overkill(Event):
    """The attack of a card gains overkill."""

    card: CardRef


# -- enemies and encounter cards ---------------------------------------------------------------------------------------


class Activate(Event):
    """An enemy activates against a player (MC-ACTIV-02, MC-VPHASE-05)."""

    card: CardId
    seat: Seat


class EnemyAttack(Event):
    """An enemy begins to attack a player, before anything interrupts it (MC-EATTACK-01)."""

    enemy: CardId
    card: CardId
    """The identity of the player."""
    seat: Seat
    attack: Count
    """Its ATK at this moment."""


class EnemyScheme(Event):
    """An enemy begins to scheme against a player, before anything interrupts it (MC-ESCHEME-01)."""

    enemy: CardId
    card: CardId
    """The main scheme."""
    seat: Seat
    scheme: Count
    """Its SCH at this moment."""


class AttackAlso(Event):
    """The attack of an enemy is made against another player, too."""

    card: CardId
    seat: Seat


class AttackDamage(Event):
    """An enemy deals the damage of its attack, with this number of boost icons (MC-EATTACK-16)."""

    enemy: CardId
    card: CardId
    amount: Count
    icons: Count
    attack: Count
    """Its ATK with the boost icons, before a defender's DEF is subtracted from it (MC-EATTACK-12)."""
    defense: Count
    """That DEF, 0 if none is subtracted."""


class SchemeThreat(Event):
    """An enemy places the threat of its scheme, with this number of boost icons (MC-ESCHEME-06)."""

    enemy: CardId
    amount: Count
    icons: Count


class BoostDealt(Event):
    """The villain is given a boost card (MC-BOOST-01)."""

    card: CardId
    """The villain."""


class BoostTurned(Event):
    """A boost card is turned faceup (MC-BOOST-02)."""

    card: CardId


class BoostAbility(Event):
    """The ability of a boost card begins (MC-BOOST-08)."""

    card: CardId


class Boost(Event):
    """A boost card adds its icons to an activation (MC-BOOST-04, MC-BOOST-05)."""

    card: CardId
    icons: Count


class Deal(Event):
    """A player is dealt a facedown encounter card (MC-DEAL-02)."""

    seat: Seat


class Reveal(Event):
    """A player reveals an encounter card (MC-REVEAL-02)."""

    seat: Seat
    card: CardId


class Surge(Event):
    """A card surges: the player reveals another one (MC-KW-SURGE-01)."""

    seat: Seat
    card: CardId


class SurgeDealt(Event):
    """A card surges, and the player is dealt another one (the reading "surge-is-a-dealt-card")."""

    seat: Seat
    card: CardId
