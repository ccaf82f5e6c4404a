"""Tables as the terminal tells and draws them."""

import io

from rich.console import Console

from goldenrule.cli.boards import drawn as drawing
from goldenrule.cli.boards import plain
from goldenrule.cli.client_texts import Words
from goldenrule.kernel.game import Game
from goldenrule.kernel.views import view


def strict_words(game: str) -> Words:
    """English words of a game, which raise where one is missing."""
    words = Words(game)
    words.texts.strict = True
    return words


def told(game: Game, seat: int, words: Words) -> str:
    """The lines of a table."""
    return "\n".join(plain.lines(words.board(view(game, seat)), words))


def drawn(game: Game, seat: int, words: Words, columns: int) -> str:
    """The drawn table, without colours."""
    console = Console(width=columns, file=io.StringIO(), color_system=None, highlight=False)
    console.print(drawing.draw(words.board(view(game, seat)), words))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
