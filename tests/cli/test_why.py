"""`why` with words of an action: attack, play, end turn, in every language, in a turn and at another question."""

from __future__ import annotations

from pathlib import Path

import pytest

from goldenrule.testing import rule
from tests.cli.helpers import run


def asked_why(home: Path, *typed: str, lang: str = "en") -> str:
    """What a game says that has been asked at the mulligan, then at the first turn."""
    lines = "\n".join([*typed, "", *typed, "quit"]) + "\n"
    play = ("--lang", lang, "play", "champions", "--heroes", "spider_man", "--seed", "3", "--plain")
    return run(home, *play, typed=lines).stdout.replace("\n  ", " ")


@pytest.mark.parametrize(
    ("lang", "attack", "end", "at_mulligan", "needs_form", "turn"),
    [
        ("en", "attack Rhino", "end turn", "Rhino is no answer", "attack: It needs hero form", "End your turn"),
        ("es", "atacar a Rino", "terminar turno", "Rino no responde", "Requiere la identidad", "Termina tu turno"),
        ("uk", "атакувати Носорога", "закінчити хід", "Носоріг — не", "Потрібен вигляд героя", "Закінчити хід"),
        ("zh-Hant", "攻擊犀牛人", "結束回合", "犀牛人不是", "需要英雄身份", "結束你的回合"),
    ],
)
@rule("MC-TURN-04", "MC-TURN-12")
def test_why_understands_an_action_in_words_in_a_turn_and_at_another_question(
    tmp_path: Path, lang: str, attack: str, end: str, at_mulligan: str, needs_form: str, turn: str
) -> None:
    told = asked_why(tmp_path, f"why {attack}", f"why {end}", lang=lang)
    mulligan, _, first_turn = told.partition("MC-TURN-04")
    assert "MC-SETUP-13" in mulligan and at_mulligan in mulligan
    assert needs_form in told, "the refused action is named with its reason and clause"
    assert f"{turn}" in first_turn and "MC-TURN-12" in first_turn, "an option is explained"


def test_why_with_an_option_that_is_not_offered_names_the_question(tmp_path: Path) -> None:
    told = asked_why(tmp_path, "why play backflip")
    assert "“play backflip” is not offered at this question: “Your starting hand" in told
    assert "“play backflip” is not offered at this question: “Your turn" in told
    assert "is called nonsense here" in asked_why(tmp_path, "why nonsense here"), "which is no action"


def test_why_with_a_card_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    assert "First Aid: It would change nothing now. (MC-TRIG-02)" in asked_why(tmp_path, "why play First Aid")
