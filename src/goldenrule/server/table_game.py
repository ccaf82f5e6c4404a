"""The game of a table: opened in a worker, changed by calls, saved, and then sent to the pages.

The results of a call are saved before they are sent to pages. `TableRoom` adds the pages and the seats.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.decisions import PASS, Option
from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.kernel.records import open_seed
from goldenrule.server import table_calls, worker_answers, worker_calls
from goldenrule.server.buckets import Bucket
from goldenrule.server.faults import log_fault, write_report
from goldenrule.server.limits import NOBODY, LimitExceeded, Requester
from goldenrule.server.protocol import Refused, Stopped
from goldenrule.server.seating import PageConnection, people_seats
from goldenrule.server.storage.interface import TableStore
from goldenrule.server.storage.rows import StorageUnavailable, TableRow
from goldenrule.server.table_calls import TableCall, TableUpdate
from goldenrule.server.visitors import folder_of
from goldenrule.server.worker_calls import Answer
from goldenrule.server.workers import TableFault, Worker, WorkerLost, WorkerPool
from goldenrule.words.phrases import Phrase

PACE: Final = 0.8
"""The seconds between two answers of bots at a table with spectators only, at least."""
SHOWN: Final = 30.0
"""The seconds for which bots wait there until the pages have shown what has happened."""
STORAGE: Final = "server-stopped-storage"
"""The sentence of a table that has stopped while storage is unavailable, and continues by itself."""


class TableGame:
    """A game with its open `pages`. Methods that begin with an underscore are called with the lock held.

    `_run_bots`, `_hint`, `_search` and `_resume` run in the background, and take the lock themselves.
    """

    def __init__(
        self, row: TableRow, store: TableStore, workers: WorkerPool, tell: Callable[[Phrase, str], str],
        hidden: Collection[str], clock: Callable[[], float] = monotonic,
    ) -> None:  # fmt: skip
        """Restore a saved table; `hidden` are the games with hidden hands.

        `clock` returns seconds that only grow.
        """
        self.row = row  # as it is saved now, but for when it was changed: only this object changes it
        self.store = store
        self.workers = workers
        self.tell = tell
        self.hidden = hidden
        self.clock = clock
        self.pages: dict[int, PageConnection] = {}
        self.epoch = row.epoch
        self.seq = 0
        self.stopped: Phrase | None = None
        self._reserved = {seat for seat, holder in enumerate(row.places) if holder.taken}
        """Seats whose player was here, and has not come again."""
        self._seen = dict.fromkeys(self._reserved, clock())  # when the player of a seat was here last, if known
        self._talk_left: dict[int, Bucket] = {}  # what people may still say, by the seats of their links
        self._shown = asyncio.Event()  # no page shows what has happened
        self._shown.set()
        self._lock = asyncio.Lock()
        self._bot_task: asyncio.Task[None] | None = None
        self._searching: asyncio.Task[None] | None = None
        self._hints: dict[int, tuple[worker_calls.SearchHint, asyncio.Task[None]]] = {}  # being computed, by page
        self._resuming: asyncio.Task[None] | None = None
        self._played = False  # bots have had their turn since the game was opened, and its pages are there
        self._begins: worker_answers.NewEpoch | None = None  # with what is saved next

    @property
    def name(self) -> str:
        return self.row.name

    def is_open(self) -> bool:
        """Is its game open in a worker?"""
        return self.workers.worker_of(self.name) is not None

    def _is_playing(self) -> bool:
        """Is its game open for play, not only for reading?"""
        return self.is_open() and self._played

    def _worker(self) -> Worker:
        """Return the worker with the open game. Raises WorkerLost if it has ended."""
        found = self.workers.worker_of(self.name)
        if found is None:
            raise WorkerLost(False, begun=False)
        return found

    def _settle(self, row: TableRow) -> list[int]:
        """Update the row and the seats of every page. Return the pages that changed."""
        self.row = row
        hides = row.game in self.hidden
        return [number for number, page in self.pages.items() if page.update_access(row, hides)]

    def _join_pages(self, numbers: Iterable[int]) -> table_calls.JoinPages:
        pages = ((number, self.pages[number]) for number in numbers)
        joining = [
            table_calls.PageJoins(number, page.seats, page.eyes, page.lang, folder_of(page.requester.person))
            for number, page in pages
        ]
        return table_calls.JoinPages(self.name, joining, self._away_seats())

    def _away_seats(self) -> list[int]:
        """Return the seats that are reserved for players with a lost connection."""
        return sorted(seat for seat in self._reserved if self.row.places[seat].taken)

    def _people(self) -> list[table_calls.Player]:
        """Return the players with their seats, except those without a cookie."""
        seats: dict[str, list[int]] = {}
        for seat in people_seats(self.row):
            place = self.row.places[seat]
            seats.setdefault(place.person if place.taken else self.row.owner, []).append(seat)
        return [table_calls.Player(folder_of(person), found) for person, found in seats.items() if person]

    # -- opening -------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        """Open the saved game in a worker, if it is not open, without playing or writing."""
        if self.is_open():
            return
        kept = await self.store.load(self.name)
        if kept is None:
            raise BadInput("server-no-table")
        row = kept.row
        self._settle(row)
        opened = table_calls.OpenTable(
            self.name, row.record, kept.lines, row.decode_seats(), row.kind, kept.snapshot, kept.snapshot_at
        )  # fmt: skip
        update = await self.workers.open(opened)
        self._begins, self._played = update.epoch, False
        self.epoch, self.seq = (row.epoch, len(kept.lines)) if update.epoch is None else (row.epoch + 1, 0)

    async def _open(self) -> None:
        """Open the game with its pages in a worker, if it is not open; bots and standing answers continue."""
        await self._read()
        if self._played:
            return
        self._played = True
        await self._change(table_calls.RunBots(self.name))
        if self.pages:
            await self._change(self._join_pages(self.pages))

    async def _close(self) -> None:
        """Close the game in its worker."""
        worker = self.workers.worker_of(self.name)
        if worker is not None:
            with suppress(WorkerLost):
                await self.workers.ask(table_calls.CloseTable(self.name), worker)
            self.workers.release(self.name)

    async def _reopen(self) -> None:
        """Reopen the game from storage, and rejoin all pages."""
        await self._close()
        await self._try(None)

    async def _answer(self, call: TableCall[Answer], play: bool = False, again: bool = False) -> Answer:
        """Return the answer to a call; open the game first if necessary, to `play` or only for reading.

        It is opened again if a call of another table ended their common process before this one started.
        """
        await (self._open() if play else self._read())
        try:
            return await self.workers.ask(call, self._worker())
        except WorkerLost as lost:
            if again or lost.begun:
                raise
        return await self._answer(call, play, again=True)

    # -- changing ------------------------------------------------------------------------------------------------------

    async def _try(self, call: TableCall[TableUpdate] | None) -> Phrase | None:
        """Do something with the game, or only open it, and catch failures. Return the reason of a failure, if any."""
        try:
            await self._open()
            if call is not None:
                await self._change(call)
            return None
        except WorkerLost as lost:
            if lost.late:
                return await self._stop(lost)
            try:  # nothing of it was kept: the game is as it was before
                await self._open()
            except Exception as error:
                return await self._stop(error)
            return self._log_loss(lost)
        except Exception as error:
            return await self._stop(error)

    async def _change(self, call: TableCall[TableUpdate]) -> None:
        await self._apply(await self._answer(call, play=True))

    async def _apply(self, update: TableUpdate) -> None:
        """Save an update, send it to the pages, and let bots continue.

        A finished game is counted before any page hears of its end: players may look at their results at once.
        A game that was over and continues has shown its seed.
        """
        opened = self.row.over and not update.over and await self._keep_open()
        changed = (update.kind, update.over) != (self.row.kind, self.row.over)
        if update.kept or update.snapshot or update.seats is not None or changed:
            await self.store.append(self.name, self.seq, update, self.epoch, self._begins)
            self.seq += len(update.kept)
            self._note_saved(update)
        counted = None
        if update.ended:
            counted = await self.workers.ask(table_calls.CountResult(self.name, self._people()), self._worker())
        for number, data in update.sent:
            page = self.pages.get(number)
            if page is not None:
                page.send(data)
        self.stopped = None
        if update.fault:
            await self._announce(TableFault(update.fault))
        if update.busy and (self._bot_task is None or self._bot_task.done()):
            self._bot_task = asyncio.create_task(self._run_bots(update.alone))
        if update.hint is not None:
            self._hints[update.hint.page] = update.hint, asyncio.create_task(self._hint(update.hint))
        if update.search is not None and self.pages and self._searching is None:
            self._searching = asyncio.create_task(self._search(update.search))
        if counted is not None:
            await self._apply(counted)
        if opened:
            await self._reopen()

    def _note_saved(self, update: TableUpdate) -> None:
        """Copy what was just saved, besides the journal, into `row`."""
        begins, self._begins = self._begins, None
        if begins is not None:
            seats = msgspec.json.encode(begins.seats)
            self.row = replace(self.row, epoch=self.epoch, record=begins.record, seats=seats)
        seats = self.row.seats if update.seats is None else msgspec.json.encode(update.seats)
        self.row = replace(self.row, kind=update.kind, standing=update.standing, over=update.over, seats=seats)

    async def _keep_open(self) -> bool:
        """Save that somebody knows the seed. Return False if it was saved before."""
        record = open_seed(self.row.record)
        if record == self.row.record:
            return False
        await self.store.save_record(self.name, record)
        self.row = replace(self.row, record=record)
        if self._begins is not None:
            self._begins = replace(self._begins, record=open_seed(self._begins.record))
        return True

    async def _run_bots(self, alone: bool) -> None:
        """Let bots continue until a person is asked. Others may act in between, and spectators see what happens."""
        await asyncio.sleep(PACE if alone else 0)
        if alone:
            await self._until_shown()
        async with self._lock:
            if self.stopped is not None or not self.pages:
                return
            self._bot_task = None
            await self._try(table_calls.RunBots(self.name))

    def _note_shown(self) -> None:
        """Note whether a page shows what has happened."""
        if any(page.shows for page in self.pages.values()):
            self._shown.clear()
        else:
            self._shown.set()

    async def _until_shown(self) -> None:
        """Wait until no page shows what has happened; one that stops there is waited for only so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._shown.wait(), SHOWN)

    async def _hint(self, hint: worker_calls.SearchHint) -> None:
        """Compute a hint while the game goes on, and send it."""
        seat, page = hint.posed.seat, self.pages.get(hint.page)
        try:
            requester = page.requester if page is not None else NOBODY
            data = await self.workers.search(hint, requester)
        except (BadInput, TableFault, WorkerLost, LimitExceeded) as error:
            said = error.phrase if isinstance(error, GoldenruleError) else self._log_loss(error)
            data = msgspec.json.encode(Refused(hint.id, self.tell(said, page.lang if page else "")))
        finally:
            if hint.page in self._hints and self._hints[hint.page][0] is hint:
                del self._hints[hint.page]
        async with self._lock:
            if hint.page in self.pages and (self._is_playing() or self.stopped is None):
                await self._try(table_calls.DeliverHint(self.name, hint.page, hint.at, seat, hint.id, data))

    def _drop_hint(self, number: int) -> None:
        """Stop computing a hint for a question that the page has left."""
        hint, task = self._hints.pop(number)
        task.cancel()
        page = self.pages[number]
        page.send(msgspec.json.encode(Refused(hint.id, self.tell(Phrase("server-stale"), page.lang), "stale")))

    async def _search(self, search: worker_calls.SearchAnswer) -> None:
        """Compute a bot's answer when it is its owner's turn in the queue, without blocking the table, and give it."""
        found, error = PASS, None
        try:
            owner = Requester(self.row.owner, "")
            found = msgspec.json.decode(await self.workers.search(search, owner), type=Option)
        except (BadInput, TableFault, WorkerLost) as wrong:
            error = wrong
        if not people_seats(self.row):
            await self._until_shown()
        async with self._lock:
            self._searching = None
            if self.stopped is not None:
                return
            if error is not None:
                await self._stop(error)
            elif self._is_playing() or self.pages:
                await self._try(table_calls.DeliverAnswer(self.name, search.at, search.posed.seat, found))

    # -- stopping ------------------------------------------------------------------------------------------------------

    def _log_loss(self, error: Exception) -> Phrase:
        return Phrase("server-lost", id=log_fault(error, f"table {self.name}"))

    async def _stop(self, error: Exception) -> Phrase:
        """Stop and close a broken table; storage stays. Return the reason in a sentence."""
        await self._close()
        return await self._announce(error)

    async def _announce(self, error: Exception) -> Phrase:
        """Tell all pages why the table has stopped; write a report on an error. Return the message."""
        self.stopped = self.reason_of(error)
        if isinstance(error, TableFault):
            await asyncio.to_thread(write_report, self.row.game, error, str(self.stopped.args["id"]))
        if isinstance(error, StorageUnavailable) and self._resuming is None:
            self._resuming = asyncio.create_task(self._resume())
        for page in self.pages.values():
            page.send(msgspec.json.encode(Stopped(self.tell(self.stopped, page.lang))))
        return self.stopped

    async def _resume(self) -> None:
        """Continue from storage when it is back, unless a visit has done so already."""
        await self.store.wait_until_available()
        async with self._lock:
            self._resuming = None
            if self.stopped is not None and self.stopped.key == STORAGE and self.pages:
                await self._reopen()

    def reason_of(self, error: Exception) -> Phrase:
        """Return why a table has stopped, in a sentence."""
        if isinstance(error, StorageUnavailable):
            return Phrase(STORAGE, why=error.phrase)
        if isinstance(error, GoldenruleError):
            return Phrase("server-stopped", why=error.phrase)
        how = ("late" if error.late else "ended") if isinstance(error, WorkerLost) else "broken"
        return Phrase(f"server-stopped-{how}", id=log_fault(error, f"table {self.name}"))
