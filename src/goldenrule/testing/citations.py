"""Citations of rule clauses by tests, and checks that the clauses exist.

A clause table is a CSV file with the columns id, section, statement, kind, testable, depends_on and differs;
a decision table (open questions of the rules and divergences between editions) has id, kind, question and decision.
Both belong to a game; this module only gets their paths.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import pytest

CLAUSE_COLUMNS = frozenset({"id", "section", "statement", "kind", "testable", "depends_on", "differs"})
DECISION_COLUMNS = frozenset({"id", "kind", "question", "decision"})


class CitationError(ValueError):
    """An unreadable table, or a citation that does not resolve; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One statement of the rules, in our words."""

    id: str
    section: str
    statement: str
    kind: str
    testable: bool


@dataclass(frozen=True, slots=True)
class Decision:
    """Our decision on an open question ("OQ-01") or on a divergence between editions ("D-01")."""

    id: str
    kind: str
    question: str
    decision: str


_Entry = TypeVar("_Entry", Clause, Decision)


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as being about these clauses, open questions or divergences: `@rule("MC-EATTACK-05")`.

    The ids must be string literals, because the coverage page is generated without running the tests.

    Raises:
        CitationError: no id is given, or one is not a string (`@rule` was written without its parentheses).
    """
    import pytest

    if not ids or not all(isinstance(each, str) and each for each in ids):
        raise CitationError(f'rule() takes the ids of clauses, as in @rule("MC-EATTACK-05"), and got {ids!r}.')
    return pytest.mark.rule(*ids)


class Citations:
    """The clauses and decisions that a test may cite, read from CSV tables on first use."""

    def __init__(self, clauses: Iterable[Path] = (), decisions: Iterable[Path] = ()) -> None:
        self._clause_tables = list(clauses)
        self._decision_tables = list(decisions)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Clauses by id, in the order of the tables. Raises CitationError for an unusable table."""
        return _by_id(
            Clause(row["id"], row["section"], row["statement"], row["kind"], _truth(row, path))
            for path in self._clause_tables
            for row in _rows(path, CLAUSE_COLUMNS)
        )

    @cached_property
    def decisions(self) -> dict[str, Decision]:
        """Decisions by id, in the order of the tables. Raises CitationError for an unusable table."""
        return _by_id(
            Decision(row["id"], row["kind"], row["question"], row["decision"])
            for path in self._decision_tables
            for row in _rows(path, DECISION_COLUMNS)
        )

    def problem(self, cited: object, where: str) -> str | None:
        """Return why `cited` does not resolve, as one sentence that names `where`; None if it does."""
        try:
            known = [*self.clauses, *self.decisions]
        except CitationError as error:
            return f"{where} cites {cited!r}, which cannot be looked up: {error}"
        if cited in known:
            return None
        near = get_close_matches(str(cited), known, n=1)
        hint = f" (did you mean {near[0]}?)" if near else ""
        return f"{where} cites {cited!r}, which is in no table of clauses or decisions{hint}."


def _rows(path: Path, columns: frozenset[str]) -> Iterator[dict[str, str]]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file)
            missing = columns.difference(reader.fieldnames or ())
            if missing:
                raise CitationError(f"the table {path} lacks the column {', '.join(sorted(missing))}.")
            for row in reader:
                if None in row or None in row.values():
                    raise CitationError(f"line {reader.line_num} of {path} does not have one value for each column.")
                yield row
    except OSError as error:
        raise CitationError(f"the table {path} cannot be read ({error.strerror}).") from error


def _truth(row: dict[str, str], path: Path) -> bool:
    if row["testable"] not in ("yes", "no"):
        raise CitationError(f"{row['id']} in {path} says testable = {row['testable']!r}; use yes or no.")
    return row["testable"] == "yes"


def _by_id(entries: Iterable[_Entry]) -> dict[str, _Entry]:
    found: dict[str, _Entry] = {}
    for entry in entries:
        if entry.id in found:
            raise CitationError(f"{entry.id} stands in the tables twice.")
        found[entry.id] = entry
    return found
