"""The benchmark suite of the duel."""

from typing import Final

from goldenrule.gamekit.benchmark import BenchmarkTable, Gate, Suite

SUITE: Final = Suite(instructions=Gate(65_000, 30_000), prompt_gate=2.5, tables=(BenchmarkTable("duel", [{}], 300),))
