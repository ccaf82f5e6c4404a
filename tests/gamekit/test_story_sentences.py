"""Lines of a story for the ear: "and" before the last clause, and one subject for clauses in a row."""

from typing import Any

import pytest

from goldenrule.gamekit.story_sentences import SentenceStory
from goldenrule.words.texts import Texts

NAMES = {"Thor", "Hulk", "Тор", "Галк", "索爾", "浩克"}


class Story(SentenceStory):
    PREFIX = "toy"

    def __init__(self, tag: str) -> None:
        self.texts = Texts(tag, strict=True)
        self.subjects: set[str] = set()

    def clauses(self, line: Any) -> list[str]:
        self.subjects = NAMES
        return [*line]


@pytest.mark.parametrize(
    ("tag", "clauses", "line"),
    [
        ("en", ["Thor attacks"], "Thor attacks."),
        ("en", ["Thor attacks", "Hulk falls"], "Thor attacks: Hulk falls."),
        ("en", ["Thor attacks", "Thor falls", "Thor rests"], "Thor attacks, falls and rests."),
        ("en", ["Thor attacks", "Hulk falls", "Hulk rests"], "Thor attacks: Hulk falls and rests."),
        (
            "en",
            ["Thor attacks", "Hulk falls", "Thor rests", "a card"],
            "Thor attacks: Hulk falls, Thor rests, and a card.",
        ),
        ("en", ["Thor attacks", "Thor rests", "Hulk falls"], "Thor attacks and rests, and Hulk falls."),
        ("en", ["a card", "Hulk falls", "Hulk falls"], "A card: Hulk falls (twice)."),
        ("es", ["Thor ataca", "Thor cae", "Hulk descansa"], "Thor ataca y cae, y Hulk descansa."),
        ("uk", ["Тор атакує", "Тор падає", "Галк спить"], "Тор атакує й падає, і Галк спить."),
        ("zh-Hant", ["索爾攻擊", "索爾離場", "浩克倒下"], "索爾攻擊，並離場，浩克倒下。"),
    ],
)
def test_a_line_has_and_before_its_last_clause(tag: str, clauses: Any, line: str) -> None:
    assert Story(tag).line(clauses) == line
