"""A Game Round: Deployment, Planning, Missions, and whether the game ends (H-4.1, H-7.1, H-10)."""

from typing import TYPE_CHECKING

from goldenrule.games.heroes import events, ids
from goldenrule.games.heroes.rules import deployment, endings, scenarios, special, stories
from goldenrule.games.heroes.rules.missions import TURNS
from goldenrule.games.heroes.rules.planning import Planning
from goldenrule.kernel.fields import Index
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


class Round(Procedure):
    """Game Rounds until the game is over. The first one begins with Planning: it has no Deployment (H-4.2)."""

    turn: Index = 0  # in the order of play

    def advance_markers(self, g: "Heroes") -> Then:
        s = g.state
        s.phase = "deployment"
        s.round += 1  # (a)
        s.action_round = 0  # (b)
        s.foiled = 0
        g.tell_of(events.RoundBegins, s.round)
        g.tell_of(events.PhaseBegins, "deployment")

    def advance_stories(self, g: "Heroes") -> Then:
        stories.shift(g, give=False)  # (c)

    def deploy_headlines(self, g: "Heroes") -> Then:
        deployment.place_headlines(g)  # (d)
        special.bring_in_special(g)

    def assign_tokens(self, g: "Heroes") -> Then:
        deployment.assign_archnemesis(g)  # (e)
        deployment.assign_first(g)

    def carry_out_effects(self, g: "Heroes") -> Then:
        deployment.effects(g)  # (f)

    def plan(self, g: "Heroes") -> Then:
        g.state.phase = "planning"
        g.tell_of(events.PhaseBegins, "planning")
        g.push(Planning(0))

    def begin_missions(self, g: "Heroes") -> Then:
        g.state.phase = "missions"
        g.tell_of(events.PhaseBegins, "missions")
        self.next_action_round(g)

    def next_action_round(self, g: "Heroes") -> None:
        s = g.state
        s.action_round += 1
        self.turn = 0
        if g.observer is not None:
            g.tell_of(events.ActionRoundBegins, s.action_round)

    def take_turns(self, g: "Heroes") -> Then:
        """One action of each player in turn."""
        s = g.state
        turn = self.turn
        seat = s.active = (s.first + turn) % s.seats
        self.turn = turn + 1
        if g.observer is not None:
            g.tell_of(events.TurnBegins, seat)
        TURNS[seat].begin(g)
        return AGAIN if turn + 1 < s.seats else None

    def end_action_round(self, g: "Heroes") -> Then:
        s = g.state
        s.active = -1
        if s.ending == "action_round":
            endings.by_vp(g)
        if s.action_round == ids.ACTION_ROUNDS:
            return None
        self.next_action_round(g)
        return Round.take_turns

    def end_round(self, g: "Heroes") -> Then:
        if not scenarios.finale(g):
            endings.end_of_round(g)
        return Round.advance_markers


Round.follows(
    step(Round.advance_markers, "H-4.3"),
    step(Round.advance_stories, "H-4.3", "H-4.4"),
    step(Round.deploy_headlines, "H-4.3", "H-10.4"),
    step(Round.assign_tokens, "H-4.9", "H-4.11"),
    step(Round.carry_out_effects, "H-4.12"),
    step(Round.plan, "H-6.1"),
    step(Round.begin_missions, "H-7.1"),
    step(Round.take_turns, "H-7.2"),
    step(Round.end_action_round, "H-7.21", "H-10.9"),
    step(Round.end_round, "H-10.2", "H-10.13"),
)
