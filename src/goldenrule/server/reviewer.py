"""Reviews of finished games: searched part by part, written in each language, and stored."""

from collections.abc import Sequence
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.languages import language_meant
from goldenrule.server import table_calls, worker_calls
from goldenrule.server.limits import Requester
from goldenrule.server.seat_tokens import Ticket
from goldenrule.server.storage.interface import TableStore
from goldenrule.server.storage.reviews import Reviews
from goldenrule.server.table_room import TableRoom
from goldenrule.server.workers import WorkerPool
from goldenrule.version import VERSION

LOOKING_BACK: Final = "8"
"""The rollouts for each decision of a review, because somebody waits for the page."""
REVIEWED_AT_ONCE: Final = 4
"""The decisions of one part of a review."""


class Reviewer:
    """Makes reviews and keeps them in `reviews`. `lang` is the server's own language."""

    def __init__(self, reviews: Reviews, store: TableStore, workers: WorkerPool, lang: str) -> None:
        self.reviews = reviews
        self.store = store
        self.workers = workers
        self.lang = lang
        self._progress: dict[str, tuple[int, int]] = {}  # of each table under review: decisions looked at, and all

    async def review(self, room: TableRoom, ticket: Ticket, requester: Requester, lang: str, data: bool) -> bytes:
        """Review a finished game with the rights of a ticket; return a page or its data, made once for each language.

        It contains no token, so it can be passed on. Raises as `WorkerPool.search`, and BadInput for a running game.
        """
        given, spoken = room.access(ticket), language_meant(lang)
        if not given.row.over:
            raise BadInput("bad-review-running", name=given.row.about)
        seats, tag = given.reviewed_seats, spoken.tag if spoken is not None else self.lang
        lines = await self.store.journal(room.name, given.row.epoch)
        what = VERSION, LOOKING_BACK, lines, seats

        async def told() -> bytes:
            record = (await room.ask(ticket, lambda _: table_calls.ExportRecord(room.name))).data

            async def made() -> bytes:
                return msgspec.msgpack.encode(await self._parts(room.name, record, seats, requester))

            parts = msgspec.msgpack.decode(await self.reviews.get_or_make(what, made), type=list[bytes])
            here = f"/#/replay/{room.name}?at="
            call = worker_calls.RenderReview(record, seats, LOOKING_BACK, parts, here, data, tag)
            return (await self.workers.ask(call)).data

        return await self.reviews.get_or_make((*what, room.name, tag, data), told)

    async def _parts(self, table: str, record: bytes, seats: Sequence[int], requester: Requester) -> list[bytes]:
        """Look at the decisions of a game part by part, so that its progress is known and others get their turns."""
        found, first, many = list[bytes](), 0, 1
        try:
            while first < many:
                call = worker_calls.SearchReview(record, seats, LOOKING_BACK, first, REVIEWED_AT_ONCE)
                found.append(await self.workers.search(call, requester))
                _, many = msgspec.msgpack.decode(found[-1])
                first += REVIEWED_AT_ONCE
                self._progress[table] = min(first, many), many
        finally:
            self._progress.pop(table, None)
        return found

    def progress(self, room: TableRoom, ticket: Ticket) -> tuple[int, int]:
        """Return how many decisions of a game have been looked at, and how many there are; (0, 0) for no review."""
        room.access(ticket)
        return self._progress.get(room.name, (0, 0))
