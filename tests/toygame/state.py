"""The state of a game: pieces in play, and a few numbers."""

from goldenrule.kernel.codec import register
from goldenrule.kernel.state import Card, State
from tests.toygame.content import EVENTS, ZONE_NAMES


class Piece(Card):
    """A tower or creature in play."""

    FIELDS = (*Card.FIELDS, "damage")
    __slots__ = ("damage",)

    def __init__(
        self,
        gen: int = 0,
        controller: int = -1,
        host: int = 0,
        exhausted: bool = False,
        counters: tuple[tuple[str, int], ...] = (),
        damage: int = 0,
    ) -> None:
        super().__init__(gen, controller, host, exhausted, counters)
        self.damage = damage

    def copy(self) -> "Piece":
        return Piece(self.gen, self.controller, self.host, self.exhausted, self.counters, self.damage)


class Board(State):
    """The state: what the kernel keeps, and a few numbers."""

    FIELDS = (*State.FIELDS, "energy", "first", "active", "round")
    __slots__ = ("active", "energy", "first", "round")

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, len(ZONE_NAMES), EVENTS * 2)
        self.energy = (0, 0)
        self.first = 0
        self.active = -1
        self.round = 0

    def clone(self) -> "Board":
        new = Board(-1)
        self.copy_into(new)
        new.energy = self.energy
        new.first = self.first
        new.active = self.active
        new.round = self.round
        return new


register(Piece, game="towers")
