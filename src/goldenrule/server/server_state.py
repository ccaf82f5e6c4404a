"""Server state: data folder, tables, worker pool, seat assignments."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.locks import Lock
from goldenrule.languages import language_meant
from goldenrule.server import api, seat_tokens, table_calls, worker_answers, worker_calls
from goldenrule.server.art import CardArt
from goldenrule.server.clocks import Sleep
from goldenrule.server.faults import hide_folders
from goldenrule.server.label_cache import LabelCache
from goldenrule.server.limits import MOST, LimitExceeded, Requester
from goldenrule.server.network import Reach
from goldenrule.server.reviewer import Reviewer
from goldenrule.server.seat_tokens import OWNER, WATCH, Ticket, TokenSigner
from goldenrule.server.seating import Access, AccessDenied
from goldenrule.server.storage.interface import PeopleFolders, TableExpiry, TableStore
from goldenrule.server.storage.reviews import Reviews
from goldenrule.server.storage.rows import DamagedRow, DamagedTable, SeatHolder, TableRow
from goldenrule.server.table_room import TableRoom
from goldenrule.server.visitors import Person, Visitors, folder_of
from goldenrule.server.workers import WorkerPool
from goldenrule.table.language_choice import chosen_language, current_language
from goldenrule.words.phrases import Phrase, phrase_of
from goldenrule.words.texts import Texts

MOST_TABLES: Final = 20_000
"""The most tables in one folder; the operator may have more."""

texts_of = cache(Texts)
"""The texts of a language, shared by pages."""
MOST_OPEN: Final = 8
"""Above this number of open tables, empty ones are closed."""


RECENT: Final = 256
"""The most tables in memory without visitors, besides open ones, because seats wait for players."""


class ServerState:
    """A running server, made by `open_server`. `expiry` and `guest_folders` are those of `store`."""

    def __init__(
        self,
        folder: Path,
        workers: WorkerPool,
        lock: Lock,
        packs: Mapping[Path, api.Pack],
        store: TableStore,
        expiry: TableExpiry,
        guest_folders: PeopleFolders,
    ) -> None:
        self.folder = folder
        self.texts = Texts(current_language())
        self.chosen_language = chosen_language()
        """The language that the operator has chosen, "" if it is the system's."""
        self.store = store
        self.tokens = TokenSigner(seat_tokens.load_key(folder))
        self.visitors = Visitors(folder)
        self.workers = workers
        self.limits = workers.limits
        self.reviewer = Reviewer(Reviews(folder), store, workers, self.texts.lang)
        self.expiry = expiry
        self.guest_folders = guest_folders
        self.lock = lock
        self.rooms: WeakValueDictionary[str, TableRoom] = WeakValueDictionary()
        """The tables that somebody uses: however many there were, the others are read from the database again."""
        self._recent: dict[str, TableRoom] = {}
        self.packs = packs
        self.clock: Callable[[], float] = monotonic
        self.hidden: set[str] = set()
        """The games in which players hide their hands from each other."""
        self.art: CardArt | None = None
        """The operator's own pictures of cards, if there are any."""
        self.reach = Reach()
        """How others reach this server; `serve` knows more."""
        self.alone = False
        """It runs inside a page, so that no one else can reach it."""
        self._resting: dict[str, asyncio.Task[None]] = {}
        """Tables that are being closed, in the background: visitors of other tables do not wait."""
        self._started: dict[str, bytes] = {}
        self.labels = LabelCache(self.store, workers, self.texts.lang)

    def translate(self, said: Phrase, lang: str = "") -> str:
        """Return a phrase for a page in its language, or in the server's own for an unknown one."""
        return self.texts_in(lang).tell(hide_folders(said))

    def texts_in(self, lang: str) -> Texts:
        """Return the texts in a language; in the server's own for "" and for an unknown one."""
        found = language_meant(lang) if lang else None
        return self.texts if found is None else texts_of(found.tag)

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.t(key, **args)

    async def start(self) -> None:
        """Load the common data of all pages, and start a worker for the first table."""
        self.workers.prepare()
        same = msgspec.json.decode(await self.common_data(self.texts.lang), type=worker_answers.Common)
        self.hidden.update(game.name for game in same.games if game.hidden_hands)

    async def common_data(self, lang: str) -> bytes:
        """Return the common data of all pages in a known language."""
        if lang not in self._started:
            self._started[lang] = (await self.workers.ask(worker_calls.CommonData(lang))).data
        return self._started[lang]

    async def close(self) -> None:
        for task in [*self._resting.values()]:
            task.cancel()
        await asyncio.gather(*self._resting.values(), return_exceptions=True)
        await self.workers.close()
        await self.store.close()
        self.lock.release()

    # -- tables --------------------------------------------------------------------------------------------------------

    def resolve_packs(self, given: Mapping[str, str]) -> dict[str, str]:
        """Return options with the folders of their packs. Raises BadInput for packs that are not allowed."""
        out = dict(given)
        if out.get("decks"):
            raise BadInput("server-no-files", name="decks")
        if ids := out.pop("packs", "").splitlines():
            known = {pack.id: str(folder) for folder, pack in self.packs.items()}
            wrong = next((id for id in ids if id not in known), None)
            if wrong is not None:
                raise BadInput("server-no-pack", id=wrong, n=len(known), known=known)
            out["packs"] = "\n".join(known[id] for id in ids)
        return out

    def pack_folders(self, ids: Sequence[str]) -> list[str]:
        """Return the folders of packs that the operator still allows."""
        return [str(folder) for folder, pack in self.packs.items() if pack.id in ids]

    async def create_table(
        self, new: api.NewTable, person: Person, requester: Requester, lang: str = ""
    ) -> api.TableLinks:
        """Open a new table for a person, or their started one for the day or a lesson.

        Raises BadInput, and LimitExceeded if they have opened too many.
        """
        if new.daily or new.lesson:
            kind = f"daily:{datetime.now(UTC).date()}" if new.daily else f"lesson:{new.lesson}:"
            for row in await self.store.rows(person.id):
                if isinstance(row, TableRow) and row.owner == person.id and row.kind.startswith(kind) and not row.over:
                    return await self.table_links(row.name, lang)
        new = replace(new, given=self.resolve_packs(new.given))
        network = await self.charge_new_table(person.id, requester)
        if new.what_if is not None:
            begun = await self._copy(new.what_if, person)
        else:
            begun = await self.workers.ask(worker_calls.CreateGame(new, folder_of(person.id)))
        row = TableRow(
            name=seat_tokens.new_name(), game=begun.game, about=begun.about, kind=begun.kind, names=list(begun.names),
            record=begun.record, seats=msgspec.json.encode(begun.seats), places=[SeatHolder() for _ in begun.names],
            owner=person.id,
        )  # fmt: skip
        await self.store.add(row, begun.kept)
        await self.expiry.note_opening(row.name, network)
        return await self.table_links(row.name, lang)

    async def charge_new_table(self, owner: str, requester: Requester) -> str:
        """Spend on another table of a person. Return the sealed address from which it is opened.

        Raises LimitExceeded if there are too many, of theirs, from their address or in all.
        """
        network = "" if requester.operator else self.tokens.hash_text(requester.address)
        if not requester.operator and await self.store.count() >= MOST_TABLES:
            raise LimitExceeded("server-too-many", MOST["tables"].after)
        self.limits.check_count(requester, "tables", *await self.expiry.count(owner, network))
        self.limits.spend(requester, "tables")
        return network

    async def start_rematch(
        self, room: TableRoom, ticket: Ticket, person: Person, requester: Requester, key: str
    ) -> None:
        """Start another game at a table, by the key of an offer. Raises as `charge_new_table` and the room do."""
        network, old = await self.charge_new_table(person.id, requester), seat_tokens.new_name()
        await room.start_rematch(ticket, person.stored_id, key, old)
        await self.expiry.note_opening(old, network)

    async def remove_expired(self, sleep: Sleep = asyncio.sleep) -> None:
        """Remove unused tables, while the server runs."""

        async def remove(name: str) -> None:
            try:
                if await (await self.room(name)).expire(self.expiry.remove):
                    self.forget_room(name)
            except DamagedTable:
                await self.expiry.remove(name)
            except BadInput:  # it has been deleted meanwhile
                pass

        await self.expiry.run(remove, sleep, self.guest_folders.sweep)

    async def _copy(self, wanted: api.WhatIf, person: Person) -> worker_answers.NewGame:
        """Start a practice game from a moment of another table. Raises BadInput or AccessDenied."""
        room, ticket = await self.room_by_token(wanted.table, wanted.token)

        def copy(given: Access) -> table_calls.CopyGame:
            given.check_may_know_all()
            return table_calls.CopyGame(room.name, wanted.at, folder_of(person.id))

        return await room.ask(ticket, copy)

    async def load_row(self, table: str) -> TableRow:
        """Return a stored table. Raises BadInput if there is none."""
        row = await self.store.row(table)
        if row is None:
            raise BadInput("server-expired" if await self.expiry.is_expired(table) else "server-no-table")
        return row

    async def room_by_token(self, table: str, token: str) -> tuple[TableRoom, Ticket]:
        """Return a table and the ticket of a token; the room decides its rights. Raises AccessDenied or BadInput."""
        ticket = self.read_ticket(table, token)
        return await self.room(table), ticket

    async def room_of_person(self, table: str, person: Person) -> tuple[TableRoom, Ticket]:
        """Return a table that a person owns or has joined, without its token. Raises AccessDenied or BadInput."""
        room = await self.room(table)
        ticket = _own_ticket(room.row, person)
        if ticket is None:
            raise AccessDenied("server-no-link")
        return room, ticket

    async def room_of_owner(self, table: str, token: str) -> TableRoom:
        """Return the table of an owner's token. Raises AccessDenied."""
        ticket = self.read_ticket(table, token)
        if ticket.seat != OWNER:
            raise AccessDenied("server-not-owner")
        return await self.room(table)

    async def assign_seat(self, wanted: api.SeatChange, table: str, lang: str = "") -> api.TableLinks:
        """Give a seat to a bot or a person, with new links. Raises BadInput or AccessDenied."""
        room = await self.room_of_owner(table, wanted.token)
        if wanted.invite:
            self.require_others()
            await room.invite(wanted.seat)
        else:
            await room.set_bot(wanted.seat, wanted.bot)
        return await self.table_links(table, lang)

    def require_others(self) -> None:
        """Raise BadInput if nobody else can reach this server, nor it others."""
        if self.alone:
            raise BadInput("server-alone")

    async def table_links(self, table: str, lang: str = "") -> api.TableLinks:
        """Return a table with all its links."""
        row = await self.load_row(table)
        (label,), seats = await self.labels.labels_of([row], lang), row.decode_seats()
        links = [
            api.Link(seat, name, self.tokens.sign(Ticket(row.name, seat, place.turn)), seats.bots.get(seat, ""))
            for seat, (name, place) in enumerate(zip(label.names, row.places))
            if seat not in seats.bots or place.invited
        ]
        own, watch = (self.tokens.sign(Ticket(row.name, seat)) for seat in (OWNER, WATCH))
        bots = [api.BotSeat(seat, label.names[seat], bot) for seat, bot in sorted(seats.bots.items())]
        return api.TableLinks(row.name, own, links, watch, bots)

    async def room(self, name: str) -> TableRoom:
        """Return a table by name. Raises BadInput if there is none."""
        found = self.rooms.get(name)
        if found is None:
            row = await self.load_row(name)
            found = self.rooms.get(name) or TableRoom(
                row, self.store, self.workers, self.translate, self.hidden, self.clock
            )
        self.rooms[name] = found
        self._recent.pop(name, None)
        self._recent[name] = found  # those that somebody has come to last are the last ones
        for other in [room.name for room in [*self._recent.values()][:-RECENT] if not room.is_open()]:
            del self._recent[other]
        for each in [room for room in self._recent.values() if room.is_open()][:-MOST_OPEN]:
            if each.name not in self._resting:
                self._resting[each.name] = asyncio.create_task(self._close_if_empty(each))
        return found

    async def _close_if_empty(self, room: TableRoom) -> None:
        try:
            await room.close_if_empty()
        finally:
            del self._resting[room.name]

    def forget_room(self, name: str) -> None:
        """Forget a deleted table."""
        self.rooms.pop(name, None)
        self._recent.pop(name, None)

    async def list_tables(self, person: Person, lang: str = "") -> list[api.TableSummary]:
        """Return the tables that a person has opened or joined, each with a token of their own.

        Damaged ones are included, with their fault.
        """
        found = await self.store.rows(person.id)
        rows = [row for row in found if isinstance(row, TableRow)]
        told = [(label.about, label.standing) for label in await self.labels.labels_of(rows, lang)]
        labels = dict(zip([row.name for row in rows], told))
        out = []
        for row in found:
            if isinstance(row, DamagedRow):
                out.append(self._damaged(row, person, lang))
            elif (ticket := _own_ticket(row, person)) is not None:
                token, (about, standing) = self.tokens.sign(ticket), labels[row.name]
                out.append(
                    api.TableSummary(row.name, row.game, about, token, row.over, standing, row.changed, row.kind)
                )
        return out

    def _damaged(self, row: DamagedRow, person: Person, lang: str) -> api.TableSummary:
        """Return a summary of an unreadable table; its owner can delete it."""
        token = self.tokens.sign(Ticket(row.name, OWNER if row.owner == person.id else WATCH))
        wrong = self.translate(row.wrong.phrase, lang)
        return api.TableSummary(row.name, row.game, row.name, token, changed=row.changed, damaged=wrong)

    async def remove(self, table: str, token: str) -> None:
        """Delete a table, also a damaged one, for its owner. Raises AccessDenied, BadInput or NotSaved."""
        try:
            room = await self.room_of_owner(table, token)
        except DamagedTable:
            await self.store.remove(table)
        else:
            await room.delete()
            self.forget_room(table)

    async def epochs(self, table: str, lang: str = "") -> list[api.Epoch]:
        """Return the stored epochs of a table, the oldest first, whether or not this version can play them."""
        return [
            api.Epoch(
                each.epoch, each.lines, each.ended, each.told,
                self.translate(phrase_of(msgspec.json.decode(each.why)), lang) if each.why else "",
            )
            for each in await self.store.epochs(table)
        ]  # fmt: skip

    def read_ticket(self, table: str, token: str) -> Ticket:
        """Return the ticket of a token for a table. Raises AccessDenied if it is for another table or server."""
        ticket = self.tokens.read(token)
        if ticket is None or ticket.table != table:
            raise AccessDenied("server-no-link")
        return ticket


def _own_ticket(row: TableRow, person: Person) -> Ticket | None:
    """Return the ticket of somebody's own table, or else of the first seat there that they took.

    None for a table at which they have none: `players` may be damaged, and name others than the table itself does.
    """
    if row.owner == person.id:
        return Ticket(row.name, OWNER)
    seat = next((seat for seat, place in enumerate(row.places) if place.person == person.id), None)
    return None if seat is None else Ticket(row.name, seat, row.places[seat].turn)
