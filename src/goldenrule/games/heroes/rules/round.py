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

    def advance_markers(self, game: "Heroes") -> Then:
        state = game.state
        state.phase = "deployment"
        state.round += 1  # (a)
        state.action_round = 0  # (b)
        state.foiled = 0
        game.tell_event(events.RoundBegins, state.round)
        game.tell_event(events.PhaseBegins, "deployment")

    def advance_stories(self, game: "Heroes") -> Then:
        stories.advance_track(game, give=False)  # (c)

    def deploy_headlines(self, game: "Heroes") -> Then:
        deployment.place_headlines(game)  # (d)
        special.bring_in_special(game)

    def assign_tokens(self, game: "Heroes") -> Then:
        deployment.assign_archnemesis(game)  # (e)
        deployment.assign_first(game)

    def carry_out_effects(self, game: "Heroes") -> Then:
        deployment.effects(game)  # (f)

    def plan(self, game: "Heroes") -> Then:
        game.state.phase = "planning"
        game.tell_event(events.PhaseBegins, "planning")
        game.push(Planning(0))

    def begin_missions(self, game: "Heroes") -> Then:
        game.state.phase = "missions"
        game.tell_event(events.PhaseBegins, "missions")
        self.next_action_round(game)

    def next_action_round(self, game: "Heroes") -> None:
        state = game.state
        state.action_round += 1
        self.turn = 0
        if game.observer is not None:
            game.tell_event(events.ActionRoundBegins, state.action_round)

    def take_turns(self, game: "Heroes") -> Then:
        """One action of each player in turn."""
        state = game.state
        turn = self.turn
        seat = state.active = (state.first + turn) % state.seats
        self.turn = turn + 1
        if game.observer is not None:
            game.tell_event(events.TurnBegins, seat)
        TURNS[seat].begin(game)
        return AGAIN if turn + 1 < state.seats else None

    def end_action_round(self, game: "Heroes") -> Then:
        state = game.state
        state.active = -1
        if state.ending == "action_round":
            endings.end_by_points(game)
        if state.action_round == ids.ACTION_ROUNDS:
            return None
        self.next_action_round(game)
        return Round.take_turns

    def end_round(self, game: "Heroes") -> Then:
        if not scenarios.begin_finale(game):
            endings.end_of_round(game)
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
