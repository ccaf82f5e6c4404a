"""What a test of a game needs: citing the rule clauses that it is about."""

from goldenrule.testing.citations import rule

__all__ = ["rule"]
