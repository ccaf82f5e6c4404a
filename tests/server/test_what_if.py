"""What if: a copy of a table goes on from one of its moments, with all that happened before, and counts for nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import Json, Page, Server, running


def lines(story: Any) -> list[Json]:
    return [line for section in story for line in section["lines"]]


def said(now: Json) -> list[str]:
    """What a story tells, in words, after how many decisions; the places of its lines in the log are its own."""
    return [f"{line['at']} {''.join(each['text'] for each in line['segments'])}" for line in lines(now["story"])]


def copied(server: Server, table: Json, at: int) -> Any:
    return server.ask("/api/tables", {"what_if": {"table": table["table"], "at": at, "token": table["token"]}})


def moment(server: Server, table: Json, at: int) -> Any:
    return server.ask(f"/api/tables/{table['table']}/at/{at}?token={table['token']}")


def played(page: Page, answers: int) -> None:
    for _ in range(answers):
        page.usual()
    page.asked()


def test_a_copy_begins_with_what_happened_before(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "5"})
    with server.page(table["table"], table["token"]) as page:
        played(page, 12)
    moments = server.ask(f"/api/tables/{table['table']}/replay?token={table['token']}")
    at = moments[-2]["at"]
    copy, then = copied(server, table, at), moment(server, table, at)
    with server.page(copy["table"], copy["token"]) as page:
        page.asked()
        assert page.welcome["copy_of"] == {"table": table["table"], "at": at} and page.welcome["practice"]
        before = lines(then["story"])
        first = next(each for each in map(json.loads, page.raw) if each["is"] == "now")  # bots may have gone on since
        assert before and lines(first["story"])[: len(before)] == before
    about = {each["table"]: each["about"] for each in server.ask("/api/tables")}
    assert about[copy["table"]] == f"What if: {about[table['table']]}"
    assert copied(server, table, 10_000)[0] == 400


@pytest.mark.parametrize("free", [False, True])
def test_what_was_taken_back_before_is_so_in_the_copy(tmp_path: Path, free: bool) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "6"})
        with server.page(table["table"], table["token"]) as page:
            page.until("now")
            page.ask("free", seat=0, takes=free)
            for _ in range(10):  # some answers, and each one once more
                played(page, 1)
                page.ask("undo")
                page.asked()
                played(page, 1)
        at = server.ask(f"/api/tables/{table['table']}/replay?token={table['token']}")[-1]["at"]
        copy, then = copied(server, table, at), moment(server, table, at)
        with server.page(copy["table"], copy["token"]) as page:
            page.asked()
            now = moment(server, copy, at)
            assert (now["board"], said(now)) == (then["board"], said(then))
            played(page, 3)
            stood = page.now
        server.kill()
        with running(tmp_path) as again, again.page(copy["table"], copy["token"]) as page:
            found = page.asked()
            assert found["board"] == stood["board"] and found["prompt"] == stood["prompt"]
            assert page.welcome["copy_of"]["at"] == at


def test_a_copy_that_is_played_to_its_end_counts_for_nothing(server: Server) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "5"})
    with server.page(table["table"], table["token"]) as page:
        played(page, 3)
        page.ask("undo")
        played(page, 3)
    before = server.ask("/api/stats?game=skirmish")["all"]["games"]
    copy = copied(server, table, 2)
    with server.page(copy["table"], copy["token"]) as page:
        while not page.asked().get("end"):
            page.usual()
        assert page.now["end"].get("offers", []) == []
    assert server.ask("/api/stats?game=skirmish")["all"]["games"] == before
