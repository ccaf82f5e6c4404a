"""Check the compiled build against the source: native_check.py [--games N] [--only GAME ...] [--fast] [--no-suite].

It needs a build (`python3 run.py native`). Each check runs in processes of its own, with and without the build:

- all modules of the build run compiled;
- random games end with equal digests, and searches choose equal options;
- case files pass on the compiled build, and so does the conformance library (copies, saves, twins, hidden information);
- games, bots and words of others, which stay interpreted, work on the compiled kernel;
- the test suite passes on the compiled build (all but tests marked `pure_only`), with what others write: the toy game,
  a first bot, a game and packs as the documentation makes them, and the companion;
- nothing is slower than the source: decisions, copies, searches, the start. (mypyc compiles `functools.cached_property`
  as a plain property: the answers are the same, and a search takes many times as long.)

With --fast the times are only printed. Exit status 1 if a check fails.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # when this file is run, not imported
from scripts.native import GAMES

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = "off"
"""The build that is none (`goldenrule.native.OFF`)."""
ROUNDS: Final = 3
"""How often the times of both builds are measured in turn."""
SLOWER: Final = 1.1
"""A compiled time may be this many times that of the source, since the speed of machines varies."""
STARTS: Final = 1.25
"""The same for the start, which compiled modules hardly change."""
SEARCHES: Final = 3
SUITE: Final = (
    "kernel", "words", "gamekit", "bots", "table", "champions", "heroes", "skirmish", "packs", "cli/test_companion.py",
    "docs/test_blocks.py", "docs/test_add_a_game.py",
)  # fmt: skip
"""What of `tests` runs on the compiled build: the games, and what others write for them."""


# -- what child processes do -----------------------------------------------------------------------------------------


def digests(game: str, games: int) -> list[str]:
    """The digest of the last position of random games, and what the searching bot answers in some."""
    from goldenrule.bots import RandomBot, make_bot
    from goldenrule.kernel.codec import digest
    from goldenrule.lab.single_game import game_seed, play
    from goldenrule.table.games import maker

    found = []
    for i in range(games):
        seed = game_seed("native", i)
        running = maker(game)({}, seed)
        play(running, [RandomBot(seed)] * running.state.seats)
        found.append(f"{running.decisions} {digest(running)}")
    for position in questions(game):
        asked = position.pending[0]
        found.append(repr(make_bot(game, "thinks:easy", "native").choose(position, asked.seat, asked)))
    return found


def questions(game: str) -> list[Any]:
    """Positions of the middle of games with several answers."""
    from goldenrule.bots import make_bot
    from goldenrule.table.games import maker

    found = []
    for i in range(SEARCHES):
        running = maker(game)({}, f"native {i}")
        bots = [make_bot(game, "sensible", f"{i}/{seat}") for seat in range(running.state.seats)]
        while running.pending and not (running.decisions >= 12 and len(running.pending[0].options) > 3):
            asked = running.pending[0]
            running.apply(asked.seat, bots[asked.seat].choose(running, asked.seat, asked))
        if running.pending:
            found.append(running)
    return found


def times(game: str) -> dict[str, float]:
    """Times of a game: lower is better for all of them."""
    from goldenrule.bots import make_bot
    from goldenrule.lab import bench
    from goldenrule.lab.workers import seldom_collecting

    def search() -> float:
        spent = []
        for position in questions(game):
            asked = position.pending[0]
            bot = make_bot(game, "thinks:hard", "native")
            begin = process_time()
            bot.choose(position, asked.seat, asked)
            spent.append(process_time() - begin)
        return median(spent)

    with seldom_collecting():
        suite = bench.suite_of(game)
        table = suite.tables[0]
        rate, _ = bench.random_play(game, table.options, max(10, table.games // 2), 2)
        positions = bench.deep_positions(game, table.options, 12)
        return {
            "us a decision": 1e6 / rate,
            "us a copy": bench.per_call(positions, lambda each: each.clone(), 3),
            "ms determinize and 20 decisions": 1e3 / bench.rollouts(positions, 0.5),
            "s a hint (hard)": search(),
            "s to the first prompt": bench.start_up(game, 3),
        }


def conformance(game: str) -> str:
    """Play a game under the conformance library: of this name, or "toy"."""
    from goldenrule.table.games import maker
    from goldenrule.testing import check_game

    if game == "toy":
        from tests.toygame import make

        return repr(check_game(make, ["compiled 0", "compiled 1"], every=4, hash_seed=False))
    return repr(check_game(lambda seed: maker(game)({}, seed), ["compiled"], every=6, hash_seed=False))


def traces() -> list[str]:
    """The digests of some games of the interpreted toy game."""
    from goldenrule.testing.conformance import trace
    from tests.toygame import make

    return [trace(make, seed) for seed in "abc"]


def interpreted() -> list[str]:
    """The modules of the build that do not run compiled although they are loaded; all of them are loaded."""
    from importlib import import_module

    from goldenrule import native

    listed = json.loads(Path(os.environ[native.CHOICE], native.LIST).read_text("utf-8"))["modules"]
    return [name for name in listed if str(getattr(import_module(name), "__file__", "")).endswith(".py")]


def child(words: list[str]) -> None:
    what, *rest = words
    done: object
    if what == "digests":
        done = digests(rest[0], int(rest[1]))
    elif what == "times":
        done = times(rest[0])
    elif what == "conformance":
        done = conformance(rest[0])
    elif what == "traces":
        done = traces()
    else:
        done = interpreted()
    print(json.dumps(done))


# -- checks ------------------------------------------------------------------------------------------------------------


def run(build: str, *words: str) -> Any:
    """Run a part of this script in a process of its own, with a build or with the source. Return what it has found."""
    environment = {
        **os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")]), "GOLDENRULE_NATIVE": build
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, __file__, "--child", *words], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)} (build: {build}) failed:\n{done.stderr[-3000:]}")
    return json.loads(done.stdout.splitlines()[-1])


def check_cases(build: str, game: str) -> bool:
    """Run the case files of a game on the build, and print how many cases pass."""
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "cases" / game).rglob("*.yaml"))
    done = subprocess.run(
        [sys.executable, "-m", "goldenrule", "check", *files],
        cwd=ROOT, env={**os.environ, "GOLDENRULE_NATIVE": build}, capture_output=True, text=True,
    )  # fmt: skip
    passed = [line for line in done.stdout.splitlines() if line.startswith("ok ")]
    others = [line for line in done.stdout.splitlines() if line not in passed]
    print(f"  {len(passed)} cases pass", *others, *done.stderr.splitlines()[-20:], sep="\n  ")
    return done.returncode == 0 and len(passed) > 0


def check_suite(build: str) -> bool:
    """Run the test suite on the build, as far as it concerns compiled modules, and show what it prints."""
    print("\nThe test suite on the compiled build", flush=True)
    tests = [f"tests/{name}" for name in SUITE]
    command = [sys.executable, "-m", "pytest", "--tb=short", "-p", "no:cacheprovider", *tests]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "GOLDENRULE_NATIVE": build}).returncode == 0


def compare_times(build: str, game: str) -> list[str]:
    """Print the times of both builds, measured in turn. Return those in which the compiled build is slower."""
    measured = [(run(SOURCE, "times", game), run(build, "times", game)) for _ in range(ROUNDS)]
    slow = []
    for name in measured[0][0]:
        source, compiled = (min(each[side][name] for each in measured) for side in (0, 1))
        print(f"  {name:34} source {source:10.3f}   compiled {compiled:10.3f}   x{source / compiled:.2f}")
        if compiled > source * (STARTS if "prompt" in name else SLOWER):
            slow.append(name)
    return slow


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="random games to compare (1000)")
    parser.add_argument("--only", nargs="*", default=[*GAMES], choices=GAMES, help="games to check")
    parser.add_argument("--fast", action="store_true", help="do not fail because of times")
    parser.add_argument("--no-suite", action="store_true", help="leave out the test suite, which takes long")
    parser.add_argument("--child", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        child(given.child)
        return 0
    from goldenrule import native

    if native.RUNNING != "compiled":
        print(f"There is no compiled build to check ({native.RUNNING}): python3 run.py native")
        return 1
    build = native.FOLDER
    faults = [f"{name} runs interpreted" for name in run(build, "interpreted")]
    print("conformance of an interpreted game:", run(build, "conformance", "toy"))
    for game in given.only:
        print(f"\n{game}")
        same = run(build, "digests", game, str(given.games)) == run(SOURCE, "digests", game, str(given.games))
        print(f"  {given.games} random games: digests {'equal' if same else 'DIFFER'}")
        faults += [] if same else [f"{game}: other games than the source"]
        print(" ", run(build, "conformance", game))
        faults += [] if check_cases(build, game) else [f"{game}: case files"]
        faults += [f"{game}: slower: {name}" for name in compare_times(build, game) if not given.fast]
    if not given.no_suite and not check_suite(build):
        faults.append("the test suite fails on the compiled build")
    print("\n" + ("\n".join(faults) or "The compiled build does what the source does."))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
