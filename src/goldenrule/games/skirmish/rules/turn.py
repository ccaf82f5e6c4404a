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

BEGIN, RECRUITMENT, ATTACK, AFTER_ATTACK, DRAWING, DRAW_CARDS, END = range(7)


class Turn(Frame):
    """The turns of the game, one after another. The player whose turn it is stands in the state."""

    __slots__ = ()

    def copy(self) -> "Turn":
        return Turn(self.pc)

    def run(self, g: "Skirmish") -> None:
        """One part of the turn after another, until one waits for something, or the game is over.

        The phases are carried out here and now; one that has to wait stays on the stack.
        """
        s = g.state
        rows = s.rows
        stack = g.stack
        stack.append(self)
        depth = len(stack)
        pc = self.pc
        if pc >= ATTACK:
            if pc == ATTACK:
                self.pc = AFTER_ATTACK
                s.phase = "attack"
                if g.observer is not None:
                    g.emit("phase", "attack")
                AttackPhase(0, s.active).run(g)
                if len(stack) != depth or s.dirty:
                    return
            if pc <= AFTER_ATTACK:
                self.pc = DRAWING
                if rows[ACTIONS] and open_moment(g):
                    return
            if pc <= DRAWING:
                self.pc = DRAW_CARDS
                s.phase = "draw"
                if g.observer is not None:
                    g.emit("phase", "draw")
                if rows[DRAW_PHASE]:
                    g.start(g.triggered(DRAW_PHASE, [], s.active))
                    return
            if pc <= DRAW_CARDS:
                self.pc = END
                g.draw(s.active, DRAWN + (g.granted(DRAW, s.active) if rows[DRAW] else 0))  # D-8.1
                if (rows[ACTIONS] and open_moment(g)) or s.dirty or s.winner:
                    return
            self.pc = BEGIN
            self.end(g)
            if s.winner:
                return
        if pc != RECRUITMENT:
            self.pc = RECRUITMENT
            s.turn += 1
            s.round = (s.turn + 1) // 2
            s.phase = "start"
            if g.observer is not None:
                g.emit("turn", s.active, s.turn)
            if rows[ACTIONS] and open_moment(g, active=False):
                return
        self.pc = ATTACK
        Recruit(0, s.active).begin(g)

    def end(self, g: "Skirmish") -> None:
        """What lasts until the end of the turn ends; then it is the other side's turn (D-4.1), or the end (D-9.4)."""
        s = g.state
        if s.stirred:
            s.stirred = False
            for seat in range(len(FACTIONS)):
                for e in g.side(seat):
                    if g.figure(e).strengthened:
                        g.own(e).strengthened = 0
        if s.decked and deck_has_run_out(g):
            g.compare()
            return
        s.active = 1 - s.active
