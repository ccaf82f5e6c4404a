"""The audit of the villain phase: threat, activations, encounter cards and the first player, step by step."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditPart
from goldenrule.games.champions import events, ids
from goldenrule.games.champions.audit.activation import Due, Dues, FollowedActivation, activation_of
from goldenrule.games.champions.audit.arithmetic import icons, value
from goldenrule.games.champions.audit.ledger import Ledger, require
from goldenrule.games.champions.ids import AREA, DEALT, DECK, DISCARD, ENGAGED, HAND, zone
from goldenrule.games.champions.rules.enemies import EnemyAttack, EnemyScheme
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.event_windows import EventWindow
from goldenrule.kernel.events import Event

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class VillainPhase(AuditPart):
    """Listens to a game. `phase` counts steps: 0 none or unknown, 1 threat, 2 activations, 3 dealing, 4 revealing."""

    def __init__(self, book: Ledger) -> None:
        self.book = book
        self.game: Champions = book.game
        self.step = 0
        self.activations: list[FollowedActivation] = []
        self.threat: Dues | None = None
        self.order: list[int] = []  # seats whose activations are to come
        self.seat = -1  # whose activations are under way
        self.left: set[int] = set()  # minions that still have to activate against that seat
        self.acted: set[int] = set()  # references of minions that have activated against that seat (OQ-77)
        self.expected: tuple[int, int, bool] | None = None
        self.first = self.game.state.first
        self.owed: list[int] = []  # seats to which step three still has to deal
        self.deck_outs = [0] * self.game.state.seats
        self.deck_deals = [0] * self.game.state.seats
        self.known = {c.moment for f in self.game.stack if (c := activation_of(f))}  # numbers of activations

    # -- listening -----------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """As every part; the innermost activation hears it first, or else what is due in step one."""
        listens = self._top() or self.threat
        if listens is not None:
            listens.hear(event)
        super().hear(event)

    def _top(self) -> FollowedActivation | None:
        """The innermost activation in progress. Those that have ended are settled."""
        running: set[int] = set()
        c: EnemyAttack | EnemyScheme | None = None
        for frame in self.game.stack:
            found = activation_of(frame)
            if found is not None:
                running.add(found.moment)
                c = found
        for old in [a for a in self.activations if a.serial not in running]:
            self.activations.remove(old)
            if not self.game.state.winner:
                old.settle()
        if c is None:
            return None
        if c.moment in self.known:
            return next((a for a in self.activations if a.serial == c.moment), None)
        self.known.add(c.moment)
        new = FollowedActivation(self.book, c)
        self.activations.append(new)
        if self.expected is not None:
            came = (new.enemy, new.seat, new.attack)
            require(came == self.expected, "MC-ACTIV-03", "who (entity, seat, attacks)", self.expected, came)
            self.expected = None
        return new

    def after_decision(self) -> None:
        self._top()
        if not self.game.state.winner:
            self._deck_outs()

    def _deck_outs(self) -> None:
        """Each deck that ran out has been noticed, and has brought its player an encounter card."""
        for seat in self.game.state.alive:
            out, told, dealt = self.book.emptied[seat], self.deck_outs[seat], self.deck_deals[seat]
            require(out == told, "MC-EMPTYPL-01", f"decks of seat {seat} that ran out", out, told)
            require(out == dealt, "MC-EMPTYPL-02", f"cards dealt to seat {seat} for it", out, dealt)

    # -- step one ------------------------------------------------------------------------------------------------

    def begins(self, event: events.VillainPhase) -> None:
        state = self.game.state
        book = self.book
        self._end_of_player_phase()
        main = book.shown(state.main_scheme)
        n = main.accel * (state.seats if main.accel_per_player else 1)
        n += icons(book, "acceleration") + book.acceleration
        self.step = 1
        self.threat = Dues(book, Due("MC-VPHASE-02", state.main_scheme, n, 0))
        self.order = self._players()
        self.seat = -1
        self.left = set()
        self.acted = set()

    def _end_of_player_phase(self) -> None:
        """Hands are full and cards ready (MC-ENDPP-02..04)."""
        state = self.game.state
        self._deck_outs()
        for seat in state.alive:
            size = value(self.book, ids.HAND_SIZE, state.identities[seat])
            hand = len(state.zones[zone(seat, HAND)])
            short = hand < size and bool(state.zones[zone(seat, DECK)] or state.zones[zone(seat, DISCARD)])
            require(hand <= size and not short, "MC-ENDPP-03", f"cards in the hand of seat {seat}", size, hand)
            tired = [self.book.name(e) for e in state.zones[zone(seat, AREA)] if e in self.book.exhausted]
            require(not tired, "MC-ENDPP-04", f"exhausted cards of seat {seat}", [], tired)

    def _players(self) -> list[int]:
        state = self.game.state
        return [seat for i in range(state.seats) if (seat := (state.first + i) % state.seats) in state.alive]

    # -- step two ------------------------------------------------------------------------------------------------

    def activates(self, event: events.Activate) -> None:
        enemy, seat = event.card, event.seat
        state = self.game.state
        book = self.book
        if self.step == 0:
            return
        if self.step == 1:
            self._close_step_one()
        require(self.step == 2, "MC-VPHASE-01", "activations belong to step", 2, self.step)
        self._check_expected()
        if enemy == state.villain:
            self._close_seat()
            while self.order and self.order[0] not in state.alive:
                self.order.pop(0)
            require(self.order[:1] == [seat], "MC-VPHASE-04", "the villain activates for seat", self.order[:1], seat)
            self.seat = self.order.pop(0)
            self.left = set(state.zones[zone(seat, ENGAGED)])
            self.acted = set()
        else:
            require(seat == self.seat, "MC-VPHASE-06", f"{book.name(enemy)} activates for seat", self.seat, seat)
            self._grow()
            require(enemy in self.left, "MC-VPHASE-05", f"{book.name(enemy)} activates, engaged and once", True, False)
            self.left.discard(enemy)
            self.acted.add(book.ref(enemy))
        hero = book.shown(state.identities[seat]).type == "hero"
        self.expected = (enemy, seat, hero)

    def _close_step_one(self) -> None:
        assert self.threat is not None
        self.threat.settle()
        self.threat = None
        self.step = 2

    def _grow(self) -> None:
        """Of the minions that were to activate, those that are still engaged."""
        self.left &= set(self.game.state.zones[zone(self.seat, ENGAGED)])

    def engages(self, event: events.Engage) -> None:
        if self.step == 2 and event.seat == self.seat and self.book.ref(event.card) not in self.acted:
            self.left.add(event.card)

    def _close_seat(self) -> None:
        if self.seat >= 0 and self.seat in self.game.state.alive:
            self._grow()
            names = sorted(self.book.name(e) for e in self.left)
            require(not names, "MC-VPHASE-05", f"minions of seat {self.seat} that did not activate", [], names)

    def _check_expected(self) -> None:
        require(self.expected is None, "MC-ACTIV-02", "an activation that was announced and did not come", None,
                self.expected)  # fmt: skip

    def deals_boost(self, event: events.BoostDealt) -> None:
        require(self.book.from_top, "MC-BOOST-01", "the boost card comes from the top of the deck", True, False)

    # -- steps three to five -------------------------------------------------------------------------------------

    def runs_out(self, event: events.DeckOut) -> None:
        self.deck_outs[event.seat] += 1

    def deals(self, event: events.Deal) -> None:
        s, seat = self.game.state, event.seat
        require(self.book.from_top, "MC-VPHASE-07", "the card dealt comes from the top of the deck", True, False)
        if self.deck_outs[seat] > self.deck_deals[seat]:  # the deck that ran out (MC-EMPTYPL-02)
            self.deck_deals[seat] += 1
            return
        if any(isinstance(frame, EventWindow | Effect) for frame in self.game.stack) or self.step == 0:
            return  # a card's text
        if self.step == 4 and "surge-is-a-dealt-card" in self.game.readings:
            return
        if self.step in (1, 2):
            self._close_step_two()
            players = self._players()
            hazards = icons(self.book, "hazard")
            self.owed = players + [players[i % len(players)] for i in range(hazards)]
            self.step = 3
        require(self.owed[:1] == [seat], "MC-VPHASE-08", "the next card goes to seat", self.owed[:1], seat)
        self.owed.pop(0)
        require(seat in s.alive, "MC-VPHASE-07", f"seat {seat} is alive", True, False)

    def _close_step_two(self) -> None:
        if self.step == 1:
            self._close_step_one()
        self._check_expected()
        self._close_seat()
        left = [seat for seat in self.order if seat in self.game.state.alive]
        require(not left, "MC-VPHASE-04", "seats for which the villain has not activated", [], left)

    def reveals(self, event: events.Reveal) -> None:
        seat, e = event.seat, event.card
        moved, frm, _ = self.book.moves[e]
        if frm != ids.RESOLVING and frm in [zone(p, DEALT) for p in range(self.game.state.seats)]:
            require(moved == self.book.count - 1, "MC-REVEAL-01", f"{self.book.name(e)} was just turned", True, False)
            require(frm == zone(seat, DEALT), "MC-VPHASE-10", "who reveals a dealt card", frm, zone(seat, DEALT))
            if self.step == 3:
                self._close_step_three()
            require(self.book.from_top, "MC-DEAL-03", f"seat {seat} reveals cards as they were dealt", True, False)

    def _close_step_three(self) -> None:
        owed = [seat for seat in self.owed if seat in self.game.state.alive]
        require(not owed, "MC-VPHASE-08", "cards of step three not dealt, by seat", [], owed)
        self.step = 4

    def passes_token(self, event: events.FirstPlayer) -> None:
        s, seat = self.game.state, event.seat
        old = self.first
        while old not in s.alive:  # the token had passed on already (MC-FIRST-03)
            old = (old + 1) % s.seats
        if self.step:
            if self.step == 3:
                self._close_step_three()
            require(self.step == 4, "MC-VPHASE-01", "step that comes before the last", 4, self.step)
            for p in s.alive:
                dealt = [self.book.name(e) for e in s.zones[zone(p, DEALT)]]
                require(not dealt, "MC-VPHASE-12", f"cards that seat {p} has not revealed", [], dealt)
            resolving = [self.book.name(e) for e in s.zones[ids.RESOLVING]]
            require(not resolving, "MC-REVEAL-01", "cards that never finished resolving", [], resolving)
            nexts = [p for i in range(1, s.seats + 1) if (p := (old + i) % s.seats) in s.alive]
            require(seat == nexts[0], "MC-VPHASE-13", "the next first player", nexts[0], seat)
        self.first = seat
        self.step = 0

    def is_out(self, event: events.Eliminated) -> None:
        self.owed = [p for p in self.owed if p != event.seat]

    def begins_turn(self, event: events.Turn) -> None:
        self.first = self.game.state.first
