"""What the rules read of a game of Champions: faces, seats, what is attached to what."""

from collections.abc import Sequence

from goldenrule.games.champions.content import Content, Face
from goldenrule.games.champions.ids import AREAS, ENGAGED, FIRST_SEAT_ZONE, SEAT_ZONES, TABLE
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.abilities import AbilityGame
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK, LASTING_BASE
from goldenrule.kernel.event_windows import EventWindow, TriggeringEvent
from goldenrule.kernel.mypyc_compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Queries(AbilityGame[Table, Content]):
    """The reading half of a game. It writes nothing."""

    readings: frozenset[str] = frozenset()  # later readings of the rules that are played, see `readings`

    def face(self, entity: int) -> Face:
        """The face that a card shows."""
        return self.content.faces[self.state.face[entity]]

    def ident(self, entity: int) -> Face:
        """The card that it is, whatever it shows."""
        return self.content.faces[self.state.ident[entity]]

    def last_face(self, ref: int) -> Face:
        """The face that a card shows; if it has left play since, the one that it showed there."""
        shown = self.state.lki_faces.get(ref)
        return self.face(ref & ENTITY_MASK) if shown is None else self.content.faces[shown]

    def is_type(self, entity: int, type: str) -> bool:
        return entity < LASTING_BASE and self.face(entity).type == type

    def table_card(self, entity: int) -> TableCard:
        """The card in play; as it last was if it has left."""
        card: TableCard | None = self.state.cards[entity]
        if card is None:
            card = self.state.lki.get(entity | (self.state.inc[entity] - 1) << ENTITY_BITS)
            assert card is not None, f"entity {entity} ({self.face(entity).name}) is not in play"
        return card

    def in_play(self, entity: int) -> bool:
        return self.state.cards[entity] is not None

    def players(self) -> Sequence[int]:
        state = self.state
        alive = state.alive
        if len(alive) == 1:
            return alive
        for i, seat in enumerate(alive):
            if seat >= state.first:
                return alive[i:] + alive[:i]
        return alive

    def first_player(self) -> int:
        return self.state.first

    def next_player(self, seat: int) -> int:
        """The next living player clockwise (MC-PORDER-03)."""
        state = self.state
        for i in range(1, state.seats + 1):
            if (seat + i) % state.seats in state.alive:
                return (seat + i) % state.seats
        return seat

    def form(self, seat: int) -> str:
        state = self.state
        return self.content.faces[state.face[state.identities[seat]]].type

    def is_hero(self, seat: int) -> bool:
        return self.form(seat) == "hero"

    def engaged(self, minion: int) -> int:
        """The seat that a minion is engaged with, -1 if none."""
        z = self.state.zone[minion] - FIRST_SEAT_ZONE
        return z // SEAT_ZONES if z >= 0 and z % SEAT_ZONES == ENGAGED else -1

    def controlled(self, seat: int) -> list[int]:
        """Cards in play that a player controls, attached ones included."""
        return list(self.state.zones[AREAS[seat]])

    def attached(self, host: int) -> list[int]:
        """Cards attached to a card, in order of entity."""
        state = self.state
        cards = state.cards
        out = []
        for part in (TABLE, *AREAS[: state.seats]):
            for e in state.zones[part]:
                card = cards[e]
                if card is not None and card.host == host:
                    out.append(e)
        return out

    def counters(self, entity: int, name: str) -> int:
        card: TableCard | None = self.state.cards[entity]
        if card is not None:
            for key, n in card.counters:
                if key == name:
                    return n
        return 0

    def identity_of(self, entity: int) -> int:
        """The seat whose identity an entity is, -1 if it is none."""
        identities = self.state.identities
        return identities.index(entity) if entity in identities else -1

    def speaker(self, entity: int) -> int:
        """Who resolves an entity's abilities: its controller, the seat a minion is engaged with, -1 for the rest."""
        if entity >= LASTING_BASE:
            return self.state.lasting[entity].seat
        card: TableCard | None = self.state.cards[entity]
        if card is None:
            return self.state.owner[entity]
        if card.controller >= 0:
            return card.controller
        return self.engaged(entity)

    def distinct(self, entities: list[int]) -> list[int]:
        """One of each set of copies lying in the same hand, deck or pile; cards in play are all different."""
        if len(entities) < 2:
            return entities
        state = self.state
        cards, zone, ident = state.cards, state.zone, state.ident
        seen: set[int] = set()
        out = []
        for e in entities:
            if cards[e] is None:
                key = zone[e] * 65536 + ident[e]
                if key in seen:
                    continue
                seen.add(key)
            out.append(e)
        return out

    def window_at(self, index: int) -> EventWindow:
        """The window at a stack index."""
        frame = self.stack[index]
        assert isinstance(frame, EventWindow)
        return frame

    def action_event(self, effect: Effect) -> TriggeringEvent | None:
        """The event of the attack, thwart or scheme that an effect belongs to."""
        if effect.action < 0:
            return None
        frame = self.stack[effect.action]
        return frame.events[0] if isinstance(frame, EventWindow) else None
