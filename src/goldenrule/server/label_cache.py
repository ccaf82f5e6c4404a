"""A cache of the labels of tables, by language, until a table changes."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from goldenrule.server.storage.interface import TableStore
from goldenrule.server.storage.rows import TableRow
from goldenrule.server.worker_answers import Label
from goldenrule.server.worker_calls import LabelTables, SavedTable
from goldenrule.server.workers import TableFault, WorkerLost, WorkerPool

MOST: Final = 5_000
"""The most cached labels; the oldest are dropped first."""


class LabelCache:
    """A cache that asks a worker for the labels of tables, once for each language and each change of a table.

    `own` is the server's own language.
    """

    def __init__(self, store: TableStore, workers: WorkerPool, own: str, most: int = MOST) -> None:
        self.store = store
        self.workers = workers
        self.own = own
        self.most = most
        self._known: dict[tuple[str, str], tuple[tuple[object, ...], Label]] = {}

    async def labels_of(self, rows: Sequence[TableRow], lang: str = "") -> list[Label]:
        """Return the label of each table in a language ("": the server's own), or its old names if it has none now."""
        lang = lang or self.own
        seen = {row.name: (row.made, row.kind, row.standing, sorted(row.decode_seats().bots)) for row in rows}
        known = {row.name: self._known.get((row.name, lang)) for row in rows}
        kept = {name: found[1] for name, found in known.items() if found is not None and found[0] == seen[name]}
        new = [row for row in rows if row.name not in kept]
        if new:
            kept |= zip([row.name for row in new], await self._ask(new, lang))
        for name, label in kept.items():
            self._known.pop((name, lang), None)
            self._known[name, lang] = seen[name], label  # those that were read last stand last
        for old in [*self._known][: max(len(self._known) - self.most, 0)]:
            del self._known[old]
        return [kept[row.name] for row in rows]

    async def _ask(self, rows: Sequence[TableRow], lang: str) -> list[Label]:
        records = await self.store.records([row.name for row in rows])
        asked = [
            SavedTable(records.get(row.name, b""), row.kind, [*row.decode_seats().bots], row.standing) for row in rows
        ]
        labels: Sequence[Label | None] = [None] * len(rows)
        with suppress(TableFault, WorkerLost):  # a pack has gone round in circles
            labels = (await self.workers.ask(LabelTables(asked, lang))).labels
        return [label or Label(row.about, row.names, "") for row, label in zip(rows, labels)]
