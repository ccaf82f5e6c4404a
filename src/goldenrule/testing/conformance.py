"""Conformance of games: what the kernel promises at every decision, checked on random games.

`check_game` runs all checks. Each check also works alone: it takes a game at a decision, leaves it as it was, and
raises Nonconformance with one sentence. `check_game` adds the seed and the number of the decision.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from goldenrule.kernel.codec import digest
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.game import Game
from goldenrule.testing.hidden import check_asked, check_names, check_serials, check_step, check_twins, check_view
from goldenrule.testing.positions import (
    AHEAD,
    Chooser,
    Nonconformance,
    check_all,
    check_ask_again,
    check_clone,
    check_codec,
    check_fields,
    check_frames,
    check_over,
    check_pending,
    check_refusal,
    check_reindex,
    check_replay,
    watch_end,
)

Make = Callable[[str], Game]
"""Makes a game at its first decision from a seed. At the top of a module, so that another process can import it."""

LIMIT = 20_000


@dataclass
class Summary:
    """What `check_game` saw: proof that it looked at something."""

    games: int = 0
    decisions: int = 0
    positions: int = 0
    """Decisions at which everything was checked."""
    twins: int = 0
    """Positions that differed from the real one, in what a seat does not know."""


def check_game(
    make: Make, seeds: Iterable[str], *, every: int = 1, limit: int = LIMIT, ahead: int = AHEAD, hash_seed: bool = True
) -> Summary:
    """Play a random game for each seed to its end, and run all checks.

    `every`: run the costly checks at every n-th decision. `limit`: fail a game with more decisions. `ahead`: how many
    decisions to play on copies. `hash_seed`: play one game in a process with another PYTHONHASHSEED; `make` must be
    importable for that.

    Raises Nonconformance; errors of the game itself pass through with a note that names the seed and the decision.
    """
    summary = Summary()
    for seed in seeds:
        _check_one(make, seed, every, limit, ahead, summary)
        check_serials(make, seed, limit)
        if hash_seed and summary.games == 1:
            check_hash_seed(make, seed)
    return summary


def _check_one(make: Make, seed: str, every: int, limit: int, ahead: int, summary: Summary) -> None:
    chooser = Chooser(seed)
    start = make(seed)  # for snapshots to be restored into
    game = make(seed)
    moves: list[tuple[int, Option]] = []
    past: list[tuple[Game, str]] = []
    digests: dict[int, str] = {}
    number = 0
    try:
        while game.pending:
            check_pending(game)
            check_asked(game, f"{seed}/{number}")
            move = chooser.choose(game)
            if number % every == 0:
                digests[number] = digest(game)
                check_all(game, start, ahead=ahead)
                for seat in range(game.state.seats):
                    summary.twins += check_twins(game, seat, f"{seed}/{number}", ahead)
                    check_step(game, seat, move, f"{seed}/{number}")
                if digest(game) != digests[number]:
                    raise Nonconformance("a copy of the position was played, and the position changed with it.")
                past.append((game, digests[number]))
                summary.positions += 1
                # what is kept is the original in turn with the copy: neither may change when the other is played on
                game = game.clone()
                if number // every % 2:
                    past[-1], game = (game, digests[number]), past[-1][0]
            if number == 0:
                check_refusal(game)
            _apply(game, move)
            moves.append(move)
            number += 1
            if number > limit:
                raise Nonconformance(f"the game is not over after {limit} decisions.")
        check_over(game)
        for i, (kept, then) in enumerate(past):
            if digest(kept) != then:
                raise Nonconformance(f"the position that was kept at decision {i * every} has changed since.")
        check_replay(make(seed), moves, digests, game)
    except Nonconformance as error:
        raise Nonconformance(f"seed {seed!r}, decision {number}: {error}") from error
    except Exception as error:
        error.add_note(f"conformance: seed {seed!r}, decision {number}")
        raise
    summary.games += 1
    summary.decisions += number


def _apply(game: Game, move: tuple[int, Option]) -> None:
    """Give an answer. Raises Nonconformance if anything happens after the game has ended."""
    observer = game.observer
    after_decision = watch_end(game)
    game.apply(*move)
    after_decision()
    game.observer = observer


def trace(make: Make, seed: str, limit: int = LIMIT) -> str:
    """Return the joined digests of a random game at its decisions."""
    game = make(seed)
    chooser = Chooser(seed)
    digests = [digest(game)]
    while game.pending and len(digests) <= limit:
        game.apply(*chooser.choose(game))
        digests.append(digest(game))
    return " ".join(digests)


_CHILD = """
import functools, importlib, sys
from goldenrule.testing.conformance import trace
make = functools.reduce(getattr, sys.argv[2].split("."), importlib.import_module(sys.argv[1]))
print(trace(make, sys.argv[3]))
"""


def check_hash_seed(make: Make, seed: str) -> None:
    """Check that another process, with other string hashes, plays the same game.

    Raises ValueError for a `make` that another process cannot import.
    """
    module, name = make.__module__, make.__qualname__
    if "<" in name or module == "__main__":
        raise ValueError(f"{module}.{name} cannot be imported by another process: put it at the top of a module.")
    other = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    env = {**os.environ, "PYTHONHASHSEED": other, "PYTHONPATH": os.pathsep.join(p or "." for p in sys.path)}
    ran = subprocess.run(
        [sys.executable, "-c", _CHILD, module, name, seed], env=env, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise Nonconformance(f"seed {seed!r}: playing it in another process failed: {ran.stderr.strip()[-800:]}")
    here, there = trace(make, seed).split(), ran.stdout.split()
    if here != there:
        number = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
        raise Nonconformance(f"seed {seed!r}, decision {number}: PYTHONHASHSEED={other} gave another position.")


__all__ = [
    "AHEAD", "LIMIT", "Chooser", "Make", "Nonconformance", "Summary", "check_all", "check_ask_again", "check_asked",
    "check_clone", "check_codec", "check_fields", "check_frames", "check_game", "check_hash_seed", "check_names",
    "check_over", "check_pending", "check_refusal", "check_reindex", "check_replay", "check_serials", "check_step",
    "check_twins", "check_view", "trace", "watch_end",
]  # fmt: skip
