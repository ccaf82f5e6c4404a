"""Turns (D-4): Recruitment, Attack, Draw, and the end of the turn, one side after the other."""

from typing import TYPE_CHECKING

from goldenrule.games.skirmish.events import DrawPhaseBegins, PhaseBegins, TurnBegins
from goldenrule.games.skirmish.ids import ACTIONS, DRAW, DRAWN, FACTIONS
from goldenrule.games.skirmish.readings import ANY_TURN
from goldenrule.games.skirmish.rules.artifacts import open_moment
from goldenrule.games.skirmish.rules.attack import AttackPhase
from goldenrule.games.skirmish.rules.ending import deck_has_run_out
from goldenrule.games.skirmish.rules.recruitment import Recruit
from goldenrule.kernel.game import Frame
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish


class Turn(Procedure):
    """The turns of the game, one after another. The state holds the player whose turn it is."""

    def recruit(self, game: "Skirmish") -> Then:
        state = game.state
        phase = Recruit(0, state.active)
        if state.rows[ACTIONS] and game.reads(ANY_TURN):
            game.push(phase)  # it begins after the moment, which only the other player may use
            open_moment(game, False)
        else:
            phase.begin(game)

    def attack(self, game: "Skirmish") -> Then:
        state = game.state
        state.phase = "attack"
        if game.observer is not None:
            game.tell_event(PhaseBegins, "attack")
        AttackPhase(0, state.active).run(game)

    def draw(self, game: "Skirmish") -> Then:
        state = game.state
        state.phase = "draw"
        if game.observer is not None:
            game.tell_event(DrawPhaseBegins, "draw")
        if state.rows[DrawPhaseBegins.row]:
            game.push(DrawCards(0))
            game.start(game.triggered(DrawPhaseBegins.row, [], state.active))
        else:
            draw_cards(game)

    def end(self, game: "Skirmish") -> Then:
        """What lasts until now ends; then the game, if a deck has run out, or else the other side begins its turn."""
        state = game.state
        if state.stirred:
            reset_strength(game)
            if state.dirty:
                return AGAIN
        if state.decked and deck_has_run_out(game):
            game.compare()
        state.active = 1 - state.active
        begin_turn(game)
        return Turn.recruit


Turn.follows(
    step(Turn.recruit, "D-4.2", "D-5.1", "DA-15"),
    step(Turn.attack, "D-4.2", "D-7.1"),
    step(Turn.draw, "D-4.2", "D-8.1"),
    step(Turn.end, "D-9.4", "D-4.1"),
)


class DrawCards(Frame):
    """What reacts to the Draw phase has been done."""

    def run(self, game: "Skirmish") -> None:
        draw_cards(game)


def draw_cards(game: "Skirmish") -> None:
    """The cards of the Draw phase; after them single-use Artifacts may be used (D-8.1, DA-15)."""
    state = game.state
    rows = state.rows
    game.draw(state.active, DRAWN + (game.granted(DRAW, state.active) if rows[DRAW] else 0))
    if rows[ACTIONS]:
        open_moment(game)


def begin_turn(game: "Skirmish") -> None:
    """The next turn of the game begins, that of the active player."""
    state = game.state
    state.turn += 1
    state.round = (state.turn + 1) // 2
    state.phase = "start"
    state.fallen = ()
    if game.observer is not None:
        game.tell_event(TurnBegins, state.active, state.turn)


def reset_strength(game: "Skirmish") -> None:
    """Cards are as strong as before the turn."""
    game.state.stirred = False
    for seat in range(len(FACTIONS)):
        for e in game.side(seat):
            if game.figure(e).strengthened:
                game.own(e).strengthened = 0
