"""Reviews at the terminal: line by line, on one screen, as a page, and a game that goes on from a moment."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import Rich
from goldenrule.cli.review import show
from goldenrule.kernel.files import save
from goldenrule.kernel.records import Record
from goldenrule.lab.review_text import command, tell
from goldenrule.table.games import own_games
from goldenrule.table.saves import Seats, write_seats
from goldenrule.words.columns import columns
from tests.cli.helpers import run
from tests.lab.test_review import LANGUAGES, recorded, reviewed


def saved(home: Path, record: Record, seats: Seats) -> Path:
    """A game among the saves, called duel."""
    file = home / "saves" / "duel.json"
    file.parent.mkdir(exist_ok=True)
    save(record, file)
    write_seats(file, seats)
    return file


def test_the_terminal_tells_it_line_by_line(tmp_path: Path) -> None:
    saved(tmp_path, recorded("skirmish"), Seats({1: "sensible"}))
    told = run(tmp_path, "review", "duel", "--budget", "2", "--plain")
    assert (told.returncode, told.stderr) == (0, "")
    assert "choices −" in told.stdout and "Turning points" in told.stdout and "round 1: " in told.stdout
    assert "█" not in told.stdout and all(len(line) <= 80 for line in told.stdout.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", own_games())
def test_it_fits_a_screen(name: str, lang: str) -> None:
    """With its curve, of 80 columns and 24 rows, the line for the next command included."""
    w = Words(name)
    w.speak(lang)
    said = tell(recorded(name), reviewed(name), w.texts, w.game, command("duel-12"))
    screen = io.StringIO()
    show(reviewed(name), said, Rich(w, Console(width=80, height=24, file=screen, color_system=None, highlight=False)))
    lines = screen.getvalue().splitlines()
    assert 12 < len(lines) <= 23
    assert sum("█" in line for line in lines) > 1 and "100%" in "".join(lines)
    assert all(columns(line.rstrip()) <= 80 for line in lines)
    assert "@" in lines[-1]


def test_the_page_is_written(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    save(recorded("skirmish"), file)
    told = run(tmp_path, "--lang", "es", "review", str(file), "--budget", "2", "--html", str(tmp_path / "a.html"))
    assert told.returncode == 0
    assert '<html lang="es">' in (tmp_path / "a.html").read_text(encoding="utf-8")
    refused = run(tmp_path, "review", str(file), "--budget", "2", "--html", str(tmp_path / "no" / "a.html"))
    assert refused.returncode == 2 and "a.html" in refused.stderr


def test_a_game_that_runs_gives_no_hidden_cards_away(tmp_path: Path) -> None:
    """The other side's cards are not looked back with until it is over; one's own are."""
    file = saved(tmp_path, recorded("skirmish", 24), Seats({1: "sensible"}))
    own = run(tmp_path, "review", str(file), "--budget", "2")
    assert own.returncode == 0 and "not over" in own.stdout
    other = run(tmp_path, "review", str(file), "--budget", "2", "--seat", "2")
    assert other.returncode == 2 and "not over" in other.stderr
    write_seats(file, Seats())
    both = run(tmp_path, "review", str(file), "--budget", "2")
    assert both.returncode == 2 and "not over" in both.stderr
    none = run(tmp_path, "review", str(file), "--seat", "7")
    assert none.returncode == 2 and "no seat 7" in none.stderr


def test_one_plays_on_from_a_moment(tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    save(recorded("skirmish"), file)
    write_seats(file, Seats({1: "sensible"}))
    kept = file.read_bytes()
    played = run(tmp_path, "play", "--from", f"{file}@12", "--plain", typed="quit\n")
    assert played.returncode == 0 and "practice game from decision 12" in played.stdout
    (new,) = (tmp_path / "saves").glob("*.json")
    found = run(tmp_path, "replay", new.stem, "--verify")
    assert found.returncode == 0
    assert file.read_bytes() == kept
    for word in (f"{file}", f"{file}@x", f"{file}@99999", f"{file}@-1"):
        refused = run(tmp_path, "play", "--from", word)
        assert refused.returncode == 2 and refused.stderr.count("\n") == 1
