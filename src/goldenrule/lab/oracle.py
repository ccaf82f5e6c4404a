"""The bot `oracle`, which cheats: it searches as `thinks` does, but in the true game, every hidden card as it lies.

What it wins more than `thinks` is what hidden information is worth. It is the laboratory's alone: no table has it.
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
    """A search whose worlds are the true one. Chance that is still to come, dice and shuffles, is new in each."""

    def deal(self, seed: str) -> Game:
        world = self.game.clone()
        rekey(world, seed)
        return world


class OracleBot(DeterminizedSearchBot):
    """Answers what looks best to who knows all cards."""

    search: ClassVar[type[Search]] = TrueSearch


def make_lab_bot(game: str, name: str, seed: str) -> Bot:
    """A bot by name, as `make_bot` makes it, or the `oracle`, with a budget like that of `thinks` ("oracle:hard").

    Raises BadInput for an unknown name, or for no budget.
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
