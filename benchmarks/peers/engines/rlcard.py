"""Traditional card games by RLCard, through its environments, which make observations for each decision."""

import copy
from functools import partial
from random import Random
from typing import Any

import rlcard

from benchmarks.peers.measure import Engine


def start(name: str, rng: Random) -> list[Any]:
    """An environment, and what it says of the state."""
    env = rlcard.make(name, config={"seed": rng.randrange(1 << 30)})
    return [env, env.reset()[0]]


def answer(position: list[Any], rng: Random, most: int) -> int:
    env, n = position[0], 0
    while not env.is_over() and not 0 < most <= n:
        position[1] = env.step(rng.choice(list(position[1]["legal_actions"])))[0]
        n += 1
    return n


def copied(position: list[Any]) -> list[Any]:
    env, state = position
    again = copy.copy(env)  # an environment refers to modules, which cannot be copied; its game can
    again.game = copy.deepcopy(env.game)
    again.action_recorder = [*env.action_recorder]
    return [again, state]


RULES = "a traditional card game; no card texts"
ENGINES = [Engine(name, RULES, partial(start, name), answer, copied) for name in ("gin-rummy", "doudizhu")]
