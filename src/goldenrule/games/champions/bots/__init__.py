"""A bot for Champions that plays by heuristics, from what its seat sees."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.search_model import SearchModel
from goldenrule.games.champions.bots import hand
from goldenrule.games.champions.bots.answers import defend, window
from goldenrule.games.champions.bots.consequences import CONSEQUENCES, use
from goldenrule.games.champions.bots.consequences import hand as held
from goldenrule.games.champions.bots.equivalent_options import equivalence_key
from goldenrule.games.champions.bots.estimate import log_odds, measures
from goldenrule.games.champions.bots.evaluator import Evaluator
from goldenrule.games.champions.bots.hand import discard_cost, end_discard, least_held, mulligan, pay, search_one
from goldenrule.games.champions.bots.seat_view import SeatView
from goldenrule.games.champions.bots.targets import area, attach, choose_one, divide, mode, order
from goldenrule.games.champions.bots.turn import request, turn
from goldenrule.kernel.decisions import Decision, Option

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions

Chooser = Callable[[Evaluator, Decision], Option]


class Sensible:
    """Plays the best split of its hand, thwarts before it is too late, hides and recovers when the odds ask for it."""

    def __init__(self, seed: str = "") -> None:
        del seed  # it never rolls dice

    def choose(self, game: "Champions", seat: int, decision: Decision) -> Option:
        return choose(SeatView(game, seat), decision)


class Steadfast(Sensible):
    """Plays like `Sensible`, but thinks once a turn of the form in which to end it: faster, for playing on."""

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        self.meant: dict[int, tuple[bool, bool]] = {}

    def choose(self, game: "Champions", seat: int, decision: Decision) -> Option:
        return choose(SeatView(game, seat), decision, self.meant)


def choose(view: SeatView, decision: Decision, meant: dict[int, tuple[bool, bool]] | None = None) -> Option:
    """The option that a sensible player takes, from the seat's view alone, and what was `meant` before, by round."""
    if len(decision.options) == 1:
        return decision.options[0]
    chooser = CHOOSERS.get(decision.kind)
    return decision.options[0] if chooser is None else chooser(Evaluator(view, meant), decision)


CHOOSERS: Final[dict[str, Chooser]] = {
    "turn": turn, "pay": pay, "discard_cost": discard_cost, "end_discard": end_discard, "mulligan": mulligan,
    "search": search_one, "order": order, "ally_limit": least_held, "restricted": least_held, "choose": choose_one,
    "choose_some": choose_one, "attach": attach, "area": area, "mode": mode, "divide": divide, "defend": defend,
    "interrupt": window, "response": window, "request": request,
}  # fmt: skip


def kept(game: "Champions", decision: Decision) -> Callable[[Option], float]:
    """What each thing that is given up in a question is worth to its seat if it is kept."""
    return hand.kept(Evaluator(SeatView(game, decision.seat)), decision)


BOTS = {"sensible": Sensible}

THINKING: "Final[SearchModel[Champions]]" = SearchModel(
    policy=Sensible, lighter=Steadfast, horizon=2, clock=lambda game: game.state.round, log_odds=log_odds,
    measures=measures, position_kind=lambda game: "players", heuristic_kinds=frozenset({"pay", "order", "request"}),
    equivalence_key=equivalence_key, consequences=CONSEQUENCES, hand=held, use=use, told=1,
    later="advice-champions-later", request="request", idle={"request": "decline"},
)  # fmt: skip
"""On to the round after the next: what a turn has built shows in the one after it. Told is what the next villain phase
does."""
