"""Random streams: a small generator (SFC with 30-bit words, 120 bits of state) kept as plain ints in the state.

Every deck and purpose draws from its own stream, keyed by seed and name, so that one more die roll never changes a
later shuffle.
"""

from hashlib import blake2b
from typing import Final

WORDS: Final = 1 << 30
MASK: Final = WORDS - 1
HALF: Final = (1 << 15) - 1
WARM_UP: Final = 2  # the words are a good hash already
LOW: Final = (1 << 9) - 1  # masks what is shifted by 21: numbers of more than 30 bits are slow

LIMITS: Final = [0, *[HALF + 1 - (HALF + 1) % size for size in range(1, 513)]]
"""The bounds below which 15 bits serve a draw among n things equally."""

Stream = tuple[int, int, int, int]


def new_seed() -> str:
    """Return a seed of 128 random bits as 32 hexadecimal digits, too many to try out."""
    from secrets import token_hex  # which programs that play no new game do without

    return token_hex(16)


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed in hexadecimal. Shown at the start, it proves the seed at the end."""
    from hashlib import sha256

    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


def stream(seed: str, name: str) -> Stream:
    """Return the starting state of the stream `name` under `seed`: four words of 30 bits."""
    raw = int.from_bytes(blake2b(f"{seed}\x00{name}".encode(), digest_size=15).digest(), "big")
    a, b, c, n = raw & MASK, (raw >> 30) & MASK, (raw >> 60) & MASK, (raw >> 90) & MASK
    for _ in range(WARM_UP):  # `step`, written out
        word = (a + b + n) & MASK
        a, b, c, n = b ^ (b >> 9), c * 9 & MASK, (((c & LOW) << 21) + (c >> 9) + word) & MASK, (n + 1) & MASK
    return (a, b, c, n)


def step(words: Stream) -> Stream:
    """Return the stream after its next word, `output(words)`."""
    a, b, c, n = words
    out = (a + b + n) & MASK
    return (b ^ (b >> 9), c * 9 & MASK, (((c & LOW) << 21) + (c >> 9) + out) & MASK, (n + 1) & MASK)


def output(words: Stream) -> int:
    """Return the word of 30 bits that the next `step` produces."""
    return (words[0] + words[1] + words[3]) & MASK


def below(streams: list[Stream], index: int, size: int) -> int:
    """Draw a uniform int in [0, size) from stream `index`. Rejection keeps it exactly uniform."""
    a, b, c, n = streams[index]
    limit = WORDS - WORDS % size
    while True:
        word = (a + b + n) & MASK  # `step`, written out
        a, b, c, n = b ^ (b >> 9), c * 9 & MASK, (((c & LOW) << 21) + (c >> 9) + word) & MASK, (n + 1) & MASK
        if word < limit:
            streams[index] = (a, b, c, n)
            return word % size


def shuffle(streams: list[Stream], index: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """Return the items in a uniformly random order (Fisher-Yates) from stream `index`; at most 2**30 items."""
    out = list(items)
    left = len(out)
    while left > HALF + 1:  # 15 bits are too few
        j = below(streams, index, left)
        left -= 1
        out[left], out[j] = out[j], out[left]
    limits = LIMITS if left < len(LIMITS) else [0, *[HALF + 1 - (HALF + 1) % size for size in range(1, left + 1)]]
    a, b, c, n = streams[index]
    while left > 1:  # each word serves two draws of 15 bits
        word = (a + b + n) & MASK  # `step`, written out: shuffling is most of what a set-up costs
        a = b ^ (b >> 9)
        b = c * 9 & MASK
        c = (((c & LOW) << 21) + (c >> 9) + word) & MASK
        n += 1
        half = word & HALF
        if half < limits[left]:
            j = half % left
            left -= 1
            out[left], out[j] = out[j], out[left]
        half = word >> 15
        if half < limits[left]:
            j = half % left
            left -= 1
            out[left], out[j] = out[j], out[left]
    streams[index] = (a, b, c, n & MASK)
    return tuple(out)
