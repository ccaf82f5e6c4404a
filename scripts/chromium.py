"""What the page is tested with: Debian's Chromium, and a font that has Chinese, without which letters are boxes.

Needs nothing but the standard library.
"""

from __future__ import annotations  # old Pythons read this before run.py can refuse them

import os
import shutil
import subprocess
from collections.abc import Callable

PROGRAM = "chromium"
FONT = "fonts-noto-cjk"
"""Debian's package of a font with Chinese characters; what is measured in boxes is not what anybody sees."""
MISSING = "There is no Chromium; on Debian: apt-get install chromium. `run.py test` does it where it is run by root."
NO_FONT = f"No font here has Chinese characters; on Debian: apt-get install {FONT}. `run.py test` does it for root."


def program() -> str | None:
    """Its path, None where there is none."""
    return shutil.which(PROGRAM)


def chinese() -> bool:
    """Whether a font of this machine has the characters of Traditional Chinese."""
    listing = shutil.which("fc-list")
    if listing is None:
        return False
    found = subprocess.run([listing, ":lang=zh-tw", "family"], capture_output=True, text=True)
    return bool(found.stdout.strip())


def missing() -> dict[str, str]:
    """The packages that are not there, each with what to say about that."""
    return {name: why for name, there, why in ((PROGRAM, program(), MISSING), (FONT, chinese(), NO_FONT)) if not there}


def install(say: Callable[[str], None]) -> str:
    """Install what is not there, where this can be done. Why the page cannot be tested as it is seen, "" if it can."""
    wanted = missing()
    if not wanted:
        return ""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return " ".join(wanted.values())
    names = " ".join(wanted)
    say(f"Installing what the page is tested with (apt-get install {names}) ...")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *wanted]):
        result = subprocess.run([apt, *arguments], env=environment, capture_output=True, text=True)
        if result.returncode:
            said = (result.stderr or result.stdout).strip().splitlines() or ["no message"]
            return f"{names} could not be installed: {said[-1]}"
    return " ".join(missing().values())
