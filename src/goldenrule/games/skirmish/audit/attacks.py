"""The auditor of Attack phases: order, defenders, damage by printed Strength, Location bonuses."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.skirmish.audit.ledger import FIRST_SLOT
from goldenrule.games.skirmish.events import (
    Attack,
    Bonus,
    Damage,
    Freed,
    Marker,
    Move,
    PhaseBegins,
    Points,
    Prevented,
)
from goldenrule.games.skirmish.state import Figure
from goldenrule.kernel.events import Event

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

STRENGTH, PROTECTION, NO_BONUS = 0, 2, 7
"""Rows of the state: what could change the numbers that are printed."""
BATTLEFIELD_DECK = 22


class Attacks(AuditPart):
    """Hears the events of Attack phases. What an attack has to lead to is `due`, until it has come."""

    def __init__(self, game: "Skirmish") -> None:
        self.game = game
        self.slot = -1
        self.attacked: set[int] = set()
        self.due: tuple[str, int, int] | None = None

    def hear(self, event: Event) -> None:
        super().hear(event)
        if self.due is not None and not isinstance(event, Attack | Bonus | Prevented | PhaseBegins):
            what, subject, n = self.due
            self.due = None
            self.follows(what, subject, n, event)

    def begins_phase(self, event: PhaseBegins) -> None:
        self.slot = -1
        self.attacked = set()

    def attacks(self, event: Attack) -> None:
        """D-7.1 to D-7.3, D-7.6: who attacks, and what has to follow."""
        attacker, defender = event.card, event.defender
        g = self.game
        state = g.state
        seat, slot = divmod(state.zone[attacker] - FIRST_SLOT, 6)
        name = g.code(attacker)
        if state.phase != "attack" or seat != state.active:
            raise AuditError(f"{name} attacks in the {state.phase} phase of seat {state.active} (D-7.1).")
        if slot <= self.slot or state.ref(attacker) in self.attacked:
            raise AuditError(f"{name} attacks from slot {slot + 1} after slot {self.slot + 1} (D-7.2).")
        self.slot = slot
        self.attacked.add(state.ref(attacker))
        opposite = state.zones[FIRST_SLOT + 6 * (1 - seat) + slot]
        if (opposite[0] if opposite else 0) != defender:
            raise AuditError(f"{name} attacks a card that is not opposite (D-7.3).")
        printed = g.face(attacker).facts.strength
        card = state.cards[attacker]
        assert isinstance(card, Figure)
        plain = not state.rows[STRENGTH] and not card.strengthened
        if plain and printed < 1:
            raise AuditError(f"{name} attacks without Strength (D-7.1).")
        self.due = None
        if defender:
            if plain and not state.rows[PROTECTION]:
                self.due = ("damage", defender, printed)
        elif not state.rows[NO_BONUS]:
            self.due = ("bonus", seat, slot)

    def follows(self, what: str, subject: int, amount: int, event: Event) -> None:
        """D-7.4, D-7.7 to D-7.13: what came after the attack is what had to come."""
        state = self.game.state
        if what == "damage":
            right = isinstance(event, Damage) and (event.card, event.amount) == (subject, amount)
        elif amount == 5:
            empty = not state.zones[BATTLEFIELD_DECK]
            right = empty or (isinstance(event, Move) and (event.came, event.to) == (BATTLEFIELD_DECK, 2 + subject))
        elif amount >= 3:
            right = isinstance(event, Marker) and event.side == subject
        elif subject == 0 and isinstance(event, Freed):
            right = event.slot == amount
        else:
            point = isinstance(event, Points) and (event.side, event.amount) == (subject, 1)
            right = point and (subject == 1 or state.civilians[amount] == 0)
        if not right:
            raise AuditError(f"After an attack the {what} for {subject} ({amount}) was due, and {event!r} came (D-7).")
