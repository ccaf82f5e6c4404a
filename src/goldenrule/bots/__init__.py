"""Bots: what answers for a seat that nobody plays.

A bot gets the game, its seat and the decision that it is asked, and returns one of the decision's options. It may look
only at what its seat may know; it never changes the game, and never draws from the game's random streams.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Final, Protocol, cast

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.table.games import find_game


class Bot(Protocol):
    """A player. Made with a seed of its own; equal seeds and equal questions give equal answers."""

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        """One of `decision.options`. The game stays as it is."""


BotMaker = Callable[[str], Bot]
"""Makes a bot from its seed."""


class RandomBot:
    """Takes every option with the same chance."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]


class FirstBot:
    """Takes the first option: the shortest way through a game, for tests and measurements."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        return decision.options[0]


EVERYWHERE: Final[dict[str, BotMaker]] = {"random": RandomBot, "first": FirstBot}
"""Bots that can play any game."""


def bot_makers(game: str) -> dict[str, BotMaker]:
    """The bots that can play a game, by name. A game adds its own as `BOTS` in the module `bots` of its package.

    Raises BadInput for an unknown game.
    """
    package = type(find_game(game)).__module__
    own = f"{package}.bots"
    if not hasattr(import_module(package), "__path__") or find_spec(own) is None:
        return EVERYWHERE
    return {**EVERYWHERE, **cast(dict[str, BotMaker], import_module(own).BOTS)}


def make_bot(game: str, name: str, seed: str) -> Bot:
    """A bot by name. Raises BadInput for an unknown name, with those that are known."""
    makers = bot_makers(game)
    maker = makers.get(name)
    if maker is None:
        raise BadInput("bad-no-bot", name=name, game=game, known=sorted(makers))
    return maker(seed)
