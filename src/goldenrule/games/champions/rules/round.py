"""The round: player phase, end of the player phase, the five steps of the villain phase (MC-ROUND, MC-VPHASE)."""

from typing import TYPE_CHECKING, Annotated

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import AREAS, DEALT_TO, ENGAGEMENTS, HANDS
from goldenrule.games.champions.rules import decks, encounter, enemies, periods, threat, values
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.fields import CardRef, Seat, Size
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.several import Several, remaining
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

STALEMATE_ROUNDS = 100
"""A game that has not ended after this many rounds is over: the players lose, and the result says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Procedure):
    """All rounds of the game, one after the other, each step for all living players in player order.

    `seats` are those whose part of the step is still to come, `done` what the first of them has dealt with in it.
    """

    seats: Annotated[tuple[Seat, ...], Size(ids.MAX_SEATS)] = ()
    done: tuple[CardRef, ...] = ()

    def everybody(self, game: "Champions") -> None:
        """The step that follows is each player's."""
        alive = game.state.alive
        self.seats = alive if len(alive) == 1 else tuple(game.players())
        self.done = ()

    # -- the player phase ------------------------------------------------------------------------------------------

    def begin_player_phase(self, game: "Champions") -> Then:
        state = game.state
        if state.round >= STALEMATE_ROUNDS:
            game.tell_event(events.Stalemate, state.round)
            game.finish("villain")
        state.round += 1
        state.phase = "player"
        state.flipped = ()
        if game.observer is not None:
            game.tell_event(events.Round, state.round)
        self.everybody(game)
        return None

    def take_turns(self, game: "Champions") -> Then:
        """Each player, in player order, takes one turn."""
        alive = game.state.alive
        seats = self.seats
        while seats and seats[0] not in alive:
            seats = seats[1:]
        if not seats:
            self.everybody(game)
            return None
        self.seats = seats[1:]
        Turn(0, seats[0]).run(game)
        return AGAIN

    def discard_down(self, game: "Champions") -> Then:
        """Players may discard any number of cards, and must discard those above their hand size."""
        state = game.state
        while self.seats:
            seat = self.seats[0]
            if seat in state.alive and self.choose_discard(game, seat):
                return AGAIN
            self.seats = self.seats[1:]
        return None

    def several(self, game: "Champions") -> Several | None:
        """What a player discards at the end of the phase: down to the hand size, or more."""
        if self.pc != Round.at(Round.discard_down):
            return None
        seat = self.seats[0]
        hand = game.state.zones[HANDS[seat]]
        rest = remaining(hand, self.done)
        must = len(hand) - len(self.done) - values.hand_size(game, seat)
        return Several.cards([("discard", e, 0) for e in rest], must, len(rest), given_up=True)

    def choose_discard(self, game: "Champions", seat: int) -> bool:
        """Ask a player for the next card to discard, in order of the hand; those named go together. True if asking."""
        answer = game.answer
        game.answer = None
        if answer is None or answer[0] == "discard":
            if answer is not None:
                self.done = (*self.done, answer[1])
            state = game.state
            hand = state.zones[HANDS[seat]]
            must = len(hand) - len(self.done) - values.hand_size(game, seat)
            start = hand.index(self.done[-1]) + 1 if self.done else 0
            options: list[Option] = []
            seen: list[int] = []
            for e in hand[start : len(hand) - must + 1] if must > 0 else hand[start:]:
                card = state.ident[e]
                if card not in seen:
                    seen.append(card)
                    options.append(("discard", e, 0))
            if options:
                if must <= 0:
                    options.append(DONE)
                game.ask(self, "end_discard", seat, options, 0, (must if must > 0 else 0,))
                return True
        if self.done:
            game.discard_cards(seat, HANDS[seat], self.done)
            game.tell_event(events.Discard, seat, self.done)
            self.done = ()
        return False

    def draw_up(self, game: "Champions") -> Then:
        """All players draw up to their hand size."""
        for seat in game.players():
            short = values.hand_size(game, seat) - len(game.state.zones[HANDS[seat]])
            if short > 0:
                decks.draw(game, seat, short)

    def ready_all(self, game: "Champions") -> Then:
        """All players ready all their cards; the player phase ends."""
        state = game.state
        cards = state.cards
        for seat in game.players():
            for e in state.zones[AREAS[seat]]:
                if cards[e].exhausted:
                    game.ready(e)
        periods.push_end(game, "phase")

    # -- the villain phase -----------------------------------------------------------------------------------------

    def place_threat(self, game: "Champions") -> Then:
        """Step one: threat on the main scheme, acceleration field, icons and tokens in one placement."""
        state = game.state
        state.phase = "villain"
        if game.observer is not None:
            game.tell_event(events.VillainPhase, state.round)
        facts = game.content.faces[state.face[state.main_scheme]].facts
        n = facts.accel * (state.seats if facts.accel_per_player else 1)
        n += values.icons(game, "acceleration") + state.acceleration
        self.everybody(game)
        threat.place_threat(game, [state.main_scheme], n, 0, state.first, "step_one")

    def activate_villain(self, game: "Champions") -> Then:
        """Step two: the villain activates for each player, each time followed by that player's minions."""
        state = game.state
        while self.seats and self.seats[0] not in state.alive:
            self.seats = self.seats[1:]
        if not self.seats:
            return Round.deal_encounter_cards
        enemies.activate(game, state.villain, self.seats[0])
        return None

    def activate_minions(self, game: "Champions") -> Then:
        """Those engaged with the player, one by one. Those that have activated for another one do so again (OQ-77)."""
        state = game.state
        seat = self.seats[0]
        left: list[int] = []
        if seat in state.alive:
            for e in state.zones[ENGAGEMENTS[seat]]:
                if state.ref(e) not in self.done:
                    left.append(e)
        if not left:
            self.seats = self.seats[1:]
            self.done = ()
            return Round.activate_villain
        answer = game.take()
        if answer is None and len(left) > 1:
            chooser = seat if "minions-ordered-by-engaged-player" in game.readings else state.first  # OQ-15
            game.ask(self, "minion_order", chooser, [("order", e, 0) for e in left])
            return AGAIN
        minion = left[0] if answer is None else answer[1]
        self.done = (*self.done, state.ref(minion))
        enemies.activate(game, minion, seat)
        return AGAIN

    def deal_encounter_cards(self, game: "Champions") -> Then:
        """Step three: one facedown encounter card each, and one more for each hazard icon, in player order."""
        players = game.players()
        for seat in players:
            decks.deal(game, seat)
        for i in range(values.icons(game, "hazard")):
            decks.deal(game, players[i % len(players)])
        self.everybody(game)

    def reveal_encounter_cards(self, game: "Champions") -> Then:
        """Step four: each player reveals their cards one at a time, until none is left anywhere (OQ-24)."""
        state = game.state
        zones = state.zones
        while self.seats:
            seat = self.seats[0]
            if seat in state.alive and (dealt := zones[DEALT_TO[seat]]):
                encounter.reveal(game, seat, dealt[0])
                return AGAIN
            self.seats = self.seats[1:]
        for seat in state.alive:
            if zones[DEALT_TO[seat]]:
                self.everybody(game)
                return AGAIN
        return None

    def pass_first_player(self, game: "Champions") -> Then:
        """Step five: the first player token passes; the villain phase ends."""
        state = game.state
        state.first = game.next_player(state.first)
        state.lki = {}
        state.lki_faces = {}
        game.tell_event(events.FirstPlayer, state.first)
        periods.push_end(game, "phase")

    def end_round(self, game: "Champions") -> Then:
        periods.push_end(game, "round")
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
