"""Traditional card games by RLCard, through its environments."""

import copy
import random
from typing import Any

import rlcard

from benchmarks.peers.measure import Engine


class Cards(Engine):
    """A game of RLCard, with the observations that its environment makes for each decision."""

    rules = "a traditional card game; no card texts"

    def __init__(self, name: str) -> None:
        self.name = name

    def play(self, rng: random.Random, most: int = 0) -> tuple[int, Any]:
        env = rlcard.make(self.name, config={"seed": rng.randrange(1 << 30)})
        state, _ = env.reset()
        return self.answer(env, state, rng, most)

    def play_on(self, position: Any, rng: random.Random, most: int) -> None:
        env, state = position
        self.answer(env, state, rng, most)

    def answer(self, env: Any, state: Any, rng: random.Random, most: int) -> tuple[int, Any]:
        n = 0
        while not env.is_over() and not 0 < most <= n:
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            n += 1
        return n, (env, state)

    def copy(self, position: Any) -> Any:
        env, state = position
        again = copy.copy(env)  # an environment refers to modules, which cannot be copied; its game can
        again.game = copy.deepcopy(env.game)
        again.action_recorder = [*env.action_recorder]
        return again, state


ENGINES = [Cards("gin-rummy"), Cards("doudizhu")]
