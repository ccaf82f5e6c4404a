"""All that a question asks for when it is answered one item at a time: three cards to discard, or a payment.

The frame that asks declares it (`Frame.several`). Records, bots and learners see single answers only; clients ask a
person once, and turn what is chosen into single answers.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Self

from goldenrule.kernel.decisions import Option

ONE: Final = (1,)
"""What a thing gives where all things count alike: it fills one slot, whichever."""
MOST_TRIED: Final = 2_000
"""The most sets tried when looking for the cheapest payment with things that give several units each."""


class Several(NamedTuple):
    """Things to choose or give up, and the slots that they fill: a card to discard, or a symbol of a cost, each.

    Slots stand in the order in which they are asked for, those that few things fill first.
    """

    items: tuple[Option, ...]
    """All that may be chosen, each copy by itself, in the order in which they are offered."""
    units: tuple[tuple[int, ...], ...]
    """For each item what it gives: one set of bits for each slot that it fills, the same bit for what matches."""
    slots: tuple[int, ...]
    """What may be filled in all, as bits that a unit has to share."""
    least: int
    """The number of slots that have to be filled."""
    given_up: bool = False
    """Is what is chosen lost: paid, or discarded as a cost?"""
    leads_on: bool = False
    """Does a question follow that is part of this one, and depends on what is chosen in it?"""

    @classmethod
    def cards(cls, items: Iterable[Option], least: int, most: int, given_up: bool = False) -> Self:
        """Between `least` and `most` things that count alike."""
        every = tuple(items)
        return cls(every, (ONE,) * len(every), ONE * most, max(0, least), given_up)

    @property
    def owed(self) -> int:
        """How much has to be paid or discarded; 0 where nothing is given up."""
        return self.least if self.given_up else 0

    def filled(self, chosen: Iterable[int], slots: Sequence[int] | None = None) -> int:
        """The most slots that the items at these places fill."""
        open_slots = self.slots if slots is None else slots
        units = [unit for place in chosen for unit in self.units[place]]
        user: dict[int, int] = {}

        def seated(n: int, seen: set[int]) -> bool:
            for slot, wanted in enumerate(open_slots):
                if units[n] & wanted and slot not in seen:
                    seen.add(slot)
                    if slot not in user or seated(user[slot], seen):
                        user[slot] = n
                        return True
            return False

        return sum([seated(n, set()) for n in range(len(units))])

    def all_needed(self) -> bool:
        """Does it take every single item, so that there is nothing to choose?"""
        every = range(len(self.items))
        return self.least > 0 and all([self.filled([n for n in every if n != out]) < self.least for out in every])

    def fits(self, chosen: Sequence[int], slots: Sequence[int] | None = None) -> bool:
        """Does each of these items, given in this order, fill a slot that the others have left open?"""
        full = [self.filled(chosen[: n + 1], slots) for n in range(len(chosen))]
        return all([before < after for before, after in zip([0, *full], full)])

    def in_turn(self, chosen: Iterable[int]) -> list[int]:
        """The places of items in the order in which they should be given, so that each of them finds its slot.

        In their own order if that will do. If not, what gives least comes first, and of what gives one unit that which
        leaves the others a slot when it takes the next one that it fits.
        """
        left = sorted(chosen)
        if all([len(self.units[place]) == 1 for place in left]):
            return sorted(left, key=lambda place: not self._leaves_slots(place, left))
        return left if self.fits(left) else sorted(left, key=lambda place: self._size(place))

    def _leaves_slots(self, place: int, left: Sequence[int]) -> bool:
        """Can all others still be given when an item takes the first slot that it fits?"""
        slots = [*self.slots]
        taken = next((slot for slot in slots if slot & self.units[place][0]), None)
        if taken is not None:
            slots.remove(taken)
        others = [other for other in left if other != place]
        return self.filled(others, slots) == len(others)

    def _size(self, place: int) -> tuple[int, int]:
        """How much an item gives, and how many kinds of slots that fits."""
        return len(self.units[place]), sum([unit.bit_count() for unit in self.units[place]])

    def cheapest(self, kept: Callable[[Option], float]) -> Iterator[tuple[int, ...]]:
        """The sets that fill what has to be filled, by what they waste and then by the worth that is lost.

        Where every item fills one slot only the best is given: whatever is worth least in turn, as long as all that
        is taken finds a slot (the sets that do form a matroid). Otherwise small sets are tried.
        """
        worth = [kept(item) for item in self.items]
        order = sorted(range(len(worth)), key=lambda place: worth[place])
        if all([len(units) == 1 for units in self.units]):
            taken: list[int] = []
            for place in order:
                if len(taken) < self.least and self.filled([*taken, place]) > len(taken):
                    taken.append(place)
            if len(taken) == self.least:
                yield tuple(taken)
            return
        found: list[tuple[int, float, tuple[int, ...]]] = []
        tried = 0

        def search(start: int, chosen: tuple[int, ...], full: int) -> None:
            nonlocal tried
            for n in range(start, len(order)):
                tried += 1
                if tried > MOST_TRIED:
                    return
                more = (*chosen, order[n])
                now = self.filled(more)
                if now >= self.least:
                    given = sum([len(self.units[place]) for place in more])
                    found.append((given, sum([worth[place] for place in more]), more))
                elif now > full:
                    search(n + 1, more, now)

        search(0, (), 0)
        yield from [places for _, _, places in sorted(found, key=lambda each: each[:2])]
