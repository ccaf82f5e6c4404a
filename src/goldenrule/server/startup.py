"""Start of the server of a data folder: its lock, its database, and the allowed packs."""

import os
from collections.abc import Sequence
from pathlib import Path

from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.locks import Lock, LockTaken
from goldenrule.server import api
from goldenrule.server.server_state import ServerState
from goldenrule.server.storage import store
from goldenrule.server.storage.expiry import USUAL, Expiry
from goldenrule.server.storage.guest_folders import GuestFolders
from goldenrule.server.workers import WorkerPool
from goldenrule.table.packs import compatible_packs, pack_in


def data_folder(wanted: str) -> Path:
    """Return the data folder; make it if it is missing. Raises BadInput on failure."""
    if wanted:
        os.environ["GOLDENRULE_HOME"] = str(Path(wanted).expanduser().absolute())
    return files.folder("")


def open_server(folder: Path, patience: float, packs: Sequence[str], days: int = USUAL) -> ServerState:
    """Open the server of a data folder; unused tables of guests stay for `days` (0: for ever).

    Raises BadInput if another server runs there, or the folder is unusable.
    """
    allowed = _packs([Path(pack).expanduser().absolute() for pack in packs])
    try:
        lock = Lock(folder / "server.lock")
    except LockTaken as taken:
        raise BadInput("bad-server-taken", owner=taken.owner.phrase, folder=folder) from taken
    try:
        store.migrate(folder / store.NAME)
        tables, workers = store.Store(folder / store.NAME), WorkerPool(patience)
        guests = GuestFolders(tables, workers.limits, days)
        return ServerState(folder, workers, lock, allowed, tables, Expiry(tables, days), guests)
    except BaseException:
        lock.release()
        raise


def _packs(folders: Sequence[Path]) -> dict[Path, api.Pack]:
    """Return the packs that the operator allows. Raises BadInput for a bad one."""
    found = {folder: pack_in(folder)[0].manifest for folder in folders}
    out = {}
    for folder, each in found.items():
        together = compatible_packs(each.game, [str(other) for other in found if found[other].game == each.game])
        out[folder] = api.Pack(each.id, each.game, each.name or each.id, str(folder) in together)
    return out
