"""Ukrainian: three kinds of plurals, and prepositions and conjunctions that change between vowels and consonants."""

import re
from typing import Final

from goldenrule.languages import Language, ended_once

VOWELS: Final = "аеєиіїоуюяАЕЄИІЇОУЮЯ"
_IN = re.compile(rf"(?<=[{VOWELS}]) у (?=(?![вфВФ])[^\W\d_])")
_AND = re.compile(rf"(?<=[{VOWELS}]) і (?=(?![йєїюяЙЄЇЮЯ])[^\W\d_])")
_ALL = re.compile(rf"(?<=[{VOWELS}]) у(?=с(?:і|іх|ім|іма|е|ього|ьому)\b)")
_WITH = re.compile(r"\bз (?=[зсшщжчЗСШЩЖЧ][^\W\d_])")


class Ukrainian(Language):
    tag = "uk"
    name = "Українська"
    categories = ("one", "few", "many")
    like_english = frozenset({
        "Champions", "Heroes", "III", "NORAD", "UTC", "asking", "attach", "maximum", "nemesis", "remove", "saving",
        "scheme", "shuffle", "thwart", "villain",
    })  # fmt: skip
    decimal = ","

    def plural(self, n: int) -> str:
        if n % 10 == 1 and n % 100 != 11:
            return "one"
        return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"

    def finished(self, text: str) -> str:
        """Bundles write "у", "усі", "і", "з"; after a vowel they are "в", "всі", "й", and "із" stands before a hiss.

        A clause that begins with "якщо" has its comma wherever it is put.
        """
        text = _WITH.sub("із ", _AND.sub(" й ", _IN.sub(" в ", _ALL.sub(" в", text))))
        return ended_once(text.replace("тоді якщо", "тоді, якщо"))


LANGUAGE: Final = Ukrainian()
