"""The terms from which the other languages are written: every English term has one, and each is well formed."""

import re
from functools import cache

import pytest

from goldenrule.languages import names
from tests.locale.sheets import (
    GAMES,
    GENDERS,
    MEASURES,
    NONE,
    english,
    letters_wrong,
    sheet,
    source_wrong,
    spanish_wrong,
    ukrainian_wrong,
)

TERMS = {
    "champions": r"(stat|status|counter|aspect|type|form|trait|keyword|icon)-[a-z-]+|resource-[a-z1]"
    r"|label-(attack|thwart|defense)"
    r"|ability-(action|interrupt|response|forced-\w+|resource|when-\w+|boost|setup|special|obligation)"
    r"|(champions-np|term-champions)-[a-z-]+",
    "heroes": r"heroes-(area|district|symbol|colour|threat|skill|stage|scheme|type)-[\w-]+|heroes-die-\d"
    r"|heroes-stat-(?!change)[a-z]+|term-heroes-[a-z-]+",
    "skirmish": r"skirmish-(side|colour)-\w+|skirmish-(strength|life|any)|term-skirmish-[a-z-]+",
}
"""Messages that are a term, or are made of one."""
WITHOUT_WORDS = {"champions-np-encounter", "champions-np-in-play", "champions-np-uppermost"}
"""Messages of that kind in which everything is put in from elsewhere."""
NAME = re.compile(r"^ *\.name = (.*)$", re.M)
PIECE = re.compile(r"\{ ([\w-]+)\.([\w-]+) \}")
"""A piece of another message: "each opposing { skirmish-np-where.kind-one }"."""


@cache
def wanted(game: str) -> set[str]:
    return {key for key in english() if re.fullmatch(TERMS[game], key)} - WITHOUT_WORDS


def filled(raw: str) -> str:
    """A message with its pieces as they are where nothing is said of them: cards of no kind are "cards"."""

    def piece(found: re.Match[str]) -> str:
        usual = rf"^ *\.{found[2]} = .*\n *\[none\] (.*)$"
        word = re.search(usual, english().get(found[1], ""), re.M)
        return word[1] if word else found[0]

    return PIECE.sub(piece, raw)


def english_wrong(key: str, word: str, is_term: bool) -> str:
    """The word is the message, the name of the entry, or a part of a message that has several or is no term itself."""
    raw = english().get(key)
    if raw is None:
        return f"no English message {key}"
    name = NAME.search(raw)
    if name and key.startswith("term-"):
        return "" if name[1] == word else f"{key} is called {name[1]!r}, not {word!r}"
    if "{" in raw or "\n" in raw or not is_term:
        return "" if word.lower() in filled(raw).lower() else f"{key} does not have {word!r}"
    whole = raw.strip().removeprefix("the ").removeprefix("each of ").rstrip(".").lower()
    return "" if word.rstrip(".").lower() == whole else f"{key} is {raw!r}"


@pytest.mark.parametrize("game", GAMES)
def test_every_english_term_has_one_row_and_only_words_of_messages_have_others(game: str) -> None:
    rows = [(row["key"], row["en"]) for row in sheet("terms", game)]
    assert len(rows) == len(set(rows))
    terms = {key for key, _ in rows} & wanted(game)
    assert terms == wanted(game)
    assert len(rows) - len(terms) < len(terms) / 5


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_whole_and_in_the_order_of_the_bundles(game: str) -> None:
    rows = sheet("terms", game)
    order = list(english())
    assert [row["key"] for row in rows] == sorted((row["key"] for row in rows), key=order.index)
    for row in rows:
        empty = [column for column, cell in row.items() if not cell or cell != cell.strip() or "  " in cell]
        assert not empty, (row["key"], empty)


@pytest.mark.parametrize("game", GAMES)
def test_rows_say_what_the_english_message_says(game: str) -> None:
    wrong = [
        why for row in sheet("terms", game) if (why := english_wrong(row["key"], row["en"], row["key"] in wanted(game)))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_cells_have_the_letters_of_their_language_and_a_source(game: str) -> None:
    wrong = []
    for row in sheet("terms", game):
        for lang in ("es", "uk", "zh"):
            cells = [row[lang], *(row[f"{lang}_forms"].split("/") if lang != "zh" else [row["zh_measure"]])]
            wrong += [why for cell in cells if cell != NONE and (why := letters_wrong(lang, cell))]
            wrong += [why] if (why := source_wrong(lang, row[f"{lang}_source"])) else []
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_grammatical_facts_are_whole(game: str) -> None:
    wrong = []
    for row in sheet("terms", game):
        for lang, check in (("es", spanish_wrong), ("uk", ukrainian_wrong)):
            gender = row[f"{lang}_gender"]
            if gender not in GENDERS[lang]:
                wrong.append(f"{row['key']}: no gender of {lang}: {gender}")
            elif why := check(row[lang], gender, row[f"{lang}_forms"]):
                wrong.append(f"{row['key']}: {why}")
        if row["zh_measure"] != NONE and row["zh_measure"] not in MEASURES:
            wrong.append(f"{row['key']}: no measure word: {row['zh_measure']}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_has_one_word_wherever_it_stands(game: str) -> None:
    """The type of a card, its entry in the glossary and its noun phrase are the same word in every language."""
    rows = {row["key"]: row for row in sheet("terms", game) if row["key"] in wanted(game)}
    compared = 0
    for key, row in rows.items():
        kind = re.sub(rf"^({game}-)?((type|stat|status|icon|keyword|scheme|die)-)?", "", key)
        entry = rows.get(f"term-{game}-{kind}")
        if entry is not None and entry["en"].lower() == row["en"].lower():
            compared += 1
            assert [entry[lang] for lang in ("es", "uk", "zh")] == [row[lang] for lang in ("es", "uk", "zh")], key
    assert compared > 2


def test_sheets_are_no_language() -> None:
    assert "terms" not in names()


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("uk", "объект"),
        ("uk", "ёж"),
        ("uk", "карта mira"),
        ("zh", "敌人"),
        ("zh", "“攻擊”"),
        ("es", "Hola!"),
        ("es", "攻"),
    ],
)
def test_letters_of_another_language_are_seen(lang: str, text: str) -> None:
    assert letters_wrong(lang, text)


@pytest.mark.parametrize(
    "source", ["", "champions_reference_uk.txt", "champions_reference_uk.txt:0", "names_i18n.json"]
)
def test_a_source_that_is_none_is_seen(source: str) -> None:
    assert source_wrong("uk", source)


@pytest.mark.parametrize(
    ("text", "gender", "forms"),
    [
        ("план", "m", "план/плану/плану/плана/планом/плані"),
        ("ворог", "ma", "ворог/ворога/ворогові/ворог/ворогом/ворогові"),
        ("карта", "f", "карта/карти/карті/карту/картою"),
        ("карта", "f", "карти/карти/карті/карту/картою/карті"),
        ("оглушений", "adj", "оглушений/оглушена"),
        ("після", "-", "після/після"),
    ],
)
def test_wrong_forms_are_seen(text: str, gender: str, forms: str) -> None:
    assert ukrainian_wrong(text, gender, forms)
