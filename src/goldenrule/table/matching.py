"""Which of the things that may be answered somebody means who types words of them."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from goldenrule.gamekit.typed import words
from goldenrule.table.prompts import Item


class Found(NamedTuple):
    """The numbers of what words fit. `sure`: they mean the first of them, and no other."""

    numbers: list[int]
    sure: bool


def find(items: Sequence[Item], typed: str, without: Collection[int] = ()) -> Found:
    """What some words mean, `without` what is chosen already.

    The whole text goes first, then whole words, then words that begin so. Things with the same text are the same; those
    that end something are never meant by a part of a word.
    """
    wanted = words(typed)
    if not wanted:
        return Found([], False)
    texts = {n: words(item.text) for n, item in enumerate(items, 1) if n not in without}
    for fits in (
        [n for n, text in texts.items() if text == wanted],
        [n for n, text in texts.items() if f" {wanted} " in f" {text} "],
    ):
        if fits:
            return Found(fits, len({texts[n] for n in fits}) == 1)
    fits = [n for n, text in texts.items() if f" {wanted}" in f" {text}"]
    alike = len({texts[n] for n in fits}) == 1
    return Found(fits, alike and not items[fits[0] - 1].ends)
