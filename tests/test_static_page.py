"""The build of the page without a server: which modules it takes, and the files that it writes."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import static_page
from scripts.in_pyodide.compile_site import is_used, roots
from scripts.in_pyodide.modules import imports, modules_in, needed
from scripts.static_page import StaticPageError, blob, data_files, hash_of, lock_file, size_of, write_list

SRC = static_page.ROOT / "src"
PROGRAM = """
import asyncio, sys
from pathlib import Path
from tests.server import page_engine


async def main(folder):
    engine = await page_engine.started(folder, page_engine.MemoryLog())
    for path in (
        "start?lang=uk", "puzzles", "lessons", "daily", "stats", "rules?game=heroes&q=fight", "cards?game=heroes&q=a",
        "gallery/skirmish?q=a", "decks/champions",
    ):
        found = await page_engine.ask(engine, f"/api/{path}", lang="uk")
        assert not isinstance(found, tuple), found
    for game in ("champions", "heroes", "skirmish"):
        page = await page_engine.opened(engine, game)
        await page.asked()
        now = page.now
        assert (await page.ask("hint", at=now["at"], seat=now["seat"], first=True))["is"] == "done"
        await page.usual()
        for path in ("replay", "record"):
            found = await page_engine.ask(engine, f"/api/tables/{page.table}/{path}?token={page.token}")
            assert not isinstance(found, tuple), found
    print(*sorted(name for name in sys.modules if name.partition(".")[0] in ("goldenrule", "msgspec", "yaml")))


asyncio.run(page_engine.closing(main(Path(sys.argv[1]))))
"""


def module(folder: Path, name: str, text: str = "") -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_what_a_module_imports_anywhere_is_found(tmp_path: Path) -> None:
    module(tmp_path, "a/__init__.py")
    module(
        tmp_path, "a/b.py",
        "from typing import TYPE_CHECKING\nimport c.d, json\nfrom . import e\nfrom ..f import g\n"
        "if TYPE_CHECKING:\n    import h\nelse:\n    import i\n"
        "def later():\n    from .k import l\n    import_module('m.n')\n    import_module(name)\n",
    )  # fmt: skip
    found = {*imports("a.b", tmp_path / "a" / "b.py")}
    assert {"c.d", "json", "a.e", "a.k", "a.k.l", "m.n", "i"} <= found and "h" not in found


def test_needed_modules_are_those_that_roots_lead_to(tmp_path: Path) -> None:
    for name, text in (
        ("p/__init__.py", "from p import first"), ("p/first.py", "import q.deep"), ("p/other.py", "import alone"),
        ("q/__init__.py", "import never"), ("q/deep.py", ""), ("alone.py", ""), ("never.py", "import alone"),
    ):  # fmt: skip
        module(tmp_path, name, text)
    known = modules_in(tmp_path)
    assert needed(["p.first"], known, lambda name: name != "never") == {"p", "p.first", "q", "q.deep"}
    assert needed(["p.other", "nothing"], known) >= {"alone", "never"} - {"never"}


def test_the_page_has_every_module_that_a_server_in_it_loads(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
    ran = subprocess.run(command, cwd=static_page.ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr[-2_000:]
    known = modules_in(SRC)
    found = needed(filter(is_used, roots(known)), known, is_used)
    assert {name for name in ran.stdout.split() if name in known} - found == set()
    assert not [
        name for name in found if name.startswith(("goldenrule.cli", "goldenrule.testing", "goldenrule.server.run"))
    ]


def test_data_of_the_project_is_taken_but_for_what_a_page_does_not_use() -> None:
    found = {path.relative_to(SRC / "goldenrule").as_posix() for path in data_files()}
    assert {"locale/zh-Hant/page.ftl", "games/heroes/pack/pack.yaml", "games/champions/data/clauses.csv"} <= found
    assert not [name for name in found if name.endswith(".py") or "templates" in name or "static/" in name]


def test_a_blob_has_its_files_after_an_index(tmp_path: Path) -> None:
    module(tmp_path, "b/two.txt", "second")
    module(tmp_path, "one.txt", "first")
    data = blob(tmp_path)
    size = int.from_bytes(data[:4], "big")
    assert json.loads(data[4 : 4 + size]) == [["b/two.txt", 6], ["one.txt", 5]]
    assert data[4 + size :] == b"secondfirst"


def test_the_service_worker_begins_with_all_files(tmp_path: Path) -> None:
    module(tmp_path, "service_worker.js", "run();\n")
    module(tmp_path, "py/x.js", "x")
    write_list(tmp_path)
    first, rest = (tmp_path / "service_worker.js").read_text("utf-8").split("\n", 1)
    assert json.loads(first.removeprefix("self.files = ").removesuffix(";")) == {"py/x.js": hash_of(b"x")}
    assert rest == "run();\n"


def test_a_folder_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module(tmp_path, "page.js", "x" * 10_000)
    (tmp_path / "blob.gz").write_bytes(b"y" * 100)
    assert size_of(tmp_path) == 100 + len(gzip.compress(b"x" * 10_000, 9, mtime=0))
    monkeypatch.setattr(static_page, "MOST", 100)
    with pytest.raises(StaticPageError, match="100 are the most"):
        size_of(tmp_path)


def test_pyodide_is_told_of_no_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_page, "PYODIDE", tmp_path)
    module(tmp_path, "pyodide-lock.json", '{"info": {"version": "1"}, "packages": {"numpy": {}}}')
    assert json.loads(lock_file()) == {"info": {"version": "1"}, "packages": {}}


def test_hashes_pin_the_packages_in_the_page() -> None:
    pins = (static_page.ROOT / "requirements" / "browser.txt").read_text("utf-8")
    run = (static_page.ROOT / "requirements" / "run.txt").read_text("utf-8")
    named = [line.split()[0] for line in pins.splitlines() if "==" in line]
    assert [name.partition("==")[0] for name in named] == ["msgspec", "pyyaml"] and "--hash=sha256:" in pins
    assert all(name in run for name in named), "the page has the versions that everything else is tested with"
