"""What cases know of questions, verbs and events is what the rules of each game ask, offer and emit."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import goldenrule
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.situations import answers
from goldenrule.games.champions.situations import script as champions
from goldenrule.games.champions.situations.position import STOPPED
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.game import Heroes
from goldenrule.games.heroes.situations import script as heroes
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.games.skirmish.situations import script as skirmish

ROOT = Path(goldenrule.__file__).parent
OUTSIDE = ("text", "audit", "bots", "situations", "cards", "saving.py")
"""Parts of a game that are no rules."""


@cache
def trees(game: str) -> list[ast.Module]:
    files = [path for folder in (ROOT / "games" / game, ROOT / "kernel") for path in sorted(folder.rglob("*.py"))]
    rules = [path for path in files if not set(OUTSIDE) & set(path.relative_to(ROOT).parts)]
    return [ast.parse(path.read_text("utf-8")) for path in rules]


def nodes(game: str) -> Iterator[ast.AST]:
    for tree in trees(game):
        yield from ast.walk(tree)


def words(node: ast.AST) -> set[str]:
    """The strings that an expression may be; QUESTIONS stands for all of them."""
    if "QUESTIONS" in ast.unparse(node):
        return set(ids.QUESTIONS)
    if isinstance(node, ast.IfExp):
        return words(node.body) | words(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def asked(game: str) -> set[str]:
    found: set[str] = set()
    for node in nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ask":
            found |= words(node.args[1])
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Decision":
            found |= words(node.args[0])
    return found


def offered(game: str) -> set[str]:
    """The first word of whatever is written as an option: (verb, entity, detail)."""
    found = set()
    for node in nodes(game):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3 and not isinstance(node.elts[1], ast.Tuple):
            verb, entity, detail = node.elts
            strings = [isinstance(each, ast.Constant) and isinstance(each.value, str) for each in (entity, detail)]
            if isinstance(verb, ast.Constant) and isinstance(verb.value, str) and not any(strings):
                found.add(verb.value)
    return found


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("champions", champions.Script.kinds), ("heroes", heroes.Script.kinds), ("skirmish", skirmish.Script.kinds),
    ],
)  # fmt: skip
def test_every_question_is_known_and_no_other(game: str, kinds: tuple[str, ...]) -> None:
    found = asked(game)
    assert len(found) > 8
    windows = {"interrupt", "response"} if game != "champions" else set()  # of the kernel; only Champions opens them
    assert found - windows == set(kinds) - {STOPPED}
    assert len(set(kinds)) == len(kinds)


KNOWN = {
    "champions": {*answers.PLAIN.values(), *(key for keys in answers.VERBS.values() for key in keys)},
    "heroes": set(heroes.VERBS),
    "skirmish": set(skirmish.VERBS),
}


@pytest.mark.parametrize("game", sorted(KNOWN))
def test_every_verb_is_offered_somewhere(game: str) -> None:
    assert len(KNOWN[game] & offered(game)) > 12
    computed = {"attack", "play", "pay", "wanted", "draw", "discard"}  # verbs that are not written out in a tuple
    assert KNOWN[game] - offered(game) - computed == set()


def test_every_verb_that_is_offered_is_known() -> None:
    """Frames and events are written as tuples of three, too: what is neither is an option."""
    other = {
        "champions": set(Champions.EVENTS), "heroes": set(Heroes.EVENTS), "skirmish": set(Skirmish.EVENTS),
    }  # fmt: skip
    for game, known in KNOWN.items():
        assert offered(game) - known - other[game] == set(), game


@pytest.mark.parametrize(("game", "cls"), [("champions", Champions), ("heroes", Heroes), ("skirmish", Skirmish)])
def test_every_event_that_is_emitted_is_known(game: str, cls: type[Champions | Heroes | Skirmish]) -> None:
    emitted: set[str] = set()
    for node in nodes(game):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "emit"
            and node.args
        ):
            emitted |= words(node.args[0])
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("observer") and node.args:
            event = node.args[0]
            emitted |= words(event.elts[0]) if isinstance(event, ast.Tuple) else set()
    assert len(emitted) > 15 and emitted - set(cls.EVENTS) == set()
    computed = {"attack", "thwart"} if game == "champions" else set()  # the label of a basic power
    assert set(cls.EVENTS) - emitted == computed
