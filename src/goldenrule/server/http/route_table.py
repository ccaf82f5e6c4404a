"""Routes as data: what answers which address, without a web framework (`app.py` makes handlers of one from them).

A route's function is called with the visit. Its other parameters are named like the parts of the address in braces, or
`data` for the body, or are taken from the query.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from goldenrule.languages import language_meant
from goldenrule.server.limits import Requester, requester_of
from goldenrule.server.seating import AccessDenied
from goldenrule.server.server_state import ServerState
from goldenrule.server.visitors import Person, Scope
from goldenrule.server.worker_answers import JsonAnswer

JSON: Final = "application/json"
Answer = Callable[..., Awaitable[object]]
"""The function of a route: returns a struct to be sent as JSON, a `Reply`, or nothing."""


class Route(NamedTuple):
    """What answers requests of a method to an address, such as `/api/cards/{game:str}`; `status` is that of success."""

    method: str
    path: str
    status: int
    answer: Answer
    media: str


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that is sent as it is."""

    data: bytes
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Visit:
    """A request, by who sent it. `scope` is what the server knows of it, as ASGI has it, with the person."""

    server: ServerState
    scope: Scope

    @property
    def person(self) -> Person:
        person: Person = self.scope["person"]  # `AccessControl` has met them
        return person

    @property
    def requester(self) -> Requester:
        return requester_of(self.scope)

    @property
    def lang(self) -> str:
        """The language of the page, "" for the server's own."""
        told = next((value for name, value in self.scope["headers"] if name == b"x-lang"), b"")
        return tag_of(told.decode("latin-1"))

    def require_operator(self) -> None:
        """Raise AccessDenied for a guest."""
        if not self.person.is_operator:
            raise AccessDenied("server-only-operator")


def tag_of(lang: str) -> str:
    """Return the language of a tag, "" if there is none."""
    found = language_meant(lang)
    return found.tag if found is not None else ""


def route(method: str, path: str, status: int = 200, media: str = JSON) -> Callable[[Answer], Route]:
    """Return a decorator that makes a route of a function."""
    return lambda answer: Route(method, path, status, answer, media)


def reply_json(found: JsonAnswer) -> Reply:
    return Reply(found.data)
