"""How likely somebody is to win from a position: a few measures of what lies open, with fitted weights.

`scripts/estimates.py` fits the weights to games that sensible bots play against each other, or together.
"""

import math
from collections.abc import Sequence

STEEPEST = 30.0


def chance(measures: Sequence[float], weights: Sequence[float]) -> float:
    """The chance, from 0 to 1, that measures come to with their weights: a logistic function of their sum."""
    total = sum(measure * weight for measure, weight in zip(measures, weights, strict=True))
    return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, total))))
