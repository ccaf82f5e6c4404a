"""The table of any game as a client sees it: the cards of each zone, and how many lie there hidden."""

from collections import Counter
from dataclasses import dataclass

from goldenrule.cli.words import Words
from goldenrule.kernel.views import View


@dataclass
class Pile:
    """A zone: the codes of the cards that are seen with how often each lies there, and the number of hidden ones."""

    zone: str
    seen: dict[str, int]
    hidden: int


@dataclass
class Board:
    """The whole table."""

    piles: list[Pile]


def board(view: View, w: Words) -> Board:
    """The table as the seat of a view knows it; empty zones are left out."""
    piles = []
    for zone, ids in view.zones.items():
        if ids:
            seen = Counter(view.cards[id]["code"] for id in ids if id)
            piles.append(Pile(zone, dict(seen), ids.count(0)))
    return Board(piles)
