"""What a question is about: the part of the table and the cards that a client keeps in view while it is open."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from goldenrule.kernel.entities import LASTING_BASE

if TYPE_CHECKING:
    from goldenrule.kernel.decisions import Decision

Focus = Literal["none", "card", "hand", "scene"]
"""A card with its text, the cards in the hand, an attack or combat that goes on around the question, or nothing."""


class CardRef(Struct, frozen=True, omit_defaults=True):
    """A card that a question is about: its id in the view of the seat (0: it lies nowhere), its code and its name."""

    code: str
    name: str
    id: int = 0


class About(Struct, frozen=True, omit_defaults=True):
    """What a question is about. The first card is the most important one."""

    focus: Focus = "none"
    cards: Sequence[CardRef] = ()


class Subject(NamedTuple):
    """What a question is about, for the game: the entities of the cards, and the codes of cards that are gone."""

    focus: Focus = "none"
    entities: tuple[int, ...] = ()
    gone: tuple[str, ...] = ()


def cards_in(decision: "Decision") -> list[int]:
    """Return the cards among the options of a question."""
    return [entity for _, entity, _ in decision.options if 0 < entity < LASTING_BASE]


def all_in(decision: "Decision", zone_of: Sequence[int], zones: Collection[int]) -> bool:
    """Are the options of a question cards, and do all of them lie in these zones?"""
    cards = cards_in(decision)
    return bool(cards) and all(zone_of[card] in zones for card in cards)
