"""What is shown at the prompt to be answered, and what its commands have in common."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple

from goldenrule.kernel.decisions import Decision

LEAVING: Final = ("quit", "exit")
"""The words that leave, wherever something is read."""
ALONE: Final = ("view", "v", "standing", "saves", *LEAVING)
"""The commands that nothing can be typed after: with more words a line is an answer in words, or neither."""

SHELL: Final = (
    "play", "learn", "serve", "watch", "simulate", "duel", "sweep", "replay", "review", "check", "rules", "cards",
    "card", "deck", "pack", "puzzle", "code", "daily", "stats", "settings", "languages", "companion", "bench",
    "completion",
)  # fmt: skip
"""The commands of the shell that are no commands at the prompt of a game."""


class Then(Enum):
    """What follows a line that was typed: another line, the game, or the end."""

    STAY = "stay"
    GO_ON = "go on"
    LEAVE = "leave"


Command = Callable[[Any, str, Decision], Then]
"""Takes the `Play` at whose prompt it was typed, what was typed after its name, and the question at hand."""


KEPT: Final = "\u00a0"
"""A space at which no line is broken."""


class Row(NamedTuple):
    """What may be answered: its key and text, what is paid for it, and its targets with their keys.

    `same` says in short that the targets are those of a row above, and `many` how many there are; "" if they are not,
    or only one. Where there is little room, rows `under` the same words stand below these by their `name`.
    """

    key: str
    text: str
    pays: str = ""
    aims: str = ""
    same: str = ""
    many: str = ""
    under: str = ""
    name: str = ""

    @property
    def tail(self) -> str:
        """All that stands behind the text."""
        return " ".join(filter(None, (self.pays, self.aims)))


Options = Sequence[Row]
