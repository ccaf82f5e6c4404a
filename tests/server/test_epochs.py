"""What was kept is never deleted: tables of older versions, and what is read of a table that cannot be played again."""

import gzip
import json
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from goldenrule.server import seat_tokens
from goldenrule.server.seat_tokens import OWNER, WATCH, Ticket, TokenSigner
from goldenrule.server.storage import store
from tests.server.helpers import Server, running

OLDER = sorted((Path(__file__).parent / "older").glob("*.db.gz"))
HISTORY = {
    "journal": "select name, epoch, seq, item from journal order by 1, 2, 3",
    "snapshots": "select name, epoch, seq, data from snapshots order by 1, 2",
    "epochs": "select name, epoch, record, why from epochs order by 1, 2",
    "tables": "select * from tables order by name",
    "told": "select name, epoch, eyes, lang, data from told order by 1, 2, 3, 4",
}


def kept(home: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that a folder's database keeps."""
    with closing(sqlite3.connect(home / store.NAME)) as database:
        return {name: database.execute(query).fetchall() for name, query in HISTORY.items()}


def change(home: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(home / store.NAME)) as database:
        assert database.execute(statement, values).rowcount > 0
        database.commit()


def file_of(server: Server, path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
        return bytes(answer.read())


def owner(home: Path, table: str, seat: int = OWNER) -> str:
    return TokenSigner(seat_tokens.load_key(home)).sign(Ticket(table, seat))


def everything_read(server: Server, home: Path, table: str, epochs: int) -> bool:
    """Read whatever can be read of a table. Can it be played again?"""
    token = owner(home, table)
    server.ask("/api/start")
    server.ask("/api/tables")
    about = server.ask(f"/api/tables/{table}?token={token}")
    assert len(about["epochs"]) == epochs
    for what in ("at/0", "links", "review"):
        server.ask(f"/api/tables/{table}/{what}?token={token}")
    moments = server.ask(f"/api/tables/{table}/replay?token={token}")
    server.ask(f"/api/tables/{table}/report", {"token": token, "note": "?"})
    for epoch in range(epochs):
        server.ask(f"/api/tables/{table}/epochs/{epoch}?token={token}")
        lines = file_of(server, f"/api/tables/{table}/epochs/{epoch}/journal?token={token}").splitlines()
        assert json.loads(lines[0])["format"] == 1
    if isinstance(moments, list):
        assert server.ask(f"/api/tables/{table}/record?token={token}")["game"]
    return isinstance(moments, list)


@pytest.mark.parametrize("older", OLDER, ids=lambda path: path.name.partition(".")[0])
def test_tables_of_an_older_version_go_on_and_nothing_of_them_is_lost(older: Path, tmp_path: Path) -> None:
    path = tmp_path / store.NAME
    path.write_bytes(gzip.decompress(older.read_bytes()))
    with closing(sqlite3.connect(path)) as database:
        journal = database.execute("select name, 0, seq, item from journal order by 1, 2, 3").fetchall()
        snapshots = database.execute("select name, 0, seq, data from snapshots order by 1, 2").fetchall()
        records = dict(database.execute("select name, record from tables").fetchall())
    assert len(records) == 3
    with running(tmp_path) as server:
        before = kept(tmp_path)
        assert (before["journal"], before["snapshots"]) == (journal, snapshots), "the step changes nothing of it"
        again = {table for table in records if everything_read(server, tmp_path, table, 1)}
        assert again == set(records), "each of them can be played again"
        assert kept(tmp_path) == before, "whoever reads has written"
        boards, still = {}, set()
        for table in records:
            with server.page(table, owner(tmp_path, table)) as page:
                if page.asked().get("end"):
                    still.add(table)
                page.usual()
                boards[table] = page.asked()["board"]
                assert not page.stopped
    after = kept(tmp_path)
    epochs = {row[0]: row[2:] for row in after["epochs"]}
    for table, record in records.items():
        old = [row for row in journal if row[0] == table]
        later = [row for row in after["journal"] if row[0] == table]
        assert later[: len(old)] == old, "the old journal is as it was"
        assert (len(later) > len(old)) == (table not in still), "and more is kept"
        if table in still:
            assert table not in epochs, "nothing begins where nothing goes on"
        elif table in epochs:
            assert later[len(old)][1:3] == (1, 0) and epochs[table][0] == record
            assert [row for row in after["snapshots"] if row[:2] == (table, 0)] == [
                row for row in snapshots if row[0] == table
            ]
        else:
            assert later[len(old)][1:3] == (0, len(old))
    assert len(still) < 3
    (heroes,) = [table for table, record in records.items() if json.loads(record)["game"] == "heroes"]
    with closing(sqlite3.connect(path)) as database:
        ((begun,),) = database.execute("select record from tables where name = ?", (heroes,)).fetchall()
    (saved,) = [json.loads(row[3]) for row in snapshots if row[0] == heroes]
    assert json.loads(begun)["start"] == saved["data"], "other rules and cards: from where it stood"
    with running(tmp_path) as server:
        for table in records:
            assert everything_read(server, tmp_path, table, 2 if table in epochs else 1)
            with server.page(table, owner(tmp_path, table)) as page:
                assert page.asked()["board"] == boards[table]
                assert not page.stopped


def test_there_are_databases_of_four_older_commits() -> None:
    assert len(OLDER) >= 4


def test_what_cannot_be_played_again_is_still_read_as_it_was_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})["table"]
        token, watch = owner(tmp_path, table), owner(tmp_path, table, WATCH)
        with server.page(table, token) as page, server.page(table, watch) as by:
            for _ in range(6):
                page.usual()
            now, seen = page.asked(), by.until("now")
            while seen["at"] < now["at"]:
                seen = by.until("now")
        lines = file_of(server, f"/api/tables/{table}/epochs/0/journal?token={token}")
    change(tmp_path, "update snapshots set data = ?", b"damaged")
    change(tmp_path, "update journal set item = ? where seq = 0", b'[0,"nothing",0,0]')
    before = kept(tmp_path)
    with running(tmp_path) as server:
        with server.page(table, token) as page:
            page.asked()
            assert "cannot continue" in page.stopped
        status, problem = server.ask(f"/api/tables/{table}/replay?token={token}")
        assert status == 400 and problem["detail"]
        (epoch,) = server.ask(f"/api/tables/{table}?token={token}")["epochs"]
        assert epoch["told"] and epoch["lines"] == len(lines.splitlines()) - 1
        told = server.ask(f"/api/tables/{table}/epochs/0?token={token}")
        assert told["board"] == now["board"] and told["whole"] and told["story"]
        assert told["faces"] and not told.get("prompt")
        watched = server.ask(f"/api/tables/{table}/epochs/0?token={watch}")
        assert watched["board"] == seen["board"] != now["board"], "who watches sees what nobody hides"
        given = file_of(server, f"/api/tables/{table}/epochs/0/journal?token={token}").splitlines()
        assert given[1] == b'[0,"nothing",0,0]' and given[2:] == lines.splitlines()[2:]
        assert server.ask(f"/api/tables/{table}/epochs/0/journal?token={watch}")[0] == 400, "it holds hidden cards"
        status, problem = server.ask(f"/api/tables/{table}/epochs/7/journal?token={token}")
        assert status == 400 and problem["detail"] == "This table has no part 7."
        status, problem = server.ask(f"/api/tables/{table}/epochs/7?token={token}")
        assert status == 400 and "was not saved" in problem["detail"]
    assert kept(tmp_path) == before, "nothing was written, and nothing lost"


def test_a_damaged_line_is_told_once_played_on_and_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})["table"]
        with server.page(table, owner(tmp_path, table)) as page:
            for _ in range(8):
                page.usual()
            now = page.asked()
    change(tmp_path, "update journal set item = ? where seq = 2", b'[0,["x"')
    damaged = kept(tmp_path)["journal"]
    with running(tmp_path) as server:
        with server.page(table, owner(tmp_path, table)) as page:
            assert page.asked()["board"] == now["board"], "the snapshot has all of it"
            assert [line for line in page.now["coach"] if "damaged" in line]
            page.usual()
            now = page.asked()
        first, second = server.ask(f"/api/tables/{table}?token={owner(tmp_path, table)}")["epochs"]
        assert "damaged" in first["why"] and first["ended"] and not second.get("why")
        assert [row for row in kept(tmp_path)["journal"] if row[1] == 0] == damaged
    with running(tmp_path) as server, server.page(table, owner(tmp_path, table)) as page:
        assert page.asked()["board"] == now["board"]
        assert not [line for line in page.now.get("coach", ()) if "damaged" in line], "it was said"
