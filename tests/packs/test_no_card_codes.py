"""Cards live in packs: no Python of the program names one by its code."""

import ast
from functools import cache
from pathlib import Path

import pytest

import goldenrule
from goldenrule.table.games import find_game, maker

SOURCE = Path(goldenrule.__file__).parent
GAMES = ("champions", "heroes", "skirmish")
CHOSEN = (("champions", "heroes"), ("champions", "scenario"), ("heroes", "teams"), ("heroes", "scenario"))
NOT_ONLY_CARDS = {"central_park", "drone"}
"""A card of the duel that is a district of the board of Marvel Heroes, too, and the face of any facedown minion."""


def codes(game: str) -> set[str]:
    """The codes of a game's cards, but for those that name what can be chosen in some game: a team, a scenario ..."""
    found = {str(face.key) for face in maker(game)({}, "codes").content.faces}
    offers = [find_game(name).choices(option) for name, option in CHOSEN]
    return found - {each.id for offer in offers for each in offer} - NOT_ONLY_CARDS


@cache
def literals(path: Path) -> frozenset[str]:
    """The strings of a module; docstrings are left out."""
    tree = ast.parse(path.read_text("utf-8"))
    loose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    strings = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in loose]
    return frozenset(node.value for node in strings if isinstance(node.value, str))


@pytest.mark.parametrize("game", GAMES)
def test_no_module_names_a_card(game: str) -> None:
    known = codes(game)
    assert len(known) > 60
    found = {str(path.relative_to(SOURCE)): known & literals(path) for path in SOURCE.rglob("*.py")}
    assert not {path: cards for path, cards in found.items() if cards}


def test_a_code_in_a_module_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""01001a is only talked about."""\nWORTHS = {"01003": 2.6}\n')
    assert literals(module) & codes("champions") == {"01003"}
