"""Numbers that name cards: entities, references to one incarnation of an entity, and how both are renamed."""

from typing import Final

from goldenrule.kernel.mypyc_compat import mypyc_attr

ENTITY_BITS: Final = 12
ENTITY_MASK: Final = (1 << ENTITY_BITS) - 1
LASTING_BASE: Final = 1 << 11  # entity ids from here on are lasting effects, below are cards
MOST_CARDS: Final = 2_000
"""The most cards in a game from outside. `State.add` enforces the limit for all other cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Serials:
    """Abstract: a renaming of cards when hidden ones are dealt again. `redeal` has the implementations.

    The `renumber` of a record calls one of the four methods for every card that it names.
    """

    __slots__ = ()

    def card(self, entity: int) -> int:
        """Rename the entity of a card. Zero, and numbers that name no card, stay the same."""
        raise NotImplementedError

    def ref(self, ref: int) -> int:
        """A reference."""
        raise NotImplementedError

    def place(self, entity: int) -> int:
        """Rename an entity that stands for a place: the card that is there now, whatever its past."""
        raise NotImplementedError

    def kept(self, ref: int) -> int:
        """Rename a reference that is a key for look-ups: 0 if nobody could look it up any more."""
        raise NotImplementedError

    def cards(self, value: int | tuple[int, ...]) -> int | tuple[int, ...]:
        """An entity, or several."""
        return tuple([self.card(e) for e in value]) if isinstance(value, tuple) else self.card(value)

    def refs(self, value: int | tuple[int, ...]) -> int | tuple[int, ...]:
        """A reference, or several."""
        return tuple([self.ref(ref) for ref in value]) if isinstance(value, tuple) else self.ref(value)
