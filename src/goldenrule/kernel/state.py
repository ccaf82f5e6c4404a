"""State: plain data. Entities are ints, zones are tuples of ints, a `Card` object exists only for a card in play.

Nothing here refers to the game. Zone tuples and listener rows are replaced on write and never mutated; cards, and the
lists that hardly ever change, are copied on the first write after a clone. So a clone shares nearly everything that has
not changed since, and costs a few microseconds.
"""

from typing import Annotated, Self

from goldenrule.kernel import checks as may
from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK, LASTING_BASE, MOST_CARDS
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.fields import (
    Amount,
    CardId,
    CardRef,
    Count,
    KeptRef,
    Kind,
    Mark,
    SeatOrNone,
    Serial,
    Size,
    between,
)
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import Node
from goldenrule.kernel.rng import Stream

Row = tuple[tuple[int, int], ...]
"""Listeners of one event: pairs (entity, ability index) in order of entity."""

_generations = [0]
_spare = [0]


def next_generation() -> int:
    """Return a new generation number: cards with it belong to one state alone."""
    _generations[0] += 1
    return _generations[0]


def spare_entities(count: int) -> None:
    """Leave the first `count` entities of new states unused, so that serials look like no other number in tests."""
    _spare[0] = count


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Node):
    """The visible state of a card in play. Games add their own fields."""

    gen: Annotated[int, Mark.UNSAVED] = 0
    """The state that may write the card: its `gen`."""
    controller: SeatOrNone = -1
    host: CardId = 0
    """The card that it is attached to."""
    exhausted: bool = False
    counters: Annotated[tuple[tuple[str, Amount], ...], Size(100)] = ()


class Lasting(Node):
    """A lasting or delayed effect: an immutable record, indexed like a card."""

    id: Annotated[int, between(LASTING_BASE, ENTITY_MASK)]
    path: str
    """The path of its definition among the content's op trees."""
    source: CardRef
    seat: SeatOrNone
    vars: Annotated[tuple[tuple[str, int | tuple[int, ...]], ...], Kind(may.bindings)]
    """With `source` and `seat` the snapshot taken when it was created."""
    expires: str
    """The kind of period that ends it."""
    stamp: Serial
    """The number of that period (of an attack), or 0."""
    born: Serial = 0
    """The serial at its creation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Node):
    """The whole game except its stack of frames. Games add fields; `empty` makes a new state.

    A list has a member for each entity, unless it says otherwise.
    """

    gen: Annotated[int, Mark.UNSAVED]
    """Cards with this number belong to this state alone."""
    shared: Annotated[bool, Mark.UNSAVED]
    """May another state share `ident`, `face`, `owner` and `inc`? See `unshare`."""
    ident: Annotated[list[int], Kind(may.face_of_each), Mark.SHARED]
    """The definition of the card."""
    face: Annotated[list[int], Kind(may.face_of_each), Mark.SHARED]
    """The definition of its visible face."""
    owner: Annotated[list[int], Kind(may.owner_of_each), Mark.SHARED]
    """The owning seat, -1 for the scenario."""
    zone: Annotated[list[int], Kind(may.zone_of_each)]
    zones: Annotated[list[tuple[int, ...]], Kind(may.zones)]
    """The cards in each zone."""
    cards: Annotated[list[Card | None], Mark.BY_HAND, Mark.SHALLOW]
    """Its visible state while it is in play."""
    inc: Annotated[list[int], Kind(may.incarnation_of_each), Mark.SHARED]
    """The incarnation: one more each time it leaves play."""
    vid: Annotated[list[int], Kind(may.serial_of_each)]
    """The id that clients see, 0 while hidden."""
    known: Annotated[list[int], Kind(may.seat_bits_of_each)]
    """The seats, as bits, that know it although it is hidden."""
    rows: Annotated[list[Row], Kind(may.rows)]
    """The listeners of each event."""
    rng: Annotated[list[Stream], Kind(may.streams)]
    lasting: Annotated[dict[int, Lasting], Mark.BY_HAND]
    uses: dict[tuple[KeptRef, Annotated[int, between(-1, may.MOST_PARTS)], str], Count]
    """(reference, ability, period) -> times used, for limits."""
    serial: Serial
    """The last number assigned to an attack, an effect ..."""
    next_vid: Serial
    seats: Annotated[int, Kind(may.seat_count)]
    winner: str
    """"" while the game runs."""
    dirty: Annotated[int, between(0, may.MOST)]
    """The pending continuous checks, as bits."""

    __slots__ = (
        "cards", "dirty", "face", "gen", "ident", "inc", "known", "lasting", "next_vid", "owner", "rng", "rows",
        "seats", "serial", "shared", "uses", "vid", "winner", "zone", "zones",
    )  # fmt: skip
    # read too often for a dictionary, which is slower anyway with more than thirty names

    @classmethod
    def empty(cls, seats: int, zones: int, events: int, **fields: object) -> Self:
        """Return a state without cards. `fields` are the game's fields without a default."""
        blank = 1 + _spare[0]  # 0 names no entity
        return cls(
            gen=next_generation(), shared=False, ident=[0] * blank, face=[0] * blank, owner=[-1] * blank,
            zone=[-1] * blank, zones=[()] * zones, cards=[None] * blank, inc=[0] * blank, vid=[0] * blank,
            known=[0] * blank, rows=[()] * events, rng=[], lasting={}, uses={}, serial=0, next_vid=0, seats=seats,
            winner="", dirty=0, **fields,
        )  # fmt: skip

    def add(self, ident: int, owner: int) -> int:
        """Create an entity outside all zones and return it. Raises BadInput if there are too many cards."""
        if len(self.ident) >= LASTING_BASE:
            raise BadInput("bad-too-many-cards", most=MOST_CARDS)
        self.unshare()
        self.ident.append(ident)
        self.face.append(ident)
        self.owner.append(owner)
        self.zone.append(-1)
        self.cards.append(None)
        self.inc.append(0)
        self.vid.append(0)
        self.known.append(0)
        return len(self.ident) - 1

    def unshare(self) -> None:
        """Copy `ident`, `face`, `owner` and `inc`, which clones share, before they are written."""
        if self.shared:
            self.shared = False
            self.ident = self.ident.copy()
            self.face = self.face.copy()
            self.owner = self.owner.copy()
            self.inc = self.inc.copy()

    def ref(self, entity: int) -> int:
        """Return a reference to this incarnation of the entity."""
        if entity >= LASTING_BASE:
            return entity
        inc = self.inc[entity]
        return entity | inc << ENTITY_BITS if inc else entity  # most cards have never left play

    def live(self, ref: int) -> int:
        """Return the entity of a reference if it is still the same incarnation, else 0."""
        if ref < LASTING_BASE:  # a card that has never left play, as most
            return 0 if self.inc[ref] else ref
        entity = ref & ENTITY_MASK
        if entity >= LASTING_BASE:
            return entity if entity in self.lasting else 0
        return entity if self.inc[entity] == ref >> ENTITY_BITS else 0

    def own(self, entity: int) -> Card:
        """Return the card for writing, copied first if another state shares it."""
        card = self.cards[entity]
        assert card is not None, f"entity {entity} is not in play"
        if card.gen != self.gen:
            card = card.copy()
            card.gen = self.gen
            self.cards[entity] = card
        return card

    def clone(self) -> Self:
        """Return an independent copy."""
        self.gen = next_generation()  # both sides now share every card
        self.shared = True
        new: Self = self.copy()
        new.gen = next_generation()
        return new
