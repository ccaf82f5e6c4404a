"""The measurements of a game in the benchmark suite."""

import msgspec


class BenchmarkTable(msgspec.Struct, frozen=True):
    """A series of games with `options` in rotation. `gate` is the least number of unforced decisions a second, or 0.

    `name` ends the key of its message, "bench-table-NAME".
    """

    name: str
    options: list[dict[str, object]]
    games: int
    gate: float = 0.0


class Suite(msgspec.Struct, frozen=True):
    """The measurements of a game. Positions for calls and searches come from games of the first table.

    `clone_gate` is in microseconds. `prompt_gate` is the goal for prompts a round, of one person.
    """

    clone_gate: float
    prompt_gate: float
    tables: tuple[BenchmarkTable, ...]
