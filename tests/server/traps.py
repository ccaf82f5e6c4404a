"""A game from outside with cards that are broken: at the fourth decision one fails, or goes round in circles."""

from collections.abc import Sequence
from typing import Any

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.options import GameOption
from tests.cli.towers import TowersKind
from tests.toygame.game import Towers, new_game

AT = 4


class Trap(Towers):
    """Towers, until a trap springs: "loop" or "fault", as its set-up says; "bot" for one of the second seat's."""

    name = "traps"

    def fresh(self, state: Any) -> "Trap":
        return Trap(state, self.content, self.setup)

    def apply(self, seat: int, option: Option) -> None:
        if self.decisions + 1 >= AT and (seat == 1 or self.setup["trap"] != "bot"):
            if self.setup["trap"] == "loop":
                while True:
                    pass
            raise LookupError("the card <secret> has no such face")
        super().apply(seat, option)


class TrapKind(TowersKind):
    name = "traps"
    title = "Traps"
    hidden_hands = False
    options: Sequence[GameOption] = (GameOption("trap", "what happens", "LOOP"),)

    def parse_options(self, words: Any) -> dict[str, Any]:
        return {"trap": words["trap"]}

    def make(self, options: dict[str, Any], seed: str) -> Trap:
        found = new_game({}, seed)
        trap = Trap(found.state, found.content, options)
        trap.stack, trap.pending = found.stack, found.pending
        return trap


KIND = TrapKind()
