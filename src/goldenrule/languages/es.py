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
        "base", "bot", "bots", "Brooklyn", "bytes", "decide", "dial", "egos", "error", "has", "Heroes", "Hudson",
        "Hydra", "Magneto", "modular", "Queens", "reduce", "terminal", "use", "York",
    })  # fmt: skip
    decimal = ","
    percent = "\u00a0%"

    def finished(self, text: str) -> str:
        """ "de el" is "del" (but "de El Zorro", a name), "y" before the sound i is "e", "o" before o is "u"."""
        return ended_once(_OR.sub("u ", _AND.sub("e ", _ARTICLE.sub(r"\1l", text))))


LANGUAGE: Final = Spanish()
