"""Effects that come while another is in progress: what that one has reached is not theirs to change."""

from typing import TYPE_CHECKING, Final

from goldenrule.kernel.effects import Effect
from goldenrule.kernel.fields import Amount
from goldenrule.kernel.game import Frame, Game

if TYPE_CHECKING:
    from goldenrule.games.skirmish.game import Skirmish

GIVE_BACK, NOTE = range(2)
PHASE: Final = 2
"""How deep the stack is in a phase of a turn, with no effect in progress."""


def carry_out(game: Game, effects: list[Effect]) -> None:
    """Push effects, the first on top. An effect in progress finds its result again when they are done."""
    stack = game.stack
    if len(stack) > PHASE and effects and any(isinstance(frame, Effect) for frame in stack):
        stack.append(KeptResult(GIVE_BACK))
        stack += reversed(effects)
        stack.append(KeptResult(NOTE))
    else:
        stack += reversed(effects)


class KeptResult(Frame):
    """The number that an effect in progress has reached.

    One of these lies under the effects that came in between and gives the number back; one lies on top of them and
    tells it which: that is known only when the operation that has brought them is over.
    """

    number: Amount = 0

    def run(self, game: "Skirmish") -> None:
        if self.pc == GIVE_BACK:
            game.ret = self.number
            return
        for frame in reversed(game.stack):
            if isinstance(frame, KeptResult) and frame.pc == GIVE_BACK:
                frame.number = game.ret
                return
