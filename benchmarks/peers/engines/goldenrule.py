"""The games of Goldenrule itself, in the build that is installed."""

import random
from typing import Any

from benchmarks.peers.measure import Engine
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import determinize
from goldenrule.table.games import find_game

SETUPS: dict[str, dict[str, Any]] = {"champions": {"heroes": ["spider_man"]}, "heroes": {}, "skirmish": {}}


class Own(Engine):
    """Random players, one after the other, until nobody is asked anything."""

    def __init__(self, name: str, rules: str) -> None:
        self.name, self.rules = name, rules

    def play(self, rng: random.Random, most: int = 0) -> tuple[int, Game]:
        game = find_game(self.name).make(dict(SETUPS[self.name]), str(rng.random()))
        return self.answer(game, rng, most), game

    def play_on(self, position: Game, rng: random.Random, most: int) -> None:
        self.answer(position, rng, most)

    def answer(self, game: Game, rng: random.Random, most: int) -> int:
        choose, n = rng.random, 0
        while game.pending and not 0 < most <= n:
            decision = game.pending[0]
            game.apply(decision.seat, decision.options[int(choose() * len(decision.options))])
            n += 1
        return n

    def copy(self, position: Game) -> Game:
        return position.clone()

    def determinize(self, position: Game, rng: random.Random) -> Game:
        return determinize(position, position.pending[0].seat, str(rng.random()))


ENGINES = [
    Own("champions", "every card and rule of the core set; interrupts, payments and targets are decisions"),
    Own("heroes", "every card and rule of the 2006 board game; dice, hidden plans, windows in combat"),
    Own("skirmish", "every card and rule of the duel; effects in reaction to effects"),
]
