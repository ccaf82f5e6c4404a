"""Catan by catanatron, among whose playable actions a player chooses."""

import random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from benchmarks.peers.measure import Engine


class Catan(Engine):
    """Two players, no trade between them."""

    name = "Catan"
    rules = "a board game without card texts; five kinds of hidden cards"

    def play(self, rng: random.Random, most: int = 0) -> tuple[int, Any]:
        random.seed(rng.random())  # the engine rolls its dice from the shared stream
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        return self.answer(game, rng, most), game

    def play_on(self, position: Any, rng: random.Random, most: int) -> None:
        self.answer(position, rng, most)

    def answer(self, game: Any, rng: random.Random, most: int) -> int:
        n = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and not 0 < most <= n:
            game.execute(rng.choice(game.state.playable_actions), validate_action=False)
            n += 1
        return n

    def copy(self, position: Any) -> Any:
        return position.copy()


ENGINES = [Catan()]
