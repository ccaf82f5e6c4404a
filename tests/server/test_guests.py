"""What guests might do to a server: look into files, take what is another's, fill its disk, or hold it up."""

import gc
import json
import os
import shutil
import sqlite3
import sys
import threading
from contextlib import closing
from html import escape
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from goldenrule.server import server_state
from goldenrule.server.http.routes import LONGEST
from goldenrule.server.limits import LIMITS, LimitExceeded, Requester
from goldenrule.server.storage import store
from goldenrule.server.storage.expiry import DAY, USUAL
from goldenrule.server.visitors import OPERATOR, Person, folder_of
from goldenrule.server.worker.host import WorkerHost
from goldenrule.table import settings
from goldenrule.table.auto_answers import ASK, Ability
from goldenrule.words.texts import Texts
from tests.server.helpers import PATIENCE, Server, awaited, running
from tests.server.stage import Stage, StagePage, opened

QUICK = {"game": "champions", "quick": True, "seed": "5"}


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
        settings.save_standing(tmp_path, f"game {n}", Ability("x", 0), ASK)
    assert settings.read(tmp_path) == settings.Settings() and not (tmp_path / settings.NAME).exists()
    settings.save_standing(tmp_path, "skirmish", Ability("a", 0), "always")
    settings.save_standing(tmp_path, "skirmish", Ability("b", 0), "never")
    settings.save_standing(tmp_path, "skirmish", Ability("a", 0), ASK)
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
    monkeypatch.setattr(WorkerHost, "handle", files.worked(WorkerHost.handle))

    async def test() -> None:
        async with opened(tmp_path) as stage:
            stage.person = Person("anna")
            files.thread = threading.get_ident()
            (tmp_path / "seen").write_bytes(b"")
            assert [Path(each).name for each in files.found] == ["seen"], "files that are opened here are seen"
            files.found.clear()
            wants = {"free": False, "sure": True, "quick": False, "hold_on": True, "tips": True}
            assert await stage.ask("PUT", "/api/settings", wants) == wants
            assert await stage.ask("GET", "/api/settings") == wants
            assert (await stage.ask("GET", "/api/start"))["settings"] == wants
            await stage.ask("POST", "/api/standing/forget", {"game": "skirmish", "code": "x", "number": 0})

            async def make() -> bytes:
                return b"review"

            for _ in range(2):
                assert await stage.server.reviewer.reviews.get_or_make(("key",), make) == b"review"
            table = await stage.begin(game="heroes", quick=True, seed="5", answers={})
            stage.person = Person("ben")
            address, token = f"/api/tables/{table['table']}", table["token"]
            assert (await stage.ask("POST", f"{address}/join", {"token": table["links"][0]["token"]}))["seats"] == [0]
            assert len((await stage.ask("POST", f"{address}/seats", {"token": token, "seat": 1}))["links"]) == 2
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
    monkeypatch.setattr(server_state, "MOST_OPEN", 1)

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
            assert stage.server.workers.worker_of(slow["table"]) is None, "it was closed when that was done"

    awaited(test())


def test_a_page_that_was_open_for_long_goes_on_when_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_state, "RECENT", 1)

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


# -- their folders -----------------------------------------------------------------------------------------------------


def folders(home: Path) -> set[str]:
    return {path.name for path in (home / "people").glob("*/*")}


def rows(home: Path) -> dict[str, int]:
    """How many rows each table of the database has."""
    with closing(sqlite3.connect(home / store.NAME)) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        return {name: database.execute(f"select count(*) from {name}").fetchone()[0] for name in names}


ALL = {"free": True, "sure": True, "quick": True, "hold_on": True, "tips": True}
REFUSED = "The server has many new visitors at the moment; try again in 20 seconds."
LOOKS = ("start", "settings", "standing", "lessons", "puzzles", "daily", "stats", "tables")


def test_a_first_visit_leaves_nothing_on_disk(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        before = rows(tmp_path)
        for cookie in ("", server.guest()):
            for path in LOOKS:
                assert not isinstance(asked_by(server, cookie, f"/api/{path}"), tuple)
            asked_by(server, cookie, "/api/standing/forget", {"game": "skirmish", "code": "x", "number": 0})
        assert folders(tmp_path) == set() and rows(tmp_path) == before
        guest = server.guest()
        asked_by(server, guest, "/api/settings", {"free": False}, "PUT")
        assert len(folders(tmp_path)) == 1


def test_new_guests_of_an_address_have_only_so_many_things_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    most = int(LIMITS["folders"].address.capacity)

    async def test() -> None:
        async with opened(tmp_path) as stage:
            stage.server.limits.clock = lambda: 0.0
            table = await stage.begin(**QUICK)
            for n in range(most):
                stage.person = Person(f"{n:032x}")
                assert await stage.ask("PUT", "/api/settings", {"free": False}) == {**ALL, "free": False}
            made = folders(tmp_path)
            assert len(made) == most
            stage.person = Person("f" * 32)
            for method, path, body in (("PUT", "settings", {"free": False}), ("POST", "puzzles/x/solution", None)):
                status, problem = await stage.ask(method, f"/api/{path}", body)
                assert (status, problem["detail"]) == (429, REFUSED)
            page = stage.page(table["table"], table["token"])
            await page.until(lambda: bool(page.now.get("prompt")))
            number = page.do("stand", at=page.now["at"], seat=0, item=1, answer="never", keep=True)
            await page.until(lambda: any(said.get("id") == number for said in page.heard))
            assert page.heard[-1] == {"is": "refused", "id": number, "text": REFUSED}
            await answered(stage, page)
            assert (await stage.ask("GET", "/api/settings"))["free"] and folders(tmp_path) == made
            stage.person = Person("0" * 32)
            assert await stage.ask("PUT", "/api/settings", {"sure": False}) == {**ALL, "sure": False}, "who has one"

    awaited(test())


def test_folders_of_guests_who_stay_away_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    ids = {name: n * 32 for name, n in (("gone", "a"), ("plays", "b"), ("came", "c"), ("new", "d"))}

    async def test() -> None:
        async with opened(tmp_path) as stage:
            guests, now = stage.guest_folders, 1e9
            guests.clock = lambda: now
            for id in ids.values():
                folder = await guests.make(id, Requester(id, f"10.0.0.{id[0]}"))
                (folder / "settings.json").write_text('{"free": false}')
                os.utime(folder, (now, now))
            other = tmp_path / "people" / "aa" / "notes"
            other.mkdir()
            os.utime(other, (0, 0))
            stage.person = Person(ids["plays"])
            table = await stage.begin(**QUICK)
            now += USUAL * DAY
            await guests.sweep()
            assert folders(tmp_path) == {*ids.values(), "notes"}, "they may still come"
            now += 1
            stage.person = Person(ids["came"])
            assert (await stage.ask("GET", "/api/start"))["settings"]["free"] is False
            os.utime(Path(folder_of(ids["new"])), (now, now))
            guests.days = 0
            await guests.sweep()
            assert ids["gone"] in folders(tmp_path), "none is removed"
            guests.days = USUAL
            await guests.sweep()
            assert folders(tmp_path) == {*ids.values(), "notes"} - {ids["gone"]}
            await stage.store.remove(table["table"])
            await guests.sweep()
            assert folders(tmp_path) == {ids["came"], ids["new"], "notes"}
            stage.person = Person(ids["gone"])
            assert (await stage.ask("GET", "/api/start"))["settings"]["free"] is True

    awaited(test())


def test_no_more_folders_are_made_than_there_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    requester = [Requester(each * 32, f"10.0.0.{each}") for each in "abc"]

    async def test() -> None:
        async with opened(tmp_path) as stage:
            guests = stage.guest_folders
            guests.most = 2
            for each in requester[:2]:
                await guests.make(each.person, each)
            with pytest.raises(LimitExceeded, match="cannot keep games for more guests"):
                await guests.make(requester[2].person, requester[2])
            assert await guests.make(requester[0].person, requester[0]) == Path(folder_of(requester[0].person))
            assert await guests.make(OPERATOR, Requester(OPERATOR, "", True)) == tmp_path
            await guests.sweep()
            with pytest.raises(LimitExceeded):
                await guests.make(requester[2].person, requester[2])
            shutil.rmtree(folder_of(requester[0].person))
            await guests.sweep()
            await guests.make(requester[2].person, requester[2])
            assert folders(tmp_path) == {requester[1].person, requester[2].person}

    awaited(test())


# -- what a browser shows ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "host", "status", "said"),
    [
        ("/api/tables/x/review?lang=en", "localhost", 400, "There is no such table; its owner may have deleted it."),
        ("/api/tables/x/review?lang=es", "localhost", 400, Texts("es").t("server-no-table")),
        ("/api/tables/x/review?token=<b>&lang=en", "localhost", 403, Texts("en").t("server-no-link")),
        ("/nothing/here", "localhost", 404, "There is nothing at this address."),
        ("/", "elsewhere.example", 421, escape(Texts("en").t("server-host"))),
    ],
)
def test_an_address_that_is_opened_says_in_a_page_why_not(
    server: Server, path: str, host: str, status: int, said: str
) -> None:
    def opens(accept: str) -> tuple[str, str]:
        with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line:
            line.request("GET", quote(path, "/?=&"), headers={"host": host, "accept": accept})
            answer = line.getresponse()
            assert answer.status == status
            return str(answer.headers["content-type"]).partition(";")[0], answer.read().decode()

    kind, text = opens("text/html,application/xhtml+xml,*/*;q=0.8")
    assert kind == "text/html" and f"<p>{said}</p>" in text and "<b>" not in text
    kind, text = opens("*/*")
    assert kind == "application/problem+json" and escape(json.loads(text)["detail"]) in (said, escape(said))
