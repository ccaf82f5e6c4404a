"""Write what records and words derive from their declarations into a copy of the source that is to be compiled.

python scripts/write_records.py build/goldenrule/kernel/state.py ...

Constructors and copies of records and `happen` of events are generated when they are first needed (see `kernel.nodes`),
which a compiled class cannot do. This writes the same text into the source, and behind each class its fields, whose
types and defaults mypyc drops, and its text. The modules are named as in `goldenrule`, and are read from there, too.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, get_args, get_origin

from goldenrule.kernel.events import Event
from goldenrule.kernel.nodes import Node, Word, defaults, write_copy, write_init

PLAIN = (int, str, bool, float)
IMPORTS = (
    "from typing import Any as _Any, Self as _Self\nfrom goldenrule.kernel.nodes import keep_fields as _keep_fields"
)
ABSTRACT = (Node, Word, Event)


def written(source: str, module: ModuleType) -> str:
    """The source of a module, with the methods of its records and the fields of its records and words."""
    lines = source.splitlines()
    body = ast.parse(source).body
    changed = False
    for node in reversed(body):
        cls = vars(module).get(node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(cls, type) and cls not in ABSTRACT:
            if issubclass(cls, Node | Word):
                last = node.end_lineno or 0
                lines[last:last] = [_fields_kept(node, cls, source)]
                changed = True
            if issubclass(cls, Node):
                _write_methods(node, cls, lines, source)
    if changed:
        docstring = body[0] if isinstance(body[0], ast.Expr) else None
        lines.insert((docstring.end_lineno or 0) if docstring else 0, IMPORTS)
    return "\n".join([*lines, ""])


def _fields_kept(node: ast.ClassDef, cls: type[Node] | type[Word], source: str) -> str:
    """The call that keeps the text of a class and its declared fields: types as they are written, and defaults."""
    types: dict[str, str] = {}
    given: list[str] = []
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and (name := ast.unparse(each.target)) in cls.FIELDS:
            types[name] = (ast.get_source_segment(source, each.annotation) or "").strip('"')
            if each.value is not None:
                given.append(f"{name!r}: {ast.get_source_segment(source, each.value)}")
    unsaved = f", frozenset({sorted(cls.UNSAVED)})" if issubclass(cls, Node) and cls.UNSAVED else ""
    doc = ast.get_docstring(node, clean=False) or ""
    return f"_keep_fields({node.name}, {doc!r}, {types!r}, {{{', '.join(given)}}}{unsaved})"


def _write_methods(node: ast.ClassDef, cls: type[Node], lines: list[str], source: str) -> None:
    """Change the lines of a record: no defaults and slots, but methods."""
    has = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
    texts = []
    if "__init__" not in has:
        texts.append(_typed_init(cls))
    if "copy" not in has:
        head = write_copy(cls).replace("def copy(self):", "def copy(self) -> _Self:")
        body = head.replace("return cls(", f"return {node.name}(")
        # mypy, by which mypyc checks what it compiles, cannot know that every subclass gets a copy of its own
        texts.append(f"{body}  # type: ignore[return-value]  # every subclass has its own copy")
    if issubclass(cls, Event) and "happen" not in has:
        head = f"def happen(self, game: {_game_type(has)}) -> None:"
        text = cls.write_happen().replace("def happen(self, game):", head)
        texts += text.replace("cls.occur(", f"{node.name}.occur(").splitlines()
    last = node.body[-1].end_lineno or 0
    lines[last:last] = [f"    {text}" for text in texts]
    for each in reversed(node.body):
        slots = isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__slots__"
        if slots:
            lines[each.lineno - 1 : each.end_lineno] = ["    pass"] if len(node.body) == 1 else []
        elif isinstance(each, ast.AnnAssign) and each.value is not None and ast.unparse(each.target) in cls.FIELDS:
            kind = ast.get_source_segment(source, each.annotation)
            lines[each.lineno - 1 : each.end_lineno] = [f"    {ast.unparse(each.target)}: {kind}"]


def _typed_init(cls: type[Node]) -> str:
    """The constructor of a record, with types for plain values: native code passes them as they are."""
    kinds, given = cls.types(), defaults(cls)
    arguments = []
    for name in cls.FIELDS:
        default = ""
        if name in given:
            if ast.literal_eval(repr(given[name])) != given[name]:
                raise ValueError(f"The default {given[name]!r} of {cls.__name__}.{name} cannot be written.")
            default = f" = {given[name]!r}"
        arguments.append(f"{name}: {_plain(kinds[name])}{default}")
    return write_init(cls, arguments).replace("):", ") -> None:", 1)


def _plain(kind: object) -> str:
    """The name of a plain type; others are passed as objects."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    return next((plain.__name__ for plain in PLAIN if kind is plain), "_Any")


def _game_type(has: dict[str, ast.FunctionDef]) -> str:
    """The type of the game as the other methods of an event name it."""
    for method in has.values():
        for argument in method.args.args:
            if argument.arg == "game" and argument.annotation is not None:
                return ast.unparse(argument.annotation)
    return "_Any"


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        module = import_module(f"goldenrule.{path.parent.name}.{path.stem}")
        path.write_text(written(path.read_text("utf-8"), module), "utf-8")
