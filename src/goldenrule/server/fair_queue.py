"""A fair queue for requested work: hints, reviews, bots that search, and requests without a table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from goldenrule.server.limits import LIMITS, LimitExceeded

T = TypeVar("T")


class FairQueue:
    """A queue that runs `running` jobs at once, one of each person. People take turns, with any number of jobs.

    `waiting` jobs that a person asked for may wait; more are refused, with a retry `after` some seconds. Searches of a
    person's bots count as jobs of theirs, too, but are never refused.
    """

    def __init__(self, running: int, waiting: int, after: int, message: str = LIMITS["thinking"].message) -> None:
        """Make a queue; `message` is the sentence of a refusal."""
        self.waiting = waiting
        self.after = after
        self.message = message
        self._free = running
        self._running: set[str] = set()
        self._waiting: dict[str, deque[tuple[asyncio.Future[None], bool]]] = {}
        """Jobs that wait, by person, and whether each is refusable. Whose turn it is next stands first."""

    async def run(self, person: str, job: Callable[[], Awaitable[T]], refusable: bool = True) -> T:
        """Run a job when its turn comes. Raises LimitExceeded if it is `refusable` and too many of theirs wait."""
        if refusable:
            self.check(person)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append((turn, refusable))
        self._begin()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had just come
                self._end(person)
            raise
        try:
            return await job()
        finally:
            self._end(person)

    def check(self, person: str) -> None:
        """Raise LimitExceeded if too many jobs that a person asked for wait."""
        self._tidy()
        if sum(refusable for _, refusable in self._waiting.get(person, ())) >= self.waiting:
            raise LimitExceeded(self.message, self.after)

    def _begin(self) -> None:
        """Start the first job of each person in turn, while places are free."""
        self._tidy()
        for person in [each for each in self._waiting if each not in self._running][: self._free]:
            turn, _ = self._waiting[person].popleft()
            if not self._waiting[person]:
                del self._waiting[person]
            self._running.add(person)
            self._free -= 1
            turn.set_result(None)

    def _end(self, person: str) -> None:
        self._running.discard(person)
        self._free += 1
        if person in self._waiting:  # everybody else's turn comes first
            self._waiting[person] = self._waiting.pop(person)
        self._begin()

    def _tidy(self) -> None:
        """Drop cancelled jobs: a job may be cancelled before its own task has noticed that."""
        left = {person: deque(job for job in jobs if not job[0].done()) for person, jobs in self._waiting.items()}
        self._waiting = {person: jobs for person, jobs in left.items() if jobs}
