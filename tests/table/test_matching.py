"""What somebody means who types words of an option."""

from __future__ import annotations

import pytest

from goldenrule.table.matching import find
from goldenrule.table.prompts import Item

ITEMS = [
    Item("Play Web-Shooter (upgrade, cost 1)", "play"),
    Item("Play Webbed Up (upgrade, cost 4)", "play"),
    Item("Play", "play"),
    Item("Attack Rhino", "attack"),
    Item("Attack Hydra Mercenary", "attack"),
    Item("Attack Hydra Mercenary", "attack"),
    Item("End your turn.", "end_turn", ends=True),
]


@pytest.mark.parametrize(
    ("typed", "numbers", "sure"),
    [
        ("play", [3], True),  # the whole text goes first
        ("PLAY web shooter", [1], True),
        ("web", [1], True),  # a whole word goes before a part of one
        ("webb", [2], True),
        ("attack", [4, 5, 6], False),
        ("hydra", [5, 6], True),  # the same thing twice
        ("end your turn", [7], True),
        ("turn", [7], True),
        ("tur", [7], False),  # what ends something is not meant by a part of a word
        ("hooter", [], False),
        ("upgrade cost 4", [2], True),
        ("...", [], False),
        ("", [], False),
    ],
)
def test_whole_words_go_first(typed: str, numbers: list[int], sure: bool) -> None:
    assert find(ITEMS, typed) == (numbers, sure)


def test_what_is_chosen_already_is_not_meant_again() -> None:
    assert find(ITEMS, "hydra", [5]) == ([6], True)
