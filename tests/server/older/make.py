"""Make a database as an older commit keeps it: make.py FOLDER NAME, see README.md beside this.

FOLDER is that commit, checked out. Its own server plays a table of each game through its own test client: some answers
each, then the last page is closed, and the server ended. The database is written beside this file, compressed.
"""

import gzip
import importlib
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

ANSWERS = {"champions": 24, "heroes": 14, "skirmish": 8}


def main() -> None:
    folder, name = Path(sys.argv[1]).resolve(), sys.argv[2]
    sys.path[:0] = [str(folder), str(folder / "src")]
    os.environ["PYTHONPATH"] = str(folder / "src")
    helpers = importlib.import_module("tests.server.helpers")
    with tempfile.TemporaryDirectory() as home:
        server = helpers.Server(Path(home))
        for game, answers in ANSWERS.items():
            table = server.ask("/api/tables", {"game": game, "quick": True, "seed": "1"})
            with server.page(table["table"], table["token"]) as page:
                for _ in range(answers):
                    page.usual()
                page.asked()
        server.stop()
        path = Path(home) / "server.db"
        with closing(sqlite3.connect(path)) as database:
            database.execute("pragma wal_checkpoint(truncate)")
            database.execute("pragma journal_mode=delete")
            database.execute("vacuum")
        data = gzip.compress(path.read_bytes(), mtime=0)
    (Path(__file__).parent / f"{name}.db.gz").write_bytes(data)
    print(name, len(data), "bytes")


if __name__ == "__main__":
    main()
