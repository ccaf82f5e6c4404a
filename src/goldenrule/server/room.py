"""A table as the server sees it: whose pages are open, in which worker its game runs, and how far its journal is.

What happens at one table happens one after the other. Whatever comes of it is kept before any page is sent it.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import calls
from goldenrule.server.calls import Came
from goldenrule.server.protocol import Refused, Request, Stopped
from goldenrule.server.store import NotKept, Place, Row, Store
from goldenrule.server.workers import BrokenTable, Lost, Workers

Send = Callable[[bytes], None]
"""Hands a message to a page; it does not wait."""

SOME: Final = 5
"""So many times in a row the process of a table may end before the table is given up."""


class Seen:
    """A page that is open: whose seats it plays, or through whose eyes it looks on."""

    def __init__(self, send: Send, seats: Sequence[int], eyes: int, owner: bool) -> None:
        self.send = send
        self.seats = tuple(seats)
        self.eyes = eyes
        self.owner = owner


class Room:
    """A table. Made from what is kept of it; its game is opened when a page is."""

    def __init__(self, row: Row, store: Store, workers: Workers, say: Callable[..., str]) -> None:
        self.row = row
        self.store = store
        self.workers = workers
        self.say = say
        self.places: list[Place] = row.places
        self.pages: dict[int, Seen] = {}
        self.seq = 0
        self.stopped = ""
        self._number = 0
        self._alone = asyncio.Lock()
        self._driving: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        return self.row.name

    # -- pages ---------------------------------------------------------------------------------------------------------

    async def join(self, send: Send, seats: Sequence[int], eyes: int = SPECTATOR, owner: bool = False) -> int:
        """Open a page; it is sent how things stand. Returns its number."""
        async with self._alone:
            self._number += 1
            number = self._number
            self.stopped = ""  # whoever comes tries again
            page = Seen(send, seats, eyes, owner)
            self.pages[number] = page
            if self._is_open():
                await self._try(calls.Join(self.name, number, page.seats, page.eyes))
            else:
                await self._try(None)
            return number

    async def take(self, seat: int) -> None:
        """A seat is somebody's who came by its link: from then on it is not the owner's. Raises NotKept."""
        async with self._alone:
            self.places[seat] = replace(self.places[seat], taken=True)
            await self.store.place(self.name, self.places)
            for number, page in self.pages.items():
                if page.owner and seat in page.seats:
                    page.seats = tuple(each for each in page.seats if each != seat)
                    if self._is_open():
                        await self._try(calls.Join(self.name, number, page.seats, page.eyes))

    async def part(self, number: int) -> None:
        """A page has been closed."""
        async with self._alone:
            if self.pages.pop(number, None) is not None and self._is_open():
                await self._try(calls.Part(self.name, number))

    async def do(self, number: int, request: Request) -> None:
        """Carry out what a page wants."""
        async with self._alone:
            if number not in self.pages:
                return
            if self.stopped:
                self.pages[number].send(msgspec.json.encode(Refused(request.id, self.stopped)))
                return
            await self._try(calls.Do(self.name, number, request))

    # -- the game ------------------------------------------------------------------------------------------------------

    def _is_open(self) -> bool:
        return self.name in self.workers.of(self.name).tables

    async def _open(self) -> None:
        """Have the game opened in a worker, and its pages with it, if it is not."""
        if self._is_open():
            return
        lines, snapshot = await self.store.journal(self.name)
        self.seq = len(lines)
        worker = self.workers.idle()
        row = await self.store.row(self.name)
        if row is None:
            raise BadInput(self.say("server-no-table"))
        opened = calls.Open(self.name, row.record, lines, row.sitting(), snapshot)
        worker.tables.add(self.name)
        try:
            came = await self.workers.ask(opened, Came, worker)
        except BaseException:
            worker.tables.discard(self.name)
            raise
        await self._take(came)
        for number, page in self.pages.items():
            await self._ask(calls.Join(self.name, number, page.seats, page.eyes))

    async def _try(self, call: calls.Call | None) -> None:
        """Do something with the game, whatever may become of it; only open it if it is nothing."""
        try:
            await self._open()
            if call is not None:
                await self._ask(call)
        except Lost as lost:
            if lost.late:
                await self._stop(lost)
                return
            try:  # nothing of it was kept: the game is as it was before
                await self._open()
            except (BadInput, BrokenTable, Lost, NotKept) as error:
                await self._stop(error)
        except (BadInput, BrokenTable, NotKept) as error:
            await self._stop(error)

    async def _ask(self, call: calls.Call) -> None:
        await self._take(await self.workers.ask(call, Came, self.workers.of(self.name)))

    async def _take(self, came: Came) -> None:
        """Keep what has happened, then send it, and let bots go on."""
        if came.kept or came.seats is not None:
            await self.store.keep(self.name, self.seq, came.kept, came.seats, came.where, came.over)
            self.seq += len(came.kept)
        for number, data in came.sent:
            page = self.pages.get(number)
            if page is not None:
                page.send(data)
        if came.busy and (self._driving is None or self._driving.done()):
            self._driving = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """Let bots go on, until a person is asked. Others may do something in between."""
        async with self._alone:
            if self.stopped or not self.pages:
                return
            self._driving = None
            await self._try(calls.Play(self.name))

    async def _stop(self, error: Exception) -> None:
        """The table cannot go on: its pages are told why. What is kept of it stays as it is."""
        worker = self.workers.of(self.name)
        worker.tables.discard(self.name)
        self.stopped = self.why(error)
        data = msgspec.json.encode(Stopped(self.stopped))
        for page in self.pages.values():
            page.send(data)

    def why(self, error: Exception) -> str:
        """Why a table has stopped, in a sentence."""
        if isinstance(error, Lost):
            return self.say("server-stopped-late" if error.late else "server-stopped-ended")
        if isinstance(error, BrokenTable):
            return self.say("server-stopped-broken", error=str(error))
        return self.say("server-stopped", why=str(error))
