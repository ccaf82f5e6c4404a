"""The clock of the machine jumps: nothing that a server keeps, allows or waits for goes by it but the daily game."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.helpers import Server, running
from tests.server.traps import installed

DAY: Final = 86_400.0
CLOCK: Final = """
import datetime, os, time
_time, _datetime = time.time, datetime.datetime

def shifted():
    with open(os.environ["CLOCK_SHIFT"]) as file:
        return _time() + float(file.read())

class Shifted(_datetime):
    @classmethod
    def now(cls, tz=None):
        return _datetime.fromtimestamp(shifted(), tz)

time.time, datetime.datetime = shifted, Shifted
"""
"""Found by every Python process of a server before anything else: its clock is wrong by what a file says."""


class Clock:
    def __init__(self, folder: Path) -> None:
        self.path = folder / "shift"
        self.site = folder / "site"
        self.site.mkdir()
        (self.site / "sitecustomize.py").write_text(CLOCK)
        self.jump(0)

    def jump(self, seconds: float) -> None:
        """From now on the clock is wrong by so much."""
        fresh = self.path.with_suffix(".new")
        fresh.write_text(str(seconds))
        fresh.replace(self.path)


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    folder = tmp_path / "clock"
    folder.mkdir()
    return Clock(folder)


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Server]:
    path = installed(clock.site)
    path = os.pathsep.join([str(clock.site), path])
    with running(tmp_path / "home", "--patience", "30", PYTHONPATH=path, CLOCK_SHIFT=str(clock.path)) as found:
        yield found


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY])
def test_tokens_tables_and_locks_outlast_a_jump_of_the_clock(
    server: Server, clock: Clock, tmp_path: Path, jump: float
) -> None:
    table = server.ask("/api/tables", {"game": "skirmish", "quick": True, "seed": "1"})
    with server.page(table["table"], table["token"]) as page:
        page.usual()
        clock.jump(jump)
        before = page.asked()["at"]
        page.usual()
        assert page.asked()["at"] > before
        with server.page(table["table"], table["links"][0]["token"]) as other:
            assert other.asked()["prompt"] == page.now["prompt"]
        for _ in range(70):  # more than may be asked at once: it is given back with the time that has really passed
            server.patient(f"/api/tables/{table['table']}?token={table['token']}")
    with pytest.raises(AssertionError, match="did not start"):
        Server(server.home, PYTHONPATH=str(clock.site), CLOCK_SHIFT=str(clock.path))
    # a cookie lasts for a year of this clock (test_people); the link to the table goes by no clock
    assert server.ask(f"/api/tables/{table['table']}?token={table['token']}")["table"] == table["table"]


def test_an_answer_that_takes_long_is_not_given_up_when_the_clock_jumps(server: Server, clock: Clock) -> None:
    body = {"game": "traps", "quick": True, "given": {"trap": "slow"}, "seed": "1"}
    table = server.ask("/api/tables", body)
    with server.page(table["table"], table["token"]) as page:
        while page.asked()["at"] < 3:
            page.choose(1)
        now = page.asked()
        number = page.send("choose", at=now["at"], seat=now["prompt"]["seat"], items=[1])
        clock.jump(400 * DAY)
        assert page.until("done", "stopped") == {"is": "done", "id": number} and not page.stopped


def test_the_game_of_the_day_is_that_of_the_clock_and_one_that_was_begun_goes_on(server: Server, clock: Clock) -> None:
    today = server.ask("/api/daily")
    first = server.ask("/api/tables", {"daily": True})
    with server.page(first["table"], first["token"]) as page:
        page.usual()
        clock.jump(DAY)
        page.usual()  # who plays at midnight plays on
        stood = page.asked()["at"]
    tomorrow = server.ask("/api/daily")
    assert tomorrow["date"] > today["date"]
    assert server.ask("/api/tables", {"daily": True})["table"] != first["table"]
    clock.jump(0)
    assert server.ask("/api/daily") == today
    assert server.ask("/api/tables", {"daily": True})["table"] == first["table"]
    with server.page(first["table"], first["token"]) as page:
        assert page.asked()["at"] == stood
