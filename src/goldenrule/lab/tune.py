"""The values of single swaps in a deck: sequential halving over all legal swaps, on common seeds, then fresh games.

Every deck plays the same seeds, with the same order of cards except the swapped one; only pairs of games with different
results count. Each round drops the worse half of the swaps, so that games go to close ones (Karnin, Koren and Somekh
2013). The remaining swaps play as many games again on new seeds, and only these are reported, so that luck in the
selection does not count.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from hashlib import blake2b
from math import ceil, log2
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from goldenrule.gamekit.deck_swaps import DeckTuning, Swap
from goldenrule.gamekit.intervals import paired_interval, wilson_interval
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import NoFile, read_bytes, write_over
from goldenrule.lab.oracle import make_lab_bot
from goldenrule.lab.simulate import CHUNK
from goldenrule.lab.single_game import game_seed, run_game
from goldenrule.lab.workers import run_each
from goldenrule.table.games import find_game

AS_IS: Final = "as it is"
CHOICE, FRESH = "choice", "fresh"
"""The games for the selection, and the reported games."""
FINALISTS: Final = 8
SAVED_EVERY: Final = 20
"""The chunks of games between two saves."""
WON, LOST, UNPLAYED = SIGNS = "10."


class SwapWorth(NamedTuple):
    """A swap: in a number of pairs of games, the lost games that it won and the won games that it lost."""

    swap: Swap
    better: int
    worse: int
    games: int

    @property
    def interval(self) -> tuple[float, float, float]:
        """Return the difference in the chance to win, and its 95 % interval: shares from -1 to 1."""
        return paired_interval(self.better, self.worse, self.games)

    @property
    def close(self) -> bool:
        """Is it too close to call?"""
        _, low, high = self.interval
        return low <= 0 <= high


class TuningResult(NamedTuple):
    """The original deck in the reported games, and the remaining swaps, the best first."""

    won: int
    games: int
    swaps: int
    worths: list[SwapWorth]

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.won, self.games)


class TuningProgress(msgspec.Struct):
    """The played games: by deck and kind of games one of SIGNS for each index."""

    tune: int
    key: str
    results: dict[str, dict[str, str]]


Job = tuple[str, str, int, int]
"""Deck, kind of games, first index and the one after the last."""


class SwapTable:
    """A table of games of decks, each played once, saved in a file if there is one."""

    def __init__(
        self, game: str, tuning: DeckTuning, bot: str, seed: str, jobs: int = 1, file: Path | None = None
    ) -> None:
        """Open the table. Raises BadInput for an unknown bot, and for a file that holds something else."""
        make_lab_bot(game, bot, seed)
        self.game, self.bot, self.seed, self.jobs, self.file = game, bot, seed, jobs, file
        self.options = {AS_IS: tuning.options, **{name_of(swap): swap.options for swap in tuning.swaps}}
        what = (game, tuning.options, bot, seed, find_game(game).content_hash())
        key = blake2b(msgspec.json.encode(what, order="sorted"), digest_size=8).hexdigest()
        self.played = TuningProgress(1, key, {})
        self.done = 0
        if file is not None:
            self._read(file)

    def _read(self, file: Path) -> None:
        try:
            found = msgspec.json.decode(read_bytes(file), type=TuningProgress)
        except NoFile:
            return
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadInput("bad-tune-file", file=file) from error
        if any(not {*signs} <= {*SIGNS} for kinds in found.results.values() for signs in kinds.values()):
            raise BadInput("bad-tune-file", file=file)
        if found.key != self.played.key or not {*found.results} <= {*self.options}:
            raise BadInput("bad-tune-other", file=file)
        self.played = found

    def results(self, deck: str, kind: str) -> str:
        return self.played.results.get(deck, {}).get(kind, "")

    def play(self, wanted: Iterable[tuple[str, str, int]], progress: Callable[[int], None] | None = None) -> None:
        """Play the missing ones among the first games of a kind for these decks."""
        jobs = (
            (deck, kind, *part) for deck, kind, end in wanted for part in unplayed_ranges(self.results(deck, kind), end)
        )
        given = ((self.game, self.options[job[0]], self.bot, self.seed, job) for job in jobs)
        try:
            with closing(run_each(_chunk, given, self.jobs)) as found:
                for n, (job, signs) in enumerate(found):
                    self._keep(job, signs)
                    self.done += len(signs)
                    if progress is not None:
                        progress(self.done)
                    if n % SAVED_EVERY == SAVED_EVERY - 1:
                        self._write()
        finally:
            self._write()

    def _keep(self, job: Job, signs: str) -> None:
        deck, kind, first, end = job
        old = self.results(deck, kind).ljust(first, UNPLAYED)  # parts may come in any order
        self.played.results.setdefault(deck, {})[kind] = old[:first] + signs + old[end:]

    def _write(self) -> None:
        if self.file is not None:
            write_over(self.file, msgspec.json.encode(self.played))

    def worth(self, swap: Swap, kind: str, games: int) -> SwapWorth:
        """Compare a swap with the original deck in its first games of a kind."""
        pairs = list(zip(self.results(name_of(swap), kind)[:games], self.results(AS_IS, kind)[:games]))
        return SwapWorth(swap, pairs.count((WON, LOST)), pairs.count((LOST, WON)), len(pairs))


def unplayed_ranges(signs: str, end: int) -> Iterator[tuple[int, int]]:
    """Which of the first games, this many, are not there yet, as pairs (first, end) of at most CHUNK games."""
    first = 0
    while first < end:
        if signs[first : first + 1] in ("", UNPLAYED):
            last = first + 1
            while last < min(end, first + CHUNK) and signs[last : last + 1] in ("", UNPLAYED):
                last += 1
            yield first, last
            first = last
        else:
            first += 1


def name_of(swap: Swap) -> str:
    return f"{swap.out}>{swap.into}"


def _chunk(given: tuple[str, dict[str, object], str, str, Job]) -> tuple[Job, str]:
    game, options, bot, seed, job = given
    _, kind, first, end = job
    seeds = [game_seed(f"{seed}/{kind}", index) for index in range(first, end)]
    return job, "".join(WON if run_game(game, options, each, (bot,)).won else LOST for each in seeds)


def plan(swaps: int, budget: int) -> tuple[list[int], int]:
    """Return the games of a swap by the end of each round of halving, and the new games if it remains.

    Half of the games are for halving, the other half is reported. Every swap plays at least four games.
    """
    rounds = max(0, ceil(log2(swaps / FINALISTS))) if swaps else 0
    upto, games, left = [], 0, swaps
    for _ in range(rounds):
        games += max(4, budget // 2 // rounds // (left + 1))
        upto.append(games)
        left = half_count(left)
    told = budget // (2 if rounds else 1) // (min(swaps, FINALISTS) + 1)
    return upto, max(4, told)


def half_count(swaps: int) -> int:
    return max(FINALISTS, ceil(swaps / 2))


def cost(swaps: int, budget: int) -> int:
    """Return the number of games in all."""
    upto, told = plan(swaps, budget)
    total, before, left = 0, 0, swaps
    for games in upto:
        total += (games - before) * (left + 1)
        before, left = games, half_count(left)
    return total + told * (min(swaps, FINALISTS) + 1)


def tune(
    table: SwapTable, swaps: Sequence[Swap], budget: int, progress: Callable[[int], None] | None = None
) -> TuningResult:
    """Find the best swaps with about this many games. Saved games are not played again."""
    upto, told = plan(len(swaps), budget)
    left = list(swaps)
    for games in upto:
        table.play([(name, CHOICE, games) for name in (AS_IS, *map(name_of, left))], progress)
        left.sort(key=lambda swap: -_gain(table.worth(swap, CHOICE, games)))
        left = left[: half_count(len(left))]
    table.play([(name, FRESH, told) for name in (AS_IS, *map(name_of, left))], progress)
    worths = [table.worth(swap, FRESH, told) for swap in left]
    won = table.results(AS_IS, FRESH)[:told].count(WON)
    return TuningResult(won, told, len(swaps), sorted(worths, key=lambda worth: -_gain(worth)))


def _gain(worth: SwapWorth) -> int:
    return worth.better - worth.worse
