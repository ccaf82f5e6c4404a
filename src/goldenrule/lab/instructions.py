"""Machine instructions a decision: a measure of speed that neither other programs nor a slow minute change.

Valgrind counts them in a further process, which plays random games, or only sets them up. The difference between many
games and a few leaves out the start of Python, and that between playing and setting up leaves out the set-up.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from goldenrule.bots import RandomBot
from goldenrule.kernel.processes import module_command
from goldenrule.lab.single_game import game_seed, play
from goldenrule.lab.workers import seldom_collecting
from goldenrule.table.games import find_game, maker

GAMES: Final = (10, 60)
"""A few games, and many."""
PROGRAM: Final = "valgrind"
OPTIONS: Final = ("--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={os.devnull}")


def is_countable() -> bool:
    """Is Valgrind installed?"""
    return shutil.which(PROGRAM) is not None


def instructions_per_decision(game: str) -> float:
    """Return the instructions of an unforced decision in random games of the first table of a game's suite.

    Raises RuntimeError if Valgrind fails.
    """
    (few_played, few_decided), (many_played, many_decided) = [_counted(game, n, "play") for n in GAMES]
    (few_made, _), (many_made, _) = [_counted(game, n, "make") for n in GAMES]
    return ((many_played - few_played) - (many_made - few_made)) / (many_decided - few_decided)


def _counted(game: str, games: int, how: str) -> tuple[int, int]:
    """Return the instructions of a process with some games, and its decisions."""
    command = [PROGRAM, *OPTIONS, *module_command(__name__, game, str(games), how)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}  # the order of sets changes no game, but the number
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    found = re.search(r"\bI\s+refs:\s+([\d,]+)", done.stderr)
    if done.returncode or found is None:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stderr.strip()[-300:]}")
    return int(found[1].replace(",", "")), int(done.stdout)


def decisions_in(game: str, games: int, is_played: bool) -> int:
    """Set up random games, play them to the end if they are to be played, and return their unforced decisions."""
    suite = find_game(game).benchmark
    assert suite is not None, "only such games are measured"
    options, make, decisions = suite().tables[0].options, maker(game), 0
    with seldom_collecting():
        for i in range(games):
            seed = game_seed("bench", i)
            started = make(options[i % len(options)], seed)
            if is_played:
                play(started, [RandomBot(seed)] * started.state.seats)
            decisions += started.decisions
    return decisions


def main(arguments: Sequence[str] | None = None) -> None:
    game, games, how = sys.argv[1:] if arguments is None else arguments
    print(decisions_in(game, int(games), how == "play"))


if __name__ == "__main__":
    main()
