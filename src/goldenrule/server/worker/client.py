"""One page at a table: which seats it plays, through whose eyes it looks, and what it has been sent already."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from goldenrule.gamekit.faces import Face, codes
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.protocol import Now
from goldenrule.table.story_view import LineView

NOBODY: Final = -1
"""Who sits before a page whose hands are covered."""


class PageHistory(msgspec.Struct):
    """What a page has been told, and what it will be told next. Pages that heard the same are told the same.

    `facing` is who sits before the page. The question of the position `asked_at` was put when the log was `asked_to`
    lines long, the one before it when it was `asked_from` lines long. The story is told from the place `told` on;
    `last` is the line that begins there, as it was told, and `section` the place of its section. `whole`: all of the
    story is new to the page.
    """

    facing: int
    asked_at: int = -1
    asked_from: int = 0
    asked_to: int = -1
    told: int = 0
    last: LineView | None = None
    section: int = 0
    whole: bool = True


class Page:
    """A page that is open. `seats` are those that it plays, in order; without any it watches with `eyes`.

    Where people hide their hands from each other at one page, `facing` is who sits before it. `faces` are the codes of
    the cards whose faces it has been sent. `own` is the folder of the person before it, None for one without files.
    """

    def __init__(
        self, seats: Sequence[int], eyes: int = SPECTATOR, covers: bool = False, lang: str = "", own: str = ""
    ) -> None:
        self.lang = lang
        self.own = Path(own) if own and seats else None
        self.seats = tuple(seats)
        self.eyes = eyes
        self.covers = covers and len(self.seats) > 1
        self.history = PageHistory(NOBODY if self.covers else next(iter(self.seats), eyes))
        self.faces: set[str] = set()

    @property
    def facing(self) -> int:
        return self.history.facing

    def forget(self) -> None:
        """Forget what the page was sent: the whole story is sent next."""
        self.history = replace(self.history, told=0, last=None, section=0, whole=True)

    def may_answer_for(self, seat: int) -> bool:
        """May it answer for a seat now? Where hands are covered, only for the person at the keyboard."""
        return seat in self.seats and (not self.covers or self.facing == seat)

    def question_for(self, pending: Iterable[Decision]) -> Decision | None:
        """The question to one of its seats, first to the person at the keyboard."""
        own = [decision for decision in pending if decision.seat in self.seats]
        return next((each for each in own if each.seat == self.facing), own[0] if own else None)

    def news_start(self, at: int, log: int) -> int:
        """The place in a log, so long now, from which on lies what has happened since the question before this one."""
        heard = self.history
        if at != heard.asked_at:
            first = min(heard.asked_to, log) if heard.asked_to >= 0 else log
            heard.asked_at, heard.asked_from, heard.asked_to = at, first, log
        return heard.asked_from

    def turn_to(self, seat: int) -> None:
        """Another seat is looked for. Where hands are covered, what has been told was for other eyes."""
        if seat != self.facing:
            self.history.facing = seat
            if self.covers:
                self.forget()

    def story_eyes(self) -> int:
        """As whose eyes saw it the story is told: all seats of a page hear the same, if they need not be covered."""
        return self.facing if self.covers else next(iter(self.seats), self.eyes)


class Rendering:
    """A message made once, for all pages that are told the same; each of them is sent the face of a card once."""

    def __init__(self, now: Now, face: Callable[[str], Face]) -> None:
        self._now = now
        self._face = face
        self._codes = {*codes([now.board, now.prompt, now.story])}
        self._encoded: dict[frozenset[str], bytes] = {}

    def message(self, page: Page) -> bytes:
        """The message for a page, with the faces of cards that it names and that the page has not been sent yet."""
        new = frozenset(self._codes - page.faces)
        page.faces |= new
        if new not in self._encoded:
            faces = {code: self._face(code) for code in sorted(new)}
            self._encoded[new] = msgspec.json.encode(replace(self._now, faces=faces))
        return self._encoded[new]
