"""The command `stats`, and that games which are played in the terminal are kept."""

import json
import re
from pathlib import Path

from tests.cli.helpers import lines, run, whole_game

PLAY = ("play", "champions", "--heroes", "spider_man", "--seed", "1", "--plain", "--ask-everything")
ENDED = re.compile(r"ha(?:s|ve) won\. ([^.]+)\.")


def test_a_game_that_is_played_to_its_end_is_counted(tmp_path: Path) -> None:
    assert "No games yet" in run(tmp_path, "stats").stdout
    assert run(tmp_path, *PLAY, typed=lines(whole_game(1))).returncode == 0
    found = run(tmp_path, "stats")
    assert found.stdout.startswith("1 game: ")
    assert "By hero\n  Spider-Man               1 game, " in found.stdout
    assert "By scenario\n  Rhino " in found.stdout and "By mode\n  standard " in found.stdout
    assert "By game\n  Marvel Champions: The Card Game " in found.stdout
    summary = json.loads(run(tmp_path, "stats", "champions", "--json").stdout)
    assert summary["all"]["games"] == 1 == summary["by"]["aspect"]["justice"]["games"]
    assert summary["all"]["won"] + summary["all"]["lost"] == 1


def test_the_end_of_a_game_is_told_in_words_and_numbers_stand_below_each_other(tmp_path: Path) -> None:
    played = (
        run(tmp_path, *PLAY, typed=lines(whole_game(1))),
        run(tmp_path, "play", "skirmish", "--seat", "1", "--seed", "11", "--plain", typed="1\n" * 200),
    )
    ended = [ENDED.search(" ".join(each.stdout.split())) for each in played]
    groups = [group.splitlines() for group in run(tmp_path, "stats").stdout.split("\n\n")]
    by_game, by_ending = groups[1], groups[-1]
    assert by_game[0] == "By game" and by_ending[0] == "By ending"
    assert len({line.index(" 1 game, ") for line in by_game[1:]}) == 1
    assert sorted(line.split(" 1 game")[0].strip().lower() for line in by_ending[1:]) == sorted(
        each[1].lower() for each in ended if each
    )
    assert len(by_ending) == 3


def test_unfinished_games_and_games_of_bots_are_not_counted(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed="1\nquit\n")
    run(tmp_path, "watch", "champions", "--heroes", "spider_man", "--bots", "random", "--quick")
    run(tmp_path, "simulate", "champions", "--games", "1")
    assert "No games yet" in run(tmp_path, "stats").stdout


def test_statistics_are_exported_and_deleted(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed=lines(whole_game(1)))
    out = tmp_path / "mine.json"
    assert run(tmp_path, "stats", "--export", str(out)).stdout == f"1 game is in {out}.\n"
    (game,) = json.loads(out.read_text(encoding="utf-8"))
    assert game["facts"]["hero"] == ["spider_man"] and game["people"] == 1
    again = run(tmp_path, "stats", "--export", str(out))
    assert again.returncode == 2 and "already exists" in again.stderr
    assert run(tmp_path, "stats", "--delete").stdout == "The statistics are deleted.\n"
    assert json.loads(run(tmp_path, "stats", "--json").stdout)["all"]["games"] == 0


def test_a_damaged_file_does_not_stop_a_game(tmp_path: Path) -> None:
    (tmp_path / "stats.sqlite").write_bytes(b"nonsense" * 200)
    played = run(tmp_path, *PLAY, typed=lines(whole_game(1)))
    said = "".join(played.stdout.split())  # a long path is broken between two lines
    assert played.returncode == 0 and "stats.sqliteisdamaged" in said
    found = run(tmp_path, "stats")
    assert found.returncode == 2 and len(found.stderr.splitlines()) == 1
    unknown = run(tmp_path, "stats", "chess")
    assert unknown.returncode == 2 and "no game 'chess'" in unknown.stderr
