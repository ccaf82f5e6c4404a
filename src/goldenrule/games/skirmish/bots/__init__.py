"""A bot for the duel that looks at what each play brings in the next rounds, from what its seat sees."""

from collections.abc import Callable
from typing import Final

from goldenrule.games.skirmish.bots.answers import (
    artifact,
    choose_one,
    choose_some,
    civilian,
    discard,
    lose_civilian,
    may,
    mode,
    moment,
    pay,
    recruit,
    slot,
)
from goldenrule.games.skirmish.bots.mind import Mind
from goldenrule.games.skirmish.bots.seat_view import SeatView
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game

Chooser = Callable[[Mind, Decision], Option]


class Sensible:
    """Plays what gains the most for its cost, where that counts the most, and pays with what it needs least."""

    def __init__(self, seed: str = "") -> None:
        del seed  # it never rolls dice

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        chooser = CHOOSERS.get(decision.kind)
        return decision.options[0] if chooser is None else chooser(Mind(SeatView(game, seat)), decision)


CHOOSERS: Final[dict[str, Chooser]] = {
    "recruit": recruit,
    "pay": pay,
    "slot": slot,
    "moment": moment,
    "artifact": artifact,
    "civilian": civilian,
    "lose_civilian": lose_civilian,
    "choose": choose_one,
    "choose_some": choose_some,
    "discard": discard,
    "may": may,
    "mode": mode,
}

BOTS = {"sensible": Sensible}
