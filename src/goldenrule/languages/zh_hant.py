"""Traditional Chinese: no spaces between words, no plurals, full-width marks."""

import re
from typing import Final

from goldenrule.languages import Language

WIDE: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
"""What is written in full width: characters, and marks of sentences."""
_APART = re.compile(rf"(?<=[{WIDE}]) (?=[{WIDE}])")
_ENDED = re.compile(r"(?<=[!?！？])。")


class Chinese(Language):
    tag = "zh-Hant"
    name = "繁體中文"
    also = ("zh-TW", "zh-HK", "zh-MO")
    categories = ("other",)
    space = ""

    def plural(self, n: int) -> str:
        return "other"

    def finished(self, text: str) -> str:
        """No space stands between two characters (several make columns), and one mark ends a sentence."""
        return _ENDED.sub("", _APART.sub("", text))


LANGUAGE: Final = Chinese()
