#!/usr/bin/env python3
"""Set up Goldenrule in `.venv` and play it, or test it. Needs nothing but Python 3.11 or newer.

python3 run.py [OPTIONS]       set up, build the page once, then `goldenrule serve`: play in the browser
python3 run.py play [ARGS]     set up, then `goldenrule play ARGS`: play in this terminal, also over ssh
python3 run.py test [ARGS]     set up, then run every check and test; with ARGS only `pytest ARGS`
python3 run.py setup           set up everything (with the development tools) and stop
python3 run.py native          set up, then compile rules and bots, which then run two to three times faster
python3 run.py native --remove go back to pure Python; a compiled build that is older than its source is never used
python3 run.py --help          show this; nothing is set up for it

OPTIONS, none of which is needed:
  --port N          another port than 8010; 0 for any that is free
  --lan             let others in the network play, not only this machine
  --host ADDRESS    listen on this address of the machine instead of 127.0.0.1
  --name DOMAIN     answer to this name, too; links use the first one; as often as needed
  --proxy ADDRESS   trust what this proxy says about visitors; as often as needed
  --pack FOLDER     a content pack that may be played with; as often as needed
  --art FOLDER      your own pictures of cards, by card code; only your own page shows them
  --share-art       show these pictures to everybody who visits the server
  --data FOLDER     another place for games, saves and settings
  --expire-days N   remove guests' tables that nobody has visited for N days (60; 0: keep all)
  --patience S      seconds after which a table is stopped when an answer takes longer
  --open            open the page in the browser of this machine

`play` without a terminal shows a quick game between bots instead of a game that would wait for keys.
"""
# Old Pythons must still get as far as the version check: no syntax newer than 3.7 in this file.

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from scripts import browsers, build_page
from scripts.environment import (
    MINIMUM,
    SetupError,
    child_environment,
    install_step,
    installer,
    is_current,
    say,
    set_up,
    venv_program,
)

ROOT = Path(__file__).resolve().parent
GAME = "champions"
SUBCOMMANDS = ("play", "test", "setup", "native")


def heading(text: str) -> None:
    say(f"\n=== {text} ===")


def become(command: list[str]) -> int:
    """Replace this process with another program, so that signals reach it. On Windows, run it and wait."""
    if os.name == "nt":
        return wait_for(subprocess.Popen(command, env=child_environment()))
    sys.stdout.flush()
    os.execve(command[0], command, child_environment())


def wait_for(program: subprocess.Popen[bytes]) -> int:
    """Wait for a program that hears Ctrl-C itself, however long it takes to end; its exit status."""
    while True:
        try:
            return program.wait()
        except KeyboardInterrupt:
            continue


def end_programs() -> None:
    """Exit on SIGTERM by an exception, since `subprocess.run` then kills the program that it waits for."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


# --- playing ----------------------------------------------------------------------------------------------------------


def game_command(arguments: list[str], terminal: bool) -> list[str]:
    """The `goldenrule` command line for `run.py play ARGUMENTS`. `--plain` is made for pipes, so it always plays."""
    if terminal or "--plain" in arguments:
        return ["play", *arguments]
    if not arguments or arguments[0].startswith("-"):
        arguments = [GAME, *arguments]
    return ["watch", arguments[0], "--quick", *arguments[1:]]


def has_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()


def play(arguments: list[str]) -> int:
    set_up("run")
    return become([str(venv_program("goldenrule")), *game_command(arguments, has_terminal())])


# --- in the browser ---------------------------------------------------------------------------------------------------


def node_for_page() -> Path:
    """The folder of a Node that can build the page: of the PATH, else a pinned one that is installed into `.venv`."""
    programs = venv_program("python").parent
    found = build_page.node_folder() or build_page.node_folder(programs)
    if found is None:
        say("There is no Node of version 20.19 or newer; installing one into .venv, only to build the page ...")
        pins = ["--require-hashes", "-r", str(ROOT / "requirements" / "node.txt")]
        try:
            install_step([*installer(shutil.which("uv")), *pins], "the pinned Node could not be installed")
        except SetupError as error:
            raise build_page.NoPage(str(error)) from error
        found = build_page.node_folder(programs)
    if found is None:
        raise build_page.NoPage("there is no Node of version 20.19 or newer with npm")
    return found


def make_page() -> str:
    """Build the page if it is not current. Why it could not be built, "" if it was."""
    try:
        if not build_page.is_current(ROOT):
            build_page.build(ROOT, node_for_page(), say)
    except build_page.NoPage as why:
        return str(why)
    return ""


def has_display() -> bool:
    """Can a browser be opened here? Over ssh it would open on a screen that nobody sees."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(arguments: list[str]) -> int:
    """Play in the browser; without a page, in the terminal."""
    set_up("run")
    why = make_page()
    if why and not build_page.is_built(ROOT):
        say(f"The page could not be built: {why}. Going on in the terminal; `python3 run.py` tries again.")
        return play([])
    if why:
        say(f"The page could not be built again: {why}. The one that was built before is used.")
    say("To play in this terminal instead, also over ssh: python3 run.py play")
    return become([str(venv_program("goldenrule")), "serve", *(["--open"] if has_display() else []), *arguments])


# --- testing ----------------------------------------------------------------------------------------------------------


def check_steps(root: Path = ROOT) -> list[tuple[str, list[str]]]:
    """Title and command of every check that comes before pytest."""
    python = str(venv_program("python", root))
    steps = [
        ("ruff check", [python, "-m", "ruff", "check"]),
        ("ruff format", [python, "-m", "ruff", "format", "--check"]),
        ("mypy", [python, "-m", "mypy"]),
        ("lint-imports", [str(venv_program("lint-imports", root)), "--no-logo"]),
    ]
    if (root / "scripts" / "rule_coverage.py").exists():
        steps.append(("rule coverage", [python, "scripts/rule_coverage.py", "--check"]))
    if (root / "scripts" / "readings_page.py").exists():
        steps.append(("readings of the rules", [python, "scripts/readings_page.py", "--check"]))
    cases = sorted(path.relative_to(root).as_posix() for path in (root / "cases").rglob("*.yaml"))
    if cases:
        steps.append(("case files", [str(venv_program("goldenrule", root)), "check", *cases]))
    return steps


def page_steps(root: Path = ROOT) -> list[tuple[str, tuple[str, ...]]]:
    """Title and npm arguments of every check of the page, before it is built."""
    return [("page: types and style", ("check",)), ("page: tests", ("test",))]


def check_page() -> list[str]:
    """Check, test and build the page; the titles of what has failed. What loads too much at first is not built."""
    failed = []
    try:
        node = node_for_page()
        build_page.install(ROOT, node, say)
        for title, arguments in page_steps():
            heading(title)
            result = build_page.npm(ROOT, node, "run", "--silent", *arguments)
            if result.returncode:
                say(result.stdout + result.stderr)
                failed.append(title)
        heading("page: build")
        build_page.build(ROOT, node, say)
    except build_page.NoPage as why:
        heading("page")
        say(f"The page cannot be checked: {why}")
        return [*failed, "page"]
    return failed


def check_interpreters() -> list[str]:
    """Play with the wheel in every Python of this machine; after `check_page`, so that the wheel has the page."""
    heading("every Python: a game of each kind with the wheel")
    return [] if succeeds([str(venv_program("python")), "scripts/smoke.py"]) else ["every Python"]


def check_browser() -> list[str]:
    """Make sure of the browser that the page is played in; without one its tests are skipped, and in CI that fails."""
    why = browsers.install(say)
    if why:
        heading("browser")
        say(why)
    return ["browser"] if why and os.environ.get("CI") else []


def pytest_command(arguments: list[str]) -> list[str]:
    return [str(venv_program("python")), "-m", "pytest", *(arguments or ["-n", str(os.cpu_count() or 1)])]


def succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, cwd=ROOT, env=child_environment()).returncode == 0
    except OSError as error:
        say(f"{command[0]}: {error}")
        return False


def test(arguments: list[str]) -> int:
    """Run everything even when something fails. What failed before pytest is said last, where it is looked for."""
    set_up("dev")
    failed = []
    for title, command in [] if arguments else check_steps():
        heading(title)
        if not succeeds(command):
            failed.append(title)
    if not arguments:
        failed += check_page()
        failed += check_interpreters()
        failed += check_browser()
    heading("pytest")
    passed = succeeds(pytest_command(arguments))
    if failed:
        say("Failed before pytest: " + ", ".join(failed))
    return 0 if passed and not failed else 1


# --- the compiled build -----------------------------------------------------------------------------------------------


def native(arguments: list[str]) -> int:
    """Compile rules and bots into `.venv`, or remove what was compiled."""
    set_up("dev")
    return wait_for(
        subprocess.Popen(
            [str(venv_program("python")), "scripts/native.py", *arguments], cwd=ROOT, env=child_environment()
        )
    )


# --- the command ------------------------------------------------------------------------------------------------------


def route(arguments: list[str]) -> tuple[str, list[str]]:
    """Split the command line into what to do and the arguments to pass on."""
    if arguments and arguments[0] in SUBCOMMANDS:
        return arguments[0], arguments[1:]
    return "serve", arguments


def only_asks(what: str, rest: list[str]) -> bool:
    """Is it only asked what there is? `play` and `test` say more themselves, where they have been set up."""
    ready = {"play": "run", "test": "dev"}.get(what)
    return bool({"-h", "--help"} & {*rest}) and (ready is None or not is_current(ready))


def main(arguments: list[str]) -> int:
    if sys.version_info[:2] < MINIMUM:
        found = "{}.{}".format(*sys.version_info[:2])
        print(f"Goldenrule needs Python {MINIMUM[0]}.{MINIMUM[1]} or newer; this is {found}.", file=sys.stderr)
        return 2
    what, rest = route(arguments)
    if only_asks(what, rest):
        say(str(__doc__).rstrip())
        return 0
    try:
        if what == "test":
            return test(rest)
        if what == "setup":
            set_up("dev")
            say("Ready: .venv is up to date.")
            return 0
        if what == "native":
            return native(rest)
        return play(rest) if what == "play" else serve(rest)
    except SetupError as error:
        print(f"Set-up failed: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    end_programs()
    sys.exit(main(sys.argv[1:]))
