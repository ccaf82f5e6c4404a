"""Turns (D-4): Recruitment, Attack, Draw, and the end of the turn, one side after the other."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.ids import DRAW, DRAW_PHASE, DRAWN, FACTIONS
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
        """One part of the turn after another; whatever one pushes comes before the next."""
        s = g.state
        stack = g.stack
        stack.append(self)
        if self.pc >= AFTER_ATTACK:
            self.close(g)
        if self.pc == BEGIN and not s.winner:
            s.turn += 1
            s.round = (s.turn + 1) // 2
            s.phase = "start"
            g.emit("turn", s.active, s.turn)
            self.pc = RECRUITMENT
            if open_moment(g, active=False):
                return
        if self.pc == RECRUITMENT:
            self.pc = ATTACK
            stack.append(Recruit(0, s.active))
        elif self.pc == ATTACK:
            s.phase = "attack"
            g.emit("phase", "attack")
            self.pc = AFTER_ATTACK
            stack.append(AttackPhase(0, s.active))

    def close(self, g: "Skirmish") -> None:
        """The part of the turn after the attacks."""
        s = g.state
        stack = g.stack
        depth = len(stack)
        while len(stack) == depth and not s.dirty:  # the end of the game clears the stack
            pc = self.pc
            self.pc = pc + 1
            if pc == AFTER_ATTACK:
                open_moment(g)
            elif pc == DRAWING:
                s.phase = "draw"
                g.emit("phase", "draw")
                if s.rows[DRAW_PHASE]:
                    g.start(g.triggered(DRAW_PHASE, [], s.active))
            elif pc == DRAW_CARDS:
                g.draw(s.active, DRAWN + (g.granted(DRAW, s.active) if s.rows[DRAW] else 0))  # D-8.1
                open_moment(g)
            else:
                self.pc = BEGIN
                self.end(g)
                return

    def end(self, g: "Skirmish") -> None:
        """What lasts until the end of the turn ends; then it is the other side's turn (D-4.1), or the end (D-9.4)."""
        s = g.state
        if s.stirred:
            s.stirred = False
            for seat in range(len(FACTIONS)):
                for e in g.side(seat):
                    if g.figure(e).strengthened:
                        g.own(e).strengthened = 0
        if deck_has_run_out(g):
            g.compare()
            return
        s.active = 1 - s.active
