"""HTTP routes of tables: opening, seats, the next game, and history."""

from typing import Final

from litestar import delete, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from goldenrule.kernel.errors import BadInput
from goldenrule.server import api, seat_tokens
from goldenrule.server.http.access_control import AnyRequest, person_of, scope_of
from goldenrule.server.http.routes import json_response, lang_of, require_operator, server_of
from goldenrule.server.limits import requester_of
from goldenrule.server.seat_tokens import Ticket
from goldenrule.server.seating import Access
from goldenrule.server.server_state import ServerState
from goldenrule.server.table_room import TableRoom
from goldenrule.server.worker_answers import JsonAnswer
from goldenrule.server.worker_rpc import ExportRecord, ListMoments, ReportProblem, ShowMoment
from goldenrule.table.saves import check_name


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[api.NewTable]) -> api.TableLinks:
    """Open a table."""
    if data.save:
        require_operator(request)
    return await server_of(request).create_table(
        data, person_of(request), requester_of(scope_of(request)), lang_of(request)
    )


@get("/api/tables")
async def tables(request: AnyRequest) -> list[api.TableSummary]:
    """Return the tables that the visitor has opened or joined."""
    return await server_of(request).list_tables(person_of(request), lang_of(request))


@get("/api/tables/{table:str}")
async def table_at(request: AnyRequest, table: FromPath[str], token: FromQuery[str]) -> api.TableInfo:
    """Return a table for the holder of a token."""
    return await _table_info(server_of(request), table, token, lang_of(request))


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[api.TokenBody]) -> api.TableInfo:
    """Take a seat by its link; it is no longer the owner's."""
    server = server_of(request)
    room, ticket = await server.room_by_token(table, data.token)
    await room.take_seat(ticket, person_of(request).id)
    return await _table_info(server, table, data.token, lang_of(request))


async def _table_info(server: ServerState, table: str, token: str, lang: str) -> api.TableInfo:
    room, ticket = await server.room_by_token(table, token)
    given = room.access(ticket)
    row = given.row
    (label,) = await server.labels.labels_of([row], lang)
    watched = [seat for seat, place in enumerate(row.places) if place.watched]
    watch = server.tokens.sign(seat_tokens.Ticket(table, seat_tokens.WATCH))
    epochs = await server.epochs(table, lang)
    return api.TableInfo(
        table, row.game, label.about, given.seats, given.owner, row.over, row.kind, watched, watch, epochs,
        given.offered, label.names, room.people(),
    )  # fmt: skip


@get("/api/tables/{table:str}/links")
async def links(request: AnyRequest, table: FromPath[str], token: FromQuery[str]) -> api.TableLinks:
    """Return all links of a table, for its owner."""
    server = server_of(request)
    await server.room_of_owner(table, token)
    return await server.table_links(table, lang_of(request))


@post("/api/tables/{table:str}/seats", status_code=200)
async def seats(request: AnyRequest, table: FromPath[str], data: JSONBody[api.SeatChange]) -> api.TableLinks:
    """Give a seat to a bot or a person; return the links of the table, with a new one for that seat."""
    return await server_of(request).assign_seat(data, table, lang_of(request))


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch(request: AnyRequest, table: FromPath[str], data: JSONBody[api.WatchChange]) -> api.TableInfo:
    """Allow or forbid spectators to look over the visitor's shoulder."""
    server = server_of(request)
    room, ticket = await server.room_by_token(table, data.token)
    await room.allow_watching(ticket, data.seat, data.allowed)
    return await _table_info(server, table, data.token, lang_of(request))


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: AnyRequest, table: FromPath[str], data: JSONBody[api.Rematch]) -> api.TableInfo:
    """Start another game at the same table for all its pages; the old one gets a name of its own."""
    server = server_of(request)
    room, ticket = await server.room_by_token(table, data.token)
    await server.start_rematch(room, ticket, person_of(request), requester_of(scope_of(request)), data.key)
    return await _table_info(server, table, data.token, lang_of(request))


@delete("/api/tables/{table:str}")
async def remove(request: AnyRequest, table: FromPath[str], token: FromQuery[str]) -> None:
    """Delete a table, for its owner."""
    await server_of(request).remove(table, token)


@get("/api/tables/{table:str}/replay")
async def replay(
    request: AnyRequest, table: FromPath[str], token: FromQuery[str], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return the steps of the story (a list of `api.Moment`)."""
    room, ticket = await server_of(request).room_by_token(table, token)
    lang = lang_of(request)
    return json_response(await room.ask(ticket, lambda given: ListMoments(table, given.replay_eyes(seat), lang)))


@get("/api/tables/{table:str}/at/{at:int}")
async def moment(
    request: AnyRequest,
    table: FromPath[str],
    at: FromPath[int],
    token: FromQuery[str],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the table after a number of decisions (`protocol.Now`)."""
    room, ticket = await server_of(request).room_by_token(table, token)
    lang = lang_of(request)
    return json_response(await room.ask(ticket, lambda given: ShowMoment(table, given.replay_eyes(seat), at, lang)))


@get("/api/tables/{table:str}/epochs/{epoch:int}")
async def epoch_view(
    request: AnyRequest,
    table: FromPath[str],
    epoch: FromPath[int],
    token: FromQuery[str],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the last saved view of an epoch, with its story (`protocol.Now`), without a replay."""
    server = server_of(request)
    room, ticket = await server.room_by_token(table, token)
    return json_response(JsonAnswer(await room.saved_view(ticket, epoch, seat, [lang_of(request), server.texts.lang])))


@get("/api/tables/{table:str}/epochs/{epoch:int}/journal")
async def epoch_journal(
    request: AnyRequest, table: FromPath[str], epoch: FromPath[int], token: FromQuery[str]
) -> Response[bytes]:
    """Return the record and journal of an epoch as a file, if the visitor may know them."""
    room, ticket = await server_of(request).room_by_token(table, token)
    return _file(await room.journal(ticket, epoch), f"goldenrule-{table}-{epoch}.journal", "application/x-ndjson")


@get("/api/tables/{table:str}/review", media_type=MediaType.HTML)
async def review(
    request: AnyRequest, table: FromPath[str], token: FromQuery[str] = "", lang: FromQuery[str] = ""
) -> Response[bytes]:
    """Return the review of a finished game as a page. A search worker computes it, so that no table waits.

    The owner and the players of the table need no token, because browsers keep addresses.
    """
    room, ticket = await _reviewed_room(request, table, token)
    data = await server_of(request).review(room, ticket, requester_of(scope_of(request)), lang, False)
    return Response(data, media_type=MediaType.HTML, headers={"content-security-policy": REVIEWED})


@get("/api/tables/{table:str}/review/data")
async def review_data(request: AnyRequest, table: FromPath[str], token: FromQuery[str] = "") -> Response[bytes]:
    """Return the review of a finished game as data (`api.ReviewView`), with the same rights."""
    room, ticket = await _reviewed_room(request, table, token)
    server, lang = server_of(request), lang_of(request)
    data = await server.review(room, ticket, requester_of(scope_of(request)), lang, True)
    return Response(data, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/review/progress")
async def review_progress(request: AnyRequest, table: FromPath[str], token: FromQuery[str] = "") -> api.ReviewProgress:
    """Return how far a review has come."""
    room, ticket = await _reviewed_room(request, table, token)
    return api.ReviewProgress(*server_of(request).review_progress(room, ticket))


async def _reviewed_room(request: AnyRequest, table: str, token: str) -> tuple[TableRoom, Ticket]:
    server = server_of(request)
    return await (server.room_by_token(table, token) if token else server.room_of_person(table, person_of(request)))


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, table: FromPath[str], token: FromQuery[str]) -> Response[bytes]:
    """Return the record as a file, if the visitor may know it: it holds every hidden card."""
    server = server_of(request)
    room, ticket = await server.room_by_token(table, token)

    def export(given: Access) -> ExportRecord:
        given.check_may_know_all()
        return ExportRecord(table)

    return _file((await room.ask(ticket, export)).data, f"goldenrule-{room.row.game}-{table}.json")


@post("/api/tables/{table:str}/save", status_code=200)
async def save(request: AnyRequest, table: FromPath[str], data: JSONBody[api.SaveRequest]) -> api.SaveRequest:
    """Save the game for the terminal under a name."""
    require_operator(request)
    check_name(data.name)
    room, ticket = await server_of(request).room_by_token(table, data.token)

    def export(given: Access) -> ExportRecord:
        if not given.plays_all:
            raise BadInput("server-not-alone")
        return ExportRecord(table, data.name)

    await room.ask(ticket, export)
    return data


@post("/api/tables/{table:str}/report", status_code=200)
async def report(request: AnyRequest, table: FromPath[str], data: JSONBody[api.ProblemReport]) -> Response[bytes]:
    """Return a problem report as a file: the whole record if the visitor may know it, else the seat's view."""
    room, ticket = await server_of(request).room_by_token(table, data.token)
    lang = lang_of(request)

    def tell(given: Access) -> ReportProblem:
        return ReportProblem(table, given.replay_eyes(None), given.may_know_all, data.note, lang)

    return _file((await room.ask(ticket, tell)).data, f"goldenrule-report-{table}.json")


def _file(data: bytes, name: str, media_type: str = "application/json") -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=media_type, headers=headers)


REVIEWED: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The headers of a review, which contains its styles and loads nothing."""

TABLE_ROUTES = [
    new_table, tables, table_at, join, links, seats, watch, rematch, remove, replay, moment, epoch_view, epoch_journal,
    review, review_data, review_progress, record, save, report,
]  # fmt: skip
