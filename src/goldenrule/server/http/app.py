"""The application: routes, the socket, files of the page, and error responses."""

import asyncio
import inspect
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias, cast

from litestar import Litestar, Request, WebSocket, get, websocket
from litestar import route as http_route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import HttpMethod, MediaType
from litestar.exceptions import HTTPException, SerializationException, WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.validation_messages import expectation
from goldenrule.kernel.views import SPECTATOR
from goldenrule.server.http.access_control import AccessControl
from goldenrule.server.http.refusals import Refusal, language_of, problem_of, refusal_of, render_problem
from goldenrule.server.http.route_table import Reply, Route, Visit
from goldenrule.server.http.routes import ROUTES
from goldenrule.server.http.static_files import UNPACKED, route_of
from goldenrule.server.http.table_routes import TABLE_ROUTES
from goldenrule.server.http.websocket import PageGone, play
from goldenrule.server.server_state import ServerState
from goldenrule.server.visitors import Scope
from goldenrule.version import VERSION
from goldenrule.words.phrases import Phrase, join_phrases, quote

AnyRequest: TypeAlias = Request[object, object, State]
AnySocket: TypeAlias = WebSocket[object, object, State]
LARGEST: Final = 65_536
"""The most bytes of the body of a request."""


def page_folder() -> Path:
    """Return the folder of the built page, if it is built."""
    return Path(str(files("goldenrule.server").joinpath("static")))


class JsonRequest(AnyRequest):
    """A request with a JSON body, whatever its header says. Raises BadInput for any other body."""

    async def json(self) -> object:
        try:
            return await super().json()
        except (SerializationException, RecursionError, UnicodeError) as error:
            raise BadInput("server-not-json") from error


class LitestarSocket:
    """The framework's socket as a `PageSocket`."""

    def __init__(self, socket: AnySocket) -> None:
        self.accept = socket.accept
        self.close = socket.close
        self._socket = socket

    async def send(self, text: str) -> None:
        try:
            await self._socket.send_data(text, mode="text")
        except WebSocketDisconnect as error:
            raise PageGone from error

    async def receive(self) -> str:
        try:
            text: str = await self._socket.receive_data(mode="text")
        except WebSocketDisconnect as error:
            raise PageGone from error
        return text


@websocket("/ws/{table:str}")
async def page_socket(
    socket: AnySocket, table: FromPath[str], token: FromQuery[str] = "", v: FromQuery[int] = 0,
    over: FromQuery[int] = SPECTATOR, lang: FromQuery[str] = "",
) -> None:  # fmt: skip
    """A page at a table, until it is closed (`play`)."""
    await play(LitestarSocket(socket), visit_of(socket), table, token, v, over, lang)


def visit_of(connection: AnyRequest | AnySocket) -> Visit:
    return Visit(connection.app.state.server, cast(Scope, connection.scope))


def of_kind(kind: object, parameter: inspect.Parameter) -> object:
    """Return the annotation that takes a parameter from the address, the query or the body."""
    return cast(Mapping[object, object], kind)[parameter.annotation]


def handler_of(route: Route) -> HTTPRouteHandler:
    """Return the framework's handler of a route: where each parameter comes from is said in its annotations."""
    signature = inspect.signature(route.answer, eval_str=True)
    _, *given = signature.parameters.values()
    at = set(re.findall(r"{(\w+):", route.path))
    kinds: dict[str, object] = {"data": JSONBody, **dict.fromkeys(at, FromPath)}
    request = inspect.Parameter("request", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=AnyRequest)
    parameters = [
        request,
        *(each.replace(annotation=of_kind(kinds.get(each.name, FromQuery), each)) for each in given),
    ]
    returned = Response[bytes] if signature.return_annotation is Reply else signature.return_annotation

    async def handle(request: AnyRequest, **given: object) -> object:
        found = await route.answer(visit_of(request), **given)
        if isinstance(found, Reply):
            return Response(found.data, media_type=found.media, headers=found.headers)
        return found

    handle.__name__, handle.__doc__ = route.answer.__name__, route.answer.__doc__
    handle.__annotations__ = {**{each.name: each.annotation for each in parameters}, "return": returned}
    vars(handle)["__signature__"] = inspect.Signature(parameters, return_annotation=returned)
    method = HttpMethod(route.method)
    return http_route(route.path, http_method=method, status_code=route.status, media_type=route.media)(handle)


def handle_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer an error with a problem: one sentence and the status; an unexpected error is logged, and has an id."""
    server: ServerState = request.app.state.server
    scope = cast(Scope, request.scope)
    if isinstance(error, HTTPException):
        refusal = Refusal(error.status_code, framework_phrase(error))
    else:
        refusal = refusal_of(error, f"{request.method} {scope['path']}")
    lang = language_of(scope)
    problem = problem_of(refusal.status, server.translate(refusal.said, lang), refusal.id)
    media, body = render_problem(problem, scope, server.texts_in(lang))
    headers = {"retry-after": str(refusal.after)} if refusal.after else {}
    return Response(body, status_code=refusal.status, media_type=media, headers=headers)


def framework_phrase(error: HTTPException) -> Phrase:
    """Return the framework's refusal, with the places that it names."""
    wrong = []
    for each in error.extra if isinstance(error.extra, list) else []:
        what = expectation(str(each.get("message", "")))
        wrong.append(Phrase("data-place", where=[quote(str(each["key"]))], what=what) if each.get("key") else what)
    if wrong:
        return Phrase("server-request", why=join_phrases("and", wrong))
    if error.status_code == 413:  # the body is too large
        return Phrase("server-too-large", most=LARGEST)
    known = error.status_code in (400, 404, 405)
    return Phrase(f"server-status-{error.status_code}" if known else "server-status", status=error.status_code)


def no_page(server: ServerState) -> HTTPRouteHandler:
    """Return a page that says that the page has not been built."""

    @get("/", media_type=MediaType.TEXT, include_in_schema=False)
    async def missing() -> str:
        return server.say("server-no-page")

    return missing


def make_app(server: ServerState) -> AccessControl:
    """Return the application of a running server."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await server.start()
        expiring = asyncio.create_task(server.remove_expired())
        try:
            yield
        finally:
            expiring.cancel()
            await asyncio.gather(expiring, return_exceptions=True)
            await server.close()

    folder = page_folder()
    pages = route_of(folder) if (folder / "index.html").exists() else no_page(server)
    app = Litestar(
        [*map(handler_of, (*ROUTES, *TABLE_ROUTES)), page_socket, pages],
        lifespan=[running],
        exception_handlers={Exception: handle_error, HTTPException: handle_error},
        openapi_config=OpenAPIConfig(
            title="Goldenrule", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=1_000, gzip_compress_level=6, exclude_opt_key=UNPACKED
        ),
        request_class=JsonRequest,
        request_max_body_size=LARGEST,
    )
    app.state.server = server
    return AccessControl(app, server.visitors, server.limits, server.reach.names, server.texts_in)
