"""Ukrainian: three kinds of plurals, and prepositions and conjunctions that change between vowels and consonants."""

import re
from typing import TYPE_CHECKING, Final

from goldenrule.languages import Language, ended_once

if TYPE_CHECKING:
    from datetime import date

MONTHS: Final = (
    "січня", "лютого", "березня", "квітня", "травня", "червня", "липня",
    "серпня", "вересня", "жовтня", "листопада", "грудня",
)  # fmt: skip

ASKING: Final = (
    "а або адже але би бо був буде будемо будуть була були було бути в вам вами вас ваш ваша вже ви вона вони "
    "воно все всі всім від він дають дає де дещо для до діють діє ж з за зараз звідки звідкіля зі й його йому "
    "кого коли кому котрий крім куди лише мати мають має маємо мене мені ми мною мого може можемо можете можна "
    "можу можуть моя моє мої мусить мушу мій на навіщо над нам нами нас наш наша не нема немає неї них нього ні "
    "ніж о об один означає ось по потрібен потрібна потрібно потрібні при про під робимо робити робиться роблю "
    "роблять сам сама саме свого своя своє свої своїх свій себе скільки собі стане станеться стільки так така "
    "таке такий також там твій те тебе ти тим тих то тобто тобі того тоді той тому треба ту тут у усе усі хто це "
    "цей цього цьому ця ці чи чим чиїй чого чому ще що щоб щось я як яка яке який яким яких якого якої яку якщо "
    "які є і із іще їй їм їх її"
)
"""Words of questions that do not say what is asked about."""

VOWELS: Final = "аеєиіїоуюяАЕЄИІЇОУЮЯ"
_IN = re.compile(rf"(?<=[{VOWELS}]) у (?=(?!(?:ль|[стх])?[вф])[^\W\d_])", re.IGNORECASE)
_AND = re.compile(rf"(?<=[{VOWELS}]) і (?=(?![йєїюяЙЄЇЮЯ])[^\W\d_])")
_ALL = re.compile(rf"(?<=[{VOWELS}]) у(?=с(?:і|іх|ім|іма|е|ього|ьому)\b)")
_GOES = re.compile(rf"(?<=[{VOWELS}]) і(?=(?:ду|де|деш|демо|дете|дуть)\b)")
_WITH_TWO = re.compile(r"\bз (?=«?[зсшщЗСШЩ][бвгґджзйклмнпрстфхцчшщ])")
_WITH = re.compile(r"\bз (?=«?[зсшщжчЗСШЩЖЧ][^\W\d_])")


class Ukrainian(Language):
    tag = "uk"
    name = "Українська"
    categories = ("one", "few", "many")
    like_english = frozenset({"Combate", "Heroes", "Lucha", "NORAD", "SHA", "cookie"})
    decimal = ","
    thousands = "\u00a0"
    sorted_as = {"ґ": "г\uffff", "є": "е\uffff", "і": "и\uffff", "ї": "и\uffff\uffff", "’": ""}
    little = frozenset({"у", "в", "до", "на"})
    asking = frozenset(ASKING.split())
    endings = tuple(
        (ending, "")
        for ending in (
            "ться", "ими", "іми", "ого", "ому", "ами", "ями", "ові", "еві", "єві", "ати", "ити", "ють", "уть", "ять",
            "ій", "ий", "їй", "ою", "ею", "єю", "ої", "ів", "їв", "ам", "ям", "ах", "ях", "ом", "ем", "єм", "их", "іх",
            "им", "ім", "ає", "ує", "ть", "а", "я", "у", "ю", "о", "е", "є", "і", "ї", "и", "ь", "й",
        )
    )  # fmt: skip

    def plural(self, number: int) -> str:
        if number % 10 == 1 and number % 100 != 11:
            return "one"
        return "few" if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else "many"

    def date(self, day: "date") -> str:
        return f"{day.day} {MONTHS[day.month - 1]} {day.year}\u202fр."

    def finish_text(self, text: str) -> str:
        """Bundles write "у", "усі", "і", "іде", "з"; after a vowel they are "в", "всі", "й", "йде".

        "із" stands before a hiss, and "зі" before a hiss with another consonant behind it. A clause that begins with
        "якщо" has its comma wherever it is put, and a date its full stop but once.
        """
        text = _GOES.sub(" й", _AND.sub(" й ", _IN.sub(" в ", _ALL.sub(" в", text))))
        text = _WITH.sub("із ", _WITH_TWO.sub("зі ", text))
        return ended_once(text.replace("тоді якщо", "тоді, якщо").replace("р..", "р."))


LANGUAGE: Final = Ukrainian()
