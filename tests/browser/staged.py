"""Tables in situations that games seldom come to: those of `scripts/page_fixtures.py`, opened as saves."""

import os
from unittest import mock

from scripts import page_fixtures
from tests.server.helpers import Server


def stage(server: Server, situation: str) -> str:
    """Open a table in a situation; its address after "#"."""
    return staged(server, next(each for each in page_fixtures.SITUATIONS if each.name == situation))


def staged(server: Server, wanted: page_fixtures.Situation) -> str:
    """The same for a situation that nothing else is built on."""
    session = page_fixtures.found(wanted)
    name = wanted.name.replace("_", "-")
    with mock.patch.dict(os.environ, GOLDENRULE_HOME=str(server.home)):
        session.save_as(name)
    opened = server.ask("/api/tables", {"save": name})
    return f"/t/{opened['table']}?token={opened['token']}"
