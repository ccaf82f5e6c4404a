"""An answer that is certain to win is advised before any other one, and the hint says that it wins."""

from typing import Any

import pytest

from goldenrule.bots.advice import Advice, advise, without_false_reasons
from goldenrule.bots.advice_text import conclusion
from goldenrule.kernel.decisions import DONE, Decision
from goldenrule.kernel.game import Game
from goldenrule.lab.cases import case_game
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts

LANGUAGES = ("en", "es", "uk", "zh-Hant")
WON = "This wins the game."
ANYWAY = "Every choice here wins the game."
POSITIONS: dict[str, dict[str, Any]] = {
    "champions": {
        "heroes": ["spider_man"], "villain": {"stage": "II", "hit_points": 2},
        "players": [{"form": "hero", "hand": ["Web-Shooter", "Strength"]}],
    },
    "heroes": {"scenario": "the_evolutionary_war", "round": 3, "action_round": 5, "active": 1, "vp": [3, 5]},
    "skirmish": {
        "active": "heroes", "points": 6, "civilians": [[], ["red", "yellow"], ["green"]],
        "heroes": {
            "hand": ["vision", "captain_america", "iron_man", "hulk", "thor"],
            "slots": {1: "shield_recruit", 2: "wasp"},
        },
        "villains": {"hand": []},
    },
}  # fmt: skip
"""The seat can win with one answer, and has others."""
WINS = {"champions": "attack", "heroes": "", "skirmish": "done"}
"""The verbs that win at once; "" where all do."""
UNDECIDED: dict[str, dict[str, Any]] = {
    "champions": {"villain": {"stage": "II", "hit_points": 9}}, "heroes": {"round": 2},
    "skirmish": {"points": 0, "civilians": [["red", "blue"], ["red", "yellow", "blue"], ["green", "blue", "red"]]},
}  # fmt: skip
"""What to change in the positions so that nothing wins at once."""


def given(game: str, **position: Any) -> tuple[Game, Decision]:
    found = case_game(game).begin(position, "test").script.game
    return found, found.pending[0]


def concluded(game: Game, decision: Decision, advice: Advice, lang: str = "en") -> list[str]:
    texts = Texts(lang, strict=True)
    words = find_game(game.name).words(texts)
    return conclusion(advice, lambda option: words.option(game, decision, option), texts, words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_the_answer_that_wins_is_advised_and_nothing_is_compared(name: str, lang: str) -> None:
    game, decision = given(name, **POSITIONS[name])
    advice = advise(game, decision.seat, decision, "24")
    assert len(decision.options) > 1 and advice.chosen[0].startswith(WINS[name]) and advice.wins == 1
    wins = Texts(lang, strict=True).t("advice-wins", n=0)
    assert concluded(game, decision, advice, lang)[1:] == [wins] and (wins == WON) == (lang == "en")


@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_said_of_a_win_that_is_not_certain(name: str) -> None:
    game, decision = given(name, **{**POSITIONS[name], **UNDECIDED[name]})
    advice = advise(game, decision.seat, decision, "24")
    assert not advice.wins and not advice.anyway and not {WON, ANYWAY} & {*concluded(game, decision, advice)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_every_answer_wins_none_is_said_to_be_the_one_that_does(lang: str) -> None:
    """With three Civilians left, it does not matter which of two is freed."""
    game, _ = given("skirmish", **{**POSITIONS["skirmish"], "points": 0})
    game.apply(0, DONE)
    decision = game.pending[0]
    assert decision.kind == "civilian" and len(decision.options) == 2
    advice = advise(game, 0, decision, "24")
    assert advice.wins == 1 and advice.anyway
    wins = Texts(lang, strict=True).t("advice-wins-anyway")
    assert concluded(game, decision, advice, lang)[1:] == [wins] and (wins == ANYWAY) == (lang == "en")


def test_a_plan_that_wins_says_how_many_choices_are_left() -> None:
    """The attack deals 2 and the Swinging Web Kick 8, and no card can be drawn."""
    player = {"form": "hero", "hand": ["Swinging Web Kick", "Strength", "Energy"]}
    game, decision = given(
        "champions", heroes=["spider_man"], villain={"stage": "II", "hit_points": 10}, players=[player]
    )
    advice = advise(game, decision.seat, decision, "24")
    assert advice.chosen[0] in ("use", "attack") and advice.wins == 2
    assert concluded(game, decision, advice)[1] == "After it, one more choice of yours wins the game."


def test_a_whole_answer_that_does_not_win_is_not_said_to_win() -> None:
    """The search lets a heuristic policy choose the targets, and the hint may advise others."""
    game, decision = given("champions", **POSITIONS["champions"])
    advice = advise(game, decision.seat, decision, "24")
    assert without_false_reasons(advice, game, 0, [advice.chosen]).wins == 1
    other = next(each for each in decision.options if each[0] == "form")
    assert without_false_reasons(advice, game, 0, [other]).wins == 0
