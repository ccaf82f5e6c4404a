"""Positions in which a shipped card of the duel shows what it does."""

from typing import Any

from goldenrule.games.skirmish.catalogue import load_content
from goldenrule.games.skirmish.content import Face
from tests.skirmish.situation import USABLE, Situation

OTHER = {"heroes": "villains", "villains": "heroes"}
PAYS = {
    "heroes": {"red": "iron_man", "yellow": "wasp", "green": "vision", "blue": "black_widow", "any": "street_corner"},
    "villains": {"red": "ultron", "yellow": "zola", "green": "leader", "blue": "taskmaster", "any": "street_corner"},
}
"""A card of each side that pays a symbol."""
COSTLY = {"heroes": "thor_boosted", "villains": "kang_boosted"}
"""A card of each side that four others pay for, as in `tests.skirmish.situation`."""


def face(card: str) -> Face:
    return load_content().face(card)


def side_of(card: str) -> str:
    return face(card).facts.faction


def scene(side: str, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **given: Any) -> Situation:
    """It is the side's turn. Each hand is the costly card unless it is given."""
    other = OTHER[side]
    sides: dict[str, Any] = {side: {"hand": [COSTLY[side]], **mine}, other: {"hand": [COSTLY[other]], **(theirs or {})}}
    return Situation.of(active=side, **sides, **given)


def replaced(card: str, theirs: dict[str, Any] | None = None, **given: Any) -> Situation:
    """The card is about to be played over a copy of its character in slot 1, which costs nothing (D-5.8)."""
    side = side_of(card)
    mine = given.pop("mine", {})
    slots = {1: f"{face(card).character}", **mine.pop("slots", {})}
    hand = [card, *mine.pop("hand", [])]
    return scene(side, {"slots": slots, "artifacts": [USABLE], **mine, "hand": hand}, theirs, **given)


def attack(side: str, slots: dict[int, Any], opposing: dict[int, Any] | None = None, **given: Any) -> Situation:
    """The side attacks with these cards."""
    mine = {"slots": slots, **given.pop("mine", {})}
    theirs = {"slots": opposing or {}, **given.pop("theirs", {})}
    return scene(side, mine, theirs, phase="attack", **given)


def hurt(card: str, damage: int) -> dict[str, Any]:
    """A card in a slot with damage."""
    return {"card": card, "damage": damage}


def nearly_defeated(card: str) -> dict[str, Any]:
    return hurt(card, face(card).life - 1)


def versions(character: str) -> tuple[str, str]:
    """The ids of the standard and the boosted version."""
    return character, f"{character}_boosted"
