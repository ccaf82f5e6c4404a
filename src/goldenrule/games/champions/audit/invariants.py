"""What holds after every decision, checked from scratch."""

from collections import Counter
from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditPart
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.audit.arithmetic import value
from goldenrule.games.champions.audit.ledger import AuditError, Ledger, in_play_zone, part_of, require
from goldenrule.games.champions.content import stat_row
from goldenrule.games.champions.facts import CHARACTERS, IDENTITY
from goldenrule.games.champions.ids import AREA, DECK, DISCARD, ENGAGED, HAND, TABLE, zone
from goldenrule.games.champions.rules.damage import Damage
from goldenrule.games.champions.rules.defeat import Defeat, Limit
from goldenrule.games.champions.state import TableCard
from goldenrule.kernel.event_windows import EventWindow, TriggeringEvent

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def census(game: "Champions") -> Counter[tuple[int, int]]:
    """How many cards of each kind each owner has. The villain and the main scheme change stages, and are left out.

    So are ghosts, which lie in no zone from the start (see `kernel.redeal`).
    """
    state = game.state
    staged = (state.villain, state.main_scheme)
    return Counter(
        (state.ident[e], state.owner[e]) for e in range(1, len(state.ident)) if e not in staged and state.zone[e] >= 0
    )


class Invariants(AuditPart):
    """Checks a position after every decision. Zones that have not changed since are not looked through again."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.cards = census(book.game)
        self.idents: list[int] = []
        self.seen: list[tuple[int, ...]] = [(-1,)] * len(book.zones)
        self.rows: dict[tuple[int, str], list[tuple[int, int]]] = {}

    def is_defeated(self, event: events.Defeated) -> None:
        """Who is defeated has no hit points left, and a side scheme no threat."""
        book, e = self.book, event.card
        scheme = book.shown(e).type == "side_scheme"
        left = book.threat[e] if scheme else value(book, ids.HP, e) - book.damage[e]
        clause = "MC-DEFEAT-02" if scheme else "MC-DEFEAT-01"
        require(left <= 0, clause, f"what is left of {book.name(e)}, which is defeated", 0, left)

    def after_decision(self) -> None:
        each_in_one_zone(self.book)
        self.zones()
        tokens(self.book)
        self.listeners()
        if not self.book.game.state.winner:
            characters(self.book)
            limits(self.book)
            decks(self.book)

    def zones(self) -> None:
        """Every card is in one zone, as the events told; none came or went; owners have their own cards."""
        book = self.book
        state = book.game.state
        for z, content in enumerate(state.zones):
            if content is self.seen[z]:
                continue
            self.seen[z] = content
            require(sorted(content) == sorted(book.zones[z]), "invariant", f"cards of zone {z}", book.zones[z], content)
            part, seat = part_of(z)
            for e in content:
                if part in (HAND, DECK, DISCARD) and state.owner[e] != seat:
                    raise AuditError("MC-OWN-08", f"the owner of {book.name(e)}", seat, state.owner[e])
                if z in (ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD) and state.owner[e] >= 0:
                    raise AuditError("MC-OWN-02", f"the owner of {book.name(e)}", -1, state.owner[e])
        if state.zone != book.zone:
            wrong = next(e for e in range(len(state.zone)) if state.zone[e] != book.zone[e])
            raise AuditError("invariant", f"the zone of {book.name(wrong)}", book.zone[wrong], state.zone[wrong])
        if state.ident != self.idents:
            self.idents = list(state.ident)
            now = census(book.game)
            odd = (self.cards - now) + (now - self.cards)
            require(not odd, "invariant", "cards that came or went", "none", odd)

    def listeners(self) -> None:
        """The rows of listeners are those of what is in play, in hand, or lasting."""
        game = self.book.game
        state = game.state
        rows: list[list[tuple[int, int]]] = [[] for _ in state.rows]
        hands = [e for seat in range(state.seats) for e in state.zones[zone(seat, HAND)]]
        for e in hands:
            for row, index in self._rows_of(state.ident[e], "hand"):
                rows[row].append((e, index))
        for e, card in enumerate(state.cards):
            if card is not None:
                for row, index in self._rows_of(state.face[e], "play"):
                    rows[row].append((e, index))
        for e, each in state.lasting.items():
            for row, index in _listens(game.content.lasting[each.path].abilities, "play", "play"):
                rows[row].append((e, index))
        for number, row_now in enumerate(rows):
            expected = tuple(sorted(row_now))
            require(
                state.rows[number] == expected, "invariant", f"listeners of row {number}", expected, state.rows[number]
            )

    def _rows_of(self, face: int, place: str) -> list[tuple[int, int]]:
        found = self.rows.get((face, place))
        if found is None:
            shown = self.book.game.content.faces[face]
            found = _listens(shown.abilities, place, "hand" if shown.type == "event" else "play")
            self.rows[face, place] = found
        return found


def _listens(abilities: tuple[object, ...], place: str, home: str) -> list[tuple[int, int]]:
    """(row, ability index) of everything that abilities listen to, or modify, from a place. Triggers listen at home."""
    out: list[tuple[int, int]] = []
    for index, ability in enumerate(abilities):
        assert isinstance(ability, CardAbility)
        if ability.when is not None and place == home:
            out.append((ability.when.row, index))
        if place == "play":
            out += [(stat_row(stat), index) for stat in {mod.stat for mod in ability.mods}]
    return out


def each_in_one_zone(book: Ledger) -> None:
    """Every card of the game lies in exactly one zone, the one that it says itself."""
    state = book.game.state
    book.zone += [-1] * (len(state.zone) - len(book.zone))  # ghosts: they have never been anywhere
    lies = [-1] * len(state.zone)
    for z, content in enumerate(state.zones):
        for e in content:
            require(lies[e] < 0, "invariant", f"zones of {book.name(e)}", "one", (lies[e], z))
            lies[e] = z
    for e in range(1, len(lies)):
        require(lies[e] >= 0 or book.zone[e] < 0, "invariant", f"the zone of {book.name(e)}", state.zone[e], "none")
        require(lies[e] == state.zone[e], "invariant", f"the zone of {book.name(e)}", state.zone[e], lies[e])


def tokens(book: Ledger) -> None:
    """Cards in play have what the events told, and only cards in play have anything."""
    state = book.game.state
    require(state.acceleration == book.acceleration, "MC-EMPTYENC-02", "acceleration tokens", book.acceleration,
            state.acceleration)  # fmt: skip
    require(not book.refilled, "MC-EMPTYENC-02", "a token for the new encounter deck", True, False)
    in_play = {e for z, content in enumerate(state.zones) if in_play_zone(z) for e in content}
    cards = {e for e, card in enumerate(state.cards) if card is not None}
    require(in_play == cards, "MC-INPLAY-01", "cards in play", in_play - cards, cards - in_play)
    for e in cards:
        card = state.cards[e]
        assert isinstance(card, TableCard)
        fault = _fault(book, e, card)
        if fault is not None:
            clause, what, expected, found = fault
            raise AuditError(clause, f"{what} of {book.name(e)}", expected, found)


def _fault(book: Ledger, entity: int, card: TableCard) -> tuple[str, str, object, object] | None:
    """The first thing on a card that is not as it should be: clause, what, expected, found."""
    if card.damage != book.damage[entity]:
        return ("MC-DAMAGE-03", "damage", book.damage[entity], card.damage)
    if card.threat != book.threat[entity]:
        return ("MC-THREAT-01", "threat", book.threat[entity], card.threat)
    if card.damage < 0 or card.threat < 0:
        return ("MC-DAMAGE-03", "tokens", "none negative", (card.damage, card.threat))
    if card.exhausted != (entity in book.exhausted):
        return ("MC-EXHAUST-01", "exhaustion", entity in book.exhausted, card.exhausted)
    for status in ids.STATUSES:
        told = (entity, status) in book.status
        if getattr(card, status) != told:
            return ("MC-STATUS-02", f"{status} card", told, not told)
    for kind, n in card.counters:
        if n < 1 or book.counters.get((entity, kind), n) != n:
            return ("MC-COUNTER-01", f"{kind} counters", book.counters.get((entity, kind)), n)
    if card.host and book.game.state.cards[card.host] is None:
        return ("MC-ATTACHTO-03", "host", "in play", "gone")
    return None


def events_about(game: "Champions", ref: int) -> list[TriggeringEvent]:
    """What is going on that a card is the target of."""
    frames = [frame for frame in game.stack if isinstance(frame, EventWindow)]
    return [c for frame in frames for c in frame.events if c.target == ref]


def characters(book: Ledger) -> None:
    """Living characters have hit points left; those without are being defeated right now."""
    game = book.game
    state = game.state
    for e, card in enumerate(state.cards):
        if card is None or book.shown(e).type not in CHARACTERS:
            continue
        assert isinstance(card, TableCard)
        left = value(book, ids.HP, e) - card.damage
        if left <= 0:
            dying = any(isinstance(c, Damage | Defeat) for c in events_about(game, book.ref(e)))
            require(dying, "MC-DEFEAT-01", f"remaining hit points of {book.name(e)}", "at least 1", left)
    for e in state.zones[TABLE]:
        card = state.cards[e]
        assert isinstance(card, TableCard)
        if book.shown(e).type == "side_scheme" and not card.threat:
            require(bool(events_about(game, book.ref(e))), "MC-DEFEAT-02", f"threat on {book.name(e)}", "at least 1", 0)
    main = book.shown(state.main_scheme)
    goal = main.target * (state.seats if main.target_per_player else 1)
    if goal:
        threat = book.threat[state.main_scheme]
        require(threat < goal, "MC-MAIN-02", "threat on the main scheme", f"less than {goal}", threat)


def limits(book: Ledger) -> None:
    """Ally limit, uniqueness, control, engagement, living players."""
    game = book.game
    state = game.state
    require(state.first in state.alive, "MC-FIRST-03", "the first player is alive", True, False)
    shown: dict[str, list[str]] = {}
    for seat in range(state.seats):
        allies = 0
        for e in state.zones[zone(seat, AREA)]:
            card = state.cards[e]
            assert card is not None
            require(card.controller == seat, "MC-OWN-05", f"who controls {book.name(e)}", seat, card.controller)
            facts = book.shown(e)
            allies += facts.type == "ally"
            if facts.unique and facts.type not in IDENTITY:
                subnames = shown.setdefault(facts.name, [])
                clash = any(not facts.subname or not other or facts.subname == other for other in subnames)
                require(not clash, "MC-UNIQUE-02", f"copies of {facts.name} in play", 1, 2)
                subnames.append(facts.subname)
        limit = value(book, ids.ALLY_LIMIT, state.identities[seat])
        choosing = any(isinstance(frame, Limit) for frame in game.stack)
        require(allies <= limit or choosing, "MC-ALLYLIM-02", f"allies of seat {seat}", f"at most {limit}", allies)
        for e in state.zones[zone(seat, ENGAGED)]:
            type = book.shown(e).type
            require(type == "minion", "MC-MINION-01", f"the type of what is engaged with seat {seat}", "minion", type)
        if seat not in state.alive:
            left = [book.name(e) for e in state.zones[zone(seat, AREA)] + state.zones[zone(seat, ENGAGED)]]
            require(not left, "MC-ELIM-01", f"cards in play of seat {seat}, who is out", [], left)


def decks(book: Ledger) -> None:
    """A deck is empty only while there is nothing to rebuild it from (MC-EMPTYENC-01, MC-EMPTYPL-01)."""
    state = book.game.state
    pairs = [(ids.ENCOUNTER_DECK, ids.ENCOUNTER_DISCARD)]
    pairs += [(zone(seat, DECK), zone(seat, DISCARD)) for seat in state.alive]
    for deck, pile in pairs:
        if not state.zones[deck]:
            clause = "MC-EMPTYENC-01" if deck == ids.ENCOUNTER_DECK else "MC-EMPTYPL-01"
            require(not state.zones[pile], clause, f"the pile beside the empty deck {deck}", [], state.zones[pile])
