"""A legal deck for an identity and an aspect, from the cards of one core set, and why each card is in it."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from goldenrule.games.champions import decks
from goldenrule.games.champions.facts import Facts
from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase


class Group(NamedTuple):
    """Cards that were chosen for one reason. `reason` is a key: identity, allies, resources, aspect, basic, more."""

    reason: str
    cards: dict[str, int]


def new_deck(
    hero: str, aspect: str, size: int = decks.SMALLEST, base: decks.CardBase | None = None
) -> tuple[decks.Deck, list[Group]]:
    """A legal deck of `size` cards, and its cards in the groups in which they were chosen.

    In this order, until the deck is full: the identity's own cards; every ally of the aspect and every basic one; every
    resource card as often as it may be; one of each other card of the aspect, then of each other basic card; then
    further copies, the aspect's first. Within a group the cheapest come first. There are never more copies of a card
    than one box has. Raises BadInput for an unknown hero or aspect, or a size that no deck has.
    """
    base = base or decks.card_base()
    if hero not in base.heroes:
        raise BadInput("champions-bad-no-hero", hero=hero, heroes=sorted(base.heroes))
    if aspect not in decks.ASPECTS:
        raise BadInput("champions-bad-no-aspect", aspect=aspect, aspects=decks.ASPECTS)
    if not decks.SMALLEST <= size <= decks.LARGEST:
        raise BadInput("champions-bad-deck-cards", smallest=decks.SMALLEST, most=decks.LARGEST, size=size)
    own = base.heroes[hero].cards
    deck = Counter(dict(own))
    groups = [Group("identity", dict(own))]
    pool = [face for face in base.faces.values() if face.classification in (aspect, "basic")]
    pool.sort(key=lambda face: (face.classification == "basic", face.cost or 0, face.code))
    taken = {base.faces[base.heroes[hero].hero].name, base.faces[base.heroes[hero].alter_ego].name}
    taken |= {base.faces[code].name for code in own if base.faces[code].unique}

    def fill(reason: str, wanted: Callable[[Facts], bool], copies: int) -> None:
        """Take each wanted card up to this many copies, one of each in turn, while there is room."""
        chosen: Counter[str] = Counter()
        for upto in range(1, copies + 1):
            for face in pool:
                if face.unique and face.name in taken and not deck[face.code]:
                    continue
                if wanted(face) and deck[face.code] < min(upto, most(face)) and deck.total() < size:
                    deck[face.code] += 1
                    chosen[face.code] += 1
        if chosen:
            groups.append(Group(reason, dict(chosen)))

    fill("allies", lambda face: face.type == "ally", 1)
    fill("resources", lambda face: face.type == "resource", decks.MOST_COPIES)
    fill("aspect", lambda face: face.classification == aspect, 1)
    fill("basic", lambda face: face.classification == "basic", 1)
    fill("more", lambda face: face.classification == aspect, decks.MOST_COPIES)
    fill("more", lambda face: True, decks.MOST_COPIES)
    found = decks.Deck((hero,), {code: deck[code] for code in sorted(deck) if deck[code]}, aspect)
    decks.refuse_illegal(found, Phrase("champions-deck-built"), base)
    return found, groups


def most(face: Facts) -> int:
    """How many copies of an aspect or basic card a deck may have, from one box (MC-DECK-07, -08, -11)."""
    return min(1 if face.unique else decks.MOST_COPIES, face.max_per_deck or decks.MOST_COPIES, face.quantity)
