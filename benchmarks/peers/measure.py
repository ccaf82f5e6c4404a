"""Measure one game of one engine, in the environment of that engine: `python -m benchmarks.peers.measure MODULE GAME`.

Nothing of Goldenrule is imported here, as the environments of other engines do not have it.
"""

import gc
import importlib
import json
import os
import random
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

ANSWERS = 20
"""How many decisions are made in a copy, as in a short rollout of a search."""
LEAST = 3
"""The fewest games, or batches of calls, of a measurement."""


class Engine:
    """A game of an engine. Positions are whatever the engine has; every choice is drawn from all legal ones.

    `rules` says in a line how deep the rules are that the engine enforces.
    """

    name: str
    rules: str

    def play(self, rng: random.Random, most: int = 0) -> tuple[int, Any]:
        """Play a game from its setup, up to so many decisions if not 0; return the decisions and the position."""
        raise NotImplementedError

    def play_on(self, position: Any, rng: random.Random, most: int) -> None:
        """Make some more decisions in a position, which changes."""
        raise NotImplementedError

    def copy(self, position: Any) -> Any:
        """Return an independent copy. Raises NotImplementedError if the engine cannot."""
        raise NotImplementedError

    def determinize(self, position: Any, rng: random.Random) -> Any:
        """Return a copy in which everything is dealt again that the player to act does not know, or raise the same."""
        raise NotImplementedError


def engines_of(module: str) -> dict[str, Engine]:
    """Return the games of a package by name."""
    found: list[Engine] = importlib.import_module(f"benchmarks.peers.engines.{module}").ENGINES
    return {engine.name: engine for engine in found}


def decisions_per_second(engine: Engine, seconds: float) -> tuple[float, float]:
    """Return the decisions a second of processor time in whole games, and the decisions of a game."""
    rng, games, decisions = random.Random(1), 0, 0
    engine.play(rng)
    start = process_time()
    while games < LEAST or process_time() - start < seconds:
        decisions += engine.play(rng)[0]
        games += 1
    return decisions / (process_time() - start), decisions / games


def per_call(call: Callable[[], object], seconds: float) -> float:
    """Return the seconds of a call: the median of five batches."""
    calls, start = 0, process_time()
    while calls < LEAST or process_time() - start < seconds / 6:
        call()
        calls += 1
    batches = []
    for _ in range(5):
        start = process_time()
        for _ in range(calls):
            call()
        batches.append((process_time() - start) / calls)
    return median(batches)


def measured(engine: Engine, seconds: float) -> dict[str, float]:
    """Return decisions a second, microseconds of a copy, and searches a second; what an engine cannot is missing.

    A search is a copy and some decisions in it (`copies`), or the same with hidden cards dealt again (`worlds`).
    """
    rate, length = decisions_per_second(engine, seconds)
    found, rng = {"decisions": rate, "length": length}, random.Random(2)
    position = engine.play(rng, max(1, round(length / 2)))[1]

    def search(start: Callable[[], Any]) -> Callable[[], None]:
        return lambda: engine.play_on(start(), rng, ANSWERS)

    parts: dict[str, tuple[Callable[[], object], Callable[[float], float]]] = {
        "copy": (lambda: engine.copy(position), lambda each: each * 1e6),
        "copies": (search(lambda: engine.copy(position)), lambda each: 1 / each),
        "worlds": (search(lambda: engine.determinize(position, rng)), lambda each: 1 / each),
    }
    for name, (call, shown) in parts.items():
        try:
            found[name] = shown(per_call(call, seconds / 4))
        except NotImplementedError:
            continue
    return found


def main(module: str, game: str, seconds: str, core: str) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core)})
    engine = engines_of(module)[game]
    gc.collect()
    print(json.dumps([engine.rules, measured(engine, float(seconds))]))


if __name__ == "__main__":
    main(*sys.argv[1:])
