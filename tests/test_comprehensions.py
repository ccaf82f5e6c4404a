"""No comprehension takes a name that another comprehension of the same function reads from outside that function.

Python 3.12.0 to 3.12.3 inlines both and looks the second name up among the local variables: UnboundLocalError
(CPython gh-118513). The check ignores the order of the two and what else the function does with the name, so that it
reports a few pairs that would work.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
Inlined = ast.ListComp | ast.SetComp | ast.DictComp
INLINED = (ast.ListComp, ast.SetComp, ast.DictComp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
OWN_SCOPE = (*FUNCTIONS, ast.ClassDef, ast.GeneratorExp)


class Use(NamedTuple):
    """A name of a comprehension, and the line on which it stands."""

    name: str
    line: int


class Uses(NamedTuple):
    """What one comprehension makes of names: those that it binds, and those that it reads from outside of itself."""

    bound: list[Use]
    read: list[Use]


def outside(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a function, class, lambda or generator that are evaluated in the scope around it."""
    if isinstance(node, ast.GeneratorExp):
        yield node.generators[0].iter
        return
    yield from getattr(node, "decorator_list", ())
    if isinstance(node, FUNCTIONS):
        yield from (each for each in (*node.args.defaults, *node.args.kw_defaults) if each is not None)
    elif isinstance(node, ast.ClassDef):
        yield from (*node.bases, *(each.value for each in node.keywords))


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a scope that are evaluated in it."""
    if isinstance(node, ast.GeneratorExp):
        first, *others = node.generators
        yield from (node.elt, first.target, *first.ifs, *others)
    elif isinstance(node, ast.Lambda):
        yield node.body
    elif isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield from node.body


def comprehensions(node: ast.AST, around: frozenset[str] = frozenset()) -> Iterator[Uses]:
    """The comprehensions that are inlined into the scope in which a node is evaluated, nested ones by themselves.

    `around` are the names that the comprehensions around it bind: to read these is no fault.
    """
    if isinstance(node, INLINED):
        uses = of_one(node)
        yield Uses(uses.bound, [use for use in uses.read if use.name not in around])
        around |= {use.name for use in uses.bound}
    for part in outside(node) if isinstance(node, OWN_SCOPE) else ast.iter_child_nodes(node):
        yield from comprehensions(part, around)


def of_one(node: Inlined) -> Uses:
    """The names of one comprehension. What nested ones do with names is theirs, first iterables excepted."""
    parts = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
    first, *others = node.generators
    names = [each for part in (*parts, first.target, *first.ifs, *others) for each in names_in(part)]
    bound = {each.id for each in names if isinstance(each.ctx, ast.Store)}
    stored = [Use(each.id, each.lineno) for each in names if isinstance(each.ctx, ast.Store)]
    return Uses(stored, [Use(each.id, each.lineno) for each in names if each.id not in bound])


def names_in(node: ast.AST) -> Iterator[ast.Name]:
    """The names that are used in the scope in which a node is evaluated; a walrus belongs to the function."""
    if isinstance(node, ast.Name):
        yield node
    elif isinstance(node, ast.NamedExpr):
        yield from names_in(node.value)
    elif isinstance(node, INLINED):
        yield from names_in(node.generators[0].iter)
    else:
        for part in outside(node) if isinstance(node, OWN_SCOPE) else ast.iter_child_nodes(node):
            yield from names_in(part)


def own_names(scope: ast.AST) -> set[str]:
    """What a scope binds itself: a comprehension that reads it reads a local variable of the function, as it should."""
    found = set()
    if isinstance(scope, FUNCTIONS):
        args = scope.args
        given = (*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg)
        found = {each.arg for each in given if each is not None}
    waiting = [*inside(scope)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {(each.asname or each.name).partition(".")[0] for each in node.names}
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.ExceptHandler)) and node.name:
            found.add(node.name)
        if isinstance(node, INLINED):
            found |= {
                each.target.id for each in ast.walk(node)
                if isinstance(each, ast.NamedExpr) and isinstance(each.target, ast.Name)
            }  # fmt: skip
        else:
            waiting += outside(node) if isinstance(node, OWN_SCOPE) else ast.iter_child_nodes(node)
    return found


def clashes(source: str, file: str = "") -> list[str]:
    """Where comprehensions of one scope clash: file, both lines and the name."""
    found = []
    for scope in ast.walk(ast.parse(source)):
        if not isinstance(scope, (ast.Module, *OWN_SCOPE)):
            continue
        all = [uses for part in inside(scope) for uses in comprehensions(part)]
        bound = {use.name: use.line for uses in all for use in uses.bound}
        reads = [use for uses in all for use in uses.read if use.name in bound]
        mine = own_names(scope) if reads else set()
        found += [f"{file}:{bound[use.name]} and {use.line}: {use.name}" for use in reads if use.name not in mine]
    return found


BIND, READ = "[len for len in [1]]", "[len('ab') for x in [1]]"
CLASHES = {
    "siblings": f"def f():\n    a = {BIND}\n    return {READ}",
    "a set and a dictionary": "def f():\n    a = {len: 1 for len in [1]}\n    return {len('ab') for x in [1]}",
    "nested siblings": f"def f():\n    return [({BIND}, {READ}) for y in [1]]",
    "the name is bound deeper": f"def f():\n    a = [{BIND} for y in [1]]\n    return {READ}",
    "the name is read deeper": f"def f():\n    a = {BIND}\n    return [{READ} for y in [1]]",
    "the second iterable reads": f"def f():\n    a = {BIND}\n    return [x for y in [1] for x in [len('ab')]]",
    "in a lambda": f"f = lambda: ({BIND}, {READ})",
    "in a generator": f"def f():\n    return [*(({BIND}, {READ}) for y in [1])]",
    "the name of a function around": f"def g():\n    len = 0\n    def f():\n        a = {BIND}\n        return {READ}",
}
"""Each raises UnboundLocalError on Python 3.12.1 when `f` is called."""
FINE = {
    "a parameter": f"def f(len):\n    a = {BIND}\n    return {READ}",
    "a local variable": f"def f():\n    len = max\n    a = {BIND}\n    return {READ}",
    "two functions": f"def f():\n    return {BIND}\ndef g():\n    return {READ}",
    "a function inside": f"def f():\n    a = {BIND}\n    def g():\n        return {READ}",
    "a generator reads": f"def f():\n    a = {BIND}\n    return [*(len('ab') for x in [1])]",
    "a generator binds": f"def f():\n    a = [*(len for len in [1])]\n    return {READ}",
    "a lambda reads": f"def f():\n    a = {BIND}\n    return [lambda: len('ab') for x in [1]]",
    "the function reads": f"def f():\n    a = {BIND}\n    return [x for x in [len('ab')]]",
    "both bind it": f"def f():\n    a = {BIND}\n    return {BIND}",
    "the comprehension around binds it": "def f():\n    return [[y + len for y in [1]] for len in [1]]",
    "a walrus binds it": f"def f():\n    a = {BIND}\n    b = [len := max for x in [1]]\n    return {READ}",
}


def test_no_comprehension_takes_the_name_that_another_one_reads_from_outside() -> None:
    files = [path for folder in ("src", "scripts") for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 500
    found = [clash for path in files for clash in clashes(path.read_text("utf-8"), str(path.relative_to(ROOT)))]
    assert found == []


@pytest.mark.parametrize("source", CLASHES.values(), ids=CLASHES)
def test_a_clash_is_found(source: str) -> None:
    assert [clash.rpartition(" ")[2] for clash in clashes(source)] == ["len"]


@pytest.mark.parametrize("source", FINE.values(), ids=FINE)
def test_what_works_is_no_clash(source: str) -> None:
    assert clashes(source) == []


def test_a_clash_is_told_with_its_file_and_lines() -> None:
    assert clashes(CLASHES["siblings"], "a.py") == ["a.py:2 and 3: len"]
