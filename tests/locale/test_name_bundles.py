"""The bundles of names are those of the sheets, and give names with their forms."""

import pytest

from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.text.nodes import card_name
from goldenrule.languages import FIRST, complete_languages
from goldenrule.words.texts import Texts
from scripts.name_bundles import LANGUAGES, bundles
from tests.locale.sheets import sheet


def test_bundles_are_current() -> None:
    assert {FIRST, *LANGUAGES.values()} == {each.tag for each in complete_languages()}
    for path, text in bundles().items():
        assert path.read_text("utf-8") == text, f"{path.name} is not current: run scripts/name_bundles.py"


@pytest.mark.parametrize(("lang", "tag"), LANGUAGES.items())
def test_cards_are_named_as_the_sheet_says(lang: str, tag: str) -> None:
    texts, content = Texts(tag, strict=True), load_content()
    rows = [row for row in sheet("names", "champions") if "/" not in row["key"]]
    assert len(rows) > 200
    assert [card_name(texts, content, row["key"]) for row in rows] == [row[lang] for row in rows]


def test_a_name_is_declined() -> None:
    texts = Texts("uk", strict=True)
    name = texts.word("name-champions-01001a")
    assert name == "Людина-павук"
    assert texts.decline(name, "dative") == "Людині-павуку"
    assert texts.attribute("name-champions-01001a", "form") == "f"
    assert Texts("es").attribute("name-champions-01019a", "form") == "f"
