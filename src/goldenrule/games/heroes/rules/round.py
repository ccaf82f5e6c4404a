"""A Game Round: Deployment, Planning, Missions, and whether the game ends (H-4.1, H-7.1, H-10)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import deployment, endings, scenarios
from goldenrule.games.heroes.rules.missions import Action
from goldenrule.games.heroes.rules.planning import Planning
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class Round(Frame):
    """Game Rounds until the game is over. It begins with Planning, for the first round has no Deployment (H-4.2)."""

    FIELDS = ("pc", "turn")
    __slots__ = ("turn",)

    def __init__(self, pc: int = 0, turn: int = 0) -> None:
        self.pc = pc
        self.turn = turn  # in the order of play

    def copy(self) -> "Round":
        return Round(self.pc, self.turn)

    def run(self, g: "Heroes") -> None:
        s = g.state
        g.push(self)
        stack = g.stack
        depth = len(stack)
        while len(stack) == depth and not (g.pending or s.winner or s.dirty):
            step = self.pc
            self.pc += 1
            if step == 0:
                s.phase = "deployment"
                deployment.advance(g)
            elif step == 1:
                deployment.effects(g)
            elif step == 2:
                s.phase = "planning"
                g.emit("phase", "planning")
                g.push(Planning())
            elif step == 3:
                s.phase = "missions"
                g.emit("phase", "missions")
            elif step == 4:
                s.action_round += 1
                self.turn = 0
                g.emit("action_round", s.action_round)
            elif step == 5:  # H-7.2
                seat = (s.first + self.turn) % s.seats
                self.turn += 1
                if self.turn < s.seats:
                    self.pc = 5
                s.active = seat
                g.emit("turn", seat)
                g.push(Action(0, seat))
            elif step == 6:
                s.active = -1
                if s.ending == "action_round":
                    endings.by_vp(g)
                elif s.action_round < ids.ACTION_ROUNDS:
                    self.pc = 4
            elif step == 7:
                if not scenarios.finale(g):
                    endings.end_of_round(g)
            else:
                self.pc = 0
        if s.winner:
            stack.clear()
