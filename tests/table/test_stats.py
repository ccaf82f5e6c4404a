"""Statistics of one's own games: which games are kept, how they are counted, and what happens to a damaged file."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from goldenrule.cli.start import bot_player
from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.table import stats
from goldenrule.table.game_setup import new_session
from goldenrule.table.session import Session
from goldenrule.table.stats import PlayedGame
from goldenrule.table.stats_text import groups
from goldenrule.words.texts import Texts

pytestmark = pytest.mark.usefixtures("home")

LOOSE = "create table other as select * from games; drop table games; alter table other rename to games; "
"""From then on a column takes a value of any kind."""


def place() -> Path:
    """Where the statistics are."""
    return files.home() / stats.NAME


def keep(session: Session) -> bool:
    return stats.save_game(files.home(), session, session.people)


def session(seed: str = "1", over: bool = True, **more: Any) -> Session:
    """A game of Spider-Man, played to its end by taking the last option."""
    options = more.pop("options", {"heroes": ["spider_man"]})
    found = new_session("champions", options, seed, make_player=bot_player, **more)
    while over and not found.game.over:
        if not found.step_bot():
            asked = found.game.pending[0]
            found.apply(asked.seat, asked.options[-1])
    return found


def test_a_finished_game_is_kept() -> None:
    options = {"heroes": ["spider_man", "iron_man:justice"], "scenario": "klaw", "expert": True}
    assert keep(session(options=options, bots={1: "random"}))
    (row,) = stats.games(place().parent)
    assert (row.game, row.players, row.people, row.bots) == ("champions", 2, 1, ["random"])
    assert (row.result, row.ending) in (("lost", "all eliminated"), ("lost", "scheme completed"))
    assert row.rounds > 0 and row.decisions > 0 and row.finished.endswith("Z")
    assert row.facts == {
        "hero": ["spider_man", "iron_man"], "aspect": ["justice", "justice"], "scenario": "klaw", "mode": "expert",
    }  # fmt: skip


def test_the_same_course_of_a_game_is_kept_once() -> None:
    assert keep(session("1")) and keep(session("1")) and keep(session("2"))
    assert len(stats.games(place().parent)) == 2


@pytest.mark.parametrize(
    "more", [{"over": False}, {"practice": True}, {"bots": {0: "random"}}], ids=["unfinished", "practice", "bots alone"]
)
def test_other_games_are_not_kept(more: dict[str, Any], home: Path) -> None:
    assert not keep(session(**more))
    assert stats.games(place().parent) == [] and not place().exists()


def row(id: str, result: str = "won", **facts: Any) -> PlayedGame:
    return PlayedGame(id, "2026-01-01T00:00:00Z", "champions", "0", 1, 1, [], result, "villain defeated", 7, 100, facts)


def test_games_are_counted_by_what_they_were() -> None:
    found = [
        row("a", "won", hero=["spider_man", "iron_man"], scenario="rhino"),
        row("b", "lost", hero=["spider_man"], scenario="rhino"),
        row("c", "draw", hero=["iron_man", "iron_man"], scenario="klaw"),
    ]
    summary = stats.summarize(found)
    assert (summary.all.games, summary.all.won, summary.all.lost, summary.all.draw) == (3, 1, 1, 1)
    heroes = summary.by["hero"]
    assert {name: (count.games, count.won) for name, count in heroes.items()} == {
        "spider_man": (2, 1),
        "iron_man": (2, 1),
    }
    assert summary.by["scenario"]["klaw"].won == 0 and summary.by["players"]["1"].games == 3
    assert summary.rounds == (7, 7.0, 7)
    assert heroes["iron_man"].rounds == 7
    assert stats.summarize([]).rounds == (0, 0.0, 0)


def test_of_those_who_play_against_each_other_only_people_count() -> None:
    duel = new_session("skirmish", {}, "1", bots={0: "random"}, make_player=bot_player)
    while not duel.game.over:
        if not duel.step_bot():
            asked = duel.game.pending[0]
            duel.apply(asked.seat, asked.options[-1])
    assert keep(duel)
    (row,) = stats.games(place().parent, "skirmish")
    assert row.facts == {"side": ["villains"]}
    told = groups([row], Texts("en", strict=True))
    assert [each.title for each in told] == ["By game", "By side", "By number of players", "By ending"]
    assert [(each.name, each.count.games) for each in told[1].rows] == [("villains", 1)]


@pytest.mark.parametrize(
    ("tag", "names"),
    [
        ("en", {"justice", "expert", "villains"}),
        ("es", {"Justicia", "experto", "Villanos"}),
        ("uk", {"правосуддя", "експертний", "Лиходії"}),
        ("zh-Hant", {"正義", "專家", "反派"}),
    ],
)
def test_what_no_option_offers_has_a_name_in_every_language(tag: str, names: set[str]) -> None:
    told = groups([row("a", aspect=["justice"], mode="expert", side=["villains"])], Texts(tag, strict=True))
    assert names <= {tally.name for group in told for tally in group.rows}


def test_an_id_without_words_is_shown_as_it_is() -> None:
    told = groups([row("a", mode="very_hard")], Texts("es", strict=True))
    assert [tally.name for tally in told[1].rows] == ["very hard"]


def test_the_games_of_one_game() -> None:
    keep(session())
    assert len(stats.games(place().parent, "champions")) == 1 and stats.games(place().parent, "skirmish") == []


@pytest.mark.parametrize("data", [b"not a database at all" * 50, b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_damaged_file_is_one_sentence(data: bytes, home: Path) -> None:
    home.mkdir()
    place().write_bytes(data)
    for act in (lambda: stats.games(place().parent), lambda: keep(session())):
        with pytest.raises(BadInput, match=r"stats.sqlite is damaged .* `goldenrule stats --delete`"):
            act()
    assert place().read_bytes() == data
    assert stats.delete(place().parent) and not stats.delete(place().parent)
    assert keep(session()) and len(stats.games(place().parent)) == 1


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ("update games set facts = '{'", "damaged"),
        ("update games set facts = '[1]'", "damaged"),
        ("pragma user_version = 99", "later version"),
        ("drop table games; create table games (id text)", "damaged .*no such column"),
        ("drop table games", "damaged .*no such table"),
        ("update games set facts = cast(x'7bff7d' as text)", "damaged"),
        ("update games set id = cast(x'ff' as text)", "damaged"),
        ("update games set facts = replace(hex(zeroblob(50000)), '00', '[')", "damaged"),
        ("update games set rounds = -5", "damaged"),
        ("update games set decisions = 1 << 60", "damaged"),
        ("update games set result = 'perhaps'", "damaged"),
        ("update games set bots = '[1]'", "damaged"),
        (LOOSE + "update games set facts = null", "damaged"),
        (LOOSE + "update games set bots = 5", "damaged"),
    ],
)
def test_a_file_with_other_contents_is_one_sentence(change: str, text: str) -> None:
    keep(session())
    connection = sqlite3.connect(place())
    connection.executescript(change)
    connection.close()
    with pytest.raises(BadInput, match=text) as caught:
        stats.games(place().parent)
    assert "\n" not in str(caught.value)


def test_whoever_reads_writes_nothing(home: Path) -> None:
    home.mkdir()
    place().touch()
    assert stats.games(place().parent) == [] and place().read_bytes() == b""
    assert keep(session()) and len(stats.games(place().parent)) == 1


def test_a_folder_in_the_place_of_the_file_is_one_sentence(home: Path) -> None:
    place().mkdir(parents=True)
    with pytest.raises(BadInput, match="cannot be used"):
        stats.games(place().parent)
    with pytest.raises(BadInput, match="cannot be deleted"):
        stats.delete(place().parent)


@pytest.mark.parametrize(
    ("code", "says"),
    [
        (sqlite3.SQLITE_BUSY, r"is another program using it\?$"),
        (sqlite3.SQLITE_FULL, r"is the disk full, or the file prot"),
    ],
)
def test_a_file_that_cannot_be_used_says_what_to_look_for(
    code: int, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("odd")
    error.sqlite_errorcode = code

    def refuse(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    (tmp_path / "stats.sqlite").touch()
    monkeypatch.setattr(sqlite3, "connect", refuse)
    with pytest.raises(BadInput, match=says):
        stats.games(place().parent)
