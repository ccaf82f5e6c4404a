"""The log of a table: events as each viewer saw them, and answers that were given without asking."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from goldenrule.kernel.events import SeenEvent

STANDING = "standing answer"
"""The first item of a `LogLine` about an answer that was given without asking: [STANDING, seat, reason, codes]."""
NOTHING_LEFT: Final = "nothing left"
"""The reason if a turn ends because no other option is left."""


@dataclass(frozen=True)
class LogLine:
    """An event after a number of decisions, as each viewer saw it (`Game.event_view`).

    For an answer that was given without asking, each viewer who may know of it has seen STANDING.
    """

    after: int
    seen: Mapping[int, SeenEvent]
