"""Visibility: which seat sees a card under which id, and which events each seat receives (see `views`)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVarTuple, Unpack

from goldenrule.kernel.entities import ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.events import COMMON_EVENTS, Event, Listener, Look, SeenEvent
from goldenrule.kernel.game_types import ContentT, StateT
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.rng import Stream

Values = TypeVarTuple("Values")

NO_BACK: Final = -2
"""The back of cards that everybody knows although they are hidden."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Visibility(Generic[StateT, ContentT]):
    """The visible part of a state for each seat. Views read a state only through this class; games override it."""

    EVENTS: ClassVar[Mapping[str, type[Event]]] = COMMON_EVENTS
    """The class of each event, by key (`events_of`). No public field of an event holds a fact that no seat knows."""

    HANDS_LISTEN: ClassVar[bool] = True
    """Do cards have abilities that listen in a hand which is closed to some seats? (See `reindex`.)"""

    def __init__(self, state: StateT, content: ContentT) -> None:
        self.state = state
        self.content = content
        self.observer: Callable[[Event], None] | None = None

    def tell(self, event: Event) -> None:
        """Tell the observer what happened."""
        observer = self.observer
        if isinstance(observer, Listener):
            hear = observer.HANDLERS[type(event)]
            if hear is not None:
                hear(observer, event)
        elif observer is not None:
            observer(event)

    def tell_event(self, kind: Callable[[Unpack[Values]], Event], *values: *Values) -> None:
        """Tell the observer about an event without a rule of its own. It is created only if somebody listens."""
        observer = self.observer
        if observer is None:
            return
        if isinstance(observer, Listener):
            hear = observer.HANDLERS[kind]
            if hear is not None:
                hear(observer, kind(*values))
        else:
            self.tell(kind(*values))

    # -- ids: under what clients see a card -------------------------------------------------------------------------

    def show_id(self, entity: int) -> int:
        """Return the id of an entity for clients; it gets a new one whenever it becomes visible. Writes the state."""
        state = self.state
        if entity >= LASTING_BASE:
            return entity
        if state.vid[entity] == 0:
            state.next_vid += 1
            state.vid[entity] = state.next_vid
        return int(state.vid[entity])

    def reveal_ids(self, zone: int) -> None:
        """Give ids to the visible cards of a zone, after a deal, setup or an open shuffle."""
        for e in self.state.zones[zone]:
            if self.watchers(e) or self.lies_apart(e):
                self.show_id(e)

    def update_after_move(self, entity: int, before: int, now: int = -1) -> None:
        """Keep ids and knowledge after a move; `before` are the `watchers` from before it.

        `now` are the seats that see the card in its new place, if the caller has looked them up.
        Seats that saw the card can follow it to its new place. If another seat sees it for the first time, it gets a
        new id, so that nobody learns where it came from. A move primitive calls this last, before it tells the event.
        """
        state = self.state
        if now < 0:
            state.known[entity] = 0
            now = self.watchers(entity)
        state.known[entity] = before & ~now
        if now & ~before or not (now or before):
            state.vid[entity] = 0
        if state.vid[entity] == 0 and (now or before or self.lies_apart(entity)):
            state.next_vid += 1
            state.vid[entity] = state.next_vid

    def forget(self, entities: tuple[int, ...]) -> None:
        """Make everybody forget which of these cards is which."""
        known, vid = self.state.known, self.state.vid
        for e in filter(vid.__getitem__, entities):
            vid[e] = 0
            known[e] = 0

    def look(self, entities: tuple[int, ...], seat: int) -> None:
        """Let a seat know hidden cards, until they are shuffled."""
        state = self.state
        for e in entities:
            if not self.knows(e, seat):
                state.known[e] |= 1 << seat
                state.vid[e] = 0
                self.show_id(e)
                self.tell_event(Look, seat, e)

    # -- who sees what --------------------------------------------------------------------------------------------

    def zone_names(self) -> list[str]:
        """Return the names of the zones in views; "" for a zone that no view shows."""
        return [f"zone{i}" for i in range(len(self.state.zones))]

    def zone_open(self, zone: int, seat: int) -> bool:
        """Does the seat (-1: a spectator) see the cards in a zone?"""
        return False

    def zone_ordered(self, zone: int) -> bool:
        """Is the order of the cards in a zone public? In a hand it is not."""
        return True

    def faceup(self, entity: int) -> bool:
        """Is the card faceup for seats that see its zone?"""
        return True

    def lies_apart(self, entity: int) -> bool:
        """Does the facedown card lie apart from others, so that everybody can point at it?"""
        return False

    def hides(self, entities: Sequence[int], seat: int) -> bool:
        """Does a seat see one of these cards that not every other seat knows? Its silence would reveal something."""
        everybody = (1 << self.state.seats) - 1
        return any(self.watchers(e) | 1 << seat != everybody for e in entities)

    def watchers(self, entity: int) -> int:
        """Return the seats, as bits, that know a card because they see it or saw it move there."""
        state = self.state
        bits = int(state.known[entity])
        zone = state.zone[entity]
        if zone >= 0 and self.faceup(entity):
            for seat in range(state.seats):
                if self.zone_open(zone, seat):
                    bits |= 1 << seat
        return bits

    def sees(self, entity: int, seat: int) -> bool:
        """Does a seat (-1: a spectator) see a card, faceup or lying apart?"""
        return self.knows(entity, seat) or self.lies_apart(entity)

    def knows(self, entity: int, seat: int) -> bool:
        """Does a seat (-1: a spectator) know which card an entity is? Lasting effects are open."""
        state = self.state
        if entity >= LASTING_BASE or (seat >= 0 and state.known[entity] >> seat & 1):
            return True
        zone = state.zone[entity]
        return zone >= 0 and self.faceup(entity) and self.zone_open(zone, seat)

    def shown_id(self, entity: int, seat: int) -> int:
        """Return the id of an entity for a seat, 0 if it is hidden from the seat. Pure."""
        if entity <= 0 or not self.sees(entity, seat):
            return 0
        return entity if entity >= LASTING_BASE else int(self.state.vid[entity])

    def code(self, entity: int) -> str:
        """Return the code of an entity for look-ups by clients."""
        return "" if entity >= LASTING_BASE else str(self.state.face[entity])

    def card_facts(self, entity: int) -> dict[str, Any]:
        """Return the facts of a visible card in a view: plain data, with other cards by their view ids."""
        state = self.state
        facts: dict[str, object] = {"code": self.code(entity), "owner": state.owner[entity]}
        card = state.cards[entity]
        if card is not None:
            facts["controller"] = card.controller
            facts["host"] = state.vid[card.host]
            facts["exhausted"] = card.exhausted
            facts["counters"] = dict(card.counters)
        return facts

    def table_facts(self, seat: int) -> dict[str, object]:
        """Return the facts of the table in a view: phase, active seat, numbers. Plain data that the seat may know."""
        return {}

    def event_view(self, event: Event, seat: int) -> SeenEvent:
        """Return an event as a seat sees it at that moment: its key and public fields, entities as [id, code].

        Call it from the observer: later the cards may be hidden again.
        """
        key, *values = event.public_values()
        return [key, *[self._shown(value, seat) if card else value for value, card in zip(values, event.names_card())]]

    def _shown(self, value: int | tuple[int, ...], seat: int) -> list[object]:
        """A card, or each of several."""
        return [self._seen(each, seat) for each in value] if isinstance(value, tuple) else self._seen(value, seat)

    def _seen(self, ref: int, seat: int) -> list[object]:
        entity = ref & ENTITY_MASK if ref > 0 else 0
        seen = entity > 0 and self.sees(entity, seat)
        return [self.shown_id(entity, seat), self.code(entity)] if seen else [0, ""]

    def backs(self, entities: list[int]) -> list[int]:
        """Return the backs of hidden cards; cards with the same back could be each other. By default, the owners."""
        owner = self.state.owner
        return [owner[e] for e in entities]

    def hidden_in(self, zone: int, seat: int) -> list[int]:
        """Return the cards of a zone that a seat does not know. Games with facedown cards in open zones override it."""
        if self.zone_open(zone, seat):
            return []
        state = self.state
        known = state.known
        return [e for e in state.zones[zone] if seat < 0 or not known[e] >> seat & 1]

    # -- other hidden cards: what `redeal` asks when it redeals them -------------------------------------------

    def redraw(self, seat: int, streams: list[Stream], keep: frozenset[int]) -> None:
        """Give hidden cards other identities if a seat does not even know which cards are in the game.

        Setup may have drawn them unseen. `keep` are cards that the seat counts as knowing. By default, do nothing.
        """

    def is_number(self, name: str, path: str) -> bool:
        """Does a name in an effect's bindings hold numbers instead of cards? `path` is that of the effect."""
        return False

    def reindex(self) -> None:
        """Rebuild all listener rows from the cards, after reading a position or a redeal."""
