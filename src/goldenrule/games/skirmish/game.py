"""A duel in progress: the primitives that write the state, the values of cards, and what a seat may know."""

from typing import Any

from goldenrule.games.skirmish import ids
from goldenrule.games.skirmish.abilities import Permanent, Protection
from goldenrule.games.skirmish.content import Content, Face
from goldenrule.games.skirmish.ids import (
    DECK,
    DISCARD,
    FIRST_SLOT,
    HAND,
    LIFE,
    OPEN,
    OWNED,
    PROTECTION,
    SEAT_OF,
    SLOT,
    SLOTS,
    STRENGTH,
    ZONE_NAMES,
)
from goldenrule.games.skirmish.readings import LONG_TRACK, OUT_AT_ONCE, SHORT_TRACK
from goldenrule.games.skirmish.selectors.cards import This
from goldenrule.games.skirmish.state import Board, Figure
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Value
from goldenrule.kernel.game import Game
from goldenrule.kernel.ops import Mode
from goldenrule.kernel.rng import below
from goldenrule.kernel.state import ENTITY_BITS

LAST_SLOT = SLOT + 2 * SLOTS

HEARD = tuple(OWNED <= zone < LAST_SLOT for zone in range(ids.ZONES))
"""Do the permanent effects of cards in a zone count: is it a slot, or the Artifacts that somebody owns?"""

Trigger = tuple[int, int, int, int]
"""(card, ability, seat, the card that triggers it): a permanent effect that is to come."""


class Skirmish(Game):
    """Marvel: Skirmish! In New York. Seat 0 are the Heroes, seat 1 the Villains. Made by `rules.setup.new_game`."""

    name = "skirmish"
    state: Board
    content: Content

    EVENTS = {
        **Game.EVENTS, "turn": "..", "phase": ".", "move": "e..", "play": "e.", "pay": "e", "pay_civilian": ".",
        "ignore": ".", "replace": "ee", "attack": "ee", "damage": "e.", "heal": "e.", "prevented": "e.", "defeat": "e",
        "points": "..", "marker": "..", "freed": "...", "lost": ".", "use": "e", "strengthen": "e.", "hold": "e",
        "decked": ".", "bonus": "..",
    }  # fmt: skip

    def __init__(self, state: Board, content: Content, setup: dict[str, Any]) -> None:
        super().__init__(state, content, setup)
        self.modifying = False  # is a modifier being evaluated? Never between two decisions

    def fresh(self, state: Any) -> "Skirmish":
        return Skirmish(state, self.content, self.setup)

    # -- reading -------------------------------------------------------------------------------------------------

    def reads(self, reading: str) -> bool:
        """Is the game played by a second reading of a rule?"""
        return reading in self.setup["readings"]

    def face(self, entity: int) -> Face:
        return self.content.faces[self.state.ident[entity]]

    def figure(self, entity: int) -> Figure:
        card = self.state.cards[entity]
        assert isinstance(card, Figure), f"{self.face(entity).key} is not in play"
        return card

    def side(self, seat: int) -> list[int]:
        """The cards in play of a seat, from Manhattan to the Tower."""
        first = FIRST_SLOT[seat]
        return [found[0] for found in self.state.zones[first : first + SLOTS] if found]

    def slot_of(self, entity: int) -> int:
        """The slot of a card, 0 to 5 from Manhattan on; -1 if it is in none."""
        zone = self.state.zone[entity] if entity else -1
        return (zone - SLOT) % SLOTS if SLOT <= zone < LAST_SLOT else -1

    def in_play(self, entity: int) -> bool:
        return SLOT <= self.state.zone[entity] < LAST_SLOT

    def facing(self, entity: int) -> int:
        """The card in the slot that a card in play faces, 0 if that is empty."""
        zone = self.state.zone[entity]
        found = self.state.zones[zone + SLOTS if zone < FIRST_SLOT[1] else zone - SLOTS]
        return found[0] if found else 0

    def free_slots(self, seat: int) -> list[int]:
        zones = self.state.zones
        first = FIRST_SLOT[seat]
        return [slot for slot in range(SLOTS) if not zones[first + slot]]

    def copy_in_play(self, face: Face, seat: int) -> int:
        """The card that a Main Character would replace (D-5.6), 0 if there is none."""
        if face.character:
            faces, ident = self.content.faces, self.state.ident
            first = FIRST_SLOT[seat]
            for found in self.state.zones[first : first + SLOTS]:
                if found and faces[ident[found[0]]].character == face.character:
                    return found[0]
        return 0

    def points_of(self, seat: int) -> int:
        """How far the Victory Point marker stands on a seat's side; negative on the other's."""
        return self.state.points if seat == ids.HEROES else -self.state.points

    def civilians_left(self) -> int:
        return sum(bits.bit_count() for bits in self.state.civilians)

    @property
    def track(self) -> int:
        """Spaces of the Artifact track on each side of its middle (DA-3)."""
        if not self.setup["readings"]:
            return ids.TRACK
        return 2 if self.reads(SHORT_TRACK) else 4 if self.reads(LONG_TRACK) else ids.TRACK

    # -- values --------------------------------------------------------------------------------------------------

    def strength(self, entity: int) -> int:
        s = self.state
        n = self.content.faces[s.ident[entity]].strength
        card = s.cards[entity]
        if isinstance(card, Figure):
            n += card.strengthened
            if s.rows[STRENGTH]:
                n += self.modified(STRENGTH, entity)
        return n if n > 0 else 0

    def life(self, entity: int) -> int:
        n = self.content.faces[self.state.ident[entity]].life
        if self.state.rows[LIFE] and self.state.cards[entity] is not None:
            n += self.modified(LIFE, entity)
        return n

    def damage_on(self, entity: int) -> int:
        card = self.state.cards[entity]
        return card.damage if isinstance(card, Figure) else 0

    def protection(self, entity: int, attack: bool) -> int:
        """By how much less damage a card takes."""
        return max(0, self.modified(PROTECTION, entity, attack)) if self.state.rows[PROTECTION] else 0

    def modified(self, row: int, entity: int, attack: bool = True) -> int:
        """What the modifiers of a row add to a value of a card in play.

        A modifier that itself looks at a Strength or Life takes it without modifiers: it has to end somewhere.
        """
        if self.modifying:
            return 0
        self.modifying = True
        n = 0
        faces, ident = self.content.faces, self.state.ident
        for source, index in self.state.rows[row]:
            ability: Any = faces[ident[source]].abilities[index]  # a Modifier
            if type(ability.to) is This and source != entity:
                continue  # most modifiers are of this kind
            if not attack and isinstance(ability, Protection) and ability.attacks_only:
                continue
            f = self.env(source, index)
            if ability.to.has(self, f, entity) and (ability.test is None or ability.test.test(self, f)):
                n += ability.amount.eval(self, f)
        self.modifying = False
        return n

    def granted(self, row: int, seat: int) -> int:
        """What the permanent effects of a row add to a number of a seat."""
        n = 0
        for source, index in self.state.rows[row]:
            if SEAT_OF[self.state.zone[source]] == seat:
                f = self.env(source, index)
                n += self.face(source).abilities[index].amount.eval(self, f)  # type: ignore[attr-defined]  # by the row
        return n

    def forbidden(self, row: int, entity: int) -> bool:
        """Does a permanent effect of a row (NO_BONUS, CANNOT_ATTACK) hold for a card?"""
        for source, index in self.state.rows[row]:
            ability: Any = self.face(source).abilities[index]
            f = self.env(source, index)
            if ability.to.has(self, f, entity) and (ability.test is None or ability.test.test(self, f)):
                return True
        return False

    def env(self, entity: int, index: int, vars: dict[str, Value] | None = None) -> Effect:
        """The bindings under which an ability of a card in play, or of an Artifact, is examined or carried out."""
        s = self.state
        face = self.content.faces[s.ident[entity]]
        ref = entity | s.inc[entity] << ENTITY_BITS
        return Effect(0, face.programs[index], ref, SEAT_OF[s.zone[entity]], vars=vars)

    # -- writing: everything that is written is written here -------------------------------------------------------

    def move(self, entity: int, to: int) -> None:
        """Put a card at the end of a zone. It comes into play in a slot; leaving play it becomes a new incarnation."""
        s = self.state
        zone, zones = s.zone, s.zones
        came = zone[entity]
        old = zones[came]
        at = old.index(entity)
        zones[came] = old[:at] + old[at + 1 :] if at else old[1:]
        zone[entity] = to
        zones[to] += (entity,)
        if HEARD[came] or HEARD[to]:
            self._listen(entity, came, to)
        elif s.rows[LIFE] and not self.content.steady_life:
            s.dirty = 1
        if s.fresh and entity in s.fresh:
            s.fresh = tuple([e for e in s.fresh if e != entity])
        before = s.known[entity] | OPEN[came]
        now = OPEN[to]
        s.known[entity] = before & ~now
        if now & ~before or (before and not s.vid[entity]):
            s.next_vid = s.vid[entity] = s.next_vid + 1
        elif not before:
            s.vid[entity] = 0
        if self.observer is not None:
            self.observer(("move", entity, came, to))

    def _listen(self, entity: int, came: int, to: int) -> None:
        """A card has come into play or an owner's hands, has left them, or has changed slots."""
        s = self.state
        if SLOT <= to < LAST_SLOT:
            if s.cards[entity] is None:
                s.cards[entity] = Figure(s.gen, SEAT_OF[to])
        elif s.cards[entity] is not None:
            s.cards[entity] = None
            s.unshare()
            s.inc[entity] += 1
        elif OWNED <= came < SLOT:
            s.unshare()
            s.inc[entity] += 1
        steady = self.content.steady_life  # then a card that comes makes no Life smaller
        if s.rows[LIFE] and (HEARD[came] or not steady):
            s.dirty = 1
        face = self.content.faces[s.ident[entity]]
        if not face.rows:
            return
        if not HEARD[to]:
            for row, _ in face.rows:
                self.drop_rows(row, entity)
        elif not HEARD[came]:
            for row, index in face.rows:
                self.add_row(row, entity, index)
            if s.rows[LIFE] and not steady:
                s.dirty = 1

    def listens(self, entity: int) -> bool:
        """Do the permanent effects of a card count?"""
        return HEARD[self.state.zone[entity]]

    def own(self, entity: int) -> Figure:
        card = self.state.own(entity)
        assert isinstance(card, Figure)
        return card

    def trade(self, one: int, there: int, other: int, here: int) -> None:
        """Two cards in slots change places; neither leaves play."""
        s = self.state
        s.zones[here], s.zones[there] = (other,), (one,)
        s.zone[one], s.zone[other] = there, here
        if s.rows[LIFE]:
            s.dirty = 1
        self.emit("move", one, here, there)
        self.emit("move", other, there, here)

    def draw(self, seat: int, n: int) -> int:
        """The top cards of a deck go to the hand; returns how many there were. An empty deck draws nothing (DA-5)."""
        s = self.state
        cards = s.zones[DECK + seat][:n]
        for e in cards:
            self.move(e, HAND + seat)
        if cards and not s.zones[DECK + seat]:
            s.decked |= 1 << seat
            s.drew_last = seat
            self.emit("decked", seat)
            if self.reads(OUT_AT_ONCE):
                self.compare()
        return len(cards)

    def discard(self, entities: tuple[int, ...] | list[int]) -> int:
        """Cards go to their owners' discard piles, in the open; Battlefield cards are shown, too, before they go under
        their deck (D-6.3)."""
        faces, ident = self.content.faces, self.state.ident
        for e in entities:
            seat = faces[ident[e]].seat
            if seat >= 0:
                self.move(e, DISCARD + seat)
            else:
                self.move(e, ids.STAGE)
                self.move(e, ids.BATTLEFIELDS)
        return len(entities)

    def random_from_hand(self, seat: int) -> int:
        hand = self.state.zones[HAND + seat]
        return hand[below(self.state.rng, ids.DISCARD_STREAM + seat, len(hand))]

    def deal(self, entities: list[int], n: int, attack: bool = False) -> int:
        """Damage to cards in play at once; returns how much they took. Effects that it triggers are pushed."""
        s = self.state
        total = 0
        hit = []
        for e in entities:
            amount = n
            if s.rows[PROTECTION]:
                amount = max(0, n - self.protection(e, attack))
                if amount < n:
                    self.emit("prevented", e, n - amount)
            if amount > 0 and s.cards[e] is not None:
                card = self.own(e)
                card.damage += amount
                total += amount
                hit.append(e)
                if self.observer is not None:
                    self.observer(("damage", e, amount))
                if self.fatal(e, card.damage):
                    s.dirty = 1
        if hit and s.rows[LIFE] and not self.content.steady_life:
            s.dirty = 1
        if hit and s.rows[ids.DAMAGED]:
            self.start(self.triggered(ids.DAMAGED, hit))
        return total

    def fatal(self, entity: int, damage: int) -> bool:
        """Is so much damage as much as the Life of a card in play?"""
        content = self.content
        if content.steady_life and damage < content.faces[self.state.ident[entity]].life:
            return False  # nothing makes a Life smaller
        return damage >= self.life(entity)

    def heal(self, entity: int, n: int) -> int:
        healed = min(n, self.damage_on(entity))
        if healed > 0:
            self.own(entity).damage -= healed
            self.emit("heal", entity, healed)
        return max(0, healed)

    def gain_points(self, seat: int, n: int) -> None:
        """Move the Victory Point marker toward a seat; whoever reaches the end of the track wins (D-7.10, D-9.1)."""
        if n < 0:
            seat, n = 1 - seat, -n
        if not n:
            return
        s = self.state
        moved = s.points + n if seat == ids.HEROES else s.points - n
        s.points = max(-ids.GOALS[ids.VILLAINS], min(ids.GOALS[ids.HEROES], moved))
        self.stir()
        self.emit("points", seat, n)
        if self.points_of(seat) == ids.GOALS[seat]:
            self.finish(ids.FACTIONS[seat])

    def step_marker(self, seat: int) -> bool:
        """Move the Artifact marker 1 space toward a seat. True if it reached the last space (D-7.11, D-7.12)."""
        s = self.state
        s.marker += 1 if seat == ids.HEROES else -1
        self.emit("marker", seat, s.marker)
        return abs(s.marker) >= self.track

    def reset_marker(self, seat: int) -> None:
        """After a seat took an Artifact: to the arrow on the opponent's side (D-7.12)."""
        self.state.marker = -1 if seat == ids.HEROES else 1
        self.emit("marker", 1 - seat, self.state.marker)

    def free_civilian(self, zone: int, colour: int) -> None:
        """The Heroes take a Civilian out of a zone of Manhattan; with 2 left they have won (D-7.8, D-9.3)."""
        s = self.state
        civilians = list(s.civilians)
        civilians[zone] &= ~(1 << colour)
        s.civilians = tuple(civilians)
        freed = list(s.freed)
        freed[colour] += 1
        s.freed = tuple(freed)
        self.stir()
        self.emit("freed", ids.HEROES, zone, colour)
        if self.civilians_left() <= ids.CIVILIANS_LEFT:
            self.finish(ids.FACTIONS[ids.HEROES])
        elif s.rows[ids.CIVILIAN_FREED]:
            self.start(self.triggered(ids.CIVILIAN_FREED, [], ids.HEROES))

    def lose_civilian(self, colour: int) -> None:
        """A Civilian of the Heroes goes to the box."""
        freed = list(self.state.freed)
        freed[colour] -= 1
        self.state.freed = tuple(freed)
        self.stir()

    def stir(self) -> None:
        """Something that the Life of cards may depend on has changed."""
        if self.state.rows[LIFE] and not self.content.steady_life:
            self.state.dirty = 1

    def strengthen(self, entity: int, n: int) -> None:
        self.own(entity).strengthened += n
        self.state.stirred = True
        self.stir()
        self.emit("strengthen", entity, n)

    def hold(self, entity: int) -> None:
        if not self.figure(entity).held:
            self.own(entity).held = True
            self.emit("hold", entity)

    def compare(self) -> None:
        """A deck has run out: whoever has more Victory Points wins (D-9.4; DA-4 on a tie)."""
        from goldenrule.games.skirmish.rules.ending import more_points

        self.finish(more_points(self))

    # -- permanent effects that react ------------------------------------------------------------------------------

    def triggered(self, row: int, subjects: list[int], seat: int = -1) -> list[Trigger]:
        """The permanent effects that react to what happens to the subjects, or (without any) to a seat.

        Those of the player whose turn it is come first, then in slot order (DA-17).
        """
        out: list[Trigger] = []
        s = self.state
        for source, index in s.rows[row]:
            ability = self.face(source).abilities[index]
            assert isinstance(ability, Permanent)
            f = self.env(source, index)
            if not subjects and f.seat != seat:
                continue
            of = ability.when.subjects()
            for subject in subjects or [0]:
                if of is not None and not of.has(self, f, subject):
                    continue
                if ability.test is not None:
                    ref = s.ref(subject) if subject else 0
                    if not ability.test.test(self, f.with_var("it", ref).with_var("subject", ref)):
                        continue
                out.append((source, index, f.seat, subject))
        if len(out) > 1:
            out.sort(key=lambda t: (t[2] != s.active, s.zone[t[0]], t[1]))
        return out

    def start(self, triggers: list[Trigger]) -> None:
        """Push what carries the effects out, the first on top."""
        s = self.state
        for source, index, seat, subject in reversed(triggers):
            ref = s.ref(subject) if subject else 0
            program = self.face(source).programs[index]
            self.push(Effect(0, program, s.ref(source), seat, vars={"subject": ref, "it": ref}))

    def settle(self) -> None:
        """Cards with as much damage as life are defeated, all at once (D-7.5, DA-17)."""
        s = self.state
        if s.active < 0:
            s.dirty = 0
            return
        waiting: list[Trigger] = []
        steady = self.content.steady_life
        figures: list[Any] = s.cards  # those of cards in slots
        while s.dirty:
            s.dirty = 0
            first = FIRST_SLOT[s.active]
            second = FIRST_SLOT[1 - s.active]
            dead = []
            for found in s.zones[first : first + SLOTS] + s.zones[second : second + SLOTS]:
                if found:
                    e = found[0]
                    damage = figures[e].damage
                    if (damage or not steady) and self.fatal(e, damage):
                        dead.append(e)
            if dead:
                if s.rows[ids.DEFEATED]:
                    waiting += self.triggered(ids.DEFEATED, dead)
                for e in dead:
                    self.emit("defeat", e)
                    self.move(e, DISCARD + self.face(e).seat)
        self.start(waiting)

    # -- what the kernel's combinators ask --------------------------------------------------------------------------

    def first_player(self) -> int:
        return self.state.active

    def open_modes(self, f: Effect, modes: tuple[Mode, ...]) -> list[int]:
        """Which modes may be chosen: those that could change the game, or all when none could."""
        useful = [i for i, m in enumerate(modes) if m.op.may_change(self, f)]
        return useful or list(range(len(modes)))

    def distinct(self, entities: list[int]) -> list[int]:
        """One of each set of copies that lie in the same hand or pile."""
        s = self.state
        first: dict[tuple[int, int], int] = {}
        for e in entities:
            first.setdefault((s.zone[e], s.ident[e]), e)
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

    def card_facts(self, entity: int) -> dict[str, Any]:
        """A card that the seat sees: its code, its side, and in play also damage, strength and life."""
        facts: dict[str, Any] = {"code": self.code(entity), "owner": self.face(entity).seat}
        card = self.state.cards[entity]
        if isinstance(card, Figure):
            facts |= {"damage": card.damage, "strength": self.strength(entity), "life": self.life(entity)}
            facts |= {"held": card.held}
        return facts

    def table_facts(self, seat: int) -> dict[str, Any]:
        """Whose turn it is, both tracks and the Civilians: all of it is public."""
        s = self.state
        return {
            "active": s.active, "round": s.round, "turn": s.turn, "phase": s.phase, "points": s.points,
            "marker": s.marker, "track": self.track, "civilians": s.civilians, "freed": s.freed, "decked": s.decked,
        }  # fmt: skip

    def pools(self) -> list[list[int]]:
        """Cards with the same back: those of a faction, the Battlefields, the Artifacts."""
        content = self.content
        out: list[list[int]] = []
        first = 1
        for cards in (*content.decks, content.battlefields, content.artifacts):  # as set-up makes them
            out.append(list(range(first, first + len(cards))))
            first += len(cards)
        heroes, villains, battlefields, artifacts = out
        return [artifacts, battlefields, heroes, villains]

    def reindex(self) -> None:
        s = self.state
        rows: list[list[tuple[int, int]]] = [[] for _ in s.rows]
        for zone in range(OWNED, LAST_SLOT):
            for e in s.zones[zone]:
                for row, index in self.face(e).rows:
                    rows[row].append((e, index))
        s.rows = [tuple(sorted(row)) for row in rows]
