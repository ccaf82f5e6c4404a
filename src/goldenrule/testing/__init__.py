"""Support for tests of games: citations of rule clauses, and conformance checks for every game on the kernel."""

from goldenrule.testing.citations import rule
from goldenrule.testing.conformance import Nonconformance, Summary, check_game

__all__ = ["Nonconformance", "Summary", "check_game", "rule"]
