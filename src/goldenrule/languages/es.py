"""Spanish: articles and conjunctions that change with the word behind them."""

import re
from typing import Final

from goldenrule.languages import Language, ended_once

_ARTICLE = re.compile(r"\b([Dd]e|[Aa]) el\b")
_AND = re.compile(r"\by (?=h?[ií](?![aeouáéó]))")
_OR = re.compile(r"\bo (?=h?[oó])")


class Spanish(Language):
    tag = "es"
    name = "Español"
    like_english = frozenset({
        "asking", "attach", "base", "bot", "bots", "Brooklyn", "bytes", "Cage", "Champions", "Chelsea", "decide",
        "dial", "Drones", "egos", "Elektra", "error", "general", "has", "Heroes", "Hudson", "Hulk", "Hydra", "III",
        "Iron", "Jessica", "Jones", "Kang", "Klaw", "Loki", "Luke", "Magneto", "Man", "maximum", "modular", "Namor",
        "nemesis", "Nick", "NORAD", "Parker", "Pepper", "Peter", "Potts", "Pyro", "Queens", "Quinjet", "random",
        "reduce", "remove", "saving", "scheme", "shuffle", "Shuri", "terminal", "The", "Thor", "thwart", "Titania",
        "Triskelion", "use", "Village", "Wakanda", "York",
    })  # fmt: skip
    decimal = ","
    percent = "\u00a0%"

    def finished(self, text: str) -> str:
        """ "de el" is "del" (but "de El Zorro", a name), "y" before the sound i is "e", "o" before o is "u"."""
        return ended_once(_OR.sub("u ", _AND.sub("e ", _ARTICLE.sub(r"\1l", text))))


LANGUAGE: Final = Spanish()
