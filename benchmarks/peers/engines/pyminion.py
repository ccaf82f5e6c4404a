"""Dominion by pyminion, which calls the players back: a game cannot stop at a question."""

import logging
import random
from typing import Any

from pyminion.expansions.base import base_set
from pyminion.expansions.intrigue import intrigue_set
from pyminion.game import Game
from pyminion.player import Player

from benchmarks.peers.measure import Engine

MOST_TURNS = 400
logging.disable(logging.CRITICAL)


class Chooser:
    """Answers what it is called for, and counts."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.decisions = 0

    def one(self, things: Any) -> Any:
        self.decisions += 1
        return self.rng.choice(list(things))

    def some(self, things: Any, least: int, most: int) -> list[Any]:
        self.decisions += 1
        n = len(things) if most < 0 else min(most, len(things))
        return self.rng.sample(list(things), self.rng.randint(min(least, n), n))

    def action_phase_decision(self, valid_actions: Any, player: Any, game: Any) -> Any:
        return self.one([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: Any, player: Any, game: Any) -> Any:
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: Any, player: Any, game: Any) -> Any:
        return self.one([*valid_cards, None])

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None) -> Any:
        return self.one([True, False])

    def multiple_option_decision(
        self, card: Any, options: Any, player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> Any:
        if unique:
            return self.some(range(len(options)), num_choices, num_choices)
        return [self.one(range(len(options))) for _ in range(num_choices)]

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> Any:
        return self.one(range(num_deck_cards + 1))

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, required: bool = True
    ) -> Any:
        return self.one(valid_cards) if valid_cards else None

    def __getattr__(self, name: str) -> Any:
        """Decisions about several cards have a name and two arguments each: `min_num_discard`, `max_num_discard`."""
        if not name.endswith("_decision"):
            raise AttributeError(name)
        verb = name.partition("_")[0]

        def decide(prompt: str, card: Any, valid_cards: Any, player: Any, game: Any, **named: Any) -> Any:
            return self.some(valid_cards, named.get(f"min_num_{verb}", 0), named.get(f"max_num_{verb}", -1))

        return decide


def start(rng: random.Random) -> Game:
    random.seed(rng.random())  # the engine shuffles from the shared stream
    players = [Player(Chooser(rng), player_id=str(n)) for n in range(2)]
    game = Game(players, expansions=[base_set, intrigue_set], log_stdout=False)
    game.start()
    return game


def answer(game: Any, rng: random.Random, most: int) -> int:
    """Play the whole game: it cannot stop at a question."""
    for turn in range(MOST_TURNS):
        if game.is_over():
            break
        game.players[turn % 2].take_turn(game)
    return sum(player.decider.decisions for player in game.players)


ENGINES = [Engine("Dominion", "some 50 card texts; decisions are calls, so there is no copy in a game", start, answer)]
