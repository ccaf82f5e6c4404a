"""The benchmark suite of Champions."""

from typing import Final

from goldenrule.gamekit.benchmark import BenchmarkTable, Gate, Suite

SOLO: Final[list[dict[str, object]]] = [{"heroes": ["spider_man"]}, {"heroes": ["captain_marvel"]}]
TWO: Final[list[dict[str, object]]] = [{"heroes": ["spider_man", "captain_marvel"]}]
FOUR: Final[list[dict[str, object]]] = [{"heroes": ["spider_man", "captain_marvel", "she_hulk", "iron_man"]}]
ULTRON: Final[list[dict[str, object]]] = [{"heroes": ["iron_man"], "scenario": "ultron", "expert": True}]
ULTRON_FOUR: Final[list[dict[str, object]]] = [{**FOUR[0], "scenario": "ultron"}]

SUITE: Final = Suite(
    instructions=Gate(115_000, 40_000),
    prompt_gate=6.5,
    tables=(
        BenchmarkTable("rhino-1", SOLO, 300),
        BenchmarkTable("rhino-2", TWO, 100),
        BenchmarkTable("rhino-4", FOUR, 40),
        BenchmarkTable("ultron-expert", ULTRON, 150),
        BenchmarkTable("ultron-4", ULTRON_FOUR, 40),
    ),
)
