"""The state of a duel: cards in slots, the two tracks, the Civilians."""

from typing import ClassVar, Final

from goldenrule.games.skirmish.ids import ROWS, ZONES, ZONES_OF_MANHATTAN
from goldenrule.kernel.entities import Serials
from goldenrule.kernel.game import Game
from goldenrule.kernel.state import Card, State

HELD_NEXT: Final = 1
HELD_LATER: Final = 2


class Figure(Card):
    """A card in a slot. `strengthened` lasts until the end of the turn.

    `held` says, as bits, in which Attack phases of its owner it does not attack: HELD_NEXT is the one in progress, or
    the next if none is; HELD_LATER is the one after that.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (*Card.FIELDS, "damage", "strengthened", "held")
    __slots__ = ("damage", "held", "strengthened")

    def __init__(
        self,
        gen: int = 0,
        controller: int = -1,
        host: int = 0,
        exhausted: bool = False,
        counters: tuple[tuple[str, int], ...] = (),
        damage: int = 0,
        strengthened: int = 0,
        held: int = 0,
    ) -> None:
        self.gen = gen
        self.controller = controller
        self.host = host
        self.exhausted = exhausted
        self.counters = counters
        self.damage = damage
        self.strengthened = strengthened
        self.held = held

    def copy(self) -> "Figure":
        return Figure(
            self.gen, self.controller, self.host, self.exhausted, self.counters, self.damage, self.strengthened,
            self.held,
        )  # fmt: skip


class Board(State):
    """State of a duel.

    `points` is where the Victory Point marker stands: up to 7 on the Heroes' side, down to -9 on the Villains'.
    `marker` is the Artifact marker, positive on the Heroes' side. `civilians` holds for each zone of Manhattan the
    colours still there as bits, `freed` how many of each colour the Heroes own. `decked` are the seats, as bits, whose
    deck ran out; `drew_last` is who drew the last card. `used` are abilities used in this Recruitment phase, each a
    reference to its card and a number; `played` says whether a card has been played in it. `fallen` are the cards that
    have been defeated in this turn: each the reference that it had, and the zone of the slot in which it was.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "active", "round", "turn", "phase", "points", "marker", "civilians", "freed", "decked",
        "drew_last", "used", "played", "stirred", "fresh", "fallen",
    )  # fmt: skip
    __slots__ = (
        "active", "civilians", "decked", "drew_last", "fallen", "freed", "fresh", "marker", "phase", "played", "points",
        "round", "stirred", "turn", "used",
    )  # fmt: skip

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, ZONES, ROWS)
        if seats < 0:
            return  # a blank for `clone` to fill
        self.active = -1  # whose turn it is
        self.round = 0  # both sides have one turn in a round
        self.turn = 0
        self.phase = "setup"
        self.points = 0
        self.marker = 0
        self.civilians: tuple[int, ...] = (15,) * ZONES_OF_MANHATTAN
        self.freed: tuple[int, ...] = (0, 0, 0, 0)
        self.decked = 0
        self.drew_last = -1
        self.used: tuple[tuple[int, int], ...] = ()
        self.played = False
        self.stirred = False  # is a card strengthened?
        self.fresh: tuple[int, ...] = ()  # Battlefield cards taken in this Recruitment phase (D-6.2)
        self.fallen: tuple[tuple[int, int], ...] = ()

    def renumber(self, g: Game, to: Serials) -> None:
        super().renumber(g, to)
        self.used = tuple([(kept, index) for ref, index in self.used if (kept := to.kept(ref))])
        self.fresh = tuple([to.place(e) for e in self.fresh])
        self.fallen = tuple([(to.ref(ref), place) for ref, place in self.fallen])

    def clone(self) -> "Board":
        new = Board(-1)
        self.copy_into(new)
        new.active = self.active
        new.round = self.round
        new.turn = self.turn
        new.phase = self.phase
        new.points = self.points
        new.marker = self.marker
        new.civilians = self.civilians
        new.freed = self.freed
        new.decked = self.decked
        new.drew_last = self.drew_last
        new.used = self.used
        new.played = self.played
        new.stirred = self.stirred
        new.fresh = self.fresh
        new.fallen = self.fallen
        return new
