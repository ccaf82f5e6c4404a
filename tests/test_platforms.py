"""What Windows, macOS and frozen applications do differently, as far as this system can show it (docs/platforms.md)."""

import errno
import io
import json
import os
import re
import socket
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import run as run_script
from goldenrule.cli import main as command
from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import COVER, Rich
from goldenrule.kernel import files
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.processes import module_command
from goldenrule.lab import workers
from goldenrule.server.addresses import listen
from goldenrule.table.saves import check_name
from goldenrule.words.phrases import Phrase, reason
from tests.server.helpers import Server

DOCS = Path(__file__).parents[1] / "docs" / "platforms.md"


# --- files ------------------------------------------------------------------------------------------------------------


def test_data_is_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GOLDENRULE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/me")
    assert files.home() == Path("/home/me/.local/share/goldenrule")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert files.home() == Path("/home/me/Library/Application Support/goldenrule")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert files.home() == Path("/data/goldenrule")
    monkeypatch.setenv("GOLDENRULE_HOME", "~/games")
    assert files.home() == Path("/home/me/games")


def test_a_file_that_is_read_meanwhile_is_replaced_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows refuses to replace a file that another program has open."""
    replace, pauses, busy = os.replace, list[float](), 2

    def refuse(name: str, path: Path) -> None:
        if len(pauses) < busy:
            raise PermissionError(errno.EACCES, "Access is denied")
        replace(name, path)

    path = tmp_path / "settings.json"
    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(files, "sleep", pauses.append)
    with pytest.raises(PermissionError):  # here it never means that
        files.write_whole(path, b"one")
    monkeypatch.setattr(files, "BUSY", (1.0, 2.0, 3.0))
    files.write_whole(path, b"two")
    assert path.read_bytes() == b"two" and pauses == [1.0, 2.0]
    busy = 9
    pauses.clear()
    with pytest.raises(PermissionError):
        files.write_whole(path, b"three")
    assert path.read_bytes() == b"two" and pauses == [1.0, 2.0, 3.0]
    assert [*tmp_path.iterdir()] == [path], "nothing is left lying about"


@pytest.mark.parametrize("name", ["con", "NUL", "Aux", "com1", "LPT9"])
def test_no_save_has_the_name_of_a_device(name: str) -> None:
    with pytest.raises(BadInput, match=f"'{name}' is a reserved name on some systems"):
        check_name(name)
    check_name(f"{name}-1")


# --- the network ------------------------------------------------------------------------------------------------------


def test_no_other_program_shares_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only Windows has SO_EXCLUSIVEADDRUSE; another option shows here that it takes the place of SO_REUSEADDR."""
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)
    with listen(0, "127.0.0.1") as found:
        assert found.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not found.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


def test_errors_of_sockets_have_words_under_their_other_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(errno.errorcode, 10048, "WSAEADDRINUSE")
    assert reason(OSError(10048, "Only one usage of each socket address")) == Phrase("system-eaddrinuse")


# --- the terminal -----------------------------------------------------------------------------------------------------


def test_a_console_that_cannot_be_cleared_is_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import Console

    written = io.StringIO()
    console = Console(file=written, force_terminal=True, legacy_windows=True)
    Rich(Words("skirmish"), console).cover()
    assert written.getvalue() == "\n" * COVER


class Gone(io.StringIO):
    """A pipe that nobody reads any more, as Windows has them."""

    def flush(self) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")


def test_a_reader_that_has_gone_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = OSError(errno.EINVAL, "Invalid argument")
    assert command.is_reader_gone(BrokenPipeError(errno.EPIPE, "Broken pipe"))
    assert not command.is_reader_gone(wrong), "the output can still be written, so this is about something else"
    monkeypatch.setattr(sys, "stdout", Gone())
    assert command.is_reader_gone(wrong)
    assert not command.is_reader_gone(OSError(errno.EACCES, "Access is denied"))


# --- processes --------------------------------------------------------------------------------------------------------


def double(n: int) -> int:
    return 2 * n


def test_windows_has_no_more_processes_than_it_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Pool(ProcessPoolExecutor):
        def __init__(self, most: int, **more: Any) -> None:
            made.append(most)
            super().__init__(1, **more)

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(workers, "MOST", 3)
    assert sorted(workers.run_each(double, range(9), 8)) == [*map(double, range(9))]
    assert made == [3]


def test_a_script_that_cannot_become_a_program_waits_until_it_has_ended() -> None:
    """On Windows Ctrl-C reaches both, and the server needs a while to close."""

    class Program(subprocess.Popen[bytes]):
        interrupts = 2

        def __init__(self) -> None:
            pass

        def __del__(self, *_: object) -> None:
            pass

        def wait(self, timeout: float | None = None) -> int:
            if self.interrupts:
                self.interrupts -= 1
                raise KeyboardInterrupt
            return 7

    assert run_script.wait_for(Program()) == 7


# --- frozen applications ----------------------------------------------------------------------------------------------


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A program that is no Python, and says of itself what a frozen application does."""
    program = tmp_path / "goldenrule-app"
    program.write_text(
        f"#!{sys.executable} -P\n"
        "import sys\n"
        "sys.frozen, sys.executable = True, __file__\n"
        "from goldenrule.cli.main import main\n"
        "if __name__ == '__main__':\n"
        "    main()\n",
        "utf-8",
    )
    program.chmod(0o755)
    return program


def test_modules_are_run_by_python_or_by_the_application(monkeypatch: pytest.MonkeyPatch) -> None:
    assert module_command("goldenrule.x", "1") == [sys.executable, "-P", "-m", "goldenrule.x", "1"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert module_command("goldenrule.x", "1") == [sys.executable, "--run-module", "goldenrule.x", "1"]


def test_only_a_frozen_application_runs_modules(frozen: Path, tmp_path: Path) -> None:
    def ran(*arguments: str) -> tuple[int, str]:
        home = {**os.environ, "GOLDENRULE_HOME": str(tmp_path)}
        done = subprocess.run(arguments, capture_output=True, text=True, env=home, check=False)
        return done.returncode, done.stdout

    assert ran(str(frozen), "--run-module", "goldenrule.cli.main", "--version")[1].startswith("Goldenrule ")
    assert ran(str(frozen), "--version")[1].startswith("Goldenrule ")
    for other in (["--run-module", "os.path"], ["-m", "goldenrule.cli.main"], ["-c", "print(1)"]):
        assert ran(str(frozen), *other) == (2, "")
    python = [sys.executable, "-P", "-m", "goldenrule.cli.main"]
    assert ran(*python, "--run-module", "goldenrule.cli.main") == (2, "")


def test_a_frozen_application_plays_in_many_processes(frozen: Path, tmp_path: Path) -> None:
    arguments = ["simulate", "skirmish", "--games", "8", "--seed", "frozen", "--json", "--jobs"]

    def played(jobs: str) -> str:
        home = {**os.environ, "GOLDENRULE_HOME": str(tmp_path)}
        done = subprocess.run([frozen, *arguments, jobs], capture_output=True, text=True, env=home, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        return str(json.loads(done.stdout)["digest"])

    assert played("2") == played("1")


def test_the_server_of_a_frozen_application_has_its_workers(frozen: Path, tmp_path: Path) -> None:
    class Application(Server):
        PROGRAM = (str(frozen),)

    server = Application(tmp_path / "home")
    try:
        opened = server.ask("/api/tables", {"game": "skirmish", "quick": True})
        assert opened["table"], opened
    finally:
        server.stop()


# --- the page about all of this ---------------------------------------------------------------------------------------


def test_every_place_that_the_page_names_is_there() -> None:
    root, text = DOCS.parents[1], DOCS.read_text("utf-8")
    found = re.findall(r"`((?:[\w./-]+/)?[\w-]+\.py)(?::(\w+(?:\.\w+)?))?`", text)
    assert len(found) > 20
    for path, name in found:
        whole = next((each for each in (root / path, root / "src" / "goldenrule" / path) if each.exists()), None)
        assert whole is not None, f"{path} is not there"
        last = name.rpartition(".")[2]
        assert not name or re.search(rf"^\s*(?:def|async def|class) {last}\b|^\s*{last}\b.* = |^{last}: ",
                                     whole.read_text("utf-8"), re.M), f"{path} has no {name}"  # fmt: skip
