"""The search for English in other languages finds it, and finds none in what can be looked up and what is refused."""

from pathlib import Path

import pytest

from goldenrule.languages import FIRST, complete_languages
from scripts.english_left import COMMAND_LINES, commands, left, looked_up, typed_at

pytestmark = pytest.mark.usefixtures("home")

OTHERS = [each.tag for each in complete_languages() if each.tag != FIRST]


@pytest.mark.parametrize("tag", OTHERS)
def test_a_word_that_is_not_of_the_language_is_found_where_it_stands(tag: str) -> None:
    said = [("a place", "goldenrule play --seat 7 `whatever` spider_man MC-DECK-02 XII"), ("here", "1 stunned\n2 2")]
    assert left(tag, iter(said)) == {"stunned": ("here", "1 stunned")}


@pytest.mark.parametrize("tag", OTHERS)
def test_no_card_and_no_rule_has_a_word_of_english(tag: str) -> None:
    said = list(looked_up(tag))
    assert len(said) > 1500
    assert left(tag, iter(said)) == {}


@pytest.mark.parametrize("tag", OTHERS)
def test_no_complaint_and_no_help_has_a_word_of_english(
    tag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = [line for line in COMMAND_LINES.strip().split("\n") if line.startswith(("play", "rules", "deck", "daily"))]
    short = [line for line in quick if "|" not in line and "{" not in line]
    monkeypatch.setattr("scripts.english_left.COMMAND_LINES", "\n".join(short))
    assert len(list(typed_at(tmp_path))) > 100
    assert left(tag, commands(tag)) == {}
