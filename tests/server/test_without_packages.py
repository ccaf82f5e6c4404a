"""Tables, their people and workers' code need no package for HTTP or databases, so that they can run in a browser."""

import subprocess
import sys
from pathlib import Path

import pytest

EXTRAS = ("litestar", "uvicorn", "h11", "websockets", "sqlalchemy", "alembic", "rich")
PROGRAM = """
import sys


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[2:]:
            raise ModuleNotFoundError(name)


sys.meta_path.insert(0, Missing())
"""
STARTS = f"{PROGRAM}__import__(sys.argv[1])"
PLAYS = f"""{PROGRAM}
import asyncio
from pathlib import Path
from tests.server import page_engine


async def play(game, folder):
    engine = await page_engine.started(folder, page_engine.MemoryLog())
    page = await page_engine.opened(engine, game)
    answers = await page.play()
    page.close()
    await engine.close()
    print(answers, page.now["end"]["text"])


asyncio.run(play(*sys.argv[1].split("@")))
"""


def ran(program: str, argument: str) -> subprocess.CompletedProcess[str]:
    """Run a program where the packages of extras are missing."""
    command = [sys.executable, "-c", program, argument, *EXTRAS]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=Path(__file__).parents[2])


def error(found: subprocess.CompletedProcess[str]) -> str:
    """The last line of what went wrong, "" if nothing did."""
    return found.stderr.strip().rpartition("\n")[2]


@pytest.mark.parametrize(
    "module",
    [
        "server_state",
        "table_room",
        "worker.host",
        "http.routes",
        "http.table_routes",
        "http.websocket",
        "in_browser.engine",
        "in_browser.thinker",
    ],
)
def test_the_core_of_the_server_needs_no_package(module: str) -> None:
    assert error(ran(STARTS, f"goldenrule.server.{module}")) == ""


@pytest.mark.parametrize(("module", "package"), [("http.app", "litestar"), ("storage.store", "sqlalchemy")])
def test_what_needs_one_does_not_start(module: str, package: str) -> None:
    assert error(ran(STARTS, f"goldenrule.server.{module}")).startswith(f"ModuleNotFoundError: {package}")


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_the_engine_of_a_page_plays_a_whole_game_without_them(game: str, tmp_path: Path) -> None:
    found = ran(PLAYS, f"{game}@{tmp_path}")
    answers, _, end = found.stdout.partition(" ")
    assert error(found) == "" and int(answers) > 10 and end.strip()
