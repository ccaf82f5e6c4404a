"""The games of Goldenrule itself, in the build that is installed."""

from functools import partial
from random import Random
from typing import Any

from benchmarks.peers.measure import Engine
from goldenrule.kernel import views
from goldenrule.kernel.game import Game
from goldenrule.table.games import find_game

SETUPS: dict[str, dict[str, Any]] = {"champions": {"heroes": ["spider_man"]}, "heroes": {}, "skirmish": {}}
RULES = {
    "champions": "every card and rule of the core set; interrupts, payments and targets are decisions",
    "heroes": "every card and rule of the 2006 board game; dice, hidden plans, windows in combat",
    "skirmish": "every card and rule of the duel; effects in reaction to effects",
}


def start(name: str, rng: Random) -> Game:
    return find_game(name).make(dict(SETUPS[name]), str(rng.random()))


def answer(game: Game, rng: Random, most: int) -> int:
    choose, n = rng.random, 0
    while game.pending and not 0 < most <= n:
        decision = game.pending[0]
        game.apply(decision.seat, decision.options[int(choose() * len(decision.options))])
        n += 1
    return n


def determinize(game: Game, rng: Random) -> Game:
    return views.determinize(game, game.pending[0].seat, str(rng.random()))


ENGINES = [Engine(name, RULES[name], partial(start, name), answer, Game.clone, determinize) for name in SETUPS]
