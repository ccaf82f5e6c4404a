"""The page without a server: played to the end without a network, in one tab of several, after any accident."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from goldenrule.server.in_browser.log import TableSaved, read_lines
from scripts.browsers import CHROMIUM, FIREFOX
from scripts.static_page import hash_of
from tests.browser import static_folder
from tests.browser.conftest import Meet, Open
from tests.browser.pages import THERE, Person
from tests.browser.static_folder import Host, Positions, hosted
from tests.browser.test_everyone import in_both
from tests.server.helpers import awaited
from tests.server.page_engine import MemoryLog, opened, started

BROWSERS: Final = (CHROMIUM, FIREFOX)
GAMES: Final = ("champions", "heroes", "skirmish")
SEED: Final = "7"
AT: Final = "() => Number(document.querySelector('[data-zone=prompt]')?.dataset.at)"
LICENCES: Final = "() => fetch('licences.txt').then((found) => found.text())"
AWAY: Final = (
    "service_worker.js|Service Worker registration blocked|fetching the script|ERR_CONNECTION_REFUSED|"
    "NS_ERROR_CONNECTION_REFUSED"
)
"""What browsers say when they look for a new version and there is no network, or when they may keep no files."""

DAMAGE: Final = """async (how) => {
  const crc = (data) => {
    let found = ~0;
    for (const byte of data) {
      found ^= byte;
      for (let bit = 0; bit < 8; bit++) found = found & 1 ? (found >>> 1) ^ 0xedb88320 : found >>> 1;
    }
    return (~found >>> 0).toString(16).padStart(8, "0");
  };
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(encodeURIComponent("goldenrule /"));
  let count = 0;
  for (const name of ["games.0", "games.1"]) {
    const file = await folder.getFileHandle(name);
    let data = new Uint8Array(await (await file.getFile()).arrayBuffer());
    if (data.length <= 12) continue;
    count += 1;
    if (how === "head") data[5] ^= 3;
    if (how === "line") data[data.length - 9] ^= 1;
    if (how === "record") {
      const record = new TextEncoder().encode('{"type":"goldenrule","format":"unknown"}');
      const line = new TextEncoder().encode(`${crc(record)} ${new TextDecoder().decode(record)}\n`);
      data = new Uint8Array([...data, ...line]);
    }
    const writer = await file.createWritable();
    await writer.write(data);
    await writer.close();
  }
  return count;
}"""
"""Damages the files of the games: the head of each, a byte of the last line, or by a record that no version writes."""

Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def folder() -> Path:
    return static_folder.make_folder()


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    with hosted(folder) as found:
        yield found


@pytest.fixture
def visit(meet_at: Meet, host: Host) -> Visit:
    """Open the page as somebody new, and wait until its engine is ready.

    With `offline` it can then be opened without a network. Without, Chromium keeps no files: that takes long.
    """

    def new(by: str = CHROMIUM, offline: bool = False) -> Person:
        keeps = offline or by != CHROMIUM  # Playwright can block service workers in Chromium only
        person = meet_at(host.address, by=by, **({} if keeps else {"service_workers": "block"}))
        person.expected = AWAY
        person.open("/")
        static_folder.marks(person.page)
        if offline:
            controlled(person.page)
        return person

    return new


def controlled(page: Page) -> None:
    """Wait until the service worker has all files."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def quick(person: Person) -> None:
    """Open a quick game of the duel."""
    person.page.get_by_role("button", name=re.compile("Quick game.*Skirmish")).click()
    person.table()


def lines(log: bytes) -> list[bytes]:
    """The journal of the only table of a log: its answers, and the digests of its positions."""
    content = read_lines(log)
    assert content.is_whole
    return [line for record in content.records if isinstance(record, TableSaved) for line in record.lines]


def played_here(home: Path, game: str) -> bytes:
    """What an engine in this Python has stored after the same game."""

    async def play() -> bytes:
        engine = await started(home, MemoryLog())
        page = await opened(engine, game, SEED)
        await page.play()
        log = engine.export()
        await engine.close()
        return log

    return awaited(play())


@pytest.mark.parametrize("by", BROWSERS)
def test_whole_games_are_the_same_as_in_this_python(meet_at: Meet, host: Host, by: str, tmp_path: Path) -> None:
    page = meet_at(host.address, by=by).page
    for game in GAMES:
        found = static_folder.play_in(page, host, game, SEED)
        assert lines(found.log) == lines(played_here(tmp_path / game, game))


@pytest.mark.parametrize("by", BROWSERS)
def test_a_whole_game_without_a_network(visit: Visit, host: Host, by: str) -> None:
    person = visit(by, offline=True)
    host.stop()
    person.page.reload()
    quick(person)
    person.asked()
    person.page.get_by_role("button", name="Hint").click()
    expect(person.page.locator(".advice [role=status]").first).to_have_text(re.compile(r"\w{3}"))
    expect(person.page.locator(".advice")).not_to_contain_text("Thinking")
    person.page.keyboard.press("Escape")
    for answer in range(1000):
        if person.usual()["over"]:
            break
        if answer in (1, 4):  # at any moment
            before = person.page.evaluate(AT)
            person.page.reload()
            person.table()
            assert person.page.evaluate(AT) >= before
    assert person.look()["over"]
    person.open("/replays")
    person.page.get_by_role("link", name=re.compile("^Replay")).wait_for()


def test_a_killed_tab_loses_nothing(open_browser: Open, host: Host) -> None:
    """Each tab is killed while it answers, and the next one continues the game.

    `KILLS=100` kills more of them, which takes longer than a test may: add `-o faulthandler_timeout=0`.
    """
    context = open_browser(CHROMIUM).new_context()
    rng = Random(SEED)
    shown = dict[str, int]()
    continued = 0
    for kill in range(int(os.environ.get("KILLS", "3"))):
        page = context.new_page()
        page.goto(f"{host.address}/licences.txt")
        seen = Positions(page, rng.randint(1, 8))
        given = static_folder.to_play(host, GAMES[kill % len(GAMES)], str(kill))
        with page.expect_console_message(seen.are_enough):
            page.evaluate(f"(given) => {{ void ({static_folder.PLAY})(given); }}", given)
        with page.expect_event("crash"), suppress(PlaywrightError):
            page.goto("chrome://crash")
        page.close()
        table, at = seen.all[0]
        assert at >= shown.get(table, 0), kill
        continued += table in shown
        shown.update(seen.all)
    context.close()
    assert continued or "KILLS" not in os.environ


def test_one_tab_plays_and_another_one_takes_over(visit: Visit) -> None:
    person = visit()
    quick(person)
    person.usual()
    at = person.page.evaluate(AT)
    other = person.context.new_page()
    other.goto(person.page.url)
    dialog = other.get_by_role("dialog", name="Goldenrule is open in another tab")
    dialog.get_by_role("button", name="Play in this tab").click()
    other.locator("[data-zone=prompt]").wait_for()
    assert other.evaluate(AT) >= at
    mine = person.page.get_by_role("dialog", name="Goldenrule is open in another tab")
    mine.wait_for()
    assert not in_both(person, "dialog")
    other.close()
    mine.get_by_role("button", name="Play in this tab").click()
    mine.wait_for(state="detached")
    person.usual()


def test_a_page_that_was_left_gives_up_its_games(visit: Visit, host: Host) -> None:
    person = visit(FIREFOX)  # it keeps pages that were left, with their workers
    quick(person)
    at = person.page.evaluate(AT)
    person.page.goto(f"{host.address}/licences.txt")
    person.page.go_back()
    person.table()
    assert person.page.evaluate(AT) == at


def test_games_are_stored_where_there_is_no_file_system(meet_at: Meet, folder: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(folder, tmp_path / "page")
    (engine,) = copy.glob("assets/engine-*.js")
    engine.write_text("delete FileSystemFileHandle.prototype.createSyncAccessHandle;" + engine.read_text("utf-8"))
    with hosted(copy) as host:
        person = meet_at(host.address)
        person.open("/")
        quick(person)
        person.usual()
        at = person.page.evaluate(AT)
        person.page.reload()
        person.table()
        assert person.page.evaluate(AT) >= at
        names = person.page.evaluate("() => indexedDB.databases().then((all) => all.map((each) => each.name))")
        assert names == ["goldenrule /"]


@pytest.mark.parametrize("by", BROWSERS)
def test_damaged_files_lose_no_more_than_what_is_damaged(visit: Visit, host: Host, by: str) -> None:
    person = visit(by)
    page = person.page
    quick(person)
    for _ in range(3):
        person.usual()
    table, at = page.url, page.evaluate(AT)

    page.goto(f"{host.address}/licences.txt")
    assert page.evaluate(DAMAGE, "head") and page.evaluate(DAMAGE, "line")
    page.goto(table)
    notice = page.get_by_role("alert").filter(has_text="One entry of the saved games in this browser was damaged")
    notice.get_by_role("button", name="Close").click()
    person.table()
    assert 0 < page.evaluate(AT) <= at
    person.expected += "|LogUnreadable"
    page.goto(f"{host.address}/licences.txt")
    assert page.evaluate(DAMAGE, "record")
    page.goto(f"{host.address}/")
    failed = page.get_by_role("alert").filter(has_text="The saved games in this browser cannot be read")
    page.on("dialog", lambda asked: asked.accept())
    failed.get_by_role("button", name="Start with no games").click()
    failed.wait_for(state="detached")
    static_folder.marks(page)
    page.get_by_role("link", name="Continue").first.wait_for(state="detached")


def test_an_endless_answer_is_stopped(visit: Visit) -> None:
    person = visit()
    page = person.page
    page.clock.install()
    page.reload()
    quick(person)
    at = page.evaluate(AT)
    engine = next(worker for worker in page.workers if "/engine-" in worker.url)
    engine.evaluate("() => { setTimeout(() => { for (;;); }); }")
    page.locator("[data-zone=prompt] button.primary, [data-zone=prompt] .choices button").first.click()
    page.clock.run_for(31_000)
    page.get_by_role("alert").filter(has_text="An answer took too long").wait_for()
    person.table()
    person.page.wait_for_function("() => document.querySelector('[data-zone=prompt].asks')")
    assert page.evaluate(AT) == at


def test_a_new_version_waits_until_all_tabs_are_closed(meet_at: Meet, folder: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(folder, tmp_path / "page")
    with hosted(copy) as host:
        person = meet_at(host.address)
        person.open("/")
        controlled(person.page)
        quick(person)
        person.usual()
        table = person.page.url
        (copy / "licences.txt").write_text("of the new version")
        worker = (copy / "service_worker.js").read_text()
        digest = hash_of(b"of the new version")
        (copy / "service_worker.js").write_text(re.sub(r'("licences.txt": )"\w+"', rf'\1"{digest}"', worker))
        person.page.reload()
        person.page.get_by_text("A new version is ready").wait_for()
        assert person.page.evaluate(LICENCES) != "of the new version"
        person.page.close()
        page = person.context.new_page()
        page.goto(table)
        page.locator("[data-zone=prompt]").wait_for()
        controlled(page)
        # the worker of the closed page may answer once more before the new one takes over
        page.wait_for_function(f"async () => (await ({LICENCES})()) === 'of the new version'")


def test_everything_is_exported_and_imported(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    quick(person)
    person.usual()
    at, table = person.page.evaluate(AT), person.page.url
    person.open("/settings")
    assert not in_both(person, "main")
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Export everything").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)

    other = visit()
    page = other.page
    other.open("/settings")
    page.on("dialog", lambda asked: asked.accept())
    (tmp_path / "other").write_bytes(b"something else")
    page.locator("input[type=file]").set_input_files(tmp_path / "other")
    page.get_by_text("This file cannot be imported").wait_for()
    with page.expect_event("load"):
        page.locator("input[type=file]").set_input_files(file)
    other.page.goto(table)
    other.table()
    assert page.evaluate(AT) == at


def test_friends_need_a_server(visit: Visit) -> None:
    person = visit()
    person.open("/join")
    person.page.get_by_role("heading", name="needs a server").wait_for()
    person.page.goto(f"{person.base}/#/operator?token=x")
    person.page.wait_for_function(THERE, arg="#/")
    listed = json.loads(person.page.evaluate("() => fetch('manifest.webmanifest').then((found) => found.text())"))
    assert listed["start_url"] == "./"
