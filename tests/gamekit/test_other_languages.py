"""The card texts of the languages beside English are well formed."""

import re

import pytest

from goldenrule.gamekit.text_lists import join_parts
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.text.cards import card_text
from goldenrule.languages import FIRST, complete_languages
from goldenrule.words.texts import Texts
from scripts.card_texts import blocks

OTHERS = [each.tag for each in complete_languages() if each.tag != FIRST]
FAULTS = ("  ", "..", " .", " ,", "{", "}", "$", "None", "()")
ENDS = (".", ".)", "!", "?", "»", "。", "）", "！", "？", "」", "。）")
TWICE = re.compile(r"(?<![\w-])([^\W\d_]{2,}) \1(?![\w-])")
"""A word that stands twice in a row."""


@pytest.mark.parametrize("lang", OTHERS)
def test_texts_are_well_formed(lang: str) -> None:
    for block in blocks(lang):
        for line in block.split("\n    ")[1:]:
            assert not line[0].islower(), block
            assert line.endswith(ENDS), block
            assert not any([fault in line for fault in FAULTS]), block
            assert not TWICE.search(line), block


@pytest.mark.skipif("uk" not in OTHERS, reason="Ukrainian is not offered")
class TestUkrainian:
    """What once was wrong: endings of adjectives, commas, cases of what stands alone in a message."""

    texts = Texts("uk", strict=True)

    def card(self, code: str) -> str:
        return " ".join(card_text(self.texts, load_content(), code))

    @pytest.mark.parametrize(
        ("n", "said"),
        [
            (1, "1 ментальний ресурс"),
            (3, "3 ментальні ресурси"),
            (5, "5 ментальних ресурсів"),
            (22, "22 ментальні ресурси"),
        ],
    )
    def test_resources_agree_with_their_number(self, n: int, said: str) -> None:
        assert self.texts.t("resource-count", n=n, resource=self.texts.word("resource-m")) == said

    @pytest.mark.parametrize(
        ("code", "part"),
        [
            ("01018", "будь-яку кількість енергетичних ресурсів"),
            ("01098", "а тоді, якщо кількість поранень на Броні Носорога"),
            ("01052", "атакує й перемагає ворога"),
            ("01028", "якщо цей ворог у грі й не оглушений"),
            ("01105", "карта «Мене не проб’єш!» отримує наступ"),
            ("01135", "за кожного вашого посіпаку-нападника"),
            ("01055", "сплачуєте за карту агресії"),
        ],
    )
    def test_a_card_reads_as_it_should(self, code: str, part: str) -> None:
        assert part in self.card(code)

    def test_verbs_agree_with_teams_and_with_who_reads(self) -> None:
        texts = self.texts
        four = texts.word("heroes-team", name=texts.word("name-heroes-fantastic_four"))
        men = texts.word("heroes-team", name=texts.word("name-heroes-x_men"))
        you = texts.word("story-you")
        said = [texts.t("heroes-story-vp", who=who, sign="more", n=2) for who in (four, men, you)]
        assert said == [
            "Фантастична четвірка здобуває 2 переможні очки",
            "Люди Ікс здобувають 2 переможні очки",
            "ви здобуваєте 2 переможні очки",
        ]

    def test_lists_are_declined(self) -> None:
        names = [self.texts.word(f"name-champions-{code}") for code in ("01002", "01006")]
        cards = join_parts(self.texts, names, "join-names")
        said = self.texts.t("champions-story-discard", player="ви", me="yes", cards=cards)
        assert said == "ви скидаєте Чорну Кішку, Тітку Мей"


@pytest.mark.skipif("es" not in OTHERS, reason="Spanish is not offered")
class TestSpanish:
    """What is easily wrong: contractions, genders, numbers, conjunctions, pronouns behind a verb."""

    texts = Texts("es", strict=True)

    def card(self, code: str) -> str:
        return " ".join(card_text(self.texts, load_content(), code))

    @pytest.mark.parametrize(
        ("code", "part"),
        [
            ("01012", "Retira 2 de Amenaza de un Plan. Luego, si se han retirado 2 de Amenaza de este modo"),
            ("01018", "por cada contador de Energía que hubiera sobre Canalizar energía"),
            ("01042", "de 1 a 3 cartas de tu pila de descartes con nombres distintos"),
            ("01098", "el Daño que hay sobre Piel blindada del Rino"),
            ("01105", "da al Villano una carta de Estado Duro"),
            ("01118", "1 recurso de Energía, 1 recurso Mental y 1 recurso Físico"),
            ("01135", "por cada Esbirro enfrentado a ti que tenga el rasgo Dron"),
            ("01180", "en el mazo de Encuentros y en su pila de descartes, ponla en juego enfrentada a ti"),
        ],
    )
    def test_a_card_reads_as_it_should(self, code: str, part: str) -> None:
        assert part in self.card(code)

    def test_no_article_stands_apart_from_its_preposition(self) -> None:
        faces = [face.code for face in load_content().faces]
        said = " ".join([self.card(code) for code in faces])
        assert not re.findall(r"\b(?:[Dd]e|[Aa]) el\b|\by h?i(?![aeou])|\bo h?o", said)
