"""Build the page of the browser into the package, unless it is there as its sources are now.

Needs nothing but the standard library and a Node with npm. `run.py` and the build of the wheel (hatch_build.py) use it.
"""

from __future__ import annotations  # old Pythons read this before run.py can refuse them

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

SOURCES = ("web", "src/goldenrule/locale/en/page_offline.ftl")
"""What the page is built of: folders and files."""
OTHER = {"node_modules", "fixtures", "dist"}
"""Folders in web/ that do not count."""
PAGE = "src/goldenrule/server/static"
STAMP = ".fingerprint"
MINIMUM = (20, 19)
"""The oldest Node that can build it."""


class NoPage(Exception):
    """The page could not be built; the text is one line that says why."""


def sources(root: Path) -> list[Path]:
    """The files that the page is built of, in order."""
    found: list[Path] = []
    for name in SOURCES:
        path = root / name
        if path.is_file():
            found.append(path)
        for folder, folders, files in os.walk(path):
            folders[:] = [each for each in folders if each not in OTHER]
            found += [Path(folder) / file for file in files]
    return sorted(found)


def fingerprint(root: Path) -> str:
    """Changes when anything changes that the page is built of."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_built(root: Path) -> bool:
    """Is there a page, whatever it was built of?"""
    return (root / PAGE / "index.html").exists()


def is_current(root: Path) -> bool:
    stamp = root / PAGE / STAMP
    return is_built(root) and stamp.exists() and stamp.read_text("ascii") == fingerprint(root)


def node_folder(*folders: Path) -> Path | None:
    """A folder with programs `node` and `npm`, new enough: one of these folders, else one of the PATH."""
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.match(r"v(\d+)\.(\d+)", said)
    new = version is not None and (int(version.group(1)), int(version.group(2))) >= MINIMUM
    return Path(node).parent if new else None


def npm(root: Path, node: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run npm in web/. Raises NoPage if it cannot be run."""
    environment = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    program = shutil.which("npm", path=environment["PATH"]) or "npm"
    try:
        return subprocess.run(
            [program, *arguments], cwd=root / "web", env=environment, text=True, capture_output=True, errors="replace"
        )
    except OSError as error:
        raise NoPage(f"npm cannot be run ({error})") from error


def install(root: Path, node: Path, say: Callable[[str], None]) -> None:
    """Bring web/node_modules up to date with package-lock.json. Raises NoPage, as when npm finds no network."""
    lock, done = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".lock.sha256"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if done.exists() and done.read_text("ascii") == wanted:
        return
    say("Fetching what the page is built with (npm); this happens once ...")
    result = npm(root, node, "ci", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=60000")
    if result.returncode:
        raise NoPage(f"npm could not fetch what it is built with: {last(result)}")
    done.write_text(wanted, "ascii")


def build(root: Path, node: Path, say: Callable[[str], None]) -> None:
    """Build the page if it is not current, with the Node in a folder (`node_folder`). Raises NoPage."""
    if is_current(root):
        return
    install(root, node, say)
    say("Building the page of the browser ...")
    now = fingerprint(root)
    result = npm(root, node, "run", "build")
    if result.returncode or not is_built(root):
        raise NoPage(f"building it has failed: {last(result)}")
    for line in result.stdout.splitlines():
        if "first load:" in line:
            say("The page is built; " + line[line.index("first load:") :] + ".")
    (root / PAGE / STAMP).write_text(now, "ascii")


def last(result: subprocess.CompletedProcess[str]) -> str:
    """The line of what npm says that says most: the first error, else the last line."""
    lines = [line.strip() for line in (result.stderr + "\n" + result.stdout).splitlines() if line.strip()]
    errors = [line for line in lines if re.search(r"\berror\b", line, re.IGNORECASE) and "complete log" not in line]
    return (errors or lines or [f"it ended with status {result.returncode}"])[0 if errors else -1]
