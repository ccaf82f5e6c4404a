"""What belongs to whom: tables, settings, lessons, puzzles, statistics and the game of the day are a person's own."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from goldenrule.kernel.files import home
from goldenrule.server.storage import store
from goldenrule.table import settings
from goldenrule.table.auto_answers import Ability
from tests.server.helpers import Json, Page, Server, running

QUICK = {"game": "skirmish", "quick": True, "seed": "5"}
DUEL = {"game": "skirmish", "answers": {"players": ["people"]}, "seed": "1"}


class Visitor:
    """Somebody with a browser: a guest, or the operator."""

    def __init__(self, server: Server, cookie: str) -> None:
        self.server = server
        self.cookie = cookie

    def ask(self, path: str, body: object = None, method: str = "") -> Any:
        while True:
            found = self.server.ask(path, body, method, headers={"cookie": self.cookie})
            if not isinstance(found, tuple) or found[0] != 429:
                return found

    def page(self, table: str, token: str) -> Page:
        return self.server.page(table, token, cookie=self.cookie)

    def tables(self) -> dict[str, Json]:
        return {each["table"]: each for each in self.ask("/api/tables")}


def meet(server: Server) -> tuple[Visitor, Visitor, Visitor]:
    """Two guests, and the operator."""
    return Visitor(server, server.guest()), Visitor(server, server.guest()), Visitor(server, server.operator())


def ended(*pages: Page) -> None:
    """Play a game to its end."""
    for page in pages:
        page.until("now")
    while not all(page.now.get("end") for page in pages):
        asked = next(page for page in pages if page.now.get("prompt"))
        asked.usual()
        for page in pages:
            while page.now["at"] < asked.now["at"]:
                page.read()


def everything(visitor: Visitor) -> str:
    """All that the API tells a visitor without a token."""
    paths = (
        "start", "tables", "lessons", "puzzles", "daily", "stats", "stats?game=skirmish", "settings", "standing",
        "cards?game=skirmish&q=hulk", "rules?game=champions&q=hero",
    )  # fmt: skip
    return json.dumps([visitor.ask(f"/api/{path}") for path in paths])


def test_a_person_sees_their_own_tables_and_nobody_elses(server: Server) -> None:
    one, two, operator = meet(server)
    opened = {each: each.ask("/api/tables", QUICK) for each in (one, two, operator)}
    for each, table in opened.items():
        assert set(each.tables()) & {found["table"] for found in opened.values()} == {table["table"]}
        assert each.tables()[table["table"]]["token"] == table["token"]
        told = everything(each)
        for other in opened:
            secrets = [*opened[other].values(), other.cookie.partition("=")[2]]
            mentioned = [found for found in secrets if isinstance(found, str) and found in told]
            assert bool(mentioned) == (other is each), mentioned


def test_whoever_joins_finds_the_table_again_until_they_leave(server: Server) -> None:
    owner, guest, _ = meet(server)
    table = owner.ask("/api/tables", DUEL)
    name, link = table["table"], table["links"][1]["token"]
    assert guest.tables() == {}
    guest.ask(f"/api/tables/{name}/join", {"token": link})
    assert guest.tables()[name]["token"] == link and owner.tables()[name]["token"] == table["token"]
    with guest.page(name, guest.tables()[name]["token"]) as page:
        page.asked()
        assert page.welcome_seat() == 1
        page.ask("leave")
    assert guest.tables() == {} and name in owner.tables()
    again = owner.ask(f"/api/tables/{name}/links?token={table['token']}")["links"][1]["token"]
    with guest.page(name, again) as page:
        page.asked()
        assert guest.tables()[name]["token"] == again, "a seat is taken by its socket, too"
    owner.ask(f"/api/tables/{name}?token={table['token']}", method="DELETE")
    assert guest.tables() == owner.tables() == {}


def test_a_finished_game_counts_for_those_who_played_it(server: Server) -> None:
    one, two, operator = meet(server)
    table = one.ask("/api/tables", DUEL)
    two.ask(f"/api/tables/{table['table']}/join", {"token": table["links"][1]["token"]})
    with one.page(table["table"], table["token"]) as first:
        with two.page(table["table"], table["links"][1]["token"]) as second:
            ended(first, second)
        first.ask("here")
        found = [each.ask("/api/stats")["all"] for each in (one, two)]
    assert [each["games"] for each in found] == [1, 1] and sum(each["won"] for each in found) == 1, found
    assert operator.ask("/api/stats")["all"]["games"] == 0
    kept = [path.relative_to(server.home).parts[0] for path in server.home.rglob("stats.sqlite")]
    assert kept == ["people", "people"]


def test_games_of_the_day_lessons_and_puzzles_are_begun_by_each_person(server: Server) -> None:
    for new in ({"daily": True}, {"lesson": "skirmish-1"}):
        visitors = meet(server)
        opened = [each.ask("/api/tables", new)["table"] for each in visitors]
        assert len({*opened}) == 3, new
        assert [each.ask("/api/tables", new)["table"] for each in visitors] == opened, "they go on with their own"
    one, _, _ = meet(server)
    puzzle = one.ask("/api/puzzles")[0]["id"]
    assert one.ask(f"/api/puzzles/{puzzle}/solution", {})["problem"] == ""
    assert [path for path in server.home.rglob("diary.json") if path.parent == server.home] == []
    diaries = [json.loads(path.read_text()) for path in server.home.rglob("diary.json")]
    assert [each["shown"] for each in diaries if each["shown"]] == [[puzzle]]


def test_settings_are_a_persons_own_and_kept_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    settings.save_free(home(), False)
    with running(tmp_path) as server:
        one, two, operator = meet(server)
        usual = {"free": True, "sure": True, "quick": True, "hold_on": True, "tips": True}
        own = usual | {"sure": False, "quick": False}
        assert one.ask("/api/settings", own, "PUT") == own
        assert one.ask("/api/settings") == one.ask("/api/start")["settings"] == own
        assert two.ask("/api/settings") == usual and operator.ask("/api/settings") == {**usual, "free": False}
        assert operator.ask("/api/settings", usual, "PUT") == usual
        status, problem = server.ask("/api/settings", own, "PUT", headers={"cookie": ""})
        assert status == 400 and "no cookie" in problem["detail"]
        table = one.ask("/api/tables", QUICK)["table"]
    assert settings.read(home()).free and settings.read(home()).sure, "the terminal has the operator's"
    with running(tmp_path) as server:
        again, other, operator = (Visitor(server, each.cookie) for each in (one, two, operator))
        assert again.ask("/api/settings") == own and table in again.tables()
        assert other.ask("/api/settings") == usual and not other.tables() and not operator.tables()


def test_standing_answers_stay_with_their_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    settings.save_standing(home(), "champions", Ability("01001a", 0), "never")
    settings.save_standing(home(), "champions", Ability("01019a", 0), "never")
    team = {"game": "champions", "answers": {"heroes": ["spider_man", "she_hulk"]}, "seed": "1"}
    with running(tmp_path) as server:
        guest, _, operator = meet(server)
        assert len(operator.ask("/api/standing")) == 2 and guest.ask("/api/standing") == []
        table = operator.ask("/api/tables", team)
        name, link = table["table"], table["links"][1]["token"]
        with operator.page(name, table["token"]) as own:
            assert len(own.asked()["standing"]) == 2
            with guest.page(name, link) as page:
                page.until("now")
                assert "never" not in json.dumps(page.raw), "whoever sits down answers for themselves"
                page.ask("leave")
            asked = {"game": "champions", "code": "01001a", "number": 0}
            assert guest.ask("/api/standing/forget", asked) == []
            assert len(operator.ask("/api/standing")) == 2


def test_tables_of_an_earlier_version_are_the_operators(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = Visitor(server, server.guest()).ask("/api/tables", QUICK)["table"]
    with sqlite3.connect(tmp_path / store.NAME) as connection:
        connection.execute("drop index tables_owner")
        for later in ("players", "epochs", "told", "visits", "expired"):
            connection.execute(f"drop table {later}")
        for later in ("owner", "epoch"):
            connection.execute(f"alter table tables drop column {later}")
        connection.execute("update alembic_version set version_num = '0001'")
    connection.close()
    with running(tmp_path) as server:
        guest, _, operator = meet(server)
        assert [*operator.tables()] == [table] and not guest.tables()
