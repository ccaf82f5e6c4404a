"""The log of a table: what happened, as each pair of eyes saw it, and answers that a seat was not asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from goldenrule.kernel.events import SeenEvent

STANDING = "standing answer"
"""The first item of the `LogLine` for an answer that a standing answer gave: [STANDING, seat, reason, codes]."""
NOTHING_LEFT: Final = "nothing left"
"""The reason where the turn of a seat ends because nothing else can be chosen."""


@dataclass(frozen=True)
class LogLine:
    """Something that happened: the event as each pair of eyes saw it (`Game.event_view`), after this many decisions.

    Or that a standing answer was given: then each pair of eyes that may know of it has seen STANDING.
    """

    after: int
    seen: Mapping[int, SeenEvent]
