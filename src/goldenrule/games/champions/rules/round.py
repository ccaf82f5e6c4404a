"""The round: player phase, end of the player phase, the five steps of the villain phase (MC-ROUND, MC-VPHASE)."""

from typing import TYPE_CHECKING

from goldenrule.games.champions import ids
from goldenrule.games.champions.ids import AREAS, DEALT_TO, DISCARDS, ENGAGEMENTS, HANDS
from goldenrule.games.champions.rules import decks, encounter, enemies, occurrences, periods, values
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

STALEMATE_ROUNDS = 100
"""A game that has not ended after this many rounds is over: the players lose, and the result says so."""


class Round(Frame):
    """All rounds of the game, one after the other. `seats` are those whose part of the step is still to come."""

    FIELDS = ("pc", "seats", "done")
    __slots__ = ("done", "seats")

    def __init__(self, pc: int = 0, seats: tuple[int, ...] = (), done: tuple[int, ...] = ()) -> None:
        self.pc = pc
        self.seats = seats
        self.done = done

    def copy(self) -> "Round":
        return Round(self.pc, self.seats, self.done)

    def run(self, g: "Champions") -> None:
        STEPS[self.pc](g, self)

    def to(self, g: "Champions", pc: int) -> None:
        """Another step is next, for all living players in player order, when what this one pushes is done."""
        alive = g.state.alive
        self.pc = pc
        self.seats = alive if len(alive) == 1 else tuple(g.players())
        self.done = ()
        g.push(self)

    def go_on(self, g: "Champions", pc: int) -> None:
        """Another step follows at once, unless the game is over."""
        alive = g.state.alive
        self.pc = pc
        self.seats = alive if len(alive) == 1 else tuple(g.players())
        self.done = ()
        if not g.state.winner:
            STEPS[pc](g, self)

    def next_seat(self, g: "Champions") -> int:
        """The next living player whose part of the step is to come, -1 when all have done theirs."""
        alive = g.state.alive
        while self.seats:
            if (seat := self.seats[0]) in alive:
                return seat
            self.seats = self.seats[1:]
        return -1


def begin_player_phase(g: "Champions", f: Round) -> None:
    s = g.state
    if s.round >= STALEMATE_ROUNDS:
        g.emit("stalemate", s.round)
        g.finish("villain")
        return
    s.round += 1
    s.phase = "player"
    s.flipped = ()
    g.emit("round", s.round)
    f.go_on(g, 1)


def take_turns(g: "Champions", f: Round) -> None:
    """Each player, in player order, takes one turn (MC-PPHASE-01)."""
    seat = f.next_seat(g)
    if seat < 0:
        f.go_on(g, 2)
        return
    f.seats = f.seats[1:]
    g.push(f)
    Turn(0, seat).run(g)


def discard_down(g: "Champions", f: Round) -> None:
    """Any number of cards may be discarded, more than the hand size must be (MC-ENDPP-01, -02)."""
    while (seat := f.next_seat(g)) >= 0:
        answer = g.take()
        if answer is None or answer[0] == "discard":
            if answer is not None:
                f.done = (*f.done, answer[1])
            rest: list[int] = list(g.state.zones[HANDS[seat]])
            must = len(rest) - len(f.done) - values.hand_size(g, seat)
            if f.done:
                rest = rest[rest.index(f.done[-1]) + 1 :]
            if must > 0:
                rest = rest[: len(rest) - must + 1]
            if rest:
                options: list[Option] = [("discard", e, 0) for e in g.distinct(rest)]
                if must <= 0:
                    options.append(DONE)
                g.ask(f, "end_discard", seat, options, 0, (must if must > 0 else 0,))
                return
        if f.done:
            for e in f.done:
                g.move(e, DISCARDS[seat])
            g.emit("discard", seat, f.done)
            f.done = ()
        f.seats = f.seats[1:]
    f.go_on(g, 3)


def draw_up(g: "Champions", f: Round) -> None:
    """All players draw up to their hand size (MC-ENDPP-03)."""
    for seat in g.players():
        short = values.hand_size(g, seat) - len(g.state.zones[HANDS[seat]])
        if short > 0:
            decks.draw(g, seat, short)
    f.go_on(g, 4)


def ready_all(g: "Champions", f: Round) -> None:
    """All players ready all their cards (MC-ENDPP-04); the player phase ends (OQ-50)."""
    s = g.state
    for seat in g.players():
        for e in s.zones[AREAS[seat]]:
            if s.cards[e].exhausted:
                g.ready(e)
    f.to(g, 5)
    periods.push_end(g, "phase")


def step_one(g: "Champions", f: Round) -> None:
    """Threat on the main scheme: acceleration field, icons and tokens in one placement (MC-VPHASE-02, -03; OQ-52)."""
    s = g.state
    s.phase = "villain"
    g.emit("villain_phase", s.round)
    facts = g.face(s.main_scheme).facts
    n = facts.accel * (s.seats if facts.accel_per_player else 1)
    n += values.icons(g, "acceleration") + s.acceleration
    f.to(g, 6)
    occurrences.place_threat(g, [s.main_scheme], n, 0, s.first, ids.STEP_ONE)


def step_two(g: "Champions", f: Round) -> None:
    """The villain activates for each player, each time followed by that player's minions (MC-VPHASE-04..06)."""
    s = g.state
    while f.seats and f.seats[0] not in s.alive:
        f.seats = f.seats[1:]
        f.pc = 6
    if not f.seats:
        f.go_on(g, 8)
        return
    seat = f.seats[0]
    if f.pc == 6:
        f.pc = 7
        g.push(f)
        enemies.activate(g, s.villain, seat)
        return
    engaged = s.zones[ENGAGEMENTS[seat]]
    left = [e for e in engaged if s.ref(e) not in f.done] if engaged else []
    if not left:
        f.seats = f.seats[1:]
        f.pc = 6
        step_two(g, f)
        return
    answer = g.take()
    if answer is None and len(left) > 1:
        chooser = seat if "minions-ordered-by-engaged-player" in g.readings else s.first  # OQ-15
        g.ask(f, "minion_order", chooser, [("order", e, 0) for e in left])
        return
    minion = left[0] if answer is None else answer[1]
    f.done = (*f.done, s.ref(minion))
    g.push(f)
    enemies.activate(g, minion, seat)


def step_three(g: "Champions", f: Round) -> None:
    """One facedown encounter card each, and one more for each hazard icon, in player order (MC-VPHASE-07..09)."""
    players = g.players()
    for seat in players:
        decks.deal(g, seat)
    for i in range(values.icons(g, "hazard")):  # MC-SIDE-10, OQ-57
        decks.deal(g, players[i % len(players)])
    f.go_on(g, 9)


def step_four(g: "Champions", f: Round) -> None:
    """Each player reveals their cards one at a time, until none is left anywhere (MC-VPHASE-10..12; OQ-24)."""
    while (seat := f.next_seat(g)) >= 0 and not g.state.zones[DEALT_TO[seat]]:
        f.seats = f.seats[1:]
    if seat < 0:
        f.go_on(g, 9 if any([g.state.zones[DEALT_TO[p]] for p in g.players()]) else 10)
        return
    g.push(f)
    encounter.reveal(g, seat, g.state.zones[DEALT_TO[seat]][0])


def step_five(g: "Champions", f: Round) -> None:
    """The first player token passes; the villain phase ends, then the round (MC-VPHASE-13, -14; OQ-50)."""
    s = g.state
    s.first = g.next_player(s.first)
    s.lki = {}
    s.lki_faces = {}
    g.emit("first_player", s.first)
    f.pc = 11
    g.push(f)
    periods.push_end(g, "phase")


def end_round(g: "Champions", f: Round) -> None:
    f.pc = 0
    g.push(f)
    periods.push_end(g, "round")


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
