"""Ordinary least squares for a few columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt


class TooFew(Exception):
    """Too few rows to determine all coefficients."""


@dataclass(frozen=True)
class Fit:
    """Coefficients with their covariances."""

    coefficients: list[float]
    covariance: list[list[float]]

    def contrast(self, weights: Sequence[float]) -> tuple[float, float]:
        """Return a weighted sum of the coefficients with its standard error."""
        used = [i for i, w in enumerate(weights) if w]
        variance = sum(weights[i] * weights[j] * self.covariance[i][j] for i in used for j in used)
        return sum(weights[i] * self.coefficients[i] for i in used), sqrt(max(0.0, variance))


def fit(rows: Sequence[Sequence[float]], values: Sequence[float]) -> Fit:
    """Fit values = rows x coefficients. Raises TooFew if the rows do not determine the coefficients."""
    k = len(rows[0])
    normal = [[0.0] * k for _ in range(k)]
    right = [0.0] * k
    for row, y in zip(rows, values):
        for i, x in enumerate(row):
            if x:
                right[i] += x * y
                line = normal[i]
                for j in range(k):
                    line[j] += x * row[j]
    inverse = _inverse(normal)
    coefficients = [sum(a * b for a, b in zip(line, right)) for line in inverse]
    rest = sum((y - sum(c * x for c, x in zip(coefficients, row))) ** 2 for row, y in zip(rows, values))
    spread = rest / max(1, len(rows) - k)
    return Fit(coefficients, [[spread * cell for cell in line] for line in inverse])


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a square matrix, by Gauss and Jordan."""
    n = len(matrix)
    work = [[*line, *(float(i == j) for j in range(n))] for i, line in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(work[r][i]))
        if abs(work[pivot][i]) < 1e-9:
            raise TooFew
        work[i], work[pivot] = work[pivot], work[i]
        scale = work[i][i]
        work[i] = [cell / scale for cell in work[i]]
        for r in range(n):
            if r != i and work[r][i]:
                factor = work[r][i]
                work[r] = [a - factor * b for a, b in zip(work[r], work[i])]
    return [line[n:] for line in work]
