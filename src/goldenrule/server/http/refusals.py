"""Refusals as problems (RFC 9457), or as small pages for browsers that open an address themselves."""

import re
from collections.abc import Callable
from html import escape
from http import HTTPStatus
from typing import Final, NamedTuple
from urllib.parse import parse_qs

import msgspec
from msgspec import Struct

from goldenrule.kernel.errors import BadInput, GoldenruleError
from goldenrule.languages import language_meant
from goldenrule.server.faults import log_fault
from goldenrule.server.limits import LimitExceeded
from goldenrule.server.seating import AccessDenied
from goldenrule.server.storage.rows import NotSaved
from goldenrule.server.visitors import Scope
from goldenrule.server.workers import WorkerLost
from goldenrule.words.phrases import Phrase
from goldenrule.words.plain import in_line
from goldenrule.words.texts import Texts

TextsIn = Callable[[str], Texts]
"""The texts in a language; in the server's own for "" and for a language that there is not."""

LONGEST: Final = 200
"""Characters of a header that are read, and of an address that is shown."""
LONGEST_QUERY: Final = 2_000
"""Bytes of a query that is searched for a language: a refusal must not cost more than an answer."""
_WEIGHT: Final = re.compile(r"\s*q=([01](?:\.\d{1,3})?)\s*")
_TITLES: Final = frozenset({403, 404, 421, 429})
"""Statuses that have a title of their own."""
_NO_WAY_HOME: Final = frozenset({421, 429})
"""Statuses with which the first page would be refused, too."""
_PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{title} · Goldenrule</title>
</head>
<body style="max-width: 34rem; margin: 12vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif">
<main>
<h1 style="font-size: 1.5rem">{title}</h1>
<p>{detail}</p>
<p style="overflow-wrap: anywhere">{asked}</p>
{home}</main>
</body>
</html>
"""


class NotFound(GoldenruleError):
    """There is nothing at this address."""

    def __init__(self) -> None:
        super().__init__("server-status-404", status=404)


class Refusal(NamedTuple):
    """How an error is answered: the status, the reason, the id in the log, and the seconds until a retry."""

    status: int
    said: Phrase
    id: str = ""
    after: int = 0


def refusal_of(error: Exception, where: str) -> Refusal:
    """Return the answer to an error. One that nobody expected is logged with `where` it happened, and has an id."""
    if isinstance(error, NotFound):
        return Refusal(404, error.phrase)
    if isinstance(error, AccessDenied):
        return Refusal(403, error.phrase)
    if isinstance(error, LimitExceeded):
        return Refusal(429, error.phrase, after=error.after)
    if isinstance(error, BadInput):
        return Refusal(400, error.phrase)
    if isinstance(error, OverflowError):  # a number in the address that is too large for a message to a worker
        return Refusal(400, Phrase("server-number"))
    if isinstance(error, NotSaved):
        return Refusal(503, error.phrase)
    if isinstance(error, TimeoutError):
        return Refusal(408, Phrase("server-slow"))
    id = log_fault(error, where)
    if isinstance(error, WorkerLost):
        return Refusal(500, Phrase("server-lost", id=id), id)
    return Refusal(500, Phrase("server-error", error=type(error).__name__, id=id), id)


class Problem(Struct, frozen=True, omit_defaults=True):
    """The reason for a refused request (RFC 9457), in one sentence. `id` is that of an error in the server's log."""

    title: str
    status: int
    detail: str
    id: str = ""
    type: str = "about:blank"


def problem_of(status: int, text: str, id: str = "") -> Problem:
    return Problem(HTTPStatus(status).phrase, status, text, id)


def render_problem(problem: Problem, scope: Scope, texts: Texts) -> tuple[str, bytes]:
    """Return the media type and the body of a problem: a page for a browser that opens the address itself."""
    if "text/html" not in _header(scope, b"accept"):
        return "application/problem+json", msgspec.json.encode(problem)
    status = problem.status
    address = _header(scope, b"host") if status == 421 else scope["path"]
    asked = texts.t("server-page-asked", address=in_line(address, LONGEST))
    home = "" if status in _NO_WAY_HOME else f'<p><a href="/">{escape(texts.t("server-page-home"))}</a></p>\n'
    return "text/html", _PAGE.format(
        lang=escape(texts.lang), title=escape(texts.t(f"server-page-{status if status in _TITLES else 'other'}")),
        detail=escape(problem.detail), asked=escape(asked), home=home,
    ).encode()  # fmt: skip


def requested_language(scope: Scope) -> str:
    """The language that a page says it is in, over HTTP or when it opens a socket; "" if it says none."""
    told = _header(scope, b"x-lang")
    if told or len(scope["query_string"]) > LONGEST_QUERY:
        return told
    return next(iter(parse_qs(scope["query_string"].decode("latin-1")).get("lang", [])), "")


def language_of(scope: Scope) -> str:
    """The same, or else the language of the browser; "" if it is none of ours."""
    return requested_language(scope) or browser_language(scope)


def browser_language(scope: Scope) -> str:
    """The complete language that a browser prefers, by its Accept-Language header; "" if it names none of ours."""
    wanted: list[tuple[float, str]] = []
    for each in _header(scope, b"accept-language")[:LONGEST].split(","):
        tag, _, weight = each.partition(";")
        found = _WEIGHT.fullmatch(weight)
        wanted.append((float(found[1]) if found else 1.0, tag.strip()))
    ours = (
        language_meant(tag, previews=False) for weight, tag in sorted(wanted, key=lambda one: -one[0]) if weight and tag
    )
    return next((each.tag for each in ours if each is not None), "")


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for each, value in scope["headers"] if each == name), "")
