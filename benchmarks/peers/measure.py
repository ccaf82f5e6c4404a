"""Measure one game of one engine, in the environment of that engine: `python -m benchmarks.peers.measure MODULE GAME`.

Nothing of Goldenrule is imported here, as the environments of other engines do not have it.
"""

import gc
import importlib
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any

ANSWERS = 20
"""How many decisions are made in a copy, as in a short rollout of a search."""
LEAST = 3
"""The fewest games, or batches of calls, of a measurement."""


@dataclass(frozen=True)
class Engine:
    """A game of an engine. Positions are whatever the engine has; every choice is drawn from all legal ones.

    `rules` says how deep the rules are that the engine enforces. `start` sets a game up. `answer` makes up to a number
    of decisions in it (0: all to its end), and returns how many. `copy` makes an independent copy, `determinize` one
    in which everything is dealt again that the player to act does not know; None if the engine cannot.
    """

    name: str
    rules: str
    start: Callable[[Random], Any]
    answer: Callable[[Any, Random, int], int]
    copy: Callable[[Any], Any] | None = None
    determinize: Callable[[Any, Random], Any] | None = None


def engines_of(module: str) -> dict[str, Engine]:
    """Return the games of a package by name."""
    found: list[Engine] = importlib.import_module(f"benchmarks.peers.engines.{module}").ENGINES
    return {engine.name: engine for engine in found}


def decisions_per_second(engine: Engine, seconds: float) -> tuple[float, float]:
    """Return the decisions a second of processor time in whole games, and the decisions of a game."""
    rng, games, decisions = Random(1), 0, 0
    engine.answer(engine.start(rng), rng, 0)
    start = process_time()
    while games < LEAST or process_time() - start < seconds:
        decisions += engine.answer(engine.start(rng), rng, 0)
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
    """Return decisions a second, microseconds of a copy, and searches a second; what an engine cannot do is missing.

    A search is a copy and some decisions in it (`copies`), or the same with hidden cards dealt again (`worlds`).
    """
    rate, length = decisions_per_second(engine, seconds)
    found, rng, copy, determinize = {"decisions": rate, "length": length}, Random(2), engine.copy, engine.determinize
    if copy is None:
        return found
    position = engine.start(rng)
    engine.answer(position, rng, max(1, round(length / 2)))
    found["copy"] = 1e6 * per_call(lambda: copy(position), seconds / 4)
    found["copies"] = 1 / per_call(lambda: engine.answer(copy(position), rng, ANSWERS), seconds / 4)
    if determinize is not None:
        found["worlds"] = 1 / per_call(lambda: engine.answer(determinize(position, rng), rng, ANSWERS), seconds / 4)
    return found


def main(module: str, game: str, seconds: str, core: str) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core)})
    engine = engines_of(module)[game]
    gc.collect()
    print(json.dumps([engine.rules, measured(engine, float(seconds))]))


if __name__ == "__main__":
    main(*sys.argv[1:])
