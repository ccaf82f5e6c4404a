"""The rules of a game as numbered clauses, and our decisions on open questions: CSV files in its package."""

import csv
from functools import cache
from importlib.resources import files

import msgspec


class Clause(msgspec.Struct, frozen=True):
    """One rule statement, in our words; `differs` names a translation that disagrees, if any."""

    id: str
    section: str
    statement: str
    kind: str
    testable: bool
    depends_on: tuple[str, ...]
    differs: str


class RulesDecision(msgspec.Struct, frozen=True):
    """Our decision on an open question or a disagreement of the sources; `kind` says which."""

    id: str
    kind: str
    question: str
    decision: str


@cache
def clauses_of(package: str) -> dict[str, Clause]:
    """Return the clauses of a game's package by id, in rulebook order. The dict is shared: do not change it."""
    found: dict[str, Clause] = {}
    for id_, section, statement, kind, testable, depends_on, differs in rows(package, "clauses.csv", Clause):
        if testable not in ("yes", "no"):
            raise ValueError(f"clauses.csv: {id_} is testable '{testable}'; write yes or no.")
        needed = tuple(depends_on.split(";")) if depends_on else ()
        found[id_] = Clause(id_, section, statement, kind, testable == "yes", needed, differs)
    for clause in found.values():
        for other in clause.depends_on:
            if other not in found:
                raise ValueError(f"clauses.csv: {clause.id} depends on {other}, which is no clause; correct the id.")
    return found


@cache
def decisions_of(package: str) -> dict[str, RulesDecision]:
    """Return the decisions of a game's package by id. The dict is shared: do not change it."""
    return {row[0]: RulesDecision(*row) for row in rows(package, "decisions.csv", RulesDecision)}


def rows(package: str, name: str, struct: type[msgspec.Struct]) -> list[list[str]]:
    """Return the rows of a data file with the fields of `struct` as columns; the first column is a unique key.

    Raises ValueError, with file and row, for other columns, a row of the wrong length, or a duplicate key.
    """
    text = (files(package) / "data" / name).read_text(encoding="utf-8")
    header, *found = csv.reader(text.splitlines(keepends=True))
    expected = list(struct.__struct_fields__)
    if header != expected:
        raise ValueError(f"{name}: the columns are {', '.join(header)}; they must be {', '.join(expected)}.")
    seen: set[str] = set()
    for number, row in enumerate(found, start=1):
        if len(row) != len(expected):
            raise ValueError(f"{name}: row {number} has {len(row)} fields instead of {len(expected)}; correct it.")
        if row[0] in seen:
            raise ValueError(f"{name}: '{row[0]}' occurs twice; each row has its own first column.")
        seen.add(row[0])
    return found
