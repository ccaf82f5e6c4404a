"""Matches of two bots: pairs of games on the same seeds, until one bot is proven better."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.lab.sequential import elo_between, ratio, ratio_bounds
from goldenrule.lab.simulate import chunks_of
from goldenrule.lab.single_game import Outcome, check_game_count, game_seed, run_game
from goldenrule.lab.workers import run_each
from goldenrule.table.games import DRAW, find_game

BETTER: Final = "better"
NOT_BETTER: Final = "not better"
OPEN: Final = "open"
TRIED: Final = 10
"""The games that show whether all seats play together."""


class Match(msgspec.Struct, frozen=True):
    """The result of a match. It follows from game, options, seed, bots and the hypotheses alone.

    `counts` are pairs by the first bot's score (`sequential.SCORES`), `wins` and `losses` games: in a cooperative
    game, those that only one of the bots has won. `elo` is the difference, between `elo_low` and
    `elo_high` (95 %), None for infinite. `verdict` is BETTER if the second hypothesis is accepted, NOT_BETTER if the
    first is, OPEN if the pairs did not decide. `ratio` is the log-likelihood ratio, and `bounds` its limits.
    """

    game: str
    options: dict[str, object]
    seed: str
    bots: tuple[str, str]
    cooperative: bool
    pairs: int
    counts: tuple[int, ...]
    wins: int
    draws: int
    losses: int
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    hypotheses: tuple[float, float]
    ratio: float
    bounds: tuple[float, float]
    verdict: str


def match(
    game: str,
    options: dict[str, object],
    seed: str,
    bots: tuple[str, str],
    pairs: int = 500,
    hypotheses: tuple[float, float] = (0.0, 20.0),
    errors: tuple[float, float] = (0.05, 0.05),
    jobs: int = 1,
    on: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> Match:
    """Let two bots play pairs of games, up to a limit, until one hypothesis about their Elo difference is accepted.

    Against each other they take alternate seats, first the first bot in the first seat, then the other; in a
    cooperative game each plays the same game with all seats. A pair counts once. The test is a generalised sequential
    probability ratio test (`goldenrule.lab.sequential`) with `errors` as the chances to accept the second hypothesis
    while the first holds, and the other way round; pairs count in order, so that `jobs` and `on` change nothing.

    Raises BadInput if the games cannot be played, GameCrashed at the first crash.
    """
    check_game_count(pairs)
    low, high = hypotheses
    if not -2000 <= low < high <= 2000:
        raise BadInput("bad-hypotheses", low=f"{low:g}", high=f"{high:g}")
    if not all(0 < error < 0.5 for error in errors):
        raise BadInput("bad-test-errors")
    together = is_cooperative(game, options, seed)
    counts, wins, losses, draws = [0] * 5, 0, 0, 0
    lower, upper = ratio_bounds(*errors)
    found: dict[int, tuple[float, float]] = {}
    verdict, done, llr = OPEN, 0, 0.0
    task = partial(_chunk, game, options, seed, bots, together)
    with closing(run_each(task, chunks_of(pairs, (), jobs), jobs, on)) as parts:
        for part in parts:
            found.update(part)
            while done in found and verdict == OPEN:
                points = found.pop(done)
                done += 1
                counts[round(2 * sum(points))] += 1
                single = [sum(points) / 2] if together else points
                wins += sum(point == 1 for point in single)
                losses += sum(point == 0 for point in single)
                draws += sum(0 < point < 1 for point in single)
                llr = ratio(counts, low, high)
                verdict = BETTER if llr >= upper else NOT_BETTER if llr <= lower else OPEN
            if progress is not None:
                progress(done, pairs)
            if verdict != OPEN:
                break
    elo = [each if abs(each) < float("inf") else None for each in elo_between(counts)]
    return Match(
        game, options, seed, bots, together, done, tuple(counts), wins, draws, losses, elo[0], elo[1], elo[2],
        hypotheses, llr, (lower, upper), verdict,
    )  # fmt: skip


def is_cooperative(game: str, options: dict[str, object], seed: str) -> bool:
    """Do all seats of a game win or lose together?

    Not if they hide their cards from each other. Otherwise a few games of its default bot show it: in a cooperative
    game there is no draw, and nobody wins without the others.
    """
    kind = find_game(game)
    if kind.hidden_hands:
        return False
    seats: int = kind.make(options, seed).state.seats
    for index in range(TRIED if seats > 1 else 0):
        outcome = run_game(game, options, game_seed(seed, index), [kind.bot], index)
        if outcome.winner == DRAW or outcome.won:
            return len(outcome.won) == seats
    return True


def _chunk(
    game: str, options: dict[str, object], seed: str, bots: tuple[str, str], together: bool, part: tuple[int, int]
) -> dict[int, tuple[float, float]]:
    return {index: play_pair(game, options, game_seed(seed, index), bots, together, index) for index in range(*part)}


def play_pair(
    game: str, options: dict[str, object], seed: str, bots: tuple[str, str], together: bool, index: int = 0
) -> tuple[float, float]:
    """Return the points of the first bot in both games of a pair, each 0, a half or 1.

    In a cooperative game: whether it has won, and whether the other bot has not.
    """
    if together:
        mine, other = (bool(run_game(game, options, seed, [bot], index).won) for bot in bots)
        return float(mine), float(not other)
    seats = find_game(game).make(options, seed).state.seats
    scores = []
    for turn in (0, 1):
        names = [bots[(seat + turn) % 2] for seat in range(seats)]
        scores.append(points(run_game(game, options, seed, names, index), turn))
    return scores[0], scores[1]


def points(outcome: Outcome, turn: int) -> float:
    """Return 1 if only seats of the first bot (`turn` modulo 2) have won, 0 if only others, else 1/2."""
    sides = {seat % 2 == turn for seat in outcome.won}
    return 0.5 if len(sides) != 1 else float(sides.pop())
