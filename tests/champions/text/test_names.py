"""Names within sentences: titles of cards are set off, people are not, in every case and list."""

import pytest

from goldenrule.gamekit.text_lists import join_parts, subject_once
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.client import ChampionsWords
from goldenrule.games.champions.selectors import EventTarget, Has, This
from goldenrule.games.champions.text.nodes import marked_name
from goldenrule.kernel.expressions import Exists, Not
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts

CALL, FURY, MOCKINGBIRD, TENACITY, BREAKIN, TOUGH = "01071", "01084", "01083", "01093", "01107", "01105"
"""A title, two people, a title that is declined, one that is a sentence, and one that is quoted by itself."""


def name(texts: Texts, code: str) -> str:
    return marked_name(texts, load_content(), code)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Spider-Man plays Make the Call."),
        ("es", "Spider-Man juega «Hacer la llamada»."),
        ("uk", "Spider-Man розігрує «Виклик на допомогу»."),
        ("zh-Hant", "Spider-Man打出「召集」。"),
    ],
)
def test_the_title_of_a_card_is_set_off(lang: str, told: str) -> None:
    texts = Texts(lang, strict=True)
    assert texts.t("log-play", player="Spider-Man", card=name(texts, CALL)) == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Discard Nick Fury"),
        ("es", "Descártate de Nick Furia"),
        ("uk", "Скинути Ніка Ф’юрі"),
        ("zh-Hant", "棄掉尼克·福瑞"),
    ],
)
def test_the_name_of_somebody_is_not(lang: str, told: str) -> None:
    texts = Texts(lang, strict=True)
    assert texts.t("option-discard", name=name(texts, FURY)) == told


def test_spanish_has_its_personal_a_before_people_only() -> None:
    texts = Texts("es", strict=True)
    card = name(texts, MOCKINGBIRD)
    texts.word("name-champions-01083")  # another text has named the card meanwhile
    assert texts.t("option-play", name=card, kind="Aliado", cost=3) == "Juega a Pájaro Burlón (Aliado, coste 3)"
    assert texts.t("option-generate", name=name(texts, CALL), resources="1") == "Usa «Hacer la llamada»: 1"
    several = join_parts(texts, [card, name(texts, CALL), name(texts, FURY)], "join-names", last="join-and")
    told = texts.t("refusal-cost-exhausted", names=several)
    assert told.startswith("Su coste es agotar a Pájaro Burlón, «Hacer la llamada» y a Nick Furia, ")
    assert texts.t("log-defeated", card=card) == "Pájaro Burlón queda derrotada."


def test_ukrainian_declines_titles_but_not_sentences() -> None:
    texts = Texts("uk", strict=True)
    assert (
        texts.t("prompt-below", question="?", last=name(texts, TENACITY))
        == "? Усе до «Наполегливості» включно вирішено."
    )
    told = texts.t("log-threat-removed", by="card", source="X", n=1, card=name(texts, BREAKIN))
    assert told == "X знімає 1 жетон загрози з «Ламай і хапай»."


def test_a_title_with_quotation_marks_has_no_others() -> None:
    assert [name(Texts(lang), TOUGH) for lang in ("en", "es")] == ['"I\'m Tough"', "«¡Soy duro!»"]
    texts = Texts("es", strict=True)
    assert texts.t("log-play", player="X", card=name(texts, TOUGH)) == "X juega «¡Soy duro!»."


def test_clauses_about_one_thing_name_it_once() -> None:
    en, zh = Texts("en", strict=True), Texts("zh-Hant", strict=True)
    stunned, play = Has(EventTarget(), "stunned"), Exists(EventTarget())
    told = ["that enemy is in play", "that enemy is not stunned"]
    assert subject_once(en, told, (play, Not(stunned))) == ["that enemy is in play", "not stunned"]
    assert subject_once(en, told, (play, Has(This(), "stunned"))) == told
    assert subject_once(zh, ["該敵人在場", "該敵人不處於擊暈狀態"], (play, stunned))[1] == "不處於擊暈狀態"


def test_what_a_card_pays_is_counted() -> None:
    words = find_game("champions").words(Texts("es", strict=True))
    assert isinstance(words, ChampionsWords)
    assert "da 2 recursos de Energía" in words.numbers(words.content.face("01088").facts)


def test_what_belongs_to_a_card_is_another_subject_in_chinese() -> None:
    chinese = Texts("zh-Hant").language
    assert chinese.text_after("犀牛人承受8點傷害", "犀牛人") == "承受8點傷害"
    assert chinese.text_after("犀牛人的攻擊帶有貫穿", "犀牛人") is None
