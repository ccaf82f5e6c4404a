"""The duel: a cost of which no side can ever pay a colour is refused, and one that can is not."""

from typing import Any

import msgspec
import pytest

from goldenrule.games.skirmish.ids import ZONES_OF_MANHATTAN
from goldenrule.games.skirmish.packs import PACKS, unpayable
from goldenrule.testing import rule
from goldenrule.words.texts import english

SHIPPED: list[Any] = list(PACKS.shipped().part("cards").values())


def said(kind: str, faction: str, red: int, symbols: int, *, rings: bool = False) -> list[str]:
    """What is said of a card that costs so many red symbols, where its side has so many red cards besides it."""
    card = next(each for each in SHIPPED if (each.kind, each.faction) == (kind, faction))
    card = msgspec.structs.replace(card, cost=("red",) * symbols, copies=1)
    others = [each for each in SHIPPED if each.id != card.id and each.colour != "red"]
    others = [each for each in others if rings or each.id != "ten_rings"]
    reds = [each for each in SHIPPED if each.colour == "red" and each.kind == "side"]
    for side in ("heroes", "villains"):
        own = next(each for each in reds if each.faction == side)
        others.append(msgspec.structs.replace(own, copies=red))
    return [english(each) for each in unpayable(card, [card, *others])]


@rule("D-5.2", "D-5.3", "D-5.5")
@pytest.mark.parametrize(
    ("kind", "faction", "most"),
    [
        ("main", "villains", 2),
        ("main", "heroes", 2 + ZONES_OF_MANHATTAN),
        ("battlefield", "none", 2 + ZONES_OF_MANHATTAN),
    ],
)
def test_a_cost_of_more_cards_of_a_color_than_there_are_is_refused(kind: str, faction: str, most: int) -> None:
    """The Heroes pay with the Civilians of a colour as well."""
    assert said(kind, faction, 2, most) == []
    (text,) = said(kind, faction, 2, most + 1)
    assert text.startswith(f"its cost has {most + 1} red symbols")
    assert f"more than {most} cards" in text


def test_what_may_be_ignored_need_not_be_paid() -> None:
    """Ten Rings ignore symbols of Battlefield cards, of characters none."""
    assert said("battlefield", "none", 0, 12, rings=True) == []
    assert said("main", "villains", 0, 1, rings=True) != []


def test_the_shipped_cards_can_all_be_paid_for() -> None:
    assert [text for card in SHIPPED for text in unpayable(card, SHIPPED)] == []
