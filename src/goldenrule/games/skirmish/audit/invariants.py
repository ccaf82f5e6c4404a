"""What holds in every position of a duel, from the state and the printed facts alone."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.skirmish.audit.ledger import FIRST_SLOT
from goldenrule.games.skirmish.state import Figure

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

LIFE = 1


class Invariants(AuditPart):
    """Looks at every position."""

    def __init__(self, game: "Skirmish") -> None:
        self.game = game

    def after_decision(self) -> None:
        zones_agree(self.game)
        sides(self.game)
        ending(self.game)


def zones_agree(game: "Skirmish") -> None:
    """Every card lies in one zone, and 15 cards of each deck were left out (D-2.2)."""
    state = game.state
    seen: set[int] = set()
    for zone, cards in enumerate(state.zones):
        for e in cards:
            if e in seen or state.zone[e] != zone:
                raise AuditError(f"{game.code(e)} lies in zone {zone} and in another one.")
            seen.add(e)
    if len(seen) != sum(zone >= 0 for zone in state.zone):
        raise AuditError("A card lies nowhere.")


def sides(game: "Skirmish") -> None:
    """Slots hold one card of their side each, no Main Character twice (D-5.6), none that should be defeated (D-7.5)."""
    state = game.state
    for seat in (0, 1):
        characters = []
        for zone in range(FIRST_SLOT + 6 * seat, FIRST_SLOT + 6 * seat + 6):
            cards = state.zones[zone]
            if len(cards) > 1:
                raise AuditError(f"{len(cards)} cards are in one slot (DA-1).")
            for e in cards:
                facts = game.face(e).facts
                if facts.faction != ("heroes", "villains")[seat]:
                    raise AuditError(f"{facts.id} is on the wrong side (DA-1).")
                if facts.character:
                    characters.append(facts.character)
                card = state.cards[e]
                assert isinstance(card, Figure)
                damage = card.damage
                life = game.life(e) if state.rows[LIFE] else facts.life
                if damage < 0 or (damage >= life and not state.winner):
                    raise AuditError(f"{facts.id} has {damage} damage and {life} life (D-7.5).")
        if len(set(characters)) != len(characters):
            raise AuditError(f"A Main Character is twice in play: {characters} (D-5.6).")


def ending(game: "Skirmish") -> None:
    """The game is over exactly when one of the endings has come (D-9)."""
    state = game.state
    left = sum(bits.bit_count() for bits in state.civilians)
    at_once = {"heroes"} if state.points >= 7 or left <= 2 else {"villains"} if state.points <= -9 else set()
    if at_once and state.winner not in at_once:
        raise AuditError(
            f"The game should be over for the {at_once} (D-9.1 to D-9.3), and the winner is {state.winner!r}."
        )
    if state.winner and not at_once:
        if state.zones[0] and state.zones[1]:
            raise AuditError(f"{state.winner!r} has won, and nothing has ended the game (D-9).")
        ahead = "heroes" if state.points > 0 else "villains" if state.points < 0 else ""
        if ahead and state.winner != ahead:
            raise AuditError(f"The {state.winner} have won with the marker at {state.points} (D-9.4).")
