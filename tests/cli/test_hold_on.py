"""“Hold on” in the terminal: warnings before a fatal slip, and the setting that switches them off."""

from pathlib import Path

import pytest

from goldenrule.kernel.files import home
from goldenrule.table import settings
from goldenrule.table.position_codes import encode_position
from tests.champions.situation import hero, spider_man
from tests.cli.helpers import run

FALLS = "Hold on: the enemies attack Spider-Man for at least 2 in all"


def played(folder: Path, hit_points: int, typed: str = "quit\n") -> str:
    """The screen of a game in which Spider-Man has these hit points, and faces Rhino."""
    code = encode_position(spider_man(hero(hit_points=hit_points, hand=[])).game, "1")
    return run(folder, "code", "--play", code, "--plain", typed=typed).stdout


def test_a_fatal_slip_is_warned_of_above_the_question(tmp_path: Path) -> None:
    screen = played(tmp_path, 2)
    assert FALLS in " ".join(screen.split())
    assert screen.index("Hold on:") < screen.index("1. ")


def test_nothing_is_warned_of_where_nothing_is_fatal(tmp_path: Path) -> None:
    assert "Hold on" not in played(tmp_path, 10)


def test_the_warnings_are_switched_off_for_later_games_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOLDENRULE_HOME", str(tmp_path))
    screen = played(tmp_path, 2, "hold-on\nhold-on off\nview\nquit\n")
    assert "hold-on on: " in screen and screen.count("Hold on: ") == 1
    assert not settings.read(home()).hold_on
    assert "Hold on: " not in played(tmp_path, 2)
    assert run(tmp_path, "settings", "hold-on", "on").stdout.startswith("hold-on on: ")
    assert "Hold on: " in played(tmp_path, 2)
