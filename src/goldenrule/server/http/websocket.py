"""The socket of a page: messages in, messages out, and one clear sentence for whatever cannot be understood."""

import asyncio
from contextlib import ExitStack, suppress
from typing import Final, Protocol

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.validation_messages import error_phrase
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.buckets import Rate
from goldenrule.server.faults import log_fault
from goldenrule.server.http.route_table import Visit, tag_of
from goldenrule.server.limits import MESSAGE, TOO_MANY, LimitExceeded, Requester, page_payer
from goldenrule.server.page_requests import Here, Number, Request, Stand
from goldenrule.server.protocol import VERSION, Done, Refused, Stopped, Welcome
from goldenrule.server.seating import AccessDenied
from goldenrule.server.server_state import ServerState
from goldenrule.server.storage.rows import NotSaved
from goldenrule.server.table_room import TableRoom
from goldenrule.words.phrases import Arg, Phrase

LARGEST: Final = 16_384
"""Bytes of the largest message that a page sends."""
WAITING: Final = 500
"""Messages that may wait for a page that does not read; then it is closed, and can come again."""
A_SOCKET: Final = Rate(60, 20)
"""Messages that a page may send at once, and in a second."""
REFUSALS: Final = Rate(100, 1)
"""Messages that are refused for coming too fast; of more, the socket is closed."""
PAUSE: Final = 0.25
"""Seconds for which nothing is read after a bad message: a page that sends without end is slowed, not answered."""
OTHER_VERSION, TOO_SLOW = 4409, 4408
"""Codes with which a socket is closed: the page is of another version, or does not read (and `TOO_MANY`)."""


class _Number(msgspec.Struct):
    id: Number = 0


class PageGone(Exception):
    """The other end of a socket has closed it."""


class PageSocket(Protocol):
    """The socket of a page, in any framework."""

    async def accept(self) -> None: ...

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str:
        """Return the next message. Raises PageGone."""

    async def close(self, code: int, reason: str = "") -> None: ...


class PageSender:
    """The way to a page: messages wait until the socket has taken them."""

    def __init__(self, socket: PageSocket) -> None:
        self.socket = socket
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.code = 0
        """With which it is to be closed; 0 as long as it is not."""

    def send(self, data: bytes) -> None:
        """Hand over a message. It does not wait: of a page that does not read, nothing more is kept."""
        if self.code:
            return
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Have the socket closed with a code. Nothing more is sent."""
        self.code = code
        if self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    async def run(self) -> None:
        """Send what waits, until the page is to be closed."""
        while not self.code and (data := await self.waiting.get()) is not None:
            await self.socket.send(data.decode())
        await self.socket.close(self.code)


async def play(
    socket: PageSocket, visit: Visit, table: str, token: str = "", v: int = 0, over: int = SPECTATOR, lang: str = ""
) -> None:
    """A page at a table, until it is closed. One whose token is not good is not let in; it can ask over HTTP why.

    A spectator may look over the shoulder of the seat `over`, if that is allowed.
    """
    server, line, requester = visit.server, PageSender(socket), visit.requester
    try:
        room, ticket = await server.room_by_token(table, token)
        room.access(ticket, over)  # it is decided in `join`, but not let in for nothing
    except (AccessDenied, BadInput, NotSaved) as error:
        await socket.close(1008, _shortened(server.translate(error.phrase, lang)))
        return
    with ExitStack() as held:
        try:
            held.enter_context(server.limits.count_open(requester, "sockets"))
            held.enter_context(server.limits.count_open(*page_payer(table, ticket.seat, requester)))
            held.enter_context(room.count_socket())
        except LimitExceeded as error:
            await _turn_away(socket, server.translate(error.phrase, lang))
            return
        await socket.accept()
        if v != VERSION:
            welcome = Welcome(VERSION, table, room.row.game, "", ())
            await socket.send(msgspec.json.encode(welcome).decode())
            await socket.close(OTHER_VERSION)
            return
        try:
            number = await room.join(line.send, ticket, over, tag_of(lang), requester)
        except (AccessDenied, NotSaved) as error:  # it was good when it came in
            await socket.close(1008, _shortened(server.translate(error.phrase, lang)))
            return
        except Exception as error:
            id = log_fault(error, f"joining table {table}")
            said = Phrase("server-error", error=type(error).__name__, id=id)
            await socket.close(1011, _shortened(server.translate(said, lang)))
            return
        await server.expiry.note_visit(table)
        writing = asyncio.create_task(line.run())
        reading = asyncio.create_task(_read(socket, server, room, number, line, lang, requester))
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            if line.code:
                await asyncio.wait((writing,))
        finally:
            for task in (writing, reading):
                task.cancel()
                with suppress(asyncio.CancelledError, PageGone, RuntimeError):
                    await task
            await asyncio.shield(room.close_page(number))


async def _turn_away(socket: PageSocket, text: str) -> None:
    """Close a socket for now with a sentence, which a page that is not let in would not hear."""
    await socket.accept()
    await socket.send(msgspec.json.encode(Stopped(text)).decode())
    await socket.close(TOO_MANY)


async def _read(
    socket: PageSocket,
    server: ServerState,
    room: TableRoom,
    number: int,
    line: PageSender,
    lang: str,
    requester: Requester,
) -> None:
    """Carry out what the page wants, one request after the other, until it sends far too much."""

    def refuse(data: str | bytes, key: str, **args: Arg) -> None:
        line.send(_refused(data, server.translate(Phrase(key, **args), lang)))

    limits = server.limits
    bucket, refusals = limits.bucket(A_SOCKET), limits.bucket(REFUSALS)
    decoder = msgspec.json.Decoder(Request)
    while True:
        data = await socket.receive()
        if not bucket.take() or not limits.try_spend(requester, "work", MESSAGE):
            refuse(data, "server-too-fast")
            if not refusals.take():
                line.end(TOO_MANY)
                return
            await limits.sleep(PAUSE)
        elif len(data) > LARGEST:
            refuse("", "server-too-large", most=LARGEST)
        else:
            try:
                request = decoder.decode(data)
            except msgspec.ValidationError as error:
                refuse(data, "server-request", why=error_phrase(error))
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                refuse("", "server-not-json")
            else:
                if isinstance(request, Here):
                    line.send(msgspec.json.encode(Done(request.id)))
                else:
                    try:  # what is begun is saved, though the page is gone
                        if isinstance(request, Stand) and request.keep and requester.person:
                            await server.guest_folders.make(requester.person, requester)
                        await asyncio.shield(room.handle(number, request))
                    except (LimitExceeded, BadInput) as error:
                        line.send(_refused(data, server.translate(error.phrase, lang)))
                    except Exception as error:
                        id = log_fault(error, f"{type(request).__name__} at table {room.name}")
                        refuse(data, "server-error", error=type(error).__name__, id=id)


def _shortened(text: str) -> str:
    """A sentence as the reason for which a socket is closed: of as many bytes as there may be (RFC 6455)."""
    return text.encode()[:123].decode(errors="ignore")


def _refused(data: str | bytes, text: str) -> bytes:
    """A request that was not understood, with its number if it has one."""
    try:
        id = msgspec.json.decode(data, type=_Number).id if len(data) <= LARGEST else 0
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        id = 0
    return msgspec.json.encode(Refused(id, text))
