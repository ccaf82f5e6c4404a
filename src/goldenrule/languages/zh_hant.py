"""Traditional Chinese: no spaces between words, no plurals, full-width marks."""

import re
from typing import TYPE_CHECKING, Final

from goldenrule.languages import Language

if TYPE_CHECKING:
    from datetime import date, time

WIDE: Final = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
"""What is written in full width: characters, and marks of sentences."""
DAY: Final = ((5, "凌晨"), (8, "清晨"), (12, "上午"), (13, "中午"), (19, "下午"), (24, "晚上"))
"""The parts of a day, each with the hour at which it ends."""
_APART = re.compile(rf"(?<=[{WIDE}]) (?=[{WIDE}])")
_ENDED = re.compile(r"(?<=[!?！？])。")


class Chinese(Language):
    tag = "zh-Hant"
    name = "繁體中文"
    also = ("zh-TW", "zh-HK", "zh-MO")
    categories = ("other",)
    space = ""

    def date(self, day: "date") -> str:
        return f"{day.year}年{day.month}月{day.day}日"

    def clock(self, time: "time") -> str:
        part = next(part for end, part in DAY if time.hour < end)
        return f"{part}{time.hour % 12 or 12}:{time.minute:02}"

    def plural(self, n: int) -> str:
        return "other"

    def finished(self, text: str) -> str:
        """No space stands between two characters (several make columns), and one mark ends a sentence."""
        return _ENDED.sub("", _APART.sub("", text))


LANGUAGE: Final = Chinese()
