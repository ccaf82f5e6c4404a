"""What the page is tested with: Debian's Chromium and Firefox, and a font that has Chinese, or its letters are boxes.

Needs nothing but the standard library.
"""

from __future__ import annotations  # old Pythons read this before run.py can refuse them

import os
import shutil
import subprocess
from collections.abc import Callable

CHROMIUM = "chromium"
FIREFOX = "firefox-esr"
FONT = "fonts-noto-cjk"
"""Debian's package of a font with Chinese characters; what is measured in boxes is not what anybody sees."""
INSTALL = "on Debian: apt-get install {}. `run.py test` does it where it is run by root."
WHY = {
    CHROMIUM: "There is no Chromium; " + INSTALL.format(CHROMIUM),
    FIREFOX: "There is no Firefox; " + INSTALL.format(FIREFOX),
    FONT: "No font here has Chinese characters; " + INSTALL.format(FONT),
}
"""What to say about each package that is missing."""


def program(name: str) -> str | None:
    """The path of a browser, None where there is none."""
    return shutil.which(name)


def chinese() -> bool:
    """Whether a font of this machine has the characters of Traditional Chinese."""
    listing = shutil.which("fc-list")
    if listing is None:
        return False
    found = subprocess.run([listing, ":lang=zh-tw", "family"], capture_output=True, text=True)
    return bool(found.stdout.strip())


def missing(*wanted: str) -> dict[str, str]:
    """The packages among those that are wanted (all, if none is named) that are not there, with what to say."""
    there = {CHROMIUM: lambda: program(CHROMIUM), FIREFOX: lambda: program(FIREFOX), FONT: chinese}
    return {name: WHY[name] for name in wanted or there if not there[name]()}


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
