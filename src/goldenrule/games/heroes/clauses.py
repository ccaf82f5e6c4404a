"""The rules of Marvel Heroes as numbered clauses, and the decisions on what they leave open."""

import csv
from functools import cache
from importlib.resources import files

import msgspec


class Clause(msgspec.Struct, frozen=True):
    """One rule statement, in our words."""

    id: str
    section: str
    statement: str


class Decision(msgspec.Struct, frozen=True):
    """How an open question (A-n) is played, or a worked example (T-n)."""

    id: str
    question: str
    decision: str


@cache
def clauses() -> dict[str, Clause]:
    """Clauses by id, in the order of the rulebook. The dict is shared: do not change it."""
    return {row["id"]: Clause(row["id"], row["section"], row["statement"]) for row in _rows("clauses.csv")}


@cache
def decisions() -> dict[str, Decision]:
    """Decisions by id. The dict is shared: do not change it."""
    return {row["id"]: Decision(row["id"], row["question"], row["decision"]) for row in _rows("decisions.csv")}


def _rows(name: str) -> list[dict[str, str]]:
    text = (files(__package__) / "data" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))
