"""Mass simulation: many games of bots, the same results for any number of processes."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from goldenrule.lab.crashes import export_crashes
from goldenrule.lab.single_game import Outcome, Watch, check_game_count, game_seed, run_game
from goldenrule.lab.workers import cores, run_each
from goldenrule.table.games import DRAW, maker

CHUNK: Final = 20


class Summary(msgspec.Struct, frozen=True):
    """Totals of a run. `wins` are games won by the first seat: in a cooperative game, by the players.

    `losses` excludes its wins and draws. `seat_wins` are the wins of each seat; `winners` and
    `endings` count the games by `State.winner` and by ending; `cooperative` says that all seats won or lost
    together. `digest` covers all final positions in order of index, and is "" if nobody wanted it. Everything but the
    times follows from game, options, seed and bots alone. `games_per_s` counts all processes by the clock,
    `decisions_per_s` is per process, in processor time.
    """

    game: str
    options: dict[str, object]
    seed: str
    bots: tuple[str, ...]
    games: int
    wins: int
    losses: int
    draws: int
    win_rate: float
    cooperative: bool
    seat_wins: tuple[int, ...]
    winners: dict[str, int]
    endings: dict[str, int]
    rounds_mean: float
    decisions: int
    decisions_mean: float
    forced: int
    digest: str
    jobs: int
    seconds: float
    games_per_s: float
    decisions_per_s: float


def chunks_of(games: int, there: Collection[int] = (), jobs: int = 1) -> Iterator[tuple[int, int]]:
    """Return the missing games of a run, as pairs (first, end) of at most CHUNK games.

    Chunks are smaller if several processes share few games; the first is then a single game, to measure its time.
    Results do not depend on the chunks.
    """
    most = CHUNK if jobs == 1 else max(1, min(CHUNK, games // (8 * (jobs or cores()))))
    first, single = -1, jobs != 1
    for index in range(games + 1):
        missing = index < games and index not in there
        if first >= 0 and (single or not missing or index % most == 0):
            yield first, index
            first, single = -1, False
        if missing and first < 0:
            first = index


def _chunk(
    name: str,
    options: dict[str, object],
    seed: str,
    bots: tuple[str, ...],
    watch: Watch | None,
    digests: bool,
    part: tuple[int, int],
) -> list[Outcome]:
    return [run_game(name, options, game_seed(seed, i), bots, i, watch, digests=digests) for i in range(*part)]


def outcomes(
    game: str,
    options: Mapping[str, object],
    games: int,
    seed: str,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    watch: Watch | None = None,
    on: str = "",
    digests: bool = False,
) -> list[Outcome]:
    """Play games and return their outcomes in order of index, for any `jobs` and `on` (`lab.workers.run_each`).

    With `digests`, each has that of its last position; that takes a tenth of the time or more.

    `watch` must be a module's function unless `jobs` is 1. Raises BadInput if games cannot start, GameCrashed at
    the first crash.
    """
    check_game_count(games)
    found: list[Outcome] = []
    task = partial(_chunk, game, {**options}, seed, tuple(bots), watch, digests)
    with closing(run_each(task, chunks_of(games, (), jobs), jobs, on)) as parts:
        for part in parts:
            found += part
            if progress is not None:
                progress(len(found), games)
    return sorted(found, key=lambda outcome: outcome.index)


def summarize(
    game: str,
    options: dict[str, object],
    seed: str,
    bots: Sequence[str],
    jobs: int,
    found: list[Outcome],
    seconds: float,
) -> Summary:
    """Return the totals of outcomes in order of index."""
    positions = "".join(outcome.digest for outcome in found)
    n = len(found)
    seats = maker(game)(options, seed).state.seats
    seat_wins = tuple(sum(seat in outcome.won for outcome in found) for seat in range(seats))
    draws = sum(outcome.winner == DRAW for outcome in found)
    decisions = sum(outcome.decisions for outcome in found)
    busy = sum(outcome.seconds for outcome in found)
    return Summary(
        game=game,
        options=options,
        seed=seed,
        bots=tuple(bots),
        games=n,
        wins=seat_wins[0],
        losses=n - seat_wins[0] - draws,
        draws=draws,
        win_rate=seat_wins[0] / n,
        cooperative=not draws and all(len(outcome.won) in (0, seats) for outcome in found),
        seat_wins=seat_wins,
        winners=dict(sorted(Counter(outcome.winner for outcome in found).items())),
        endings=dict(sorted(Counter(outcome.ending for outcome in found).items())),
        rounds_mean=sum(outcome.rounds for outcome in found) / n,
        decisions=decisions,
        decisions_mean=decisions / n,
        forced=sum(outcome.forced for outcome in found),
        digest=blake2b(positions.encode(), digest_size=16).hexdigest() if positions else "",
        jobs=jobs,
        seconds=seconds,
        games_per_s=n / seconds,
        decisions_per_s=decisions / busy,
    )


def simulate(
    game: str,
    options: dict[str, object],
    games: int,
    seed: str,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    watch: Watch | None = None,
    crashes: Path | None = None,
    on: str = "",
    digests: bool = False,
) -> Summary:
    """Play many games and sum up; with `digests`, the digests of their last positions too.

    The results do not depend on `jobs` and `on` (see `lab.workers.run_each`).

    `bots` names one bot for all seats or one for each. Raises BadInput if games cannot start. A crashed game
    raises GameCrashed; its record is written into the folder `crashes` and named in the error.
    """
    start = perf_counter()
    with export_crashes(crashes):
        found = outcomes(game, options, games, seed, bots, jobs, progress, watch, on, digests)
    return summarize(game, options, seed, bots, jobs, found, perf_counter() - start)
