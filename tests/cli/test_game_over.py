"""After a game: what led to its end, what to play next, and where a game stands that is taken up again."""

import io
import os
import re
from itertools import pairwise
from pathlib import Path
from unittest import mock

import pytest
from rich.console import Console

from goldenrule.bots import make_bot
from goldenrule.cli.boards.fit import LAST
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.play import Play
from goldenrule.kernel.decisions import Decision
from goldenrule.kernel.files import load
from goldenrule.lab.puzzles import puzzles
from goldenrule.table.game_setup import new_session
from goldenrule.table.games import find_game
from goldenrule.table.results import outcome
from goldenrule.words.texts import Texts
from tests.cli.helpers import Result, environment, lines, run, type_in

SOLO = ("play", "champions", "--heroes", "spider_man", "--plain", "--ask-everything", "--seed", "2")
DUEL = ("play", "skirmish", "--bots", "sensible", "--plain", "--ask-everything", "--seed", "1")


def sensible(game: str, seed: str, options: dict[str, object], bots: dict[int, str]) -> list[str]:
    """What somebody types who plays as the sensible bot does."""
    session = new_session(game, options, seed, bots=bots, make_player=make_bot)
    bot = make_bot(game, "sensible", "1")

    def bot_asked(decision: Decision) -> bool:
        return decision.seat in bots

    typed: list[str] = []
    while not session.game.over:
        if session.asked_seat() < 0:
            session.step_bot()
        else:
            typed += type_in(
                session, lambda g, asked: bot.choose(g, asked.seat, asked), lambda asked: asked.seat in bots
            )
    return typed


@pytest.fixture(scope="module")
def solo() -> list[str]:
    return sensible("champions", "2", {"heroes": ["spider_man"]}, {})


@pytest.fixture(scope="module")
def duel() -> list[str]:
    return sensible("skirmish", "1", {}, {1: "sensible"})


def end_of(played: Result) -> str:
    """What is said from the result on."""
    return " ".join(played.stdout[played.stdout.index("You have ") :].split())


def test_an_end_says_how_it_ended_and_what_the_statistics_come_to(tmp_path: Path, solo: list[str]) -> None:
    played = run(tmp_path, *SOLO, typed=lines(solo))
    assert played.returncode == 0, played.stderr
    end = end_of(played)
    assert "You have won!" in end and "The game took" in end
    assert "1 game of yours, 1 won." in end
    assert "What next?" not in end and "input has ended" not in end


def test_an_end_can_be_looked_back_on_with_the_numbers_of_a_review(tmp_path: Path, solo: list[str]) -> None:
    played = run(tmp_path, *SOLO, typed=lines(solo, "review", "quit"))
    assert played.returncode == 0, played.stderr
    looked = " ".join(played.stdout[played.stdout.rindex("By what the seat knew then") :].split())
    assert "Choices and luck: In all, choices cost" in looked and "luck (all that you did not decide)" in looked
    reviewed = run(tmp_path, "review", "champions-1", "--budget", "8", "--plain")
    again = " ".join(reviewed.stdout[reviewed.stdout.rindex("By what the seat knew then") :].split())
    assert looked.startswith(again.rpartition("Play on from")[0].strip())


def test_a_rematch_is_the_same_game_with_other_cards(tmp_path: Path, solo: list[str]) -> None:
    played = run(tmp_path, *SOLO, typed=lines(solo, "banana", "r", "quit"))
    assert "banana is not among these." in played.stdout
    assert "r. Rematch" in played.stdout and "Saved as champions-2" in played.stdout
    run(tmp_path, *SOLO, typed=lines(solo, "rematch", "1", "quit"))
    first, second = (load(tmp_path / "saves" / f"champions-{n}.json") for n in (2, 3))
    assert first.options == second.options and first.seed != second.seed


def test_expert_mode_is_one_key_away_and_back(tmp_path: Path, solo: list[str]) -> None:
    run(tmp_path, *SOLO, typed=lines(solo, "e", "1", "quit"))
    assert load(tmp_path / "saves" / "champions-2.json").options["expert"] is True
    harder = sensible("champions", "3", {"heroes": ["spider_man"], "expert": True}, {})
    back = run(tmp_path, *SOLO[:-1], "3", "--expert", typed=lines(harder, "x", "quit"))
    assert "s. Standard mode" in back.stdout and "e. Expert" not in back.stdout


def test_another_game_begins_with_the_first_screen(tmp_path: Path, solo: list[str]) -> None:
    played = run(tmp_path, *SOLO, typed=lines(solo, "another", "quit"))
    assert "Which game?" in played.stdout and played.returncode == 0
    played = run(tmp_path, *SOLO, typed=lines(solo, "a", "skirmish", "1", "1", "", "quit"))
    assert "Saved as skirmish-1" in played.stdout, played.stdout[-2000:]


def test_the_table_can_be_looked_at_once_more(tmp_path: Path, solo: list[str]) -> None:
    once, twice = (run(tmp_path, *SOLO, typed=lines(solo, *typed, "quit")).stdout for typed in ((), ("view",)))
    assert once.count("The game is over") == 1 and twice.count("The game is over") == 2


def test_in_a_duel_the_sides_can_be_changed(tmp_path: Path, duel: list[str]) -> None:
    played = run(tmp_path, *DUEL, typed=lines(duel, "?", "other side", "quit"))
    assert "o. Other side: you play the Villains" in played.stdout
    assert "Saved as skirmish-2" in played.stdout
    assert "Villains (you): hand" in played.stdout.split("Saved as skirmish-2")[1]
    assert "e. Expert" not in played.stdout


@pytest.mark.parametrize("word", ["", "quit", "exit"])
def test_the_end_can_be_left(tmp_path: Path, solo: list[str], word: str) -> None:
    played = run(tmp_path, *SOLO, typed=lines(solo, word, "r"))
    assert played.returncode == 0 and "champions-2" not in played.stdout


def test_a_solved_puzzle_leads_to_the_next(tmp_path: Path) -> None:
    from tests.cli.test_puzzles import numbers

    solution = numbers("takeoff", puzzles()["takeoff"].solution)
    played = run(tmp_path, "puzzle", "takeoff", "--plain", typed=lines(solution, "next", "quit"))
    names = [each.name for each in puzzles().values()]
    later = names[names.index(puzzles()["takeoff"].name) + 1]
    assert f"n. Next puzzle: {later}" in played.stdout or played.stdout.count(f"{later} (level") == 1
    again = run(tmp_path, "puzzle", "takeoff", "--plain", typed=lines(solution, "r", "quit"))
    assert again.stdout.count("Take-off (level 1 of 5)") == 2


# -- taken up again ----------------------------------------------------------------------------------------------------


def test_a_game_that_is_taken_up_says_where_it_stands(tmp_path: Path, solo: list[str]) -> None:
    run(tmp_path, *SOLO, typed=lines(solo[:40], "quit"))
    again = run(tmp_path, "resume", "--plain", typed="log 1\nquit\n")
    said = " ".join(again.stdout.split())
    assert re.search(r"after \d+ decisions. What happened last:", said)
    told = said.split("What happened last:")[1]
    assert "(4) " in told and "(5) " not in told.split("Round")[0]
    assert "In detail:" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Won by the Avengers."), ("es", "Victoria: "), ("uk", "Перемога: "), ("zh-Hant", "勝者：")],
)
def test_the_team_that_has_won_is_called_as_in_a_sentence(language: str, said: str) -> None:
    game = find_game("heroes").make({"teams": ["avengers", "x_men"]}, "1")
    game.state.winner = "0"
    texts = Texts(language)
    assert outcome(game, find_game("heroes").words(texts), texts).startswith(said)


def test_finished_games_are_not_offered(tmp_path: Path, solo: list[str]) -> None:
    run(tmp_path, *SOLO, typed=lines(solo))
    assert "finished" in run(tmp_path, "saves").stdout
    nothing = run(tmp_path, "resume", "--plain")
    assert nothing.returncode == 2 and "is over" in nothing.stderr
    assert "resume continues" not in run(tmp_path, "play", "--plain", typed="quit\n").stdout
    shown = run(tmp_path, "resume", "champions-1", "--plain")
    assert "You have won!" in shown.stdout and shown.returncode == 0
    run(tmp_path, *SOLO, typed=lines(solo[:10], "quit"))
    run(tmp_path, *SOLO, typed=lines(solo))
    last = run(tmp_path, "resume", "--plain", typed="quit\n")
    assert "Continuing champions-2." in last.stdout
    assert "resume continues champions-2" in run(tmp_path, "play", "--plain", typed="quit\n").stdout


DAILY = ["Goldenrule daily 2026-11-20: lost in round 5 ■■■■■✗", "Last 7 days: ······✗ 0 of 1 won", "1 day in a row"]


@pytest.mark.parametrize("more", [[], DAILY])
@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize(("game", "seats"), [("champions", 1), ("skirmish", 2), ("heroes", 2)])
def test_an_end_fits_a_window(game: str, seats: int, columns: int, more: list[str], tmp_path: Path) -> None:
    bots = dict.fromkeys(range(1, seats), "sensible")
    session = new_session(game, {}, "3", bots=bots, make_player=make_bot)
    mine = make_bot(game, "sensible", "me")
    while session.game.pending:
        if not session.step_bot():
            session.apply(0, mine.choose(session.game, 0, session.game.pending[0]))
    shown = io.StringIO()
    out = Rich(Words(game), Console(width=columns, height=24, file=shown, color_system=None, highlight=False))
    out.interactive = True
    with mock.patch.dict(os.environ, environment(tmp_path), clear=True), mock.patch("builtins.input", return_value=""):
        Play(session, out, lambda: more).run()
    lines = shown.getvalue().splitlines()
    result = next(n for n, line in enumerate(lines) if line.startswith("You have "))
    board = next((n for n, line in enumerate(lines) if line.startswith("── The game is over")), result)
    assert len(lines[board:]) <= 24 - 1 - LAST, "\n".join(lines)
    heads = [line.startswith("── ") for line in lines[board : result + 1]]
    assert not any(head and after for head, after in pairwise(heads)), "a heading without anything below it"
    assert lines[result:].index("What next? Enter leaves.") and {*more} <= {*lines[result:]}
