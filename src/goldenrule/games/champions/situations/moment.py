"""Where in the round a position stands, and where its game stops."""

from collections.abc import Callable

from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.rules import setup
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.rules.turn import Turn
from goldenrule.games.champions.situations.given import GivenPosition
from goldenrule.kernel.decisions import DONE
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.steps import Then

VILLAIN_STEPS = (
    Round.place_threat, Round.activate_villain, Round.deal_encounter_cards, Round.reveal_encounter_cards,
    Round.pass_first_player, Round.end_round,
)  # fmt: skip
"""The five steps of the villain phase (MC-VPHASE-01), and what comes after them."""
STOPPED = "stopped"
"""The question of a game that goes no further."""


def stand(game: Champions, given: GivenPosition) -> None:
    """Put on the stack what comes next. Raises BadInput for a moment that cannot be."""
    state = game.state
    state.round = given.round
    state.first = given.first
    order = tuple(game.players())
    stop = 0 if given.stop_after is None else Round.at(VILLAIN_STEPS[given.stop_after])

    def rounds(do: Callable[..., Then], seats: tuple[int, ...]) -> Round:
        pc = Round.at(do)
        return Stopping(pc, seats, (), stop) if stop else Round(pc, seats)

    if given.minions_of is not None and (given.phase, given.step) != ("villain", 2):
        raise BadInput("champions-bad-given-minions-minions")
    if given.phase == "villain":
        if given.active is not None:
            raise BadInput("champions-bad-given-active-nobody")
        if given.stop_after is not None and given.stop_after < given.step:
            raise BadInput("champions-bad-given-stop-after", stop_after=given.stop_after, step=given.step)
        state.phase = "villain"
        if given.minions_of is None:
            game.push(rounds(VILLAIN_STEPS[given.step - 1], order))
        else:
            game.push(rounds(Round.activate_minions, order[order.index(given.minions_of) :]))
        return
    if given.step != 1:
        raise BadInput("champions-bad-given-step-only")
    if given.phase == "mulligan":
        if given.round != 1 or given.active is not None or stop:
            raise BadInput("champions-bad-given-phase-mulligans")
        state.round = 0
        state.phase = "setup"
        game.push(setup.SetUp(setup.SetUp.at(setup.SetUp.mulligan)))
        return
    state.phase = "player"
    if given.phase == "end":
        if given.active is not None:
            raise BadInput("champions-bad-given-active-nobody-turn")
        game.push(rounds(Round.discard_down, order))
        return
    active = given.first if given.active is None else given.active
    game.push(rounds(Round.take_turns, order[order.index(active) + 1 :]))
    game.push(Turn(0, active))


class Stopping(Round):
    """Rounds that stop before the step `stop`: nothing more happens there."""

    stop: int = 0

    @property
    def PLAN(self) -> object:  # type: ignore[override]  # the class has one plan; this frame's ends before `stop`
        do, _, places, _ = Round.PLAN
        return do, self.stop, places, False

    def run(self, game: Game) -> None:
        if self.pc < self.stop:
            super().run(game)
        if self.pc == self.stop and self not in game.stack:
            game.take()
            game.ask(self, STOPPED, game.state.first, [DONE], free=True)
