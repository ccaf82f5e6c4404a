"""HTTP routes of tables: opening, seats, the next game, and history."""

from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.server import api, seat_tokens
from goldenrule.server.http.route_table import Reply, Visit, reply_json, route
from goldenrule.server.seat_tokens import Ticket
from goldenrule.server.seating import Access
from goldenrule.server.server_state import ServerState
from goldenrule.server.table_calls import ExportRecord, ListMoments, ReportProblem, ShowMoment
from goldenrule.server.table_room import TableRoom
from goldenrule.server.worker_answers import JsonAnswer
from goldenrule.table.saves import check_name

HTML: Final = "text/html"


@route("POST", "/api/tables", 201)
async def new_table(visit: Visit, data: api.NewTable) -> api.TableLinks:
    """Open a table."""
    if data.save:
        visit.require_operator()
    return await visit.server.create_table(data, visit.person, visit.requester, visit.lang)


@route("GET", "/api/tables")
async def tables(visit: Visit) -> list[api.TableSummary]:
    """Return the tables that the visitor has opened or joined."""
    return await visit.server.list_tables(visit.person, visit.lang)


@route("GET", "/api/tables/{table:str}")
async def table_at(visit: Visit, table: str, token: str) -> api.TableInfo:
    """Return a table for the holder of a token."""
    return await _table_info(visit.server, table, token, visit.lang)


@route("POST", "/api/tables/{table:str}/join")
async def join(visit: Visit, table: str, data: api.TokenBody) -> api.TableInfo:
    """Take a seat by its link; it is no longer the owner's."""
    server = visit.server
    room, ticket = await server.room_by_token(table, data.token)
    await room.take_seat(ticket, visit.person.id)
    return await _table_info(server, table, data.token, visit.lang)


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


@route("GET", "/api/tables/{table:str}/links")
async def links(visit: Visit, table: str, token: str) -> api.TableLinks:
    """Return all links of a table, for its owner."""
    server = visit.server
    await server.room_of_owner(table, token)
    return await server.table_links(table, visit.lang)


@route("POST", "/api/tables/{table:str}/seats")
async def seats(visit: Visit, table: str, data: api.SeatChange) -> api.TableLinks:
    """Give a seat to a bot or a person; return the links of the table, with a new one for that seat."""
    return await visit.server.assign_seat(data, table, visit.lang)


@route("POST", "/api/tables/{table:str}/watch")
async def watch(visit: Visit, table: str, data: api.WatchChange) -> api.TableInfo:
    """Allow or forbid spectators to look over the visitor's shoulder."""
    server = visit.server
    room, ticket = await server.room_by_token(table, data.token)
    await room.allow_watching(ticket, data.seat, data.allowed)
    return await _table_info(server, table, data.token, visit.lang)


@route("POST", "/api/tables/{table:str}/rematch")
async def rematch(visit: Visit, table: str, data: api.Rematch) -> api.TableInfo:
    """Start another game at the same table for all its pages; the old one gets a name of its own."""
    server = visit.server
    room, ticket = await server.room_by_token(table, data.token)
    await server.start_rematch(room, ticket, visit.person, visit.requester, data.key)
    return await _table_info(server, table, data.token, visit.lang)


@route("DELETE", "/api/tables/{table:str}", 204)
async def remove(visit: Visit, table: str, token: str) -> None:
    """Delete a table, for its owner."""
    await visit.server.remove(table, token)


@route("GET", "/api/tables/{table:str}/replay")
async def replay(visit: Visit, table: str, token: str, seat: int | None = None) -> Reply:
    """Return the steps of the story (a list of `api.Moment`)."""
    room, ticket = await visit.server.room_by_token(table, token)
    lang = visit.lang
    return reply_json(await room.ask(ticket, lambda given: ListMoments(table, given.replay_eyes(seat), lang)))


@route("GET", "/api/tables/{table:str}/at/{at:int}")
async def moment(
    visit: Visit,
    table: str,
    at: int,
    token: str,
    seat: int | None = None,
) -> Reply:
    """Return the table after a number of decisions (`protocol.Now`)."""
    room, ticket = await visit.server.room_by_token(table, token)
    lang = visit.lang
    return reply_json(await room.ask(ticket, lambda given: ShowMoment(table, given.replay_eyes(seat), at, lang)))


@route("GET", "/api/tables/{table:str}/epochs/{epoch:int}")
async def epoch_view(
    visit: Visit,
    table: str,
    epoch: int,
    token: str,
    seat: int | None = None,
) -> Reply:
    """Return the last saved view of an epoch, with its story (`protocol.Now`), without a replay."""
    server = visit.server
    room, ticket = await server.room_by_token(table, token)
    return reply_json(JsonAnswer(await room.saved_view(ticket, epoch, seat, [visit.lang, server.texts.lang])))


@route("GET", "/api/tables/{table:str}/epochs/{epoch:int}/journal")
async def epoch_journal(visit: Visit, table: str, epoch: int, token: str) -> Reply:
    """Return the record and journal of an epoch as a file, if the visitor may know them."""
    room, ticket = await visit.server.room_by_token(table, token)
    return _file(await room.journal(ticket, epoch), f"goldenrule-{table}-{epoch}.journal", "application/x-ndjson")


@route("GET", "/api/tables/{table:str}/review", media=HTML)
async def review(visit: Visit, table: str, token: str = "", lang: str = "") -> Reply:
    """Return the review of a finished game as a page. A search worker computes it, so that no table waits.

    The owner and the players of the table need no token, because browsers keep addresses.
    """
    room, ticket = await _reviewed_room(visit, table, token)
    data = await visit.server.reviewer.review(room, ticket, visit.requester, lang, False)
    return Reply(data, HTML, {"content-security-policy": REVIEWED})


@route("GET", "/api/tables/{table:str}/review/data")
async def review_data(visit: Visit, table: str, token: str = "") -> Reply:
    """Return the review of a finished game as data (`api.ReviewView`), with the same rights."""
    room, ticket = await _reviewed_room(visit, table, token)
    server, lang = visit.server, visit.lang
    data = await server.reviewer.review(room, ticket, visit.requester, lang, True)
    return Reply(data)


@route("GET", "/api/tables/{table:str}/review/progress")
async def review_progress(visit: Visit, table: str, token: str = "") -> api.ReviewProgress:
    """Return how far a review has come."""
    room, ticket = await _reviewed_room(visit, table, token)
    return api.ReviewProgress(*visit.server.reviewer.progress(room, ticket))


async def _reviewed_room(visit: Visit, table: str, token: str) -> tuple[TableRoom, Ticket]:
    server = visit.server
    return await (server.room_by_token(table, token) if token else server.room_of_person(table, visit.person))


@route("GET", "/api/tables/{table:str}/record")
async def record(visit: Visit, table: str, token: str) -> Reply:
    """Return the record as a file, if the visitor may know it: it holds every hidden card."""
    server = visit.server
    room, ticket = await server.room_by_token(table, token)

    def export(given: Access) -> ExportRecord:
        given.check_may_know_all()
        return ExportRecord(table)

    return _file((await room.ask(ticket, export)).data, f"goldenrule-{room.row.game}-{table}.json")


@route("POST", "/api/tables/{table:str}/save")
async def save(visit: Visit, table: str, data: api.SaveRequest) -> api.SaveRequest:
    """Save the game for the terminal under a name."""
    visit.require_operator()
    check_name(data.name)
    room, ticket = await visit.server.room_by_token(table, data.token)

    def export(given: Access) -> ExportRecord:
        if not given.plays_all:
            raise BadInput("server-not-alone")
        return ExportRecord(table, data.name)

    await room.ask(ticket, export)
    return data


@route("POST", "/api/tables/{table:str}/report")
async def report(visit: Visit, table: str, data: api.ProblemReport) -> Reply:
    """Return a problem report as a file: the whole record if the visitor may know it, else the seat's view."""
    room, ticket = await visit.server.room_by_token(table, data.token)
    lang = visit.lang

    def tell(given: Access) -> ReportProblem:
        return ReportProblem(table, given.replay_eyes(None), given.may_know_all, data.note, lang)

    return _file((await room.ask(ticket, tell)).data, f"goldenrule-report-{table}.json")


def _file(data: bytes, name: str, media_type: str = "application/json") -> Reply:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Reply(data, media_type, headers)


REVIEWED: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The headers of a review, which contains its styles and loads nothing."""

TABLE_ROUTES = [
    new_table, tables, table_at, join, links, seats, watch, rematch, remove, replay, moment, epoch_view, epoch_journal,
    review, review_data, review_progress, record, save, report,
]  # fmt: skip
