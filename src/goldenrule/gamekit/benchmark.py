"""What the benchmark suite measures of a game."""

from typing import Any

import msgspec


class Table(msgspec.Struct, frozen=True):
    """What is played: options in turn, so many games. `gate` is that of the unforced decisions a second, 0 for none.

    `name` ends the key of its message, "bench-table-NAME".
    """

    name: str
    options: list[dict[str, Any]]
    games: int
    gate: float = 0.0


class Suite(msgspec.Struct, frozen=True):
    """The measurements of a game. Positions for calls and searches come from games of the first table.

    `clone_gate` is in microseconds, and `lines_gate` the most prompts that a person should be put in a round.
    """

    clone_gate: float
    lines_gate: float
    tables: tuple[Table, ...]
