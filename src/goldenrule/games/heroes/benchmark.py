"""The benchmark suite of Marvel Heroes."""

from typing import Final

from goldenrule.gamekit.benchmark import BenchmarkTable, Gate, Suite

TEAMS: Final = ("avengers", "x_men", "fantastic_four", "marvel_knights")
TWO: Final[list[dict[str, object]]] = [{"teams": list(TEAMS[:2])}, {"teams": list(TEAMS[2:])}]
FOUR: Final[list[dict[str, object]]] = [{"teams": list(TEAMS)}]

SUITE: Final = Suite(
    instructions=Gate(48_000, 24_000),
    prompt_gate=16.0,
    tables=(BenchmarkTable("teams-2", TWO, 80), BenchmarkTable("teams-4", FOUR, 30)),
)
