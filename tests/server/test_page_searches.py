"""Searches of a page without a server: hints from the thinker, when it is slow or lost, and reviews."""

from itertools import count
from pathlib import Path

import pytest

from goldenrule.bots import advice, search
from goldenrule.server.in_browser import workers
from goldenrule.server.in_browser.thinker import Thinker
from goldenrule.server.worker import bot_search
from tests.server import page_engine
from tests.server.page_engine import MemoryLog, ask, opened, started
from tests.server.test_page_engine import GAMES, run

pytestmark = pytest.mark.usefixtures("home")  # engines set the data folder of the process


def test_a_hint_comes_from_the_thinker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "BUDGET", "4")

    async def check() -> None:
        engine = await started(tmp_path, MemoryLog())
        page = await opened(engine, "skirmish")
        now = await page.asked()
        hint = await page.ask("hint", at=now["at"], seat=now["seat"])
        assert hint["is"] == "done" and hint["hints"] and hint["lines"]

    run(check())


def test_a_hint_has_a_time_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a hundredth of a second whenever somebody looks at it."""
    ticks = count()
    spent = list[float]()

    def clock() -> float:
        return next(ticks) / 100

    monkeypatch.setattr(bot_search, "perf_counter", clock)
    monkeypatch.setattr(search, "perf_counter", clock)

    async def think(data: bytes, folder: Path) -> bytes:
        before = clock()
        found = Thinker(str(folder)).search(data)
        spent.append(clock() - before)
        return found

    monkeypatch.setattr(page_engine, "think", think)

    async def check() -> None:
        engine = await started(tmp_path, MemoryLog())
        for game in GAMES:
            page = await opened(engine, game)
            now = await page.asked()
            hint = await page.ask("hint", at=now["at"], seat=now["seat"])
            assert hint["is"] == "done" and hint["hints"]
            page.close()

    run(check())
    assert max(spent) < workers.HINT_SECONDS * 1.1, spent


@pytest.mark.parametrize(("name", "text"), [("late", "took too long"), ("ended", "")])
def test_a_lost_thinker_costs_one_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> None:
    monkeypatch.setattr(advice, "BUDGET", "4")

    class Lost(Exception):
        pass

    async def lost(data: bytes, folder: Path) -> bytes:
        error = Lost()
        vars(error)["name"] = name
        raise error

    async def check() -> None:
        whole = page_engine.think
        monkeypatch.setattr(page_engine, "think", lost)
        engine = await started(tmp_path, MemoryLog())
        page = await opened(engine, "skirmish")
        now = await page.asked()
        hint = await page.ask("hint", at=now["at"], seat=now["seat"])
        assert hint["is"] == "refused" and text in hint["text"]
        monkeypatch.setattr(page_engine, "think", whole)
        assert (await page.ask("hint", at=now["at"], seat=now["seat"]))["is"] == "done"
        await page.usual()

    run(check())


def test_a_finished_game_is_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        engine = await started(tmp_path / "a", log := MemoryLog())
        page = await opened(engine, "skirmish")
        await page.play()
        review = await ask(engine, f"/api/tables/{page.table}/review/data")
        assert review["title"] and review["curve"]
        monkeypatch.setattr(page_engine, "think", None)  # nothing is searched again
        engine = await started(tmp_path / "b", log)
        assert await ask(engine, f"/api/tables/{page.table}/review/data") == review

    run(check())
