"""Many pages at one table: no more than there may be, and nobody is bothered by those who only look on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.exceptions import InvalidStatus

from goldenrule.kernel.records import Recorder
from goldenrule.server.sockets import MOST_PAGES
from goldenrule.server.sorts import Sort
from goldenrule.server.table import Table
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts
from tests.server.helpers import Page, Server, running


def test_however_many_come_at_once_no_more_are_let_in(tmp_path: Path) -> None:
    with running(tmp_path) as server, ExitStack() as opened, ThreadPoolExecutor(12) as threads:
        table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})
        found = [page for page in threads.map(lambda _: come(server, table), range(MOST_PAGES + 10)) if page]
        for page in found:
            opened.enter_context(page)
        assert len(found) == MOST_PAGES


def come(server: Server, table: Any) -> Page | None:
    try:
        return server.page(table["table"], table["watch"], ping_interval=None)
    except InvalidStatus:
        return None


def test_who_looks_on_comes_and_goes_unnoticed_and_a_player_does_not() -> None:
    game = find_game("skirmish").make({}, "1")
    table = Table("t", Session(Recorder(game, "1"), watched=True), Sort(), find_game("skirmish").words(T), T)

    def told(sent: list[tuple[int, bytes]]) -> set[int]:
        return {number for number, _ in sent}

    assert told(table.join(1, (0,))) == {1}
    assert told(table.join(2, ())) == {2} and told(table.join(3, ())) == {3}
    assert told(table.part(3)) == set()
    assert told(table.join(4, (1,))) == {1, 2, 4}
    assert told(table.join(5, (1,))) == {5}, "a second page of the same seat"
    assert told(table.part(5)) == set() and told(table.part(4)) == {1, 2}


T = Texts("en")


def test_whoever_asks_hears_that_the_server_is_there_and_nothing_changes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "1"})
        for token in (table["token"], table["watch"]):
            with server.page(table["table"], token) as page:
                page.until("now")
                heard = len(page.raw)
                assert page.ask("here") == {"is": "done", "id": 1} and len(page.raw) == heard + 1
