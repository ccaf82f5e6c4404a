"""Requests of the page, answered by the server's own routes."""

import inspect
import re
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.validation_messages import error_phrase
from goldenrule.server.http.refusals import NotFound, language_of, problem_of, refusal_of, render_problem
from goldenrule.server.http.route_table import JSON, Reply, Route, Visit
from goldenrule.server.http.routes import ROUTES
from goldenrule.server.http.table_routes import TABLE_ROUTES
from goldenrule.server.server_state import ServerState
from goldenrule.server.visitors import OPERATOR, Person, Scope

PART: Final = re.compile(r"{(\w+):\w+}")
"""A part of an address in braces."""


class Answered(NamedTuple):
    """The answer to a request."""

    status: int
    media: str
    data: bytes
    headers: dict[str, str]


class _Handler:
    """A route with the parameters of its function."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.pattern = re.compile(PART.sub(r"(?P<\1>[^/]+)", route.path))
        signature = inspect.signature(route.answer, eval_str=True)
        self.given = [*signature.parameters.values()][1:]

    def arguments(self, at: Mapping[str, str], query: Mapping[str, str], body: bytes) -> dict[str, object]:
        """Return the arguments of the function. Raises BadInput if they are not what it takes."""
        found = dict[str, object]()
        for each in self.given:
            try:
                if each.name == "data":
                    found["data"] = msgspec.json.decode(body, type=each.annotation)
                elif each.name in at:
                    found[each.name] = msgspec.convert(unquote(at[each.name]), each.annotation, strict=False)
                elif each.name in query or each.default is inspect.Parameter.empty:
                    found[each.name] = msgspec.convert(query.get(each.name), each.annotation, strict=False)
            except msgspec.ValidationError as error:
                raise BadInput("server-request", why=error_phrase(error)) from error
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise BadInput("server-not-json") from error
        return found


HANDLERS: Final = [_Handler(route) for route in (*ROUTES, *TABLE_ROUTES)]


def scope_of(method: str, path: str, lang: str) -> Scope:
    """Return a request as the server knows it; its sender is the operator, because the page is theirs."""
    place, _, query = path.partition("?")
    headers = [(b"x-lang", lang.encode("latin-1", "replace"))] if lang else []
    return {
        "type": "http", "method": method, "path": place, "query_string": query.encode("latin-1", "replace"),
        "headers": headers, "client": ("", 0), "person": Person(OPERATOR),
    }  # fmt: skip


def query_of(path: str) -> dict[str, str]:
    return dict(parse_qsl(path.partition("?")[2], keep_blank_values=True))


async def answer(server: ServerState, method: str, path: str, lang: str, body: bytes) -> Answered:
    """Return the answer to a request of the page; errors are answered like those over HTTP."""
    scope = scope_of(method, path, lang)
    try:
        for handler in HANDLERS:
            if handler.route.method == method and (at := handler.pattern.fullmatch(scope["path"])):
                given = handler.arguments(at.groupdict(), query_of(path), body)
                found = await handler.route.answer(Visit(server, scope), **given)
                if isinstance(found, Reply):
                    return Answered(handler.route.status, found.media, found.data, found.headers)
                data = b"" if found is None else msgspec.json.encode(found)
                return Answered(handler.route.status, JSON, data, {})
        raise NotFound()
    except Exception as error:
        return refused(server, scope, error)


def refused(server: ServerState, scope: Scope, error: Exception) -> Answered:
    """Return the answer to a request that failed: a problem with one sentence."""
    refusal = refusal_of(error, f"{scope['method']} {scope['path']}")
    lang = language_of(scope)
    problem = problem_of(refusal.status, server.translate(refusal.said, lang), refusal.id)
    media, body = render_problem(problem, scope, server.texts_in(lang))
    return Answered(refusal.status, media, body, {})
