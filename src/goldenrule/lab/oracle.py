"""The bot `oracle`, which cheats: it searches like `thinks`, but in the true game with all hidden cards.

Its lead over `thinks` is the value of hidden information. It exists for simulations only; no table has it.
"""

from typing import ClassVar, Final

from goldenrule.bots import THINKS, bot_makers, make_bot, search_model_of
from goldenrule.bots.search import DeterminizedSearchBot, Search, budget_of
from goldenrule.gamekit.search_model import Bot
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import rekey

ORACLE: Final = "oracle"


class TrueSearch(Search):
    """A search whose worlds are the true one, with new dice and shuffles in each."""

    def deal(self, seed: str) -> Game:
        world = self.game.clone()
        rekey(world, seed)
        return world


class OracleBot(DeterminizedSearchBot):
    """A bot that chooses the best option with knowledge of all cards."""

    search: ClassVar[type[Search]] = TrueSearch


def make_lab_bot(game: str, name: str, seed: str) -> Bot:
    """Return a bot by name, like `make_bot`, or the `oracle`, with a budget like that of `thinks` ("oracle:hard").

    Raises BadInput for an unknown name, or an invalid budget.
    """
    plain, _, budget = name.partition(":")
    if plain == ORACLE:
        return OracleBot(search_model_of(game), budget_of(budget), seed)
    try:
        return make_bot(game, name, seed)
    except BadInput as error:
        known = bot_makers(game)
        if error.phrase.key != "bad-no-bot" or THINKS not in known:
            raise
        raise BadInput("bad-no-bot", name=name, game=game, known=sorted([*known, ORACLE])) from error
