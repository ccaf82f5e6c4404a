"""Where later readings of the rules change the order in which things happen; see `readings`."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.ops import Replace
from goldenrule.games.champions.rules import retaliate
from goldenrule.kernel.event_windows import FORCED_RESPONSES, RESPONSE, Candidate, EventWindow
from goldenrule.kernel.ops import Seq

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def retaliation_waits(game: "Champions", window: EventWindow) -> bool:
    """Is some retaliate still to come among the forced responses?"""
    if window.pc < FORCED_RESPONSES or "retaliate-in-any-order" not in game.readings:
        return False
    return bool(retaliate.retaliations(game, window))


def reordered_by_readings(
    game: "Champions", window: EventWindow, timing: int, found: list[Candidate]
) -> list[Candidate]:
    """Forced abilities as later readings list them: retaliate among the responses, replacements first."""
    if timing == RESPONSE:
        if retaliation_waits(game, window):
            due = retaliate.retaliations(game, window)
            found = [
                *found,
                *[(game.state.live(window.events[i].target), retaliate.RETALIATED - 100 * i, i) for i in due],
            ]
    elif "would-before-when" in game.readings:
        found = [each for each in found if _replaces(game.ability(each[0], each[1]))] or found
    return found


def _replaces(ability: CardAbility) -> bool:
    """Does an ability put something in the place of what would happen?"""
    op = ability.effect
    while isinstance(op, Seq):
        op = op.ops[0]
    return isinstance(op, Replace)
