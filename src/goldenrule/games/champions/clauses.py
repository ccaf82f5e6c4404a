"""The rules as numbered clauses, the decisions on what they leave open, and the terms in four languages."""

from functools import cache

import msgspec

from goldenrule.kernel.clauses import Clause, Decision, clauses_of, decisions_of, rows

PACKAGE = "goldenrule.games.champions"


class Term(msgspec.Struct, frozen=True):
    """A term of the game in English, Spanish, Ukrainian and Traditional Chinese; empty where it has no entry."""

    en: str
    es: str
    uk: str
    zh: str
    category: str


def clauses() -> dict[str, Clause]:
    """Clauses by id, in the order of the reference. The dict is shared: do not change it."""
    return clauses_of(PACKAGE)


def decisions() -> dict[str, Decision]:
    """Decisions by id: open questions (OQ-nn), then divergences of the translations (D-nn). Do not change the dict."""
    return decisions_of(PACKAGE)


@cache
def glossary() -> dict[str, Term]:
    """Terms by their English form. The dict is shared: do not change it."""
    return {row[0]: Term(*row) for row in rows(PACKAGE, "glossary.csv", Term)}


__all__ = ["Clause", "Decision", "Term", "clauses", "decisions", "glossary"]
