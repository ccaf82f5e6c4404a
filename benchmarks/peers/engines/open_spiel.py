"""Traditional card games by OpenSpiel: an engine in C++, driven from Python."""

import random
from typing import Any

import pyspiel

from benchmarks.peers.measure import Engine


class Spiel(Engine):
    """A game of OpenSpiel; chance is drawn here, and is no decision."""

    def __init__(self, name: str, rules: str) -> None:
        self.name, self.rules = name, rules
        self.game = pyspiel.load_game(name)

    def play(self, rng: random.Random, most: int = 0) -> tuple[int, Any]:
        state = self.game.new_initial_state()
        return self.answer(state, rng, most), state

    def play_on(self, position: Any, rng: random.Random, most: int) -> None:
        self.answer(position, rng, most)

    def answer(self, state: Any, rng: random.Random, most: int) -> int:
        n = 0
        while not state.is_terminal() and not 0 < most <= n:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                n += 1
        return n

    def copy(self, position: Any) -> Any:
        return position.clone()

    def determinize(self, position: Any, rng: random.Random) -> Any:
        try:
            return position.resample_from_infostate(position.current_player(), rng.random)
        except RuntimeError as error:  # pyspiel.SpielError: most games have no way to deal again
            raise NotImplementedError(self.name) from error


ENGINES = [
    Spiel("gin_rummy", "a traditional card game in C++; no card texts"),
    Spiel("hearts", "a traditional card game in C++; no card texts"),
]
