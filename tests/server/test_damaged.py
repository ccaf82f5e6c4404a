"""A damaged row of the database breaks its own table only, which says so and can be deleted."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.server.storage import store
from goldenrule.server.storage.rows import DamagedRow, SeatHolder, TableRow, row_of
from goldenrule.table.saves import Seats
from tests.server.helpers import Server, running

GOOD = TableRow(
    "t", "skirmish", "A vs. B", "", ["A", "B"], b"{}", msgspec.json.encode(Seats()), [SeatHolder(), SeatHolder(2, True)]
)

DAMAGE: dict[str, Any] = {
    "places": ["nope", "{}", "null", "[]", '[{"turn":0}]', '[{"turn":0},{"turn":"x"}]', None, b"\xff", "[" * 100_000],
    "names": [None, "nope", "[1, 2]", 7, b"5"],
    "seats": [b"{", None, "x", b'{"bots":{"x":"y"}}', b'{"unknown":1}'],
    "record": [None, 3, "text"],
    "over": [None, "often"],
    "epoch": [None, "x", 1.5],
    "changed": [None, "yesterday"],
    "game": [None, 5, b"x"],
}
CASES = [(column, value) for column, values in DAMAGE.items() for value in values]


def test_a_good_row_is_read_as_it_was_written() -> None:
    assert row_of(GOOD.column_values()) == GOOD
    assert row_of(GOOD.column_values() | {"over": 1}) == msgspec.structs.replace(GOOD, over=True)


@pytest.mark.parametrize(("column", "value"), CASES)
def test_a_damaged_row_says_which_column(column: str, value: object) -> None:
    found = row_of(GOOD.column_values() | {column: value})
    assert isinstance(found, DamagedRow) and found.name == "t"
    assert str(found.wrong).startswith(f"The table t is damaged in the database ({column}) and cannot be opened;")


def change(home: Path, name: str, column: str, value: object) -> None:
    with closing(sqlite3.connect(home / store.NAME)) as database:
        database.execute(f"update tables set {column} = ? where name = ?", [value, name])
        database.commit()


def goes_on(server: Server, table: Any) -> None:
    with server.page(table["table"], table["token"]) as page:
        before = page.asked()["at"]
        page.usual()
        assert page.asked()["at"] > before


def test_a_damaged_table_is_listed_refused_and_deleted_and_the_others_go_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        good, bad = (server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"}) for _ in range(2))
        change(tmp_path, bad["table"], "places", "nope")
        tables = {each["table"]: each for each in server.ask("/api/start")["tables"]}
        assert "(places)" in tables[bad["table"]]["damaged"] and not tables[good["table"]].get("damaged")
        status, problem = server.ask(f"/api/tables/{bad['table']}?token={bad['token']}")
        assert (status, problem["detail"]) == (400, tables[bad["table"]]["damaged"])
        goes_on(server, good)
        assert server.ask("/api/tables", {"daily": True})["table"], "whoever opens a table is not held up by it"
        assert server.ask(f"/api/tables/{bad['table']}?token={bad['token']}", method="DELETE") is None
        assert bad["table"] not in {each["table"] for each in server.ask("/api/start")["tables"]}


def test_a_damaged_record_or_file_is_one_sentence_where_it_is_read(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        good, bad = (server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"}) for _ in range(2))
    change(tmp_path, bad["table"], "record", b'{"format":1')
    with running(tmp_path) as server:
        assert len(server.ask("/api/start")["tables"]) == 2
        with server.page(bad["table"], bad["token"]) as page:
            page.asked()
            assert page.stopped and "\n" not in page.stopped
        goes_on(server, good)
    (tmp_path / "settings.json").write_text("{")
    (tmp_path / "stats.sqlite").write_bytes(b"x" * 5000)
    with running(tmp_path) as server:
        assert len(server.ask("/api/start")["tables"]) == 2, "nor do files of the operator break it"
        status, problem = server.ask("/api/stats")
        assert status == 400 and "stats.sqlite is damaged" in problem["detail"]
        assert json.dumps(problem["detail"]).count("\\n") == 0


LAST = "where seq = (select max(seq) from journal)"


@pytest.mark.parametrize(
    "change",
    ["snapshots set seq = ''", "snapshots set data = 'x'", "told set data = '{}'",
     f"journal set seq = 1099511627776 {LAST}", f"journal set seq = x'00' {LAST}", f"journal set seq = -1 {LAST}"],
)  # fmt: skip
def test_a_table_goes_on_when_a_column_of_its_game_is_damaged(tmp_path: Path, change: str) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
        goes_on(server, table)
    with closing(sqlite3.connect(tmp_path / store.NAME)) as database:
        assert database.execute(f"update {change}").rowcount
        database.commit()
    with running(tmp_path) as server:
        found = server.ask(f"/api/tables/{table['table']}/epochs/0?token={table['token']}")
        if change.startswith("told"):
            assert found[0] == 400 and found[1]["detail"].startswith("The table at that time was not saved")
        goes_on(server, table)
