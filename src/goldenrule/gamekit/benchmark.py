"""The measurements of a game in the benchmark suite."""

import msgspec


class BenchmarkTable(msgspec.Struct, frozen=True):
    """A series of games with `options` in rotation. `name` ends the key of its message, "bench-table-NAME"."""

    name: str
    options: list[dict[str, object]]
    games: int


class Gate(msgspec.Struct, frozen=True):
    """The most that may be measured, in pure Python and in the compiled build."""

    pure: float
    compiled: float


class Suite(msgspec.Struct, frozen=True):
    """The measurements of a game. Instructions, and positions for calls and searches, are of games of the first table.

    `instructions` is the gate for machine instructions an unforced decision. `prompt_gate` is the goal for prompts a
    round, of one person.
    """

    instructions: Gate
    prompt_gate: float
    tables: tuple[BenchmarkTable, ...]
