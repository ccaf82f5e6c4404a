"""What is measured of the duel."""

from typing import Final

from goldenrule.gamekit.benchmark import Suite, Table

SUITE: Final = Suite(6.0, 2.5, (Table("duel", [{}], 300, 100_000.0),))
