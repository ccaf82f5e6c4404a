"""Catan by catanatron: two players choose among its playable actions; they do not trade with each other."""

import random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from benchmarks.peers.measure import Engine


def start(rng: random.Random) -> Any:
    random.seed(rng.random())  # the engine rolls its dice from the shared stream
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def answer(game: Any, rng: random.Random, most: int) -> int:
    n = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and not 0 < most <= n:
        game.execute(rng.choice(game.state.playable_actions), validate_action=False)
        n += 1
    return n


ENGINES = [Engine("Catan", "a board game without card texts; five kinds of hidden cards", start, answer, Game.copy)]
