"""Lessons and puzzles on the page, and the games that statistics count."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from goldenrule.lab import puzzles, solutions
from goldenrule.server.table_calls import CountResult
from goldenrule.server.worker.story_feed import whole_story
from goldenrule.server.worker.table_kinds import lesson_texts
from goldenrule.server.worker.table_locale import locale_of
from goldenrule.table.lesson_runner import LessonSession
from goldenrule.table.lessons import lessons
from goldenrule.table.prompt_items import Item
from goldenrule.table.word_matching import find
from goldenrule.words.texts import Texts
from tests.server.helpers import Server, awaited
from tests.server.stage import opened


def test_a_lesson_is_gone_through(server: Server) -> None:
    lesson = server.ask("/api/lessons")[0]
    table = server.ask("/api/tables", {"lesson": lesson["id"]})
    with server.page(table["table"], table["token"]) as page:
        page.until("now")
        assert page.welcome["lesson"] == lesson["id"]
        for _ in range(lesson["steps"] + 2):
            if page.now.get("end"):
                break
            assert page.now["coach"][0].startswith("(")
            page.ask("skip", seat=page.now["seat"])
        assert "Done" in page.now["end"]["text"]
    assert server.ask("/api/lessons")[0]["done"]


def test_every_step_of_every_lesson_has_a_way_on(server: Server) -> None:
    """A step asks something that can be proposed to whoever learns, or is only read: then nobody is waited for."""
    for lesson in server.ask("/api/lessons"):
        table = server.ask("/api/tables", {"lesson": lesson["id"]})
        with server.page(table["table"], table["token"]) as page:
            page.until("now")
            shown: Any = None
            while not page.now.get("end"):
                assert (page.now["at"], page.now["coach"]) != shown, "the lesson is stuck"
                shown = (page.now["at"], page.now["coach"])
                prompt = page.now.get("prompt")
                assert prompt or not page.now.get("waiting"), (lesson["id"], page.now["coach"])
                if prompt and prompt.get("default"):
                    before = page.now["at"]
                    assert page.choose(*prompt["default"])["is"] == "done", (lesson["id"], page.now["coach"])
                    assert page.now["at"] > before or page.now.get("end")
                else:
                    page.ask("skip", seat=page.now["seat"])


def test_the_first_line_of_a_lesson_is_of_who_acts_in_it() -> None:
    """A lesson starts in the middle of a turn whose beginning is not in its story."""
    found = {}
    for game in ("champions", "heroes", "skirmish"):
        session = LessonSession(lessons(game)[0])
        while session.course.step < 7:
            session.skip_step()
        story = whole_story(session, locale_of(session.game, lesson_texts("en")), 0)
        lines = [line for section in story for line in section.lines]
        found[game] = [line.by for line in lines[:2]]
    assert found == {"champions": [0, 0], "heroes": [0, 1], "skirmish": [0, 0]}


def test_a_puzzle_is_left_open_or_decided(server: Server) -> None:
    puzzle = server.ask("/api/puzzles")[0]
    assert puzzles.puzzles()[puzzle["id"]].hints == server.ask(f"/api/puzzles/{puzzle['id']}")
    table = server.ask("/api/tables", {"puzzle": puzzle["id"]})
    with server.page(table["table"], table["token"]) as page:
        assert page.asked()["coach"] == [puzzle["about"]]
        page.usual()
        page.asked()
        assert page.ask("undo")["is"] == "done"
    assert server.ask("/api/tables", {"puzzle": "none"})[0] == 400


def solve(server: Server, id: str) -> str:
    """Answer a puzzle with its solution; what is said then."""
    table = server.ask("/api/tables", {"puzzle": id})
    with server.page(table["table"], table["token"]) as page:
        for line in solutions.typed_lines(puzzles.puzzles()[id], Texts("en")):
            items = msgspec.convert(page.asked()["prompt"]["items"], list[Item])
            assert page.choose(*find(items, line, ()).numbers)["is"] == "done"
        return str(page.asked()["end"]["text"])


def test_a_game_is_counted_before_anybody_is_told_that_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looks at their puzzles as soon as one is solved finds its star."""

    async def check() -> None:
        async with opened(tmp_path) as stage:
            table = await stage.begin(puzzle="takeoff")
            page, ask = stage.page(table["table"], table["token"]), stage.server.workers.ask
            told: list[bool] = []

            async def spied(call: Any, worker: Any = None) -> Any:
                if isinstance(call, CountResult):
                    await stage.gates.settle()  # whatever has been sent arrives
                    told.append("end" in page.now)
                return await ask(call, worker)

            monkeypatch.setattr(stage.server.workers, "ask", spied)
            for line in solutions.typed_lines(puzzles.puzzles()["takeoff"], Texts("en")):
                await page.until(lambda: "prompt" in page.now)
                now, page.now = page.now, {}
                items = find(msgspec.convert(now["prompt"]["items"], list[Item]), line, ()).numbers
                page.do("choose", at=now["at"], seat=now["seat"], items=[*items], sure=True)
            await page.until(lambda: "end" in page.now)
            assert told == [False] and page.now["end"]["text"].endswith("!")

    awaited(check())


def test_a_puzzle_gets_a_star_unless_its_solution_was_shown_before(server: Server) -> None:
    def starred() -> set[str]:
        return {each["id"] for each in server.ask("/api/puzzles") if each["solved"]}

    first, second = "takeoff", "the_last_word"
    shown = server.ask(f"/api/puzzles/{second}/solution", {})
    assert shown["solution"] == "; ".join(solutions.typed_lines(puzzles.puzzles()[second], Texts("en")))
    assert solve(server, first).endswith("!") and first in starred()
    assert (
        solve(server, second).endswith("It earns no star, because the solution was shown.") and second not in starred()
    )
    server.ask(f"/api/puzzles/{first}/solution", {})
    assert solve(server, first).endswith("!"), "it was solved before"
    assert server.ask("/api/puzzles/none/solution", {})[0] == 400
    diary = server.home / "diary.json"
    kept = diary.read_bytes()
    diary.write_text("no diary")
    found = server.ask(f"/api/puzzles/{first}/solution", {})
    assert found["solution"] and "diary.json" in found["problem"]
    diary.write_bytes(kept)
