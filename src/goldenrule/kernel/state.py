"""State: plain data. Entities are ints, zones are tuples of ints, a `Card` object exists only for a card in play.

Nothing here refers to the game. Zone tuples and listener rows are replaced on write and never mutated; cards, and the
lists that hardly ever change, are copied on the first write after a clone. So a clone shares nearly everything that has
not changed since, and costs a few microseconds.
"""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK, LASTING_BASE, MOST_CARDS, Serials
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.native import mypyc_attr
from goldenrule.kernel.rng import Stream

if TYPE_CHECKING:
    from goldenrule.kernel.game import Game

Row = tuple[tuple[int, int], ...]
"""Listeners of one event: pairs (entity, ability index) in order of entity."""

_generations = [0]
_spare = [0]


def next_generation() -> int:
    """A number that no state has had: cards written under it belong to one state alone."""
    _generations[0] += 1
    return _generations[0]


def spare_entities(n: int) -> None:
    """Leave the first `n` entities of new states unused: in a test, a serial then cannot look like a small number."""
    _spare[0] = n


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """What the table shows on a card in play. Games add their own fields."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gen", "controller", "host", "exhausted", "counters")
    __slots__ = ("controller", "counters", "exhausted", "gen", "host")

    def __init__(
        self,
        gen: int = 0,
        controller: int = -1,
        host: int = 0,
        exhausted: bool = False,
        counters: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.gen = gen
        self.controller = controller
        self.host = host
        self.exhausted = exhausted
        self.counters = counters

    def copy(self) -> "Card":
        return Card(self.gen, self.controller, self.host, self.exhausted, self.counters)


class Lasting:
    """A lasting or delayed effect: an immutable record, indexed like a card.

    `path` names the definition among the content's op trees; `source`, `seat` and `vars` are the snapshot taken when
    it was created; `expires` says at the end of what it goes, `stamp` of which one (an attack's number, or 0), `born`
    the serial at which it was made.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "path", "source", "seat", "vars", "expires", "stamp", "born")
    __slots__ = ("born", "expires", "id", "path", "seat", "source", "stamp", "vars")

    def __init__(
        self,
        id: int,
        path: str,
        source: int,
        seat: int,
        vars: tuple[tuple[str, int | tuple[int, ...]], ...],
        expires: str,
        stamp: int,
        born: int = 0,
    ) -> None:
        self.id = id
        self.path = path
        self.source = source
        self.seat = seat
        self.vars = vars
        self.expires = expires
        self.stamp = stamp
        self.born = born


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that a game is, apart from its stack of frames. Games add fields and extend `clone`."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "ident", "face", "owner", "zone", "zones", "cards", "inc", "vid", "known", "rows", "rng", "lasting",
        "uses", "serial", "next_vid", "seats", "winner", "dirty",
    )  # fmt: skip
    __slots__ = (
        "cards", "dirty", "face", "gen", "ident", "inc", "known", "lasting", "next_vid", "owner", "rng", "rows",
        "seats", "serial", "shared", "uses", "vid", "winner", "zone", "zones",
    )  # fmt: skip

    def __init__(self, seats: int, zones: int, events: int) -> None:
        if seats < 0:
            return  # a blank for `copy_into` to fill
        self.gen = next_generation()
        self.shared = False  # may another state have the same `ident`, `face`, `owner` and `inc`? see `unshare`
        blank = 1 + _spare[0]  # 0 names no entity
        self.ident: list[int] = [0] * blank  # entity -> definition of the card that it is
        self.face: list[int] = [0] * blank  # entity -> definition of the face that it shows
        self.owner: list[int] = [-1] * blank  # entity -> owning seat, -1 for the scenario
        self.zone: list[int] = [-1] * blank  # entity -> zone
        self.zones: list[tuple[int, ...]] = [() for _ in range(zones)]
        self.cards: list[Card | None] = [None] * blank  # entity -> Card while in play
        self.inc: list[int] = [0] * blank  # entity -> incarnation, one more each time it leaves play
        self.vid: list[int] = [0] * blank  # entity -> id that clients see, 0 while hidden
        self.known: list[int] = [0] * blank  # entity -> bit set of the seats that know it though it lies hidden
        self.rows: list[Row] = [() for _ in range(events)]
        self.rng: list[Stream] = []
        self.lasting: dict[int, Lasting] = {}
        self.uses: dict[tuple[int, int, str], int] = {}  # (ref, ability, period) -> times used, for limit and max
        self.serial = 0  # last number given to an attack, an effect ...
        self.next_vid = 0
        self.seats = seats
        self.winner: str = ""  # "" while the game runs
        self.dirty = 0  # bits: what the continuous checks have to look at

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
        """To be called before `ident`, `face`, `owner` or `inc` is written: the clones of a state share them."""
        if self.shared:
            self.shared = False
            self.ident = self.ident.copy()
            self.face = self.face.copy()
            self.owner = self.owner.copy()
            self.inc = self.inc.copy()

    def ref(self, entity: int) -> int:
        """A reference to this incarnation of the entity."""
        return entity | self.inc[entity] << ENTITY_BITS if entity < LASTING_BASE else entity

    def live(self, ref: int) -> int:
        """The entity that a reference names if it is still the same incarnation, else 0."""
        if ref < LASTING_BASE:  # a card that has never left play, as most
            return 0 if self.inc[ref] else ref
        entity = ref & ENTITY_MASK
        if entity >= LASTING_BASE:
            return entity if entity in self.lasting else 0
        return entity if self.inc[entity] == ref >> ENTITY_BITS else 0

    def own(self, entity: int) -> Card:
        """The card, safe to write: copied first if another state shares it."""
        card = self.cards[entity]
        assert card is not None, f"entity {entity} is not in play"
        if card.gen != self.gen:
            card = card.copy()
            card.gen = self.gen
            self.cards[entity] = card
        return card

    def copy_into(self, new: "State") -> None:
        """Give `new` the kernel's part of a copy of this state."""
        self.gen = next_generation()  # both sides now share every card
        new.gen = next_generation()
        self.shared = new.shared = True
        new.ident = self.ident
        new.face = self.face
        new.owner = self.owner
        new.zone = self.zone.copy()
        new.zones = self.zones.copy()
        new.cards = self.cards.copy()
        new.inc = self.inc
        new.vid = self.vid.copy()
        new.known = self.known.copy()
        new.rows = self.rows.copy()
        new.rng = self.rng.copy()
        new.lasting = self.lasting.copy()
        new.uses = self.uses.copy()
        new.serial = self.serial
        new.next_vid = self.next_vid
        new.seats = self.seats
        new.winner = self.winner
        new.dirty = self.dirty

    def renumber(self, g: "Game", to: Serials) -> None:
        """Name cards by their new serials wherever a hidden one may be meant, but for what `hidden` looks after itself.

        Games whose own fields may name hidden cards extend this.
        """
        if self.uses:
            uses = {}
            for (ref, ability, period), n in self.uses.items():
                kept = to.kept(ref) if ref > 0 else ref
                if kept:
                    uses[kept, ability, period] = n
            self.uses = uses
        for key, each in self.lasting.items():
            source = to.ref(each.source)
            held = tuple(
                [(name, value if g.is_number(name, each.path) else to.refs(value)) for name, value in each.vars]
            )
            if source != each.source or held != each.vars:
                self.lasting[key] = Lasting(
                    each.id, each.path, source, each.seat, held, each.expires, each.stamp, each.born
                )

    def clone(self) -> "State":
        """An independent copy. Games that add fields override this."""
        new = State(-1, 0, 0)
        self.copy_into(new)
        return new
