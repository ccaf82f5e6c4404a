"""Mass simulation: many games of bots, the same results for any number of processes."""

import gc
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import msgspec

from goldenrule.bots import Bot, make_bot
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.errors import BadInput, GoldenruleError, Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Make, Record, Recorder, dump
from goldenrule.table.games import DRAW, find_game, maker
from goldenrule.words.phrases import Phrase

LONGEST: Final = 50_000
"""A game with more decisions than this is stuck: no game of ours comes near it."""

CHUNK: Final = 20

Watch = Callable[[Game], Callable[[], None]]
"""Called with a new game, for instance to observe it; what it returns is called after every decision."""


Prepare = Callable[[Game], None]
"""Changes a new game before it is played. What no record can lead to has none when it crashes."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went. `won` are the seats that have won, `ending` says how (`GameKind.ending`).

    `rounds` is 0 for games without rounds; `seconds` is the processor time that the game took.
    """

    index: int
    seed: str
    winner: str
    won: tuple[int, ...]
    ending: str
    rounds: int
    decisions: int
    forced: int
    digest: str
    seconds: float


class Summary(msgspec.Struct, frozen=True):
    """Totals of a run. `wins` are games that the first seat won: in a cooperative game, the players.

    `losses` are those that neither it won nor ended in a draw. `seat_wins` are the wins of each seat; `winners` and
    `endings` count the games by `State.winner` and by how they ended; `cooperative` says that all seats won or lost
    together. `digest` covers all final positions in order of index. Everything but the times follows from game,
    options, seed and bots alone. `games_per_s` counts all processes by the clock, `decisions_per_s` is per process, in
    processor time.
    """

    game: str
    options: dict[str, Any]
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


class GameCrashed(GoldenruleError):
    """A game of a run that could not go on. `record` leads to the last good position; `option` was answered there."""

    def __init__(self, index: int, seed: str, error: str, record: Record | None, seat: int, option: Option | None):
        super().__init__(
            "bad-game-crashed",
            index=index,
            seed=seed,
            after=-1 if record is None else len(record.entries),
            answer="none" if option is None else Phrase("crashed-answer", seat=seat, option=str(list(option))),
            error=error,
        )
        self.index = index
        self.seed = seed
        self.error = error
        self.record = record
        self.seat = seat
        self.option = option
        self.trace = ""
        self.file = ""

    def __reduce__(self) -> tuple[Any, ...]:
        data = None if self.record is None else dump(self.record)
        return (_thaw, (self.index, self.seed, self.error, data, self.seat, self.option, self.trace))


def _thaw(
    index: int, seed: str, error: str, data: bytes | None, seat: int, option: Option | None, trace: str
) -> GameCrashed:
    record = None if data is None else msgspec.json.decode(data, type=Record)
    crashed = GameCrashed(index, seed, error, record, seat, option)
    crashed.trace = trace
    return crashed


def game_seed(seed: str, index: int) -> str:
    """The seed of a game of a run."""
    return blake2b(f"{seed}\x00{index}".encode(), digest_size=8).hexdigest()


def seat_bots(game: str, seats: int, names: Sequence[str], seed: str) -> list[Bot]:
    """A bot for every seat: one name for all of them, or a name each. Raises BadInput for another number of names."""
    if len(names) not in (1, seats):
        raise BadInput("bad-bots-for-seats", seats=seats, n=len(names))
    return [make_bot(game, names[seat % len(names)], f"{seed}/bot {seat}") for seat in range(seats)]


def play(game: Game, bots: Sequence[Bot], after: Callable[[], None] | None = None) -> None:
    """Let bots play a game to its end. Raises Stuck if it has none."""
    apply = game.apply
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        apply(seat, bots[seat].choose(game, seat, decision))
        if after is not None:
            after()
        if game.decisions > LONGEST:
            raise Stuck("bad-unending", most=LONGEST)


def run_game(
    name: str,
    options: dict[str, Any],
    seed: str,
    bots: Sequence[str],
    index: int = 0,
    watch: Watch | None = None,
    prepare: Prepare | None = None,
) -> Outcome:
    """Play one game. Raises BadInput if it cannot be made, GameCrashed if it cannot go on."""
    make = maker(name)
    start = process_time()
    game = make(options, seed)
    if prepare is not None:
        prepare(game)
    players = seat_bots(name, game.state.seats, bots, seed)
    try:
        play(game, players, None if watch is None else watch(game))
    except Exception as error:
        if prepare is not None:
            text = f"{type(error).__name__}: {error}"
            raise GameCrashed(index, seed, text, None, -1, None) from error
        raise _freeze(make, name, options, seed, bots, index, game.decisions, watch, error) from error
    seconds = process_time() - start
    s = game.state
    kind = find_game(name)
    return Outcome(
        index=index,
        seed=seed,
        winner=s.winner,
        won=kind.winners(game),
        ending=kind.ending(game),
        rounds=getattr(s, "round", 0),
        decisions=game.decisions,
        forced=game.forced_answers,
        digest=digest(game),
        seconds=seconds,
    )


def _freeze(
    make: Make,
    name: str,
    options: dict[str, Any],
    seed: str,
    bots: Sequence[str],
    index: int,
    decisions: int,
    watch: Watch | None,
    error: Exception,
) -> GameCrashed:
    """Play the game again up to the crash, with a recorder: bots are deterministic, so this leads to the same place."""
    text = f"{type(error).__name__}: {error}"
    notes = "".join(f" ({note})" for note in getattr(error, "__notes__", ()))
    record: Record | None = None
    seat, option = -1, None
    try:
        recorder = Recorder(make(options, seed), seed)
        players = seat_bots(name, recorder.game.state.seats, bots, seed)
        for _ in range(max(0, decisions - 1)):
            decision = recorder.game.pending[0]
            recorder.apply(decision.seat, players[decision.seat].choose(recorder.game, decision.seat, decision))
        record = recorder.record()
        if recorder.game.pending:
            decision = recorder.game.pending[0]
            seat = decision.seat
            option = players[seat].choose(recorder.game, seat, decision)
    except Exception as again:
        notes += f" (and it could not be recorded: {again})"
    crashed = GameCrashed(index, seed, text + notes, record, seat, option)
    crashed.trace = "".join(traceback.format_exception(error))
    return crashed


@contextmanager
def tuned_gc() -> Iterator[None]:
    """Collect garbage seldom: states have no cycles, and what is loaded by now stays."""
    gc.collect()
    gc.freeze()
    old = gc.get_threshold()
    gc.set_threshold(200_000, 50, 100)
    try:
        yield
    finally:
        gc.set_threshold(*old)
        gc.unfreeze()


def _tune() -> None:
    gc.freeze()
    gc.set_threshold(200_000, 50, 100)


def _chunk(
    name: str,
    options: dict[str, Any],
    seed: str,
    bots: tuple[str, ...],
    first: int,
    end: int,
    watch: Watch | None,
) -> list[Outcome]:
    return [run_game(name, options, game_seed(seed, i), bots, i, watch) for i in range(first, end)]


def outcomes(
    game: str,
    options: dict[str, Any],
    games: int,
    seed: str,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    watch: Watch | None = None,
) -> list[Outcome]:
    """Play games and return how each went, in order of index. `watch` must be a module's function if `jobs` > 1.

    Raises BadInput for what cannot be begun, GameCrashed at the first crash.
    """
    if games < 1:
        raise BadInput("bad-number-games", games=games)
    if jobs < 1:
        raise BadInput("bad-number-jobs", jobs=jobs)
    found: list[Outcome] = []
    ranges = [(first, min(games, first + CHUNK)) for first in range(0, games, CHUNK)]
    names = tuple(bots)
    if jobs == 1:
        with tuned_gc():
            for first, end in ranges:
                found += _chunk(game, options, seed, names, first, end, watch)
                if progress is not None:
                    progress(len(found), games)
        return found
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_tune) as pool:
        waiting: set[Future[list[Outcome]]] = {
            pool.submit(_chunk, game, options, seed, names, first, end, watch) for first, end in ranges
        }
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    found += future.result()
                if progress is not None:
                    progress(len(found), games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return sorted(found, key=lambda outcome: outcome.index)


def summarize(
    game: str, options: dict[str, Any], seed: str, bots: Sequence[str], jobs: int, found: list[Outcome], seconds: float
) -> Summary:
    """Totals of outcomes that are in order of index."""
    h = blake2b(digest_size=16)
    for outcome in found:
        h.update(outcome.digest.encode())
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
        digest=h.hexdigest(),
        jobs=jobs,
        seconds=seconds,
        games_per_s=n / seconds,
        decisions_per_s=decisions / busy,
    )


def simulate(
    game: str,
    options: dict[str, Any],
    games: int,
    seed: str,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    watch: Watch | None = None,
    crashes: Path | None = None,
) -> Summary:
    """Play many games and sum up. The results do not depend on `jobs`.

    `bots` names one bot for all seats or one for each. Raises BadInput for what cannot be begun. A game that cannot go
    on raises GameCrashed; its record is then written into the folder `crashes` and named in the error.
    """
    start = perf_counter()
    try:
        found = outcomes(game, options, games, seed, bots, jobs, progress, watch)
    except GameCrashed as crashed:
        if crashes is not None:
            crashed.file = str(export(crashed, crashes))
            crashed.phrase = Phrase("bad-game-crashed-kept", said=crashed.phrase, file=crashed.file)
        raise
    return summarize(game, options, seed, bots, jobs, found, perf_counter() - start)


def export(crashed: GameCrashed, folder: Path) -> Path:
    """Write the record of a crashed game, and beside it the answer that it crashed on with the traceback."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"crash-{crashed.seed}.json"
    if crashed.record is not None:
        path.write_bytes(dump(crashed.record))
    answer = f"seat {crashed.seat} answered {crashed.option}\n" if crashed.option is not None else ""
    path.with_suffix(".txt").write_text(f"{crashed}\n{answer}\n{crashed.trace}", encoding="utf-8")
    return path
