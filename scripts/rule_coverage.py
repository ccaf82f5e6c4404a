"""Make docs/rule_coverage.md and docs/rules: what entries, code, tests, case files and cards there are for each rule.

python scripts/rule_coverage.py            write the pages
python scripts/rule_coverage.py --check    write nothing; fail if a page is stale

Both fail if a citation does not resolve. Nothing is run: tests are read as syntax trees, so `@rule(...)` counts as a
decorator of a test function or class, in `pytestmark`, and in `marks=` of a parameter.
"""

import argparse
import ast
import csv
import sys
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from goldenrule.languages import FIRST
from goldenrule.table.games import find_game, game_names
from goldenrule.table.rulebook import Rulebook
from goldenrule.testing.citations import CitationError, Citations
from goldenrule.words.texts import Texts

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.coverage_pages import FOLDER, INDEX, Entry, Facts, cited_in, pages, summary

ROOT = Path(__file__).resolve().parent.parent
REASONS = Path("tests/uncited.csv")
GAMES = ROOT / "src/goldenrule/games"
CITATIONS = Citations(
    clauses=sorted(GAMES.glob("*/data/clauses.csv")), decisions=sorted(GAMES.glob("*/data/decisions.csv"))
)


@dataclass(frozen=True, slots=True)
class Citation:
    """`by` is a test ("tests/test_a.py::test_b"), a test module or a case file; `where` adds the line."""

    id: str
    by: str
    where: str


# --- reading ----------------------------------------------------------------------------------------------------------


def scan(root: Path) -> list[Citation]:
    """All citations under tests/ and cases/ of `root`, in order of path and line."""
    found: list[Citation] = []
    for path in sorted((root / "tests").rglob("*.py")):
        found += scan_tests(path.read_text("utf-8"), path.relative_to(root).as_posix())
    for path in sorted((root / "cases").rglob("*.yaml")):
        found += scan_cases(path.read_text("utf-8"), path.relative_to(root).as_posix())
    return found


def scan_tests(source: str, path: str) -> Iterator[Citation]:
    """Citations of one test module."""
    try:
        tree = ast.parse(source, path)
    except SyntaxError as error:
        raise CitationError(f"{path}:{error.lineno} is not valid Python: {error.msg}.") from error
    yield from _scan_body(tree.body, path, path, _names_of_rule(tree))


def scan_cases(source: str, path: str) -> Iterator[Citation]:
    """Citations of one case file: the list under `rules:` of each case in it."""
    try:
        documents = list(yaml.safe_load_all(source))
    except yaml.YAMLError as error:
        raise CitationError(f"{path} is not valid YAML: {' '.join(str(error).split())}.") from error
    for document in documents:
        for case in document if isinstance(document, list) else [document]:
            ids = case.get("rules") if isinstance(case, dict) else None
            if ids is not None and not isinstance(ids, list):
                raise CitationError(f"{path}: `rules:` takes a list of ids, and got {ids!r}.")
            for cited in ids or ():
                yield Citation(str(cited), path, path)


def _names_of_rule(tree: ast.Module) -> set[str]:
    """Names under which the module imported our `rule` (hypothesis has a `rule` of its own)."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("goldenrule.testing")
        for alias in node.names
        if alias.name == "rule"
    }


def _scan_body(body: Iterable[ast.stmt], owner: str, path: str, names: set[str]) -> Iterator[Citation]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{owner}::{node.name}"
            for decorator in node.decorator_list:
                yield from _calls(decorator, name, path, names)
            if isinstance(node, ast.ClassDef):
                yield from _scan_body(node.body, name, path, names)
        elif isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield from _calls(node.value, owner, path, names)


def _calls(expression: ast.expr, owner: str, path: str, names: set[str]) -> Iterator[Citation]:
    for node in ast.walk(expression):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called not in names and not f".{called}".endswith((".mark.rule", ".testing.rule")):
            continue
        for argument in node.args:
            where = f"{path}:{argument.lineno}"
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise CitationError(f"{where}: rule() takes ids as string literals, and got {ast.unparse(argument)}.")
            yield Citation(argument.value, owner, where)


# --- facts ------------------------------------------------------------------------------------------------------------


def gathered(root: Path, found: Iterable[Citation], reasons: dict[str, str]) -> Facts:
    """What is known of rules in a project: tests and cases, places in its code, and entries of its rulebooks."""
    tests: dict[str, list[str]] = {}
    for citation in found:
        cited_by = tests.setdefault(citation.id, [])
        if citation.by not in cited_by:
            cited_by.append(citation.by)
    source = root / "src" / "goldenrule"
    return Facts(tests, cited_in(source), entries() if source == ROOT / "src" / "goldenrule" else (), reasons)


def entries() -> list[Entry]:
    """The entries of all rulebooks, with the cards that they find."""
    texts, out = Texts(FIRST), []
    for name in game_names():
        words = find_game(name).words(texts)
        if words.rulebook is not None:
            book = Rulebook(words, texts)
            for each in book.glossary.entries.values():
                codes = book.search.find(each.row.cards) if each.row.cards else []
                cards = [*dict.fromkeys(map(words.name, codes))]
                out.append(Entry(each.name, frozenset(each.clauses), each.row.cards, cards))
    return out


def read_reasons(root: Path) -> dict[str, str]:
    """`tests/uncited.csv`: id, reason. Empty where there is no such file."""
    path = root / REASONS
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        return {row["id"]: row["reason"] for row in csv.DictReader(file)}


def unexplained(citations: Citations, cited: Container[str], reasons: dict[str, str]) -> list[str]:
    """What is wrong with the reasons: a clause without test or reason, a reason that is not needed or not about one."""
    problems = [
        f"{clause.id} is cited by no test and {REASONS.as_posix()} does not say why."
        for clause in citations.clauses.values()
        if clause.testable and clause.id not in cited and clause.id not in reasons
    ]
    for id_ in reasons:
        if id_ not in citations.clauses and id_ not in citations.decisions:
            problems.append(f"{REASONS.as_posix()} names {id_}, which does not exist.")
        elif id_ in cited:
            problems.append(f"{REASONS.as_posix()} says why {id_} has no test, but it has one.")
    return problems


# --- the command ------------------------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None, root: Path = ROOT, citations: Citations = CITATIONS) -> int:
    """Write or check the page; the exit status is 0 when all is well."""
    parser = argparse.ArgumentParser(description="Make the page of cited rule clauses, or check it.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the page is stale")
    check = parser.parse_args(arguments).check
    try:
        found = scan(root)
        problems = [problem for each in found if (problem := citations.problem(each.id, each.where))]
        reasons = read_reasons(root)
        if reasons:
            problems += unexplained(citations, {each.id for each in found}, reasons)
        made = pages(citations, gathered(root, found, reasons))
    except CitationError as error:
        print(error, file=sys.stderr)
        return 1
    old = {path.relative_to(root) for path in (root / FOLDER).glob("*.md")} - {*made}
    if not check:
        (root / FOLDER).mkdir(parents=True, exist_ok=True)
        for path, text in made.items():
            (root / path).write_text(text, "utf-8", newline="\n")
        for path in old:
            (root / path).unlink()
    elif old or any(not (root / path).exists() or (root / path).read_text("utf-8") != made[path] for path in made):
        problems.append(f"{INDEX.as_posix()} is stale; run: python scripts/rule_coverage.py")
    for problem in problems:
        print(problem, file=sys.stderr)
    if not problems:
        print(summary(citations, {each.id for each in found}))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
