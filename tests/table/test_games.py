"""The registry of games, and what Champions makes of options."""

import subprocess
import sys
from typing import Any

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.table.games import find_game, game_names


def test_champions_is_registered() -> None:
    assert "champions" in game_names()
    assert find_game("champions").name == "champions"


@pytest.mark.parametrize("name", ["chess", "", "../champions", "champions.game", "os"])
def test_an_unknown_game_is_refused_with_those_that_are_known(name: str) -> None:
    with pytest.raises(BadInput, match="champions"):
        find_game(name)


def test_finding_a_game_imports_none_of_its_rules() -> None:
    code = (
        "import sys; from goldenrule.table.games import find_game; find_game('champions');"
        "print([m for m in sys.modules if m.startswith('goldenrule.games.champions.')])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_what_searches_cards_is_not_imported_before_somebody_does() -> None:
    code = (
        "import sys; from goldenrule.table.games import find_game; from goldenrule.words.texts import Texts;"
        "[find_game(name).words(Texts('en')) for name in ('champions', 'heroes', 'skirmish')];"
        "print('goldenrule.gamekit.card_search' in sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"heroes": ["hulk"]}, "hulk"),
        ({"heroes": "spider_man"}, "list of names"),
        ({"heroes": []}, "1 to 4"),
        ({"heroes": ["spider_man", "spider_man"]}, "twice"),
        ({"scenario": "thanos"}, "thanos"),
        ({"scenario": 3}, "text"),
        ({"modular": ["nothing"]}, "nothing"),
        ({"expert": "maybe"}, "true or false"),
        ({"decks": {"one": []}}, "seats"),
        ({"decks": {0: ["nothing"]}}, "nothing"),
        ({"first_player": "Peter"}, "number of a seat"),
        ({"villain": "rhino"}, "villain"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, Any], text: str) -> None:
    with pytest.raises(BadInput, match=text):
        find_game("champions").make(options, "1")


def test_words_become_options() -> None:
    kind = find_game("champions")
    assert kind.parse_options({"heroes": "spider_man, captain_marvel", "expert": "yes", "first_player": "1"}) == {
        "heroes": ["spider_man", "captain_marvel"],
        "expert": True,
        "first_player": 1,
    }
    with pytest.raises(BadInput, match="colour"):
        kind.parse_options({"colour": "red"})


def test_what_can_be_chosen_is_listed_in_printed_order() -> None:
    kind = find_game("champions")
    assert [h.id for h in kind.choices("heroes")][:2] == ["spider_man", "captain_marvel"]
    assert "bomb_scare" in [m.id for m in kind.choices("modular")]
