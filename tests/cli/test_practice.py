"""`play --from NAME@N`: what is not a moment, and what cannot be said of a game that was begun."""

from pathlib import Path

import pytest

from tests.cli.helpers import run


@pytest.mark.parametrize("word", ["nope@12@13", "nope", "nope@-1", "nope@٣", "nope@" + 5000 * "1"])
def test_what_names_no_moment(word: str, tmp_path: Path) -> None:
    found = run(tmp_path, "play", "--from", word)
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
    assert "is not a moment" in found.stderr and len(found.stderr) < 200


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["skirmish", "--seed", "3", "--bots", "thinks:8", "--seat", "2"], "GAME, --seed, --bots, --seat"),
        (["--ask-everything", "--quick"], "--ask-everything, --quick"),
        (["--expert"], "--expert"),
    ],
)
def test_what_a_new_game_is_made_of_is_refused(more: list[str], named: str, tmp_path: Path) -> None:
    found = run(tmp_path, "play", "--from", "nope@5", *more)
    assert found.returncode == 2
    assert found.stderr == f"`--from` continues a game as it was recorded; leave out {named}.\n"
