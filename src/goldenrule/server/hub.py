"""Everything that a running server has: its folder, its tables, its workers, and who may sit where."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.locks import Lock, Taken
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server import api, calls, store, tokens
from goldenrule.server.calls import Begun, Data
from goldenrule.server.room import Room
from goldenrule.server.store import Place, Row, Store
from goldenrule.server.tokens import OWNER, WATCH, Ticket, Tokens
from goldenrule.server.workers import Workers
from goldenrule.table.saves import Seats
from goldenrule.table.texts import Texts

MOST_TABLES: Final = 1_000
"""So many tables may be kept in one folder."""


class NoSeat(Exception):
    """A token that is not good, or no longer."""


class Hub:
    """A running server. Made by `opened`."""

    def __init__(self, folder: Path, workers: Workers, lock: Lock) -> None:
        self.folder = folder
        self.texts = Texts()
        self.store = Store(folder / store.NAME)
        self.tokens = Tokens(tokens.key_of(folder))
        self.workers = workers
        self.lock = lock
        self.rooms: dict[str, Room] = {}
        self.started = b""

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.t(key, **args)

    async def start(self) -> None:
        """Start the workers, and ask for what is the same for every page."""
        await self.workers.start()
        self.started = (await self.workers.ask(calls.Start(), Data)).data

    async def close(self) -> None:
        await self.workers.close()
        await self.store.close()
        self.lock.release()

    # -- tables --------------------------------------------------------------------------------------------------------

    async def begin(self, new: api.NewTable) -> api.Opened:
        """Open a new table. Raises BadInput."""
        if len(await self.store.rows(MOST_TABLES)) >= MOST_TABLES:
            raise BadInput(self.say("server-too-many"))
        begun = await self.workers.ask(calls.Begin(new), Begun)
        row = Row(
            name=tokens.new_name(), game=begun.game, about=begun.about, kind=begun.kind, names=list(begun.names),
            record=begun.record, seats=msgspec.json.encode(begun.seats), places=[Place() for _ in begun.names],
        )  # fmt: skip
        await self.store.add(row, begun.kept)
        return self.opened(row, begun.seats)

    def opened(self, row: Row, seats: Seats) -> api.Opened:
        """A table with all its links."""
        links = [
            api.Link(seat, name, self.tokens.sign(Ticket(row.name, seat, row.places[seat].turn)))
            for seat, name in enumerate(row.names)
            if seat not in seats.bots
        ]
        own, watch = (self.tokens.sign(Ticket(row.name, seat)) for seat in (OWNER, WATCH))
        return api.Opened(row.name, own, links, watch)

    async def room(self, name: str) -> Room:
        """A table by name. Raises BadInput if there is none."""
        found = self.rooms.get(name)
        if found is None:
            row = await self.store.row(name)
            if row is None:
                raise BadInput(self.say("server-no-table"))
            found = self.rooms.setdefault(name, Room(row, self.store, self.workers, self.say))
        return found

    async def going(self) -> list[api.Going]:
        """The tables to go on with, for whoever sits at this machine."""
        return [
            api.Going(
                table=row.name, game=row.game, about=row.about, token=self.tokens.sign(Ticket(row.name, OWNER)),
                over=row.over, standing=row.standing, changed=row.changed, kind=row.kind,
            )
            for row in await self.store.rows()
        ]  # fmt: skip

    # -- seats ---------------------------------------------------------------------------------------------------------

    def ticket(self, table: str, token: str) -> Ticket:
        """What a token says of a table. Raises NoSeat if it was not made for it here."""
        ticket = self.tokens.read(token)
        if ticket is None or ticket.table != table:
            raise NoSeat(self.say("server-no-seat"))
        return ticket

    async def seats(self, room: Room, ticket: Ticket) -> tuple[Sequence[int], int]:
        """The seats that a token plays now, and the eyes with which it looks on. Raises NoSeat."""
        row = await self.store.row(room.name)
        if row is None:
            raise NoSeat(self.say("server-no-table"))
        people = [seat for seat in range(len(row.names)) if seat not in row.sitting().bots]
        if ticket.seat == WATCH:
            return (), SPECTATOR
        if ticket.seat == OWNER:
            return [seat for seat in people if not room.places[seat].taken], SPECTATOR
        if ticket.seat not in people or room.places[ticket.seat].turn != ticket.turn:
            raise NoSeat(self.say("server-no-seat"))
        return (ticket.seat,), ticket.seat

    async def sit(self, table: str, token: str) -> tuple[Room, Ticket, Sequence[int], int]:
        """Sit down with a token: its seat is nobody else's from then on. Raises NoSeat or BadInput."""
        ticket = self.ticket(table, token)
        room = await self.room(table)
        seats, eyes = await self.seats(room, ticket)
        if ticket.seat >= 0 and not room.places[ticket.seat].taken:
            await room.take(ticket.seat)
        return room, ticket, seats, eyes


def folder_of(wanted: str) -> Path:
    """The data folder, made if it is missing. Raises BadInput if it cannot be."""
    from goldenrule.kernel.files import folder

    if wanted:
        os.environ["GOLDENRULE_HOME"] = str(Path(wanted).expanduser().absolute())
    return folder("")


def opened(folder: Path, many: int) -> Hub:
    """The server of a data folder. Raises BadInput if another one runs there, or it cannot be used."""
    try:
        lock = Lock(folder / "server.lock")
    except Taken as taken:
        raise BadInput(f"Another server ({taken.owner}) uses {folder}; end it, or choose another --data.") from taken
    try:
        store.migrate(folder / store.NAME)
        return Hub(folder, Workers(many), lock)
    except BaseException:
        lock.release()
        raise


def some() -> int:
    """How many workers there are: one for each processor but not many, and two at least."""
    return max(2, min(4, os.cpu_count() or 2))
