"""Turns (D-4): Recruitment, Attack, Draw, and the end of the turn, one side after the other."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.ids import ACTIONS, DRAW, DRAW_PHASE, DRAWN, FACTIONS
from goldenrule.games.skirmish.rules.artifacts import open_moment
from goldenrule.games.skirmish.rules.attack import AttackPhase
from goldenrule.games.skirmish.rules.ending import deck_has_run_out
from goldenrule.games.skirmish.rules.recruitment import Recruit
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

BEGIN, BEGUN, RECRUITMENT, ATTACK, AFTER_ATTACK, DRAWING, DRAW_CARDS, END = range(8)


class Turn(Frame):
    """The turns of the game, one after another. The player whose turn it is stands in the state."""

    def run(self, g: "Skirmish") -> None:
        """One part of the turn after another, until one waits for something, or the game is over.

        The phases are carried out here and now; one that has to wait stays on the stack. It is one function, and no
        procedure, because as a procedure in steps it costs the duel 3.5 % of a decision.
        """
        s = g.state
        rows = s.rows
        seat = s.active
        stack = g.stack
        stack.append(self)
        pc = self.pc
        if pc >= ATTACK:
            if pc == ATTACK:
                self.pc = AFTER_ATTACK
                s.phase = "attack"
                if g.observer is not None:
                    g.emit("phase", "attack")
                depth = len(stack)
                AttackPhase(0, seat).run(g)
                if len(stack) != depth or s.dirty:
                    return
            if pc <= AFTER_ATTACK and rows[ACTIONS]:
                self.pc = DRAWING
                if open_moment(g):
                    return
            if pc <= DRAWING:
                s.phase = "draw"
                if g.observer is not None:
                    g.emit("phase", "draw")
                if rows[DRAW_PHASE]:
                    self.pc = DRAW_CARDS
                    g.start(g.triggered(DRAW_PHASE, [], seat))
                    return
            if pc <= DRAW_CARDS:
                self.pc = END
                g.draw(seat, DRAWN + (g.granted(DRAW, seat) if rows[DRAW] else 0))  # D-8.1
                if (rows[ACTIONS] and open_moment(g)) or s.dirty or s.winner:
                    return
            if s.stirred:
                calm(g)
                if s.dirty:
                    return
            if s.decked and deck_has_run_out(g):
                g.compare()  # D-9.4
                return
            s.active = seat = 1 - seat  # D-4.1
            pc = BEGIN
        if pc == BEGIN:
            s.turn += 1
            s.round = (s.turn + 1) // 2
            s.phase = "start"
            s.fallen = ()
            if g.observer is not None:
                g.emit("turn", seat, s.turn)
            if s.dirty:  # what holds in one's own turn has ended
                self.pc = BEGUN
                return
        if pc <= BEGUN and rows[ACTIONS]:
            self.pc = RECRUITMENT
            if open_moment(g, False):
                return
        self.pc = ATTACK
        Recruit(0, seat).begin(g)


def calm(g: "Skirmish") -> None:
    """What lasts until the end of the turn ends: cards are as strong as before."""
    g.state.stirred = False
    for seat in range(len(FACTIONS)):
        for e in g.side(seat):
            if g.figure(e).strengthened:
                g.own(e).strengthened = 0
