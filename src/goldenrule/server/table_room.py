"""The server's view of a table: its open pages, its seats and its game.

Everything at one table happens in sequence, inside its lock.
"""

import asyncio
import zlib
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import seating, table_calls, worker_calls
from goldenrule.server.limits import NOBODY, Requester
from goldenrule.server.page_requests import Hint, Introduce, Leave, Request, Say, Shows, Undo
from goldenrule.server.protocol import Done
from goldenrule.server.seat_tokens import Ticket
from goldenrule.server.seating import Access, AccessDenied, PageConnection, Send
from goldenrule.server.storage.rows import NotSaved, SeatHolder, TableRow
from goldenrule.server.table_calls import TableCall
from goldenrule.server.table_people import TablePeople
from goldenrule.server.visitors import folder_of
from goldenrule.server.worker_calls import Answer
from goldenrule.table.settings import Settings, read_or_default
from goldenrule.words.phrases import Phrase

GRACE: Final = 120.0
"""The seconds for which a player with a lost connection keeps their seat."""


class TableRoom(TablePeople):
    """A table from storage; its game is opened with its first page."""

    sockets = 0
    """Pages that are open, and those that wait to be."""
    _gone = False
    _number = 0

    # -- seats ---------------------------------------------------------------------------------------------------------

    def access(self, ticket: Ticket, over: int = SPECTATOR) -> Access:
        """Return what a ticket gives at this moment, for answers that show no card. Raises AccessDenied.

        Everything that shows cards or changes something is decided and done inside the lock: see `join`, `ask`.
        """
        if self._gone:
            raise AccessDenied("server-no-table")
        return seating.access_of(self.row, ticket, over, self.row.game in self.hidden)

    async def join(
        self, send: Send, ticket: Ticket, over: int = SPECTATOR, lang: str = "", requester: Requester = NOBODY
    ) -> int:
        """Open a page in a language, "" for the server's own, and send it the table. Return its number.

        A seat joined by its link is no longer the owner's. Raises AccessDenied or NotSaved.
        """
        async with self._lock:
            await self._take_seat(ticket, requester.person)
            self._number += 1
            number = self._number
            self.stopped = None  # the next call tries again
            page = self.pages[number] = PageConnection(send, ticket, self.access(ticket, over), lang, requester)
            self._reserved -= {*page.seats}
            await self._try(self._join_pages([number]) if self._is_playing() else None)
            self._tell_people(page)
            return number

    async def take_seat(self, ticket: Ticket, person: str) -> None:
        """Take a seat by its link; it is no longer the owner's. Raises AccessDenied or NotSaved."""
        async with self._lock:
            await self._take_seat(ticket, person)

    async def _take_seat(self, ticket: Ticket, person: str) -> None:
        given = self.access(ticket)
        if given.offered >= 0:
            await self._replace_bot(given.offered, person)
        for seat in given.seats if ticket.seat >= 0 else ():
            place = self.row.places[seat]
            if not place.taken:
                self._note_arrival(seat)
                await self._assign({seat: SeatHolder(place.turn, taken=True, person=person)}, person)
            elif person and not place.person:  # it was taken without a cookie
                await self._assign({seat: replace(place, person=person)}, person)

    def _note_arrival(self, seat: int) -> None:
        """Note that somebody has taken a seat just now; they may come to it later."""
        self._seen[seat] = self.clock()
        self._reserved.discard(seat)

    async def _replace_bot(self, seat: int, person: str) -> None:
        """Give the seat of a bot to an invited person, with their settings. Raises NotSaved."""
        seats = seating.apply_settings(
            self.row, seating.seats_with(self.row, seat, ""), seat, await self._settings(person)
        )
        self._note_arrival(seat)
        await self._save_holders({seat: SeatHolder(self.row.places[seat].turn, taken=True, person=person)}, seats)
        if self.is_open():
            await self._reopen()

    async def _assign(self, changes: Mapping[int, SeatHolder], person: str) -> None:
        """Assign seats to a person, with their settings. Raises NotSaved."""
        before = self.row.decode_seats()
        seats = before
        if person != self.row.owner or any(self.row.places[seat].person for seat in changes):
            settings = await self._settings(person)
            for seat in changes:
                seats = seating.apply_settings(self.row, seats, seat, settings)
        changed = await self._save_holders(changes, None if seats == before else seats)
        if seats == before:
            await self._rejoin(changed)
        elif self.is_open():
            await self._reopen()

    async def _settings(self, person: str) -> Settings:
        """Return a person's settings, read in another thread because a disk may be slow."""
        folder = folder_of(person)
        return await asyncio.to_thread(read_or_default, Path(folder)) if folder else Settings()

    def _refuse_held(self, seat: int) -> None:
        """Raise BadInput if somebody plays a seat, or has left so recently that it is still theirs."""
        if any(seat in page.seats and not page.owner for page in self.pages.values()):
            raise BadInput("server-seat-taken")
        left = self._seen.get(seat, 0) + GRACE - self.clock()
        if self.row.places[seat].taken and left > 0:
            raise BadInput("server-seat-kept", n=ceil(left))

    async def _rejoin(self, numbers: Sequence[int]) -> None:
        """Rejoin these pages together: their seats or views have changed."""
        if numbers and self._is_playing():
            await self._try(self._join_pages(numbers))

    async def _leave(self, number: int) -> None:
        """Give up the seats of a page: they are the owner's again, and their links stop working."""
        page = self.pages[number]
        if not page.owner and page.seats:
            for seat in page.seats:
                self._seen.pop(seat, None)
            await self._assign({seat: self.row.places[seat].vacated() for seat in page.seats}, self.row.owner)

    async def set_bot(self, seat: int, bot: str) -> None:
        """Give a seat to a bot by name, or to a person (""). Raises BadInput if somebody plays it now."""
        async with self._lock:
            place = self._holder(seat)
            if bot:
                await self.workers.ask(worker_calls.LookUp("bot", self.row.game, bot))
            self._refuse_held(seat)
            seats = seating.seats_with(self.row, seat, bot)
            if not bot:
                seats = seating.apply_settings(self.row, seats, seat, await self._settings(self.row.owner))
            self._seen.pop(seat, None)
            await self._save_holders({seat: place.vacated()}, seats)
            await self._reopen()

    async def invite(self, seat: int) -> None:
        """Offer the seat of a bot to the holder of its link; the bot plays until they come.

        The seat of a person has a link anyway. Raises BadInput if somebody has taken the seat, or NotSaved.
        """
        async with self._lock:
            place = self._holder(seat)
            if place.taken:
                raise BadInput("server-invite-taken")
            if seat in self.row.decode_seats().bots and not place.invited:
                await self._save_holders({seat: replace(place, invited=True)})

    def _holder(self, seat: int) -> SeatHolder:
        """Return the holder of a seat. Raises BadInput if there is no such seat."""
        if not 0 <= seat < len(self.row.places):
            raise BadInput("server-no-such-seat", seat=seat, most=len(self.row.places) - 1)
        return self.row.places[seat]

    async def allow_watching(self, ticket: Ticket, seat: int, allowed: bool) -> None:
        """Allow or forbid looking over a shoulder. Raises AccessDenied unless the ticket plays the seat."""
        async with self._lock:
            self.access(ticket).check_plays(seat)
            await self._rejoin(await self._save_holders({seat: replace(self.row.places[seat], watched=allowed)}))

    # -- pages ---------------------------------------------------------------------------------------------------------

    @contextmanager
    def count_socket(self) -> Iterator[None]:
        """Count an admitted page before it is opened, because many may wait for their turn."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    async def close_page(self, number: int) -> None:
        """Remove a closed page."""
        async with self._lock:
            page = self.pages.pop(number, None)
            if page is None:
                return
            self._note_shown()
            gone = {*page.seats} - self._present_seats()
            self._seen |= dict.fromkeys(gone, self.clock())
            self._reserved |= gone if not page.owner else set()
            self._tell_people()
            if self._is_playing():
                await self._try(table_calls.ClosePage(self.name, number, self._away_seats()))

    async def handle(self, number: int, request: Request) -> None:
        """Carry out a request of a page."""
        async with self._lock:
            if number not in self.pages:
                return
            if isinstance(request, Introduce | Say):
                await self._talk(number, request)
                return
            if isinstance(request, Shows):
                page = self.pages[number]
                page.shows = request.now
                self._note_shown()
                page.send(msgspec.json.encode(Done(request.id)))
                return
            if isinstance(request, Leave):
                try:
                    await self._leave(number)
                except NotSaved as error:
                    self._refuse(number, request, error.phrase)
                    return
            if isinstance(request, Hint) and number in self._hints:
                if self._hints[number][0].at == request.at:
                    self._refuse(number, request, Phrase("server-hint-waits"))
                    return
                self._drop_hint(number)
            if self.stopped is not None and not isinstance(request, Undo):
                self._refuse(number, request, self.stopped)
                return
            why = await self._try(table_calls.PageRequest(self.name, number, request))
            if why is not None and number in self.pages:
                self._refuse(number, request, why)

    # -- the game ------------------------------------------------------------------------------------------------------

    async def start_rematch(self, ticket: Ticket, person: str, key: str, old: str) -> None:
        """Start another game at this table, by the key of an offer; the previous one stays under the name `old`.

        Raises BadInput if that is not offered, AccessDenied unless the ticket plays here.
        """
        async with self._lock:
            given = self.access(ticket)
            if not given.seats and not given.owner:
                raise AccessDenied("server-not-yours")
            await self._open()
            rematch = table_calls.StartRematch(self.name, key, folder_of(person), self._people())
            begun = await self._answer(rematch)
            row = TableRow(
                name=self.name, game=begun.game, about=begun.about, kind=begun.kind, names=list(begun.names),
                record=begun.record, seats=msgspec.json.encode(begun.seats),
                places=seating.next_holders(self.row, len(begun.names)), owner=self.row.owner,
            )  # fmt: skip
            await self.store.start_rematch(old, row, begun.kept)
            self._reserved &= {*range(len(row.places))}
            self._settle(row)
            self._tell_people()
            await self._reopen()

    async def close_if_empty(self) -> None:
        """Close the game if nobody is there; it is opened again at the next visit."""
        if self.pages:
            return
        async with self._lock:
            if not self.pages:
                await self._close()

    async def delete(self) -> None:
        """Delete the table, and tell its pages."""
        async with self._lock:
            await self.store.remove(self.name)
            self._gone = True
            await self._stop(BadInput("server-no-table"))

    async def expire(self, remove: Callable[[str], Awaitable[None]]) -> bool:
        """Delete an unused table by `remove`, which is given its name. Return False if somebody is here."""
        async with self._lock:
            if self.sockets or self.pages:
                return False
            await remove(self.name)
            self._gone = True
            await self._close()
            return True

    async def ask(self, ticket: Ticket, call: Callable[[Access], TableCall[Answer]]) -> Answer:
        """Make a call that changes nothing, except perhaps opening the seed, with the rights of a ticket.

        Raises AccessDenied, whatever `call` raises, and as `WorkerPool.ask` does.
        """
        async with self._lock:
            wanted = call(self.access(ticket))
            if wanted.holds_seed:
                await self._open_seed()
            return await self._answer(wanted)

    async def saved_view(self, ticket: Ticket, epoch: int, seat: int | None, langs: Sequence[str]) -> bytes:
        """Return how the table looked at the end of an epoch (`protocol.Now`), for the eyes of `Access.replay_eyes`.

        Raises AccessDenied, NotSaved, or BadInput if that was not kept.
        """
        async with self._lock:
            eyes = self.access(ticket).replay_eyes(seat)
            found = await self.store.saved_view(self.name, epoch, eyes, langs)
        try:
            return zlib.decompress(found)
        except zlib.error as error:
            raise BadInput("server-not-told") from error

    async def journal(self, ticket: Ticket, epoch: int) -> bytes:
        """Return the lines of an epoch: its record and its journal. Raises AccessDenied, BadInput or NotSaved."""
        async with self._lock:
            self.access(ticket).check_may_know_all()
            await self._open_seed()
            lines = await self.store.journal(self.name, epoch)
        if not lines:
            raise BadInput("server-no-epoch", epoch=epoch)
        return b"".join(line.rstrip(b"\n") + b"\n" for line in lines)

    async def _open_seed(self) -> None:
        """Mark the seed as open, because somebody gets it, unless the game is over.

        This is saved before anybody gets the answer: the reader may give up their seat later. Pages are told.
        Raises BadInput if the record is damaged, and NotSaved.
        """
        if self.row.over or not await self._keep_open():
            return
        if self.pages:
            await self._reopen()
        else:
            await self._close()
