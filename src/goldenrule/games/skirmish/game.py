"""A duel in progress: when cards are defeated, what the ops of the kernel ask, and what a seat may know."""

from collections.abc import Sequence

from goldenrule.games.skirmish import events, ids
from goldenrule.games.skirmish.events import Defeat
from goldenrule.games.skirmish.ids import (
    CANNOT_ATTACK,
    FIRST_SLOT,
    HAND,
    HEROES,
    LIFE,
    NO_BONUS,
    OPEN,
    OWNED,
    SLOTS,
    VILLAINS,
    ZONE_NAMES,
    slot_zone,
)
from goldenrule.games.skirmish.primitives import Primitives
from goldenrule.games.skirmish.selectors.cards import LAST_SLOT
from goldenrule.games.skirmish.state import Board, Figure
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.events import events_of
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.ops import Mode


@mypyc_attr(allow_interpreted_subclasses=True)
class Skirmish(Primitives):
    """Marvel: Skirmish! In New York. Seat 0 are the Heroes, seat 1 the Villains. Made by `rules.setup.new_game`."""

    name = "skirmish"
    HANDS_LISTEN = False
    EVENTS = events_of(events)

    def fresh(self, state: Board) -> "Skirmish":
        return Skirmish(state, self.content, self.setup)

    def settle(self, doomed: Sequence[int] = ()) -> None:
        """Cards with as much damage as life are defeated, all at once (D-7.5, DA-17), with those that an effect dooms.

        While a Life may depend on anything, the state stays dirty: it is checked after every change.
        """
        state = self.state
        if state.active < 0:
            state.dirty = 0
            return
        if doomed:
            state.dirty = 1
        lives, ident, zones = self.content.lives, state.ident, state.zones
        figures: list[Figure] = state.cards  # those of cards in slots
        first = FIRST_SLOT[state.active]
        second = FIRST_SLOT[1 - state.active]
        while state.dirty:
            state.dirty = 0
            smaller = not self.steady_life and state.rows[LIFE]  # could a Life be less than is printed?
            dead = []
            for (e,) in filter(None, zones[first : first + SLOTS] + zones[second : second + SLOTS]):
                damage = figures[e].damage
                if (damage or smaller) and (smaller or damage >= lives[ident[e]]) and damage >= self.life(e):
                    dead.append(e)
            if doomed:
                dead = [
                    e
                    for zone in (*range(first, first + SLOTS), *range(second, second + SLOTS))
                    for e in zones[zone]
                    if e in dead or e in doomed
                ]
                doomed = ()
            if dead:
                Defeat.occur(self, [Defeat(e) for e in dead])
                if smaller:
                    state.dirty = 1
        if not self.steady_life and state.rows[LIFE]:
            state.dirty = 1
        if self.waiting:
            waiting, self.waiting = self.waiting, []
            waiting.sort(key=lambda trigger: trigger[2] != state.active)  # DA-17
            self.start(waiting)

    # -- what the kernel's combinators ask --------------------------------------------------------------------------

    def first_player(self) -> int:
        return self.state.active

    def open_modes(self, effect: Effect, modes: tuple[Mode, ...]) -> list[int]:
        """Which modes may be chosen: those that could change the game (DA-34)."""
        return [i for i, m in enumerate(modes) if m.op.may_change(self, effect)]

    def open_targets(self, every: list[int]) -> list[int]:
        """None, where no choice would change the game (DA-34)."""
        return []

    def distinct(self, entities: list[int]) -> list[int]:
        """One of each set of copies that lie in the same hand or pile."""
        zone, ident = self.state.zone, self.state.ident
        first: dict[tuple[int, int], int] = {}
        for e in entities:
            first.setdefault((zone[e], ident[e]), e)
        return list(first.values())

    # -- what a seat may know ------------------------------------------------------------------------------------------

    def watchers(self, entity: int) -> int:
        zone = self.state.zone[entity]
        return self.state.known[entity] | (OPEN[zone] if zone >= 0 else 0)

    def knows(self, entity: int, seat: int) -> bool:
        zone = self.state.zone[entity]
        seen = OPEN[zone] if zone >= 0 else 0
        return bool((self.state.known[entity] | seen) >> seat & 1) if seat >= 0 else seen == 3

    def zone_names(self) -> list[str]:
        return list(ZONE_NAMES)

    def zone_open(self, zone: int, seat: int) -> bool:
        return OPEN[zone] == 3 or (seat >= 0 and bool(OPEN[zone] >> seat & 1))

    def zone_ordered(self, zone: int) -> bool:
        return not (HAND <= zone < HAND + 2 or ids.REMOVED <= zone < ids.REMOVED + 2)

    def code(self, entity: int) -> str:
        return self.face(entity).key

    def card_facts(self, entity: int) -> dict[str, object]:
        """A card that the seat sees: its code, its side, and in play also damage, strength and life."""
        facts: dict[str, object] = {"code": self.code(entity), "owner": self.face(entity).seat}
        card = self.state.cards[entity]
        if isinstance(card, Figure):
            facts |= {"damage": card.damage, "strength": self.strength(entity), "life": self.life(entity)}
            facts |= {"held": card.held > 0}
        return facts

    def table_facts(self, seat: int) -> dict[str, object]:
        """Whose turn it is, both tracks and the Civilians: all of it is public."""
        state = self.state
        return {
            "active": state.active, "round": state.round, "turn": state.turn, "phase": state.phase,
            "points": state.points, "marker": state.marker, "track": self.track, "civilians": state.civilians,
            "freed": state.freed, "decked": state.decked,
            "attacks": [[self.foretold(seat, slot) for slot in range(SLOTS)] for seat in (HEROES, VILLAINS)],
        }  # fmt: skip

    def foretold(self, seat: int, slot: int) -> str:
        """What an attack from a slot brings as things stand: "damage", the "bonus" of the Location, "" for nothing."""
        state = self.state
        found = state.zones[slot_zone(seat, slot)]
        if not found or not self.strength(found[0]) or self.figure(found[0]).held:
            return ""
        if state.rows[CANNOT_ATTACK] and self.forbidden(CANNOT_ATTACK, found[0]):
            return ""
        if state.zones[slot_zone(1 - seat, slot)]:
            return "damage"
        return "" if state.rows[NO_BONUS] and self.forbidden(NO_BONUS, found[0]) else "bonus"

    def backs(self, entities: list[int]) -> list[int]:
        """Those of a side's deck, of the Battlefields or of the Artifacts."""
        backs, ident = self.content.backs, self.state.ident
        return [backs[ident[e]] for e in entities]

    def reindex(self) -> None:
        state = self.state
        rows: list[list[tuple[int, int]]] = [[] for _ in state.rows]
        for zone in range(OWNED, LAST_SLOT):
            for e in state.zones[zone]:
                for row, index in self.face(e).rows:
                    rows[row].append((e, index))
        state.rows = [tuple(sorted(row)) for row in rows]
