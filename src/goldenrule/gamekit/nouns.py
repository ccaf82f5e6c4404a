"""Nouns in card texts: sets of cards and names in words, with what other words agree with."""

from typing import NamedTuple

from goldenrule.kernel import expressions as e

NUMBERS = frozenset({"one", "each", "that", "bare", "other", "other-each", "any", "top", "unit"})
"""How many of a set: one (chosen or any), each, that (named before), bare (only the noun), other (a different one),
any (at least one, or several), top (the uppermost), unit (what is counted: bare, with what tells it from others)."""


class Thing(e.Sel):
    """A kind of thing, where only its noun matters: "a minion", "that player"."""

    key: str


class Noun(NamedTuple):
    """A written noun phrase, and what other words agree with."""

    text: str
    form: str


class BoundName:
    """What a name in an effect stands for, and whether the text has mentioned it."""

    __slots__ = ("mentioned", "of")

    def __init__(self, of: e.Sel | Noun, mentioned: bool) -> None:
        self.of = of
        self.mentioned = mentioned
