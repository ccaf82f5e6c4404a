"""A table in one language: the words of its game and the texts, for everything that is rendered."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from goldenrule.gamekit.text_lists import list_parts
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game


class Locale(NamedTuple):
    """The words of a game, which know what is in play, and the texts of one language."""

    words: "GameWords"
    texts: Texts

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.t(key, **args)

    def players(self, game: "Game", seats: Iterable[int]) -> str:
        """The players of these seats, by name."""
        return list_parts(self.texts, [self.words.player(game, seat) for seat in seats])


def locale_of(game: "Game", texts: Texts) -> Locale:
    """A game in the language of these texts."""
    words = find_game(game.name).words(texts)
    words.use_cards_of(game)
    return Locale(words, texts)
