"""Bots, which answer for seats without a person.

A bot gets the game, its seat and the decision, and returns one of the decision's options. It may use only what its
seat may know; it never changes the game, and never draws from the game's random streams.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Final, cast

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.table.games import find_game

if TYPE_CHECKING:
    from goldenrule.gamekit.search_model import Bot, SearchModel

BotMaker = Callable[[str], "Bot"]
"""A function that makes a bot from its seed."""


class RandomBot:
    """A bot that chooses each option with the same chance."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]


class FirstBot:
    """A bot that chooses the first option, for tests and measurements."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def choose(self, game: Game, seat: int, decision: Decision) -> Option:
        return decision.options[0]


THINKS: Final = "thinks"
EVERYWHERE: Final[dict[str, BotMaker]] = {"random": RandomBot, "first": FirstBot}
"""Bots that can play any game."""


def bot_makers(game: str) -> dict[str, BotMaker]:
    """Return the bots that can play a game, by name. A game adds its own as `BOTS` in the module `bots` of its package.

    If that module also has `THINKING`, the searching bot can play it (`goldenrule.bots.search`). Raises BadInput for an
    unknown game.
    """
    own = own_bots(game)
    if own is None:
        return EVERYWHERE
    found = {**EVERYWHERE, **cast(dict[str, BotMaker], own.BOTS)}
    how = getattr(own, "THINKING", None)
    if how is not None:
        found[THINKS] = partial(make_search_bot, how, "")
    return found


def own_bots(game: str) -> ModuleType | None:
    """Return the module `bots` of a game's package. Raises BadInput for an unknown game."""
    package = type(find_game(game)).__module__
    own = f"{package}.bots"
    if not hasattr(import_module(package), "__path__") or find_spec(own) is None:
        return None
    return import_module(own)


def make_search_bot(how: "SearchModel", budget: str, seed: str) -> "Bot":
    """Return a searching bot with a budget as people write it. Raises BadInput for anything else."""
    from goldenrule.bots.search import DeterminizedSearchBot, budget_of

    return DeterminizedSearchBot(how, budget_of(budget), seed)


def make_bot(game: str, name: str, seed: str) -> "Bot":
    """Return a bot by name; `thinks` may be followed by its budget ("thinks:hard", "thinks:200", "thinks:2s").

    Raises BadInput for an unknown name, with the known ones, or for an invalid budget.
    """
    makers = bot_makers(game)
    plain, _, budget = name.partition(":")
    maker = makers.get(plain)
    if maker is None or (budget and plain != THINKS):
        raise BadInput("bad-no-bot", name=name, game=game, known=sorted(makers))
    if budget:
        return make_search_bot(search_model_of(game), budget, seed)
    return maker(seed)


def search_model_of(game: str) -> "SearchModel":
    """Return a game's model for the searching bot. Raises BadInput for a game without one."""
    how = getattr(own_bots(game), "THINKING", None)
    if how is None:
        raise BadInput("bad-no-bot", name=THINKS, game=game, known=sorted(bot_makers(game)))
    return cast("SearchModel", how)
