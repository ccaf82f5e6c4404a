"""The round: player phase, end of the player phase, the five steps of the villain phase (MC-ROUND, MC-VPHASE)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import AREAS, DEALT_TO, ENGAGEMENTS, HANDS
from goldenrule.games.champions.rules import decks, encounter, enemies, occurrences, periods, values
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

STALEMATE_ROUNDS = 100
"""A game that has not ended after this many rounds is over: the players lose, and the result says so."""


SAME = -1
"""What a step returns that is not over: it comes again when what it has put on the stack is done."""


class Round(Frame):
    """All rounds of the game, one after the other. `seats` are those whose part of the step is still to come."""

    FIELDS = ("pc", "seats", "done")
    REFS = ("done",)
    __slots__ = ("done", "seats")

    def __init__(self, pc: int = 0, seats: tuple[int, ...] = (), done: tuple[int, ...] = ()) -> None:
        self.pc = pc
        self.seats = seats
        self.done = done

    def copy(self) -> "Round":
        return Round(self.pc, self.seats, self.done)

    def run(self, g: "Champions") -> None:
        """Step after step, each for all living players in player order. A step returns which is next.

        The frame stays on the stack; what a step puts on top of it comes before the next one.
        """
        s = g.state
        stack = g.stack
        stack.append(self)
        while True:
            following = STEPS[self.pc](g, self)
            if following != SAME:
                alive = s.alive
                self.pc = following
                self.seats = alive if len(alive) == 1 else tuple(g.players())
                self.done = ()
            if not stack or stack[-1] is not self or g.pending or s.dirty:
                return


def begin_player_phase(g: "Champions", f: Round) -> int:
    s = g.state
    if s.round >= STALEMATE_ROUNDS:
        g.emit("stalemate", s.round)
        g.finish("villain")
        return SAME
    s.round += 1
    s.phase = "player"
    s.flipped = ()
    g.emit("round", s.round)
    return 1


def take_turns(g: "Champions", f: Round) -> int:
    """Each player, in player order, takes one turn (MC-PPHASE-01)."""
    alive = g.state.alive
    seats = f.seats
    while seats and seats[0] not in alive:
        seats = seats[1:]
    if not seats:
        return 2
    f.seats = seats[1:]
    Turn(0, seats[0]).run(g)
    return SAME


def discard_down(g: "Champions", f: Round) -> int:
    """Any number of cards may be discarded, more than the hand size must be (MC-ENDPP-01, -02)."""
    s = g.state
    while f.seats:
        seat = f.seats[0]
        if seat in s.alive and choose_discard(g, f, seat):
            return SAME
        f.seats = f.seats[1:]
    return 3


def choose_discard(g: "Champions", f: Round, seat: int) -> bool:
    """Ask a player for the next card to discard, in order of the hand; those named go together. True if asking."""
    answer = g.take()
    if answer is None or answer[0] == "discard":
        if answer is not None:
            f.done = (*f.done, answer[1])
        s = g.state
        hand = s.zones[HANDS[seat]]
        must = len(hand) - len(f.done) - values.hand_size(g, seat)
        start = hand.index(f.done[-1]) + 1 if f.done else 0
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
            g.stack.pop()
            g.ask(f, "end_discard", seat, options, 0, (must if must > 0 else 0,))
            return True
    if f.done:
        g.discard_cards(seat, HANDS[seat], f.done)
        g.emit("discard", seat, f.done)
        f.done = ()
    return False


def draw_up(g: "Champions", f: Round) -> int:
    """All players draw up to their hand size (MC-ENDPP-03)."""
    for seat in f.seats:
        short = values.hand_size(g, seat) - len(g.state.zones[HANDS[seat]])
        if short > 0:
            decks.draw(g, seat, short)
    return 4


def ready_all(g: "Champions", f: Round) -> int:
    """All players ready all their cards (MC-ENDPP-04); the player phase ends (OQ-50)."""
    s = g.state
    cards = s.cards
    for seat in f.seats:
        for e in s.zones[AREAS[seat]]:
            if cards[e].exhausted:
                g.ready(e)
    periods.push_end(g, "phase")
    return 5


def step_one(g: "Champions", f: Round) -> int:
    """Threat on the main scheme: acceleration field, icons and tokens in one placement (MC-VPHASE-02, -03; OQ-52)."""
    s = g.state
    s.phase = "villain"
    g.emit("villain_phase", s.round)
    facts = g.content.faces[s.face[s.main_scheme]].facts
    n = facts.accel * (s.seats if facts.accel_per_player else 1)
    n += values.icons(g, "acceleration") + s.acceleration
    occurrences.place_threat(g, [s.main_scheme], n, 0, s.first, ids.STEP_ONE)
    return 6


def step_two(g: "Champions", f: Round) -> int:
    """The villain activates for each player, each time followed by that player's minions (MC-VPHASE-04..06)."""
    s = g.state
    while f.seats and f.seats[0] not in s.alive:
        next_part(f)
    if not f.seats:
        return 8
    seat = f.seats[0]
    if f.pc == 6:
        f.pc = 7
        enemies.activate(g, s.villain, seat)
        return SAME
    engaged = s.zones[ENGAGEMENTS[seat]]
    left = [e for e in engaged if s.ref(e) not in f.done] if engaged else []
    if not left:
        next_part(f)
        return SAME
    answer = g.take()
    if answer is None and len(left) > 1:
        chooser = seat if "minions-ordered-by-engaged-player" in g.readings else s.first  # OQ-15
        g.stack.pop()
        g.ask(f, "minion_order", chooser, [("order", e, 0) for e in left])
        return SAME
    minion = left[0] if answer is None else answer[1]
    f.done = (*f.done, s.ref(minion))
    enemies.activate(g, minion, seat)
    return SAME


def next_part(f: Round) -> None:
    """The next player's activations. Minions that have activated in an earlier part do so again (OQ-77)."""
    f.seats = f.seats[1:]
    f.pc = 6
    f.done = ()


def step_three(g: "Champions", f: Round) -> int:
    """One facedown encounter card each, and one more for each hazard icon, in player order (MC-VPHASE-07..09)."""
    players = g.players()
    for seat in players:
        decks.deal(g, seat)
    for i in range(values.icons(g, "hazard")):  # MC-SIDE-10, OQ-57
        decks.deal(g, players[i % len(players)])
    return 9


def step_four(g: "Champions", f: Round) -> int:
    """Each player reveals their cards one at a time, until none is left anywhere (MC-VPHASE-10..12; OQ-24)."""
    s = g.state
    zones = s.zones
    while f.seats:
        seat = f.seats[0]
        if seat in s.alive and (dealt := zones[DEALT_TO[seat]]):
            encounter.reveal(g, seat, dealt[0])
            return SAME
        f.seats = f.seats[1:]
    for seat in s.alive:
        if zones[DEALT_TO[seat]]:
            return 9
    return 10


def step_five(g: "Champions", f: Round) -> int:
    """The first player token passes; the villain phase ends, then the round (MC-VPHASE-13, -14; OQ-50)."""
    s = g.state
    s.first = g.next_player(s.first)
    s.lki = {}
    s.lki_faces = {}
    g.emit("first_player", s.first)
    f.pc = 11
    periods.push_end(g, "phase")
    return SAME


def end_round(g: "Champions", f: Round) -> int:
    f.pc = 0
    periods.push_end(g, "round")
    return SAME


STEPS = (
    begin_player_phase,
    take_turns,
    discard_down,
    draw_up,
    ready_all,
    step_one,
    step_two,
    step_two,
    step_three,
    step_four,
    step_five,
    end_round,
)
