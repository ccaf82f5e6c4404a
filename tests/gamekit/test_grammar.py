"""Other grammars than the English one: cases, genders, plurals, word order and marks come from bundles alone.

Each sample is a text of the program in a language whose bundles are not complete yet, with the messages that it needs.
"""

from typing import Any

import pytest

from goldenrule.gamekit.segments import Segment, names_in_texts, segments
from goldenrule.gamekit.story_text import StoryWriter
from goldenrule.gamekit.text_lists import join_parts, list_parts, name_in_language, sentences
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.text.cards import card_text
from goldenrule.languages import language
from goldenrule.words.fluent import Bundle, split
from goldenrule.words.texts import Texts, sources

KICK = "01005"

UKRAINIAN = """\
ability-line = { $head }: { $text }
ability-label = { $head } ({ $label })
ability-action = Дія героя
label-attack = атака
amount-damage = { $n ->
    [one] { $n } ушкодження
    [few] { $n } ушкодження
   *[many] { $n } ушкоджень
}
champions-op-damage = завдайте { $to } { amount-damage }
    .to = one dative
    .chosen = to
each-m = { $number ->
    [each] { $case ->
        [dative] кожному{ " " }
        [genitive] кожного{ " " }
       *[nominative] кожен{ " " }
    }
   *[one] { "" }
}
champions-np-enemy = { each-m }{ $case ->
    [dative] ворогу
    [genitive] ворога
   *[nominative] ворог
}
name-champions-01094 = Носоріг
    .form = m
    .accusative = Носорога
    .instrumental = Носорогом
name-champions-01002 = Чорна Кішка
    .form = f
    .accusative = Чорну Кішку
    .instrumental = Чорною Кішкою
log-attack = { $card } { $cardform ->
    [f] напала
   *[m] напав
} на { $targets }.
    .card = nominative
    .targets = accusative
log-retaliate = Удар у відповідь між { $card } і { $attacker }: { $n ->
    [one] { $n } ушкодження
    [few] { $n } ушкодження
   *[many] { $n } ушкоджень
}.
    .card = instrumental
    .attacker = instrumental
join-and = { $first } і { $second }
story-it-alone = { $name }
"""
SPANISH = """\
ability-line = { $head }: { $text }
ability-label = { $head } ({ $label })
ability-action = Acción de héroe
label-attack = ataque
amount-damage = { $n ->
    [one] { $n } punto de daño
   *[other] { $n } puntos de daño
}
champions-op-damage = inflige { amount-damage } a { $to }
    .to = one
    .chosen = to
champions-np-enemy = { $number ->
    [each] cada enemigo
   *[one] un enemigo
}
name-champions-01094 = El Rino
    .form = m
name-champions-01002 = Gata Negra
    .form = f
log-defeated = { $card } queda { $cardform ->
    [f] derrotada
   *[m] derrotado
}.
    .card = subject
log-threat-removed = Se retira { $n } de amenaza de el plan { $card }.
join-and = { $first } y { $second }
"""
CHINESE = """\
ability-line = { $head }：{ $text }
ability-label = { $head }（{ $label }）
ability-action = 英雄行動
label-attack = 攻擊
amount-damage = { $n }點傷害
champions-op-damage = 對{ $to }造成{ amount-damage }
    .to = one
    .chosen = to
champions-np-enemy = { $number ->
    [each] 每個敵人
   *[one] 一個敵人
}
sentence = { $clause }。
join-sentences = { $first }{ $second }
join-names = { $first }、{ $second }
name-champions-01094 = 犀牛
name-champions-01002 = 黑貓
log-attack = { $card }攻擊{ $targets }。
"""
BUNDLES = {"uk": UKRAINIAN, "es": SPANISH, "zh-Hant": CHINESE}


class Sample(Texts):
    """The texts of the program in which some messages are those of another language, as its module puts them."""

    def __init__(self, lang: str) -> None:
        super().__init__("en", strict=True)
        self.language = language(lang)
        self.bundle = Bundle(lang, {**sources("en"), **split(BUNDLES[lang])})

    def name(self, code: str) -> str:
        return name_in_language(self, "champions", code, code)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("uk", "Дія героя (атака): Завдайте ворогу 8 ушкоджень."),
        ("es", "Acción de héroe (ataque): Inflige 8 puntos de daño a un enemigo."),
        ("zh-Hant", "英雄行動（攻擊）：對一個敵人造成8點傷害。"),
    ],
)
def test_a_card_reads_in_the_grammar_of_a_language(lang: str, text: str) -> None:
    assert card_text(Sample(lang), load_content(), KICK) == [text]


@pytest.mark.parametrize(
    ("n", "damage"), [(1, "1 ушкодження"), (3, "3 ушкодження"), (5, "5 ушкоджень"), (21, "21 ушкодження")]
)
def test_numbers_have_the_plurals_of_a_language(n: int, damage: str) -> None:
    assert Sample("uk").t("amount-damage", mode="n", n=n) == damage


def test_names_stand_in_the_case_that_a_message_wants_and_it_agrees_with_them() -> None:
    texts = Sample("uk")
    cat, rhino = texts.name("01002"), texts.name("01094")
    assert (cat, rhino) == ("Чорна Кішка", "Носоріг")
    assert texts.t("log-attack", card=cat, targets=rhino) == "Чорна Кішка напала на Носорога."
    assert texts.t("log-attack", card=rhino, targets=cat) == "Носоріг напав на Чорну Кішку."
    both = join_parts(texts, [cat, rhino], "join-and")
    assert both == "Чорна Кішка й Носоріг"
    assert texts.t("log-attack", card="Hulk", targets=both) == "Hulk напав на Чорну Кішку й Носорога."
    assert texts.t("log-retaliate", card=rhino, attacker=cat, n=2) == (
        "Удар у відповідь між Носорогом і Чорною Кішкою: 2 ушкодження."
    )


def test_a_word_that_a_message_repeats_keeps_its_forms() -> None:
    texts = Sample("uk")
    cat = texts.word("story-it-alone", name=texts.name("01002"))
    assert texts.t("log-attack", card=cat, targets=cat) == "Чорна Кішка напала на Чорну Кішку."


def test_articles_melt_and_what_is_said_agrees_in_gender() -> None:
    texts = Sample("es")
    assert texts.t("log-defeated", card=texts.name("01002")) == "Gata Negra queda derrotada."
    assert texts.t("log-defeated", card=texts.name("01094")) == "El Rino queda derrotado."
    assert texts.t("log-threat-removed", by="nobody", n=2, card="X") == "Se retira 2 de amenaza del plan X."


def test_lists_and_sentences_have_the_marks_of_a_language() -> None:
    texts = Sample("zh-Hant")
    cards = list_parts(texts, [texts.name("01002"), texts.name("01094")])
    assert texts.t("log-attack", card="浩克", targets=cards) == "浩克攻擊黑貓、犀牛。"
    assert sentences(texts, ["抽1張牌。", "棄1張牌。"]) == "抽1張牌。棄1張牌。"


class Names:
    """The words of a game, as far as they name cards."""

    def __init__(self, texts: Sample) -> None:
        self.texts = texts
        self.name = texts.name


@pytest.mark.parametrize(
    ("lang", "text", "pieces"),
    [
        ("uk", "Нападіть на Носорога.", ["Нападіть на ", "Носорога", "."]),
        ("uk", "Носорогівна", ["Носорогівна"]),
        ("zh-Hant", "對犀牛造成傷害", ["對", "犀牛", "造成傷害"]),
    ],
)
def test_names_are_found_in_every_case_and_between_characters(lang: str, text: str, pieces: list[str]) -> None:
    found = segments(text, names_in_texts(Names(Sample(lang)), ["01094"]))
    assert [each.text for each in found] == pieces
    assert [each for each in found if each.code] == [Segment(each, "01094") for each in pieces if len(pieces) > 1][1:2]


class Story(StoryWriter):
    PREFIX = "toy"

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.subjects: set[str] = set()
        self.clause_cards: dict[str, set[int]] = {}
        self.told: list[str] = []

    def clauses(self, line: Any) -> list[str]:
        self.subjects = {"犀牛", "Hulk"}
        return [*line]


@pytest.mark.parametrize(
    ("lang", "clauses", "line"),
    [
        ("es", ["Hulk recibe 2", "Hulk queda aturdido"], ["queda aturdido"]),
        ("zh-Hant", ["犀牛受到2點傷害", "犀牛被擊暈"], ["被擊暈"]),
    ],
)
def test_who_acts_is_named_once_in_a_line(lang: str, clauses: list[str], line: list[str]) -> None:
    writer = Story(Sample(lang))
    writer.clauses(clauses)
    assert writer.shorten(clauses) == line
