"""The auditor's own books: where cards lie, damage, both tracks, Civilians, turns. They must agree with the state."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.skirmish.events import (
    Damage,
    Defeat,
    Freed,
    Heal,
    LoseCivilian,
    Marker,
    Move,
    PhaseBegins,
    Points,
    TurnBegins,
    Use,
)
from goldenrule.games.skirmish.state import Figure

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

PHASE_BEFORE = {"recruitment": None, "attack": "recruitment", "draw": "attack"}
FIRST_SLOT, SLOTS = 10, 12


class Ledger(AuditPart):
    """Keeps count of what the events say."""

    def __init__(self, game: "Skirmish") -> None:
        state = game.state
        self.game = game
        self.where = list(state.zone)
        self.damage = {e: game.damage_on(e) for e in range(1, len(state.zone)) if state.cards[e] is not None}
        self.points = state.points
        self.marker = state.marker
        self.left = sum(bits.bit_count() for bits in state.civilians)
        self.freed = sum(state.freed)
        self.active = state.active
        self.turn = state.turn
        self.phase: str = state.phase
        self.drawn = 0  # from the deck of the active side in the Draw phase of this turn
        self.expected = -1  # how many cards should have been drawn, -1 if effects have a say

    def moves(self, event: Move) -> None:
        e, came, to = event.card, event.came, event.to
        if self.where[e] != came:
            raise AuditError(f"{self.game.code(e)} moves from zone {came}, but lay in zone {self.where[e]}.")
        self.where[e] = to
        if not FIRST_SLOT <= to < FIRST_SLOT + SLOTS:
            self.damage.pop(e, None)
        else:
            self.damage.setdefault(e, 0)
        if self.phase == "draw" and came == self.active and to == 2 + self.active:
            self.drawn += 1

    def takes_damage(self, event: Damage) -> None:
        card, amount = event.card, event.amount
        if card not in self.damage or amount < 1:
            raise AuditError(f"{self.game.code(card)} takes {amount} damage without being in a slot (D-7.4).")
        self.damage[card] += amount

    def is_healed(self, event: Heal) -> None:
        damage = self.damage.get(event.card, 0)
        if not 0 < event.amount <= damage:
            raise AuditError(f"{event.amount} damage of {self.game.code(event.card)} is healed, which has {damage}.")
        self.damage[event.card] -= event.amount

    def is_defeated(self, event: Defeat) -> None:
        self.damage.pop(event.card, None)

    def gains_points(self, event: Points) -> None:
        self.points = max(-9, min(7, self.points + (event.amount if event.side == 0 else -event.amount)))

    def moves_marker(self, event: Marker) -> None:
        toward = 1 if event.side == 0 else -1
        if event.space not in (self.marker + toward, toward):  # a step, or back to the arrow (D-7.11, D-7.12)
            raise AuditError(f"The Artifact marker goes from {self.marker} to {event.space}.")
        self.marker = event.space

    def frees(self, event: Freed) -> None:
        if event.seat != 0:
            raise AuditError("The Villains free a Civilian (D-7.7).")
        self.left -= 1
        self.freed += 1

    def loses_civilian(self, event: LoseCivilian) -> None:
        self.freed -= 1

    def begins_phase(self, event: PhaseBegins) -> None:
        phase = event.phase
        wanted = PHASE_BEFORE[phase]
        if wanted is not None and self.phase != wanted:
            raise AuditError(f"The {phase} phase follows on {self.phase} (D-4.2).")
        self.phase = phase
        if phase == "draw":
            state = self.game.state
            self.drawn = 0
            plain = not state.rows[6] and not state.rows[14]  # nothing changes the number, and nothing else happens
            self.expected = min(2, len(state.zones[self.active])) if plain else -1

    def begins_turn(self, event: TurnBegins) -> None:
        seat, number = event.side, event.number
        if number > 1 and (seat != 1 - self.active or number != self.turn + 1):
            raise AuditError(f"Turn {number} of seat {seat} follows on turn {self.turn} of {self.active} (D-4.1).")
        self._count_draw()
        self.active, self.turn, self.phase = seat, number, "start"

    def is_used(self, event: Use) -> None:
        self._count_draw()  # what an Artifact brings after the draw does not count

    def _count_draw(self) -> None:
        if self.expected >= 0 and self.phase == "draw" and self.drawn != self.expected:
            raise AuditError(f"{self.drawn} cards were drawn instead of {self.expected} (D-8.1).")
        self.expected = -1

    def after_decision(self) -> None:
        """The books and the state say the same."""
        state = self.game.state
        found = {e: card.damage for e, card in enumerate(state.cards) if isinstance(card, Figure)}
        pairs = (
            ("the zones of the cards", self.where, state.zone),
            ("the damage", self.damage, found),
            ("the Victory Point marker", self.points, state.points),
            ("the Artifact marker", self.marker, state.marker),
            ("the Civilians in Manhattan", self.left, sum(bits.bit_count() for bits in state.civilians)),
            ("the Civilians of the Heroes", self.freed, sum(state.freed)),
            ("whose turn it is", self.active, state.active),
        )
        for what, mine, theirs in pairs:
            if mine != theirs:
                raise AuditError(f"By the events, {what} should be {mine!r}, but the state has {theirs!r}.")
