"""Names of cards in every language and form, read on first use."""

import csv
from functools import cache
from importlib.resources import files
from typing import Final

from goldenrule.languages import FIRST, all_languages
from goldenrule.words.texts import Texts, sources

NAME: Final = "name-{game}-"


@cache
def card_names(game: str) -> dict[str, list[str]]:
    """Return the names of cards in all languages but the first, with their forms, by code."""
    begins = NAME.format(game=game)
    found: dict[str, list[str]] = {}
    for each in all_languages():
        if each.tag == FIRST or not each.folder().is_dir():
            continue
        texts = Texts(each.tag)
        for key in sources(each.tag):
            if key.startswith(begins):
                forms = [texts.attribute(key, form) for form in texts.attributes(key) if form != "form"]
                found.setdefault(key.removeprefix(begins), []).extend([texts.t(key), *forms])
    return found


@cache
def own_names(game: str, tag: str) -> frozenset[str]:
    """Return our own names in a language, which are not official."""
    path, lang = files("goldenrule") / "locale" / "terms" / f"{game}_names.csv", tag.partition("-")[0]
    if not path.is_file():
        return frozenset()
    rows = csv.DictReader(path.read_text(encoding="utf-8").splitlines())
    return frozenset(row[lang] for row in rows if row.get(f"{lang}_source") == "own")
