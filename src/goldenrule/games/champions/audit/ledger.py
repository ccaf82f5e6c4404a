"""The auditor's ledger: where every card and token should be, kept from events alone."""

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from goldenrule.gamekit import audit
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.abilities import CardAbility, Modifier
from goldenrule.games.champions.facts import FACEDOWN_MINION
from goldenrule.games.champions.ids import zone
from goldenrule.games.champions.pack_cards import PackCard, core
from goldenrule.games.champions.selectors import Host
from goldenrule.kernel.entities import ENTITY_BITS, ENTITY_MASK
from goldenrule.kernel.events import Event, LastingBegins, LastingEnds, Shuffle
from goldenrule.kernel.expressions import Const
from goldenrule.packs.reading import combine

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions
    from goldenrule.games.champions.state import TableCard


class AuditError(audit.AuditError):
    """The engine did something else than the rules say. Names the clause, what it is about, expected and found."""

    def __init__(self, clause: str, what: str, expected: object, found: object) -> None:
        super().__init__(f"{clause}: {what}: expected {expected}, found {found}")
        self.clause = clause


def require(holds: bool, clause: str, what: str, expected: object, found: object) -> None:
    """Raise AuditError unless it holds."""
    if not holds:
        raise AuditError(clause, what, expected, found)


class Ledger(audit.AuditPart):
    """Zones, damage, threat, statuses, counters and readiness as the events tell them. Events that cannot be raise."""

    def __init__(self, game: "Champions") -> None:
        state = game.state
        self.game = game
        self.cards: dict[str, PackCard] = combine((core(), *game.content.packs), "cards")
        self.cards[FACEDOWN_MINION.code] = PackCard(abilities=(), **asdict(FACEDOWN_MINION))
        self.faces = [self.cards[face.code] for face in game.content.faces]
        self.said: dict[int, list[tuple[int, int, Modifier]]] = {}  # changes of values; empty: to be read again
        self.zones = [list(z) for z in state.zones]
        self.zone = list(state.zone)
        self.damage: dict[int, int] = {}
        self.threat: dict[int, int] = {}
        self.status: set[tuple[int, str]] = set()
        self.exhausted: set[int] = set()
        self.counters: dict[tuple[int, str], int] = {}
        self.acceleration = state.acceleration
        self.count = 0  # events so far
        self.event: Event | None = None  # the last one, and the one before it
        self.previous: Event | None = None
        self.moves: dict[int, tuple[int, int, int]] = {}  # entity -> (number of the event, from, to) of its last move
        self.from_top = False  # was the card that moved last on top of the zone that it left?
        self.emptied = [0] * state.seats  # times that a player deck ran out
        self.refilled = False  # the encounter deck has just been rebuilt
        for e, card in enumerate(state.cards):
            if card is not None:
                self._begin(e, card)

    def _begin(self, entity: int, card: "TableCard") -> None:
        self.damage[entity] = card.damage
        self.threat[entity] = card.threat
        self.status |= {(entity, name) for name in ids.STATUSES if getattr(card, name)}
        self.counters |= {(entity, name): n for name, n in card.counters}
        if card.exhausted:
            self.exhausted.add(entity)

    # -- what cards say ------------------------------------------------------------------------------------------

    def shown(self, entity: int) -> PackCard:
        """The face that a card shows, as its pack has it: facts and abilities."""
        return self.faces[self.game.state.face[entity]]

    def printed(self, entity: int) -> PackCard:
        """The card that it is."""
        return self.faces[self.game.state.ident[entity]]

    def name(self, entity: int) -> str:
        return f"{self.printed(entity).name} ({entity})"

    def changes(self, stat: int) -> list[tuple[int, int, Modifier]]:
        """(source, number of its ability, change) for each change of a value that is in play, in order of source."""
        if not self.said:
            self.said = {ids.STATS: []}
            lasting = self.game.state.lasting
            for e in sorted(self.damage):
                shown = self.shown(e)
                self._say(e, shown.abilities)
                for printed, n in ((ids.ATK, shown.atk_mod), (ids.SCH, shown.sch_mod)):  # MC-ATTACHMENT-03
                    if n:
                        self.said.setdefault(printed, []).append((e, 0, Modifier(printed, Const(n), Host())))
            for e in sorted(lasting):
                code, _, name = lasting[e].path.partition(":")
                self._say(e, (self.cards[code].lasting[name],))
        return self.said.get(stat, [])

    def _say(self, source: int, abilities: tuple[CardAbility, ...]) -> None:
        for index, ability in enumerate(abilities):
            for mod in ability.mods:
                self.said.setdefault(mod.stat, []).append((source, index, mod))

    def live(self, ref: int) -> int:
        """The card that a reference means, 0 if it has become another one."""
        e = ref & ENTITY_MASK
        return e if self.game.state.inc[e] == ref >> ENTITY_BITS else 0

    def ref(self, entity: int) -> int:
        """A reference to a card as it is now."""
        return entity | self.game.state.inc[entity] << ENTITY_BITS

    # -- events --------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        self.count += 1
        self.previous, self.event = self.event, event
        super().hear(event)

    def says_otherwise(self, event: LastingBegins | LastingEnds) -> None:
        self.said = {}

    def is_moved(self, event: events.Move) -> None:
        self._move(event.card, event.came, event.to)

    def _move(self, entity: int, frm: int, to: int) -> None:
        if frm != self.zone[entity]:
            raise AuditError("invariant", f"the zone that {self.name(entity)} leaves", self.zone[entity], frm)
        self.from_top = False
        if frm >= 0:
            cards = self.zones[frm]
            self.from_top = cards[0] == entity
            cards.remove(entity)
            part, seat = part_of(frm)
            if part == ids.DECK and not cards and seat in self.game.state.alive:
                self.emptied[seat] += 1
        self.zone[entity] = to
        here = self.game.state.zones[to]
        self.zones[to].insert(here.index(entity) if entity in here else 0, entity)
        self.moves[entity] = (self.count, frm, to)
        if not in_play_zone(to):
            self._forget(entity)

    def enters(self, event: events.Enter) -> None:
        e, to = event.card, event.to
        self._move(e, event.came, to)
        require(in_play_zone(to), "MC-INPLAY-04", f"{self.name(e)} enters play in a zone of cards in play", True, to)
        self._forget(e)
        self.damage[e] = 0
        self.threat[e] = 0
        self.said = {}

    def _forget(self, entity: int) -> None:
        """Leaving play, a card loses everything that was on it."""
        if self.damage.pop(entity, None) is not None:
            self.said = {}
        self.threat.pop(entity, None)
        self.exhausted.discard(entity)
        self.status -= {(entity, name) for name in ids.STATUSES}
        for key in [key for key in self.counters if key[0] == entity]:
            del self.counters[key]

    def shuffles(self, event: Shuffle) -> None:
        """A shuffle keeps the cards; if the deck was empty, they are those of the discard pile (MC-EMPTYENC-01)."""
        z = event.zone
        found = self.game.state.zones[z]
        if sorted(found) != sorted(self.zones[z]):
            part, seat = part_of(z)
            pile = ids.ENCOUNTER_DISCARD if z == ids.ENCOUNTER_DECK else zone(seat, ids.DISCARD)
            allowed = z == ids.ENCOUNTER_DECK or part == ids.DECK
            require(allowed and not self.zones[z], "MC-EMPTYENC-01", "the deck made anew", [], self.zones[z])
            expected = sorted(self.zones[pile])
            require(sorted(found) == expected, "MC-EMPTYENC-01", "the new deck is the pile", expected, sorted(found))
            self.zones[pile] = []
            for e in found:
                self.zone[e] = z
            self.refilled = z == ids.ENCOUNTER_DECK
        self.zones[z] = list(found)

    def takes_damage(self, event: events.Damage) -> None:
        e, amount = event.card, event.amount
        require(amount > 0, "MC-DAMAGE-01", f"damage on {self.name(e)}", "at least 1", amount)
        require(e in self.damage, "MC-DAMAGE-01", f"{self.name(e)} takes damage in play", True, False)
        self.damage[e] += amount

    def is_healed(self, event: events.Heal) -> None:
        e = event.card
        self.damage[e] -= event.amount
        require(self.damage[e] >= 0, "MC-HEAL-02", f"damage on {self.name(e)}", "at least 0", self.damage[e])

    def gets_threat(self, event: events.Threat) -> None:
        e, amount = event.card, event.amount
        require(amount > 0, "MC-THREAT-01", f"threat on {self.name(e)}", "at least 1", amount)
        require(e in self.threat, "MC-THREAT-01", f"{self.name(e)} gets threat in play", True, False)
        self.threat[e] += amount

    def loses_threat(self, event: events.ThreatRemoved) -> None:
        e = event.card
        self.threat[e] -= event.amount
        require(self.threat[e] >= 0, "MC-THWART-06", f"threat on {self.name(e)}", "at least 0", self.threat[e])

    def gets_status(self, event: events.Status) -> None:
        e, name, on = event.card, event.status, event.on
        require(e in self.damage, "MC-STATUS-01", f"{self.name(e)} gets or loses {name} in play", True, False)
        clause = "MC-STATUS-03" if on else "MC-STATUS-04"
        require(((e, name) in self.status) != on, clause, f"{self.name(e)} {name}", not on, on)
        self.status ^= {(e, name)}

    def exhausts(self, event: events.Exhaust) -> None:
        e = event.card
        require(e in self.damage, "MC-EXHAUST-02", f"{self.name(e)} is exhausted in play", True, False)
        require(e not in self.exhausted, "MC-EXHAUST-02", f"{self.name(e)} is ready when it is exhausted", True, False)
        self.exhausted.add(e)

    def readies(self, event: events.Ready) -> None:
        self.exhausted.discard(event.card)

    def has_counters(self, event: events.Counters) -> None:
        e, name, n = event.card, event.counter, event.number
        require(n >= 0, "MC-KW-USES-03", f"{name} counters on {self.name(e)}", "at least 0", n)
        self.counters[e, name] = n

    def turns(self, event: events.Face) -> None:
        """A new stage of the villain or scheme starts without tokens (MC-VDEFEAT-04, MC-MAIN-03)."""
        self.said = {}
        printed = self.cards[event.code]
        if printed.type == "villain":
            self.damage[event.card] = 0
        elif printed.type == "main_scheme":
            self.threat[event.card] = 0

    def accelerates(self, event: events.Acceleration) -> None:
        self.acceleration += event.amount
        self.refilled = False


def in_play_zone(zone: int) -> bool:
    return zone == ids.TABLE or part_of(zone)[0] in (ids.AREA, ids.ENGAGED)


def part_of(zone: int) -> tuple[int, int]:
    """(part, seat) of a seat's zone, (-1, -1) for the scenario's."""
    if zone < ids.FIRST_SEAT_ZONE:
        return -1, -1
    return (zone - ids.FIRST_SEAT_ZONE) % ids.SEAT_ZONES, (zone - ids.FIRST_SEAT_ZONE) // ids.SEAT_ZONES
