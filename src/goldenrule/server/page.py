"""One page at a table: which seats it plays, through whose eyes it looks, and what it has been sent already."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from goldenrule.gamekit.faces import Face, codes
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.protocol import Now
from goldenrule.table.telling import Told

NOBODY: Final = -1
"""Who sits before a page whose hands are covered."""


class Page:
    """A page that is open. `seats` are those that it plays, in order; without any it watches with `eyes`.

    Where people hide their hands from each other at one page, `facing` is who sits before it.
    """

    def __init__(self, seats: Sequence[int], eyes: int = SPECTATOR, covers: bool = False, lang: str = "") -> None:
        self.lang = lang
        self.seats = tuple(seats)
        self.eyes = eyes
        self.covers = covers and len(self.seats) > 1
        self.facing = NOBODY if self.covers else next(iter(self.seats), eyes)
        self.faces: set[str] = set()
        self.asked_at = -1  # the position of the question that is put
        self.asked_from, self.asked_to = 0, -1  # the places in the log between which lies what led to it
        self.forget()

    def forget(self) -> None:
        """What the page has been told is not what it is to show: it is told all of it."""
        self.told = 0  # the place in the log from which on it is told
        self.last: Told | None = None  # the line that begins there, as it was told
        self.section = 0  # the place of the section in which that line is
        self.whole = True

    def plays(self, seat: int) -> bool:
        """May it answer for a seat now? Where hands are covered, only for whoever sits before it."""
        return seat in self.seats and (not self.covers or self.facing == seat)

    def asked(self, pending: Iterable[Decision]) -> Decision | None:
        """The question to one of its seats, first to whoever sits before it."""
        own = [decision for decision in pending if decision.seat in self.seats]
        return next((each for each in own if each.seat == self.facing), own[0] if own else None)

    def since(self, at: int, log: int) -> int:
        """The place in a log, so long now, from which on lies what has happened since the question before this one."""
        if at != self.asked_at:
            first = min(self.asked_to, log) if self.asked_to >= 0 else log
            self.asked_at, self.asked_from, self.asked_to = at, first, log
        return self.asked_from

    def turn(self, seat: int) -> None:
        """Another seat is looked for. Where hands are covered, what has been told was for other eyes."""
        if seat != self.facing:
            self.facing = seat
            if self.covers:
                self.forget()

    def hears(self) -> int:
        """As whose eyes saw it the story is told: all seats of a page hear the same, if they need not be covered."""
        return self.facing if self.covers else next(iter(self.seats), self.eyes)

    def message(self, now: Now, face: Callable[[str], Face]) -> bytes:
        """The message, with the faces of cards that it names and that have not been sent yet."""
        new = sorted({*codes([now.board, now.prompt, now.story])} - self.faces)
        self.faces.update(new)
        return msgspec.json.encode(replace(now, faces={code: face(code) for code in new}) if new else now)
