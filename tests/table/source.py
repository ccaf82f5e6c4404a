"""What the source of the programs writes out: its strings, and what is handed to functions."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import goldenrule

ROOT = Path(goldenrule.__file__).parent


def dashed(words: Iterable[str]) -> list[str]:
    return [word.replace("_", "-").replace(" ", "-").lower() for word in words]


def said(part: str, at: int, *names: str) -> list[str]:
    """The strings at a place of the calls of these names: Reason(entity, "no-effect"), Said("won") ..."""
    found = []
    for path, tree in trees().items():
        if path.relative_to(ROOT).as_posix().startswith(part):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and len(node.args) > at:
                    if ast.unparse(node.func).split(".")[-1] in names:
                        found += sorted(written(node.args[at]))
    return found


def written(node: ast.expr) -> set[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.IfExp):
        return written(node.body) | written(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


@cache
def strings(part: str) -> frozenset[str]:
    """Every string in a part of the source."""
    return frozenset(
        node.value
        for path, tree in trees().items()
        if path.relative_to(ROOT).as_posix().startswith(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def families() -> frozenset[str]:
    """Every f-string of the program that begins like a key, with {} where something is put in."""
    found = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                pattern = "".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in node.values)
                if re.fullmatch(r"[a-z]{2,}-[a-z{}-]*", pattern):
                    found.add(pattern)
    return frozenset(found)
