"""The rulebook of each game, made once for all tests that look things up in it."""

from functools import cache

from goldenrule.table.games import find_game
from goldenrule.table.rulebook import Rulebook
from goldenrule.words.texts import Texts


@cache
def rulebook(game: str, tag: str = "en") -> Rulebook:
    texts = Texts(tag, strict=tag == "en")
    return Rulebook(find_game(game).words(texts), texts)
