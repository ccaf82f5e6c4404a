"""`undo` at the prompt."""

from pathlib import Path

from tests.cli.helpers import run

QUICK = ("play", "champions", "--quick", "--plain", "--seed", "1")


def test_undo_of_more_than_there_is_says_what_can_be_taken_back(tmp_path: Path) -> None:
    shown = " ".join(run(tmp_path, *QUICK, typed="1 ...\nundo 2\nundo\nundo\nquit\n").stdout.split())
    assert "There is one decision to take back; undo does it." in shown
    assert shown.index("undo does it.") < shown.index("Taken back.") < shown.index("There is nothing to take back.")
