"""Visitors: each is known by a cookie, and one of them is the operator of the server.

A cookie holds a secret, sealed with the key of the data folder; no script of a page can read it. Storage names a person
by a hash of that secret, so a reader of the storage cannot become that person. The operator is the person whose secret
comes from `operator.key`: only the address that the server prints leads to that cookie. The address of a request proves
nothing, because behind a proxy everybody has the proxy's.
"""

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from itertools import islice
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec

from goldenrule.kernel.files import home
from goldenrule.server.seat_tokens import TokenSigner, load_key, to_base64

PEOPLE: Final = "people"
"""The folder with those of guests, in the data folder."""
OPERATOR_KEY: Final = "operator.key"
LASTS: Final = 365 * 24 * 3600
"""The seconds for which a cookie is valid."""
RENEWED: Final = 30 * 24 * 3600
"""The seconds after which a cookie is renewed for returning visitors."""
AHEAD: Final = 24 * 3600
"""The seconds by which a cookie may be newer than the clock before it is renewed, because the clock was set back."""
MOST_COOKIES: Final = 4
"""The most cookies of our name to check: a browser may have one for each path or domain."""
OPERATOR: Final = "operator"
"""The id of the operator. Those of guests are hashes, which no word can be."""

Message = MutableMapping[str, Any]
"""What an ASGI application is sent, or sends."""
Scope = Message
"""What an ASGI application knows of a connection."""
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Person(msgspec.Struct, frozen=True):
    """A visitor. `id` names their storage; `new` says that the request had no cookie of theirs."""

    id: str
    new: bool = False

    @property
    def is_operator(self) -> bool:
        """Is this the operator of the server?"""
        return self.id == OPERATOR

    @property
    def stored_id(self) -> str:
        """Return the id of a person for storage, "" if the browser has sent no cookie."""
        return "" if self.new else self.id


def folder_of(person: str) -> str:
    """Return the folder with a person's own files, by their id; "" for nobody.

    The operator's is the data folder itself, which the terminal has in common with the page.
    """
    if not person:
        return ""
    return str(home() if person == OPERATOR else home() / PEOPLE / person[:2] / person)


class _Cookie(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says: the secret of a person, and when it was sent (seconds since 1970)."""

    secret: str
    sent: int


class Visitors:
    """Reads and makes the cookies of a data folder. `secret` is what the operator's address ends with."""

    def __init__(self, folder: Path) -> None:
        """Raises BadInput if the keys cannot be read or made."""
        key, own = load_key(folder), load_key(folder, OPERATOR_KEY)
        self._seal = TokenSigner(_derive_key(key, b"cookie"))
        self._own = to_base64(_derive_key(own, b"cookie"))
        self.secret = to_base64(own)
        self.name = f"goldenrule-{_derive_key(key, b'name').hex()[:8]}"
        """The name of the cookie. Browsers send cookies to all ports of a host: every data folder has its own name."""

    def identify(self, scope: Scope) -> Person:
        """Return who sends a request, a new guest if it has no good cookie.

        A cookie to be sent with the answer is kept in the scope (`cookie_for`).
        """
        values = islice(_values(scope, self._cookie_name(scope)), MOST_COOKIES)
        found = next((each for each in map(self._read, values) if each is not None), None)
        cookie = found or self._new(to_base64(secrets.token_bytes(16)))
        if found is None or not -AHEAD < time() - found.sent < RENEWED:
            self._send(scope, cookie)
        person = Person(self._id(cookie.secret), found is None)
        scope["person"] = person
        return person

    def make_operator(self, scope: Scope, secret: str) -> bool:
        """Make the sender of a request the operator. False, and nothing changes, if the secret is not theirs."""
        if not hmac.compare_digest(secret.encode(), self.secret.encode()):
            return False
        self._send(scope, self._new(self._own))
        scope["person"] = Person(OPERATOR)
        return True

    def _cookie_name(self, scope: Scope) -> str:
        """Over TLS no neighbour under the same domain can set a cookie of that name (RFC 6265bis, `__Host-`)."""
        return f"__Host-{self.name}" if is_secure(scope) else self.name

    def _new(self, secret: str) -> _Cookie:
        return _Cookie(secret, int(time()))

    def _send(self, scope: Scope, cookie: _Cookie) -> None:
        value = self._seal.seal(msgspec.json.encode(_Cookie(cookie.secret, int(time()))))
        scope["cookie"] = (
            f"{self._cookie_name(scope)}={value}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax"
            f"{'; Secure' if is_secure(scope) else ''}"
        )

    def _read(self, value: str) -> _Cookie | None:
        """What a cookie says, None if it was not made here or has expired."""
        data = self._seal.unseal(value)
        if data is None:
            return None
        found = msgspec.json.decode(data, type=_Cookie)
        return found if time() - found.sent < LASTS else None

    def _id(self, secret: str) -> str:
        if hmac.compare_digest(secret, self._own):
            return OPERATOR
        return hashlib.sha256(b"person " + secret.encode()).hexdigest()[:32]


def cookie_for(scope: Scope) -> str:
    """The cookie that is to be sent with the answer to a request, "" for none: a page's and the API's alone."""
    path = scope["path"]
    return str(scope.get("cookie", "")) if path == "/" or path.startswith("/api/") else ""


def is_secure(scope: Scope) -> bool:
    """Does the browser speak TLS, to this server or to a proxy that it trusts?"""
    return scope.get("scheme") in ("https", "wss")


def _values(scope: Scope, name: str) -> Iterator[str]:
    """The values of the cookies of a name, of which a browser may send several."""
    for header, value in scope["headers"]:
        if header == b"cookie":
            for part in value.decode("latin-1").split(";"):
                found, _, said = part.strip().partition("=")
                if found == name:
                    yield said


def _derive_key(key: bytes, purpose: bytes) -> bytes:
    return hmac.new(key, b"goldenrule " + purpose, hashlib.sha256).digest()
