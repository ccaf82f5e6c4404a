"""Confidence intervals of rates."""

from math import sqrt
from typing import Final

SURE: Final = 1.96
"""The standard deviations on each side of a 95 % interval."""


def wilson_interval(won: float, games: int, z_score: float = SURE) -> tuple[float, float]:
    """Return the interval of a rate, 0 to 1, after `won` of `games` (Wilson 1927); (0, 1) for none.

    `won` may be a fraction, for shared victories.
    """
    if not games:
        return 0.0, 1.0
    rate = won / games
    middle = (rate + z_score * z_score / (2 * games)) / (1 + z_score * z_score / games)
    half = (
        z_score
        * sqrt(rate * (1 - rate) / games + z_score * z_score / (4 * games * games))
        / (1 + z_score * z_score / games)
    )
    return max(0.0, middle - half), min(1.0, middle + half)


def paired_interval(better: int, worse: int, games: int, z_score: float = SURE) -> tuple[float, float, float]:
    """Return the difference of two rates from pairs of games, and its interval, -1 to 1: (difference, low, high).

    In `better` of the pairs only the first won, in `worse` only the second (Agresti and Min 2005: half a pair more of
    each kind, so that few games make a wide interval). (0, -1, 1) for none.
    """
    if not games:
        return 0.0, -1.0, 1.0
    n, b, c = games + 2, better + 0.5, worse + 0.5
    middle = (b - c) / n
    half = z_score * sqrt(max(0.0, (b + c) - (b - c) ** 2 / n)) / n
    return (better - worse) / games, max(-1.0, middle - half), min(1.0, middle + half)


def difference_interval(won: int, games: int, other_won: int, other_games: int) -> tuple[float, float, float]:
    """Return the difference of two rates of different games, and its interval, -1 to 1: (difference, low, high).

    (Newcombe 1998, from the intervals of both.)
    """
    rate = won / games if games else 0.0
    other = other_won / other_games if other_games else 0.0
    low, high = wilson_interval(won, games)
    other_low, other_high = wilson_interval(other_won, other_games)
    share = rate - other
    below = sqrt((rate - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - rate) ** 2 + (other - other_low) ** 2)
    return share, max(-1.0, share - below), min(1.0, share + above)
