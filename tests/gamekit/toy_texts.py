"""Texts of a game that does not exist."""

from goldenrule.words.fluent import Bundle, split
from goldenrule.words.texts import Texts, sources


class ToyTexts(Texts):
    """The texts of the program, and words of no game."""

    def __init__(self, words: str) -> None:
        super().__init__("en", strict=True)
        self.bundle = Bundle("en", {**sources("en"), **split(words)})
