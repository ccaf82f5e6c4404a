"""Running the command: in this process, as fast as can be, or as a process of its own; with its own data directory."""

import contextlib
import io
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from unittest import mock

from goldenrule.cli import main
from goldenrule.cli.start import start
from goldenrule.games.skirmish.game import Skirmish
from goldenrule.kernel.decisions import Decision
from goldenrule.lab.simulated_player import Choose, agrees_with_payment, numbers
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.prompts import ask, single_answers
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

COMMAND = [sys.executable, "-m", "goldenrule"]
PLAY = ("play", "champions", "--heroes", "spider_man", "--seed", "1", "--plain")


@dataclass
class Result:
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def refused(result: "Result | subprocess.CompletedProcess[str]", *parts: str) -> str:
    """Status 2, and one line on standard error that names what is wrong; the line."""
    assert result.returncode == 2, result
    assert len(result.stderr.splitlines()) == 1 and "Traceback" not in result.stderr, result.stderr
    for part in parts:
        assert part in result.stderr
    return result.stderr


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


@cache
def duel_with_a_free_card() -> str:
    """The seed of a duel against `sensible`: the Heroes are first asked what they play, and something is free."""
    for seed in count(1):
        session = start(find_game("skirmish"), {}, seed=str(seed), bots="sensible", practice=False)
        game = session.game
        assert isinstance(game, Skirmish)
        while game.pending[0].seat in session.bots:
            session.step_bot()
        asked = game.pending[0]
        played = [game.face(entity).facts for verb, entity, _ in asked.options if verb == "play"]
        if asked.kind == "recruit" and any(not facts.cost for facts in played):
            return str(seed)
    raise AssertionError


class Typed(list[str]):
    """Lines that are typed, an answer each, and how many decisions stand after each of them."""

    def __init__(self) -> None:
        super().__init__()
        self.decisions: list[int] = []


def type_in(
    session: Session, choose: Choose, stop: Callable[[Decision], bool] = lambda _: False, covered: bool = False
) -> Typed:
    """What people type who choose so, until they are asked what stops them, or the game is over.

    Where the screen is `covered` for the others, somebody types Enter when it is his turn to sit down.
    """
    words = find_game(session.game.name).words(Texts("en"))
    typed, facing = Typed(), -1
    while not session.game.over:
        if session.step_forced():
            continue
        decision = session.game.pending[0]
        if stop(decision):
            break
        if covered and decision.seat != facing:
            typed.append("")
            typed.decisions.append(session.recorder.standing_count)
            facing = decision.seat
        asked = ask(session, decision, words, Texts("en"))
        found = numbers(session.game, asked, choose)
        otherwise = not asked.prompt.several and not agrees_with_payment(asked.answers[found[0] - 1], choose)
        typed.append(" ".join(map(str, found)) + (" ..." if otherwise else ""))
        session.answer(decision.seat, single_answers(session.game, asked, found, otherwise)[0])
        typed.decisions.append(session.recorder.standing_count)
    return typed


def at_random(seed: int | str) -> Choose:
    """Chooses at random."""
    chance = random.Random(seed)
    return lambda _, decision: chance.choice(decision.options)


def whole_game(seed: int, heroes: tuple[str, ...] = ("spider_man",), most: int = 10_000) -> Typed:
    """Lines that play a game to its end, or so many of them."""
    typed = type_in(new_session("champions", {"heroes": list(heroes)}, str(seed)), at_random(f"game{seed}"))
    del typed[most:], typed.decisions[most:]
    return typed


def lines(typed: Iterable[object], *commands: str) -> str:
    """What has to be typed: answers, then commands."""
    return "".join(f"{each}\n" for each in (*typed, *commands))
