"""Evaluation of positions: the chance to win from measures of open information, with fitted weights.

`scripts/values.py` fits the weights to games between bots and writes them, with the recipe, into a file of the game.
"""

import math
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

import msgspec

STEEPEST: Final = 30.0


class WeightsFile(msgspec.Struct, frozen=True):
    """A file of weights: sets of them by name if not every kind of position is weighed alike, each weight by its
    measure. `recipe` says what they were fitted to, `judged` how well they tell on games that were kept aside."""

    recipe: str
    judged: dict[str, dict[str, float]]
    weights: dict[str, dict[str, float]]


def load_weights(package: str, file: str, measures: Sequence[str]) -> dict[str, tuple[float, ...]]:
    """Return the sets of weights in a file, in the order of the measures. Raises ValueError for other measures."""
    found = msgspec.json.decode((files(package) / file).read_bytes(), type=WeightsFile)
    for name, weights in found.weights.items():
        if tuple(weights) != tuple(measures):
            raise ValueError(f"{package}/{file}: {name!r} weighs other measures; run scripts/values.py")
    return {name: tuple(weights.values()) for name, weights in found.weights.items()}


def odds(measures: Sequence[float], weights: Sequence[float]) -> float:
    """Return the log-odds: the weighted sum of the measures."""
    return sum([measure * weight for measure, weight in zip(measures, weights, strict=True)])


def chance(odds: float) -> float:
    """Return the chance, from 0 to 1, of log-odds."""
    return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, odds))))
