"""What a question asks for in all: which sets fill its slots, in which order, and which of them costs least."""

import random
from itertools import combinations, permutations

import pytest

from goldenrule.kernel.decisions import Option
from goldenrule.kernel.several import Several

RED, BLUE, ANY = 1, 2, 4


def payment(units: list[tuple[int, ...]], slots: tuple[int, ...]) -> Several:
    items = tuple([("pay", n + 1, 0) for n in range(len(units))])
    return Several(items, tuple(units), slots, len(slots), given_up=True)


def test_a_thing_may_fill_another_slot_than_the_first_that_it_fits() -> None:
    """The first thing fits both colours, so it leaves red to the second."""
    both = payment([(RED | BLUE | ANY,), (RED | ANY,)], (RED, BLUE))
    assert both.filled_slots((0, 1)) == 2 and both.fits((0, 1)) and both.all_needed()
    assert both.answer_order((0, 1)) == [1, 0]
    assert payment([(BLUE | ANY,), (BLUE | ANY,)], (RED, BLUE)).filled_slots((0, 1)) == 1


def test_what_is_left_of_a_double_resource_is_wasted_at_the_end() -> None:
    """With 3 to pay, 2 and then 1 are enough; the single ones come first if all three are given."""
    three = payment([(ANY, ANY), (ANY,), (ANY,)], (ANY,) * 3)
    assert three.fits((0, 1)) and not three.fits((0, 1, 2))
    assert three.answer_order((0, 1, 2)) == [1, 2, 0] and three.fits((1, 2, 0))


def test_cards_count_alike_and_are_owed_only_if_they_are_given_up() -> None:
    cards: list[Option] = [("discard", n, 0) for n in range(1, 5)]
    lost, chosen = Several.cards(cards, 2, 3, given_up=True), Several.cards(cards, 2, 3)
    assert (lost.amount_due, chosen.amount_due) == (2, 0)
    assert lost.fits((3, 0, 1)) and not lost.fits((0, 1, 2, 3)) and not lost.all_needed()
    assert lost.answer_order((2, 0)) == [0, 2]
    assert Several.cards(cards[:2], -1, 2).least == 0


@pytest.mark.parametrize("most", [1, 2])
def test_the_cheapest_set_is_the_cheapest_of_all(most: int) -> None:
    """Against every set there is; with several units each, first the one with the fewest items, then least waste."""
    chance = random.Random(most)
    found = 0
    for _ in range(150):
        size = chance.randint(1, 6)
        units = [
            tuple(chance.choice((RED, BLUE, RED | BLUE)) | ANY for _ in range(chance.randint(1, most)))
            for _ in range(size)
        ]
        slots = tuple(sorted(chance.choice((RED, BLUE, ANY, ANY)) for _ in range(chance.randint(1, 4))))
        several = payment(units, slots)
        worth = [chance.randint(1, 9) for _ in range(size)]
        gone = [chance.random() < 0.7 or most == 1 for _ in range(size)]
        sets = [
            (sum(gone[n] for n in each), sum(len(units[n]) for n in each), sum(worth[n] for n in each))
            for k in range(1, size + 1)
            for each in combinations(range(size), k)
            if several.filled_slots(each) == len(slots) and any(several.fits(order) for order in permutations(each))
        ]
        kept, lost = dict(zip(several.items, worth)), dict(zip(several.items, gone))
        best = next(several.cheapest(kept.__getitem__, lost.__getitem__), ())
        assert bool(best) == bool(sets)
        if best:
            found += 1
            assert several.filled_slots(best) == len(slots)
            found_best = (sum(gone[n] for n in best), sum(len(units[n]) for n in best), sum(worth[n] for n in best))
            assert found_best == min(sets)
            assert several.fits(several.answer_order(best))
    assert found > 50
