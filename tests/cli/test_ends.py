"""Whatever is offered at the end of a game does what it says: every key, in every game, drawn and read line by line."""

import io
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from rich.console import Console

from goldenrule.bots import make_bot
from goldenrule.cli.client_texts import Words
from goldenrule.cli.game_over import offers, table_offer
from goldenrule.cli.output import Output, Plain, Rich
from goldenrule.cli.play import Play
from goldenrule.cli.puzzles import PuzzlePlay
from goldenrule.cli.start import bot_player
from goldenrule.kernel.records import Recorder
from goldenrule.lab import review
from goldenrule.lab.puzzles import puzzles, start
from goldenrule.table import saves
from goldenrule.table.game_setup import start_session
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from tests.cli.helpers import environment

SOLO, PAIR, DUEL, CITY, SCREEN = "solo", "two heroes", "duel", "city", "one screen"
TITLES: dict[str, tuple[str, dict[str, Any], dict[int, str]]] = {
    SOLO: ("champions", {"heroes": ["spider_man"]}, {}),
    PAIR: ("champions", {"heroes": ["spider_man", "captain_marvel"], "expert": True}, {1: "sensible"}),
    DUEL: ("skirmish", {}, {1: "sensible"}),
    SCREEN: ("skirmish", {}, {}),
    CITY: ("heroes", {"teams": ["avengers", "x_men"]}, {1: "sensible"}),
}
OFFERED = {
    SOLO: ["r", "e", "a", "review", "view"],
    PAIR: ["r", "s", "a", "review", "view"],
    DUEL: ["r", "o", "a", "review", "view"],
    SCREEN: ["r", "a", "review", "view"],
    CITY: ["r", "o", "a", "review", "view"],
}
EACH = [(title, key, plain) for title, keys in OFFERED.items() for key in keys for plain in (False, True)]


@pytest.fixture(autouse=True)
def home(tmp_path: Path) -> Iterator[Path]:
    with mock.patch.dict(os.environ, environment(tmp_path), clear=True):
        yield tmp_path


@cache
def played(title: str) -> Recorder:
    """A game that bots have played to its end; at random, so that it is short and soon reviewed."""
    name, options, _ = TITLES[title]
    recorder = Recorder(find_game(name).make(options, "end"), "end")
    bots = {seat: make_bot(name, "random", str(seat)) for seat in range(recorder.game.state.seats)}
    while not recorder.game.over:
        decision = recorder.game.pending[0]
        recorder.apply(decision.seat, bots[decision.seat].choose(recorder.game, decision.seat, decision))
    return recorder


def ended(title: str) -> Session:
    """A session whose game is over, with a save of its own."""
    name, _, bots = TITLES[title]
    return start_session(played(title), bots, bot_player, saves.take_free_name(name))


class Typing:
    """Lines that are typed one after the other, and what has been shown before each."""

    def __init__(self, out: Output, typed: Sequence[str], written: io.StringIO) -> None:
        self.lines = [*typed]
        self.shown: list[str] = []
        self.written = written
        self.read = out.read
        out.read = self.next  # type: ignore[method-assign]  # this output alone

    def next(self) -> str | None:
        self.shown.append(self.written.getvalue())
        self.written.seek(0)
        self.written.truncate()
        return self.lines.pop(0) if self.lines else None


def end(play: Any, name: str, plain: bool, *typed: str) -> tuple[Any, list[str]]:
    """Type lines at the end of what is played; the client, and what was shown before each line, blanks as one."""
    written = io.StringIO()
    words = Words(name)
    out: Output = Plain(words) if plain else Rich(words, Console(file=written, width=80, height=24, highlight=False))
    out.interactive = True
    typing = Typing(out, [*typed, "quit"], written)
    with mock.patch("sys.stdout", written) if plain else mock.patch.dict(os.environ):
        client = play(out)
        assert client.run() == 0
    return client, [" ".join(each.split()) for each in typing.shown]


@pytest.mark.parametrize(("title", "key", "plain"), EACH)
@mock.patch.object(review, "LEAST_WORLDS", 2)  # what a review finds is not looked at here
def test_every_key_does_what_it_says(title: str, key: str, plain: bool) -> None:
    name, _, bots = TITLES[title]
    before = ended(title)
    setup = before.game.setup
    client, shown = end(lambda out: Play(before, out), name, plain, key)
    assert [offer.key for offer in offers(client)] == OFFERED[title] or client.session is not before
    question = shown[0].rpartition("What next?")[2]
    texts = [question.index(f" {each}. " if plain else f" {each} ") for each in OFFERED[title]]
    assert texts == sorted(texts), question
    after = client.session
    if key == "view":
        assert after is before and "The game is over" in shown[1] and "What next?" in shown[1]
    elif key == "a":
        assert after is before and "Which game?" in shown[1]
    elif key == "review":
        assert after is before and "luck (all that you did not decide)" in shown[1] and "What next?" in shown[1]
    else:
        harder = {**setup, "expert": not setup["expert"]} if key in "es" else setup
        assert after is not before and after.game.setup == harder and after.seed != "end"
        swapped = {0: "sensible"} if key == "o" else bots
        assert after.bots == swapped and after.name and not after.game.over
        who = "Peter Parker" if name == "champions" else client.w.who(after.game, 1 if key == "o" else 0)
        assert title == SCREEN or ("Saved as" in shown[1] and who in shown[1])


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("title", OFFERED)
def test_what_is_not_offered_is_said_and_nothing_begins(title: str, plain: bool) -> None:
    before = ended(title)
    name = TITLES[title][0]
    wrong = [key for key in ("e", "s", "o", "n", "banana") if key not in OFFERED[title]]
    client, shown = end(lambda out: Play(before, out), name, plain, *wrong)
    assert client.session is before
    for key, text in zip(wrong, shown[1:], strict=True):
        assert f"{key} is not among these." in text and "What next?" in text


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("key", ["n", "r", "view"])
def test_the_end_of_a_puzzle(key: str, plain: bool) -> None:
    first, second = [*puzzles().values()][:2]
    solved = start(first)

    def solve(out: Output) -> PuzzlePlay:
        play = PuzzlePlay(solved, out)
        play.goal = mock.Mock(wraps=play.goal, judge=lambda game: "solved" if game is solved.game else "open")
        return play

    client, shown = end(solve, first.game, plain, key)
    assert f"Next puzzle: {second.name}" in shown[0] and "n" in [each.key for each in client.offers()]
    if key == "view":
        assert (
            client.puzzle is first and first.name not in shown[1] and "Ultron" in shown[1] and "What next?" in shown[1]
        )
    else:
        assert client.puzzle is (second if key == "n" else first)
        assert f"{client.puzzle.name} (level {client.puzzle.level} of 5)" in shown[1]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")
def test_the_end_in_a_real_terminal(home: Path) -> None:
    from tests.cli.test_puzzles import numbers
    from tests.cli.test_terminal import Terminal

    terminal = Terminal(home, "puzzle", "takeoff")
    for answer in numbers("takeoff", puzzles()["takeoff"].solution):
        terminal.type(str(answer))
    terminal.read("What next?")
    for key, says in (("view", "Ultron"), ("banana", "banana is not among these"), ("n", "The last word")):
        terminal.type(key)
        terminal.read(says)
    terminal.type("quit")
    terminal.rest()
    assert terminal.close() == 0


def test_a_game_begun_in_the_middle_can_only_be_looked_at() -> None:
    begun = start(puzzles()["takeoff"])
    play = PuzzlePlay(begun, Plain(Words(begun.puzzle.game)))
    assert [each.key for each in offers(play)] == ["a", "review", "view"] and table_offer(play).begin() is False
