"""A table as the server sees it: whose pages are open, in which worker its game runs, and how far its journal is.

What happens at one table happens one after the other. Whatever comes of it is kept before any page is sent it.
"""

import asyncio
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.records import open_seed
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import worker_rpc
from goldenrule.server.database_writer import Statements
from goldenrule.server.faults import fault, write_report
from goldenrule.server.limits import NOBODY, LimitExceeded, Requester
from goldenrule.server.protocol import Hint, Leave, Refused, Request, Stopped, Undo
from goldenrule.server.seat_tokens import Ticket
from goldenrule.server.seating import (
    Access,
    AccessDenied,
    PageConnection,
    Send,
    access,
    following,
    people,
    sitting,
    wanting,
)
from goldenrule.server.store import NotSaved, SeatHolder, StorageUnavailable, Store, TableRow
from goldenrule.server.visitors import folder_of
from goldenrule.server.worker_rpc import Answer, TableCall, TableUpdate
from goldenrule.server.workers import TableFault, Worker, WorkerLost, Workers
from goldenrule.table.saves import Seats
from goldenrule.table.settings import Settings, wanted
from goldenrule.words.phrases import Phrase

PACE: Final = 0.8
"""Seconds between two answers of bots that play among themselves: people look on."""

GRACE: Final = 120.0
"""Seconds for which a seat stays with a player whose connection broke off: nobody can give it away meanwhile."""

AWAY: Final = "server-stopped-storage"
"""What a table says that has stopped as storage is away, and continues by itself."""


class TableRoom:
    """A table. Made from what is kept of it; its game is opened when a page is."""

    def __init__(
        self, row: TableRow, store: Store, workers: Workers, tell: Callable[[Phrase, str], str],
        hidden: Collection[str], clock: Callable[[], float] = monotonic,
    ) -> None:  # fmt: skip
        """Take up a table as it is kept; `hidden` are the games in which players hide their hands from each other.

        `clock` tells seconds that only grow.
        """
        self.row = row  # as it is kept now, but for when it was changed: only this room changes it
        self.store = store
        self.workers = workers
        self.tell = tell
        self.hidden = hidden
        self.clock = clock
        taken = [seat for seat, place in enumerate(row.places) if place.taken]
        self._seen = dict.fromkeys(taken, clock())  # when the player of a seat was here last, as far as is known
        self._left = {*taken}  # seats whose player was here, and has not come again
        self.pages: dict[int, PageConnection] = {}
        self.sockets = 0  # pages that are open, and those that wait to be
        self.epoch = row.epoch
        self.seq = 0
        self.stopped: Phrase | None = None
        self._gone = False
        self._number = 0
        self._alone = asyncio.Lock()
        self._driving: asyncio.Task[None] | None = None
        self._searching: asyncio.Task[None] | None = None
        self._hinted: dict[int, asyncio.Task[None]] = {}  # pages for which a hint is thought of
        self._resuming: asyncio.Task[None] | None = None
        self._played = False  # bots have had their turn since the game was opened, and its pages are there
        self._begins: worker_rpc.NewEpoch | None = None  # with what is kept next

    @property
    def name(self) -> str:
        return self.row.name

    @contextmanager
    def entered(self) -> Iterator[None]:
        """A page is there from when it is let in: many come at once, and wait for their turn to be opened."""
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    # -- seats ---------------------------------------------------------------------------------------------------------

    def access(self, ticket: Ticket, over: int = SPECTATOR) -> Access:
        """Return what a ticket gives at this moment, for answers that show no card. Raises AccessDenied.

        What shows cards, or changes something, is decided and done in the lock: see `join`, `ask`, `begun`.
        """
        if self._gone:
            raise AccessDenied("server-no-table")
        return access(self.row, ticket, over, self.row.game in self.hidden)

    async def join(
        self, send: Send, ticket: Ticket, over: int = SPECTATOR, lang: str = "", requester: Requester = NOBODY
    ) -> int:
        """Open a page in a language, "" for the server's own; it is sent how things stand. Returns its number.

        A seat that is joined by its link is not the owner's any more. Raises AccessDenied or NotSaved.
        """
        async with self._alone:
            await self._take_seat(ticket, requester.person)
            self._number += 1
            number = self._number
            self.stopped = None  # whoever comes tries again
            page = self.pages[number] = PageConnection(send, ticket, self.access(ticket, over), lang, requester)
            self._left -= {*page.seats}
            await self._try(self._joining([number]) if self._plays() else None)
            return number

    async def take(self, ticket: Ticket, person: str) -> None:
        """Take a seat by its link: from then on it is not the owner's. Raises AccessDenied or NotSaved."""
        async with self._alone:
            await self._take_seat(ticket, person)

    async def _take_seat(self, ticket: Ticket, person: str) -> None:
        for seat in self.access(ticket).seats if ticket.seat >= 0 else ():
            place = self.row.places[seat]
            if not place.taken:
                self._seen[seat] = self.clock()
                self._left.discard(seat)
                await self._give({seat: replace(place, taken=True, watched=False, person=person)}, person)
            elif person and not place.person:  # it was taken without a cookie
                await self._give({seat: replace(place, person=person)}, person)

    async def _give(self, changes: Mapping[int, SeatHolder], person: str) -> None:
        """Seats are a person's from now on, and answer as that person wants in every game. Raises NotSaved."""
        before = self.row.sitting()
        seats = before
        if person != self.row.owner or any(self.row.places[seat].person for seat in changes):
            for seat in changes:
                seats = wanting(self.row, seats, seat, self._settings(person))
        changed = await self._place(changes, None if seats == before else seats)
        if seats == before:
            await self._rejoin(changed)
        elif self.is_open():
            await self._again()

    def _settings(self, person: str) -> Settings:
        return wanted(Path(folder)) if (folder := folder_of(person)) else Settings()

    def _people(self) -> list[worker_rpc.Player]:
        """Who plays here, each with their seats; nobody without a cookie."""
        seats: dict[str, list[int]] = {}
        for seat in people(self.row):
            place = self.row.places[seat]
            seats.setdefault(place.person if place.taken else self.row.owner, []).append(seat)
        return [worker_rpc.Player(folder_of(person), found) for person, found in seats.items() if person]

    async def _place(self, changes: Mapping[int, SeatHolder], seats: Seats | None = None) -> list[int]:
        """Keep how some seats stand with people from now on. Returns the pages that play or watch otherwise now.

        Raises NotSaved, and all is as it was.
        """
        places = [changes.get(seat, place) for seat, place in enumerate(self.row.places)]
        await self.store.place(self.name, places, seats)
        encoded = self.row.seats if seats is None else msgspec.json.encode(seats)
        return self._settle(replace(self.row, places=places, seats=encoded))

    def _settle(self, row: TableRow) -> list[int]:
        """The table stands otherwise now: every page plays what its ticket gives then. Returns those that changed."""
        self.row = row
        hides = row.game in self.hidden
        return [number for number, page in self.pages.items() if page.settle(row, hides)]

    def _joining(self, numbers: Iterable[int]) -> worker_rpc.JoinPages:
        pages = ((number, self.pages[number]) for number in numbers)
        joining = [
            worker_rpc.PageJoins(number, page.seats, page.eyes, page.lang, folder_of(page.requester.person))
            for number, page in pages
        ]
        return worker_rpc.JoinPages(self.name, joining, self._away())

    def _away(self) -> list[int]:
        """The seats that are kept for players whose connection is lost."""
        return sorted(seat for seat in self._left if self.row.places[seat].taken)

    def _refuse_held(self, seat: int) -> None:
        """Raise BadInput if somebody plays a seat, or was there so shortly before that it stays theirs."""
        if any(seat in page.seats and not page.owner for page in self.pages.values()):
            raise BadInput("server-seat-taken")
        left = self._seen.get(seat, 0) + GRACE - self.clock()
        if self.row.places[seat].taken and left > 0:
            raise BadInput("server-seat-kept", n=ceil(left))

    async def _rejoin(self, numbers: Sequence[int]) -> None:
        """These pages begin anew, all at once: they play other seats, or watch with other eyes."""
        if numbers and self._plays():
            await self._try(self._joining(numbers))

    async def _leave(self, number: int) -> None:
        """The seats of a page are given up: they are the owner's again, and a link to them is no longer good."""
        page = self.pages[number]
        if not page.owner and page.seats:
            await self._give({seat: self.row.places[seat].given_up() for seat in page.seats}, self.row.owner)

    async def sit(self, seat: int, bot: str) -> None:
        """Have a bot play a seat by name, or a person (""). Raises BadInput if somebody plays it now."""
        async with self._alone:
            if not 0 <= seat < len(self.row.places):
                raise BadInput("server-no-such-seat", seat=seat, most=len(self.row.places) - 1)
            if bot:
                await self.workers.ask(worker_rpc.LookUp("bot", self.row.game, bot))
            self._refuse_held(seat)
            seats = sitting(self.row, seat, bot)
            if not bot:
                seats = wanting(self.row, seats, seat, self._settings(self.row.owner))
            await self._place({seat: self.row.places[seat].given_up()}, seats)
            await self._again()

    async def watch(self, ticket: Ticket, seat: int, allowed: bool) -> None:
        """Let spectators look over one's shoulder, or not. Raises AccessDenied unless the ticket plays the seat."""
        async with self._alone:
            self.access(ticket).to_play(seat)
            await self._rejoin(await self._place({seat: replace(self.row.places[seat], watched=allowed)}))

    # -- pages ---------------------------------------------------------------------------------------------------------

    async def part(self, number: int) -> None:
        """A page has been closed."""
        async with self._alone:
            page = self.pages.pop(number, None)
            if page is None:
                return
            here = {seat for each in self.pages.values() for seat in each.seats}
            for seat in page.seats if not page.owner else ():
                self._seen[seat] = self.clock()
                self._left |= {seat} - here
            if self._plays():
                await self._try(worker_rpc.ClosePage(self.name, number, self._away()))

    async def do(self, number: int, request: Request) -> None:
        """Carry out what a page wants."""
        async with self._alone:
            if number not in self.pages:
                return
            if isinstance(request, Leave):
                try:
                    await self._leave(number)
                except NotSaved as error:
                    self._refuse(number, request, error.phrase)
                    return
            if isinstance(request, Hint) and number in self._hinted:
                self._refuse(number, request, Phrase("server-hint-waits"))
                return
            if self.stopped is not None and not isinstance(request, Undo):
                self._refuse(number, request, self.stopped)
                return
            why = await self._try(worker_rpc.PageRequest(self.name, number, request))
            if why is not None and number in self.pages:
                self._refuse(number, request, why)

    def _refuse(self, number: int, request: Request, said: Phrase) -> None:
        page = self.pages[number]
        page.send(msgspec.json.encode(Refused(request.id, self.tell(said, page.lang))))

    async def follow(self, ticket: Ticket, person: str, key: str, old: str) -> None:
        """Another game at this table, by the key of an offer that a person takes; the one before is kept as `old`.

        Raises BadInput if that is not offered, AccessDenied unless the ticket plays here.
        """
        async with self._alone:
            given = self.access(ticket)
            if not given.seats and not given.owner:
                raise AccessDenied("server-not-yours")
            await self._open()
            rematch = worker_rpc.Rematch(self.name, key, folder_of(person), self._people())
            begun = await self._answer(rematch)
            row = TableRow(
                name=self.name, game=begun.game, about=begun.about, kind=begun.kind, names=list(begun.names),
                record=begun.record, seats=msgspec.json.encode(begun.seats),
                places=following(self.row, len(begun.names)), owner=self.row.owner,
            )  # fmt: skip
            await self.store.follow(old, row, begun.kept)
            self._left &= {*range(len(row.places))}
            self._settle(row)
            await self._again()

    async def _again(self) -> None:
        """Take up the game anew from what is kept, with all pages."""
        await self._close()
        await self._try(None)

    async def rest(self) -> None:
        """Have the game closed if nobody is there: it is opened again when somebody comes."""
        if self.pages:
            return
        async with self._alone:
            if not self.pages:
                await self._close()

    async def end(self) -> None:
        """Delete the table: its pages are told."""
        async with self._alone:
            await self.store.remove(self.name)
            self._gone = True
            await self._stop(BadInput("server-no-table"))

    async def expire(self, also: Statements) -> bool:
        """Delete the table as nobody comes any more, and write what belongs to that. False if somebody is here."""
        async with self._alone:
            if self.sockets or self.pages:
                return False
            await self.store.remove(self.name, also)
            self._gone = True
            await self._close()
            return True

    async def ask(self, ticket: Ticket, call: Callable[[Access], TableCall[Answer]]) -> Answer:
        """Ask something that changes nothing but whether the seed is open, by a call for what a ticket gives.

        Raises AccessDenied, whatever `call` raises, and as `Workers.ask` does.
        """
        async with self._alone:
            wanted = call(self.access(ticket))
            if wanted.holds_seed:
                await self._open_seed()
            return await self._answer(wanted)

    async def told(self, ticket: Ticket, epoch: int, seat: int | None, langs: Sequence[str]) -> bytes:
        """Return how the table looked when an epoch was last left (`protocol.Now`), for the eyes of `Access.looking`.

        Raises AccessDenied, NotSaved, or BadInput if that was not kept.
        """
        async with self._alone:
            eyes = self.access(ticket).looking(seat)
            found = await self.store.told(self.name, epoch, eyes, langs)
        try:
            return zlib.decompress(found)
        except zlib.error as error:
            raise BadInput("server-not-told") from error

    async def journal(self, ticket: Ticket, epoch: int) -> bytes:
        """Return the lines of an epoch: its record and its journal. Raises AccessDenied, BadInput or NotSaved."""
        async with self._alone:
            self.access(ticket).to_know_all()
            await self._open_seed()
            lines = await self.store.journal(self.name, epoch)
        if not lines:
            raise BadInput("server-no-epoch", epoch=epoch)
        return b"".join(line.rstrip(b"\n") + b"\n" for line in lines)

    async def _open_seed(self) -> None:
        """The seed is open from now on, as somebody gets it, unless the game is over.

        It is so before anybody gets the answer: whoever does may give a seat away later. Pages are told.
        Raises BadInput if the record is damaged, and NotSaved.
        """
        if self.row.over or not await self._keep_open():
            return
        if self.pages:
            await self._again()
        else:
            await self._close()

    async def _keep_open(self) -> bool:
        """Keep that somebody knows the seed. False if that is kept already."""
        record = open_seed(self.row.record)
        if record == self.row.record:
            return False
        await self.store.begin(self.name, record)
        self.row = replace(self.row, record=record)
        if self._begins is not None:
            self._begins = replace(self._begins, record=open_seed(self._begins.record))
        return True

    # -- the game ------------------------------------------------------------------------------------------------------

    def is_open(self) -> bool:
        """Is its game open in a worker?"""
        return self.workers.of(self.name) is not None

    def _worker(self) -> Worker:
        """The worker in which the game is open. Raises WorkerLost if that has ended meanwhile."""
        found = self.workers.of(self.name)
        if found is None:
            raise WorkerLost(False, begun=False)
        return found

    async def _close(self) -> None:
        """Have the game forgotten by its worker."""
        worker = self.workers.of(self.name)
        if worker is not None:
            with suppress(WorkerLost):
                await self.workers.ask(worker_rpc.CloseTable(self.name), worker)
            self.workers.leave(self.name)

    def _plays(self) -> bool:
        """Is its game open, and not only to be read?"""
        return self.is_open() and self._played

    async def _read(self) -> None:
        """Have the game opened in a worker, if it is not, as it is kept: nothing is played, and nothing written."""
        if self.is_open():
            return
        kept = await self.store.kept(self.name)
        if kept is None:
            raise BadInput("server-no-table")
        row = kept.row
        self._settle(row)
        opened = worker_rpc.OpenTable(
            self.name, row.record, kept.lines, row.sitting(), row.kind, kept.snapshot, kept.snapshot_at
        )  # fmt: skip
        came = await self.workers.open(opened)
        self._begins, self._played = came.epoch, False
        self.epoch, self.seq = (row.epoch, len(kept.lines)) if came.epoch is None else (row.epoch + 1, 0)

    async def _answer(self, call: TableCall[Answer], play: bool = False, again: bool = False) -> Answer:
        """The answer to a call, with the game opened first if it is not, to `play` or only to be read.

        It is opened once more if a call of another table has ended the process of both before this one was begun.
        """
        await (self._open() if play else self._read())
        try:
            return await self.workers.ask(call, self._worker())
        except WorkerLost as lost:
            if again or lost.begun:
                raise
        return await self._answer(call, play, again=True)

    async def _open(self) -> None:
        """Have the game opened in a worker, and its pages with it, if it is not; bots and standing answers go on."""
        await self._read()
        if self._played:
            return
        self._played = True
        await self._ask(worker_rpc.RunBots(self.name))
        if self.pages:
            await self._ask(self._joining(self.pages))

    async def _try(self, call: TableCall[TableUpdate] | None) -> Phrase | None:
        """Do something with the game, or only open it, whatever comes of it. Returns why it was not done, if so."""
        try:
            await self._open()
            if call is not None:
                await self._ask(call)
            return None
        except WorkerLost as lost:
            if lost.late:
                return await self._stop(lost)
            try:  # nothing of it was kept: the game is as it was before
                await self._open()
            except Exception as error:
                return await self._stop(error)
            return self._lost(lost)
        except Exception as error:
            return await self._stop(error)

    def _lost(self, error: Exception) -> Phrase:
        return Phrase("server-lost", id=fault(error, f"table {self.name}"))

    async def _ask(self, call: TableCall[TableUpdate]) -> None:
        await self._take(await self._answer(call, play=True))

    async def _take(self, came: TableUpdate) -> None:
        """Keep what has happened, then send it, and let bots go on.

        A finished game is counted before any page hears of its end: players may look at their results at once.
        A game that was over and continues has shown its seed.
        """
        opened = self.row.over and not came.over and await self._keep_open()
        if came.kept or came.snapshot or came.seats is not None or came.kind != self.row.kind:
            await self.store.keep(self.name, self.seq, came, self.epoch, self._begins)
            self.seq += len(came.kept)
            self._kept(came)
        counted = None
        if came.ended:
            counted = await self.workers.ask(worker_rpc.CountResult(self.name, self._people()), self._worker())
        for number, data in came.sent:
            page = self.pages.get(number)
            if page is not None:
                page.send(data)
        self.stopped = None
        if came.fault:
            await self._tell_stopped(TableFault(came.fault))
        if came.busy and (self._driving is None or self._driving.done()):
            self._driving = asyncio.create_task(self._drive(PACE if came.alone else 0))
        if came.hint is not None:
            self._hinted[came.hint.page] = asyncio.create_task(self._hint(came.hint))
        if came.search is not None and self.pages and self._searching is None:
            self._searching = asyncio.create_task(self._search(came.search))
        if counted is not None:
            await self._take(counted)
        if opened:
            await self._again()

    def _kept(self, came: TableUpdate) -> None:
        """What is kept of the table besides its journal is so from now on."""
        begins, self._begins = self._begins, None
        if begins is not None:
            seats = msgspec.json.encode(begins.seats)
            self.row = replace(self.row, epoch=self.epoch, record=begins.record, seats=seats)
        seats = self.row.seats if came.seats is None else msgspec.json.encode(came.seats)
        self.row = replace(self.row, kind=came.kind, standing=came.standing, over=came.over, seats=seats)

    async def _drive(self, after: float) -> None:
        """Let bots go on, until a person is asked. Others may do something in between."""
        await asyncio.sleep(after)
        async with self._alone:
            if self.stopped is not None or not self.pages:
                return
            self._driving = None
            await self._try(worker_rpc.RunBots(self.name))

    async def _hint(self, hint: worker_rpc.SearchHint) -> None:
        """Have a hint thought of while the game goes on, and send it."""
        seat, page = hint.posed.seat, self.pages.get(hint.page)
        try:
            requester = page.requester if page is not None else NOBODY
            data = await self.workers.search(hint, requester)
        except (BadInput, TableFault, WorkerLost, LimitExceeded) as error:
            said = error.phrase if isinstance(error, GoldenruleError) else self._lost(error)
            data = msgspec.json.encode(Refused(hint.id, self.tell(said, page.lang if page else "")))
        finally:
            del self._hinted[hint.page]
        async with self._alone:
            if hint.page in self.pages and (self._plays() or self.stopped is None):
                await self._try(worker_rpc.DeliverHint(self.name, hint.page, hint.at, seat, hint.id, data))

    async def _search(self, search: worker_rpc.SearchAnswer) -> None:
        """Have a bot think of its answer when it is its owner's turn, while others look around, and give it."""
        found, error = PASS, None
        try:
            owner = Requester(self.row.owner, "")
            found = msgspec.json.decode(await self.workers.search(search, owner), type=Option)
        except (BadInput, TableFault, WorkerLost) as wrong:
            error = wrong
        async with self._alone:
            self._searching = None
            if self.stopped is not None:
                return
            if error is not None:
                await self._stop(error)
            elif self._plays() or self.pages:
                await self._try(worker_rpc.DeliverAnswer(self.name, search.at, search.posed.seat, found))

    async def _stop(self, error: Exception) -> Phrase:
        """The table cannot go on, and is forgotten. What is kept of it stays as it is. Returns why, in a sentence."""
        await self._close()
        return await self._tell_stopped(error)

    async def _tell_stopped(self, error: Exception) -> Phrase:
        """Tell all pages why the table cannot go on; of an error a report is written. Returns that."""
        self.stopped = self.why(error)
        if isinstance(error, TableFault):
            await asyncio.to_thread(write_report, self.row.game, error, str(self.stopped.args["id"]))
        if isinstance(error, StorageUnavailable) and self._resuming is None:
            self._resuming = asyncio.create_task(self._resume())
        for page in self.pages.values():
            page.send(msgspec.json.encode(Stopped(self.tell(self.stopped, page.lang))))
        return self.stopped

    async def _resume(self) -> None:
        """Continue from what is kept, once storage is back; nothing if it does already, as somebody came meanwhile."""
        await self.store.returned()
        async with self._alone:
            self._resuming = None
            if self.stopped is not None and self.stopped.key == AWAY and self.pages:
                await self._again()

    def why(self, error: Exception) -> Phrase:
        """Why a table has stopped, in a sentence."""
        if isinstance(error, StorageUnavailable):
            return Phrase(AWAY, why=error.phrase)
        if isinstance(error, GoldenruleError):
            return Phrase("server-stopped", why=error.phrase)
        how = ("late" if error.late else "ended") if isinstance(error, WorkerLost) else "broken"
        return Phrase(f"server-stopped-{how}", id=fault(error, f"table {self.name}"))
