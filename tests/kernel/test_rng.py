"""Random streams: exact, uniform, independent, and plain data."""

from collections import Counter

import pytest

from goldenrule.kernel.rng import MASK, Stream, below, output, shuffle, step, stream

KNOWN_STREAM = (559135422, 707310174, 670644534, 437929065)
KNOWN_WORDS = [630632837, 739962199, 833308411, 1010596784]
KNOWN_DICE = [5, 1, 1, 2, 1, 2, 3, 3, 2, 5, 1, 4]
KNOWN_SHUFFLE = (2, 1, 5, 4, 0, 8, 6, 9, 3, 7)


def words(start: Stream, n: int) -> list[int]:
    out = []
    for _ in range(n):
        out.append(output(start))
        start = step(start)
    return out


def chi_square(counts: Counter[object], cells: int, draws: int) -> float:
    expected = draws / cells
    return sum((n - expected) ** 2 / expected for n in counts.values()) + (cells - len(counts)) * expected


def test_known_vector() -> None:
    """Saved games depend on these numbers: they may never change."""
    assert stream("seed", "deck") == KNOWN_STREAM
    assert words(stream("seed", "deck"), 4) == KNOWN_WORDS
    streams = [stream("seed", "deck")]
    assert [below(streams, 0, 6) for _ in range(12)] == KNOWN_DICE
    assert shuffle([stream("seed", "deck")], 0, tuple(range(10))) == KNOWN_SHUFFLE


def test_words_have_30_bits_and_use_all_of_them() -> None:
    seen = words(stream("a", "b"), 2000)
    assert all(0 <= word <= MASK for word in seen)
    for bit in range(30):
        assert 850 < sum(word >> bit & 1 for word in seen) < 1150, f"bit {bit} is biased"


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10])
def test_below_is_uniform(n: int) -> None:
    streams = [stream("uniform", str(n))]
    draws = 3000 * n
    counts: Counter[object] = Counter(below(streams, 0, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    # 99.9 % of the chi-square distribution with up to 9 degrees of freedom lies below
    assert chi_square(counts, n, draws) < {2: 10.8, 3: 13.8, 6: 20.5, 7: 22.5, 10: 27.9}[n]


def test_below_rejects_the_words_that_would_bias_it() -> None:
    """Two thirds of the range: without rejection the lower half of the results would come up twice as often."""
    n = (MASK + 1) // 3 * 2
    streams = [stream("reject", "")]
    low = sum(below(streams, 0, n) < n // 2 for _ in range(4000))
    assert 1850 < low < 2150


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    streams = [stream("orders", "deck")]
    counts: Counter[object] = Counter(shuffle(streams, 0, (1, 2, 3, 4)) for _ in range(24_000))
    assert len(counts) == 24
    assert chi_square(counts, 24, 24_000) < 49.7  # 99.9 %, 23 degrees of freedom


def test_a_number_below_a_limit_takes_one_word_and_more_when_it_is_rejected() -> None:
    """`below` writes `step` out for speed: it has to stay the same generator, and exact."""
    streams, plain = [stream("s", "y")], stream("s", "y")
    rejected = 0
    for size in [1, 2, 7, 100, MASK, MASK // 2 + 2] * 20:  # almost half of all words are too high for the last one
        while output(plain) >= (MASK + 1) // size * size:
            plain = step(plain)
            rejected += 1
        assert below(streams, 0, size) == output(plain) % size
        plain = step(plain)
        assert streams == [plain]
    assert rejected > 3


def test_a_shuffle_takes_two_draws_of_15_bits_from_each_word() -> None:
    """`shuffled` writes `step` out for speed: it has to stay the same generator, and exact."""
    streams, plain = [stream("s", "x")], stream("s", "x")
    halves: list[int] = []
    cards = list(range(3000))  # so many that some words have to be rejected
    for i in range(2999, 0, -1):
        while True:
            if not halves:
                halves = [output(plain) & 0x7FFF, output(plain) >> 15]
                plain = step(plain)
            half = halves.pop(0)
            if half < 0x8000 // (i + 1) * (i + 1):
                break
        j = half % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    assert shuffle(streams, 0, tuple(range(3000))) == tuple(cards)
    assert streams == [plain]


def test_a_shuffle_of_more_than_15_bits_ends_and_takes_whole_words_for_what_they_do_not_reach() -> None:
    size = 0x8000 + 3
    streams, plain = [stream("s", "long")], [stream("s", "long")]
    cards = list(range(size))
    for i in (size - 1, size - 2, size - 3):
        j = below(plain, 0, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    rest = shuffle(plain, 0, tuple(cards[:0x8000]))
    assert shuffle(streams, 0, tuple(range(size))) == (*rest, *cards[0x8000:])
    assert streams == plain and sorted((*rest, *cards[0x8000:])) == list(range(size))


@pytest.mark.parametrize("size", [2, 5, 40])
def test_every_card_of_a_shuffle_can_come_to_lie_anywhere(size: int) -> None:
    streams = [stream("places", str(size))]
    deck = tuple(range(size))
    first: Counter[object] = Counter()
    last: Counter[object] = Counter()
    for _ in range(200 * size):
        cards = shuffle(streams, 0, deck)
        assert sorted(cards) == list(deck)
        first[cards[0]] += 1
        last[cards[-1]] += 1
    limit = {2: 10.8, 5: 18.5, 40: 72.1}[size]  # 99.9 %
    assert chi_square(first, size, 200 * size) < limit and chi_square(last, size, 200 * size) < limit


def test_a_shuffle_moves_its_stream_alone() -> None:
    streams = [stream("s", "x"), stream("s", "y")]
    before = list(streams)
    one = shuffle(streams, 0, tuple(range(30)))
    assert streams[0] != before[0] and streams[1] == before[1]
    assert shuffle(streams, 0, tuple(range(30))) != one


def test_a_stream_depends_on_seed_and_name() -> None:
    starts = {stream(seed, name) for seed in ("", "a", "b") for name in ("", "a", "b")}
    assert len(starts) == 9
    assert stream("ab", "c") != stream("a", "bc")


def test_streams_are_independent() -> None:
    """Drawing from one leaves the other where it is, and their numbers do not follow each other."""
    streams = [stream("seed", "one"), stream("seed", "two")]
    alone = [stream("seed", "two")]
    pairs: Counter[object] = Counter()
    for _ in range(16_000):
        first = below(streams, 0, 4)
        second = below(streams, 1, 4)
        assert second == below(alone, 0, 4)
        pairs[first, second] += 1
    assert chi_square(pairs, 16, 16_000) < 37.7  # 99.9 %, 15 degrees of freedom


def test_neighbouring_seeds_are_unlike() -> None:
    for a, b in [("1", "2"), ("game 10", "game 11")]:
        same = sum(x == y for x, y in zip(words(stream(a, "d"), 500), words(stream(b, "d"), 500)))
        assert same == 0


def test_no_short_cycle() -> None:
    assert len(set(words(stream("cycle", ""), 20_000))) > 19_990
