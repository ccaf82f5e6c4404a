"""Spanish: articles and conjunctions that change with the word behind them."""

import re
from typing import TYPE_CHECKING, Final

from goldenrule.languages import Language, ended_once

if TYPE_CHECKING:
    from datetime import date, time

MONTHS: Final = (
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio",
    "agosto", "septiembre", "octubre", "noviembre", "diciembre",
)  # fmt: skip

ASKING: Final = (
    "a adónde ahora al algo alguien alguna alguno ante aquel aquello así aun aunque aún cada como con conmigo "
    "contra cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuál cuáles cuándo cuánta "
    "cuántas cuánto cuántos cómo da dan dar de debe deben debo del desde donde dónde e el ella ellas ello ellos "
    "en entonces entre era eres es esa esas ese eso esos esta estaba estamos estar estas este esto estos estoy "
    "está están funciona funcionan ha haber hace hacen hacer haces hacia hago han hasta hay haya he hemos hizo "
    "hubo igual ir la las le les lo los me mi mis misma mismo mí ni no nos nosotros nuestra nuestro o os otra "
    "otro otros para pero podemos poder podría por porque posible pq pueda puede pueden puedes puedo pues q que "
    "quien quienes quiere quiero quién quiénes qué sea según ser si sido siempre sin sirve sirven sobre solo "
    "somos son soy su sus sí sólo también tan te tenemos tener tengo ti tiene tienen tienes toca tocan todo "
    "todos tu tus tú u un una unas uno unos usa usan usar uso va vale valen vamos van voy y ya yo él"
)
"""Words of questions that do not say what is asked about."""

_PRONOUN = re.compile(r"(?<=[aei]r)(?:me|te|se|nos|l[aeo]s?)+$")
"""Pronouns that are written together with the verb: "defenderme"."""
_ARTICLE = re.compile(r"\b([Dd]e|[Aa]) el\b")
NAMED: Final = (
    "4 Fantásticos", "Castigador", "Cosa", "Marvel Knights", "Mole", "Patrulla-X", "Vengadores", "Visión",
)  # fmt: skip
"""Who is called by a name with an article, which is not a part of it: small within a sentence, and melting."""
_WHO = re.compile(
    rf"(?:(?<=[\w,;:)»] )|(?<=\())(El|La|Los|Las)(?= (?:{'|'.join(NAMED)})\b(?!, reconocidos\b))"  # but a title
)
_TOWER = re.compile(r"\b([Ee]n|[Dd]e|[Aa]) (?=Torre de los Vengadores\b)")
_THEN = re.compile(r"\bluego (?=si )")
_AND = re.compile(r"\by (?=[«“(¡¿]*[hH]?[iíIÍ](?![aeouáéó]|ron\b))")
_OR = re.compile(r"\bo (?=[«“(¡¿]*[hH]?[oóOÓ])")


def _small(text: str) -> str:
    return _WHO.sub(lambda article: article[0].lower(), text)


class Spanish(Language):
    tag = "es"
    name = "Español"
    like_english = frozenset({
        "bot", "bots", "bytes", "cables", "club", "cookie", "cookies", "decide", "dial", "egos", "error", "etc",
        "general", "has", "legal", "modular", "normal", "original", "particular", "proxy", "reduce", "terminal",
        "total", "use", "variable", "Brooklyn", "Hudson", "Maggia", "Queens", "SHA", "York",
    })  # fmt: skip
    decimal = ","
    thousands = "."
    least_grouped = 10_000
    sorted_as = {"á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n\uffff"}
    little = frozenset({"el", "la", "los", "las", "un", "una", "al", "del"})
    asking = frozenset(ASKING.split())
    one_sign = {"á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n"}
    percent = "\u00a0%"
    endings = tuple(
        (ending, "ion" if ending in ("iones", "ión") else "")
        for ending in (
            "ándose", "iéndose", "arse", "erse", "irse", "iones", "iendo", "ando", "ados", "adas", "idos", "idas",
            "ado", "ada", "ido", "ida", "ión", "aba", "ará", "erá", "irá", "ar", "er", "ir", "an", "en", "os", "as",
            "es", "o", "a", "e", "s",
        )
    )  # fmt: skip

    def root(self, word: str) -> str:
        """Without pronouns and what changes within a verb or before an ending, too: "defiende", "ataque", "avance"."""
        root = super().root(_PRONOUN.sub("", word))
        for written, instead in (("ie", "e"), ("ue", "o"), ("qu", "c"), ("z", "c")):
            root = root.replace(written, instead)
        return root

    def date(self, day: "date") -> str:
        return f"{day.day} de {MONTHS[day.month - 1]} de {day.year}"

    def clock(self, time: "time") -> str:
        return f"{time.hour}:{time.minute:02}"

    def finish_text(self, text: str) -> str:
        """ "de el" is "del" (but "de El Zorro", a title), "y" before the sound i is "e", "o" before o is "u".

        The name of a place has an article behind a preposition ("en la Torre de los Vengadores"), and a condition
        stands between commas: "luego, si hay uno, ...".
        """
        text = _THEN.sub("luego, ", _TOWER.sub(r"\1 la ", _small(text)))
        return ended_once(_OR.sub("u ", _AND.sub("e ", _ARTICLE.sub(r"\1l", text))))

    def forms_within(self, name: str) -> tuple[str, ...]:
        small = _small(f", {name}")[2:]
        return () if small == name else (small, small.removeprefix("el "))  # "del Castigador"


LANGUAGE: Final = Spanish()
