"""English."""

from typing import TYPE_CHECKING, Final

from goldenrule.languages import SHORTEST, Language

if TYPE_CHECKING:
    from datetime import date, time

MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December",
)  # fmt: skip


class English(Language):
    tag = "en"
    name = "English"
    little = frozenset({"a", "an", "the", "to"})
    endings = (("ings", ""), ("ing", ""), ("ies", "y"), ("ied", "y"), ("ed", ""), ("s", ""))

    def stem(self, word: str) -> str:
        """Without the letters that are lost or doubled before an ending: "discarding", "stunned" and "scheme"."""
        word = word if word.endswith("ss") else super().stem(word)
        word = word.removesuffix("e") if len(word) > SHORTEST else word
        return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] else word

    def date(self, day: "date") -> str:
        return f"{MONTHS[day.month - 1]} {day.day}, {day.year}"

    def clock(self, time: "time") -> str:
        return f"{time.hour % 12 or 12}:{time.minute:02}\u202f{'AM' if time.hour < 12 else 'PM'}"


LANGUAGE: Final = English()
