"""The board as clients with much room show it: with what its seat has seen before, where a game makes use of that."""

from typing import TYPE_CHECKING

from goldenrule.kernel.views import view

if TYPE_CHECKING:
    from goldenrule.gamekit.board import Board
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game
    from goldenrule.table.session import Session


def board_of(
    session: "Session", words: "GameWords", eyes: int, at: int | None = None, game: "Game | None" = None
) -> "Board":
    """How things stand for these eyes; or stood after so many decisions, in the game as it was then."""
    shown = view(session.game if game is None else game, eyes)
    board = words.board(shown)
    return words.board_with_history(board, shown, session.seen(eyes, at))
