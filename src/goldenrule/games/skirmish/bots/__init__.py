"""A bot for the duel that looks at what each play brings in the next rounds, from what its seat sees."""

from collections.abc import Callable
from typing import Final

from goldenrule.gamekit.search_model import SearchModel
from goldenrule.games.skirmish.bots import answers
from goldenrule.games.skirmish.bots.consequences import CONSEQUENCES, hand, use
from goldenrule.games.skirmish.bots.estimate import log_odds, measures
from goldenrule.games.skirmish.bots.evaluator import Evaluator
from goldenrule.games.skirmish.bots.seat_view import SeatView
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.ids import FACTIONS, HEROES
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game

Chooser = Callable[[Evaluator, Decision], Option]


class Sensible:
    """Plays what gains the most for its cost, where that counts the most, and pays with what it needs least."""

    def __init__(self, seed: str = "") -> None:
        del seed  # it never rolls dice

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        chooser = CHOOSERS.get(decision.kind)
        return decision.options[0] if chooser is None else chooser(Evaluator(SeatView(game, seat)), decision)


class Steadfast(Sensible):
    """Answers like `Sensible`, but evaluates the position once for a card, what pays for it, and its slot: faster.

    It plays one game: while a card is paid for nothing changes that its slot depends on.
    """

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self.evaluator: Evaluator | None = None  # of the question before this one
        self.at = -1
        self.card = 0

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        evaluator, self.evaluator = self.evaluator, None
        goes_on = decision.kind in PLAYING and decision.source == self.card and game.decisions == self.at + 1
        if evaluator is None or not goes_on or evaluator.seat != seat:
            chooser = CHOOSERS.get(decision.kind)
            if len(decision.options) == 1 or chooser is None:
                return decision.options[0]
            evaluator = Evaluator(SeatView(game, seat))
        option = decision.options[0]
        if len(decision.options) > 1:
            option = CHOOSERS[decision.kind](evaluator, decision)
        if decision.kind == "pay" or (decision.kind == "recruit" and option[0] == "play"):
            self.evaluator, self.at = evaluator, game.decisions
            self.card = decision.source if decision.kind == "pay" else option[1]
        return option


PLAYING: Final = ("pay", "slot")
"""The questions that follow the choice of a card to play."""
CHOOSERS: Final[dict[str, Chooser]] = {
    "recruit": answers.recruit, "pay": answers.pay, "slot": answers.slot, "moment": answers.moment,
    "artifact": answers.artifact, "civilian": answers.civilian, "lose_civilian": answers.lose_civilian,
    "choose": answers.choose_one, "choose_some": answers.choose_some, "discard": answers.discard, "may": answers.may,
    "mode": answers.mode,
}  # fmt: skip


def kept(game: Game, seat: int) -> Callable[[Option], float]:
    """What each thing that may be given up is worth to a seat if it is kept."""
    evaluator = Evaluator(SeatView(game, seat))
    return lambda option: answers.kept(evaluator, option)


BOTS = {"sensible": Sensible}

THINKING: Final[SearchModel[Skirmish]] = SearchModel(
    policy=Sensible, lighter=Steadfast, horizon=3, clock=lambda game: game.state.turn, log_odds=log_odds,
    measures=measures, position_kind=lambda game: FACTIONS[max(HEROES, game.state.active)],
    consequences=CONSEQUENCES, hand=hand, use=use, later="advice-skirmish-later", idle={"recruit": "done"},
)  # fmt: skip
"""Three turns: a card played now is attacked in the next turn and attacks in the one after that. Keeping a
playable card did not raise the win rate in positions played to the end, and it makes dull games: hence `idle`."""
