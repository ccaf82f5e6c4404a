"""What guests might do to a server: look into files, take what is another's, fill its disk, or hold it up."""

from __future__ import annotations

import gc
import json
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from goldenrule.server import hub as hub_module
from goldenrule.server import store
from goldenrule.server.host import Host
from goldenrule.server.people import Person
from goldenrule.server.reviews import Reviews
from goldenrule.server.routes import LONGEST
from goldenrule.table import settings
from goldenrule.table.standing import ASK, Ability
from tests.server.helpers import Server, awaited, running
from tests.server.stage import Stage, StagePage, opened

QUICK = {"game": "champions", "quick": True, "seed": "5"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("home")) as found:
        yield found


def asked_by(server: Server, cookie: str, path: str, body: object = None, method: str = "") -> Any:
    return server.ask(path, body, method, {"cookie": cookie})


# -- what is another's -------------------------------------------------------------------------------------------------


def test_a_table_that_names_somebody_nowhere_is_not_listed(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    table = asked_by(server, guest, "/api/tables", QUICK)["table"]
    own = asked_by(server, other, "/api/tables", QUICK)["table"]
    with closing(sqlite3.connect(server.home / store.NAME)) as database:
        (person,) = database.execute("select owner from tables where name = ?", [own]).fetchone()
        database.execute("insert into players (person, name) values (?, ?)", [person, table])
        database.commit()
    for path in ("/api/tables", "/api/start"):
        found = asked_by(server, other, path)
        tables = found if path == "/api/tables" else found["tables"]
        assert [each["table"] for each in tables] == [own]
    assert asked_by(server, other, f"/api/tables/{table}/review")[0] == 403
    assert [each["table"] for each in asked_by(server, guest, "/api/tables")] == [table]


def test_a_spectator_takes_nothing_back_in_a_lesson(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    lesson = asked_by(server, guest, "/api/tables", {"lesson": "champions-1"})
    with (
        server.page(lesson["table"], lesson["token"], cookie=guest) as own,
        server.page(lesson["table"], lesson["watch"], cookie=other) as watching,
    ):
        own.until("now")
        own.ask("skip", seat=0)
        step = own.now["coach"]
        refused = watching.ask("undo", count=1)
        assert (refused["is"], refused["text"]) == ("refused", "This seat is not yours.")
        own.ask("here")
        assert own.now["coach"] == step
        assert own.ask("undo", count=1)["is"] == "done" and own.now["coach"] != step


# -- what uses up a server ---------------------------------------------------------------------------------------------


def test_what_is_forgotten_leaves_nothing_behind(tmp_path: Path) -> None:
    for n in range(5):
        settings.keep_standing(tmp_path, f"game {n}", Ability("x", 0), ASK)
    assert settings.read(tmp_path) == settings.Settings() and not (tmp_path / settings.NAME).exists()
    settings.keep_standing(tmp_path, "skirmish", Ability("a", 0), "always")
    settings.keep_standing(tmp_path, "skirmish", Ability("b", 0), "never")
    settings.keep_standing(tmp_path, "skirmish", Ability("a", 0), ASK)
    assert settings.read(tmp_path).standing == {"skirmish": [("b", 0, "never")]}


@pytest.mark.parametrize("path", ["cards?game=champions&q=", "rules?game=heroes&q=", "cards/skirmish/", "puzzles/"])
def test_a_search_that_would_take_long_is_refused(server: Server, path: str) -> None:
    word = "a%20" * (LONGEST // 2)
    status, problem = asked_by(server, server.guest(), f"/api/{path}{word}x")
    long = f"A search may have at most {LONGEST} characters, and this one has {LONGEST + 1}; shorten it."
    assert (status, problem["detail"]) == (400, long)
    found = asked_by(server, server.guest(), f"/api/{path}{word}")
    assert not isinstance(found, tuple) or (found[0] == 400 and found[1]["detail"] != long)


def test_a_save_has_a_name(server: Server) -> None:
    table = server.ask("/api/tables", QUICK)
    status, problem = server.ask(f"/api/tables/{table['table']}/save", {"token": table["token"], "name": ""})
    assert status == 400 and problem["detail"].startswith("A save cannot be named '';")
    kept = {"token": table["token"], "name": "mine"}
    assert server.ask(f"/api/tables/{table['table']}/save", kept) == kept


def test_a_damaged_review_is_made_again(tmp_path: Path) -> None:
    async def test() -> None:
        made: list[bytes] = []

        async def make() -> bytes:
            made.append(b"review %d" % len(made))
            return made[-1]

        reviews = Reviews(tmp_path)
        assert await reviews.of(("a",), make) == await reviews.of(("a",), make) == b"review 0"
        (path,) = reviews.folder.iterdir()
        whole = path.read_bytes()
        for n, damaged in enumerate((whole[:-1], whole[1:], b"", whole + b"x", bytes([whole[0] ^ 1]) + whole[1:]), 1):
            path.write_bytes(damaged)
            assert await reviews.of(("a",), make) == await reviews.of(("a",), make) == b"review %d" % n

    awaited(test())


# -- what holds others up ----------------------------------------------------------------------------------------------


class Opened:
    """The files below a folder that are opened in the loop of the server. What its workers open does not count."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.thread = 0
        self.found: list[str] = []
        sys.addaudithook(self.hear)

    def hear(self, event: str, args: Any) -> None:
        if event == "open" and threading.get_ident() == self.thread and str(args[0]).startswith(self.folder):
            self.found.append(str(args[0]))

    def worked(self, handle: Any) -> Any:
        def handled(*args: Any) -> Any:
            before, self.thread = self.thread, 0
            try:
                return handle(*args)
            finally:
                self.thread = before

        return handled


def test_no_file_is_touched_where_everybody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = Opened(tmp_path)
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    monkeypatch.setattr(Host, "handle", files.worked(Host.handle))

    async def test() -> None:
        async with opened(tmp_path) as stage:
            stage.person = Person("anna")
            files.thread = threading.get_ident()
            (tmp_path / "seen").write_bytes(b"")
            assert [Path(each).name for each in files.found] == ["seen"], "files that are opened here are seen"
            files.found.clear()
            wants = {"free": False, "sure": True, "quick": False}
            assert await stage.ask("PUT", "/api/settings", wants) == wants
            assert await stage.ask("GET", "/api/settings") == wants
            assert (await stage.ask("GET", "/api/start"))["settings"] == wants
            await stage.ask("POST", "/api/standing/forget", {"game": "skirmish", "code": "x", "number": 0})

            async def make() -> bytes:
                return b"review"

            for _ in range(2):
                assert await stage.hub.reviews.of(("key",), make) == b"review"
            assert files.found == []
            files.thread = 0

    awaited(test())


async def answered(stage: Stage, page: StagePage) -> None:
    """Answer the question that is open on a page."""
    await page.until(lambda: bool(page.now.get("prompt")))
    items = page.now["prompt"].get("default") or [1]
    number = page.do("choose", at=page.now["at"], seat=page.now["seat"], items=items, sure=True)
    await page.until(lambda: any(said.get("id") == number for said in page.heard))
    assert page.heard[-1]["is"] == "done", page.heard[-1]


def test_who_comes_to_a_table_does_not_wait_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "MOST_OPEN", 1)

    async def test() -> None:
        async with opened(tmp_path) as stage:
            slow, usual, third = [await stage.begin(**QUICK) for _ in range(3)]
            for each in (third, slow, usual):
                for what in ("", "/replay"):
                    await stage.ask("GET", f"/api/tables/{each['table']}{what}", token=each["token"])
            stage.gates.open = False
            held = stage.start(stage.ask("GET", f"/api/tables/{slow['table']}/replay", token=slow["token"]))
            await stage.gates.settle()
            assert len(stage.gates.waiting) == 1 and not held.done()
            comes = stage.start(stage.ask("GET", f"/api/tables/{usual['table']}", token=usual["token"]))
            await stage.gates.settle()
            while not comes.done():
                assert len(stage.gates.waiting) > 1, "it waits for another table"
                await stage.gates.let(1)
            assert comes.result()["table"] == usual["table"] and not held.done()
            await stage.finish(held)
            assert stage.hub.workers.of(slow["table"]) is None, "it was closed when that was done"

    awaited(test())


def test_a_page_that_was_open_for_long_goes_on_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "RECENT", 1)

    async def test() -> None:
        async with opened(tmp_path) as stage:
            own, *others = [await stage.begin(**QUICK) for _ in range(3)]
            page = stage.page(own["table"], own["token"])
            await answered(stage, page)
            for each in others:
                await stage.ask("GET", f"/api/tables/{each['table']}", token=each["token"])
            page.close()
            assert page.task is not None
            await page.task
            stage.pages.clear()
            stage.tasks.clear()
            del page
            gc.collect()
            again = stage.page(own["table"], own["token"])
            await answered(stage, again)
            await answered(stage, again)
            assert json.dumps(again.heard).count('"is": "stopped"') == 0

    awaited(test())
