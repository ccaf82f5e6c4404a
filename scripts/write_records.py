"""Write the methods of records into a copy of the kernel that is to be compiled.

python scripts/write_records.py build/goldenrule/kernel/state.py ...

Constructors and copies of records are written when they are first needed (see `kernel.nodes`), which a compiled class
cannot do. This writes the same text into the source, and the types of the fields, which compiled classes lose, behind
it. The modules are named as in `goldenrule`, and are read from there, too.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from goldenrule.kernel.nodes import Node, defaults, write_copy, write_init


def written(source: str, module: Any) -> str:
    """The source of a module, with the methods of its records."""
    lines = source.splitlines()
    behind = [""]
    for node in reversed(ast.parse(source).body):
        cls = vars(module).get(node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(cls, type) and issubclass(cls, Node) and cls is not Node:
            _write(node, cls, lines, source)
            fields = {name: kind for name, kind in _fields(node, source).items() if name in cls.FIELDS}
            given = {name: value for name, value in defaults(cls).items() if name in fields}
            behind.append(f"keep_fields({node.name}, {fields!r}, {given!r})")
    if len(behind) > 1:
        behind.insert(1, "from goldenrule.kernel.nodes import keep_fields")
    return "\n".join([*lines, *behind, ""])


def _fields(node: ast.ClassDef, source: str) -> dict[str, str]:
    """The fields that a class declares, with their types as they are written."""
    declared = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    kinds = {ast.unparse(each.target): ast.get_source_segment(source, each.annotation) or "" for each in declared}
    return {name: kind.strip('"') for name, kind in kinds.items() if "ClassVar" not in kind}


def _write(node: ast.ClassDef, cls: type[Node], lines: list[str], source: str) -> None:
    """Change the lines of a class: no defaults and slots, but methods."""
    has = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    texts = [write(cls) for name, write in (("__init__", write_init), ("copy", write_copy)) if name not in has]
    for name, value in defaults(cls).items():
        if ast.literal_eval(repr(value)) != value:
            raise ValueError(f"The default {value!r} of {cls.__name__}.{name} cannot be written.")
        texts = [text.replace(f"{name}=_{name}", f"{name}={value!r}") for text in texts]
    texts = [text.replace("return cls(", f"return {node.name}(") for text in texts]
    last = node.body[-1].end_lineno or 0
    lines[last:last] = [f"    {text}" for text in texts]
    for each in reversed(node.body):
        slots = isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__"
        if slots:
            lines[each.lineno - 1 : each.end_lineno] = ["    pass"] if len(node.body) == 1 else []
        elif isinstance(each, ast.AnnAssign) and each.value is not None and ast.unparse(each.target) in cls.FIELDS:
            kind = ast.get_source_segment(source, each.annotation)
            lines[each.lineno - 1 : each.end_lineno] = [f"    {ast.unparse(each.target)}: {kind}"]


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        module = import_module(f"goldenrule.{path.parent.name}.{path.stem}")
        path.write_text(written(path.read_text("utf-8"), module), "utf-8")
