"""A disk that is full while a game is played: said at the next line, and seen by whoever sits down next."""

from pathlib import Path

import pytest

from goldenrule.kernel.files import Journal, write_whole
from tests.cli.helpers import lines, run, whole_game

TROUBLE = "cannot be written (No space left on device); what follows is not saved: `goldenrule resume "


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the second decision on nothing can be written into the journal."""
    write, written = Journal.append, 0

    def append(journal: Journal, item: tuple[int, str, int, int]) -> None:
        nonlocal written
        written += 1
        if written > 1:
            raise OSError(28, "No space left on device")
        write(journal, item)

    monkeypatch.setattr(Journal, "append", append)


@pytest.mark.usefixtures("full")
def test_it_is_said_at_the_next_line_once_and_on_leaving(tmp_path: Path) -> None:
    quick = ("play", "champions", "--quick", "--plain", "--seed", "1", "--ask-everything")
    shown = " ".join(run(tmp_path, *quick, typed="1\nkeep all cards\nview\nquit\n").stdout.split())
    assert shown.count(TROUBLE) == 2
    said = shown.index(TROUBLE)
    assert "Everything up to First Aid is decided" in shown[:said] or "Keep all cards" in shown[:said]
    assert "What happened" not in shown[:said] and "Your turn: what do you do?" not in shown[:said]
    assert shown.rindex(TROUBLE) > shown.rindex("Your turn: what do you do?")


@pytest.mark.usefixtures("full")
def test_it_is_said_again_to_whoever_sits_down_before_the_covered_screen(tmp_path: Path) -> None:
    typed = "\n" + "go on to the attack\n\n" * 6
    shown = " ".join(
        run(tmp_path, "play", "skirmish", "--bots", "none", "--plain", "--seed", "1", typed=typed).stdout.split()
    )
    covers = shown.split("Pass the keyboard to")
    assert len(covers) >= 5
    told = [TROUBLE in part for part in covers]
    first = told.index(True)
    assert all(told[first:])


def test_it_is_said_of_the_last_decision_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Journal.append

    def append(journal: Journal, item: tuple[int, str, int, int]) -> None:
        if journal._recorder.game.over:
            raise OSError(28, "No space left on device")
        write(journal, item)

    monkeypatch.setattr(Journal, "append", append)
    start = ("play", "champions", "--heroes", "spider_man", "--plain", "--seed", "2", "--ask-everything")
    shown = " ".join(run(tmp_path, *start, typed=lines(whole_game(2))).stdout.split())
    assert shown.index(TROUBLE) < shown.index("You have lost.")


def test_a_lesson_goes_on_and_does_not_promise_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("goldenrule.table.user_files.write_whole", full)
    shown = " ".join(run(tmp_path, "learn", "champions", "1", "--plain", typed="\n\n2\n3\nquit\n").stdout.split())
    assert "(5/11)" in shown and "Your place is kept" not in shown
    assert "No space left on device). Your progress here is not kept." in shown[: shown.index("(1/11)")], "at once"
    assert shown.count("cannot be written (No space left on device)") == 2  # once, and on leaving
    assert shown.endswith("diary.json cannot be written (No space left on device).")


def test_a_puzzle_says_before_it_begins_that_its_star_will_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    puzzle = ("puzzle", "cat_burglary", "--plain")
    assert "not kept" not in run(tmp_path, *puzzle, typed="quit\n").stdout
    assert not list(tmp_path.rglob("*.trial")) and not list(tmp_path.rglob("diary.json")), "it is tried out only"
    monkeypatch.setattr("goldenrule.table.user_files.write_whole", full)
    shown = " ".join(run(tmp_path, *puzzle, typed="quit\n").stdout.split())
    told = shown.index("diary.json cannot be written (No space left on device). Your progress here is not kept.")
    assert told < shown.index("Your turn: what do you do?")


def test_a_companion_is_taken_up_again_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, "companion", "--heroes", "spider_man", "--plain", typed="damage villain 3\nquit\n")

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("goldenrule.table.companion_files.write_whole", full)
    done = run(tmp_path, "companion", "--plain", typed="damage villain 2\nview\nquit\n")
    shown = " ".join(done.stdout.split())
    assert done.returncode == 0 and shown.count("No space left on device") == 2  # once, and on leaving
    assert shown.index("No space left") < shown.index("11 of 14 hit points") < shown.index("9 of 14 hit points")


def test_a_companion_goes_on_beside_the_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    def full(path: Path, data: bytes) -> None:
        nonlocal written
        written += 1
        if written > 2:
            raise OSError(28, "No space left on device")
        write_whole(path, data)

    monkeypatch.setattr("goldenrule.table.companion_files.write_whole", full)
    typed = "damage villain 3\ndamage villain 2\nheal villain 1\nview\nquit\n"
    done = run(tmp_path, "companion", "--heroes", "spider_man", "--plain", typed=typed)
    shown = " ".join(done.stdout.split())
    assert done.returncode == 0 and "Rhino I, 10 of 14 hit points" in shown
    assert shown.count("No space left on device") == 2 and "go on with" not in shown  # once, and on leaving
    monkeypatch.undo()
    assert "Rhino I, 11 of 14 hit points" in run(tmp_path, "companion", "--plain", typed="quit\n").stdout
