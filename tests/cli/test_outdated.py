"""A game that was broken off, and whose cards are others now: what is said of it."""

import json
from pathlib import Path

from tests.cli.helpers import run


def test_a_journal_of_other_cards_says_so_and_what_can_be_done(tmp_path: Path) -> None:
    run(tmp_path, "play", "champions", "--quick", "--plain", "--seed", "1", typed="1\nquit\n")
    save = tmp_path / "saves" / "champions-1.json"
    made = json.loads(save.read_text("utf-8"))
    digests = {"0": "0" * 16, str(len(made["entries"])): "0" * 16}
    record = made | {"content": "0" * 16, "digests": digests, "snapshot": None}
    save.write_text(json.dumps(record), "utf-8")
    for command in (("resume",), ("resume", "champions-1")):
        done = run(tmp_path, *command, "--plain")
        assert done.returncode == 2 and done.stderr.startswith(
            "The game 'champions-1' was played with other rules or cards and cannot continue with the current ones; "
            f"its record is in {save}: delete it, or continue it with version "
        )
    assert "It was played with other rules or cards." in run(tmp_path, "replay", "champions-1").stderr
    save.write_text(json.dumps(record | {"content": made["content"]}), "utf-8")
    assert run(tmp_path, "resume", "--plain").stderr.startswith("The game differs from its record at the start: ")
