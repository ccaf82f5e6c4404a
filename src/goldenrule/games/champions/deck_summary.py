"""What a deck is made of, in numbers: costs, resources, types, traits."""

from collections import Counter
from typing import NamedTuple

from goldenrule.games.champions.decks import CardBase, Deck, card_base
from goldenrule.games.champions.facts import VARIABLE


class DeckSummary(NamedTuple):
    """Numbers of cards by cost, resource letter (E, M, P, W; each printed icon counts), type, trait and class.

    Cards without a cost (resources) are not in `costs` nor in `average`; a cost of X counts as VARIABLE and as 0.
    `boxes` is how many core sets have all the copies.
    """

    size: int
    costs: dict[int, int]
    average: float
    resources: dict[str, int]
    types: dict[str, int]
    classes: dict[str, int]
    traits: dict[str, int]
    boxes: int

    def plain(self) -> dict[str, object]:
        """The same as JSON-able data."""
        return {**self._asdict(), "costs": {str(cost): n for cost, n in self.costs.items()}}


def summarize(deck: Deck, base: CardBase | None = None) -> DeckSummary:
    """The numbers of a deck's known cards."""
    faces = (base or card_base()).faces
    costs: Counter[int] = Counter()
    resources: Counter[str] = Counter()
    types: Counter[str] = Counter()
    classes: Counter[str] = Counter()
    traits: Counter[str] = Counter()
    boxes = 0
    for code, n in deck.cards.items():
        face = faces[code]
        if face.cost is not None:
            costs[face.cost] += n
        for letter in face.resources:
            resources[letter] += n
        types[face.type] += n
        classes[face.classification] += n
        for trait in face.traits:
            traits[trait] += n
        boxes = max(boxes, -(-n // face.quantity))
    total = sum(max(cost, 0) * n for cost, n in costs.items() if cost != VARIABLE)
    count = costs.total()
    return DeckSummary(
        size=deck.size,
        costs=dict(sorted(costs.items())),
        average=round(total / count, 2) if count else 0.0,
        resources={letter: resources[letter] for letter in "EMPW" if resources[letter]},
        types=_most_first(types),
        classes=_most_first(classes),
        traits=_most_first(traits),
        boxes=boxes,
    )


def _most_first(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
