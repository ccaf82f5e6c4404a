"""An action and its target as one answer: what is asked next is found out on a copy of the game.

An action is aimed where its seat is asked at once for one of a few targets, and nobody else is asked; if chance has
decided by then, or the seat has come to know a card, nothing is aimed: so nothing hidden shows in a question.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.table.games import Combines
from goldenrule.table.together import learns

MOST_TARGETS: Final = 8
"""Among more than so many, the target is chosen in a question of its own."""


class Aim(NamedTuple):
    """A target: the option that chooses it, in the question that an action leads to, and the game at that point."""

    target: Option
    game: Game
    asked: Decision


class Way(NamedTuple):
    """What an item stands for: an action, and its target if that is chosen with it."""

    action: Option
    aim: Aim | None = None

    @property
    def answers(self) -> tuple[Option, ...]:
        """The single answers, in the order in which they are given."""
        return (self.action,) if self.aim is None else (self.action, self.aim.target)


def ways(game: Game, decision: Decision, action: Option, own: Combines) -> Sequence[Way]:
    """An action with each of its targets, or by itself."""
    clone = game.clone()
    try:
        clone.apply(decision.seat, action)
    except Exception:  # it is met again when the answer is given
        return [Way(action)]
    asked = targets(game, decision.seat, clone, own)
    return [Way(action)] if asked is None else [Way(action, Aim(each, clone, asked)) for each in asked.options]


def targets(before: Game, seat: int, after: Game, own: Combines) -> Decision | None:
    """The question for a target in which an action has ended, if that and nothing else has come of it."""
    if len(after.pending) != 1:
        return None
    asked = after.pending[0]
    if asked.seat != seat or asked.kind not in own.targets or len(asked.options) > MOST_TARGETS:
        return None
    return None if learns(before, after, seat) else asked
