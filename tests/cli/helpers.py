"""Running the command: in this process, as fast as can be, or as a process of its own; with its own data directory."""

import contextlib
import io
import os
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from goldenrule import new_game
from goldenrule.cli import main

COMMAND = [sys.executable, "-m", "goldenrule.cli.main"]


@dataclass
class Result:
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def environment(home: Path, **more: str) -> dict[str, str]:
    env = {**os.environ, "GOLDENRULE_HOME": str(home), "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "50"}
    env.pop("NO_COLOR", None)
    return {**env, **more}


def run(home: Path, *arguments: str, typed: str = "") -> Result:
    """Run `goldenrule ARGUMENTS` in this process, with lines typed at it through a pipe."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(home), clear=True),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        status = main.run(list(arguments))
    return Result(status, out.getvalue(), err.getvalue())


def spawn(home: Path, *arguments: str, typed: str = "", **env: str) -> "subprocess.CompletedProcess[str]":
    """The same as a process."""
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, timeout=120, env=environment(home, **env)
    )


def whole_game(seed: int, heroes: tuple[str, ...] = ("spider_man",), decisions: int = 10_000) -> list[int]:
    """Option numbers that play a game to its end."""
    game = new_game("champions", heroes=list(heroes), seed=seed)
    chance = random.Random(seed)
    typed: list[int] = []
    while game.pending and len(typed) < decisions:
        asked = game.pending[0]
        number = chance.randrange(len(asked.options))
        typed.append(number + 1)
        game.apply(asked.seat, asked.options[number])
    return typed


def lines(numbers: list[int], *commands: str) -> str:
    """What has to be typed: the numbers, then commands."""
    return "".join(f"{each}\n" for each in (*numbers, *commands))
