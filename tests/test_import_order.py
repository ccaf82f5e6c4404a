"""Import order: every module stands above what it needs, inside a game and in all of the package.

At run time there is no circle at all. Imports at the top of a file and inside functions count, since a function only
hides a circle. With types, where what `if TYPE_CHECKING` guards counts as well, no circle ties more than five files.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
Graph = dict[str, set[str]]
LARGEST = 5
"""How many files an import circle may tie together when type imports count."""


def guarded(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def nodes(tree: ast.AST, types: bool) -> Iterator[ast.AST]:
    """Everything that may run; with `types` also what only a type checker reads."""
    yield tree
    for child in ast.iter_child_nodes(tree):
        if types or not guarded(child):
            yield from nodes(child, types)


def imported(tree: ast.AST, modules: set[str], types: bool) -> set[str]:
    """The modules, of these, that a file needs sooner or later."""
    names = set()
    for node in nodes(tree, types):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            full = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= full & modules or {str(node.module)}
            names |= {str(node.module)} if full - modules else set()
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "import_module":
            names |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return names & modules


def graph(src: Path, types: bool = False) -> Graph:
    files = {".".join(path.relative_to(src).with_suffix("").parts): path for path in src.rglob("*.py")}
    files = {name.removesuffix(".__init__"): path for name, path in files.items()}
    return {name: imported(ast.parse(path.read_bytes()), set(files), types) - {name} for name, path in files.items()}


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


def test_types_tie_no_more_than_five_files_together() -> None:
    assert [sorted(ring) for ring in circles(graph(SRC, types=True)) if len(ring) > LARGEST] == []


def test_a_circle_is_found_where_a_function_hides_it(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("def f():\n    from two import g\n")
    (tmp_path / "two.py").write_text("import three\n")
    (tmp_path / "three.py").write_text("import one\n")
    (tmp_path / "four.py").write_text(
        "from typing import TYPE_CHECKING\nimport five\nif TYPE_CHECKING:\n    import one\n"
    )
    (tmp_path / "five.py").write_text("")
    assert circles(graph(tmp_path)) == [{"one", "two", "three"}]
    (tmp_path / "two.py").write_text("import three\nimport four\n")
    assert circles(graph(tmp_path)) == [{"one", "two", "three"}]
    assert circles(graph(tmp_path, types=True)) == [{"one", "two", "three", "four"}]
    (tmp_path / "five.py").write_text("from importlib import import_module\nx = import_module('four')\n")
    assert sorted(map(sorted, circles(graph(tmp_path)))) == [["five", "four"], ["one", "three", "two"]]
