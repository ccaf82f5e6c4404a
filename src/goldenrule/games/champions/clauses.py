"""The rules as numbered clauses, the decisions on what they leave open, and the terms in four languages."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

import msgspec


class Clause(msgspec.Struct, frozen=True):
    """One rule statement; `differs` says in which translation it reads otherwise, often with a decision's id."""

    id: str
    section: str
    statement: str
    kind: str
    testable: bool
    depends_on: tuple[str, ...]
    differs: str


class Decision(msgspec.Struct, frozen=True):
    """How an open question (OQ-nn) or a disagreement of the translations (D-nn) is played; `kind` tells which."""

    id: str
    kind: str
    question: str
    decision: str


class Term(msgspec.Struct, frozen=True):
    """A term of the game in English, Spanish, Ukrainian and Traditional Chinese; empty where it has no entry."""

    en: str
    es: str
    uk: str
    zh: str
    category: str


@cache
def clauses() -> dict[str, Clause]:
    """Clauses by id, in the order of the reference. The dict is shared: do not change it."""
    found: dict[str, Clause] = {}
    for id_, section, statement, kind, testable, depends_on, differs in _rows("clauses.csv", Clause):
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
def decisions() -> dict[str, Decision]:
    """Decisions by id: the open questions, then the divergences. The dict is shared: do not change it."""
    return {row[0]: Decision(*row) for row in _rows("decisions.csv", Decision)}


@cache
def glossary() -> dict[str, Term]:
    """Terms by their English form. The dict is shared: do not change it."""
    return {row[0]: Term(*row) for row in _rows("glossary.csv", Term)}


def _rows(name: str, struct: type[msgspec.Struct]) -> list[list[str]]:
    """The rows of a data file whose columns are the fields of `struct`; the first column is a unique key."""
    text = (files(__package__) / "data" / name).read_text(encoding="utf-8")
    header, *rows = csv.reader(text.splitlines(keepends=True))
    expected = list(struct.__struct_fields__)
    if header != expected:
        raise ValueError(f"{name}: the columns are {', '.join(header)}; they must be {', '.join(expected)}.")
    seen: set[str] = set()
    for number, row in enumerate(rows, start=1):
        if len(row) != len(expected):
            raise ValueError(f"{name}: row {number} has {len(row)} fields instead of {len(expected)}; correct it.")
        if row[0] in seen:
            raise ValueError(f"{name}: '{row[0]}' occurs twice; each row has its own first column.")
        seen.add(row[0])
    return rows
