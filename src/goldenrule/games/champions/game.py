"""A game of Champions: the primitives that write the table, and the hooks of windows and views.

Rules live in `rules/`, one procedure a module; cards live in `cards/`.
"""

from typing import Any

from goldenrule.games.champions import ids
from goldenrule.games.champions.content import CardAbility, Content, Face, stat_row
from goldenrule.games.champions.facts import VARIABLE
from goldenrule.games.champions.ids import (
    AREA,
    AREAS,
    DEALT,
    DECK,
    DECKS,
    DISCARDS,
    ENGAGED,
    FIRST_SEAT_ZONE,
    HAND,
    HANDS,
    SEAT_ZONES,
    TABLE,
)
from goldenrule.games.champions.rules import aftermath, decks, defeat, enter, later, occurrences, use, values
from goldenrule.games.champions.state import Table, TableCard
from goldenrule.kernel.abilities import AbilityGame
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.ops import Mode
from goldenrule.kernel.state import LASTING_BASE
from goldenrule.kernel.windows import (
    BEFOREHAND,
    CHECKED,
    FOLLOWED,
    PREDICTED_FROM,
    REACTED_TO,
    RESPONSE,
    Candidate,
    Condition,
    Occurrence,
)

_CHARACTERS = frozenset({"hero", "alter_ego", "ally", "villain", "minion"})

_HOOKS = {
    ids.DAMAGE: BEFOREHAND | PREDICTED_FROM | CHECKED | FOLLOWED,
    ids.ATTACK: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.ENEMY_ATTACK: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.THWART: BEFOREHAND | REACTED_TO | FOLLOWED,
    ids.ENEMY_SCHEME: BEFOREHAND | FOLLOWED,
    ids.ENTER: REACTED_TO,
}
"""Which events status cards stand in for, defeat, call up keywords, or have an aftermath."""


class Champions(AbilityGame):
    """Marvel Champions with 1-4 seats against a scenario. Made by `rules.setup.new_game`."""

    name = "champions"
    HOOKS = tuple(_HOOKS.get(kind, 0) for kind in range(ids.EVENTS))
    state: Table
    content: Content
    readings: frozenset[str] = frozenset()  # later readings of the rules that are played, see `readings`

    def fresh(self, state: Any) -> "Champions":
        new = Champions(state, self.content, self.setup)
        new.readings = self.readings  # even if there are none: an attribute of its own is found quicker
        return new

    # -- reading -------------------------------------------------------------------------------------------------

    def face(self, entity: int) -> Face:
        """The face that a card shows."""
        return self.content.faces[self.state.face[entity]]

    def ident(self, entity: int) -> Face:
        """The card that it is, whatever it shows."""
        return self.content.faces[self.state.ident[entity]]

    def last_face(self, ref: int) -> Face:
        """The face that a card shows; if it has left play since, the one that it showed there."""
        shown = self.state.lki_faces.get(ref)
        return self.face(ref & 4095) if shown is None else self.content.faces[shown]

    def is_type(self, entity: int, type: str) -> bool:
        return entity < LASTING_BASE and self.face(entity).type == type

    def table_card(self, entity: int) -> TableCard:
        """The card in play; as it last was if it has left."""
        card: TableCard | None = self.state.cards[entity]
        if card is None:
            card = self.state.lki.get(entity | (self.state.inc[entity] - 1) << 12)
            assert card is not None, f"entity {entity} ({self.face(entity).name}) is not in play"
        return card

    def in_play(self, entity: int) -> bool:
        return self.state.cards[entity] is not None

    def players(self) -> list[int]:
        s = self.state
        alive = s.alive
        if len(alive) == 1:
            return [alive[0]]
        return [p for i in range(s.seats) if (p := (s.first + i) % s.seats) in alive]

    def first_player(self) -> int:
        return self.state.first

    def next_player(self, seat: int) -> int:
        """The next living player clockwise (MC-PORDER-03)."""
        s = self.state
        for i in range(1, s.seats + 1):
            if (seat + i) % s.seats in s.alive:
                return (seat + i) % s.seats
        return seat

    def form(self, seat: int) -> str:
        s = self.state
        return self.content.faces[s.face[s.identities[seat]]].type

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
        s = self.state
        cards = s.cards
        out = []
        for part in (TABLE, *AREAS[: s.seats]):
            for e in s.zones[part]:
                card = cards[e]
                if card is not None and card.host == host:
                    out.append(e)
        return out

    def counters(self, entity: int, name: str) -> int:
        card: TableCard | None = self.state.cards[entity]
        return next((n for key, n in card.counters if key == name), 0) if card is not None else 0

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
        s = self.state
        cards, zone, ident = s.cards, s.zone, s.ident
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

    def occurrence(self, index: int) -> Occurrence:
        """The occurrence at a stack index."""
        frame = self.stack[index]
        assert isinstance(frame, Occurrence)
        return frame

    def action_condition(self, f: Effect) -> Condition | None:
        """The condition of the attack, thwart or scheme that an effect belongs to."""
        if f.action < 0:
            return None
        frame = self.stack[f.action]
        return frame.conds[0] if isinstance(frame, Occurrence) else None

    def moment_of(self, occ: int) -> int:
        """The number of the attack whose occurrence lies at a stack index, 0 if there is none."""
        frame = self.stack[occ] if 0 <= occ < len(self.stack) else None
        return frame.conds[0].amount if isinstance(frame, Occurrence) and frame.conds[0].kind in _NUMBERED else 0

    # -- primitives: cards and zones ------------------------------------------------------------------------------

    def take_out(self, entity: int) -> None:
        """Remove a card from its zone's list."""
        s = self.state
        z = s.zone[entity]
        if z >= 0:
            cards = s.zones[z]
            i = cards.index(entity)
            s.zones[z] = cards[:i] + cards[i + 1 :]

    def move(self, entity: int, to: int, bottom: bool = False) -> None:
        """Put a card on top (the front) of a zone, or at its end. Leaving play starts a new incarnation."""
        s = self.state
        zones, zone, known = s.zones, s.zone, s.known
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
        if s.cards[entity] is not None:
            apart = self.apart(entity)
            if not _is_play(to):
                self._left_play(entity)
        if hand_rows := self.content.faces[s.ident[entity]].hand_rows:
            if frm in HANDS:
                for row, _ in hand_rows:
                    self.drop_rows(row, entity)
            if to in HANDS:
                for row, index in hand_rows:
                    self.add_row(row, entity, index)
        if _OPEN[to]:
            if not _OPEN[frm]:
                self._turned_up(entity)
            if not apart or s.cards[entity] is None:
                known[entity] = 0
        elif _OPEN[frm] and not apart:
            known[entity] = (1 << s.seats) - 1  # whoever saw it can follow it
        elif not known[entity]:
            s.vid[entity] = 0
        if self.observer is not None:
            self.observer(("move", entity, frm, to))
        if s.waiting_decks and (to in DISCARDS or to == ids.ENCOUNTER_DISCARD):
            decks.fill_waiting(self)

    def discard_cards(self, seat: int, frm: int, cards: tuple[int, ...]) -> None:
        """Discard cards of a player's hand or deck: the moves of one card after the other, in one go."""
        s = self.state
        pile = DISCARDS[seat]
        if s.waiting_decks:  # the first card may make a deck
            for e in cards:
                self.move(e, pile)
            return
        zones, zone, ident, known = s.zones, s.zone, s.ident, s.known
        zones[frm] = tuple([e for e in zones[frm] if e not in cards])
        zones[pile] = cards[::-1] + zones[pile]
        hidden = not _OPEN[frm]
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
                self.observer(("move", e, frm, pile))

    def _turned_up(self, entity: int) -> None:
        """A card that lay hidden is seen by everybody: under a new id, unless everybody knew where it lay."""
        s = self.state
        if s.known[entity] != (1 << s.seats) - 1 or not s.vid[entity]:
            s.next_vid += 1
            s.vid[entity] = s.next_vid

    def draw_top(self, seat: int, n: int) -> None:
        """Put the top cards of a player's deck into their hand: the moves of one card after the other, in one go."""
        s = self.state
        zone, ident, known, vid = s.zone, s.ident, s.known, s.vid
        deck, hand = DECKS[seat], HANDS[seat]
        cards = s.zones[deck][:n]
        s.zones[deck] = s.zones[deck][n:]
        s.zones[hand] += cards
        everybody = (1 << s.seats) - 1
        faces = self.content.faces
        for e in cards:
            zone[e] = hand
            if hand_rows := faces[ident[e]].hand_rows:
                for row, index in hand_rows:
                    self.add_row(row, e, index)
            if known[e] != everybody or not vid[e]:  # as `_turned_up`
                s.next_vid += 1
                vid[e] = s.next_vid
            known[e] = 0
            if self.observer is not None:
                self.observer(("move", e, deck, hand))

    def enter_play(self, entity: int, to: int, controller: int, host: int = 0, face: int = -1) -> None:
        """Put a card into play: ready, undamaged, its abilities listening. With `face` it lies facedown under that."""
        s = self.state
        zones = s.zones
        frm = s.zone[entity]
        if frm >= 0:
            cards = zones[frm]
            i = cards.index(entity)
            zones[frm] = cards[:i] + cards[i + 1 :]
            if frm in HANDS:
                for row, _ in self.content.faces[s.ident[entity]].hand_rows:
                    self.drop_rows(row, entity)
        s.zone[entity] = to
        zones[to] += (entity,)
        s.serial += 1
        card = TableCard(s.gen, controller, host)
        card.since = s.serial
        s.cards[entity] = card
        if face >= 0:
            s.unshare()
            s.face[entity] = face
        if _OPEN[frm]:
            s.known[entity] = (1 << s.seats) - 1
        else:
            self._turned_up(entity)
        if face < 0:
            s.known[entity] = 0
        self._listen(entity)
        if self.observer is not None:
            self.observer(("enter", entity, frm, to))

    def move_in_play(self, entity: int, to: int, controller: int) -> None:
        """Move a card between play areas; it keeps its state (MC-OWN-09, MC-ELIM-04)."""
        s = self.state
        frm = s.zone[entity]
        self.take_out(entity)
        s.zone[entity] = to
        s.zones[to] = (*s.zones[to], entity)
        card = s.own(entity)
        changed = card.controller != controller
        card.controller = controller
        s.dirty |= ids.DIRTY_LIMITS
        self.emit("move", entity, frm, to)
        if changed and controller >= 0:
            for e in self.attached(entity):  # MC-OWN-10
                if s.zone[e] in ids.AREAS:
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
        s = self.state
        card = s.cards[entity]
        assert isinstance(card, TableCard)
        s.lki = {**s.lki, s.ref(entity): card}
        if self.apart(entity):
            s.lki_faces = {**s.lki_faces, s.ref(entity): s.face[entity]}
        self._deafen(entity)
        s.cards[entity] = None
        s.unshare()
        s.inc[entity] += 1
        s.face[entity] = s.ident[entity]

    def set_face(self, entity: int, face: int, ident: bool = False) -> None:
        """Turn a card in play to another face. With `ident` it is a new card in the place of the old (a stage)."""
        s = self.state
        faces = self.content.faces
        hit_points = faces[s.face[entity]].stats[ids.HP]
        self._deafen(entity)
        s.unshare()
        s.face[entity] = face
        if ident:
            s.ident[entity] = face
        self._listen(entity)
        if s.rows[_HP_ROW] or faces[face].stats[ids.HP] != hit_points:
            s.dirty |= ids.DIRTY_CHARACTERS
        if s.rows[_ALLY_LIMIT_ROW]:
            s.dirty |= ids.DIRTY_LIMITS
        self.emit("face", entity, faces[face].code)

    def discard(self, entity: int) -> None:
        """To the owner's discard pile, or the encounter discard pile (MC-OWN-08)."""
        owner = self.state.owner[entity]
        self.move(entity, DISCARDS[owner] if owner >= 0 else ids.ENCOUNTER_DISCARD)

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
            self.observer(("exhaust", entity))

    def ready(self, entity: int) -> None:
        self.state.own(entity).exhausted = False
        if self.observer is not None:
            self.observer(("ready", entity))

    def own(self, entity: int) -> TableCard:
        s = self.state
        card: TableCard | None = s.cards[entity]
        if card is None or card.gen != s.gen:
            s.own(entity)
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
            self.observer(("damage", entity, amount, source))
        return lethal

    def remove_damage(self, entity: int, amount: int) -> int:
        """Heal; returns how much was removed (MC-HEAL-02)."""
        card = self.own(entity)
        healed = min(amount, card.damage)
        if healed > 0:
            card.damage -= healed
            self.emit("heal", entity, healed)
        return healed

    def add_threat(self, scheme: int, amount: int, source: int) -> None:
        s = self.state
        card = self.own(scheme)
        card.threat += amount
        if scheme == s.main_scheme and card.threat >= values.target_threat(self):
            s.dirty |= ids.DIRTY_MAIN
        if self.observer is not None:
            self.observer(("threat", scheme, amount, source))

    def take_threat(self, scheme: int, amount: int, source: int) -> int:
        """Remove threat; returns how much was there to remove (MC-THWART-06)."""
        card = self.own(scheme)
        removed = min(amount, card.threat)
        if removed > 0:
            card.threat -= removed
            if scheme != self.state.main_scheme and card.threat == 0:
                self.state.dirty |= ids.DIRTY_SIDE
            self.emit("threat_removed", scheme, removed, source)
        return removed

    def set_status(self, entity: int, status: str, on: bool) -> None:
        setattr(self.state.own(entity), status, on)
        self.emit("status", entity, status, on)

    def set_counters(self, entity: int, name: str, n: int) -> None:
        card = self.state.own(entity)
        rest = tuple(c for c in card.counters if c[0] != name)
        card.counters = (*rest, (name, n)) if n > 0 else rest
        self.emit("counters", entity, name, n)

    def change_form(self, seat: int) -> None:
        """Flip an identity; everything on it stays (MC-FORM-03)."""
        e = self.state.identities[seat]
        back = self.content.by_code[self.face(e).facts.back]
        self.set_face(e, back.index)
        self.emit("form", seat, back.type)

    def add_acceleration(self, n: int = 1) -> None:
        self.state.acceleration += n
        self.emit("acceleration", n)

    # -- hooks of the windows (see rules/) -------------------------------------------------------------------------

    def env(self, entity: int, index: int, seat: int, occ: int = -1, cond: int = 0) -> Effect:
        if entity >= LASTING_BASE:
            return super().env(entity, index, seat, occ, cond)
        if seat < 0 and occ >= 0:
            seat = occurrences.resolver(self, self.occurrence(occ).conds[cond])
        s = self.state
        program = self.content.faces[s.face[entity]].programs[index]
        return Effect(0, program, entity | s.inc[entity] << 12, seat, occ, cond)

    def near(self, seat: int, entity: int) -> bool:
        s = self.state
        if s.phase == "setup":
            return False  # OQ-04
        card: TableCard | None = s.cards[entity]
        if card is None:
            return s.owner[entity] == seat
        return card.controller == seat or card.controller < 0

    def heard(self, occ: Occurrence, timing: int) -> bool:
        rows = self.state.rows
        for c in occ.conds:
            if rows[c.kind * 2 + timing]:
                return True
        return timing == RESPONSE and bool(self.readings) and later.retaliation_waits(self, occ)

    def forced(self, occ: Occurrence, timing: int) -> list[Candidate]:
        found = self.listening(occ, timing, "forced")
        return later.read_differently(self, occ, timing, found) if self.readings else found

    def may_use(self, seat: int, entity: int, index: int, f: Effect) -> bool:
        return use.why_not_use(self, seat, entity, index, f) is None

    def use(self, seat: int, entity: int, index: int, occ: int, cond: int) -> None:
        use.begin(self, seat, entity, index, occ, cond)

    def use_forced(self, entity: int, index: int, occ: int, cond: int) -> None:
        if index < 0:
            aftermath.retaliate(self, self.occurrence(occ), cond)
            if self.state.dirty:
                self.settle()
            return
        use.begin_forced(self, entity, index, occ, cond)

    def before(self, occ: Occurrence) -> None:
        occurrences.status_cards(self, occ)

    def predict(self, occ: Occurrence) -> None:
        if self.readings:
            later.take_late(self, occ)
        if self.state.rows[ids.DEFEAT * 2]:
            occurrences.predict_defeats(self, occ)

    def realize(self, occ: Occurrence, c: Condition) -> None:
        occurrences.REALIZE[c.kind](self, occ, c)

    def in_order(self, occ: Occurrence) -> bool:
        return occ.conds[-1].kind != ids.DEFEAT or occurrences.order_defeats(self, occ)

    def checks(self, occ: Occurrence) -> bool:
        return occurrences.defeats_of(self, occ)

    def settle(self) -> None:
        defeat.settle(self)

    def reactions(self, occ: Occurrence) -> bool:
        if occ.conds[0].kind == ids.THWART and not self.readings:
            return False
        return aftermath.keyword_reactions(self, occ)

    def after(self, occ: Occurrence) -> None:
        aftermath.aftermath(self, occ)

    def open_modes(self, f: Effect, modes: tuple[Mode, ...]) -> list[int]:
        return use.open_modes(self, f, modes)

    def ability(self, entity: int, index: int) -> CardAbility:
        return self.definition(entity).abilities[index]  # type: ignore[return-value]  # all abilities here are

    def listeners(self, stat: int) -> tuple[tuple[int, int], ...]:
        return self.state.rows[stat_row(stat)]

    # -- hooks of the views ------------------------------------------------------------------------

    EVENTS = {
        **AbilityGame.EVENTS,
        "move": "e..", "enter": "e..", "face": "e.", "exhaust": "e", "ready": "e", "damage": "e.e", "heal": "e.",
        "threat": "e.e", "threat_removed": "e.e", "status": "e..", "counters": "e..", "form": "..",
        "acceleration": ".", "prevent": "e.e", "replace": "ee", "cancel_effects": "ee", "cancel": "ee",
        "overkill": "e", "deck_out": ".", "deal": ".", "boost_dealt": "e", "draw": "..", "mill": ".t",
        "discard_random": ".t", "under": ".e", "found": ".e", "attack": ".et", "thwart": ".et", "status_used": "e.",
        "tough": "e.", "retaliate": "ee.", "delayed": "e.", "when_defeated": "e", "defeated": "e",
        "scheme_completed": "e", "when_revealed": "e", "eliminated": ".", "engage": "e.", "play": ".e", "paid": ".e",
        "spent": ".et", "attack_also": "e.",
        "use": ".e.", "forced": "e.", "activate": "e.", "defend": "ee", "boost": "e.", "boost_turned": "e",
        "boost_ability": "e", "attack_damage": "ee..", "scheme_threat": "e..", "reveal": ".e", "surge": ".e",
        "surge_dealt": ".e", "turn": ".", "turn_ends": ".", "basic": ".e.", "round": ".", "villain_phase": ".",
        "first_player": ".", "discard": ".t", "stalemate": ".",
    }  # fmt: skip

    def zone_names(self) -> list[str]:
        return [*ids.SCENARIO_ZONES, *[f"{part}{p}" for p in range(self.state.seats) for part in ids.PLAYER_ZONES]]

    def zone_open(self, zone: int, seat: int) -> bool:
        """Hands are open to team mates (MC-TALK-01); decks, facedown and boost cards are hidden from all."""
        return _OPEN[zone]

    def faceup(self, entity: int) -> bool:
        return self.state.face[entity] == self.state.ident[entity] or entity in self.state.identities

    def apart(self, entity: int) -> bool:
        """Does a card in play lie facedown, showing another face than its own (MC-TYPES-03)?"""
        s = self.state
        return s.face[entity] != s.ident[entity] and s.cards[entity] is not None and entity not in s.identities

    def place(self, entity: int) -> str:
        s = self.state
        if s.cards[entity] is not None:
            return "play"
        z = s.zone[entity] - FIRST_SEAT_ZONE
        return "hand" if z >= 0 and z % SEAT_ZONES == HAND else ""

    def code(self, entity: int) -> str:
        return super().code(entity) if entity >= LASTING_BASE else self.face(entity).code

    def card_facts(self, entity: int) -> dict[str, Any]:
        facts = super().card_facts(entity)
        card = self.state.cards[entity]
        if isinstance(card, TableCard):
            facts |= {"damage": card.damage, "threat": card.threat}
            facts["status"] = [name for name in (ids.STUNNED, ids.CONFUSED, ids.TOUGH) if getattr(card, name)]
            face = self.face(entity)
            if face.type in _CHARACTERS:
                facts["hp"] = values.remaining(self, entity)
            facts["stats"] = {
                ids.STAT_NAMES[stat]: values.value(self, stat, entity)
                for stat in _SHOWN_STATS
                if (face.printed(stat) or 0) > 0 or face.printed(stat) in (0, VARIABLE)
            }
        elif self.place(entity) == "hand" and self.face(entity).facts.cost is not None:
            facts["cost"] = enter.card_cost(self, entity)
        return facts

    def table_facts(self, seat: int) -> dict[str, Any]:
        s = self.state
        return {
            "round": s.round,
            "phase": s.phase,
            "first": s.first,
            "active": s.active,
            "alive": list(s.alive),
            "acceleration": s.acceleration,
            "flipped": list(s.flipped),
            "villain": s.vid[s.villain],
            "main_scheme": s.vid[s.main_scheme],
            "target": values.target_threat(self),
            "identities": [s.vid[e] for e in s.identities],
            "villain_stages": [self.content.faces[i].code for i in s.villain_stages],
            "scheme_stages": [self.content.faces[b].code for _, b in s.scheme_stages],
        }


_HP_ROW = stat_row(ids.HP)
_ALLY_LIMIT_ROW = stat_row(ids.ALLY_LIMIT)
_SHOWN_STATS = (ids.ATK, ids.THW, ids.DEF, ids.REC, ids.SCH)
_NUMBERED = (ids.ENEMY_ATTACK, ids.ENEMY_SCHEME, ids.ATTACK)
_HIDDEN_PARTS = (DECK, DEALT)
_HIDDEN_ZONES = (ids.ENCOUNTER_DECK, ids.BOOST, ids.UNDER)


_OPEN = (
    *(z not in _HIDDEN_ZONES for z in range(FIRST_SEAT_ZONE)),
    *(part not in _HIDDEN_PARTS for _ in range(ids.MAX_SEATS) for part in range(SEAT_ZONES)),
    False,
)
"""Do the cards of a zone lie faceup for everybody? Those of the zone -1, which is nowhere, do not."""


def _is_play(z: int) -> bool:
    return z == TABLE or (z >= FIRST_SEAT_ZONE and (z - FIRST_SEAT_ZONE) % SEAT_ZONES in (AREA, ENGAGED))
