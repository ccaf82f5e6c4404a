"""Bots at a table without people wait until the pages have shown what has happened."""

import asyncio
from typing import Any

import pytest

from goldenrule.server import table_game
from goldenrule.server.table_game import TableGame
from tests.server.helpers import Server, awaited


class Page:
    """A page that shows what has happened, or no more."""

    def __init__(self, shows: bool) -> None:
        self.shows = shows


class Bots(TableGame):
    """A table at which nothing happens but that bots are asked to continue; `ran` counts it."""

    def __init__(self, *pages: Any) -> None:
        self.pages = dict(enumerate(pages))
        self.stopped = None
        self.ran = 0
        self._lock, self._shown = asyncio.Lock(), asyncio.Event()
        self._note_shown()

    @property
    def name(self) -> str:
        return "t"

    async def _try(self, call: object) -> None:
        self.ran += 1

    def shown(self, page: Any) -> None:
        page.shows = False
        self._note_shown()


async def settle() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_game, "PACE", 0)


def test_they_wait_for_every_page() -> None:
    async def play() -> None:
        one, other = Page(True), Page(True)
        bots = Bots(one, other, Page(False))
        going = asyncio.create_task(bots._run_bots(True))
        await settle()
        bots.shown(one)
        await settle()
        assert bots.ran == 0
        bots.shown(other)
        await going
        assert bots.ran == 1

    awaited(play())


def test_they_wait_for_nobody_where_people_play() -> None:
    async def play() -> None:
        bots = Bots(Page(True))
        await bots._run_bots(False)
        assert bots.ran == 1

    awaited(play())


def test_they_do_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_game, "SHOWN", 0)

    async def play() -> None:
        bots = Bots(Page(True))
        await bots._run_bots(True)
        assert bots.ran == 1

    awaited(play())


def test_a_spectator_says_what_is_shown_and_the_game_goes_on_when_the_page_is_closed(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "champions", "quick": True, "bots": True})
    name, token = table["table"], table["token"]
    with server.page(name, token) as page:
        page.until("now")
        with server.page(name, table["watch"]) as other:
            other.until("now")
            assert other.ask("shows", now=True)["is"] == "done"
            assert page.ask("shows", now=True)["is"] == "done"
            assert page.ask("shows", now=False)["is"] == "done"
        before = page.now["at"]
        while page.now["at"] == before:
            page.until("now")
