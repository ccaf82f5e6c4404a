"""Reads the sheets of terms and names, and says what is wrong with a cell."""

import csv
import re
from functools import cache
from importlib.resources import files

from goldenrule.words.texts import sources

GAMES = ("champions", "heroes", "skirmish")
DOCUMENTS = {
    "es": {
        "champions_reference_es.txt": 1475,
        "heroes_rulebook_es.txt": 1071,
        "skirmish_rulebook_es.txt": 316,
        "names_i18n.json": 0,
    },
    "uk": {"champions_reference_uk.txt": 2883},
    "zh": {"champions_reference_zh.txt": 1550},
}
"""The documents that the words of a language may come from, with their numbers of lines (0: it has entries instead)."""
GENDERS = {"es": ("m", "f", "adj", "verb", "-"), "uk": ("m", "ma", "f", "fa", "n", "p", "pa", "adj", "verb", "-")}
"""Grammatical genders; a second letter `a` is for what is animate, `p` for what has no singular."""
COLUMNS = {
    "terms": "key,en,es,es_gender,es_forms,es_source,uk,uk_gender,uk_forms,uk_source,zh,zh_measure,zh_source",
    "names": "key,en,es,es_gender,es_source,uk,uk_gender,uk_forms,uk_source,zh,zh_source",
}
NONE = "-"
SPELLING = {
    "es": re.compile(r"[A-Za-zÁÉÍÓÚÑáéíóúüñ0-9 .,:;()¡!¿?«»\"’'–-]+"),
    "uk": re.compile(r"[А-ЩЬЮЯЄІЇҐа-щьюяєіїґ0-9 .,:;()!?«»’–-]+"),
    "zh": re.compile(r"[\u4e00-\u9fff0-9，。、：；！？「」《》（）·]+"),
}
"""Letters and signs that a language has: no ы, э, ъ, ё in Ukrainian, no straight quotation marks in Chinese."""
LATIN = re.compile(r"Marvel(: Skirmish| Champions| Heroes)|M\.O\.D\.O\.K\.|A\.I\.M\.|NORAD|[IVX]+|M(?=皇朝)")
"""What keeps its Latin letters in every language."""
MEASURES = set("個支級組張位點次種條輪枚塊道場隊件座項格面顆名則本篇套部棟間句封份")


def sheet(kind: str, game: str) -> list[dict[str, str]]:
    """The rows of a sheet. `kind` is terms or names."""
    place = files("goldenrule").joinpath("locale", "terms", f"{game}{'' if kind == 'terms' else '_names'}.csv")
    reader = csv.DictReader(place.read_text(encoding="utf-8").splitlines())
    assert ",".join(reader.fieldnames or ()) == COLUMNS[kind], place
    return list(reader)


@cache
def english() -> dict[str, str]:
    """Every English message, those of the lessons apart."""
    return sources("en")


def letters_wrong(lang: str, text: str) -> str:
    """What a language has no letters for, "" if nothing."""
    rest = LATIN.sub("", text) if lang != "es" else text
    if rest and not SPELLING[lang].fullmatch(rest):
        return f"not written in {lang}: {text!r}"
    if lang == "zh":
        try:
            rest.encode("cp950")
        except UnicodeEncodeError as why:
            return f"not a traditional character: {text[why.start]!r} in {text!r}"
    if lang == "es" and (text.count("!"), text.count("?")) != (text.count("¡"), text.count("¿")):
        return f"an exclamation or question without its first mark: {text!r}"
    return ""


def source_wrong(lang: str, source: str) -> str:
    """Why a source is none, "" if it is one: `own`, a document, or a line of it."""
    if source == "own":
        return ""
    document, _, line = source.partition(":")
    lines = DOCUMENTS[lang].get(document)
    if lines is None:
        return f"no document of {lang}: {source}"
    if lines == 0:
        return "" if line == "" else f"{document} has no lines: {source}"
    return "" if line.isdigit() and 0 < int(line) <= lines else f"no line of {document}: {source}"


def ukrainian_wrong(text: str, gender: str, forms: str) -> str:
    """What is wrong with the forms of a Ukrainian word, "" if nothing.

    A noun has nominative, genitive, dative, accusative, instrumental and locative, for one and (behind a semicolon) for
    many; an adjective its nominatives masculine, feminine, neuter and plural; a verb its imperative and third person.
    """
    if gender == NONE or forms == NONE:
        return "" if forms == NONE else f"forms without a gender: {text}"
    numbers = [each.split("/") for each in forms.split("; ")]
    if gender in ("adj", "verb"):
        wanted = 4 if gender == "adj" else 2
        return "" if len(numbers) == 1 and len(numbers[0]) == wanted else f"{wanted} forms wanted: {text}: {forms}"
    if any(len(each) != 6 for each in numbers) or len(numbers) > (1 if gender[0] == "p" else 2):
        return f"six cases wanted: {text}: {forms}"
    if numbers[0][0] != text:
        return f"the first case is not the word: {text}: {forms}"
    for many, (nominative, genitive, _, accusative, _, _) in enumerate(numbers):
        if many or gender[0] in "pm":
            wanted_case = genitive if gender.endswith("a") else nominative
            if gender == "ma" and not many and re.search(r"[ая]\b", nominative):
                continue  # a man of the first declension
            if accusative != wanted_case:
                return f"the accusative is not {wanted_case!r}: {text}: {forms}"
    return ""


def spanish_wrong(text: str, gender: str, forms: str) -> str:
    """What is wrong with the forms of a Spanish word: a plural; three more of an adjective; two of a verb."""
    parts = [] if forms == NONE else forms.split("/")
    wanted = {"adj": {3}, "verb": {2}, NONE: {0}}.get(gender, {0, 1})
    return "" if len(parts) in wanted else f"{sorted(wanted)} forms wanted: {text}: {forms}"
