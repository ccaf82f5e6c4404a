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

    The whole text goes first, then whole words, then words that begin so; the words for an action may be followed by
    those for its target. Things with the same text are the same; those that end something are never meant by a part of
    a word.
    """
    wanted = words(typed).split()
    if not wanted:
        return Found([], False)
    among = {n: item for n, item in enumerate(items, 1) if n not in without}
    texts = {n: words(item.text) for n, item in among.items()}
    for fits in (
        [n for n, text in texts.items() if text == " ".join(wanted)],
        [n for n, item in among.items() if said(item, wanted, whole=True)],
    ):
        if fits:
            return Found(fits, len({texts[n] for n in fits}) == 1)
    fits = [n for n, item in among.items() if said(item, wanted, whole=False)]
    alike = len({texts[n] for n in fits}) == 1
    return Found(fits, alike and not items[fits[0] - 1].ends)


def said(item: Item, wanted: Sequence[str], whole: bool) -> bool:
    """Are words said in an item, one after the other: in its text, or first in its action and then in its target?"""
    if found(item.text, wanted, whole):
        return True
    target = item.text.removeprefix(item.action.rstrip(".")) if item.action else ""
    cuts = range(1, len(wanted)) if target else ()
    return any(found(item.action, wanted[:n], whole) and found(target, wanted[n:], whole) for n in cuts)


def found(text: str, wanted: Sequence[str], whole: bool) -> bool:
    """Are words in a text: `whole`, or the beginning of the last of them?"""
    end = " " if whole else ""
    return f" {' '.join(wanted)}{end}" in f" {words(text)} "
