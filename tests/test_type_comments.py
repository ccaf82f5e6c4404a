"""Whatever the type checker is told to overlook has its code, and says why."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
OVERLOOKED = "type: " + "ignore"


def test_every_ignored_fault_has_a_code_and_a_reason() -> None:
    files = [file for folder in ("src", "scripts", "tests") for file in (ROOT / folder).rglob("*.py")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if OVERLOOKED in line]
    assert len(files) > 500 and lines
    assert [line for line in lines if not re.search(rf"# {OVERLOOKED}\[[a-z-]+(, [a-z-]+)*\]  # \w", line)] == []
