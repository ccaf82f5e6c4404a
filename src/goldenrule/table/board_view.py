"""The board as clients with much room show it: with what its seat has seen before, where a game makes use of that."""

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from goldenrule.kernel.views import view
from goldenrule.table.protocols import can

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from goldenrule.gamekit.board import Board
    from goldenrule.kernel.game import Game
    from goldenrule.kernel.views import View
    from goldenrule.table.games import GameWords
    from goldenrule.table.session import Session


@runtime_checkable
class Recalls(Protocol):
    """`GameWords` of a game whose table shows what a view has no more of: dice that have been rolled before."""

    def recalled(self, board: "Board", view: "View", seen: "Iterable[Sequence[Any]]") -> "Board":
        """The board of a view with what its seat has `seen` (`Game.event_view`), what happened last first."""


def board_of(
    session: "Session", words: "GameWords", eyes: int, at: int | None = None, game: "Game | None" = None
) -> "Board":
    """How things stand for these eyes; or stood after so many decisions, in the game as it was then."""
    shown = view(session.game if game is None else game, eyes)
    board = words.board(shown)
    return words.recalled(board, shown, session.seen(eyes, at)) if can(words, Recalls) else board
