"""Mass simulation: many games of bots, the same results for any number of processes."""

import traceback
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import msgspec

from goldenrule.bots import Bot
from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput, GoldenruleError, Stuck
from goldenrule.kernel.game import Game
from goldenrule.kernel.records import Make, Record, Recorder, dump
from goldenrule.lab.oracle import make_lab_bot
from goldenrule.lab.workers import cores, each
from goldenrule.table.games import DRAW, find_game, maker
from goldenrule.words.phrases import Phrase

LONGEST: Final = 50_000
"""A game with more decisions than this is stuck: no game of ours comes near it."""

CHUNK: Final = 20

Watch = Callable[[Game], Callable[[], None]]
"""Called with a new game, for instance to observe it; what it returns is called after every decision."""

Asked = Callable[[Game, Decision, Option], None]
"""Called with every answer, before it is given."""

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
    return [make_lab_bot(game, names[seat % len(names)], f"{seed}/bot {seat}") for seat in range(seats)]


def play(game: Game, bots: Sequence[Bot], after: Callable[[], None] | None = None, asked: Asked | None = None) -> None:
    """Let bots play a game to its end. Raises Stuck if it has none."""
    apply = game.apply
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        option = bots[seat].choose(game, seat, decision)
        if asked is not None:
            asked(game, decision, option)
        apply(seat, option)
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
    asked: Asked | None = None,
) -> Outcome:
    """Play one game. Raises BadInput if it cannot be made, GameCrashed if it cannot go on."""
    make = maker(name)
    start = process_time()
    game = make(options, seed)
    if prepare is not None:
        prepare(game)
    players = seat_bots(name, game.state.seats, bots, seed)
    try:
        play(game, players, None if watch is None else watch(game), asked)
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


def chunks_of(games: int, there: Collection[int] = (), jobs: int = 1) -> list[tuple[int, int]]:
    """The games of a run that are not there yet, as pairs (first, end) of at most CHUNK games.

    Fewer where several processes share few games; the first is then a single one, which shows how long a game takes.
    Results do not depend on it.
    """
    most = CHUNK if jobs == 1 else max(1, min(CHUNK, games // (8 * (jobs or cores()))))
    found: list[tuple[int, int]] = []
    for index in range(games):
        if index in there:
            continue
        if found and found[-1][1] == index and index % most and (jobs == 1 or len(found) > 1):
            found[-1] = found[-1][0], index + 1
        else:
            found.append((index, index + 1))
    return found


def _chunk(
    name: str, options: dict[str, Any], seed: str, bots: tuple[str, ...], watch: Watch | None, part: tuple[int, int]
) -> list[Outcome]:
    return [run_game(name, options, game_seed(seed, i), bots, i, watch) for i in range(*part)]


def outcomes(
    game: str,
    options: dict[str, Any],
    games: int,
    seed: str,
    bots: Sequence[str] = ("random",),
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    watch: Watch | None = None,
    on: str = "",
) -> list[Outcome]:
    """Play games and return how each went, in order of index, whatever `jobs` and `on` are (`lab.workers.each`).

    `watch` must be a module's function unless `jobs` is 1. Raises BadInput for what cannot be begun, GameCrashed at
    the first crash.
    """
    if games < 1:
        raise BadInput("bad-number-games", games=games)
    found: list[Outcome] = []
    task = partial(_chunk, game, options, seed, tuple(bots), watch)
    with closing(each(task, chunks_of(games, (), jobs), jobs, on)) as parts:
        for part in parts:
            found += part
            if progress is not None:
                progress(len(found), games)
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
    on: str = "",
) -> Summary:
    """Play many games and sum up. The results do not depend on `jobs` and `on`, which say where (`lab.workers.each`).

    `bots` names one bot for all seats or one for each. Raises BadInput for what cannot be begun. A game that cannot go
    on raises GameCrashed; its record is then written into the folder `crashes` and named in the error.
    """
    start = perf_counter()
    with exported(crashes):
        found = outcomes(game, options, games, seed, bots, jobs, progress, watch, on)
    return summarize(game, options, seed, bots, jobs, found, perf_counter() - start)


@contextmanager
def exported(folder: Path | None) -> Iterator[None]:
    """Write the record of a game that crashes into a folder, and name it in the error."""
    try:
        yield
    except GameCrashed as crashed:
        if folder is not None:
            crashed.file = str(export(crashed, folder))
            crashed.phrase = Phrase("bad-game-crashed-kept", said=crashed.phrase, file=crashed.file)
        raise


def export(crashed: GameCrashed, folder: Path) -> Path:
    """Write the record of a crashed game, and beside it the answer that it crashed on with the traceback."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"crash-{crashed.seed}.json"
    if crashed.record is not None:
        path.write_bytes(dump(crashed.record))
    answer = f"seat {crashed.seat} answered {crashed.option}\n" if crashed.option is not None else ""
    path.with_suffix(".txt").write_text(f"{crashed}\n{answer}\n{crashed.trace}", encoding="utf-8")
    return path
