"""What terms are called in every language, and in every form, for looking things up.

It is read when it is first asked for: most who look something up use a word of their own language.
"""

import csv
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from goldenrule.gamekit.glossary import plain_words
from goldenrule.languages import all_languages, language
from goldenrule.words.texts import Texts, sources

TERM: Final = "term-{game}-"
FORMS: Final = re.compile(r"[/;]")
"""What stands between forms in the sheets of terms."""


@cache
def term_names(game: str) -> dict[str, frozenset[str]]:
    """The plain names of terms in all languages, with their forms, by the keys of the entries."""
    found: dict[str, set[str]] = {}
    for key, said in (*_sheet(game), *_bundles(game)):
        found.setdefault(key, set()).update(filter(None, map(plain_words, said)))
    return {key: frozenset(names) for key, names in found.items()}


@cache
def compared_terms(game: str, tag: str) -> dict[str, set[str]]:
    """The keys of the entries by their names in all languages, as one language compares what is written."""
    found: dict[str, set[str]] = {}
    for key, names in term_names(game).items():
        for name in names:
            found.setdefault(language(tag).comparable(name), set()).add(key)
    return found


@cache
def term_forms(game: str, tag: str) -> dict[str, frozenset[str]]:
    """The plain forms of terms in a language, by the keys of the entries."""
    lang = tag.partition("-")[0]
    return {
        key: frozenset(filter(None, map(plain_words, [row.get(lang, ""), *FORMS.split(row.get(f"{lang}_forms", ""))])))
        for key, row in _rows(game)
    }


def _sheet(game: str) -> Iterable[tuple[str, list[str]]]:
    """The terms of a game in `locale/terms`."""
    for key, row in _rows(game):
        forms = [form for name, value in row.items() if name.endswith("_forms") for form in FORMS.split(value)]
        yield key, [row["en"], row["es"], row["uk"], row["zh"], *forms]


def _rows(game: str) -> Iterable[tuple[str, dict[str, str]]]:
    path = files("goldenrule") / "locale" / "terms" / f"{game}.csv"
    begins = TERM.format(game=game)
    if not path.is_file():
        return
    for row in csv.DictReader(path.read_text(encoding="utf-8").splitlines()):
        if row["key"].startswith(begins):
            yield row["key"].removeprefix(begins), row


def _bundles(game: str) -> Iterable[tuple[str, list[str]]]:
    """The names of terms in the bundles of the languages, as far as these are written."""
    begins = TERM.format(game=game)
    for each in all_languages():
        if each.folder().is_dir():
            texts = Texts(each.tag)
            for key in sources(each.tag):
                if key.startswith(begins):
                    said = [texts.attribute(key, "name"), *texts.attribute(key, "also").split(",")]
                    yield key.removeprefix(begins), said
