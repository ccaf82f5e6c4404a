"""`scripts/kill_check.py` ends quietly when nobody reads what it says."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "kill_check.py"


def test_output_that_is_cut_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, str(SCRIPT), "--kills", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == "" and process.wait() == 0
    process.stderr.close()


def test_what_it_has_found_is_told() -> None:
    told = subprocess.run([sys.executable, str(SCRIPT), "--kills", "0"], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("0 kills in 0 s, no decision lost")
