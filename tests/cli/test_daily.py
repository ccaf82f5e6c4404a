"""The daily game: one game a day counts."""

import json
import re
from datetime import date
from pathlib import Path

from goldenrule.table.game_setup import new_session
from goldenrule.table.games import daily_game
from tests.cli.helpers import PLAY, Typed, at_random, lines, refused, run, type_in, whole_game

DAY = "2026-11-20"
TOLD = "November 20, 2026"


def daily_answers(most: int = 10_000) -> Typed:
    """What is typed to play the game of the day to its end, or so many lines of it."""
    name, daily = daily_game()
    options, seed = daily.deal(date.fromisoformat(DAY))
    typed = type_in(new_session(name, options, seed), at_random(3))
    del typed[most:]
    return typed


def test_the_first_finished_daily_game_counts(tmp_path: Path) -> None:
    assert run(tmp_path, "daily", "--date", DAY, "--result").returncode == 1
    answers = daily_answers()
    begun = run(tmp_path, "daily", "--date", DAY, "--plain", typed="free off\n" + lines(answers[:10], "quit"))
    assert begun.returncode == 0 and "The daily game of November 20, 2026: Spider-Man / Rhino." in begun.stdout
    assert "has no result yet" in run(tmp_path, "daily", "--date", DAY, "--result").stdout
    ended = run(tmp_path, "daily", "--date", DAY, "--plain", typed=lines(answers[10:]))
    line = re.search(r"^Goldenrule daily November 20, 2026: (won|lost) in round (\d+) (■+)[★✗]$", ended.stdout, re.M)
    assert line is not None and len(line[3]) == int(line[2])
    assert "The last seven days: ······✗ (1 played, 0 won).\nOne day in a row." in ended.stdout
    done = run(tmp_path, "daily", "--date", DAY)
    assert line[0] in done.stdout and "with --again" in done.stdout
    again = run(tmp_path, "daily", "--date", DAY, "--again", "--plain", typed=lines(answers[:3], "quit"))
    assert "does not count" in again.stdout
    shared = run(tmp_path, "daily", "--date", DAY, "--result")
    assert shared.returncode == 0 and shared.stdout.startswith(line[0])
    assert "Rhino" not in shared.stdout
    assert run(tmp_path, "stats").stdout.startswith("1 game: ")


def test_a_daily_game_says_that_nothing_in_it_is_hidden_from_who_knows_its_date(tmp_path: Path) -> None:
    """Its seed follows from the date: so where it is begun, in its codes and in its reports; no other game says so."""
    said = f"This is the game of {TOLD}: its seed follows from the date, and gives away every hidden card."
    typed = lines([1], "report --hide", "quit")
    begun = run(tmp_path, "daily", "--date", DAY, "--plain", typed=typed)
    assert " ".join(begun.stdout.split()).count(said) == 2
    assert said in run(tmp_path, "report", "--hide").stdout and said in run(tmp_path, "code").stderr
    for number in (1, 2):
        assert json.loads((tmp_path / "reports" / f"report-{number}.json").read_text())["holds"].endswith(said)
    usual = run(tmp_path, "play", "champions", "--quick", "--seed", DAY, "--plain", typed=typed)
    assert "It gives away no hidden card." in " ".join(usual.stdout.split())
    others = (usual, run(tmp_path, "report", "--hide"), run(tmp_path, "code"))
    assert not any("follows from the date" in each.stdout + each.stderr for each in others)


def test_a_daily_game_that_is_finished_elsewhere_counts_too(tmp_path: Path) -> None:
    answers = daily_answers()
    run(tmp_path, "daily", "--date", DAY, "--plain", typed="free off\n" + lines(answers[:5], "quit"))
    run(tmp_path, "resume", f"daily-{DAY}", "--plain", typed=lines(answers[5:]))
    assert run(tmp_path, "daily", "--date", DAY, "--result").stdout.startswith(f"Goldenrule daily {TOLD}: ")


def test_another_game_under_that_name_does_not_count(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed=lines(whole_game(1)[:5], f"save daily-{DAY}", "quit"))
    assert "is not the daily game" in refused(run(tmp_path, "daily", "--date", DAY))


def test_dates_that_are_none(tmp_path: Path) -> None:
    assert "not open yet" in refused(run(tmp_path, "daily", "--date", "9998-01-01"))
    assert "is not a date" in refused(run(tmp_path, "daily", "--date", "yesterday"))
