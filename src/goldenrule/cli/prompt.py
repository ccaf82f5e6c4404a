"""What the commands at the prompt have in common: how they are called, and what follows them."""

from collections.abc import Callable
from enum import Enum
from typing import Any, Final

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
