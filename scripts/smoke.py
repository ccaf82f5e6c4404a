"""Install the package for every Python of this machine and play one game of each kind: smoke.py [PYTHON ...].

Each interpreter gets two fresh environments with pinned packages and the wheel and nothing else: one with what playing
in a browser needs, and one without extras. The oldest gets a third one, with the lowest version of each package that
`pyproject.toml` allows. `smoke_games.py` plays in all of them, and every game has to end the same way everywhere.
Without arguments, it tries each supported CPython that it finds on the PATH or among pyenv's versions. It names the
supported versions that this machine does not have. With several packages, every game has to end the same with all.
"""

import argparse
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PROBE = "import platform, sys; print(platform.python_implementation(), *sys.version_info[:3], sys.version_info[3])"


class SmokeError(Exception):
    """Something failed in one interpreter; the text says what."""


def supported() -> list[tuple[int, int]]:
    """The versions of Python that the package says it supports, from its classifiers."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [
        (int(found[1]), int(found[2]))
        for line in project["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (\d+)\.(\d+)", line))
    ]


def version_of(python: str) -> tuple[int, int, int] | None:
    """The version of a released CPython; None for what is something else, or does not run."""
    try:
        said = subprocess.run([python, "-c", PROBE], capture_output=True, text=True, timeout=60).stdout.split()
    except (OSError, subprocess.TimeoutExpired):
        return None
    if len(said) != 5 or said[0] != "CPython" or said[4] != "final":
        return None
    return int(said[1]), int(said[2]), int(said[3])


def interpreters() -> dict[tuple[int, int, int], str]:
    """One path for every supported version that this machine has, the oldest version first."""
    versions = supported()
    pyenv = os.environ.get("PYENV_ROOT") or str(Path.home() / ".pyenv")
    candidates = [sys.executable, *glob.glob(f"{glob.escape(pyenv)}/versions/3.*/bin/python3")]
    names = ["python3", *(f"python{major}.{minor}" for major, minor in versions)]
    candidates += [path for name in names if (path := shutil.which(name))]
    found: dict[tuple[int, int, int], str] = {}
    for python in candidates:
        version = version_of(python)
        if version is not None and version[:2] in versions:
            found.setdefault(version, python)
    return dict(sorted(found.items()))


def run(command: list[str], what: str) -> str:
    """The output of a command. Raises SmokeError with the end of what it wrote."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)
    if result.returncode:
        raise SmokeError(f"{what} failed:\n{(result.stdout + result.stderr)[-4000:]}")
    return result.stdout


def build(folder: Path) -> Path:
    """Build the wheel into a folder. Raises SmokeError."""
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], "building the wheel")
    return next(folder.glob("*.whl"))


def install(python: str, package: Path, folder: Path, pinned: str) -> Path:
    """Make an environment with the pinned packages and a wheel or a source archive; its Python. Raises SmokeError."""
    own = folder / ("Scripts" if os.name == "nt" else "bin") / ("python.exe" if os.name == "nt" else "python")
    pins = ["--require-hashes", "-r", str(ROOT / "requirements" / pinned)]
    uv = shutil.which("uv")
    if uv:
        run([uv, "venv", "--quiet", "--python", python, str(folder)], "making an environment")
        pip = [uv, "pip", "install", "--quiet", "--python", str(own)]
    else:
        run([python, "-m", "venv", str(folder)], "making an environment")
        pip = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *pins], "installing the pinned packages")
    run([*pip, "--no-deps", str(package)], f"installing {package.name}")
    return own


def smoke(python: str, package: Path, folder: Path, lowest: bool) -> dict[str, str]:
    """What was played with one interpreter, and how it ended. Raises SmokeError."""

    def played(pinned: str, how: str, *arguments: str) -> dict[str, str]:
        own = install(python, package, folder / pinned, f"{pinned}.txt")
        ends: dict[str, str] = json.loads(run([str(own), "-m", "scripts.smoke_games", *arguments], f"playing {how}"))
        wrong = [what for what, end in ends.items() if found.get(what, end) != end]
        if wrong:
            raise SmokeError(f"{how} these end differently: {', '.join(wrong)}")
        return ends

    found: dict[str, str] = {}
    found |= played("run", "with all extras")
    found |= played("core", "without extras", "core")
    if lowest:
        found |= played("lowest", "with the lowest versions")
    return found


def differences(results: dict[str, dict[str, str]]) -> list[str]:
    """A line for everything that did not come out the same with all interpreters."""
    wrong = []
    for what in sorted({what for result in results.values() for what in result}):
        ends = {version: result.get(what, "not played") for version, result in results.items()}
        if len({*ends.values()}) > 1:
            wrong.append(f"{what} ends differently: " + "; ".join(f"{who}: {end}" for who, end in ends.items()))
    return wrong


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("python", nargs="*", help="interpreters to try; all that are supported if left out")
    about = "a wheel or source archive (may be repeated); if left out, a wheel is built"
    parser.add_argument("--package", type=Path, action="append", help=about)
    given = parser.parse_args(arguments)
    chosen: dict[Any, str] = {version_of(path): path for path in given.python} if given.python else interpreters()
    if None in chosen:
        print(f"{chosen[None]} is not a released CPython.", file=sys.stderr)
        return 2
    for major, minor in [] if given.python else supported():
        if (major, minor) not in {version[:2] for version in chosen}:
            print(f"Python {major}.{minor} is not on this machine: not tried.", flush=True)
    results: dict[str, dict[str, str]] = {}
    failed: list[str] = []
    with tempfile.TemporaryDirectory(prefix="goldenrule-smoke-") as place, ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            packages = [each.resolve() for each in given.package or [build(Path(place))]]
        except SmokeError as error:
            print(error, file=sys.stderr)
            return 1
        names = {
            (version, package): f"{'.'.join(map(str, version))} with {package.name}"
            for version in chosen for package in packages
        }  # fmt: skip
        started = {
            name: pool.submit(smoke, chosen[version], package, Path(place) / name, version == min(chosen))
            for (version, package), name in names.items()
        }
        for name, future in started.items():
            try:
                results[name] = future.result()
                print(f"Python {name}: {len(results[name])} checks hold", flush=True)
            except SmokeError as error:
                failed.append(f"Python {name}: {error}")
    failed += differences(results)
    for line in failed:
        print(line, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
