"""The board for a page: typed by its game, with the history that the seat has seen, or in pieces."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.board import Board
from goldenrule.games.champions.board_types import ChampionsBoard
from goldenrule.games.heroes.board_types import HeroesBoard
from goldenrule.games.skirmish.board_types import DuelBoard
from goldenrule.kernel.views import view

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game
    from goldenrule.table.session import Session

PageBoard = Board | ChampionsBoard | DuelBoard | HeroesBoard
"""The boards that a page can draw, with the tag "type"."""


def board_of(
    session: "Session", words: "GameWords", eyes: int, at: int | None = None, game: "Game | None" = None
) -> PageBoard:
    """Return the board for a viewer, now or after `at` decisions, in the `game` of that moment."""
    shown = view(session.game if game is None else game, eyes)
    typed = words.typed_board(shown, session.seen_events(eyes, at))
    return typed if isinstance(typed, PageBoard) else words.board(shown)
