"""The browser that the page is tested with: Debian's Chromium. Needs nothing but the standard library."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

PROGRAM = "chromium"
MISSING = "There is no Chromium; on Debian: apt-get install chromium. `run.py test` does it where it is run by root."


def program() -> str | None:
    """Its path, None where there is none."""
    return shutil.which(PROGRAM)


def install(say: Callable[[str], None]) -> str:
    """Install it where there is none and this can be done. Why the page cannot be tested, "" if it can."""
    if program():
        return ""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return MISSING
    say("There is no Chromium to test the page with; installing Debian's (apt-get install chromium) ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", PROGRAM]):
        result = subprocess.run([apt, *arguments], env=environment, capture_output=True, text=True)
        if result.returncode:
            said = (result.stderr or result.stdout).strip().splitlines() or ["no message"]
            return f"Chromium could not be installed: {said[-1]}"
    return "" if program() else MISSING
