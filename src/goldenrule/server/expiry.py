"""Tables of nobody: when somebody was at each table last, and which are removed because nobody comes any more.

Tables of the operator, saves and exported games are never removed. Of a table that is, its name is remembered, so that
a link to it says what became of it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import Any, Final

import sqlalchemy as sa

from goldenrule.server.faults import fault
from goldenrule.server.people import OPERATOR
from goldenrule.server.rows import JOURNAL, TABLES
from goldenrule.server.store import Store
from goldenrule.server.writer import NotKept, Sleep

DAY: Final = 24 * 3600.0
USUAL: Final = 60
"""Days after which a game is removed at which nobody has been."""
PASSING: Final = {"lesson": 14, "puzzle": 14, "what_if": 14, "daily": 14}
"""Days for what is begun again easily, by the kind of a table."""
UNPLAYED: Final = 2
"""Days for a table at which nobody has answered anything."""
REMEMBERED: Final = 730
"""Days for which it is remembered that a table was removed."""
OFTEN: Final = 3600.0
"""Seconds between two looks at all tables, and between two notes that somebody is at one."""
AT_ONCE: Final = 500
"""So many tables are removed at a time: others have to be written, too."""

META = sa.MetaData()
VISITS = sa.Table(
    "visits", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("network", sa.String),
    sa.Column("visited", sa.Float),
)  # fmt: skip
"""When somebody was at a table last, and the sealed address from which it was opened."""
EXPIRED = sa.Table("expired", META, sa.Column("name", sa.String, primary_key=True), sa.Column("at", sa.Float))
"""The names of tables that were removed, and when."""

LAST: Final = sa.func.max(TABLES.c.changed, sa.func.coalesce(VISITS.c.visited, 0))
PLAYED: Final = sa.exists().where(JOURNAL.c.name == TABLES.c.name)


def patience(kind: str, played: bool, days: int) -> float:
    """Return how many days a table waits for somebody, of at most `days`."""
    usual = PASSING.get(kind.partition(":")[0], days) if played or kind else UNPLAYED
    return min(usual, days)


class Expiry:
    """Removes the tables of a store at which nobody has been for `days`, or fewer by kind; none if that is 0."""

    def __init__(self, store: Store, days: int = USUAL, clock: Callable[[], float] = time) -> None:
        self.store = store
        self.days = days
        self.clock = clock
        self._noted: dict[str, float] = {}
        """When it was noted last that somebody is at a table."""

    async def opened(self, name: str, network: str) -> None:
        """A table has been opened from an address, which is sealed (`network`). Raises NotKept."""
        await self.store.writer.write([VISITS.insert().values(name=name, network=network, visited=self.clock())])

    async def visited(self, name: str) -> None:
        """Somebody is at a table; that is noted once an hour, and not at all while storage is away."""
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
        except NotKept:
            self._noted.pop(name, None)

    async def count(self, owner: str, network: str) -> tuple[int, int]:
        """Return how many tables are kept of a person, and how many that were opened from a sealed address."""
        own = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.owner == owner)
        shared = sa.select(sa.func.count()).select_from(VISITS).where(VISITS.c.network == network)

        def reading(connection: sa.Connection) -> tuple[int, int]:
            return connection.execute(own).scalar_one(), connection.execute(shared).scalar_one() if network else 0

        return await self.store.read(reading)

    async def expired(self, name: str) -> bool:
        """Was a table removed because nobody came any more?"""
        query = sa.select(EXPIRED.c.at).where(EXPIRED.c.name == name)
        return await self.store.read(lambda connection: connection.execute(query).scalar()) is not None

    async def due(self) -> list[str]:
        """Return the tables that nobody has come to for long enough, those that wait longest first."""
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
            if now - last > patience(str(kind), played, self.days) * DAY  # a damaged kind may be anything
        ]
        return found[:AT_ONCE]

    def removing(self, name: str) -> list[Any]:
        """What is written when a table is removed, besides its removal."""
        now = self.clock()
        return [
            EXPIRED.insert().prefix_with("OR IGNORE").values(name=name, at=now),
            EXPIRED.delete().where(EXPIRED.c.at < now - REMEMBERED * DAY),
        ]

    async def run(self, remove: Callable[[str], Awaitable[None]], sleep: Sleep = asyncio.sleep) -> None:
        """Remove what is due, again and again. A table that cannot be removed now is tried again later."""
        while True:
            with suppress(NotKept):
                for name in await self.due():
                    try:
                        await remove(name)
                    except NotKept:
                        raise  # nor can the others be removed
                    except Exception as error:  # a fault of one table must not end the sweep
                        fault(error, f"removing table {name}")
            await sleep(OFTEN)
