"""English."""

from typing import TYPE_CHECKING, Final

from goldenrule.languages import SHORTEST, Language

if TYPE_CHECKING:
    from datetime import date, time

MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July",
    "August", "September", "October", "November", "December",
)  # fmt: skip

ASKING: Final = (
    "a about all allowed am an and any anything are arent as at be been but by can cant could did didnt do does "
    "doesnt doing done dont for from get gets getting go goes going got had happen happened happening happens "
    "has have havent having he her here him his how i if im in is isnt it its ive just keep let lets made make "
    "makes many may me mean means might mine much must my need needs no not nothing of off on or our out please "
    "really she should so some something still supposed take takes than that the their them there theres these "
    "they theyre this those to too us use used uses using want was we well were what whats when where which "
    "while who whom whose why will with wont work works would you your youre"
)
"""Words of questions that do not say what is asked about."""


class English(Language):
    tag = "en"
    name = "English"
    little = frozenset({"a", "an", "the", "to"})
    asking = frozenset(ASKING.split())
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
