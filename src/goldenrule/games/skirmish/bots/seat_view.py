"""What a bot may look at: the open facts of a duel and its own hand."""

from typing import TYPE_CHECKING, cast

from goldenrule.games.skirmish.content import Face
from goldenrule.games.skirmish.ids import BATTLEFIELDS, DECK, DISCARD, FIRST_SLOT, HAND, OFFER, OWNED, SLOTS, slot_zone
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import Op

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish
    from goldenrule.kernel.game import Game


class SeatView:
    """Reads both boards, both tracks, the Civilians, open piles, the seat's own hand, and how many cards lie hidden."""

    def __init__(self, game: "Game", seat: int) -> None:
        self._game = cast("Skirmish", game)
        self._state = self._game.state
        self.seat = seat

    def asked(self) -> Op | None:
        """The part of an effect that asks the question; None when the rules ask."""
        frame = self._game.stack[-1]
        if isinstance(frame, Effect) and frame.pc < len(frame.program.ops):
            return frame.program.ops[frame.pc]
        return None

    def face(self, entity: int) -> Face:
        """A card that the seat sees."""
        return self._game.face(entity)

    def at(self, seat: int, slot: int) -> int:
        """The card in a slot, 0 if it is empty."""
        found = self._state.zones[slot_zone(seat, slot)]
        return found[0] if found else 0

    def board(self, seat: int) -> list[int]:
        """The card in each slot of a side, 0 in an empty one."""
        first = FIRST_SLOT[seat]
        return [found[0] if found else 0 for found in self._state.zones[first : first + SLOTS]]

    def slot_of(self, entity: int) -> int:
        return self._game.slot_of(entity)

    def in_play(self, entity: int) -> bool:
        return self._game.in_play(entity)

    def strength(self, entity: int) -> int:
        return self._game.strength(entity)

    def life_left(self, entity: int) -> int:
        return self._game.life(entity) - self._game.damage_on(entity)

    def guard(self, entity: int) -> int:
        """What a card in play is spared of the damage of an attack."""
        return self._game.protection(entity, True)

    def cards_of(self, sel: Sel, source: int) -> list[int]:
        """The cards of a set, as an ability of a card in play or of an own Artifact names it."""
        return sel.all(self._game, self._game.env(source, 0))

    def damage_on(self, entity: int) -> int:
        return self._game.damage_on(entity)

    def copy_in_play(self, face: Face) -> int:
        """The own card in play that a Main Character would replace, 0 if there is none."""
        return self._game.copy_in_play(face, self.seat)

    def hand(self) -> tuple[int, ...]:
        return self._state.zones[HAND + self.seat]

    def hand_size(self, seat: int) -> int:
        return len(self._state.zones[HAND + seat])

    def deck_size(self, seat: int) -> int:
        return len(self._state.zones[DECK + seat])

    def battlefields_left(self) -> int:
        """Cards in the Battlefield deck."""
        return len(self._state.zones[BATTLEFIELDS])

    def discard(self, seat: int) -> tuple[int, ...]:
        return self._state.zones[DISCARD + seat]

    def artifacts(self, seat: int) -> tuple[int, ...]:
        return self._state.zones[OWNED + seat]

    def offer(self) -> tuple[int, ...]:
        return self._state.zones[OFFER]

    def points(self, seat: int) -> int:
        """How far the Victory Point marker stands on a seat's side; negative on the other's."""
        return self._game.points_of(seat)

    def marker(self, seat: int) -> int:
        """How far the Artifact marker stands on a seat's side; negative on the other's."""
        return self._state.marker if seat == 0 else -self._state.marker

    def civilians(self, slot: int) -> int:
        """Civilians left in a zone of Manhattan."""
        return self._state.civilians[slot].bit_count()

    def civilians_left(self) -> int:
        return self._game.civilians_left()

    def freed(self) -> tuple[int, ...]:
        """Civilians that the Heroes own, by colour."""
        return self._state.freed
