"""Traditional card games by OpenSpiel: an engine in C++, driven from Python. Drawing chance is no decision."""

from random import Random
from typing import Any

import pyspiel

from benchmarks.peers.measure import Engine


def answer(state: Any, rng: Random, most: int) -> int:
    n = 0
    while not state.is_terminal() and not 0 < most <= n:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            n += 1
    return n


def determinize(state: Any, rng: Random) -> Any:
    return state.resample_from_infostate(state.current_player(), rng.random)


def engine(name: str) -> Engine:
    game, rules = pyspiel.load_game(name), "a traditional card game in C++; no card texts"
    return Engine(name, rules, lambda rng: game.new_initial_state(), answer, lambda state: state.clone(), determinize)


ENGINES = [engine("gin_rummy"), engine("hearts")]
