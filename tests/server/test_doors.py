"""A game goes through the doors of terminal and page, in the midst of a question, and is the same behind each."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import COMMAND, environment, spawn
from tests.server.helpers import Json, Server, running

BEGUN = ["1", "1", "1", "2 ..."]
"""Answers in the terminal: the last one is left in its midst, where a game asks for the rest of it."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as found:
        yield found


def at_terminal(server: Server, *arguments: str, typed: list[str]) -> str:
    """What a terminal on the same data folder says, in one line."""
    done = spawn(server.home, *arguments, "--plain", typed="\n".join([*typed, "quit", ""]))
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


def kept(server: Server, name: str) -> list[Any]:
    """The decisions of a save."""
    return list(json.loads((server.home / "saves" / f"{name}.json").read_text("utf-8"))["entries"])


def entries(server: Server, table: Json) -> list[Any]:
    """The decisions of a table, which its only person may see."""
    return list(server.ask(f"/api/tables/{table['table']}/record?token={table['token']}")["entries"])


@pytest.mark.parametrize("game", ["champions", "heroes", "skirmish"])
def test_a_game_that_was_left_in_the_midst_of_a_question_goes_on_behind_the_other_door(
    server: Server, game: str
) -> None:
    at_terminal(server, "play", game, "--quick", "--seed", "3", typed=BEGUN)
    name = f"{game}-1"
    begun = kept(server, name)
    assert len(begun) >= 3 and name in [save["name"] for save in server.ask("/api/start")["saves"]]
    table = server.ask("/api/tables", {"save": name})
    with server.page(table["table"], table["token"]) as page:
        first = page.asked()["prompt"]["question"]
        assert entries(server, table) == begun
        for _ in range(4):
            page.usual()
        stood = page.asked()
        assert kept(server, name) == begun, "what was saved is a copy's beginning, and stays"
    server.ask(f"/api/tables/{table['table']}/save", {"token": table["token"], "name": "back"})
    played = entries(server, table)
    assert played[: len(begun)] == begun and len(played) > len(begun) and kept(server, "back") == played
    assert first in at_terminal(server, "resume", name, typed=[])
    said = at_terminal(server, "resume", "back", typed=["1"])
    assert stood["prompt"]["question"] in said
    again = kept(server, "back")
    assert again[: len(played)] == played and len(again) > len(played)
    last = server.ask("/api/tables", {"save": "back"})
    with server.page(last["table"], last["token"]) as page:
        assert page.asked()["prompt"]["question"] in said and entries(server, last) == again


def test_a_save_that_a_terminal_has_open_is_opened_nowhere_else(server: Server) -> None:
    at_terminal(server, "play", "skirmish", "--quick", "--seed", "3", typed=["1"])
    stood = kept(server, "skirmish-1")
    with subprocess.Popen(
        [*COMMAND, "resume", "skirmish-1", "--plain"], env=environment(server.home), text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as terminal:  # fmt: skip
        assert terminal.stdout is not None
        while "Recruitment" not in terminal.stdout.readline():
            pass
        status, problem = server.ask("/api/tables", {"save": "skirmish-1"})
        assert status == 400 and f"is open in process {terminal.pid}" in problem["detail"]
        terminal.communicate("quit\n")
    assert kept(server, "skirmish-1") == stood
    table = server.ask("/api/tables", {"save": "skirmish-1"})
    assert entries(server, table) == stood
