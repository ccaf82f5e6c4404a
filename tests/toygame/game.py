"""A game of Towers: the primitives that write the state, and the hooks of windows and views."""

from typing import Any

from goldenrule.kernel.abilities import AbilityGame
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import LASTING_BASE
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.event_windows import (
    CANCELLED,
    CHECKS,
    INTERRUPT,
    PENDING,
    EventWindow,
)
from goldenrule.kernel.rng import stream
from tests.toygame import events
from tests.toygame.cards import CONTENT, DECK_LIST
from tests.toygame.content import (
    AREA,
    DECK,
    DECK_STREAM,
    DICE_STREAM,
    HAND,
    STAGE,
    STREAMS,
    ZONE_NAMES,
    Content,
    Face,
    Heard,
    ToyAbility,
)
from tests.toygame.rules import Round
from tests.toygame.state import Board, Piece


class Towers(AbilityGame):
    """Two seats, two towers. Made by `new_game`."""

    name = "towers"
    state: Board
    content: Content

    EVENTS = {**AbilityGame.EVENTS, **{each.key: each for each in events.TOLD}}

    def fresh(self, state: Any) -> "Towers":
        return Towers(state, self.content, self.setup)

    # -- reading -------------------------------------------------------------------------------------------------

    def face(self, entity: int) -> Face:
        return self.content.faces[self.state.face[entity]]

    def piece(self, entity: int) -> Piece:
        card = self.state.cards[entity]
        assert isinstance(card, Piece), f"{self.face(entity).key} is not in play"
        return card

    def power(self, entity: int) -> int:
        face = self.face(entity)
        return face.power + self._boost(entity, "power") if face.kind == "creature" else 0

    def health(self, entity: int) -> int:
        face = self.face(entity)
        return face.health + (self._boost(entity, "health") if face.kind == "creature" else 0)

    def dying(self, entity: int) -> bool:
        return self.piece(entity).damage >= self.health(entity)

    def _boost(self, entity: int, what: str) -> int:
        seat = self.state.owner[entity]
        lasting = self.content.lasting
        return sum(getattr(lasting[x.path], what) for x in self.state.lasting.values() if x.seat == seat)

    def tower(self, seat: int) -> int:
        return next(e for e in self.state.zones[AREA + seat] if self.face(e).kind == "tower")

    def healthier(self) -> str:
        left = [self.health(t) - self.piece(t).damage for t in (self.tower(0), self.tower(1))]
        return "draw" if left[0] == left[1] else str(int(left[1] > left[0]))

    def playable(self, seat: int, entity: int) -> bool:
        face = self.face(entity)
        if face.cost > self.state.energy[seat]:
            return False
        if face.kind == "creature":
            return True
        return face.abilities[0].kind == "action" and face.abilities[0].effect.may_change(
            self, self.env(entity, 0, seat)
        )

    # -- primitives: everything that is written is written here ------------------------------------------------------

    def move(self, entity: int, to: int) -> None:
        """Put a card at the end of a zone. Entering play makes it a piece, leaving play a new incarnation."""
        state = self.state
        before = self.watchers(entity)
        came_from = state.zone[entity]
        self._listen(entity, False)
        if came_from >= 0:
            state.zones[came_from] = tuple(e for e in state.zones[came_from] if e != entity)
        state.zone[entity] = to
        state.zones[to] = (*state.zones[to], entity)
        in_play = AREA <= to < AREA + 2
        if in_play and state.cards[entity] is None:
            state.cards[entity] = Piece(state.gen, state.owner[entity])
        elif not in_play and state.cards[entity] is not None:
            state.cards[entity] = None
            state.unshare()
            state.inc[entity] += 1
        self._listen(entity, True)
        self.update_after_move(entity, before)
        self.tell_event(events.Move, entity, came_from, to)

    def _listen(self, entity: int, on: bool) -> None:
        place = self.place(entity)
        face = self.face(entity)
        for row, index in face.play_rows if place == "play" else face.hand_rows if place == "hand" else ():
            if on:
                self.add_row(row, entity, index)
            else:
                self.drop_rows(row, entity)

    def draw(self, seat: int, n: int) -> int:
        """The top cards of a deck go to the hand; returns how many there were."""
        cards = self.state.zones[DECK + seat][:n]
        for e in cards:
            self.move(e, HAND + seat)
        return len(cards)

    def add_energy(self, seat: int, n: int) -> None:
        energy = list(self.state.energy)
        energy[seat] += n
        self.state.energy = (energy[0], energy[1])
        self.tell_event(events.Energy, seat, n)

    def throw_for_first(self) -> int:
        seat = self.random_below(DICE_STREAM, 2)
        self.tell_event(events.Roll, -1, seat)
        return seat

    def add_damage(self, entity: int, n: int, source: int) -> None:
        self.own(entity).damage += n
        self.state.dirty = 1
        self.tell_event(events.Hurt, entity, n, source)

    def heal(self, entity: int, n: int) -> int:
        healed = min(n, self.piece(entity).damage)
        if healed:
            self.own(entity).damage -= healed
            self.tell_event(events.Heal, entity, healed)
        return healed

    def set_exhausted(self, entity: int, exhausted: bool) -> None:
        if self.piece(entity).exhausted != exhausted:
            self.own(entity).exhausted = exhausted
            self.tell_event(events.Exhausted, entity, exhausted)

    def own(self, entity: int) -> Piece:
        card = self.state.own(entity)
        assert isinstance(card, Piece)
        return card

    def expire(self, when: str) -> None:
        """The lasting effects that go at the end of a turn or round."""
        for entity, lasting in sorted(self.state.lasting.items()):
            if lasting.expires == when:
                self.end_lasting(entity)
                self.state.dirty = 1

    def ready_all(self) -> None:
        for zone in (AREA, AREA + 1):
            for e in self.state.zones[zone]:
                self.set_exhausted(e, False)

    # -- playing cards and using abilities -----------------------------------------------------------------------------

    def play(self, seat: int, entity: int, effect: Effect | None) -> None:
        """Pay for a card and show it; then its play is a window, which can be cancelled."""
        self.add_energy(seat, -self.face(entity).cost)
        self.move(entity, STAGE)
        ref = self.state.ref(entity)
        events.Play(ref, ref, seat, effect=effect).happen(self)

    def players(self) -> list[int]:
        first = self.state.first
        return [first, 1 - first]

    def may_use(self, seat: int, entity: int, index: int, effect: Effect) -> bool:
        ability = self.definition(entity).abilities[index]
        assert isinstance(ability, ToyAbility)
        if self.state.owner[entity] != seat or not ability.effect.may_change(self, effect):
            return False
        if ability.kind == "reply":
            return self.face(entity).cost <= self.state.energy[seat]
        return not (ability.exhausts and self.piece(entity).exhausted)

    def use(self, seat: int, entity: int, index: int, window: int, event: int) -> None:
        ability = self.definition(entity).abilities[index]
        assert isinstance(ability, ToyAbility)
        effect = self.env(entity, index, seat, window, event)
        if ability.kind == "reply":
            self.play(seat, entity, effect)
            return
        if ability.exhausts:
            self.set_exhausted(entity, True)
        self.push(effect)

    def use_forced(self, entity: int, index: int, window: int, event: int) -> None:
        effect = self.env(entity, index, self.speaker(entity), window, event)
        if entity >= LASTING_BASE:
            self.end_lasting(entity)  # a delayed effect happens once
        self.push(effect)

    def is_asked_anyway(self, window: EventWindow, timing: int, seat: int) -> bool:
        """Whoever could play a reply, as far as the other seat knows, is asked."""
        if timing != INTERRUPT:
            return False
        seats = (0, 1) if seat < 0 else (seat,)
        return any(self._could_reply(window, p) for p in seats)

    def _could_reply(self, window: EventWindow, seat: int) -> bool:
        state = self.state
        if not state.zones[HAND + seat]:
            return False
        for i, c in enumerate(window.events):
            for face in self.content.replies.get(c.row // 2, ()):
                when = face.abilities[0].when
                assert isinstance(when, Heard) and when.test is not None
                if c.status == PENDING and face.cost <= state.energy[seat]:
                    if when.test.test(self, Effect(0, face.programs[0], 0, seat, len(self.stack) - 1, i)):
                        return True
        return False

    # -- what happens in a window ---------------------------------------------------------------------------------

    def settle(self) -> None:
        """A defeat that no window predicted (a boost of health ended) is a window of its own."""
        self.state.dirty = 0
        waiting = [
            c.target
            for f in self.stack
            if isinstance(f, EventWindow) and f.pc <= CHECKS
            for c in f.events
            if isinstance(c, events.Defeat) and c.status != CANCELLED
        ]
        state = self.state
        dead = [state.ref(e) for zone in (AREA, AREA + 1) for e in state.zones[zone] if self.dying(e)]
        dead = [ref for ref in dead if ref not in waiting]
        if dead:
            events.Defeat.occur(self, [events.Defeat(ref, 0, state.owner[state.live(ref)]) for ref in dead])

    def distinct(self, entities: list[int]) -> list[int]:
        """One of each set of copies that lie in the same hidden zone."""
        state = self.state
        first: dict[tuple[int, int], int] = {}
        for e in entities:
            first.setdefault((state.zone[e], e if state.cards[e] is not None else -state.ident[e]), e)
        return list(first.values())

    # -- what a seat may know ------------------------------------------------------------------------------------------

    def zone_names(self) -> list[str]:
        return ZONE_NAMES

    def zone_open(self, zone: int, seat: int) -> bool:
        return zone >= AREA or (seat >= 0 and zone == HAND + seat)

    def zone_ordered(self, zone: int) -> bool:
        return not HAND <= zone < HAND + 2

    def place(self, entity: int) -> str:
        zone = self.state.zone[entity]
        return "play" if AREA <= zone < AREA + 2 else "hand" if HAND <= zone < HAND + 2 else ""

    def card_facts(self, entity: int) -> dict[str, Any]:
        facts = super().card_facts(entity)
        card = self.state.cards[entity]
        if isinstance(card, Piece):
            facts |= {"damage": card.damage, "power": self.power(entity), "health": self.health(entity)}
        return facts

    def table_facts(self, seat: int) -> dict[str, Any]:
        state = self.state
        return {"round": state.round, "active": state.active, "first": state.first, "energy": state.energy}


def new_game(options: dict[str, Any], seed: str) -> Towers:
    """A new game at its first decision. Options: `rounds`, how many there are at most.

    Raises BadInput for other options.
    """
    rounds = options.get("rounds", 6)
    if set(options) - {"rounds"} or not isinstance(rounds, int) or rounds < 1:
        raise BadInput(f"Towers cannot be set up with {options!r}; write for example {{'rounds': 6}}.")
    g = Towers(Board.of(), CONTENT, {"rounds": rounds})
    state = g.state
    state.rng = [stream(seed, name) for name in STREAMS]
    for seat in (0, 1):
        g.move(state.add(CONTENT.index["tower"], seat), AREA + seat)
        for key in DECK_LIST:
            g.move(state.add(CONTENT.index[key], seat), DECK + seat)
        g.shuffle(DECK + seat, DECK_STREAM + seat)
        g.draw(seat, 5)
    g.push(Round(0))
    g.run()
    return g


def make(seed: str) -> Towers:
    """A game with the usual options."""
    return new_game({}, seed)
