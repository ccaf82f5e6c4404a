"""How likely a team is to win, from what lies open."""

import math
from typing import TYPE_CHECKING, Final

from goldenrule.gamekit.estimates import chance
from goldenrule.games.heroes import ids

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

WEIGHTS: Final = (0.06, -0.66, 0.44, 2.05, 0.08, 1.08, 0.42)
"""Fitted by `scripts/estimates.py`, one for each of `measures`."""
ROUNDS: Final = 3.0
"""About as many Game Rounds a game takes."""


def measures(game: "Heroes", seat: int) -> tuple[float, ...]:
    """What counts: VP, what is in play, healthy and Ready heroes compared with the best of the others, and the time."""
    s = game.state
    others = [each for each in range(s.seats) if each != seat]

    def lead(values: list[float]) -> float:
        return values[seat] - max(values[other] for other in others)

    seats = range(s.seats)
    in_play = [float(len(game.zone_of(ids.IN_PLAY, each)) + len(game.zone_of(ids.ALLIES, each))) for each in seats]
    healthy = [float(sum(not game.piece(e).wounded for e in game.team(each))) for each in seats]
    ready = [float(sum(game.piece(e).status == ids.READY for e in game.team(each))) for each in seats]
    ahead = lead([float(n) for n in s.vp]) / 5
    late = min(1.0, (s.round - 1 + s.action_round / (ids.ACTION_ROUNDS + 1)) / ROUNDS)
    return (
        1.0, math.log(len(others)), ahead, ahead * late, lead(in_play), lead(healthy) / 2, lead(ready) / 2,
    )  # fmt: skip


def estimate(game: "Heroes", seat: int) -> float:
    """The chance that a seat wins."""
    return chance(measures(game, seat), WEIGHTS)
