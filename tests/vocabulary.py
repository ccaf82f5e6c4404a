"""What the rules of a game ask, offer and emit, read from their source."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import goldenrule
from goldenrule.games.heroes import ids

ROOT = Path(goldenrule.__file__).parent
WINDOWS = {"interrupt", "response", "order"}
"""Questions of the kernel's windows, which only Champions has."""
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
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "poll":
            found |= words(node.args[3])
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "Decision":
            found |= words(node.args[0])
    return found - (set() if game == "champions" else WINDOWS)


def offered(game: str) -> set[str]:
    """The first word of whatever is written as an option: (verb, entity, detail)."""
    found = set()
    for node in nodes(game):
        if isinstance(node, ast.Tuple) and len(node.elts) == 3 and not isinstance(node.elts[1], ast.Tuple):
            verb, entity, detail = node.elts
            strings = [isinstance(each, ast.Constant) and isinstance(each.value, str) for each in (entity, detail)]
            if isinstance(verb, ast.Constant) and isinstance(verb.value, str) and not any(strings):
                found.add(verb.value)
    return found - (set() if game == "champions" else WINDOWS)
