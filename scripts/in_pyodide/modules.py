"""Which modules of a folder a program needs: those that it imports anywhere, also inside functions."""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path


def modules_in(*folders: Path) -> dict[str, Path]:
    """Return the modules of folders by their names."""
    found = dict[str, Path]()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            found.setdefault(".".join(parts[:-1] if parts[-1] == "__init__" else parts), path)
    return found


def needed(
    roots: Iterable[str], known: Mapping[str, Path], is_used: Callable[[str], bool] = lambda module: True
) -> set[str]:
    """Return the modules that roots need, of those that are known and `is_used`."""
    found, left = set[str](), [*roots]
    while left:
        name = left.pop()
        if name in found or name not in known:
            continue
        found.add(name)
        left.append(name.rpartition(".")[0])
        left += [each for each in imports(name, known[name]) if is_used(each)]
    return found


def imports(module: str, path: Path) -> Iterator[str]:
    """Return the names of modules that a module may import; some are names of its members instead."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in _walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            whole = ".".join([*base, *([node.module] if node.module else [])])
            yield whole
            yield from (f"{whole}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Call) and _name(node.func) == "import_module" and node.args:
            wanted = node.args[0]
            if isinstance(wanted, ast.Constant) and isinstance(wanted.value, str):
                yield wanted.value


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Return a node and those below it, except what only a type checker reads."""
    yield node
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.If) and _name(each.test) == "TYPE_CHECKING":
            for other in each.orelse:
                yield from _walk(other)
        else:
            yield from _walk(each)


def _name(node: ast.AST) -> str:
    """Return the last part of a name with dots, "" for another expression."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
