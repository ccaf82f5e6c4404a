"""What pages ask over HTTP about a table: to open one, who sits there, what follows, and what has been."""

from typing import Final, NoReturn

from litestar import delete, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from goldenrule.kernel.errors import BadInput
from goldenrule.languages import meant
from goldenrule.server import api, calls, tokens
from goldenrule.server.hub import Hub, NoSeat
from goldenrule.server.routes import Asked, hub_of, json, lang_of, only_here, operator


@post("/api/tables")
async def new_table(request: Asked, data: JSONBody[api.NewTable]) -> api.Opened:
    """Open a table."""
    if data.save:
        only_here(request)
    return await hub_of(request).begin(data, operator(request), lang_of(request))


@get("/api/tables")
async def tables(request: Asked) -> list[api.Going]:
    """The tables to go on with, for whoever sits at this machine."""
    return await hub_of(request).going(lang_of(request)) if operator(request) else []


@get("/api/tables/{table:str}")
async def table_at(request: Asked, table: FromPath[str], token: FromQuery[str]) -> api.At:
    """A table for whoever has a token."""
    return await _at(hub_of(request), table, token, lang_of(request))


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: Asked, table: FromPath[str], data: JSONBody[api.Came]) -> api.At:
    """Sit down at a seat by its link: from then on it is not the owner's."""
    hub = hub_of(request)
    await hub.sit(table, data.token)
    return await _at(hub, table, data.token, lang_of(request))


async def _at(hub: Hub, table: str, token: str, lang: str) -> api.At:
    room, seats, _, owner = await hub.present(table, token)
    row = await hub.kept(table)
    (title,) = await hub.titles([row], lang)
    watched = [seat for seat, place in enumerate(room.places) if place.watched]
    watch = hub.tokens.sign(tokens.Ticket(table, tokens.WATCH))
    return api.At(table, row.game, title.about, seats, owner, row.over, row.kind, watched, watch)


@get("/api/tables/{table:str}/links")
async def links(request: Asked, table: FromPath[str], token: FromQuery[str]) -> api.Opened:
    """All links of a table, for its owner."""
    hub = hub_of(request)
    await hub.owned(table, token)
    return await hub.opened(table, lang_of(request))


@post("/api/tables/{table:str}/seats", status_code=200)
async def seats(request: Asked, table: FromPath[str], data: JSONBody[api.Sitting]) -> api.Opened:
    """Have a bot or a person play a seat; the links of the table, of which that seat's is new."""
    return await hub_of(request).sit_bot(data, table, lang_of(request))


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch(request: Asked, table: FromPath[str], data: JSONBody[api.Watched]) -> api.At:
    """Let those who watch look over one's shoulder, or not."""
    hub = hub_of(request)
    room, own, _, _ = await hub.present(table, data.token)
    if data.seat not in own:
        raise_not_yours(hub)
    await room.watch(data.seat, data.allowed)
    return await _at(hub, table, data.token, lang_of(request))


def raise_not_yours(hub: Hub) -> NoReturn:
    raise NoSeat("server-not-yours")


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Asked, table: FromPath[str], data: JSONBody[api.Rematch]) -> api.At:
    """Another game at the same table, which all its pages are sent; the one before is kept under a name of its own."""
    hub = hub_of(request)
    room, own, _, owner = await hub.present(table, data.token)
    if not own and not owner:
        raise_not_yours(hub)
    await room.follow(data.key, tokens.new_name())
    return await _at(hub, table, data.token, lang_of(request))


@delete("/api/tables/{table:str}")
async def remove(request: Asked, table: FromPath[str], token: FromQuery[str]) -> None:
    """Delete a table, for its owner."""
    hub = hub_of(request)
    room = await hub.owned(table, token)
    await room.end()
    hub.rooms.pop(table, None)


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked, table: FromPath[str], token: FromQuery[str], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """The steps of the story (a list of `api.Moment`)."""
    room, eyes = await hub_of(request).look(table, token, seat)
    return json(await room.ask(calls.Moments(table, eyes, lang_of(request))))


@get("/api/tables/{table:str}/at/{at:int}")
async def moment(
    request: Asked,
    table: FromPath[str],
    at: FromPath[int],
    token: FromQuery[str],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """How things stood after so many decisions (`protocol.Now`)."""
    room, eyes = await hub_of(request).look(table, token, seat)
    return json(await room.ask(calls.Moment(table, eyes, at, lang_of(request))))


@get("/api/tables/{table:str}/review", media_type=MediaType.HTML)
async def review(
    request: Asked, table: FromPath[str], token: FromQuery[str], lang: FromQuery[str] = ""
) -> Response[bytes]:
    """A game that is over, looked back on: a page of its own. It is thought of where no table waits."""
    hub = hub_of(request)
    room, own, _, _ = await hub.present(table, token)
    row = await hub.kept(table)
    if not row.over:
        raise BadInput("bad-review-running", name=row.about)
    people = own or hub.people(row) or [0]
    seats = people[:1] if row.game in hub.hidden else hub.people(row) or people
    record = await room.ask(calls.Export(table))
    here = f"/#/replay/{table}?token={token}&at="
    spoken = meant(lang)
    found = await hub.workers.think(calls.LookBack(record, seats, here, spoken.tag if spoken is not None else ""))
    return Response(found.data, media_type=MediaType.HTML, headers={"content-security-policy": REVIEWED})


@get("/api/tables/{table:str}/record")
async def record(request: Asked, table: FromPath[str], token: FromQuery[str]) -> Response[bytes]:
    """The record as a file, when it may be known: it holds every hidden card."""
    hub = hub_of(request)
    room, own, _, _ = await hub.present(table, token)
    await hub.may_know_all(room, own)
    return _file(await room.ask(calls.Export(table)), f"goldenrule-{room.row.game}-{table}.json")


@post("/api/tables/{table:str}/save", status_code=200)
async def save(request: Asked, table: FromPath[str], data: JSONBody[api.Exported]) -> api.Exported:
    """Save the game for the terminal, where it can be gone on with under this name."""
    only_here(request)
    hub = hub_of(request)
    room, own, _, _ = await hub.present(table, data.token)
    if not hub.plays_all(await hub.kept(table), own):
        raise BadInput("server-not-alone")
    await room.ask(calls.Export(table, data.name))
    return data


@post("/api/tables/{table:str}/report", status_code=200)
async def report(request: Asked, table: FromPath[str], data: JSONBody[api.Reported]) -> Response[bytes]:
    """A report of a problem as a file: with the whole record if that may be known, else with what a seat has seen."""
    hub = hub_of(request)
    _, own, _, _ = await hub.present(table, data.token)
    room, eyes = await hub.look(table, data.token, None)
    whole = await hub.knows_all(room, own)
    call = calls.Report(table, eyes, whole, data.note, lang_of(request))
    return _file(await room.ask(call), f"goldenrule-report-{table}.json")


def _file(data: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


REVIEWED: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The page of a review has its style in itself, and asks for nothing."""

TABLE_ROUTES = [
    new_table, tables, table_at, join, links, seats, watch, rematch, remove, replay, moment, review, record, save,
    report,
]  # fmt: skip
