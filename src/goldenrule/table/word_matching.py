"""Which of the things that may be answered somebody means who types words of them."""

import re
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from goldenrule.gamekit.input_parsing import CHINESE, words
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.table.multi_select import ENDS
from goldenrule.table.prompt_items import Item

RULES: Final = re.compile("(?:: |：| – ).*", re.DOTALL)
"""The part of an option in which rules text or values stand, behind its verb and names."""
ASIDE: Final = re.compile(r"[(（]([^()（）]*\d[^()（）]*)[)）]|[,，]([^,，]*\d[^,，]*)")
"""Values beside a name: "(ally, cost 2)", ", Strength 9"."""

PAYING: Final = ("pay", "generate")
"""The verbs of options that are called by what they pay, too."""


class WordMatch(NamedTuple):
    """The numbers of what words fit. `sure`: they mean the first of them, and no other."""

    numbers: list[int]
    sure: bool


def find(items: Sequence[Item], typed: str, without: Collection[int] = ()) -> WordMatch:
    """What some words mean, `without` what is chosen already.

    The whole text goes first, then words of its `label` one after the other, then words in this order, as "attack
    rhino", then words that begin so; each with what begins with the first of them before what has it inside. Things
    with the same text are the same, and an action without a target goes before it with one. Those that end something
    are never meant by a part of a word; where words are not set apart, a single sign is such a part.
    """
    wanted = words(typed).split()
    if not wanted:
        return WordMatch([], False)
    typed = " ".join(wanted)
    whole = [n for n, item in enumerate(items, 1) if n not in without and words(item.text) == typed]
    if whole:
        return match_of(items, whole)
    texts = {n: label(item, wanted) for n, item in enumerate(items, 1) if n not in without}
    first = {n: text for n, text in texts.items() if text.startswith(wanted[0])}
    for fits in (
        [n for n in texts if words(RULES.sub("", items[n - 1].text)) == typed],
        [n for n, text in texts.items() if f"{text} ".startswith(f"{typed} ")],
        [n for n, text in texts.items() if f" {typed} " in f" {text} "],
        *([n for n, text in among.items() if has_words_in_order(wanted, text, str.__eq__)] for among in (first, texts)),
    ):
        if fits:
            found = match_of(items, fits)
            return (
                found
                if has_pieces(unspaced_text(typed), unspaced_text(texts[fits[0]]))
                else without_endings(items, found)
            )
    begun = (
        [n for n, text in among.items() if has_words_in_order(wanted, text, str.startswith)] for among in (first, texts)
    )
    return without_endings(items, match_of(items, next(filter(None, begun), [])))


def label(item: Item, wanted: Collection[str]) -> str:
    """Return the words by which an item is called: its verb, the names of cards and places, and its target.

    Rules text and values do not count, or a word such as "card" would choose something. Where a text or a target is
    nothing but rules text, all of it counts once its first word is wanted, as in "remove threat"; so do values beside a
    name, if more is wanted than that word.
    """
    if item.verb in PAYING:
        return words(item.text)
    begun = tuple(wanted)

    def named(text: str) -> str:
        return words(ASIDE.sub(lambda found: " " + spoken(found[1] or found[2]) if len(begun) > 1 else " ", text))

    def spoken(text: str) -> str:
        said = words(text)
        return said if said.split(" ")[0].startswith(begun) else ""

    action, arrow, target = item.text, "", ""
    if item.aim and " → " in item.text:
        action, arrow, target = item.text.rpartition(" → ")
    said = spoken(RULES.sub("", action)) if item.verb == "mode" else named(RULES.sub("", action))
    if arrow:
        said += " " + (named(target) if item.target_code or item.place else spoken(RULES.sub("", target)))
    return " ".join(said.split())


def match_pass(items: Sequence[Item], options: Sequence[Option], turn: bool) -> WordMatch:
    """What "pass" or "done" means, whatever it is called here: what ends the question, if that is one thing.

    To be done in a `turn` ends more than a question, and is only listed.
    """
    fits = [n for n, option in enumerate(options, 1) if option in ENDS]
    found = match_of(items, fits) if fits else WordMatch([], False)
    return WordMatch(found.numbers, found.sure and not (turn and DONE in options))


def without_endings(items: Sequence[Item], found: WordMatch) -> WordMatch:
    """What is meant by parts of words: nothing that ends something."""
    return found if found.sure and not items[found.numbers[0] - 1].ends else WordMatch(found.numbers, False)


def unspaced_text(text: str) -> str:
    """The signs of a text in which words are not set apart: "" if there are none."""
    return "".join(word for word in text.split() if CHINESE.fullmatch(word))


def has_pieces(wanted: str, text: str) -> bool:
    """Are signs parts of a text in their order, none of them a single sign? A word has two of them, or more."""
    if not wanted:
        return True
    for length in range(len(wanted), 1, -1):
        place = text.find(wanted[:length])
        if place >= 0 and has_pieces(wanted[length:], text[place + length :]):
            return True
    return False


def match_of(items: Sequence[Item], fits: list[int]) -> WordMatch:
    """What is meant by words that fit these items, by number."""
    alone = [n for n in fits if items[n - 1].text == items[n - 1].action]
    if alone and len({items[n - 1].action for n in fits}) == 1:
        return WordMatch(alone, True)
    return WordMatch(fits, len({items[n - 1].text for n in fits}) == 1)


def has_words_in_order(wanted: Sequence[str], text: str, fits: Callable[[str, str], bool]) -> bool:
    """Are there words in a text that fit some words, in their order?"""
    said = iter(text.split())
    return all(any(fits(word, each) for word in said) for each in wanted)
