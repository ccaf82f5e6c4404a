"""Turns (D-4): Recruitment, Attack, Draw, and the end of the turn, one side after the other."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.events import DrawPhaseBegins, PhaseBegins, TurnBegins
from goldenrule.games.skirmish.ids import ACTIONS, DRAW, DRAWN, FACTIONS
from goldenrule.games.skirmish.rules.artifacts import open_moment
from goldenrule.games.skirmish.rules.attack import AttackPhase
from goldenrule.games.skirmish.rules.ending import deck_has_run_out
from goldenrule.games.skirmish.rules.recruitment import Recruit
from goldenrule.kernel.game import Frame
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class Turn(Procedure):
    """The turns of the game, one after another. The player whose turn it is stands in the state."""

    def recruit(self, g: "Skirmish") -> Then:
        s = g.state
        phase = Recruit(0, s.active)
        if s.rows[ACTIONS]:
            g.push(phase)  # it begins after the moment
            open_moment(g, False)
        else:
            phase.begin(g)

    def attack(self, g: "Skirmish") -> Then:
        s = g.state
        s.phase = "attack"
        if g.observer is not None:
            g.tell_of(PhaseBegins, "attack")
        AttackPhase(0, s.active).run(g)

    def draw(self, g: "Skirmish") -> Then:
        s = g.state
        s.phase = "draw"
        if g.observer is not None:
            g.tell_of(DrawPhaseBegins, "draw")
        if s.rows[DrawPhaseBegins.row]:
            g.push(DrawCards(0))
            g.start(g.triggered(DrawPhaseBegins.row, [], s.active))
        else:
            draw_cards(g)

    def end(self, g: "Skirmish") -> Then:
        """What lasts until now ends; then the game, if a deck has run out, or else the other side begins its turn."""
        s = g.state
        if s.stirred:
            calm(g)
            if s.dirty:
                return AGAIN
        if s.decked and deck_has_run_out(g):
            g.compare()
        s.active = 1 - s.active
        begin_turn(g)
        return Turn.recruit


Turn.follows(
    step(Turn.recruit, "D-4.2", "D-5.1", "DA-15"),
    step(Turn.attack, "D-4.2", "D-7.1"),
    step(Turn.draw, "D-4.2", "D-8.1"),
    step(Turn.end, "D-9.4", "D-4.1"),
)


class DrawCards(Frame):
    """What reacts to the Draw phase has been done."""

    def run(self, g: "Skirmish") -> None:
        draw_cards(g)


def draw_cards(g: "Skirmish") -> None:
    """The cards of the Draw phase; after them single-use Artifacts may be used (D-8.1, DA-15)."""
    s = g.state
    rows = s.rows
    g.draw(s.active, DRAWN + (g.granted(DRAW, s.active) if rows[DRAW] else 0))
    if rows[ACTIONS]:
        open_moment(g)


def begin_turn(g: "Skirmish") -> None:
    """The next turn of the game begins, that of the active player."""
    s = g.state
    s.turn += 1
    s.round = (s.turn + 1) // 2
    s.phase = "start"
    s.fallen = ()
    if g.observer is not None:
        g.tell_of(TurnBegins, s.active, s.turn)


def calm(g: "Skirmish") -> None:
    """Cards are as strong as before the turn."""
    g.state.stirred = False
    for seat in range(len(FACTIONS)):
        for e in g.side(seat):
            if g.figure(e).strengthened:
                g.own(e).strengthened = 0
