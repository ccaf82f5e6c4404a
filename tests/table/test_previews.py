"""Whole games in each preview: everything is shown in words, some of them its own."""

import re

import pytest

from goldenrule.languages import FIRST, offered_languages
from goldenrule.words.texts import Texts, sources
from scripts.english_left import games, looked_up

pytestmark = pytest.mark.usefixtures("home")

KEY = re.compile(r"\b[a-z]+(?:-\w+)+\b")


@pytest.mark.parametrize("tag", [each.tag for each in offered_languages() if not each.complete])
def test_no_key_is_shown_in_games_and_on_cards(tag: str) -> None:
    keys = {key for key in sources(FIRST) if KEY.fullmatch(key)}
    assert len(keys) > 4000
    said = [text for each in (games(tag, 20), looked_up(tag)) for _, text in each]
    shown = {word for text in said for word in KEY.findall(text)} & keys
    assert shown == set()
    villain = Texts(tag).t("board-villain")
    assert villain != Texts(FIRST).t("board-villain") and any(villain in text for text in said)
