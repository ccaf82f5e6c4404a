"""The events of the duel, one class each.

`row` is the row of the abilities that react. Events without `resolve` only inform observers; their rule does the rest.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from goldenrule.games.skirmish.ids import CIVILIANS_LEFT, DISCARD, FACTIONS, GOALS, HEROES, PROTECTION
from goldenrule.games.skirmish.state import Phase
from goldenrule.kernel.events import Event
from goldenrule.kernel.fields import Amount, CardId, Count, Index, Seat

if TYPE_CHECKING:
    from goldenrule.games.skirmish.values import Values

ENDS: Final = (GOALS[0], -GOALS[1])
"""Where the Victory Point marker has won the game for a side."""


# -- turns -------------------------------------------------------------------------------------------------------------


class TurnBegins(Event):
    """The turn of a side begins (D-4.1)."""

    key: ClassVar[str] = "turn"
    side: Seat
    number: Count


class PhaseBegins(Event):
    """A phase of the turn begins (D-4.2)."""

    key: ClassVar[str] = "phase"
    phase: Phase


class RecruitmentBegins(PhaseBegins):
    row: ClassVar[int] = 13


class DrawPhaseBegins(PhaseBegins):
    row: ClassVar[int] = 14


# -- cards -------------------------------------------------------------------------------------------------------------


class Move(Event):
    """A card goes from a zone to another."""

    card: CardId
    came: Index
    to: Index


class Draw(Move):
    """A card goes from a deck to its owner's hand."""


class Decked(Event):
    """The last card of a deck is drawn (D-9.4)."""

    side: Seat


class Play(Event):
    """A card is played from a hand (D-5.2, D-5.8, D-6.4)."""

    stage_key: ClassVar[str] = "plays"
    card: CardId
    side: Seat


class PlayCharacter(Play):
    row: ClassVar[int] = 10


class PlayBattlefield(Play):
    row: ClassVar[int] = 16


class Replace(Event):
    """A Main Character takes the place of its copy (D-5.8)."""

    old: CardId
    card: CardId


class Use(Event):
    """An ability of a card is used (D-7.14)."""

    stage_key: ClassVar[str] = "uses"
    card: CardId


# -- payments ----------------------------------------------------------------------------------------------------------


class Pay(Event):
    """A symbol is paid with a card (D-5.2)."""

    card: CardId


class Ignore(Event):
    """A symbol of a cost is ignored (D-5.2)."""

    symbol: Index


class LoseCivilian(Event):
    """A Civilian of the Heroes goes to the box."""

    key: ClassVar[str] = "lost"
    colour: Index

    def resolve(self, game: "Values") -> bool:
        freed = list(game.state.freed)
        freed[self.colour] -= 1
        game.state.freed = tuple(freed)
        return True


class PayCivilian(LoseCivilian):
    """A symbol is paid with a Civilian (D-5.5)."""

    key: ClassVar[str] = "pay_civilian"


# -- attacks and damage ------------------------------------------------------------------------------------------------


class Attack(Event):
    """A card attacks the one across from it, 0 if there is none (D-7.1). Reactions come after its attack effects."""

    row: ClassVar[int] = 12
    stage_key: ClassVar[str] = "attacks"
    card: CardId
    defender: CardId


class Prevented(Event):
    """A card is spared damage."""

    stage_key: ClassVar[str] = "spared"
    card: CardId
    amount: Count


class Damage(Event):
    """A card in a slot takes damage (D-7.4), less what protects it. Reactions come after the defeats (DA-27)."""

    row: ClassVar[int] = 11
    replacers: ClassVar[int] = PROTECTION
    after_settling: ClassVar[bool] = True
    stage_key: ClassVar[str] = "hurt"
    card: CardId
    amount: Count
    attack: bool = False
    prevented: Count = 0

    def replace(self, game: "Values") -> None:
        self.prevented = min(self.amount, game.protection(self.card, self.attack))
        self.amount -= self.prevented

    def resolve(self, game: "Values") -> bool:
        if self.prevented:
            game.tell_event(Prevented, self.card, self.prevented)
            if not self.amount:
                return False
        state = game.state
        figure = game.own(self.card)
        figure.damage += self.amount
        if figure.damage >= game.content.lives[state.ident[self.card]]:
            state.dirty = 1  # `settle` looks whether something makes its Life greater
        return True


class Heal(Event):
    """Damage goes off a card."""

    stage_key: ClassVar[str] = "healed"
    card: CardId
    amount: Count

    def resolve(self, game: "Values") -> bool:
        game.own(self.card).damage -= self.amount
        return True


class Defeat(Event):
    """A card is defeated and goes to its owner's discard pile (D-7.5)."""

    row: ClassVar[int] = 9
    after_settling: ClassVar[bool] = True
    leaves_play: ClassVar[bool] = True
    stage_key: ClassVar[str] = "falls"
    card: CardId

    def resolve(self, game: "Values") -> bool:
        state = game.state
        state.fallen = (*state.fallen, (state.ref(self.card), state.zone[self.card]))
        game.move(self.card, DISCARD + state.owner[self.card])
        return True


class Strengthen(Event):
    """A card has more Strength until the end of the turn."""

    stage_key: ClassVar[str] = "stronger"
    card: CardId
    amount: Amount

    def resolve(self, game: "Values") -> bool:
        game.own(self.card).strengthened += self.amount
        game.state.stirred = True
        return True


class Hold(Event):
    """A card does not attack in the Attack phase of a bit of `Figure.held`."""

    stage_key: ClassVar[str] = "held"
    card: CardId
    phase: Count = 0

    def resolve(self, game: "Values") -> bool:
        game.own(self.card).held |= self.phase
        return True


# -- Locations ---------------------------------------------------------------------------------------------------------


class Bonus(Event):
    """An attack brings a side the bonus of a slot's Location (D-7.6)."""

    side: Seat
    slot: Index


class Points(Event):
    """The Victory Point marker moves toward a side, which wins at the end of the track (D-7.10, D-9.1)."""

    stage_key: ClassVar[str] = "points"
    side: Seat
    amount: Count

    def resolve(self, game: "Values") -> bool:
        state, side = game.state, self.side
        reached = self.amount + (state.points if side == HEROES else -state.points)
        if reached > GOALS[side]:
            reached = GOALS[side]
        state.points = reached if side == HEROES else -reached
        return True

    def follow(self, game: "Values") -> None:
        if game.state.points == ENDS[self.side]:
            game.finish(FACTIONS[self.side])


class Marker(Event):
    """The Artifact marker moves toward a side, to a space that is positive on the Heroes' side (D-7.11, D-7.12)."""

    stage_key: ClassVar[str] = "marker"
    side: Seat
    space: Amount
    steps: Count
    """How many spaces it moves."""

    def resolve(self, game: "Values") -> bool:
        game.state.marker = self.space
        return True


class Freed(Event):
    """The Heroes take a Civilian out of a zone of Manhattan; with 2 left they win (D-7.8, D-9.3)."""

    row: ClassVar[int] = 15
    stage_key: ClassVar[str] = "freed"
    seat: Seat
    slot: Index
    colour: Index

    def resolve(self, game: "Values") -> bool:
        state = game.state
        civilians = list(state.civilians)
        civilians[self.slot] &= ~(1 << self.colour)
        state.civilians = tuple(civilians)
        freed = list(state.freed)
        freed[self.colour] += 1
        state.freed = tuple(freed)
        return True

    def follow(self, game: "Values") -> None:
        if game.civilians_left() <= CIVILIANS_LEFT:
            game.finish(FACTIONS[HEROES])
