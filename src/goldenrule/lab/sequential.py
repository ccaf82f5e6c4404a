"""Sequential tests on pairs of games: stop as soon as the games so far decide.

- A. Wald, Sequential tests of statistical hypotheses, Annals of Mathematical Statistics 16 (1945): the bounds.
- X. Li, J. Liu, Z. Ying, Generalized sequential probability ratio test for separate families of hypotheses, Sequential
  Analysis 33 (2014): the ratio of the best explanations of what was seen under either hypothesis.
- M. Van den Bergh, Maximum likelihood estimation of a multinomial distribution with a given expectation
  (hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf), proposition 1.1: what explains best. Two games with swapped
  seats on one seed are one observation, because they depend on each other.
- A. Elo, The rating of chessplayers (1978): a difference of d points expects the score 1 / (1 + 10 ** (-d / 400)).
"""

from collections.abc import Sequence
from math import inf, log, log10, sqrt
from typing import Final

from goldenrule.gamekit.intervals import SURE

SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The scores of a pair of games for the first bot: a win counts 1, a draw a half; the mean of both games."""
_UNSEEN: Final = 0.001
"""Pairs assumed for a score that has not occurred, so that none counts as impossible."""


def expected_score(elo: float) -> float:
    """Return the expected score of a difference in Elo points, 0 to 1."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """Return the Elo difference with an expected score; infinite for 0 and 1."""
    if score <= 0 or score >= 1:
        return -inf if score <= 0 else inf
    return -400 * log10(1 / score - 1)


def elo_between(counts: Sequence[int]) -> tuple[float, float, float]:
    """Return the Elo difference after pairs by SCORES, with its 95 % interval; (0, -inf, inf) for none.

    The interval is that of the mean score, whose spread is taken from the pairs.
    """
    n = sum(counts)
    if not n:
        return 0.0, -inf, inf
    mean = sum(k * score for k, score in zip(counts, SCORES)) / n
    # one pair more, half of it at each end, so that pairs that are all alike do not look certain
    spread = (sum(k * (score - mean) ** 2 for k, score in zip(counts, SCORES)) + (1 - mean) ** 2 / 2 + mean**2 / 2) / n
    half = SURE * sqrt(spread / n)
    return elo_of(mean), elo_of(mean - half), elo_of(mean + half)


def ratio_bounds(alpha: float, beta: float) -> tuple[float, float]:
    """Return the log-likelihood ratios between which a test with these error rates continues."""
    return log(beta / (1 - alpha)), log((1 - beta) / alpha)


def ratio(counts: Sequence[int], elo0: float, elo1: float) -> float:
    """Return the log-likelihood ratio of the second difference to the first, for pairs by SCORES."""
    if not sum(counts):
        return 0.0
    seen = [k or _UNSEEN for k in counts]
    n = sum(seen)
    shares = [k / n for k in seen]
    first, second = (_likeliest_shares(shares, expected_score(elo)) for elo in (elo0, elo1))
    return sum(k * log(q / p) for k, p, q in zip(seen, first, second))


def _likeliest_shares(shares: Sequence[float], mean: float) -> list[float]:
    """Return the distribution over SCORES with this mean that makes these shares most likely.

    It is share / (1 + x * (score - mean)), with the x for which the mean is right; the sum below falls with x.
    """
    away = [score - mean for score in SCORES]
    low, high = -1 / max(away), -1 / min(away)
    x = 0.0
    for _ in range(60):
        x = (low + high) / 2
        if sum(p * a / (1 + x * a) for p, a in zip(shares, away)) > 0:
            low = x
        else:
            high = x
    return [p / (1 + x * a) for p, a in zip(shares, away)]
