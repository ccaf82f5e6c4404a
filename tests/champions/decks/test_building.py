"""Decks that are built for an identity and an aspect, and the numbers of a deck."""

from collections import Counter

import pytest

from goldenrule.games.champions.deck_building import new_deck
from goldenrule.games.champions.deck_summary import summarize
from goldenrule.games.champions.decks import ASPECTS, Deck, card_base, check_deck
from goldenrule.kernel.errors import BadInput
from goldenrule.testing import rule

FACES = card_base().faces


@rule("MC-DECK-02", "MC-DECK-03", "MC-DECK-05", "MC-DECK-06", "MC-DECK-07", "MC-DECK-08", "MC-DECK-11")
@pytest.mark.parametrize("hero", sorted(card_base().heroes))
@pytest.mark.parametrize("aspect", ASPECTS)
def test_a_new_deck_is_legal_and_comes_from_one_box(hero: str, aspect: str) -> None:
    for size in (40, 43, 50):
        deck, groups = new_deck(hero, aspect, size)
        assert check_deck(deck) == () and deck.size == size
        assert summarize(deck).boxes == 1
        total: Counter[str] = Counter()
        for group in groups:
            total.update(group.cards)
        assert total == deck.cards  # every card has its reason
        assert [group.reason for group in groups][:4] == ["identity", "allies", "resources", "aspect"]


def test_groups_hold_what_they_say() -> None:
    groups = {group.reason: group.cards for group in new_deck("iron_man", "leadership")[1]}
    assert groups["identity"] == card_base().heroes["iron_man"].cards
    assert [FACES[code].name for code in sorted(groups["allies"])] == [
        "Hawkeye", "Maria Hill", "Vision", "Mockingbird", "Nick Fury",
    ]  # fmt: skip
    assert {FACES[code].type for code in groups["resources"]} == {"resource"}
    assert {FACES[code].classification for code in groups["aspect"]} == {"leadership"}
    assert {FACES[code].classification for code in groups["basic"]} == {"basic"}


@pytest.mark.parametrize(
    ("hero", "aspect", "size", "text"),
    [
        ("hulk", "justice", 40, "no hero 'hulk'; choose from black_panther, captain_marvel"),
        ("iron_man", "magic", 40, "no aspect 'magic'"),
        ("iron_man", "justice", 39, "40 to 50 cards, not 39"),
        ("iron_man", "justice", 51, "40 to 50 cards, not 51"),
    ],
)
def test_what_cannot_be_built(hero: str, aspect: str, size: int, text: str) -> None:
    with pytest.raises(BadInput, match=text):
        new_deck(hero, aspect, size)


def test_the_numbers_of_a_deck() -> None:
    deck = Deck(("spider_man",), {"01002": 1, "01003": 2, "01005": 3, "01088": 1, "01058": 2})
    numbers = summarize(deck)
    assert numbers.size == 9
    assert numbers.costs == {0: 2, 2: 1, 3: 3, 4: 2}  # Energy has no cost
    assert numbers.average == round((0 * 2 + 2 + 9 + 8) / 8, 2)
    assert numbers.resources == {"E": 1 + 2, "M": 3, "P": 2 + 2}
    assert numbers.types == {"event": 5, "ally": 3, "resource": 1}
    assert numbers.classes == {"identity": 6, "justice": 2, "basic": 1}
    assert numbers.traits["Skill"] == 2 and numbers.traits["Attack"] == 3
    assert numbers.boxes == 2  # for the second Daredevil
    assert numbers.plain()["costs"] == {"0": 2, "2": 1, "3": 3, "4": 2}
    assert summarize(Deck((), {})).average == 0
