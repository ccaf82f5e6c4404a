"""What is shown at the prompt to be answered, and what its commands have in common."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple

from goldenrule.kernel.decisions import Decision

LEAVING: Final = ("quit", "exit")
"""The words that leave, wherever something is read."""
ALONE: Final = ("view", "v", "dice", "standing", "saves", *LEAVING)
"""The commands that nothing can be typed after: with more words a line is an answer in words, or neither."""


class Then(Enum):
    """What follows a line that was typed: another line, the game, or the end."""

    STAY = "stay"
    GO_ON = "go on"
    LEAVE = "leave"


Command = Callable[[Any, str, Decision], Then]
"""Takes the `Play` at whose prompt it was typed, what was typed after its name, and the question at hand."""


class Row(NamedTuple):
    """What may be answered: its key and text, and a tail, which is not cut off: what is paid, and keys of targets."""

    key: str
    text: str
    tail: str = ""


Options = Sequence[Row]
