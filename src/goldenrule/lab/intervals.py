"""How sure a rate is."""

from math import sqrt
from typing import Final

SURE: Final = 1.96
"""Standard deviations on each side of an interval that holds the true rate 95 times of 100."""


def wilson(won: int, games: int, z: float = SURE) -> tuple[float, float]:
    """The interval of a rate, 0 to 1, after so many of so many (Wilson 1927); (0, 1) for none."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
