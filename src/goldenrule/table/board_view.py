"""The board as a page draws it: of a type of its game, or in pieces; with what its seat has seen before, if need be."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.board import Board
from goldenrule.games.skirmish.board_types import DuelBoard
from goldenrule.kernel.views import view

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game
    from goldenrule.table.session import Session

PageBoard = Board | DuelBoard
"""What a page can draw; the types of the games are told apart by "type"."""


def board_of(
    session: "Session", words: "GameWords", eyes: int, at: int | None = None, game: "Game | None" = None
) -> PageBoard:
    """How things stand for these eyes; or stood after so many decisions, in the game as it was then."""
    shown = view(session.game if game is None else game, eyes)
    typed: PageBoard | None = words.typed_board(shown)
    if typed is not None:
        return typed
    board = words.board(shown)
    return words.board_with_history(board, shown, session.seen(eyes, at))
