"""German: one space before a percent sign, and words that are written together."""

from typing import TYPE_CHECKING, Final

from goldenrule.languages import Language

if TYPE_CHECKING:
    from datetime import date, time

MONTHS: Final = (
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli",
    "August", "September", "Oktober", "November", "Dezember",
)  # fmt: skip

ASKING: Final = (
    "aber alle alles als also am an auch auf aus bei beim bin bis bist da damit dann darf darfst das dass dein deine "
    "dem den denn der des dich die dies diese diesen dieser dieses dir doch du durch ein eine einem einen einer eines "
    "er es etwas für geht genau gibt habe haben hat hier ich ihm ihn ihr im immer in ins ist ja jetzt kann kannst kein "
    "keine können man mehr mein meine mich mir mit muss musst müssen nach nicht nichts noch nur ob oder ohne passiert "
    "sein seine sich sie sind so soll um und uns unter vom von vor wann warum was welche welchen welcher welches wenn "
    "wer werden wie wieder wird wo wozu zu zum zur"
)
"""Words of questions that do not say what is asked about."""


class German(Language):
    tag = "de"
    name = "Deutsch"
    complete = False
    like_english = frozenset({
        "Alter", "Boost", "Bots", "Deck", "Ego", "Hand", "Initiative", "Man", "Manhattan", "NAME", "Rhino", "Seed",
        "Spider", "Story", "Upgrade", "Upgrades", "die", "mental", "orange",
    })  # fmt: skip
    decimal = ","
    thousands = "."
    percent = "\u00a0%"
    little = frozenset({"der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer"})
    asking = frozenset(ASKING.split())
    one_sign = {"ä": "a", "ö": "o", "ü": "u", "ß": "s"}
    sorted_as = {"ä": "a", "ö": "o", "ü": "u", "ß": "ss"}
    endings = tuple((ending, "") for ending in ("ern", "en", "er", "es", "em", "e", "n", "s"))

    def date(self, day: "date") -> str:
        return f"{day.day}. {MONTHS[day.month - 1]} {day.year}"

    def clock(self, time: "time") -> str:
        return f"{time.hour:02}:{time.minute:02}"


LANGUAGE: Final = German()
