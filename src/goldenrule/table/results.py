"""How a game has ended, in words: who has won, and how."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import capital, list_parts, sentences
from goldenrule.table.games import DRAW, find_game

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game
    from goldenrule.words.texts import Texts


def have_won(game: "Game", seats: Sequence[int]) -> bool | None:
    """Have people at these seats won a finished game? None if nobody has, or only some of them."""
    winners = {*find_game(game.name).winners(game)}
    if winners >= {*seats}:
        return True
    return None if game.state.winner == DRAW or winners & {*seats} else False


def outcome(game: "Game", words: "GameWords", texts: "Texts", how: str | None = None) -> str:
    """Who has won a finished game, and how; None to ask the game for that."""
    own = f"cli-result-{game.name}-{game.state.winner}"
    kind = find_game(game.name)
    if texts.has(own):
        said = texts.t(own)
    elif game.state.winner == DRAW:
        said = texts.t("cli-draw")
    else:
        by = f"cli-by-{game.name}"
        players = [words.player(game, seat) for seat in kind.winners(game)]
        names = list_parts(texts, [texts.t(by, name=each) for each in players] if texts.has(by) else players)
        said = texts.t("cli-winner", names=names) if names else texts.t("cli-nobody")
    how = kind.ending(game) if how is None else how
    if not how:
        return said
    return sentences(texts, [said, texts.t("cli-ending", how=capital(ending_text(game.name, how, texts)))])


def ending_text(game: str, how: str, texts: "Texts") -> str:
    """A way in which games end, in words."""
    key = f"cli-ending-{game}-{how.replace(' ', '-')}"
    return texts.t(key) if texts.has(key) else how
