"""What a test of a game needs: citing the rule clauses that it is about, and what every game on the kernel holds."""

from goldenrule.testing.citations import rule
from goldenrule.testing.conformance import Nonconformance, Summary, check_game

__all__ = ["Nonconformance", "Summary", "check_game", "rule"]
