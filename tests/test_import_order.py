"""No circle of imports at run time: inside a game, and in all of the package, every module stands above what it needs.

Imports inside functions count as well, for they only hide a circle; what `if TYPE_CHECKING` guards does not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
Graph = dict[str, set[str]]


def guarded(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything that may run."""
    yield tree
    for child in ast.iter_child_nodes(tree):
        if not guarded(child):
            yield from nodes(child)


def imported(tree: ast.AST, modules: set[str]) -> set[str]:
    """The modules, of these, that a file needs sooner or later."""
    names = set()
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            full = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= full & modules or {str(node.module)}
            names |= {str(node.module)} if full - modules else set()
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "import_module":
            names |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return names & modules


def graph(src: Path) -> Graph:
    files = {".".join(path.relative_to(src).with_suffix("").parts): path for path in src.rglob("*.py")}
    files = {name.removesuffix(".__init__"): path for name, path in files.items()}
    return {name: imported(ast.parse(path.read_bytes()), set(files)) - {name} for name, path in files.items()}


def circles(needs: Graph) -> list[set[str]]:
    """The sets of modules of which each needs all others, sooner or later."""
    reach: Graph = {}
    for name in needs:
        seen: set[str] = set()
        waiting = [name]
        while waiting:
            new = needs[waiting.pop()] - seen
            seen |= new
            waiting += new
        reach[name] = seen
    rings = {frozenset(other for other in reach[name] if name in reach[other]) for name in needs}
    return [set(ring) for ring in rings if ring]


def test_no_module_needs_itself() -> None:
    assert [sorted(ring) for ring in circles(graph(SRC))] == []


def test_a_circle_is_found_where_a_function_hides_it(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def f():\n    from two import g\n")
    (tmp_path / "two.py").write_text("import three\n")
    (tmp_path / "three.py").write_text("import one\n")
    (tmp_path / "four.py").write_text(
        "from typing import TYPE_CHECKING\nimport five\nif TYPE_CHECKING:\n    import one\n"
    )
    (tmp_path / "five.py").write_text("")
    assert circles(graph(tmp_path)) == [{"one", "two", "three"}]
    (tmp_path / "five.py").write_text("from importlib import import_module\nx = import_module('four')\n")
    assert sorted(map(sorted, circles(graph(tmp_path)))) == [["five", "four"], ["one", "three", "two"]]
