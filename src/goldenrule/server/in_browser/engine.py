"""The server inside a page: requests and sockets, without HTTP. JavaScript in a Web Worker makes one and calls it."""

import asyncio
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from goldenrule.gamekit.text_lists import NONE, list_parts
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import make_data_folder
from goldenrule.kernel.locks import Lock
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.faults import log_fault
from goldenrule.server.http.refusals import NotFound
from goldenrule.server.http.route_table import Visit
from goldenrule.server.http.websocket import PageGone, play
from goldenrule.server.in_browser import router
from goldenrule.server.in_browser.log import (
    AppendLog,
    FileRemoved,
    FileSaved,
    Record,
    RecordLog,
    TableRemoved,
    TableSaved,
    check_export,
    read_lines,
    subject_of,
)
from goldenrule.server.in_browser.router import Answered
from goldenrule.server.in_browser.saved_files import SavedFiles
from goldenrule.server.in_browser.store import LogStore, OwnFiles
from goldenrule.server.in_browser.workers import Data, OwnWorkers, Search, as_bytes
from goldenrule.server.server_state import ServerState
from goldenrule.server.storage.rows import NotSaved
from goldenrule.server.visitors import Visitors

Post = Callable[[str, object, str], object]
"""Sends the page what happens at a socket: "opened", "message" with its text, or "closed" with a code and a reason."""
GONE: Final = 1001
"""The code of a socket that is closed because something went wrong before it was open."""
MOST_REVIEWS: Final = 60
"""The most files of reviews, which are in memory, and looked at after each call."""


class PortSocket:
    """A page's socket over messages (`PageSocket`)."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed = False

    async def accept(self) -> None:
        self.post("opened", "", "")

    async def send(self, text: str) -> None:
        if self.closed:
            raise PageGone
        self.post("message", text, "")

    async def receive(self) -> str:
        found = None if self.closed else await self.inbox.get()
        if found is None:
            raise PageGone
        return found

    async def close(self, code: int, reason: str = "") -> None:
        if not self.closed:
            self.closed = True
            self.post("closed", code, reason)


class Engine:
    """The server of one page. Everything is stored in `log`, and `search` asks the thinker."""

    def __init__(self, folder: str, log: AppendLog, search: Search, lang: str = "") -> None:
        """Use a folder in memory. `lang` is the language for everything that says none, by default the browser's."""
        os.environ["GOLDENRULE_HOME"] = folder
        if lang:
            os.environ["LC_ALL"] = lang
        self.folder = make_data_folder(Path(folder))
        self._log = log
        self._search = search
        self._sockets: dict[int, PortSocket] = {}
        self._tasks = set[asyncio.Task[None]]()

    async def start(self, stored: Data, late: Sequence[str] = ()) -> str:
        """Start with the content of the log. A torn or damaged line is left out, and the log is written again.

        `late` are the tables for which the engine before this one was ended because a call took too long. Returns what
        to say of damaged lines, "" if there are none. Raises StorageUnavailable, and LogUnreadable.
        """
        data = as_bytes(stored)
        content = read_lines(data)
        self.log = RecordLog(self._log, len(data))
        self.store, self.files = _contents(content.records, self.folder, self.log)
        if not content.is_whole or not content.records:
            await self.log.rewrite()
        workers = OwnWorkers(self._search, self.files.save, [*late])
        lock, own = Lock(self.folder / "server.lock"), OwnFiles()
        self.server = ServerState(self.folder, workers, lock, {}, self.store, own, own)
        self.server.alone = True
        self.server.reviewer.reviews.most = MOST_REVIEWS
        await self.server.start()
        await self.files.save()
        return self._say_lost(content.damaged) if content.damaged else ""

    def _say_lost(self, damaged: Sequence[bytes]) -> str:
        """Return what damaged lines belonged to, in a sentence or two."""
        named = [subject_of(line) for line in damaged]
        titles = [self.store.title(name) if kind == "table" else name for kind, name in named]
        gone = len(self.store.lost(name for kind, name in named if kind == "table"))
        about = list_parts(self.server.texts, dict.fromkeys(filter(None, titles)))
        return self.server.say("server-log-damaged", n=len(damaged), about=about or NONE, gone=gone)

    async def request(self, method: str, path: str, lang: str = "", body: Data = b"") -> Answered:
        """Return the status, the media type, the data and the headers of an answer."""
        found = await router.answer(self.server, method, path, lang, as_bytes(body))
        try:
            await self.files.save()
        except NotSaved as error:
            return router.refused(self.server, router.scope_of(method, path, lang), error)
        return found

    # -- sockets -------------------------------------------------------------------------------------------------------

    def open_socket(self, number: int, path: str, post: Post) -> None:
        """Open a socket of the page; `post` is called with what happens there. One of the same number is closed."""
        self.close_socket(number)
        socket = self._sockets[number] = PortSocket(post)
        task = asyncio.get_running_loop().create_task(self._play(number, socket, path))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play(self, number: int, socket: PortSocket, path: str) -> None:
        scope = router.scope_of("GET", path, "")
        query = router.query_of(path)
        try:
            kind, _, table = scope["path"].strip("/").partition("/")
            if kind != "ws":
                raise NotFound()
            v, over = int(query.get("v", "0")), int(query.get("over", SPECTATOR))
            with suppress(PageGone):
                await play(
                    socket, Visit(self.server, scope), table, query.get("token", ""), v, over, query.get("lang", "")
                )
        except Exception as error:
            log_fault(error, "opening a socket")
            await socket.close(GONE, type(error).__name__)
        finally:
            if self._sockets.get(number) is socket:
                del self._sockets[number]

    def receive(self, number: int, text: str) -> None:
        """Take a message of the page."""
        if number in self._sockets:
            self._sockets[number].inbox.put_nowait(text)

    def close_socket(self, number: int) -> None:
        """Close a socket whose page is gone."""
        socket = self._sockets.pop(number, None)
        if socket is not None:
            socket.closed = True
            socket.inbox.put_nowait(None)

    # -- everything as one file ----------------------------------------------------------------------------------------

    def export(self) -> bytes:
        """Return everything that is stored, as one file."""
        return self.log.whole()

    async def restore(self, data: Data) -> None:
        """Replace everything that is stored by an exported file; then start a new engine.

        Raises BadInput, and changes nothing, if the file is damaged or of a later version; StorageUnavailable.
        """
        found = as_bytes(data)
        check_export(found)
        with TemporaryDirectory() as folder:
            _try(read_lines(found).records, Path(folder), self._log)
        await self.log.replace(found)

    async def close(self) -> None:
        """Close all sockets and the server."""
        for number in [*self._sockets]:
            self.close_socket(number)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.server.close()


def _contents(records: Sequence[Record], folder: Path, log: RecordLog) -> tuple[LogStore, SavedFiles]:
    """Return the tables and files of a log; the files are in the folder, too."""
    store, files = LogStore(log), SavedFiles(folder, log)
    for record in records:
        if isinstance(record, TableSaved | TableRemoved):
            store.apply(record)
        elif isinstance(record, FileSaved | FileRemoved):
            files.apply(record)
    files.restore()
    return store, files


def _try(records: Sequence[Record], folder: Path, log: AppendLog) -> None:
    """Raise BadInput unless an engine can start with these records. Nothing is written but an empty folder's files."""
    try:
        store, _ = _contents(records, folder, RecordLog(log, 0))
        store.check()
        Visitors(folder)
        Lock(folder / "server.lock").release()
    except Exception as error:  # a file that somebody has changed may lead to any
        raise BadInput("bad-import-damaged") from error
