"""Clauses of the rules, each broken in a copy of the code, and the tests that cite it run against that copy."""

import importlib.util
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import msgspec
import yaml

from scripts.rule_coverage import CITATIONS, scan_cases, scan_tests

ROOT = Path(__file__).resolve().parent.parent
TABLES = Path("scripts/mutations")
PACKAGE = Path("src/goldenrule")
COPIED = ("src", "tests", "cases", "docs", "scripts", "pyproject.toml")

KILLED, SURVIVED, TIMED_OUT, UNUSABLE = "killed", "survived", "timed out", "unusable"


class MutationError(ValueError):
    """A table that cannot be used; the text is one sentence that names the clause and the mend."""


# --- the table --------------------------------------------------------------------------------------------------------


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of code that occurs once in its file, and what stands there instead."""

    old: str
    new: str


class Mutation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What breaks a clause: `file` is a path inside the package, `breaks` says in words what goes wrong."""

    breaks: str
    file: str
    edits: list[Edit]


class Mutations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: mutations by clause, and the reasons why clauses have no code that could be broken."""

    structural: dict[str, str]
    mutations: dict[str, Mutation]


def read_tables(root: Path = ROOT) -> Mutations:
    """The tables of all games as one.

    Raises MutationError for a table that is not of its form or names a clause that does not exist.
    """
    structural: dict[str, str] = {}
    mutations: dict[str, Mutation] = {}
    for path in sorted((root / TABLES).glob("*.yaml")):
        name = path.relative_to(root).as_posix()
        try:
            table = msgspec.convert(yaml.safe_load(path.read_text("utf-8")), Mutations)
        except (yaml.YAMLError, msgspec.ValidationError) as error:
            raise MutationError(f"{name} cannot be read: {' '.join(str(error).split())}.") from error
        for clause in (*table.structural, *table.mutations):
            if problem := CITATIONS.problem(clause, name):
                raise MutationError(problem)
        structural.update(table.structural)
        mutations.update(table.mutations)
    return Mutations(structural, mutations)


def mutated(clause: str, mutation: Mutation, root: Path) -> str:
    """The source of the file, broken.

    Raises MutationError if an edit does not fit exactly once, changes nothing or breaks the syntax.
    """
    path = root / PACKAGE / mutation.file
    if not path.is_file():
        raise MutationError(f"{clause}: there is no file {mutation.file}; say where its code is now.")
    source = original = path.read_text("utf-8")
    for number, edit in enumerate(mutation.edits, 1):
        found = source.count(edit.old)
        if found != 1:
            raise MutationError(
                f"{clause}: the text of edit {number} occurs {found} times in {mutation.file}, not once: "
                f"{edit.old.splitlines()[0]!r}; bring it up to date."
            )
        source = source.replace(edit.old, edit.new)
    if source == original:
        raise MutationError(f"{clause}: the mutation changes nothing in {mutation.file}.")
    try:
        if path.suffix == ".py":
            compile(source, mutation.file, "exec", dont_inherit=True)
        else:
            yaml.safe_load(source)
    except (SyntaxError, yaml.YAMLError) as error:
        line = f":{error.lineno}" if isinstance(error, SyntaxError) else ""
        why = error.msg if isinstance(error, SyntaxError) else " ".join(str(error).split())
        raise MutationError(f"{clause}: {mutation.file}{line} cannot be read after that: {why}.") from error
    return source


# --- who cites what ---------------------------------------------------------------------------------------------------


def citing(root: Path) -> dict[str, list[str]]:
    """The tests and cases that cite each clause, as names that pytest takes; a case is a test of test_cases.py."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for citation in scan_tests(path.read_text("utf-8"), path.relative_to(root).as_posix()):
            found.setdefault(citation.id, []).append(citation.by)
    for path in sorted((root / "cases").rglob("*.yaml")):
        cases = yaml.safe_load(path.read_text("utf-8"))
        for case in cases if isinstance(cases, list) else [cases]:
            name = f"tests/{path.parent.name}/test_cases.py::test_case[{path.stem}: {case['name']}]"
            for citation in scan_cases(yaml.safe_dump(case), path.name):
                found.setdefault(citation.id, []).append(name)
    return {clause: list(dict.fromkeys(names)) for clause, names in found.items()}


# --- mutants ----------------------------------------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What came of a mutant: `by` is the first test that failed, `of` how many cite the clause."""

    clause: str
    state: str
    by: str
    of: int
    seconds: float


class Run(NamedTuple):
    """A run of pytest: its exit status (-1: too slow), the tests that failed, what it printed."""

    status: int
    failed: list[str]
    text: str


@dataclass(frozen=True, slots=True)
class Workspace:
    """A copy of the package and its tests, in which one mutant at a time lives."""

    root: Path

    @classmethod
    def make(cls, folder: Path, source: Path) -> "Workspace":
        folder.mkdir()
        for name in COPIED:
            if (source / name).is_dir():
                shutil.copytree(source / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(source / name, folder / name)
        return cls(folder)

    def write(self, file: str, source: str) -> None:
        """Write a module; its compiled form goes, because one written in the same second could pass for the new one."""
        path = self.root / PACKAGE / file
        path.write_text(source, "utf-8")
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)

    def pytest(self, names: Sequence[str], timeout: float, stop: bool = True) -> Run:
        """Run tests against this copy, not against the installed package."""
        paths = f"{self.root / 'src'}{os.pathsep}{self.root}"
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=short", "-p", "no:cacheprovider"]
        process = subprocess.Popen(
            [*command, *(["-x"] if stop else []), *names],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        try:
            text, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            _end(process)
            return Run(-1, [], f"no result after {timeout:.0f} s")
        marked = [line.removeprefix("FAILED ") for line in text.splitlines() if line.startswith("FAILED ")]
        return Run(process.returncode, marked, text)

    def try_out(self, clause: str, mutation: Mutation, names: Sequence[str], timeout: float) -> tuple[Outcome, str]:
        """Break the clause, run the tests that cite it, mend it. The text is what pytest said."""
        began = time.monotonic()
        if not names:
            return Outcome(clause, SURVIVED, "", 0, 0.0), "no test cites it"
        original = (self.root / PACKAGE / mutation.file).read_text("utf-8")
        self.write(mutation.file, mutated(clause, mutation, self.root))
        try:
            run = self.pytest(names, timeout)
        finally:
            self.write(mutation.file, original)
        state = {0: SURVIVED, 1: KILLED, -1: TIMED_OUT}.get(run.status, UNUSABLE)
        by = run.failed[0].split(" - ")[0] if run.failed else ""
        by = next((name for name in names if run.failed and run.failed[0].startswith(name)), by)
        return Outcome(clause, state, by, len(names), time.monotonic() - began), run.text


def _end(process: subprocess.Popen[str]) -> None:
    """End a process that hangs, with what it has started."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()


def run_all(
    wanted: Sequence[str], table: Mutations, jobs: int, timeout: float, source: Path = ROOT
) -> Iterator[tuple[Outcome, str]]:
    """Break each clause. Raises MutationError before that if a test that cites one of them fails anyway."""
    for clause in wanted:
        mutated(clause, table.mutations[clause], source)
    with tempfile.TemporaryDirectory(prefix="goldenrule-mutants-") as folder:
        free: queue.SimpleQueue[Workspace] = queue.SimpleQueue()
        first = Workspace.make(Path(folder) / "0", source)
        names = citing(first.root)
        cited = sorted({name for clause in wanted for name in names.get(clause, ())})
        sound = first.pytest(cited, timeout * 5, stop=False) if cited else Run(0, [], "")
        if sound.status != 0:
            raise MutationError(f"Tests fail without any mutation: {', '.join(sound.failed) or sound.text[-600:]}.")
        for number in range(jobs):
            free.put(first if number == 0 else Workspace.make(Path(folder) / str(number), source))

        def one(clause: str) -> tuple[Outcome, str]:
            workspace = free.get()
            try:
                return workspace.try_out(clause, table.mutations[clause], names.get(clause, ()), timeout)
            finally:
                free.put(workspace)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(one, wanted)
