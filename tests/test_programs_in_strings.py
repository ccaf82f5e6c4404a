"""Programs that tests and scripts hold as text name what there is: no type checker reads them."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType

ROOT = Path(__file__).parents[1]
PACKAGE = "goldenrule"
PROGRAM = re.compile(rf"^\s*(from|import) {PACKAGE}", re.M)


def programs() -> Iterator[tuple[str, ast.Module]]:
    """Every program in a string, with its place; what an f-string puts in counts as `pass`."""
    for path in [*(ROOT / "tests").rglob("*.py"), *(ROOT / "scripts").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            parts = node.values if isinstance(node, ast.JoinedStr) else [node]
            texts = [str(part.value) if isinstance(part, ast.Constant) else "pass" for part in parts]
            if isinstance(node, ast.Constant | ast.JoinedStr) and PROGRAM.search(text := "".join(texts)):
                try:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", ast.parse(dedent(text))
                except SyntaxError:  # a piece of one
                    continue


def imported(module: str, name: str) -> object:
    """A name of a module, which may be a module itself; None if there is none."""
    try:
        return getattr(import_module(module), name, None) or import_module(f"{module}.{name}")
    except ImportError:
        return None


def missing(program: ast.Module) -> Iterator[str]:
    """The names of the package that a program uses and that do not exist."""
    known: dict[str, object] = {}
    for node in ast.walk(program):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(PACKAGE):
            for each in node.names:
                found = known[each.asname or each.name] = imported(str(node.module), each.name)
                if found is None:
                    yield f"{node.module}.{each.name}"
    for node in ast.walk(program):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = known.get(node.value.id)
            if isinstance(module, ModuleType) and not hasattr(module, node.attr):
                yield f"{module.__name__}.{node.attr}"


def test_programs_in_strings_name_what_there_is() -> None:
    every = [*programs()]
    assert len(every) > 10
    assert [(place, name) for place, program in every for name in missing(program)] == []


def test_a_name_that_is_gone_is_noticed() -> None:
    program = ast.parse(f"from {PACKAGE}.table import saves, nothing\nsaves.find_save('x')\nsaves.nowhere()\n")
    assert [*missing(program)] == [f"{PACKAGE}.table.nothing", f"{PACKAGE}.table.saves.nowhere"]
