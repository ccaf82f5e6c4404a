"""What pages ask over HTTP."""

from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.enums import MediaType
from litestar.response import Response

from goldenrule.server import api, calls
from goldenrule.server.calls import Data
from goldenrule.server.hub import Hub
from goldenrule.server.protocol import VERSION as PROTOCOL
from goldenrule.server.tokens import OWNER, Ticket
from goldenrule.table import settings
from goldenrule.version import VERSION


def hub_of(request: Request[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def operator(request: Request[Any, Any, Any]) -> bool:
    """Does the page run on the machine of the server? Only its user has tables to go on with there, and saves."""
    client = request.client
    if client is None or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return ip_address(client.host).is_loopback
    except ValueError:
        return False


class _Same(msgspec.Struct):
    """What the workers say once of what is the same for every page."""

    games: list[api.Game]
    words: str
    lang: str
    daily: list[str]


@get("/api/start")
async def start(request: Request[Any, Any, Any]) -> api.Start:
    """What a page needs before it shows anything."""
    hub, own = hub_of(request), operator(request)
    same = msgspec.json.decode(hub.started, type=_Same)
    wants = settings.read() if own else settings.Settings()
    return api.Start(
        version=VERSION, protocol=PROTOCOL, lang=same.lang, words=same.words, games=same.games, operator=own,
        settings=api.Settings(wants.free, wants.sure), tables=await hub.going() if own else (),
    )  # fmt: skip


@post("/api/setup", status_code=200)
async def setup(request: Request[Any, Any, Any], data: api.SetupAsked) -> Response[bytes]:
    """The first screen of a game, as far as it has been answered."""
    found = await hub_of(request).workers.ask(calls.Setup(data), Data)
    return Response(found.data, media_type=MediaType.JSON)


@post("/api/tables")
async def new_table(request: Request[Any, Any, Any], data: api.NewTable) -> api.Opened:
    """Open a table."""
    return await hub_of(request).begin(data)


@get("/api/tables")
async def tables(request: Request[Any, Any, Any]) -> list[api.Going]:
    """The tables to go on with, for whoever sits at this machine."""
    return await hub_of(request).going() if operator(request) else []


@get("/api/tables/{table:str}")
async def table_at(request: Request[Any, Any, Any], table: str, token: str) -> api.At:
    """A table for whoever has a token."""
    hub = hub_of(request)
    ticket = hub.ticket(table, token)
    return await _at(hub, ticket, table)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: Request[Any, Any, Any], table: str, data: api.Came) -> api.At:
    """Sit down at a seat by its link: from then on it is not the owner's."""
    hub = hub_of(request)
    _, ticket, _, _ = await hub.sit(table, data.token)
    return await _at(hub, ticket, table)


async def _at(hub: Hub, ticket: Ticket, table: str) -> api.At:
    room = await hub.room(table)
    seats, _ = await hub.seats(room, ticket)
    row = room.row
    return api.At(table, row.game, row.about, seats, ticket.seat == OWNER, row.over)


ROUTES = [start, setup, new_table, tables, table_at, join]
