"""A Game Round: Deployment, Planning, Missions, and whether the game ends (H-4.1, H-7.1, H-10)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules import deployment, endings, scenarios
from goldenrule.games.heroes.rules.missions import TURNS
from goldenrule.games.heroes.rules.planning import Planning
from goldenrule.kernel.game import Frame

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class Round(Frame):
    """Game Rounds until the game is over. It begins with Planning, for the first round has no Deployment (H-4.2)."""

    turn: int = 0  # in the order of play

    def run(self, g: "Heroes") -> None:
        s = g.state
        stack = g.stack
        stack.append(self)
        if s.dirty:
            return
        if self.pc == 5:  # most often, and it asks a question
            self.next_turn(g)
            return
        if self.pc == 6:
            s.active = -1
            if s.ending == "action_round":
                endings.by_vp(g)
                return
            if s.action_round < ids.ACTION_ROUNDS:
                self.next_action_round(g)
                return
            self.pc = 7
        depth = len(stack)
        while len(stack) == depth and not s.dirty:
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
                g.push(Planning(0))
            elif step == 3:
                s.phase = "missions"
                g.emit("phase", "missions")
            elif step == 4:
                self.next_action_round(g)
            elif step == 7:
                if not scenarios.finale(g):
                    endings.end_of_round(g)
            else:
                self.pc = 0

    def next_action_round(self, g: "Heroes") -> None:
        s = g.state
        s.action_round += 1
        self.turn = 0
        g.emit("action_round", s.action_round)
        self.next_turn(g)

    def next_turn(self, g: "Heroes") -> None:
        """One action of each player in turn (H-7.2)."""
        s = g.state
        seats = s.seats
        turn = self.turn
        seat = s.active = (s.first + turn) % seats
        self.turn = turn + 1
        self.pc = 5 if turn + 1 < seats else 6
        g.emit("turn", seat)
        TURNS[seat].begin(g)
