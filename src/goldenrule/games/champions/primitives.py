"""The primitives that write the table of Champions: each keeps rows, ids and marks in order and tells the observer."""

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.ids import (
    AREA,
    DECKS,
    DISCARDS,
    ENGAGED,
    FIRST_SEAT_ZONE,
    HANDS,
    OPEN,
    SEAT_ZONES,
    TABLE,
)
from goldenrule.games.champions.queries import Queries
from goldenrule.games.champions.rules import decks, values
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.mypyc_compat import mypyc_attr

_HP_ROW = stat_row(ids.HP)
_ALLY_LIMIT_ROW = stat_row(ids.ALLY_LIMIT)
_DRAWN = frozenset(zip(DECKS, HANDS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Primitives(Queries):
    """The writing half of a game. Rules change the state through it alone."""

    # -- primitives: cards and zones ------------------------------------------------------------------------------

    def take_out(self, entity: int) -> None:
        """Remove a card from its zone's list."""
        state = self.state
        z = state.zone[entity]
        if z >= 0:
            cards = state.zones[z]
            i = cards.index(entity)
            state.zones[z] = cards[:i] + cards[i + 1 :]

    def move(self, entity: int, to: int, bottom: bool = False) -> None:
        """Put a card on top (the front) of a zone, or at its end. Leaving play starts a new incarnation."""
        state = self.state
        zones, zone, known = state.zones, state.zone, state.known
        frm = zone[entity]
        if frm >= 0:
            cards = zones[frm]
            if cards[0] == entity:
                zones[frm] = cards[1:]
            else:
                i = cards.index(entity)
                zones[frm] = cards[:i] + cards[i + 1 :]
        zone[entity] = to
        alone = (entity,)
        zones[to] = zones[to] + alone if bottom else alone + zones[to]
        apart = False  # did it lie facedown in play, where everybody saw it and nobody knew what it was?
        if state.cards[entity] is not None:
            apart = self.lies_apart(entity)
            if not _is_play(to):
                self._left_play(entity)
        if hand_rows := self.content.faces[state.ident[entity]].hand_rows:
            if frm in HANDS:
                for row, _ in hand_rows:
                    self.drop_rows(row, entity)
            if to in HANDS:
                for row, index in hand_rows:
                    self.add_row(row, entity, index)
        if OPEN[to]:
            if not OPEN[frm]:
                self._turned_up(entity)
            if not apart or state.cards[entity] is None:
                known[entity] = 0
        elif OPEN[frm] and not apart:
            known[entity] = (1 << state.seats) - 1  # every player saw where it went
        elif not known[entity]:
            state.vid[entity] = 0
        if self.observer is not None:
            self.tell_event(events.DrawCard if (frm, to) in _DRAWN else events.Move, entity, frm, to)
        if state.waiting_decks and (to in DISCARDS or to == ids.ENCOUNTER_DISCARD):
            decks.rebuild_waiting_decks(self)

    def discard_cards(self, seat: int, frm: int, cards: tuple[int, ...]) -> None:
        """Discard cards of a player's hand or deck: the moves of one card after the other, in one go."""
        state = self.state
        pile = DISCARDS[seat]
        if state.waiting_decks:  # the first card may make a deck
            for e in cards:
                self.move(e, pile)
            return
        zones, zone, ident, known = state.zones, state.zone, state.ident, state.known
        zones[frm] = tuple([e for e in zones[frm] if e not in cards])
        zones[pile] = cards[::-1] + zones[pile]
        hidden = not OPEN[frm]
        faces = self.content.faces
        for e in cards:
            zone[e] = pile
            if hidden:
                self._turned_up(e)
            elif hand_rows := faces[ident[e]].hand_rows:
                for row, _ in hand_rows:
                    self.drop_rows(row, e)
            known[e] = 0
            if self.observer is not None:
                self.tell_event(events.Move, e, frm, pile)

    def _turned_up(self, entity: int) -> None:
        """A card that lay hidden is seen by everybody: under a new id, unless everybody knew where it lay."""
        state = self.state
        if state.known[entity] != (1 << state.seats) - 1 or not state.vid[entity]:
            state.next_vid += 1
            state.vid[entity] = state.next_vid

    def draw_top(self, seat: int, count: int) -> None:
        """Put the top cards of a player's deck into their hand: the moves of one card after the other, in one go."""
        state = self.state
        zone, ident, known, vid = state.zone, state.ident, state.known, state.vid
        deck, hand = DECKS[seat], HANDS[seat]
        cards = state.zones[deck][:count]
        state.zones[deck] = state.zones[deck][count:]
        state.zones[hand] += cards
        everybody = (1 << state.seats) - 1
        faces = self.content.faces
        for e in cards:
            zone[e] = hand
            if hand_rows := faces[ident[e]].hand_rows:
                for row, index in hand_rows:
                    self.add_row(row, e, index)
            if known[e] != everybody or not vid[e]:  # as `_turned_up`
                state.next_vid += 1
                vid[e] = state.next_vid
            known[e] = 0
            if self.observer is not None:
                self.tell_event(events.DrawCard, e, deck, hand)

    def enter_play(self, entity: int, to: int, controller: int, host: int = 0, face: int = -1) -> None:
        """Put a card into play: ready, undamaged, its abilities listening. With `face` it lies facedown under that."""
        state = self.state
        zones = state.zones
        frm = state.zone[entity]
        if frm >= 0:
            cards = zones[frm]
            i = cards.index(entity)
            zones[frm] = cards[:i] + cards[i + 1 :]
            if frm in HANDS:
                for row, _ in self.content.faces[state.ident[entity]].hand_rows:
                    self.drop_rows(row, entity)
        state.zone[entity] = to
        zones[to] += (entity,)
        state.serial += 1
        card = TableCard(state.gen, controller, host)
        card.since = state.serial
        state.cards[entity] = card
        if face >= 0:
            state.unshare()
            state.face[entity] = face
        if OPEN[frm]:
            state.known[entity] = (1 << state.seats) - 1
        else:
            self._turned_up(entity)
        if face < 0:
            state.known[entity] = 0
        self._listen(entity)
        if self.observer is not None:
            self.tell_event(events.Enter, entity, frm, to, host)

    def move_in_play(self, entity: int, to: int, controller: int) -> None:
        """Move a card between play areas; it keeps its state (MC-OWN-09, MC-ELIM-04)."""
        state = self.state
        frm = state.zone[entity]
        self.take_out(entity)
        state.zone[entity] = to
        state.zones[to] = (*state.zones[to], entity)
        card = state.own(entity)
        changed = card.controller != controller
        card.controller = controller
        state.dirty |= ids.DIRTY_LIMITS
        self.tell_event(events.Move, entity, frm, to)
        if changed and controller >= 0:
            for e in self.attached(entity):  # MC-OWN-10
                if state.zone[e] in ids.AREAS:
                    self.move_in_play(e, ids.AREAS[controller], controller)

    def _listen(self, entity: int) -> None:
        face = self.content.faces[self.state.face[entity]]
        for row, index in face.play_rows:
            self.add_row(row, entity, index)
        self.state.dirty |= face.stirs

    def _deafen(self, entity: int) -> None:
        face = self.content.faces[self.state.face[entity]]
        for row, _ in face.play_rows:
            self.drop_rows(row, entity)
        self.state.dirty |= face.stirs

    def _left_play(self, entity: int) -> None:
        state = self.state
        card = state.cards[entity]
        assert isinstance(card, TableCard)
        state.lki = {**state.lki, state.ref(entity): card}
        if self.lies_apart(entity):
            state.lki_faces = {**state.lki_faces, state.ref(entity): state.face[entity]}
        self._deafen(entity)
        state.cards[entity] = None
        state.unshare()
        state.inc[entity] += 1
        state.face[entity] = state.ident[entity]

    def set_face(self, entity: int, face: int, ident: bool = False) -> None:
        """Turn a card in play to another face. With `ident` it is a new card in the place of the old (a stage)."""
        state = self.state
        faces = self.content.faces
        hit_points = faces[state.face[entity]].stats[ids.HP]
        self._deafen(entity)
        state.unshare()
        state.face[entity] = face
        if ident:
            state.ident[entity] = face
        self._listen(entity)
        if state.rows[_HP_ROW] or faces[face].stats[ids.HP] != hit_points:
            state.dirty |= ids.DIRTY_CHARACTERS
        if state.rows[_ALLY_LIMIT_ROW]:
            state.dirty |= ids.DIRTY_LIMITS
        self.tell_event(events.Face, entity, faces[face].code)

    def set_stage(self, entity: int, face: int) -> None:
        """Another card takes the place of a scheme stage, which leaves the game: what was about the old one is not
        about the new one (MC-MAIN-03, MC-SELF-01). The villain is one enemy through his stages (MC-VDEFEAT-07, OQ-54).
        """
        state = self.state
        state.lki_faces = {**state.lki_faces, state.ref(entity): state.face[entity]}
        self.set_face(entity, face, ident=True)
        state.inc[entity] += 1

    def discard(self, entity: int) -> None:
        """To the owner's discard pile, or the encounter discard pile (MC-OWN-08)."""
        owner = self.state.owner[entity]
        self.move(entity, DISCARDS[owner] if owner >= 0 else ids.ENCOUNTER_DISCARD)

    def to_hand(self, entity: int) -> None:
        """To the owner's hand, from play or not; of a player who is out, to the discard pile (OQ-81)."""
        state = self.state
        owner = state.owner[entity]
        to = HANDS[owner] if owner in state.alive else -1
        if self.in_play(entity):
            self.leave_play(entity, to)
        elif to >= 0:
            self.move(entity, to, bottom=True)
        else:
            self.discard(entity)

    def leave_play(self, entity: int, to: int = -1) -> None:
        """Discard a card in play (or move it to `to`) and what is attached to it (MC-ATTACHTO-03)."""
        attached = self.attached(entity)
        if to >= 0:
            self.move(entity, to)
        else:
            self.discard(entity)
        for e in attached:
            if self.in_play(e):
                self.leave_play(e)

    # -- primitives: numbers on cards ------------------------------------------------------------------------------

    def exhaust(self, entity: int) -> None:
        self.state.own(entity).exhausted = True
        if self.observer is not None:
            self.tell_event(events.Exhaust, entity)

    def ready(self, entity: int) -> None:
        self.state.own(entity).exhausted = False
        if self.observer is not None:
            self.tell_event(events.Ready, entity)

    def own(self, entity: int) -> TableCard:
        state = self.state
        card: TableCard | None = state.cards[entity]
        if card is None or card.gen != state.gen:
            state.own(entity)
            return self.table_card(entity)
        return card

    def add_damage(self, entity: int, amount: int, source: int) -> bool:
        """Put damage on a card. True if no hit points remain."""
        card = self.own(entity)
        card.damage += amount
        lethal = values.value(self, ids.HP, entity) <= card.damage
        if lethal:
            self.state.dirty |= ids.DIRTY_CHARACTERS
        if self.observer is not None:
            self.tell_event(events.Damage, entity, amount, source)
        return lethal

    def remove_damage(self, entity: int, amount: int) -> int:
        """Heal; returns how much was removed (MC-HEAL-02)."""
        card = self.own(entity)
        healed = min(amount, card.damage)
        if healed > 0:
            card.damage -= healed
            self.tell_event(events.Heal, entity, healed)
        return healed

    def add_threat(self, scheme: int, amount: int, source: int) -> None:
        state = self.state
        card = self.own(scheme)
        card.threat += amount
        if scheme == state.main_scheme and card.threat >= values.target_threat(self):
            state.dirty |= ids.DIRTY_MAIN
        if self.observer is not None:
            self.tell_event(events.Threat, scheme, amount, source)

    def take_threat(self, scheme: int, amount: int, source: int) -> int:
        """Remove threat; returns how much was there to remove (MC-THWART-06)."""
        card = self.own(scheme)
        removed = min(amount, card.threat)
        if removed > 0:
            card.threat -= removed
            if scheme != self.state.main_scheme and card.threat == 0:
                self.state.dirty |= ids.DIRTY_SIDE
            self.tell_event(events.ThreatRemoved, scheme, removed, source)
        return removed

    def set_status(self, entity: int, status: str, on: bool) -> None:
        setattr(self.state.own(entity), status, on)
        self.tell_event(events.Status, entity, status, on)

    def set_counters(self, entity: int, name: str, amount: int) -> None:
        card = self.state.own(entity)
        before = sum([n for each, n in card.counters if each == name])
        rest = tuple(c for c in card.counters if c[0] != name)
        card.counters = (*rest, (name, amount)) if amount > 0 else rest
        self.tell_event(events.Counters, entity, name, amount, amount - before)

    def change_form(self, seat: int) -> None:
        """Flip an identity; everything on it stays (MC-FORM-03)."""
        e = self.state.identities[seat]
        back = self.content.by_code[self.face(e).facts.back]
        self.set_face(e, back.index)
        self.tell_event(events.Form, seat, back.type, e)

    def add_acceleration(self, amount: int = 1) -> None:
        self.state.acceleration += amount
        self.tell_event(events.Acceleration, amount)


def _is_play(zone: int) -> bool:
    return zone == TABLE or (zone >= FIRST_SEAT_ZONE and (zone - FIRST_SEAT_ZONE) % SEAT_ZONES in (AREA, ENGAGED))
