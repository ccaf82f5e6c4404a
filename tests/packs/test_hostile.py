"""Packs that mean harm: they are refused, or the game says which card it cannot go on with, and stays as it was."""

from pathlib import Path
from typing import Any

import pytest

from goldenrule import new_game
from goldenrule.games.champions.packs import PACKS
from goldenrule.kernel.errors import BadInput, CardFault
from goldenrule.kernel.game import MOST_STEPS
from goldenrule.packs.reading import check_pack
from goldenrule.table.api import Game
from tests.packs.writing import write
from tests.playing import pass_until

pytestmark = pytest.mark.usefixtures("home")

EVENT: dict[str, Any] = {
    "code": "x_1",
    "name": "Trap",
    "type": "event",
    "set": "x",
    "classification": "basic",
    "cost": 0,
    "quantity": 40,
}


def in_turn(folder: Path) -> Game:
    """A game at the first turn, with a hand of the first card of the pack."""
    game = new_game("champions", decks={0: ["x_1"] * 40}, any_deck=True, packs=[folder], seed=1)
    pass_until(game, "turn")
    return game


def use(game: Game) -> None:
    """Play the trap."""
    rules: Any = game.rules
    option = next(
        option
        for option in game.legal(0)
        if option[0] in ("use", "play", "event") and rules.face(option[1]).code.startswith("x_")
    )
    game.apply(0, option)


def action(effect: Any) -> dict[str, Any]:
    return {**EVENT, "abilities": [{"action": effect}]}


def test_a_loop_in_a_loop_comes_to_an_end(tmp_path: Path) -> None:
    effect: Any = {"bind": {"name": "a", "number": 1}}
    for _ in range(3):
        effect = {"repeat": {"times": 9999, "do": effect}}
    game = in_turn(write(tmp_path, "champions", action([{"draw": {"n": 1}}, effect])))
    with pytest.raises(CardFault, match=f"The card 'x_1' never ends: {MOST_STEPS} steps"):
        use(game)


def test_a_card_that_answers_itself_comes_to_an_end(tmp_path: Path) -> None:
    """After you change form, change form: nobody is asked in between."""
    ability = {"forced_response": "changes_form", "effect": "change_form"}
    game = in_turn(write(tmp_path, "champions", {**EVENT, "type": "upgrade", "resources": "E", "abilities": [ability]}))
    use(game)
    assert game.pending[0].kind == "turn"
    kept, before = game.clone(), game.digest()
    change = next(option for option in game.legal(0) if option[0] == "form")
    with pytest.raises(CardFault, match="The card 'x_1' never ends"):
        game.apply(0, change)
    assert kept.digest() == before
    assert change in kept.legal(0)


def test_a_card_that_breaks_the_engine_is_named(tmp_path: Path) -> None:
    effect = {"add_counters": {"name": "x", "n": 1}}  # on an event, which is not in play
    game = in_turn(write(tmp_path, "champions", action([{"draw": {"n": 1}}, effect])))
    with pytest.raises(CardFault, match="The game broke while the card 'x_1' was being carried out"):
        use(game)


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("native", "there is no word 'native'"),
        ({"jump": -1}, "there is no word 'jump'"),
        ({"initiation": {}}, "there is no word 'initiation'"),
        ({"draw": {"n": 10**12}}, "is too large"),
        ({"draw": {"n": [1] * 5}}, "a list is not a number"),
        ({"give": {"to": "you", "status": "__class__"}}, "not one of the words"),
        ({"damage": {"to": {"it": "a" * 3000}, "amount": 1}}, "has 3000 letters"),
        ({"damage": {"to": "you", "amount": 1, "__class__": 1}}, "no field '__class__'"),
        ([{"draw": {"n": 1}}] * 3000, "at most 2000"),
        ([[{"draw": {"n": 1}}] * 100] * 9, "more than 400 words"),
    ],
)
def test_what_is_refused_at_once(tmp_path: Path, effect: Any, text: str) -> None:
    _, problems = check_pack(write(tmp_path, "champions", action(effect)), PACKS)
    assert any(text in problem.text for problem in problems), problems
    with pytest.raises(BadInput, match="cannot be used"):
        new_game("champions", packs=[tmp_path / "x"])


def test_choices_inside_choices_are_limited(tmp_path: Path) -> None:
    effect: Any = {"damage": {"to": "it", "amount": 1}}
    for _ in range(6):
        effect = {"choose": {"of": "characters", "do": effect}}
    _, problems = check_pack(write(tmp_path, "champions", action(effect)), PACKS)
    assert "choices and loops are nested more than 4 levels deep" in problems[0].text


def test_nesting_is_limited(tmp_path: Path) -> None:
    effect: Any = "surge"
    for _ in range(80):
        effect = {"may": effect}
    _, problems = check_pack(write(tmp_path, "champions", action(effect)), PACKS)
    assert "nested more than 60 levels deep" in problems[0].text
