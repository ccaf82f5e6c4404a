"""Swaps of one card of a deck for another: what the lab plays to find out what they are worth."""

from typing import NamedTuple


class Swap(NamedTuple):
    """One copy of the card `out` goes, one of `into` comes: codes, and the options of a game with that deck."""

    out: str
    into: str
    options: dict[str, object]


class DeckTuning(NamedTuple):
    """A deck as it is, as the options of a game, and every legal swap of one card.

    The cards of all the decks are in one order but for the one that is swapped, so that a seed shuffles them alike.
    """

    options: dict[str, object]
    swaps: list[Swap]
