"""Help that points at the table: tips when a situation comes up the first time, and warnings before a fatal slip."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

NO_ARGS: Final[Mapping[str, str | int]] = {}


class Point(Struct, frozen=True, omit_defaults=True):
    """Something that help points at, for clients that ring it or light it.

    A card by its id in the seat's view, a piece of the board by its key, or an item of the open question by its number.
    `said` names it. "pays" are cards that pay, "target" what an action is aimed at, and of a "gauge" the number of its
    card is meant: hit points, threat.
    """

    what: Literal["card", "gauge", "target", "pays", "place", "button"]
    said: str = ""
    card: int = 0
    place: str = ""
    item: int = 0


class Tip(Struct, frozen=True, omit_defaults=True):
    """A situation worth a sentence: the message `tip-GAME-KEY` or `hold-on-GAME-KEY`, its arguments, what it is about.

    `cards` are ids in the seat's view, `places` keys of the board.
    """

    key: str
    cards: Sequence[int] = ()
    places: Sequence[str] = ()
    args: Mapping[str, str | int] = NO_ARGS

    def points(self) -> list[Point]:
        """Return what it points at."""
        return [Point("card", card=card) for card in self.cards] + [Point("place", place=key) for key in self.places]
