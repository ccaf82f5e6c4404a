"""The benchmark suite: the speed of the engine, compared with the gates of the project.

Times are never asserted in tests. Instructions are counted once. Every other row is the best of several repeats on one
core, garbage collection tuned as in mass simulation. Rates and calls are measured in processor time, so that other
programs on the machine do not count; start-up is measured by the clock.
"""

import os
import platform
import subprocess
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Final

import msgspec

from goldenrule import __build__, __version__
from goldenrule.bots import RandomBot
from goldenrule.gamekit.benchmark import Gate, Suite
from goldenrule.gamekit.vocabulary import check_exists
from goldenrule.kernel.codec import digest, restore, snapshot
from goldenrule.kernel.game import Game
from goldenrule.kernel.processes import module_command
from goldenrule.kernel.rng import below, stream
from goldenrule.kernel.views import determinize, view
from goldenrule.lab import instructions, previews
from goldenrule.lab.single_game import game_seed, play
from goldenrule.lab.workers import seldom_collecting
from goldenrule.table.games import find_game, game_names, games_of, maker

CLONE_GATE: Final = Gate(4.0, 2.5)
"""The most microseconds of a copy."""
SEARCH_GATE: Final = 1_000.0
START_GATE: Final = 0.4
PREVIEW_GATE: Final = 60.0
ROLLOUT: Final = 20
DEEP: Final = 3
"""The least frames on the stack in the middle of an effect."""


class Row(msgspec.Struct, frozen=True):
    """One measurement. `gate` is the value to reach, 0 for none; `more` says that more is better.

    `game` is "" for measurements without a game. `name` is the measurement, in games of the `table` if there are
    several, and `unit` one of "rate" (a second), "thousand", "s", "ms" and "us"; `bench_text` has words for them.
    `samples` is their number, and `middle` their median: of frames on the stack, or milliseconds of a preview.
    """

    game: str
    name: str
    value: float
    unit: str
    gate: float = 0.0
    more: bool = True
    table: str = ""
    samples: int = 0
    middle: float = 0.0

    @property
    def passed(self) -> bool | None:
        """Does it reach its gate? None without a gate."""
        if not self.gate:
            return None
        return self.value >= self.gate if self.more else self.value <= self.gate


class Report(msgspec.Struct, frozen=True):
    """All rows, with the machine and the build that ran. `passed` is true if every gate is reached.

    Without Valgrind there are no rows of instructions.
    """

    version: str
    build: str
    python: str
    machine: str
    cores: int
    repeats: int
    rows: tuple[Row, ...]
    passed: bool


Measure = Callable[[int], list[Row]]


def largest(repeats: int, run: Callable[[], float]) -> float:
    """Return the largest of several measurements."""
    return max(run() for _ in range(repeats))


def quickest(repeats: int, run: Callable[[], object], clock: Callable[[], float] = process_time) -> float:
    """Return the seconds of the quickest of several runs."""
    times = []
    for _ in range(repeats):
        start = clock()
        run()
        times.append(clock() - start)
    return min(times)


# -- random play ---------------------------------------------------------------------------------------------------


def random_play(game: str, options: Sequence[dict[str, object]], games: int, repeats: int) -> tuple[float, float]:
    """Return (unforced decisions a second from the first question on, games a second with setup), options in turn."""
    make = maker(game)

    def run() -> tuple[float, float]:
        decisions = 0
        playing = 0.0
        begin = process_time()
        for i in range(games):
            seed = game_seed("bench", i)
            started = make(options[i % len(options)], seed)
            bots = [RandomBot(seed)] * started.state.seats
            start = process_time()
            play(started, bots)
            playing += process_time() - start
            decisions += started.decisions
        return decisions / playing, games / (process_time() - begin)

    runs = [run() for _ in range(repeats)]
    return max(r[0] for r in runs), max(r[1] for r in runs)


def deep_positions(game: str, options: Sequence[dict[str, object]], wanted: int) -> list[Game]:
    """Return positions of random games with a question in the middle of an effect."""
    make = maker(game)
    found: list[Game] = []
    index = 0
    while len(found) < wanted:
        seed = game_seed("deep", index)
        running = make(options[index % len(options)], seed)
        bot = RandomBot(seed)
        index += 1
        taken = 0
        while running.pending and taken < 4:
            if len(running.stack) >= DEEP and running.decisions % 3 == 0:
                found.append(running.clone())
                taken += 1
            decision = running.pending[0]
            running.apply(decision.seat, bot.choose(running, decision.seat, decision))
    return found[:wanted]


# -- one position --------------------------------------------------------------------------------------------------


def per_call(positions: Sequence[Game], call: Callable[[Game], object], repeats: int, calls: int = 50) -> float:
    """Return microseconds of a call: the median over positions of the quickest of several repeats."""

    def run(position: Game) -> float:
        def many() -> None:
            for _ in range(calls):
                call(position)

        return quickest(repeats, many) / calls

    return median(run(position) for position in positions) * 1e6


def round_trip(game: Game) -> None:
    """Encode to JSON and decode."""
    data = msgspec.json.encode(snapshot(game))
    restore(game.fresh(game.state.clone()), msgspec.json.decode(data))


def rollouts(positions: Sequence[Game], seconds: float) -> float:
    """Return search iterations a second: determinize, then play on at random for a few decisions."""
    streams = [stream("bench", "rollouts")]
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        position = positions[done % len(positions)]
        guess = determinize(position, position.pending[0].seat, str(done))
        for _ in range(ROLLOUT):
            if not guess.pending:
                break
            decision = guess.pending[0]
            guess.apply(decision.seat, decision.options[below(streams, 0, len(decision.options))])
        done += 1
    return done / (process_time() - start)


# -- start-up ------------------------------------------------------------------------------------------------------


def start_up(game: str, repeats: int) -> float:
    """Return the seconds of a new process from the command to the first prompt and the end of empty input."""
    command = module_command("goldenrule.cli.main", "play", game, "--quick", "--plain", "--seed", "1")

    def start() -> None:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        if len(done.stdout.splitlines()) < 2:
            raise RuntimeError(f"{' '.join(command)} showed no prompt: {done.stderr.strip()[-300:]}")

    return quickest(repeats, start, perf_counter)


def suite_of(game: str) -> Suite:
    """Return the benchmark suite of a game. Raises BadInput for a game without one."""
    check_exists("game", game, measured_games())
    suite = find_game(game).benchmark
    assert suite is not None, "it is among those games"
    return suite()


def gate_of(gate: Gate) -> float:
    """Return the most that may be measured in the build that runs."""
    return gate.compiled if __build__ == "compiled" else gate.pure


def measured_games() -> list[str]:
    """Return the names of the games with a benchmark suite."""
    return [kind.name for kind in games_of(game_names()) if kind.benchmark is not None]


def measure(game: str, repeats: int) -> list[Row]:
    """Measure a game and return its rows."""
    suite = suite_of(game)
    rows: list[Row] = []
    if instructions.is_countable():
        thousands, most = instructions.instructions_per_decision(game) / 1e3, gate_of(suite.instructions) / 1e3
        rows.append(Row(game, "instructions", thousands, "thousand", most, more=False, table=suite.tables[0].name))
    for table in suite.tables:
        decisions, games_per_s = random_play(game, table.options, table.games, repeats)
        rows.append(Row(game, "decisions", decisions, "rate", table=table.name))
        rows.append(Row(game, "games", games_per_s, "rate", table=table.name))
    positions = deep_positions(game, suite.tables[0].options, 24)
    frames = median(len(p.stack) for p in positions)
    calls: tuple[tuple[str, Callable[[Game], object], float], ...] = (
        ("clone", lambda g: g.clone(), gate_of(CLONE_GATE)),
        ("view", lambda g: view(g, 0), 0.0),
        ("determinize", lambda g: determinize(g, 0, "bench"), 0.0),
        ("save", round_trip, 0.0),
        ("digest", digest, 0.0),
    )
    for name, call, gate in calls:
        took = per_call(positions, call, repeats)
        rows.append(Row(game, name, took, "us", gate, more=False, samples=len(positions), middle=frames))
    rows.append(Row(game, "search", largest(repeats, lambda: rollouts(positions, 0.5)), "rate", SEARCH_GATE))
    told = previews.times(game, suite.tables[0].options)
    slow = previews.percentile(told)
    rows.append(Row(game, "preview", slow, "ms", PREVIEW_GATE, more=False, samples=len(told), middle=median(told)))
    rows.append(Row(game, "start", start_up(game, repeats), "s", START_GATE, more=False))
    return rows


def plain_python(repeats: int) -> float:
    """Return the seconds of a million loop steps, to compare machines and interpreters."""
    times = []
    for _ in range(repeats):
        begin = process_time()
        n = 0
        for i in range(1_000_000):
            n += i & 7
        times.append(process_time() - begin)
    return min(times)


def run(games: Sequence[str] = (), repeats: int = 5) -> Report:
    """Measure everything, or some games. Takes about half a minute a game."""
    rows = [Row("", "loop", plain_python(repeats) * 1e3, "ms")]
    with seldom_collecting():
        for name in games or measured_games():
            rows += measure(name, repeats)
    return Report(
        version=__version__,
        build=__build__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        repeats=repeats,
        rows=tuple(rows),
        passed=all(row.passed is not False for row in rows),
    )
