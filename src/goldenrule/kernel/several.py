"""Questions that are answered one item at a time: three cards to discard, or a payment.

The frame that asks declares all the items (`Frame.several`). Records, bots and learners see single answers only;
clients ask a person once, and turn the chosen items into single answers.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Self

from goldenrule.kernel.decisions import Option

ONE: Final = (1,)
"""The units of an item where all items count alike: it fills any one slot."""
MOST_TRIED: Final = 2_000
"""The most sets tried in a search for the cheapest payment with items of several units each."""


def remaining(every: Sequence[int], chosen: Sequence[int]) -> list[int]:
    """Return the entities that may still be chosen where sets are chosen in order: those after the last chosen one."""
    return list(every[every.index(chosen[-1]) + 1 :] if chosen else every)


class Several(NamedTuple):
    """Items to choose or give up, and the slots that they fill. A slot is a card to discard or a symbol of a cost.

    Slots are in the order in which they are asked for, those that few items fill first.
    """

    items: tuple[Option, ...]
    """Everything that may be chosen, with each copy as an item of its own, in the order of the options."""
    units: tuple[tuple[int, ...], ...]
    """The units of each item. A unit fills one slot, and is a bit mask of the slots that it matches."""
    slots: tuple[int, ...]
    """All slots, as bit masks. A unit fills a slot if they share a bit."""
    least: int
    """The number of slots that must be filled."""
    given_up: bool = False
    """Are the chosen items lost: paid, or discarded as a cost?"""
    has_follow_up: bool = False
    """Does a question follow that is part of this one and depends on the choice?"""

    @classmethod
    def cards(cls, items: Iterable[Option], least: int, most: int, given_up: bool = False) -> Self:
        """Return a choice of `least` to `most` items that count alike."""
        every = tuple(items)
        return cls(every, (ONE,) * len(every), ONE * most, max(0, least), given_up)

    @property
    def amount_due(self) -> int:
        """Return how much has to be paid or discarded; 0 if nothing is given up."""
        return self.least if self.given_up else 0

    def filled_slots(self, chosen: Iterable[int], slots: Sequence[int] | None = None) -> int:
        """Return the largest number of slots that the items at these places fill."""
        open_slots = self.slots if slots is None else slots
        units = [unit for place in chosen for unit in self.units[place]]
        user: dict[int, int] = {}

        def seated(item: int, seen: set[int]) -> bool:
            for slot, wanted in enumerate(open_slots):
                if units[item] & wanted and slot not in seen:
                    seen.add(slot)
                    if slot not in user or seated(user[slot], seen):
                        user[slot] = item
                        return True
            return False

        return sum([seated(n, set()) for n in range(len(units))])

    def all_needed(self) -> bool:
        """Are all items needed, so that there is no choice?"""
        every = range(len(self.items))
        return self.least > 0 and all([self.filled_slots([n for n in every if n != out]) < self.least for out in every])

    def fits(self, chosen: Sequence[int], slots: Sequence[int] | None = None) -> bool:
        """Does each of these items, in this order, fill a slot that the ones before it left open?"""
        full = [self.filled_slots(chosen[: n + 1], slots) for n in range(len(chosen))]
        return all([before < after for before, after in zip([0, *full], full)])

    def answer_order(self, chosen: Iterable[int]) -> list[int]:
        """Return the places of items in an order in which each of them finds a slot.

        Their own order is kept if it works. Otherwise items with few units come first, and of items with one unit those
        that leave slots for all others.
        """
        left = sorted(chosen)
        if all([len(self.units[place]) == 1 for place in left]):
            return sorted(left, key=lambda place: not self._leaves_slots(place, left))
        return left if self.fits(left) else sorted(left, key=lambda place: self._size(place))

    def _leaves_slots(self, place: int, left: Sequence[int]) -> bool:
        """Do all others still find slots if an item takes the first slot that it fits?"""
        slots = [*self.slots]
        taken = next((slot for slot in slots if slot & self.units[place][0]), None)
        if taken is not None:
            slots.remove(taken)
        others = [other for other in left if other != place]
        return self.filled_slots(others, slots) == len(others)

    def _size(self, place: int) -> tuple[int, int]:
        """Return the number of units of an item, and the number of kinds of slots that they match."""
        return len(self.units[place]), sum([unit.bit_count() for unit in self.units[place]])

    def cheapest(
        self, kept: Callable[[Option], float], lost: Callable[[Option], bool] = lambda option: True
    ) -> Iterator[tuple[int, ...]]:
        """Yield sets of places that fill all required slots: fewest items lost for good (`lost`) first.

        Then comes the least waste, then the least value lost (`kept`). If every item has one unit, yield only the best
        set. It is found greedily: take the item of the lowest value as long as all taken items find slots (these sets
        form a matroid). Otherwise try small sets.
        """
        worth = [kept(item) for item in self.items]
        order = sorted(range(len(worth)), key=lambda place: worth[place])
        if all([len(units) == 1 for units in self.units]):
            taken: list[int] = []
            for place in sorted(order, key=lambda place: lost(self.items[place])):
                if len(taken) < self.least and self.filled_slots([*taken, place]) > len(taken):
                    taken.append(place)
            if len(taken) == self.least:
                yield tuple(taken)
            return
        found: list[tuple[int, int, float, tuple[int, ...]]] = []
        tried = 0

        def search(start: int, chosen: tuple[int, ...], full: int) -> None:
            nonlocal tried
            for n in range(start, len(order)):
                tried += 1
                if tried > MOST_TRIED:
                    return
                more = (*chosen, order[n])
                now = self.filled_slots(more)
                if now >= self.least:
                    given = sum([len(self.units[place]) for place in more])
                    gone = sum([lost(self.items[place]) for place in more])
                    found.append((gone, given, sum([worth[place] for place in more]), more))
                elif now > full:
                    search(n + 1, more, now)

        search(0, (), 0)
        yield from [places for *_, places in sorted(found, key=lambda each: each[:3])]
