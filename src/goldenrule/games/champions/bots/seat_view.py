"""What a bot may look at: the open facts of a game, read for one seat."""

from typing import TYPE_CHECKING, Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import Face
from goldenrule.games.champions.ids import AREA, DISCARD, ENGAGED, HAND, TABLE, zone
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.state import ENTITY_MASK
from goldenrule.kernel.windows import Condition, Occurrence

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class SeatView:
    """Reads cards in play, hands, discard piles and numbers on the table; no deck, facedown card or random stream.

    Entities are cards that the seat sees. Hands are open among the players.
    """

    def __init__(self, game: Any, seat: int) -> None:
        self._game: Champions = game
        s: Table = game.state
        self._state = s
        self.seat = seat
        self.identity: int = s.identities[seat]
        self.villain: int = s.villain
        self.main_scheme: int = s.main_scheme
        self.seats: int = s.seats
        self.round: int = s.round
        self.active: int = s.active
        self.may_flip: bool = seat not in s.flipped

    # -- cards ---------------------------------------------------------------------------------------------------

    def face(self, e: int) -> Face:
        """The face that a card which the seat sees shows."""
        return self._game.content.faces[self._state.face[e]]

    def code(self, e: int) -> str:
        return self.face(e).code

    def type(self, e: int) -> str:
        return self.face(e).type

    def card(self, e: int) -> TableCard:
        """What lies on a card in play."""
        return self._game.table_card(e)

    def is_hero(self, seat: int = -1) -> bool:
        return self._game.is_hero(self.seat if seat < 0 else seat)

    def plays(self, seat: int) -> bool:
        """Has the seat not been eliminated?"""
        return seat in self._state.alive

    def may_hit(self, e: int) -> bool:
        """Is it a card that has an ATK?"""
        return e > 0 and self.type(e) in ("hero", "ally")

    def aerial(self) -> bool:
        """Has the seat's identity the trait Aerial now?"""
        return values.has_trait(self._game, self.identity, "Aerial")

    def hand(self) -> tuple[int, ...]:
        return self._state.zones[zone(self.seat, HAND)]

    def area(self) -> tuple[int, ...]:
        return self._state.zones[zone(self.seat, AREA)]

    def discard(self) -> tuple[int, ...]:
        return self._state.zones[zone(self.seat, DISCARD)]

    def engaged(self) -> tuple[int, ...]:
        """Minions engaged with the seat."""
        return self._state.zones[zone(self.seat, ENGAGED)]

    def table(self) -> tuple[int, ...]:
        """The scenario's cards in play."""
        return self._state.zones[TABLE]

    def side_schemes(self) -> list[int]:
        return [e for e in self.table() if self.type(e) == "side_scheme"]

    def allies(self) -> list[int]:
        return [e for e in self.area() if self.type(e) == "ally"]

    def in_play(self, code: str) -> bool:
        """Does the seat control a card with a code?"""
        return any(self.code(e) == code for e in self.area())

    def in_hand(self, code: str) -> bool:
        return any(self.code(e) == code for e in self.hand())

    def attached(self, host: int) -> list[int]:
        return self._game.attached(host)

    def counters(self, e: int, name: str) -> int:
        return self._game.counters(e, name)

    def number(self, stat: int, e: int) -> int:
        """A statistic of a card in play as it is now."""
        return values.value(self._game, stat, e)

    def other_face(self, stat: int) -> int:
        """A printed statistic of the face that the seat's identity does not show."""
        content = self._game.content
        return content.by_code[self.face(self.identity).facts.back].stats[stat]

    def left(self, e: int) -> int:
        """Remaining hit points."""
        return values.remaining(self._game, e)

    # -- threat --------------------------------------------------------------------------------------------------

    def goal(self) -> int:
        """Threat with which the main scheme is completed."""
        return values.target_threat(self._game)

    def icons(self, icon: str) -> int:
        return values.icons(self._game, icon)

    def may_lose_threat(self, scheme: int) -> bool:
        return values.may_lose_threat(self._game, scheme)

    def coming_threat(self) -> int:
        """Threat that step one of the villain phase will place."""
        facts = self.face(self.main_scheme).facts
        n = facts.accel * (self.seats if facts.accel_per_player else 1)
        return n + self.icons("acceleration") + self._state.acceleration

    # -- what is happening ---------------------------------------------------------------------------------------

    def happening(self) -> Condition | None:
        """The condition of the occurrence in whose window the seat is asked."""
        for frame in reversed(self._game.stack):
            if isinstance(frame, Occurrence):
                return frame.conds[0]
        return None

    def about_to_hit(self, e: int) -> int:
        """Damage that the occurrence at hand is about to deal to a card."""
        for frame in reversed(self._game.stack):
            if isinstance(frame, Occurrence):
                return sum(c.amount for c in frame.conds if c.kind == ids.DAMAGE and c.target & ENTITY_MASK == e)
        return 0
