"""What is kept: tables that go on after rules or cards have changed, and databases that cannot be used."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.server.storage import store
from tests.server.helpers import running


def test_a_table_goes_on_from_its_snapshot_when_it_cannot_be_played_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
        with server.page(table["table"], table["token"]) as page:
            for _ in range(6):
                page.usual()
            board = page.asked()["board"]
    with closing(sqlite3.connect(tmp_path / store.NAME)) as database:
        (data,) = database.execute("select data from snapshots").fetchone()
        older = json.dumps({**json.loads(data), "version": "0.0.1"}).encode()
        database.execute("update snapshots set data = ?", [older])
        database.execute("update journal set item = ? where seq = 0", [b'[0,"nothing",0,0]'])
        database.commit()
    for _ in range(2):
        with running(tmp_path) as server, server.page(table["table"], table["token"]) as page:
            now = page.asked()
            assert not page.stopped, page.stopped
            assert now["board"] == board
            page.usual()
            board = page.asked()["board"]


def test_what_cannot_be_used_is_said_in_a_sentence(tmp_path: Path) -> None:
    later = tmp_path / "later.db"
    store.migrate(later)
    with closing(sqlite3.connect(later)) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    with pytest.raises(BadInput, match=r"comes from a later version; update Goldenrule, or choose another --data\.$"):
        store.migrate(later)
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"no database" * 1000)
    with pytest.raises(BadInput, match=r"cannot be used \(.*\); choose another folder with --data\.$"):
        store.migrate(damaged)


def test_a_database_is_brought_up_to_date_once(tmp_path: Path) -> None:
    path = tmp_path / "server.db"
    store.migrate(path)
    before = path.read_bytes()
    store.migrate(path)
    assert path.read_bytes() == before


def test_the_terminal_imports_nothing_of_the_server() -> None:
    heavy = ("litestar", "sqlalchemy", "alembic", "uvicorn", "websockets", "asyncio", "goldenrule.server")
    program = (
        "import sys\n"
        "from goldenrule.cli.main import run\n"
        "run(['play', 'champions', '--quick', '--plain', '--seed', '1'])\n"
        f"print([name for name in {heavy!r} if name in sys.modules], file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], input="quit\n", capture_output=True, text=True, check=True)
    assert done.stderr.strip().splitlines()[-1] == "[]"


@pytest.mark.skipif(sys.platform != "linux", reason="only there can the files of a running process be bounded")
def test_when_the_disk_is_full_nothing_has_happened_and_when_it_is_not_the_game_goes_on(tmp_path: Path) -> None:
    import resource

    with running(tmp_path) as server:
        table = server.ask("/api/tables", {"game": "champions", "quick": True, "seed": "1"})
        with server.page(table["table"], table["token"]) as page:
            for _ in range(3):
                page.usual()
            stood = page.asked()
            free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, free[1]))
            answer = page.choose(*(stood["prompt"].get("default") or [1]))
            assert answer["is"] == "refused" and "cannot be written" in answer["text"]
            assert "cannot be written" in page.stopped and page.now["at"] == stood["at"]
            friend = f"/api/tables/{table['table']}/join", {"token": table["links"][0]["token"]}
            for path, body in (("/api/tables", {"game": "heroes", "quick": True}), friend):
                status, problem = server.ask(path, body)
                assert status == 503 and "cannot be written" in problem["detail"]
            assert "continues by itself" in page.stopped
            refused = page.choose(*(stood["prompt"].get("default") or [1]))
            assert refused["is"] == "refused" and "cannot be written" in refused["text"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
            now = page.until("now")  # by itself
            assert (now["at"], now["board"], now["prompt"]) == (stood["at"], stood["board"], stood["prompt"])
            assert now["whole"]
            page.usual()
            assert page.asked()["at"] > stood["at"]
            stood = page.asked()
        with server.page(table["table"], table["token"]) as page:
            now = page.asked()
            assert (now["at"], now["board"]) == (stood["at"], stood["board"])
