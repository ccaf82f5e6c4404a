"""Access control for every request: host and origin, limits, the visitor, and security headers.

A foreign web page must not play here, by a form, a socket, or a name that points to this machine (DNS rebinding): the
host of a request must be an IP address or a name of this machine, and its origin the same.
"""

import ipaddress
import re
from collections.abc import Callable, Collection, Coroutine
from typing import Final
from urllib.parse import urlsplit

import msgspec

from goldenrule.server.http.connections import with_deadline
from goldenrule.server.http.refusals import TextsIn, language_of, problem_of, render_problem
from goldenrule.server.limits import CURRENT_REQUESTER, LimitExceeded, Limits, cost_of, requester_of
from goldenrule.server.visitors import Message, Receive, Scope, Send, Visitors, cookie_for, is_secure

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Security headers: addresses contain tokens, so no referrer; only our own script files run."""

OPENER_POLICY: Final = ("Cross-Origin-Opener-Policy", "same-origin")
"""Browsers respect it on this machine and over TLS; elsewhere they ignore it with a warning in the console."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files of the page named by their content."""

WHEN_FULL: Final = 10
"""The seconds until a refused connection may be tried again."""

App = Callable[..., Coroutine[object, None, None]]
"""An ASGI application: called with the scope, `Receive` and `Send`."""


class AccessControl:
    """An ASGI application around another one."""

    def __init__(self, app: App, visitors: Visitors, limits: Limits, names: Collection[str], texts_in: TextsIn) -> None:
        self.app = app
        self.visitors = visitors
        self.limits = limits
        self.names = names  # in small letters; they may change
        self.texts_in = texts_in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        status, key, after = *self.refusal_of(scope), 0
        if not status:
            self.visitors.identify(scope)
            CURRENT_REQUESTER.set(requester := requester_of(scope))
            try:
                self.limits.spend(requester, "work", cost_of(scope))
            except LimitExceeded as error:
                status, key, after = 429, error.phrase.key, error.after
        if not status and scope["type"] == "http":
            await self.app(scope, with_deadline(receive), _send_with_headers(scope, send))
        elif not status:
            await self.app(scope, receive, send)
        else:
            await self.refuse(scope, receive, send, status, key, after)

    async def refuse(self, scope: Scope, receive: Receive, send: Send, status: int, key: str, after: int) -> None:
        """Answer a request with a problem, also for a socket if the server can."""
        texts = self.texts_in(language_of(scope))
        text = texts.t(key)
        media, body = render_problem(problem_of(status, text), scope, texts)
        if scope["type"] == "http":
            await send_problem(_send_with_headers(scope, send), status, media, body, after)
            return
        await receive()
        if "websocket.http.response" in scope.get("extensions", ()):
            await send_problem(send, status, media, body, after, "websocket.http.response")
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": text})

    def refusal_of(self, scope: Scope) -> tuple[int, str]:
        """Return the status and the message key of a refusal; 0 for an admitted request."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self.is_known_host(host):
            return 421, "server-host"
        if not _is_own(headers.get(b"origin"), host, scope):
            return 403, "server-origin"
        if headers.get(b"sec-fetch-site") == "cross-site" and (
            scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD") or scope["path"].startswith("/api")
        ):
            return 403, "server-origin"
        return 0, ""

    def is_known_host(self, host: str) -> bool:
        """Is this an IP address or a name of this machine? Foreign names that point here are not."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name.casefold() in ("localhost", *self.names):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _is_own(origin: str | None, host: str, scope: Scope) -> bool:
    """Does a request come from a page of this server, or from no page? Over TLS, only from a page over TLS."""
    if origin is None:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    return found.netloc == host and not (is_secure(scope) and found.scheme != "https")


def _send_with_headers(scope: Scope, send: Send) -> Send:
    """Send answers with our headers, and with the cookie of a new guest."""
    path, heeded = scope["path"], is_secure(scope) or _is_localhost(scope)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            told = [*HEADERS.items(), OPENER_POLICY] if heeded else HEADERS.items()
            found = {name for name, _ in message.get("headers", ())}
            named = [(name.lower().encode(), value.encode()) for name, value in told]
            own = [(name, value) for name, value in named if name not in found]
            if b"cache-control" not in found:
                own.append((b"cache-control", _cache_control(path, message["status"]).encode()))
            if cookie := cookie_for(scope):
                own.append((b"set-cookie", cookie.encode()))
            message["headers"] = [*message.get("headers", ()), *own]
        await send(message)

    return sending


def _cache_control(path: str, status: int) -> str:
    """Return the Cache-Control of an answer: proxies must not keep personal data or cookies for others."""
    if path.startswith("/assets/") and status == 200:
        return FOREVER
    return "no-cache" if path.startswith("/assets/") else "private, no-cache"


def _is_localhost(scope: Scope) -> bool:
    """Does the request call this machine localhost? That says nothing about who calls."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return re.match(r"(localhost|127\.[\d.]+|\[::1\])(:\d+)?$", host) is not None


def full_response(text: str) -> bytes:
    """Return the answer for a connection without room, before its request."""
    body = msgspec.json.encode(problem_of(503, text))
    head = (
        "HTTP/1.1 503 Service Unavailable", "content-type: application/problem+json", f"retry-after: {WHEN_FULL}",
        f"content-length: {len(body)}", "connection: close",
    )  # fmt: skip
    return "\r\n".join([*head, "", ""]).encode() + body


async def send_problem(
    send: Send, status: int, media: str, body: bytes, after: int = 0, kind: str = "http.response"
) -> None:
    """Answer with the body of a problem. `after` is the number of seconds until a retry."""
    headers = [(b"content-type", media.encode()), (b"content-length", str(len(body)).encode())]
    if after:
        headers.append((b"retry-after", str(after).encode()))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
