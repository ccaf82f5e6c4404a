"""Expiry: the last visit to each table, and the removal of unused tables.

Tables of the operator, saves and exported games are never removed. The name of a removed table is remembered, so that a
link to it can say what happened.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from time import time
from typing import Final

import sqlalchemy as sa

from goldenrule.server.clocks import Sleep
from goldenrule.server.faults import log_fault
from goldenrule.server.storage.database import JOURNAL, TABLES
from goldenrule.server.storage.rows import NotSaved
from goldenrule.server.storage.store import Store
from goldenrule.server.visitors import OPERATOR

DAY: Final = 24 * 3600.0
USUAL: Final = 60
"""Days without a visit after which a game is removed."""
PASSING: Final = {"lesson": 14, "puzzle": 14, "what_if": 14, "daily": 14}
"""The same for games that are easy to restart, by the kind of the table."""
UNPLAYED: Final = 2
"""The same for a table without a single answer."""
REMEMBERED: Final = 730
"""The days for which the name of a removed table is stored."""
OFTEN: Final = 3600.0
"""Seconds between two sweeps, and between two notes of a visit to the same table."""
AT_ONCE: Final = 500
"""The most tables that one sweep removes, so that other writes do not wait for it."""

META = sa.MetaData()
VISITS = sa.Table(
    "visits", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("network", sa.String),
    sa.Column("visited", sa.Float),
)  # fmt: skip
"""The last visit to a table, and the keyed hash of the address from which it was opened."""
EXPIRED = sa.Table("expired", META, sa.Column("name", sa.String, primary_key=True), sa.Column("at", sa.Float))
"""The names of tables that were removed, and when."""

LAST: Final = sa.func.max(TABLES.c.changed, sa.func.coalesce(VISITS.c.visited, 0))
PLAYED: Final = sa.exists().where(JOURNAL.c.name == TABLES.c.name)


def lifetime(kind: str, played: bool, days: int) -> float:
    """Return after how many days without a visit a table is removed, at most `days`."""
    usual = PASSING.get(kind.partition(":")[0], days) if played or kind else UNPLAYED
    return min(usual, days)


class Expiry:
    """The removal of tables without a visit for `days`, or for fewer days by kind; with 0, none."""

    def __init__(self, store: Store, days: int = USUAL, clock: Callable[[], float] = time) -> None:
        self.store = store
        self.days = days
        self.clock = clock
        self._noted: dict[str, float] = {}
        """When a visit to a table was last written."""

    async def note_opening(self, name: str, network: str) -> None:
        """Note that a table was opened from an address, whose keyed hash is `network`. Raises NotSaved."""
        await self.store.writer.write([VISITS.insert().values(name=name, network=network, visited=self.clock())])

    async def note_visit(self, name: str) -> None:
        """Note a visit to a table, once an hour; not at all while storage is away."""
        now = self.clock()
        if now - self._noted.get(name, 0) < OFTEN:
            return
        if len(self._noted) >= AT_ONCE:
            self._noted.clear()
        self._noted[name] = now
        note = sa.text(
            "INSERT INTO visits (name, network, visited) SELECT name, '', :now FROM tables WHERE name = :name "
            "ON CONFLICT (name) DO UPDATE SET visited = :now"
        )
        try:
            await self.store.writer.write([note.bindparams(now=now, name=name)])
        except NotSaved:
            self._noted.pop(name, None)

    async def count(self, owner: str, network: str) -> tuple[int, int]:
        """Return how many tables a person has, and how many were opened from the address with this keyed hash."""
        own = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.owner == owner)
        shared = sa.select(sa.func.count()).select_from(VISITS).where(VISITS.c.network == network)

        def reading(connection: sa.Connection) -> tuple[int, int]:
            return connection.execute(own).scalar_one(), connection.execute(shared).scalar_one() if network else 0

        return await self.store.read(reading)

    async def is_expired(self, name: str) -> bool:
        """Was a table removed because nobody visited it any more?"""
        query = sa.select(EXPIRED.c.at).where(EXPIRED.c.name == name)
        return await self.store.read(lambda connection: connection.execute(query).scalar()) is not None

    async def due_tables(self) -> list[str]:
        """Return the tables to remove now, those without a visit for the longest time first."""
        if not self.days:
            return []
        now = self.clock()
        query = (
            sa.select(TABLES.c.name, TABLES.c.kind, LAST.label("last"), PLAYED.label("played"))
            .select_from(TABLES.outerjoin(VISITS, TABLES.c.name == VISITS.c.name))
            .where(TABLES.c.owner != OPERATOR, now - min(UNPLAYED, self.days) * DAY > LAST)
            .order_by(LAST)
        )
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        found = [
            name
            for name, kind, last, played in rows
            if now - last > lifetime(str(kind), played, self.days) * DAY  # a damaged kind may be anything
        ]
        return found[:AT_ONCE]

    async def remove(self, name: str) -> None:
        """Remove a table, and remember its name. Raises NotSaved."""
        now = self.clock()
        remembered = EXPIRED.insert().prefix_with("OR IGNORE").values(name=name, at=now)
        await self.store.remove(name, [remembered, EXPIRED.delete().where(EXPIRED.c.at < now - REMEMBERED * DAY)])

    async def run(
        self,
        remove: Callable[[str], Awaitable[None]],
        sleep: Sleep = asyncio.sleep,
        also: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Remove due tables, and run `also`, again and again.

        Failed removals are tried again later.
        """
        while True:
            for step in (partial(self._tables, remove), also):
                try:
                    if step is not None:
                        await step()
                except NotSaved:
                    pass
                except Exception as error:  # a fault must not end the sweep
                    log_fault(error, "looking for what nobody uses")
            await sleep(OFTEN)

    async def _tables(self, remove: Callable[[str], Awaitable[None]]) -> None:
        """Remove the tables that are due. Raises NotSaved."""
        for name in await self.due_tables():
            try:
                await remove(name)
            except NotSaved:
                raise  # nor can the others be removed
            except Exception as error:
                log_fault(error, f"removing table {name}")
