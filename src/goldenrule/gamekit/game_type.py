"""Type variables for classes of games: `GameWords[Twelve]` are the words of Twelve, `GameWords` of any game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from goldenrule.kernel.game import Game

    G = TypeVar("G", bound=Game, default=Game)
    GIn = TypeVar("GIn", bound=Game, default=Game, contravariant=True)  # of protocols, which only take a game
else:
    from typing import TypeVar

    G, GIn = TypeVar("G"), TypeVar("GIn", contravariant=True)
