"""Saves at the terminal: a game goes on after an end, a kill and a change of games."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import load
from goldenrule.table import saves
from goldenrule.table.game_setup import new_session, resume_last, resume_session
from goldenrule.table.session import Session
from tests.cli.helpers import COMMAND, environment, lines, refused, run, whole_game
from tests.cli.test_play import QUICK


def test_the_end_of_the_input_leaves_a_save_that_goes_on(tmp_path: Path) -> None:
    typed = whole_game(1)
    left = run(tmp_path, *QUICK, typed=lines(typed[:8]))
    assert left.returncode == 0
    assert "goldenrule resume champions-1" in left.stdout.replace("\n", " ")
    rest = run(tmp_path, "resume", "--plain", typed=lines(typed[8:]))
    assert rest.returncode == 0
    assert re.search(r"You have (won!|lost\.)", rest.stdout)
    assert len(load(tmp_path / "saves" / "champions-1.json").entries) == typed.decisions[-1]


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    typed = whole_game(1)
    process = subprocess.Popen(
        [*COMMAND, *QUICK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(tmp_path)
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(lines(typed[:12], "? nowhere"))
    process.stdin.flush()
    for line in process.stdout:  # what is answered last has come, so all answers before it have been taken
        if "nowhere" in line:  # whatever it says of it
            break
    journal = tmp_path / "saves" / "champions-1.journal"
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert journal.exists()
    listed = " ".join(run(tmp_path, "saves").stdout.split())  # where the line is broken depends on the date in it
    assert f"{typed.decisions[11]} decisions" in listed and "not finished" in listed
    rest = run(tmp_path, "resume", "--plain", typed=lines(typed[12:]))
    assert re.search(r"You have (won!|lost\.)", rest.stdout)
    assert not journal.exists()


def test_saving_under_a_name_listing_and_going_over_to_it(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, typed="7\nsave before\nsave ../x\n2\nsaves\nresume before\nresume nothing\nquit\n")
    assert played.returncode == 0
    assert "Saved as before" in played.stdout
    assert "cannot be named" in played.stdout
    assert "Continuing before." in played.stdout
    assert "no saved game 'nothing'" in played.stdout
    assert len(load(tmp_path / "saves" / "before.json").entries) == 1


def test_going_over_to_the_game_that_is_played_keeps_it(tmp_path: Path) -> None:
    played = run(tmp_path, *QUICK, typed="resume champions-1\n7\nquit\n")
    assert "You are already playing champions-1." in played.stdout
    assert len(load(tmp_path / "saves" / "champions-1.json").entries) == 1


def test_going_over_to_another_game_introduces_it(tmp_path: Path) -> None:
    run(tmp_path, "play", "champions", "--scenario", "klaw", "--heroes", "spider_man", "--plain", typed="1\nquit\n")
    played = run(tmp_path, *QUICK, typed="resume champions-1\nquit\n")
    assert played.stdout.count("The scenario:") == 2
    assert "Underground Distribution – " in played.stdout


def test_a_save_of_another_game_is_kept_until_over_is_typed(tmp_path: Path) -> None:
    run(tmp_path, *QUICK, typed="1\nsave kept\nquit\n")
    before = (tmp_path / "saves" / "kept.json").read_bytes()
    played = run(tmp_path, "play", "skirmish", "--seat", "1", "--plain", typed="save kept\nsave kept twice\nquit\n")
    said = " ".join(played.stdout.split())
    assert "The save 'kept' holds another game, which would be lost; use another name, or type" in said
    assert "A save cannot be named 'kept twice'" in said and "Saved as kept" not in said
    assert (tmp_path / "saves" / "kept.json").read_bytes() == before
    played = run(tmp_path, "play", "skirmish", "--seat", "1", "--plain", typed="save kept over\nquit\n")
    assert "Saved as kept" in played.stdout
    assert load(tmp_path / "saves" / "kept.json").game == "skirmish"


def test_a_save_with_the_name_of_a_game_in_progress_is_refused(tmp_path: Path) -> None:
    resume_session_at_start(tmp_path, "running")
    played = run(tmp_path, *QUICK, typed="1\nsave running\nquit\n")
    assert "'running' is a game in progress" in played.stdout and "Saved as running" not in played.stdout


def resume_session_at_start(home: Path, name: str) -> None:
    """A game that was broken off before the first decision."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("GOLDENRULE_HOME", str(home))
        new_session("champions", {}, "1", hold=saves.take_name(name) if name else None)


def test_saves_say_how_far_their_games_are(tmp_path: Path) -> None:
    typed = whole_game(1)
    run(tmp_path, *QUICK, typed=lines(typed))
    run(tmp_path, *QUICK, typed="7\nquit\n")
    listed = dict(line.split(" - ") for line in run(tmp_path, "saves").stdout.splitlines())
    assert listed["champions-1"].endswith(", finished") and listed["champions-2"].endswith(", not finished")
    session = resume_session_at(tmp_path, "champions-2")
    assert "champions-2 - champions, 1 decision, " in run(tmp_path, "saves").stdout
    told = " ".join(run(tmp_path, "saves").stdout.split())  # how long a line is depends on the date
    assert "not finished, interrupted or still being played" in told
    assert session.recorder.standing_count == 1


def resume_session_at(home: Path, name: str) -> Session:
    """A game that goes on, as at another terminal."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("GOLDENRULE_HOME", str(home))
        return resume_session(saves.find_save(name))


def test_saves_are_listed_in_pages(tmp_path: Path) -> None:
    run(tmp_path, *QUICK, typed="7\nquit\n")
    folder = tmp_path / "saves"
    data = (folder / "champions-1.json").read_bytes()
    for n in range(44):
        (folder / f"copy-{n}.json").write_bytes(data)
        os.utime(folder / f"copy-{n}.json", (n, n))
    first = run(tmp_path, "saves").stdout
    assert first.count("not finished") == 20 and "copy-24 " not in first
    assert "25 more saved games: `goldenrule saves --page 2` lists the next ones." in " ".join(first.split())
    last = run(tmp_path, "saves", "--page", "3").stdout
    assert last.count("not finished") == 5 and "copy-0 " in last and "more saved" not in last
    assert "There is no page 4 of saved games; the last is page 3." in refused(run(tmp_path, "saves", "--page", "4"))
    refused(run(tmp_path, "saves", "--page", "0"))


def test_the_last_game_is_resumed_without_reading_older_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = whole_game(1)
    run(tmp_path, *QUICK, typed=lines(typed))
    folder = tmp_path / "saves"
    for n in range(3):
        (folder / f"older-{n}.json").write_bytes((folder / "champions-1.json").read_bytes())
        os.utime(folder / f"older-{n}.json", (n, n))
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    assert [*saves.unfinished_saves()] == []
    with pytest.raises(BadInput, match="champions-1"):
        resume_last()
    run(tmp_path, *QUICK, typed="7\nquit\n")
    read: list[str] = []

    def reading(path: Path) -> bytes:
        read.append(path.stem)
        return path.read_bytes()

    monkeypatch.setattr("goldenrule.kernel.files.read_bytes", reading)
    assert next(saves.unfinished_saves()).name == "champions-2" and read == ["champions-2"]
    (folder / "deep.json").write_text("[" * 100_000, "utf-8")
    assert next(saves.unfinished_saves()).name == "deep", "resuming it says what is wrong"
