"""The round: player phase, end of the player phase, the five steps of the villain phase (MC-ROUND, MC-VPHASE)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, DEALT_TO, ENGAGEMENTS, HANDS
from goldenrule.games.champions.rules import decks, encounter, enemies, periods, threat, values
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.fields import CardRef, Seat, Size
from goldenrule.kernel.several import Several, remaining
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

STALEMATE_ROUNDS = 100
"""A game that has not ended after this many rounds is over: the players lose, and the result says so."""


class Round(Procedure):
    """All rounds of the game, one after the other, each step for all living players in player order.

    `seats` are those whose part of the step is still to come, `done` what the first of them has dealt with in it.
    """

    seats: Annotated[tuple[Seat, ...], Size(ids.MAX_SEATS)] = ()
    done: tuple[CardRef, ...] = ()

    def everybody(self, g: "Champions") -> None:
        """The step that follows is each player's."""
        alive = g.state.alive
        self.seats = alive if len(alive) == 1 else tuple(g.players())
        self.done = ()

    # -- the player phase ------------------------------------------------------------------------------------------

    def begin_player_phase(self, g: "Champions") -> Then:
        s = g.state
        if s.round >= STALEMATE_ROUNDS:
            g.tell_of(events.Stalemate, s.round)
            g.finish("villain")
        s.round += 1
        s.phase = "player"
        s.flipped = ()
        if g.observer is not None:
            g.tell_of(events.Round, s.round)
        self.everybody(g)
        return None

    def take_turns(self, g: "Champions") -> Then:
        """Each player, in player order, takes one turn."""
        alive = g.state.alive
        seats = self.seats
        while seats and seats[0] not in alive:
            seats = seats[1:]
        if not seats:
            self.everybody(g)
            return None
        self.seats = seats[1:]
        Turn(0, seats[0]).run(g)
        return AGAIN

    def discard_down(self, g: "Champions") -> Then:
        """Any number of cards may be discarded, more than the hand size must be."""
        s = g.state
        while self.seats:
            seat = self.seats[0]
            if seat in s.alive and self.choose_discard(g, seat):
                return AGAIN
            self.seats = self.seats[1:]
        return None

    def several(self, g: "Champions") -> Several | None:
        """What a player discards at the end of the phase: down to the hand size, or more."""
        if self.pc != Round.at(Round.discard_down):
            return None
        seat = self.seats[0]
        hand = g.state.zones[HANDS[seat]]
        rest = remaining(hand, self.done)
        must = len(hand) - len(self.done) - values.hand_size(g, seat)
        return Several.cards([("discard", e, 0) for e in rest], must, len(rest), given_up=True)

    def choose_discard(self, g: "Champions", seat: int) -> bool:
        """Ask a player for the next card to discard, in order of the hand; those named go together. True if asking."""
        answer = g.answer
        g.answer = None
        if answer is None or answer[0] == "discard":
            if answer is not None:
                self.done = (*self.done, answer[1])
            s = g.state
            hand = s.zones[HANDS[seat]]
            must = len(hand) - len(self.done) - values.hand_size(g, seat)
            start = hand.index(self.done[-1]) + 1 if self.done else 0
            options: list[Option] = []
            seen: list[int] = []
            for e in hand[start : len(hand) - must + 1] if must > 0 else hand[start:]:
                card = s.ident[e]
                if card not in seen:
                    seen.append(card)
                    options.append(("discard", e, 0))
            if options:
                if must <= 0:
                    options.append(DONE)
                g.ask(self, "end_discard", seat, options, 0, (must if must > 0 else 0,))
                return True
        if self.done:
            g.discard_cards(seat, HANDS[seat], self.done)
            g.tell_of(events.Discard, seat, self.done)
            self.done = ()
        return False

    def draw_up(self, g: "Champions") -> Then:
        """All players draw up to their hand size."""
        for seat in g.players():
            short = values.hand_size(g, seat) - len(g.state.zones[HANDS[seat]])
            if short > 0:
                decks.draw(g, seat, short)

    def ready_all(self, g: "Champions") -> Then:
        """All players ready all their cards; the player phase ends."""
        s = g.state
        cards = s.cards
        for seat in g.players():
            for e in s.zones[AREAS[seat]]:
                if cards[e].exhausted:
                    g.ready(e)
        periods.push_end(g, "phase")

    # -- the villain phase -----------------------------------------------------------------------------------------

    def place_threat(self, g: "Champions") -> Then:
        """Step one: threat on the main scheme, acceleration field, icons and tokens in one placement."""
        s = g.state
        s.phase = "villain"
        if g.observer is not None:
            g.tell_of(events.VillainPhase, s.round)
        facts = g.content.faces[s.face[s.main_scheme]].facts
        n = facts.accel * (s.seats if facts.accel_per_player else 1)
        n += values.icons(g, "acceleration") + s.acceleration
        self.everybody(g)
        threat.place_threat(g, [s.main_scheme], n, 0, s.first, "step_one")

    def activate_villain(self, g: "Champions") -> Then:
        """Step two: the villain activates for each player, each time followed by that player's minions."""
        s = g.state
        while self.seats and self.seats[0] not in s.alive:
            self.seats = self.seats[1:]
        if not self.seats:
            return Round.deal_encounter_cards
        enemies.activate(g, s.villain, self.seats[0])
        return None

    def activate_minions(self, g: "Champions") -> Then:
        """Those engaged with the player, one by one. Those that have activated for another one do so again (OQ-77)."""
        s = g.state
        seat = self.seats[0]
        left: list[int] = []
        if seat in s.alive:
            for e in s.zones[ENGAGEMENTS[seat]]:
                if s.ref(e) not in self.done:
                    left.append(e)
        if not left:
            self.seats = self.seats[1:]
            self.done = ()
            return Round.activate_villain
        answer = g.take()
        if answer is None and len(left) > 1:
            chooser = seat if "minions-ordered-by-engaged-player" in g.readings else s.first  # OQ-15
            g.ask(self, "minion_order", chooser, [("order", e, 0) for e in left])
            return AGAIN
        minion = left[0] if answer is None else answer[1]
        self.done = (*self.done, s.ref(minion))
        enemies.activate(g, minion, seat)
        return AGAIN

    def deal_encounter_cards(self, g: "Champions") -> Then:
        """Step three: one facedown encounter card each, and one more for each hazard icon, in player order."""
        players = g.players()
        for seat in players:
            decks.deal(g, seat)
        for i in range(values.icons(g, "hazard")):
            decks.deal(g, players[i % len(players)])
        self.everybody(g)

    def reveal_encounter_cards(self, g: "Champions") -> Then:
        """Step four: each player reveals their cards one at a time, until none is left anywhere (OQ-24)."""
        s = g.state
        zones = s.zones
        while self.seats:
            seat = self.seats[0]
            if seat in s.alive and (dealt := zones[DEALT_TO[seat]]):
                encounter.reveal(g, seat, dealt[0])
                return AGAIN
            self.seats = self.seats[1:]
        for seat in s.alive:
            if zones[DEALT_TO[seat]]:
                self.everybody(g)
                return AGAIN
        return None

    def pass_first_player(self, g: "Champions") -> Then:
        """Step five: the first player token passes; the villain phase ends."""
        s = g.state
        s.first = g.next_player(s.first)
        s.lki = {}
        s.lki_faces = {}
        g.tell_of(events.FirstPlayer, s.first)
        periods.push_end(g, "phase")

    def end_round(self, g: "Champions") -> Then:
        periods.push_end(g, "round")
        return Round.begin_player_phase


Round.follows(
    step(Round.begin_player_phase, "MC-ROUND-01"),
    step(Round.take_turns, "MC-PPHASE-01"),
    step(Round.discard_down, "MC-ENDPP-01", "MC-ENDPP-02"),
    step(Round.draw_up, "MC-ENDPP-03"),
    step(Round.ready_all, "MC-ENDPP-04", "OQ-50"),
    step(Round.place_threat, "MC-VPHASE-02", "MC-VPHASE-03", "OQ-52"),
    step(Round.activate_villain, "MC-VPHASE-04", "MC-VPHASE-05"),
    step(Round.activate_minions, "MC-VPHASE-05", "MC-VPHASE-06"),
    step(Round.deal_encounter_cards, "MC-VPHASE-07", "MC-VPHASE-08", "MC-SIDE-10", "OQ-57"),
    step(Round.reveal_encounter_cards, "MC-VPHASE-10", "MC-VPHASE-11", "MC-VPHASE-12"),
    step(Round.pass_first_player, "MC-VPHASE-13", "OQ-50"),
    step(Round.end_round, "MC-VPHASE-14"),
)
