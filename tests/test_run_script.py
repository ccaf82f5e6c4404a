"""The set-up script run.py, as far as it goes without a network: stamps, routing, and what is run in which order."""

import ast
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

import run
from scripts import browsers, build_page, environment


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout with requirement files and an empty stand-in for the Python of `.venv`."""
    (tmp_path / "requirements").mkdir()
    for name in ("build.txt", "run.txt", "dev.txt"):
        (tmp_path / "requirements" / name).write_text(name, "utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    python = environment.venv_program("python", tmp_path)
    python.parent.mkdir(parents=True)
    python.touch()
    return tmp_path


# --- stamps -----------------------------------------------------------------------------------------------------------


def test_nothing_is_current_without_a_stamp(project: Path) -> None:
    assert not environment.is_current("run", project)
    assert not environment.is_current("dev", project)


def test_a_development_environment_also_runs_the_game(project: Path) -> None:
    environment.write_stamp("dev", project)
    assert environment.is_current("dev", project)
    assert environment.is_current("run", project)


def test_a_game_environment_cannot_run_the_tests(project: Path) -> None:
    environment.write_stamp("run", project)
    assert environment.is_current("run", project)
    assert not environment.is_current("dev", project)


def test_writing_one_stamp_withdraws_the_other(project: Path) -> None:
    environment.write_stamp("dev", project)
    environment.write_stamp("run", project)
    assert not environment.is_current("dev", project)


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements/run.txt", "requirements/build.txt"])
def test_a_change_of_what_is_installed_makes_the_stamp_stale(project: Path, changed: str) -> None:
    environment.write_stamp("run", project)
    (project / changed).write_text("changed", "utf-8")
    assert not environment.is_current("run", project)


def test_development_pins_do_not_concern_players(project: Path) -> None:
    environment.write_stamp("run", project)
    (project / "requirements" / "dev.txt").write_text("changed", "utf-8")
    assert environment.is_current("run", project)


def test_a_moved_checkout_is_set_up_again(project: Path) -> None:
    environment.write_stamp("run", project)
    moved = project.rename(project.with_name("moved"))
    assert not environment.is_current("run", moved)


def test_a_lost_environment_is_set_up_again(project: Path) -> None:
    environment.write_stamp("run", project)
    environment.venv_program("python", project).unlink()
    assert not environment.is_current("run", project)


# --- routing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ("serve", [])),
        (["--lan"], ("serve", ["--lan"])),
        (["play"], ("play", [])),
        (["play", "skirmish", "--seed", "3"], ("play", ["skirmish", "--seed", "3"])),
        (["test"], ("test", [])),
        (["test", "-k", "test"], ("test", ["-k", "test"])),
        (["setup"], ("setup", [])),
        (["native", "--remove"], ("native", ["--remove"])),
    ],
)
def test_the_first_word_decides(arguments: list[str], expected: tuple[str, list[str]]) -> None:
    assert run.route(arguments) == expected


@pytest.mark.parametrize(
    "arguments", [["--help"], ["-h"], ["--lan", "--help"], ["play", "--help"], ["test", "-h"], ["setup", "--help"]]
)
def test_help_is_printed_without_setting_anything_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    def refuse(*args: object, **kwargs: object) -> NoReturn:
        raise AssertionError("nothing is to be run")

    monkeypatch.setattr(run, "is_current", lambda level: False)
    monkeypatch.setattr(run, "set_up", refuse)
    monkeypatch.setattr(subprocess, "run", refuse)
    assert run.main(arguments) == 0
    said = capsys.readouterr().out
    assert "python3 run.py play" in said and "--lan" in said


def test_help_names_every_option_of_the_server() -> None:
    shown = subprocess.run(
        [sys.executable, "-P", "-m", "goldenrule.cli.main", "serve", "--help"], capture_output=True, text=True
    )
    options = {*re.findall(r"^ +(?:-h, )?(--[a-z]+)", shown.stdout, re.MULTILINE)}
    assert len(options) > 5
    assert options - {*re.findall(r"--[a-z]+", str(run.__doc__))} == set()


@pytest.mark.parametrize(("what", "asks"), [("play", False), ("test", False), ("serve", True), ("setup", True)])
def test_what_is_set_up_tells_of_itself(monkeypatch: pytest.MonkeyPatch, what: str, asks: bool) -> None:
    monkeypatch.setattr(run, "is_current", lambda level: True)
    assert run.only_asks(what, ["--help"]) is asks
    assert not run.only_asks(what, ["--lan"])


@pytest.mark.parametrize(
    ("arguments", "terminal", "expected"),
    [
        ([], True, ["play"]),
        (["heroes", "--seed", "3"], True, ["play", "heroes", "--seed", "3"]),
        ([], False, ["watch", "champions", "--quick"]),
        (["--seed", "3"], False, ["watch", "champions", "--quick", "--seed", "3"]),
        (["skirmish", "--seed", "3"], False, ["watch", "skirmish", "--quick", "--seed", "3"]),
        (["champions", "--plain"], False, ["play", "champions", "--plain"]),
    ],
)
def test_without_a_terminal_bots_play(arguments: list[str], terminal: bool, expected: list[str]) -> None:
    assert run.game_command(arguments, terminal) == expected


class Stream:
    def __init__(self, tty: bool) -> None:
        self.isatty = lambda: tty


@pytest.mark.parametrize(("stdin", "stdout"), [(True, True), (True, False), (False, True), (False, False)])
def test_a_terminal_means_both_ends(monkeypatch: pytest.MonkeyPatch, stdin: bool, stdout: bool) -> None:
    monkeypatch.setattr(sys, "stdin", Stream(stdin))
    monkeypatch.setattr(sys, "stdout", Stream(stdout))
    assert run.has_terminal() is (stdin and stdout)


# --- checks and tests -------------------------------------------------------------------------------------------------


class Recorder:
    """Stands in for running programs: every command named in `failing` fails."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str]) -> bool:
        self.commands.append(command)
        return not any(word in command for word in self.failing)


def run_test_command(
    monkeypatch: pytest.MonkeyPatch, recorder: Recorder, arguments: list[str], page: Sequence[str] = ()
) -> tuple[int, list[list[str]]]:
    monkeypatch.setattr(run, "set_up", lambda level: None)
    monkeypatch.setattr(run, "succeeds", recorder)
    monkeypatch.setattr(run, "check_page", lambda: list(page))
    monkeypatch.setattr(browsers, "missing", dict)
    return run.main(["test", *arguments]), recorder.commands


def test_pytest_runs_last_and_on_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    status, commands = run_test_command(monkeypatch, Recorder(), [])
    assert status == 0
    assert ["ruff" in command for command in commands[:3]] == [True, True, False]
    assert commands[-1][1:] == ["-m", "pytest", "-n", str(os.cpu_count())]


def test_with_arguments_only_pytest_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    _, commands = run_test_command(monkeypatch, Recorder(), ["-k", "attack"])
    assert [command[1:] for command in commands] == [["-m", "pytest", "-k", "attack"]]


@pytest.mark.parametrize("failing", ["mypy", "pytest"])
def test_a_failure_stops_nothing_but_is_the_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], failing: str
) -> None:
    status, commands = run_test_command(monkeypatch, Recorder(failing), [])
    assert status == 1
    assert "pytest" in commands[-1]
    last_line = capsys.readouterr().out.splitlines()[-1]
    assert last_line == ("Failed before pytest: mypy" if failing == "mypy" else "=== pytest ===")


def test_a_failure_of_the_page_is_one_of_the_results(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_test_command(monkeypatch, Recorder(), [], ["page: types and style"])[0] == 1
    assert "Failed before pytest: page: types and style" in capsys.readouterr().out
    assert run_test_command(monkeypatch, Recorder(), ["-k", "attack"], ["page: build"])[0] == 0


def test_a_missing_node_is_told_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def none() -> Path:
        raise build_page.NoPage("there is no Node")

    monkeypatch.setattr(run, "node_for_page", none)
    assert run.check_page() == ["page"]
    assert "The page cannot be checked: there is no Node" in capsys.readouterr().out


@pytest.mark.parametrize("ci", [True, False])
def test_without_a_browser_the_tests_fail_in_ci_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: bool
) -> None:
    monkeypatch.setattr(browsers, "program", lambda name: None)
    monkeypatch.setattr("scripts.browsers.shutil.which", lambda name: None)
    if ci:
        monkeypatch.setenv("CI", "true")
    else:
        monkeypatch.delenv("CI", raising=False)
    assert run.check_browser() == (["browser"] if ci else [])
    said = capsys.readouterr().out
    assert "There is no Chromium" in said and "There is no Firefox" in said


def test_without_a_font_that_has_chinese_the_page_is_not_tested_as_it_is_seen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(browsers, "program", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("scripts.browsers.os.geteuid", lambda: 1000)
    for has, failed in ((True, []), (False, ["browser"])):
        monkeypatch.setattr(browsers, "chinese", lambda has=has: has)
        assert run.check_browser() == failed
    said = capsys.readouterr().out
    assert "No font here has Chinese" in said and "There is no Chromium" not in said


@pytest.mark.parametrize("wanted", [["chromium"], ["firefox-esr"], ["chromium", "firefox-esr", "fonts-noto-cjk"]])
def test_a_missing_browser_is_installed_by_root(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wanted: list[str]
) -> None:
    """And the font that it needs, where no other has Chinese."""
    asked: list[list[str]] = []

    def apt(command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        asked.append(command[1:])
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(browsers, "program", lambda name: f"/usr/bin/{name}" if asked or name not in wanted else None)
    monkeypatch.setattr(browsers, "chinese", lambda: "fonts-noto-cjk" not in wanted or bool(asked))
    monkeypatch.setattr("scripts.browsers.shutil.which", lambda name: "/usr/bin/apt-get")
    monkeypatch.setattr("scripts.browsers.os.geteuid", lambda: 0)
    monkeypatch.setattr("scripts.browsers.subprocess.run", apt)
    assert run.check_browser() == []
    assert [command[0] for command in asked] == ["update", "install"] and asked[1][-len(wanted) - 1 :] == [
        "--no-install-recommends",
        *wanted,
    ]
    assert f"(apt-get install {' '.join(wanted)})" in capsys.readouterr().out


# --- the page ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What `run.py` runs, with everything set up and no screen to open a browser on."""
    found: list[list[str]] = []

    def became(command: list[str]) -> int:
        found.append(command[1:])
        return 0

    monkeypatch.setattr(run, "set_up", lambda level: None)
    monkeypatch.setattr(run, "has_display", lambda: False)
    monkeypatch.setattr(run, "has_terminal", lambda: True)
    monkeypatch.setattr(run, "become", became)
    return found


def started(code: str) -> tuple[subprocess.Popen[str], int]:
    """A Python with `run` that runs a program, and the process id that this program prints."""
    program = [sys.executable, "-uc", "import os, time; print(os.getpid()); time.sleep(60)"]
    command = [sys.executable, "-c", f"import run, sys; {code}", *program]
    one = subprocess.Popen(command, cwd=run.ROOT, stdout=subprocess.PIPE, text=True)
    assert one.stdout is not None
    return one, int(one.stdout.readline())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_the_server_takes_the_place_of_the_script_and_ends_with_it() -> None:
    one, inner = started("run.become(sys.argv[1:])")
    with one:
        assert inner == one.pid
        one.terminate()
        assert one.wait(30) == -signal.SIGTERM


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_whoever_ends_the_script_ends_what_it_runs() -> None:
    one, inner = started("run.end_programs(); run.succeeds(sys.argv[1:])")
    with one:
        assert inner != one.pid
        one.terminate()
        assert one.wait(30) == 143
        with pytest.raises(ProcessLookupError):
            os.kill(inner, 0)


@pytest.mark.parametrize(("display", "expected"), [(False, []), (True, ["--open"])])
def test_the_page_is_served(
    monkeypatch: pytest.MonkeyPatch, commands: list[list[str]], display: bool, expected: list[str]
) -> None:
    monkeypatch.setattr(run, "make_page", lambda: "")
    monkeypatch.setattr(run, "has_display", lambda: display)
    assert run.main(["--port", "0"]) == 0
    assert commands == [["serve", *expected, "--port", "0"]]


@pytest.mark.parametrize(("older", "command"), [(False, "play"), (True, "serve")])
def test_without_a_new_page_an_older_one_or_the_terminal_serves(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    commands: list[list[str]],
    older: bool,
    command: str,
) -> None:
    monkeypatch.setattr(run, "make_page", lambda: "npm could not fetch it")
    monkeypatch.setattr(build_page, "is_built", lambda root: older)
    assert run.main([]) == 0
    assert commands == [[command]]
    assert "npm could not fetch it" in capsys.readouterr().out


def test_a_browser_is_not_opened_over_ssh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("SSH_CONNECTION", "WAYLAND_DISPLAY", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not run.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert run.has_display()
    monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22")
    assert not run.has_display()


def test_optional_checks_run_when_there_is_something_to_check(project: Path) -> None:
    assert [title for title, _ in run.check_steps(project)] == ["ruff check", "ruff format", "mypy", "lint-imports"]
    (project / "scripts").mkdir()
    (project / "scripts" / "rule_coverage.py").touch()
    (project / "cases" / "champions").mkdir(parents=True)
    (project / "cases" / "champions" / "one.yaml").touch()
    titles, commands = zip(*run.check_steps(project)[4:], strict=True)
    assert titles == ("rule coverage", "case files")
    assert commands[1][1:] == ["check", "cases/champions/one.yaml"]


# --- errors -----------------------------------------------------------------------------------------------------------


def test_an_old_python_gets_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    assert run.main([]) == 2
    assert capsys.readouterr().err == "Goldenrule needs Python 3.11 or newer; this is 3.9.\n"


@pytest.mark.parametrize("module", [run, build_page, browsers, environment])
def test_an_old_python_can_read_the_script(module: ModuleType) -> None:
    """With annotations such as `str | None`, which it must not evaluate."""
    source = Path(str(module.__file__)).read_text("utf-8")
    ast.parse(source, feature_version=(3, 7))
    assert "\nfrom __future__ import annotations" in source


def test_a_failed_installation_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*args: object, **kwargs: object) -> subprocess.CompletedProcess[bytes]:
        return subprocess.CompletedProcess((), 1)

    monkeypatch.setattr(subprocess, "run", fail)
    monkeypatch.setattr(run, "set_up", lambda level: environment.install_step(["pip"], "No luck; try again."))
    assert run.main([]) == 2
    assert capsys.readouterr().err == "Set-up failed: No luck; try again.\n"
