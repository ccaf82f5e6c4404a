"""The rules of Marvel Heroes as numbered clauses, and the decisions on what they leave open."""

from goldenrule.kernel.clauses import Clause, Decision, clauses_of, decisions_of

PACKAGE = "goldenrule.games.heroes"


def clauses() -> dict[str, Clause]:
    """Clauses by id, in the order of the rulebook. The dict is shared: do not change it."""
    return clauses_of(PACKAGE)


def decisions() -> dict[str, Decision]:
    """Decisions by id. The dict is shared: do not change it."""
    return decisions_of(PACKAGE)
