"""The engine of a page without a server: requests, whole games, and new starts from the log."""

import json
import re
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from goldenrule.kernel.codec import digest
from goldenrule.kernel.errors import BadInput
from goldenrule.server.in_browser import workers
from goldenrule.server.in_browser.engine import Engine
from goldenrule.server.in_browser.log import FileSaved, Record, TableSaved, line_of, read_lines, subject_of
from goldenrule.server.in_browser.workers import OwnWorker
from goldenrule.server.protocol import VERSION
from tests.server import page_engine
from tests.server.helpers import awaited
from tests.server.page_engine import EnginePage, MemoryLog, ask, closing, opened, started

T = TypeVar("T")
GAMES = ("champions", "heroes", "skirmish")
SETTINGS = {"free": True, "sure": False, "quick": True, "tips": True, "hold_on": True}

pytestmark = pytest.mark.usefixtures("home")  # engines set the data folder of the process


def run(work: Coroutine[Any, Any, T]) -> T:
    return awaited(closing(work))


def digest_of(engine: Engine, table: str) -> str:
    """The digest of a game as it is in the worker of an engine."""
    worker = cast(OwnWorker, engine.server.workers.all[0])
    return digest(worker.host.tables[table].session.game)


# -- requests ----------------------------------------------------------------------------------------------------------


def test_requests_are_answered_as_by_a_server(tmp_path: Path) -> None:
    async def check() -> None:
        engine = await started(tmp_path, MemoryLog())
        start = await ask(engine, "/api/start?lang=uk")
        assert start["lang"] == "uk" and start["operator"] and start["alone"] and start["address"] == ""
        assert {each["name"] for each in start["games"]} == {*GAMES}
        assert await ask(engine, "/api/cards?game=champions&q=Swinging%20Web%20Kick")
        assert (await ask(engine, "/api/cards/champions/01005"))["face"]
        assert await ask(engine, "/api/settings", SETTINGS, "PUT") == SETTINGS
        assert await ask(engine, "/api/settings") == SETTINGS
        setup = await ask(engine, "/api/setup", {"game": "skirmish"})
        (players,) = (each for each in setup["steps"] if each["key"] == "players")
        (people,) = (each for each in players["choices"] if each["id"] == "people")
        assert "link" not in people["profile"]["strengths"]
        table = await ask(engine, "/api/tables", {"game": "skirmish", "quick": True})
        info = await ask(engine, f"/api/tables/{table['table']}?token={table['token']}", lang="es")
        assert info["game"] == "skirmish" and info["owner"]
        status, media, data, headers = await engine.request(
            "GET", f"/api/tables/{table['table']}/record?token=" + table["token"]
        )
        assert status == 200 and "json" in media and json.loads(data)["game"] == "skirmish"
        assert headers["content-disposition"].startswith("attachment")
        assert await ask(engine, f"/api/tables/{table['table']}?token={table['token']}", method="DELETE") is None
        assert await ask(engine, "/api/tables") == []

    run(check())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "text"),
    [
        ("GET", "/api/nothing", b"", 404, "nothing at this address"),
        ("GET", "/api/tables/none?token=x", b"", 403, "does not belong to this server"),
        ("GET", "/api/gallery/heroes?start=x", b"", 400, "number"),
        ("GET", "/api/cards", b"", 400, ""),
        ("GET", f"/api/cards/heroes/{'%20' * 3}", b"", 400, ""),
        ("POST", "/api/tables", b"{", 400, "JSON"),
        ("POST", "/api/tables", b'{"game":1}', 400, "text is expected"),
        ("POST", "/api/tables", b'{"game":"chess"}', 400, "no game 'chess'"),
        ("POST", "/api/decks/champions/download", b'{"link":"1"}', 400, "needs a server"),
    ],
)
def test_refusals_are_problems(tmp_path: Path, method: str, path: str, body: bytes, status: int, text: str) -> None:
    async def check() -> None:
        engine = await started(tmp_path, MemoryLog())
        found, media, data, _ = await engine.request(method, path, "en", body)
        problem = json.loads(data)
        assert (found, media) == (status, "application/problem+json")
        assert problem["status"] == status and text in problem["detail"]

    run(check())


def test_nobody_is_invited_to_a_page_that_nobody_reaches(tmp_path: Path) -> None:
    async def check() -> None:
        engine = await started(tmp_path, MemoryLog())
        table = await ask(engine, "/api/tables", {"game": "skirmish", "quick": True})
        change = {"token": table["token"], "seat": table["bots"][0]["seat"], "bot": "", "invite": True}
        status, problem = await ask(engine, f"/api/tables/{table['table']}/seats", change)
        assert status == 400 and "needs a server" in problem["detail"]

    run(check())


def test_nothing_is_limited(tmp_path: Path) -> None:
    async def check() -> None:
        engine = await started(tmp_path, MemoryLog())
        page = await opened(engine, "skirmish")
        await page.asked()
        for _ in range(400):
            assert (await page.ask("here"))["is"] == "done"
        for _ in range(60):
            assert "table" in await ask(engine, "/api/tables", {"game": "skirmish", "quick": True})

    run(check())


def test_the_common_data_of_pages_is_prepared_by_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMON", tmp_path / "common")

    async def check() -> None:
        engine = await started(tmp_path / "a", MemoryLog())
        data = await engine.server.common_data("es")
        (tmp_path / "common").mkdir()
        (tmp_path / "common" / "es.json").write_bytes(data.replace(b"page-close", b"page-prepared"))
        engine = await started(tmp_path / "b", MemoryLog())
        start = await ask(engine, "/api/start?lang=es")
        assert "page-prepared" in start["words"] and start["langs"][0]["tag"] == "en"
        assert "page-prepared" not in (await ask(engine, "/api/start?lang=uk"))["words"], "that one is not prepared"

    run(check())


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_as_in_the_terminal(tmp_path: Path, game: str) -> None:
    async def play() -> tuple[bytes, str, MemoryLog]:
        log = MemoryLog()
        engine = await started(tmp_path / "a", log)
        page = await opened(engine, game, seed="11")
        await page.play()
        record = await ask(engine, f"/api/tables/{page.table}/record?token={page.token}")
        stats = await ask(engine, "/api/stats")
        assert stats["all"]["games"] == 1
        return json.dumps(record).encode(), digest_of(engine, page.table), log

    async def reopened(log: MemoryLog) -> None:
        engine = await started(tmp_path / "b", log)
        (table,) = await ask(engine, "/api/tables")
        assert table["over"] and (await ask(engine, "/api/stats"))["all"]["games"] == 1

    record, reached, log = run(play())
    (tmp_path / "game.json").write_bytes(record)
    command = [sys.executable, "-m", "goldenrule.cli.main", "replay", "--verify", str(tmp_path / "game.json")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert reached in ran.stdout
    run(reopened(log))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_a_kill_at_any_record(tmp_path: Path, game: str) -> None:
    """The log is cut at the end of each record, and in the middle of the next: the game is as it was then."""

    async def check() -> None:
        log = MemoryLog()
        engine = await started(tmp_path / "played", log)
        shown = list[tuple[int, dict[str, object]]]()  # what the page had seen when the log had this size
        page = await opened(engine, game)
        while not (await page.asked()).get("end") and len(shown) < 12:
            shown.append((len(log.data), page.now))
            await page.usual()
        lines = log.data.splitlines(keepends=True)
        for n, (size, now) in enumerate(shown):
            after = next(sum(map(len, lines[:m])) for m in range(1, len(lines) + 1) if sum(map(len, lines[:m])) > size)
            torn = size + (after - size) // 2 if n % 2 else size
            killed = MemoryLog(log.data[:torn])
            again = await started(tmp_path / f"{n}", killed)
            assert killed.replaced == (torn != size), "a torn log is mended before anything is added"
            (table,) = await ask(again, "/api/tables")
            there = EnginePage(again, table["table"], table["token"])
            found = await there.asked()
            assert (found["at"], found["prompt"], found["board"]) == (now["at"], now["prompt"], now["board"])
            await there.usual()
            assert read_lines(killed.data).is_whole

    run(check())


def test_a_log_cut_anywhere_starts_a_server(tmp_path: Path) -> None:
    async def check() -> None:
        log = MemoryLog()
        engine = await started(tmp_path / "played", log)
        page = await opened(engine, "skirmish")
        for _ in range(3):
            await page.usual()
        ends = [n + 1 for n, byte in enumerate(log.data) if byte == ord("\n")]
        for n, size in enumerate(sorted({0, 1, *ends, *(end - 1 for end in ends), *(end - 20 for end in ends)})):
            cut = MemoryLog(log.data[:size])
            again = await started(tmp_path / str(n), cut)
            assert len(await ask(again, "/api/tables")) <= 1 and read_lines(cut.data).is_whole

    run(check())


def _damaged(line: bytes) -> bytes:
    return line[:-9] + b"?" + line[-8:]


def test_what_was_lost_of_a_damaged_log_is_said_once(tmp_path: Path) -> None:
    async def restarted(name: str, log: MemoryLog) -> tuple[Engine, str]:
        engine = Engine(str(tmp_path / name), log, lambda data: page_engine.think(data, tmp_path / name))
        page_engine.STARTED.append(engine)
        return engine, await engine.start(log.data)

    async def check() -> None:
        log = MemoryLog()
        engine = await started(tmp_path / "played", log)
        page = await opened(engine, "skirmish")
        await ask(engine, "/api/settings", SETTINGS, "PUT")
        for _ in range(3):
            await page.usual()
        (table,) = await ask(engine, "/api/tables")
        lines = log.data.splitlines(keepends=True)
        at = {subject_of(line): n for n, line in enumerate(lines)}  # the last line about each
        row = next(n for n, line in enumerate(lines) if b'"row":{' in line)
        both = [at["table", page.table], at["file", "settings.json"]]  # the file was saved before
        for n, (wrong, said) in enumerate((
            (both[:1], f"One entry .* belonged to: {re.escape(table['about'])}. Games continue"),
            (both, f"2 entries .* belonged to: settings.json, {re.escape(table['about'])}. Games continue"),
            ([row], "One entry .* is not known what .* One game is gone. The others continue"),
        )):  # fmt: skip
            damaged = MemoryLog(b"".join(_damaged(line) if n in wrong else line for n, line in enumerate(lines)))
            again, text = await restarted(f"damaged {n}", damaged)
            assert re.match(said, text), text
            assert len(await ask(again, "/api/tables")) == (row not in wrong)
            if row not in wrong:
                there = EnginePage(again, page.table, page.token)
                assert 0 < (await there.asked())["at"] <= page.now["at"]
            assert (await restarted(f"again {n}", damaged))[1] == ""
        assert (await restarted("torn", MemoryLog(log.data[:-5])))[1] == "", "nobody has seen what it was"

    run(check())


def test_an_answer_that_is_not_saved_is_not_shown(tmp_path: Path) -> None:
    async def check() -> None:
        log = MemoryLog()
        engine = await started(tmp_path, log)
        page = await opened(engine, "skirmish")
        before, data = await page.asked(), log.data
        log.fails = 10_000
        answer = await page.choose(*(before["prompt"].get("default") or [1]))
        assert answer["is"] == "refused" and "QuotaExceededError" in page.stopped
        assert page.now["at"] == before["at"] and log.data == data
        status, problem = await ask(engine, "/api/settings", SETTINGS, "PUT")
        assert status == 503 and "QuotaExceededError" in problem["detail"]
        log.fails = 0
        assert await ask(engine, "/api/settings", SETTINGS, "PUT") == SETTINGS
        page.now, page.stopped = {}, ""
        assert (await page.asked())["at"] == before["at"], "it goes on by itself"
        await page.usual()
        assert page.now["at"] > before["at"]

    run(check())


# -- new starts --------------------------------------------------------------------------------------------------------


def test_links_settings_and_rematches_outlive_the_engine(tmp_path: Path) -> None:
    async def check() -> None:
        log = MemoryLog()
        engine = await started(tmp_path / "a", log)
        await ask(engine, "/api/settings", SETTINGS, "PUT")
        page = await opened(engine, "skirmish")
        await page.play()
        key = page.now["end"]["offers"][0]["key"]
        await ask(engine, f"/api/tables/{page.table}/rematch", {"token": page.token, "key": key})
        engine = await started(tmp_path / "b", log)
        assert await ask(engine, "/api/settings") == SETTINGS
        assert len(await ask(engine, "/api/tables")) == 2
        again = EnginePage(engine, page.table, page.token)
        assert (await again.asked())["prompt"], "the old link is good, and leads to the new game"

    run(check())


def test_a_table_whose_call_never_ended_says_so_once(tmp_path: Path) -> None:
    async def check() -> None:
        log = MemoryLog()
        engine = await started(tmp_path / "a", log)
        page = await opened(engine, "skirmish")
        before = await page.asked()
        engine = await started(tmp_path / "b", log, [page.table])
        again = EnginePage(engine, page.table, page.token)
        await again.asked()
        assert "took too long" in again.stopped and not again.now
        again.close()
        later = EnginePage(engine, page.table, page.token, 2)
        assert (await later.asked())["at"] == before["at"] and not later.stopped

    run(check())


def test_everything_is_exported_and_imported(tmp_path: Path) -> None:
    async def check() -> None:
        log = MemoryLog()
        engine = await started(tmp_path / "a", log)
        await ask(engine, "/api/settings", SETTINGS, "PUT")
        page = await opened(engine, "heroes")
        await page.usual()
        data = engine.export()
        other = MemoryLog()
        fresh = await started(tmp_path / "b", other)
        kept = other.data
        row = next(record for record in read_lines(data).records if isinstance(record, TableSaved) and record.row)
        assert row.row is not None
        hostile: list[Record] = [
            FileSaved("a", b""), FileSaved("a/b", b""), FileSaved("a\0", b""), FileSaved("a" * 300, b""),
            FileSaved("server.lock/x", b""), FileSaved("server.key", b"no key"), TableSaved(page.table, seq=3 * 10**9),
            TableSaved(page.table, values={"unknown": 1}), TableSaved(page.table, values={"epoch": "x"}),
            msgspec.structs.replace(row, row=msgspec.structs.replace(row.row, seats=b"{")),
        ]  # fmt: skip
        bad = [data + b"".join(map(line_of, hostile[:2])), *(data + line_of(each) for each in hostile[2:])]
        for wrong in (data[:-5], b"{}", data + line_of(TableSaved("t"))[9:], *bad):
            with pytest.raises(BadInput):
                await fresh.restore(wrong)
        assert other.data == kept
        await fresh.restore(data)
        assert other.data == data
        assert (await ask(fresh, "/api/settings", {**SETTINGS, "free": False}, "PUT"))[0] == 503
        assert (await ask(fresh, "/api/tables", {"game": "skirmish", "quick": True}))[0] == 503
        assert other.data == data, "nothing of the engine that is to end gets into it"
        fresh = await started(tmp_path / "c", other)
        assert await ask(fresh, "/api/settings") == SETTINGS
        there = EnginePage(fresh, page.table, page.token)
        assert (await there.asked())["prompt"] == page.now["prompt"]

    run(check())


def test_a_page_of_another_version_and_a_bad_address_are_closed(tmp_path: Path) -> None:
    async def check() -> None:
        engine = await started(tmp_path, MemoryLog())
        table = await ask(engine, "/api/tables", {"game": "skirmish", "quick": True})
        for path, code in (
            (f"/ws/{table['table']}?token={table['token']}&v={VERSION + 1}", 4409),
            (f"/ws/{table['table']}?token=wrong&v={VERSION}", 1008),
            (f"/ws/{table['table']}?token={table['token']}&v=x", 1001),
            ("/nowhere", 1001),
        ):
            page = EnginePage(engine, "", "", path=path)
            while (await page.messages.get())["is"] != "closed":
                pass
            assert page.closed is not None and page.closed[0] == code, path

    run(check())
