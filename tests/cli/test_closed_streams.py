"""A program that was started without a keyboard or a screen says so in a sentence, or goes on without."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from goldenrule.cli import screen

CLOSED = {"stdin": 0, "stdout": 1, "stderr": 2}


def started(folder: Path, closed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command with a standard stream closed, as `<&-` of a shell closes it."""
    command = [sys.executable, "-P", "-m", "goldenrule.cli.main", *arguments]
    streams = [f"{number}{'<' if not number else '>'}&-" for name, number in CLOSED.items() if name == closed]
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {" ".join(streams)}', "sh", *command],
        capture_output=True,
        text=True,
        env={**os.environ, "GOLDENRULE_HOME": str(folder), "HOME": str(folder)},
        check=False,
    )


@pytest.mark.parametrize(
    "arguments", [("play",), ("play", "champions", "--quick"), ("learn",), ("puzzle", "takeoff"), ("resume",)]
)
def test_without_a_keyboard_a_game_ends_as_at_the_end_of_its_input(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = started(tmp_path, "stdin", *arguments)
    assert "Unexpected error" not in done.stdout + done.stderr
    assert done.stdout + done.stderr
    empty = subprocess.run(
        [sys.executable, "-P", "-m", "goldenrule.cli.main", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "GOLDENRULE_HOME": str(tmp_path / "other"), "HOME": str(tmp_path / "other")},
        check=False,
    )
    assert done.returncode == empty.returncode


@pytest.mark.parametrize("closed", ["stdout", "stderr"])
def test_without_a_screen_a_command_does_what_it_does(tmp_path: Path, closed: str) -> None:
    done = started(tmp_path, closed, "card", "champions", "Backflip")
    assert done.returncode == 0
    assert "Backflip" in done.stdout or closed == "stdout"
    assert done.stderr == ""
    refused = started(tmp_path, closed, "play", "--seat", "x")
    assert refused.returncode == 2 and "Traceback" not in refused.stderr


def test_a_screen_is_a_stream_like_the_one_behind_it() -> None:
    file = io.StringIO()
    found: Any = screen.Screen(file)
    print("a\x1b", "b", file=found)
    found.writelines(["c\x9b", "d"])
    assert file.getvalue() == "a\\u001b b\nc\\u009bd" and not found.isatty()
    assert screen.raw_stream(found) is file and screen.raw_stream(file) is file
