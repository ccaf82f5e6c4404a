"""Dice whose faces are given: what case files and tests roll."""

from collections.abc import Iterable
from typing import Final

from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.playable import PlayableHeroes
from goldenrule.games.heroes.state import Board

FACES: Final = {"blank": 0, "trouble": 1, "hit": 2, "boost": 4, "double": 5}
"""What a die shows: `boost` is a HIT with BOOST, `double` two HIT."""


class LoadedDice(PlayableHeroes):
    """A game whose next dice show the faces `given`; random ones follow. Saves of it do not hold them.

    Given dice are chance to everybody, so that no preview tells them: they take random numbers as others do.
    """

    given: tuple[int, ...] = ()
    unscripted: int = 0
    """How many dice were rolled that were not given."""

    def roll(self, count: int) -> tuple[int, ...]:
        given, self.given = self.given[:count], self.given[count:]
        self.unscripted += count - len(given)
        return (*given, *super().roll(count)[: count - len(given)])

    def fresh(self, state: Board) -> "LoadedDice":
        new = super().fresh(state)
        assert isinstance(new, LoadedDice)
        new.given, new.unscripted = self.given, self.unscripted
        return new

    def load(self, faces: Iterable[str]) -> None:
        """The faces of the dice to come, in words."""
        self.given = tuple([FACES[face] for face in faces])


def loaded(game: Heroes) -> LoadedDice:
    """The game that goes on in place of another one, with dice that can be loaded."""
    new = LoadedDice(game.state, game.content, game.setup)
    new.readings = game.readings
    new.stack = game.stack
    new.pending = game.pending
    return new
