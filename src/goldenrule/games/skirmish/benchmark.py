"""The benchmark suite of the duel."""

from typing import Final

from goldenrule.gamekit.benchmark import BenchmarkTable, Suite

SUITE: Final = Suite(clone_gate=6.0, prompt_gate=2.5, tables=(BenchmarkTable("duel", [{}], 300, 100_000.0),))
