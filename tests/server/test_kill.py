"""The server is killed again and again: no answer is lost, none is given twice, and pages go on."""

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.helpers import Server

KILLS = 6


@pytest.mark.parametrize("game", ["champions", "skirmish"])
def test_after_a_kill_every_page_goes_on_and_nothing_is_lost(tmp_path: Path, game: str) -> None:
    chance = random.Random(game)
    server = Server(tmp_path)
    try:
        table = server.ask("/api/tables", {"game": game, "quick": True, "seed": "1"})
        seen, entries = 0, list[Any]()
        for _ in range(KILLS):
            with server.page(table["table"], table["token"]) as page, server.page(table["table"], table["watch"]) as by:
                first = page.until("now")  # a bot may still have to answer
                assert first["whole"] and first["undo"] is not None
                now = page.asked()
                assert now["at"] >= seen, "an answer whose effect was seen is lost"
                found = record(server, table)
                assert found[: len(entries)] == entries, "the record is another one"
                assert now["at"] == len(found), "what is shown is what is kept"
                entries = found
                for _ in range(chance.randint(1, 6)):
                    if page.asked().get("end"):
                        break
                    page.usual()
                seen = page.asked()["at"]
                if not page.now.get("end"):  # in the midst of an answer
                    prompt = page.now["prompt"]
                    page.send("choose", at=seen, seat=prompt["seat"], items=(prompt.get("default") or [1]), sure=True)
                server.kill()
                with suppress(ConnectionClosed):
                    while True:
                        seen = max(seen, page.read().get("at", 0))
                with suppress(ConnectionClosed):
                    while True:
                        seen = max(seen, by.read().get("at", 0))
            server = Server(tmp_path)  # elsewhere: meanwhile the port may be somebody else's
        found = record(server, table)
        assert found[: len(entries)] == entries and len(found) >= seen
    finally:
        if server.process.poll() is None:
            server.stop()


def record(server: Server, table: Any) -> list[Any]:
    """The entries of the table's record, which its only player may see."""
    found = server.ask(f"/api/tables/{table['table']}/record?token={table['token']}")
    return list(found["entries"])
