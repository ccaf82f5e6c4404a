"""How tables are called, and where they stand, is told to each page in its own language, from what is kept of them."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from goldenrule.server.worker.table_kind import TableKind
from goldenrule.server.worker.table_labels import table_title
from goldenrule.table.games import find_game
from goldenrule.words.texts import Texts
from tests.server.helpers import Json, Server

HEROES = {"heroes": "spider_man,captain_marvel", "scenario": "rhino"}
LANGS = ("", "es", "uk", "zh-Hant")
ROUND_1 = {
    "": "Round 1: it is Spider-Man to act.",
    "es": "Ronda 1; en turno: Spiderman.",
    "uk": "Раунд 1, діяти мають: Людина-павук.",
    "zh-Hant": "第1輪：輪到蜘蛛人行動。",
}


def opened(server: Server, lang: str = "", **new: object) -> Json:
    found: Json = server.ask("/api/tables", new, headers={"x-lang": lang})
    return found


def listed(server: Server, table: Json, lang: str = "") -> Json:
    """A table among those to go on with."""
    rows = server.ask("/api/tables", headers={"x-lang": lang})
    return next(each for each in rows if each["table"] == table["table"])


def changed(home: Path, table: Json, **values: object) -> None:
    """Something else is kept of a table."""
    with closing(sqlite3.connect(home / "server.db")) as database, database:
        for column, value in values.items():
            database.execute(f"update tables set {column} = ? where name = ?", [value, table["table"]])


def kept(home: Path, table: Json, column: str) -> object:
    with closing(sqlite3.connect(home / "server.db")) as database:
        query = f"select {column} from tables where name = ?"
        return database.execute(query, [table["table"]]).fetchone()[0]


@pytest.fixture(scope="module")
def table(server: Server) -> Json:
    """A table of two heroes at its first question."""
    found = opened(server, game="champions", quick=True, given=HEROES, seed="1")
    with server.page(found["table"], found["token"]) as page:
        page.asked()
        for _ in range(2):  # both have kept their hands
            page.usual()
    return found


@pytest.mark.parametrize(
    ("lang", "about"),
    [
        ("", "Spider-Man, Captain Marvel against Rhino"),
        ("es", "Spiderman, Capitana Marvel contra Rino"),
        ("uk", "Людина-павук, Капітанка Марвел проти Носорога"),
        ("zh-Hant", "蜘蛛人、驚奇隊長對犀牛人"),
    ],
)
def test_a_table_is_called_in_the_language_of_who_reads(server: Server, table: Json, lang: str, about: str) -> None:
    for _ in range(2):  # as it is told, and as it is remembered
        found = listed(server, table, lang)
        assert (found["about"], found["standing"]) == (about, ROUND_1[lang])
    at = f"/api/tables/{table['table']}"
    assert server.ask(f"{at}?token={table['token']}", headers={"x-lang": lang})["about"] == about
    links = server.ask(f"{at}/links?token={table['token']}", headers={"x-lang": lang})["links"]
    assert links[0]["name"] in ROUND_1[lang] and links[1]["name"] in about
    start = server.ask(f"/api/start?lang={lang}")["tables"]
    assert next(each for each in start if each["table"] == table["table"])["about"] == about


@pytest.mark.parametrize(
    "new",
    [
        {"game": "champions", "quick": True},
        {"game": "heroes", "quick": True},
        {"game": "skirmish", "quick": True},
        {"game": "skirmish", "quick": True, "bots": True},
        {"game": "champions", "daily": True},
        {"game": "champions", "lesson": "champions-1"},
        {"game": "champions", "puzzle": "champions-1"},
    ],
    ids=lambda new: "-".join(new),
)
def test_every_sort_of_table_is_told_from_its_record(server: Server, new: Json) -> None:
    if "puzzle" in new:
        new = {"puzzle": server.ask("/api/puzzles")[0]["id"], "game": new["game"]}
    if "lesson" in new:
        new = {"lesson": server.ask("/api/lessons")[0]["id"], "game": new["game"]}
    made = opened(server, **new)
    found = {lang: listed(server, made, lang)["about"] for lang in LANGS}
    assert found[""] == kept(server.home, made, "about") and len({*found.values()}) == len(LANGS), found


def test_what_follows_at_a_table_is_called_anew(server: Server) -> None:
    made = opened(server, game="skirmish", quick=True)
    at = f"/api/tables/{made['table']}"
    assert listed(server, made, "es")["about"] == "Héroes contra Villanos"
    # seats change hands, and so does the side that is named first
    body = {"token": made["token"], "seat": 1, "bot": ""}
    assert server.ask(f"{at}/seats", body)["links"][1]["name"]
    assert server.ask(f"{at}/seats", {**body, "seat": 0, "bot": "sensible"}, headers={"x-lang": "es"})["bots"] == [
        {"seat": 0, "name": "Héroes", "bot": "sensible"}
    ]
    assert listed(server, made, "es")["about"] == "Villanos contra Héroes"


def test_tables_of_earlier_versions_are_told_too(server: Server) -> None:
    made = opened(server, game="champions", quick=True, given=HEROES, seed="1")
    changed(server.home, made, standing="Round 3: it is Spider-Man to act.", about="as it was", names='["A", "B"]')
    found = listed(server, made, "uk")
    assert found["about"] == "Людина-павук, Капітанка Марвел проти Носорога"
    assert found["standing"] == "Round 3: it is Spider-Man to act."
    changed(server.home, made, over=True, standing="The heroes have won.")
    assert listed(server, made, "uk")["standing"] == "The heroes have won."


def test_a_table_that_breaks_keeps_nobody_from_the_others(server: Server, table: Json) -> None:
    made = opened(server, game="champions", quick=True, given=HEROES, seed="1")
    changed(server.home, made, kind="what_if:nowhere:never")
    assert listed(server, made, "uk")["about"] == "Spider-Man, Captain Marvel against Rhino"
    assert listed(server, table, "uk")["about"] == "Людина-павук, Капітанка Марвел проти Носорога"


def test_a_game_that_cannot_be_begun_any_more_keeps_its_names(server: Server) -> None:
    made = opened(server, game="champions", quick=True, given=HEROES, seed="1")
    record = kept(server.home, made, "record")
    assert isinstance(record, bytes) and b"captain_marvel" in record
    changed(server.home, made, record=record.replace(b"captain_marvel", b"captain_nobody"), standing="")
    assert listed(server, made)["about"] == "Spider-Man, Captain Marvel against Rhino"
    links = server.ask(f"/api/tables/{made['table']}/links?token={made['token']}")["links"]
    assert [each["name"] for each in links] == ["Spider-Man", "Captain Marvel"]


def test_several_rivals_are_named_in_the_case_of_whom_one_plays_against() -> None:
    texts, kind = Texts("uk"), find_game("heroes")
    game = kind.make({"teams": ["avengers", "x_men", "fantastic_four"]}, "1")
    words = kind.words(texts)
    words.use_cards_of(game)
    names = [words.player(game, seat) for seat in range(3)]
    assert table_title(game, [0], TableKind(), names, texts) == "Месники проти Людей Ікс, Фантастичної четвірки"
    assert table_title(game, [0, 1], TableKind(), names, texts) == "Месники, Люди Ікс проти Фантастичної четвірки"
