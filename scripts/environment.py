"""The virtual environment in `.venv`: the packages that playing or developing needs, each pinned with its hash.

Needs nothing but the standard library.
"""

from __future__ import annotations  # old Pythons read this before run.py can refuse them

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MINIMUM = (3, 11)
LEVELS = {"run": ("build.txt", "run.txt"), "dev": ("build.txt", "dev.txt")}


class SetupError(Exception):
    """Setting up failed; the text is one line for the person at the keyboard."""


def say(text: str) -> None:
    print(text, flush=True)


def venv_program(name: str, root: Path = ROOT) -> Path:
    """Path of a program inside the virtual environment."""
    return root / ".venv" / ("Scripts" if os.name == "nt" else "bin") / (name + (".exe" if os.name == "nt" else ""))


def fingerprint(level: str, root: Path = ROOT) -> str:
    """Changes when anything changes that an installed environment depends on; an editable install keeps the path."""
    digest = hashlib.sha256(f"{level}\n{root}\n".encode())
    for path in [root / "pyproject.toml"] + [root / "requirements" / name for name in LEVELS[level]]:
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def stamp_file(level: str, root: Path = ROOT) -> Path:
    return root / ".venv" / f"goldenrule-{level}.stamp"


def is_current(level: str, root: Path = ROOT) -> bool:
    """True when `.venv` holds what `level` needs. A development environment can also run the game."""
    if not venv_program("python", root).exists():
        return False
    wanted = ("dev",) if level == "dev" else ("run", "dev")
    return any(
        stamp_file(name, root).exists() and stamp_file(name, root).read_text("ascii") == fingerprint(name, root)
        for name in wanted
    )


def write_stamp(level: str, root: Path = ROOT) -> None:
    """Record `level` as installed. The other level's stamp goes: its packages may just have been replaced."""
    for name in LEVELS:
        if stamp_file(name, root).exists():
            stamp_file(name, root).unlink()
    stamp_file(level, root).write_text(fingerprint(level, root), "ascii")


def child_environment() -> dict[str, str]:
    return {**os.environ, "PYTHONUTF8": "1"}


def quiet(command: list[str]) -> bool:
    """Run a probe without output and tell whether it succeeded."""
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def install_step(command: list[str], failure: str) -> None:
    try:
        code = subprocess.run(command, cwd=ROOT, env=child_environment()).returncode
    except OSError as error:
        raise SetupError(f"{failure} ({error})") from error
    if code:
        raise SetupError(failure)


def make_venv(uv: str | None) -> None:
    python = str(venv_program("python"))
    if quiet([python, "-c", f"import sys; sys.exit(sys.version_info < {MINIMUM})"]):
        return
    say(f"Making a virtual environment in .venv with {'uv' if uv else 'venv'} ...")
    folder = str(ROOT / ".venv")
    shutil.rmtree(folder, ignore_errors=True)
    make = [uv, "venv", "--quiet", "--python", sys.executable] if uv else [sys.executable, "-m", "venv"]
    install_step(
        [*make, folder], "Could not make .venv; on Debian or Ubuntu install the package python3-venv and try again."
    )


def installer(uv: str | None) -> list[str]:
    """The command that installs into `.venv`: uv where there is one, else its own pip."""
    python = str(venv_program("python"))
    if uv:
        return [uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", python]
    # uv makes environments without pip
    if not quiet([python, "-m", "pip", "--version"]) and not quiet([python, "-m", "ensurepip"]):
        raise SetupError("Could not add pip to .venv; delete the folder .venv and try again.")
    return [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def set_up(level: str) -> None:
    """Bring `.venv` up to date for `level` ("run" or "dev"); does nothing when it is."""
    if is_current(level):
        return
    uv = shutil.which("uv")
    make_venv(uv)
    install = installer(uv)
    pins = [argument for name in LEVELS[level] for argument in ("-r", str(ROOT / "requirements" / name))]
    what = "the development tools and the packages that the game needs" if level == "dev" else "what the game needs"
    say(f"Installing {what} into .venv with {'uv' if uv else 'pip'}; this happens once ...")
    install_step(
        [*install, "--require-hashes", *pins],
        "Could not install the pinned packages (see the lines above); check the network connection and try again.",
    )
    say("Installing Goldenrule itself, editable ...")
    install_step(
        [*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
        "Could not install Goldenrule itself into .venv (see the lines above).",
    )
    # Makes the first start quick, and every start where Python may not write its compiled files.
    compile_all = [str(venv_program("python")), "-m", "compileall", "-q", str(ROOT / "src")]
    install_step(compile_all, "Could not compile the files in src (see the lines above).")
    sets = sorted(str(path) for path in (ROOT / "src" / "goldenrule" / "games").glob("*/pack"))
    remember = [str(venv_program("python")), "-m", "goldenrule.packs.pack_folders", *sets]
    install_step(remember, "Could not read the cards of the games (see the lines above).")
    write_stamp(level)
