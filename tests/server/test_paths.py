"""What pages are told of the server's disk: the names of files, and never where they lie, which the log says."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from goldenrule.packs.pack_template import make_pack
from goldenrule.server.faults import FILES, SELDOM, OncePerMinute, hide_folders
from goldenrule.table.packs import game_packs, pack_in
from goldenrule.words.phrases import Phrase, phrase_of, plain
from tests.server.helpers import Server, running

QUICK = {"game": "champions", "quick": True, "seed": "5"}
DAMAGED = Phrase("bad-damaged", path=Path("/home/bob/server.db"), mend=Phrase("mend-own-file"))


def test_a_sentence_for_pages_names_files_without_their_folders() -> None:
    where = Path("/home/bob/goldenrule")
    nested = Phrase("server-stopped", why=Phrase("file-line", file=where / "a.json", line=3))
    assert hide_folders(nested) == Phrase("server-stopped", why=Phrase("file-line", file="a.json", line=3))
    several = Phrase("x", files=[where / "a", "b"], n=2, said="/as/was/typed")
    assert hide_folders(several) == Phrase("x", files=["a", "b"], n=2, said="/as/was/typed")
    assert hide_folders(Phrase("x", n=1)) == Phrase("x", n=1)
    assert hide_folders(phrase_of(json.loads(json.dumps(plain(nested))))) == hide_folders(nested), (
        "from another process, too"
    )


def test_the_log_has_the_whole_sentence_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(FILES, "filters", [OncePerMinute(lambda: now)])
    with caplog.at_level(logging.WARNING, FILES.name):
        hide_folders(Phrase("bad-no-daily"))
        assert caplog.text == "", "there is no more to say"
        for times in (1, 2):
            for _ in range(3):
                hide_folders(DAMAGED)
            assert caplog.text.count("/home/bob/server.db is damaged") == times
            now += SELDOM + 1


def person(home: Path) -> Path:
    (found,) = (home / "people").glob("*/*")
    return found


def told(server: Server, found: Any) -> str:
    """What was refused, in which no folder is."""
    text = found[1]["detail"] if isinstance(found, tuple) else found["text"]
    assert str(server.home) not in json.dumps(found) and "people/" not in json.dumps(found)
    return str(text)


def test_a_guest_whose_files_are_damaged_learns_nothing_of_the_disk(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        cookie = {"cookie": server.guest()}
        server.ask("/api/settings", {"free": False}, "PUT", cookie)
        own = person(tmp_path)
        puzzle = server.ask("/api/puzzles", headers=cookie)[0]["id"]
        table = server.ask("/api/tables", QUICK, headers=cookie)
        for name in ("settings.json", "diary.json", "stats.sqlite"):
            (own / name).write_bytes(b"{" * 5000)
        said = [
            told(server, server.ask(path, body, method, cookie))
            for path, body, method in (
                ("/api/settings", None, ""), ("/api/settings", {"free": True}, "PUT"), ("/api/standing", None, ""),
                ("/api/lessons", None, ""), ("/api/daily", None, ""), ("/api/stats", None, ""),
            )
        ]  # fmt: skip
        assert [text.partition(" is damaged")[0] for text in said] == ["settings.json"] * 3 + ["diary.json"] * 2 + [
            "stats.sqlite"
        ]
        shown = server.ask(f"/api/puzzles/{puzzle}/solution", {}, "", cookie)
        assert shown["problem"].startswith("diary.json is damaged") and shown["solution"]
        with server.page(table["table"], table["token"], cookie=cookie["cookie"]) as page:

            def stand(item: int, keep: bool) -> Any:
                return page.ask("stand", at=page.asked()["at"], seat=0, item=item, answer="ask", keep=keep)

            able: list[int] = []
            while not able:
                page.usual()
                items = range(1, len(page.asked()["prompt"]["items"]) + 1)
                able = [item for item in items if stand(item, keep=False)["is"] == "done"]
            assert told(server, stand(able[0], keep=True)).startswith("settings.json is damaged")
            assert str(tmp_path) not in "".join(page.raw)
    assert f"{own}/settings.json is damaged" in server.log()


def test_a_table_whose_pack_is_damaged_says_so_without_its_folder(tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "mine"
    make_pack(folder, game_packs("champions"))
    id = pack_in(folder)[0].manifest.id
    with running(home, "--pack", str(folder)) as server:
        cookie = {"cookie": server.guest()}
        table = server.ask("/api/tables", {**QUICK, "given": {"packs": id}}, headers=cookie)
    (kept,) = (home / "packs").glob("*.json")
    kept.write_text("{")
    with running(home) as server:
        with server.page(table["table"], table["token"], cookie=cookie["cookie"]) as page:
            page.asked()
            assert kept.name in page.stopped and str(tmp_path) not in "".join(page.raw)
        found = server.ask(f"/api/tables/{table['table']}/replay?token={table['token']}", headers=cookie)
        assert kept.name in told(server, found)
    assert str(kept) in server.log()
