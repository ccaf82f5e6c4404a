"""The application: routes, the socket, files of the page, and error responses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.validation_messages import expectation
from goldenrule.server.faults import log_fault
from goldenrule.server.http.access_control import AccessControl, AnyRequest, scope_of
from goldenrule.server.http.refusals import language_of, problem_of, render_problem
from goldenrule.server.http.routes import ROUTES
from goldenrule.server.http.static_files import UNPACKED, route_of
from goldenrule.server.http.table_routes import TABLE_ROUTES
from goldenrule.server.http.websocket import play
from goldenrule.server.limits import LimitExceeded
from goldenrule.server.seating import AccessDenied
from goldenrule.server.server_state import ServerState
from goldenrule.server.storage.rows import NotSaved
from goldenrule.server.workers import WorkerLost
from goldenrule.version import VERSION
from goldenrule.words.phrases import Phrase, join_phrases, quote

LARGEST = 65_536
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


def handle_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Answer an error with a problem: one sentence and the status; an unexpected error is logged, and has an id."""
    server: ServerState = request.app.state.server
    id, headers = "", dict[str, str]()
    if isinstance(error, HTTPException):
        status, said = error.status_code, framework_phrase(error)
    elif isinstance(error, AccessDenied):
        status, said = 403, error.phrase
    elif isinstance(error, LimitExceeded):
        status, said, headers = 429, error.phrase, {"retry-after": str(error.after)}
    elif isinstance(error, BadInput):
        status, said = 400, error.phrase
    elif isinstance(error, OverflowError):  # a number in an address that no worker can be told
        status, said = 400, Phrase("server-number")
    elif isinstance(error, NotSaved):
        status, said = 503, error.phrase
    elif isinstance(error, TimeoutError):
        status, said = 408, Phrase("server-slow")
    else:
        id = log_fault(error, f"{request.method} {request.scope['path']}")
        lost = isinstance(error, WorkerLost)
        status = 500
        said = Phrase("server-lost", id=id) if lost else Phrase("server-error", error=type(error).__name__, id=id)
    scope = scope_of(request)
    lang = language_of(scope)
    media, body = render_problem(problem_of(status, server.translate(said, lang), id), scope, server.texts_in(lang))
    return Response(body, status_code=status, media_type=media, headers=headers)


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
        [*ROUTES, *TABLE_ROUTES, play, pages],
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
