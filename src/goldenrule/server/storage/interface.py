"""What the server needs of its storage. `Store`, `Expiry` and `GuestFolders` provide it with a database.

`in_browser.store` provides it without one.
"""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol

from goldenrule.server.clocks import Sleep
from goldenrule.server.limits import Requester
from goldenrule.server.storage.rows import DamagedRow, SeatHolder, StoredEpoch, StoredTable, TableRow
from goldenrule.server.table_calls import TableUpdate
from goldenrule.server.worker_answers import NewEpoch
from goldenrule.table.saves import Seats


class TableStore(Protocol):
    """The storage of tables. `store.Store` documents the methods; each change is atomic, and on disk when it returns.

    All of them raise NotSaved, or StorageUnavailable until `wait_until_available` returns.
    """

    async def close(self) -> None: ...

    async def wait_until_available(self) -> None: ...

    async def add(self, row: TableRow, kept: Sequence[bytes] = ()) -> None: ...

    async def append(
        self, name: str, seq: int, update: TableUpdate, epoch: int = 0, begins: NewEpoch | None = None
    ) -> None: ...

    async def start_rematch(self, old: str, row: TableRow, kept: Sequence[bytes]) -> None: ...

    async def save_seats(self, name: str, places: Sequence[SeatHolder], seats: Seats | None = None) -> None: ...

    async def save_record(self, name: str, record: bytes) -> None: ...

    async def remove(self, name: str) -> None: ...

    async def count(self) -> int: ...

    async def rows(self, person: str, most: int = 100) -> list[TableRow | DamagedRow]: ...

    async def records(self, names: Sequence[str]) -> dict[str, bytes]: ...

    async def row(self, name: str) -> TableRow | None: ...

    async def load(self, name: str) -> StoredTable | None: ...

    async def epochs(self, name: str) -> list[StoredEpoch]: ...

    async def journal(self, name: str, epoch: int) -> list[bytes]: ...

    async def saved_view(self, name: str, epoch: int, eyes: int, langs: Sequence[str]) -> bytes: ...


class TableExpiry(Protocol):
    """The removal of tables that nobody uses."""

    async def note_opening(self, name: str, network: str) -> None: ...

    async def note_visit(self, name: str) -> None: ...

    async def count(self, owner: str, network: str) -> tuple[int, int]: ...

    async def is_expired(self, name: str) -> bool: ...

    async def remove(self, name: str) -> None: ...

    async def run(
        self, remove: Callable[[str], Awaitable[None]], sleep: Sleep, also: Callable[[], Awaitable[None]]
    ) -> None: ...


class PeopleFolders(Protocol):
    """The folders with the files of each person."""

    async def make(self, person: str, requester: Requester) -> Path: ...

    async def note_visit(self, person: str) -> None: ...

    async def sweep(self) -> None: ...
