"""The screen in a real terminal: boxes and colour, 80 columns, NO_COLOR, interrupting."""

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.helpers import COMMAND, environment

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals on Windows", allow_module_level=True)

import codecs
import fcntl
import pty
import struct
import termios

ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07)")
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-7]|4[0-7]|9[0-7]|38|48)(?:;[0-9]+)*m")


def plain(text: str) -> str:
    """The words on a screen, wherever its lines break."""
    return " ".join(ESCAPE.sub("", text).split())


class Terminal:
    """A command in a pseudo-terminal of a given width."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        variables = {**environment(home), "TERM": "xterm-256color", **env}
        variables.pop("COLUMNS")
        variables.pop("LINES")
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, env=variables, start_new_session=True
        )
        os.close(slave)
        self.text = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end within a character
        OPEN.append(self)

    def read_until(self, part: str, seconds: float = 20) -> str:
        """What has been written since the last call, up to a part that has to come."""
        start = len(self.text)
        end = time.monotonic() + seconds
        while part not in plain(self.text[start:]):
            assert time.monotonic() < end, f"{part!r} did not come: {self.text[start:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.text += self.decoder.decode(os.read(self.master, 65536))
                except OSError:  # the other side is closed
                    break
        found = self.text[start:]
        assert part in plain(found), found
        return found

    def rest(self) -> str:
        """What is written from now on, without escapes and the space of the prompt, until the command ends."""
        start = len(self.text)
        self.process.wait(30)
        while select.select([self.master], [], [], 0.2)[0]:
            try:
                self.text += self.decoder.decode(os.read(self.master, 65536))
            except OSError:  # the other side is closed
                break
        return ESCAPE.sub("", self.text[start:]).replace("\r", "").lstrip(" ")

    def interrupt(self) -> None:
        """Interrupt the command until it ends: readline overlooks a signal that comes just before it waits."""
        while self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(3)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        status = self.process.wait(30)
        os.close(self.master)
        return status

    def end(self) -> None:
        """End the command if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
            os.close(self.master)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path
    for terminal in OPEN:
        terminal.end()
    OPEN.clear()


OPEN: list[Terminal] = []


def widest(text: str) -> int:
    return max(len(line.rstrip("\r")) for line in ESCAPE.sub("", text).split("\n"))


def test_the_first_screen_and_a_quick_game_with_one_key(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--seed", "1")
    first = terminal.read_until("in order of the seats.")
    assert "quick game" in first and "Spider-Man" in first
    terminal.type("q")
    screen = terminal.read_until("Keep the rest")
    assert "╭" in screen and COLOUR.search(screen)
    assert "Rhino" in screen and "14/14" in screen and "Swinging Web Kick" in screen
    terminal.type("7")
    terminal.read_until("End your turn")
    terminal.type("quit")
    last = terminal.read_until("goes on.")
    assert "resume champions-1" in plain(last)
    assert terminal.close() == 0
    assert widest(terminal.text) <= 80


def test_the_steps_of_the_first_screen(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--seed", "1", columns=60)
    terminal.read_until("in order of the seats.")
    for answer, question in (
        ("iron man", "Which aspect goes with Iron Man? Enter: aggression"),
        ("leadership", "Which scenario? Enter: Rhino."),
        ("3", "How hard?"),
        ("2", "Enter: Under Attack."),
        ("1 5", "Enter begins the game"),
    ):
        terminal.type(answer)
        screen = terminal.read_until(question)
    assert "Bomb Scare: 6 cards" in plain(screen) and "The Doomsday Chair: 6 cards" in plain(screen)
    terminal.type("")
    screen = terminal.read_until("Keep the rest")
    assert "Ultron II" in plain(screen) and "Tony Stark" in plain(screen)
    terminal.type("quit")
    terminal.read_until("nothing is saved")
    assert terminal.close() == 0
    assert widest(terminal.text) <= 60


def test_no_color_leaves_out_every_colour(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1", NO_COLOR="1")
    screen = terminal.read_until("Keep the rest")
    assert "╭" in screen and "Rhino" in screen
    assert not COLOUR.search(screen)
    terminal.type("quit")
    terminal.read_until("nothing is saved")
    assert terminal.close() == 0


def test_a_dumb_terminal_gets_plain_lines(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1", TERM="dumb")
    screen = terminal.read_until("Keep the rest")
    assert "╭" not in screen and "\x1b[3" not in screen
    terminal.type("quit")
    terminal.read_until("nothing is saved")
    assert terminal.close() == 0


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_the_screen_is_never_wider_than_the_terminal(home: Path, columns: int) -> None:
    terminal = Terminal(
        home, "play", "champions", "--heroes", "spider_man,captain_marvel", "--seed", "1", columns=columns
    )
    terminal.read_until("Keep the rest")
    terminal.type("? webbed up")
    terminal.read_until("Source")
    terminal.type("quit")
    terminal.read_until("nothing is saved")
    assert terminal.close() == 0
    assert widest(terminal.text) <= columns


def test_interrupting_leaves_a_save(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1")
    terminal.read_until("Keep the rest")
    terminal.type("1")
    terminal.read_until("Keep the rest")
    terminal.read_until(">")
    terminal.interrupt()
    assert "resume champions-1" in plain(terminal.read_until("goes on."))
    assert terminal.close() == 130
    assert (home / "saves" / "champions-1.json").exists()


def test_the_end_of_input_leaves_too(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1")
    terminal.read_until(">")
    os.write(terminal.master, b"\x04")
    terminal.read_until("nothing is saved")
    assert terminal.close() == 0


def test_leaving_by_a_key_leaves_the_line_of_the_prompt(home: Path) -> None:
    first = Terminal(home, "play", "champions", "--seed", "1")
    first.read_until(">")
    os.write(first.master, b"\x04")
    assert first.rest() == "\n" and first.close() == 0
    again = Terminal(home, "play", "champions", "--seed", "1")
    again.read_until(">")
    again.interrupt()
    assert again.rest() == "\n" and again.close() == 130
    path = install_towers(home / "site")
    cover = Terminal(home, "play", "towers", "--bots", "none", "--seed", "1", PYTHONPATH=path)
    cover.read_until("Press Enter there. >")
    os.write(cover.master, b"\x04")
    assert cover.rest().startswith("\nLeft before the first decision") and cover.close() == 0


def install_towers(folder: Path) -> str:
    """Install the toy game as a package from outside would be; returns the path on which Python finds it."""
    info = folder / "towers-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: towers\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[goldenrule.games]\ntowers = tests.cli.towers:KIND\n")
    there = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join([str(folder), str(Path(__file__).parents[2]), *([there] if there else [])])


def test_between_two_people_the_screen_is_cleared_and_forgets(home: Path) -> None:
    path = install_towers(home / "site")
    terminal = Terminal(home, "play", "towers", "--bots", "none", "--seed", "1", PYTHONPATH=path)
    cover = terminal.read_until("Press Enter there.")
    assert "<" not in plain(cover)
    terminal.type("")
    screen = terminal.read_until("bid 2")
    assert "hand0: <" in plain(screen) and "hand1: 5 hidden" in plain(screen)
    terminal.type("? secret")
    terminal.read_until("Nothing is called")
    terminal.type("1")
    cover = terminal.read_until("Press Enter there.")
    cleared = cover.index("\x1b[2J")
    assert cover.index("\x1b[3J") > cleared - 10, "what was scrolled away is forgotten, too"
    assert "<" not in plain(cover[cleared:])
    os.write(terminal.master, b"\x1b[A\n")  # the line before this one
    screen = terminal.read_until("bid 2")
    assert re.search("hand1: [0-9 ]*<", plain(screen)) and "hand0: 5 hidden" in plain(screen)
    assert "secret" not in plain(screen), "nor does the prompt remember what the other has typed"
    terminal.type("quit")
    terminal.read_until("goes on.")
    assert terminal.close() == 0


@pytest.mark.parametrize(("columns", "env"), [(60, {}), (100, {"NO_COLOR": "1"})])
def test_a_duel_fits_the_terminal_with_and_without_colour(home: Path, columns: int, env: dict[str, str]) -> None:
    terminal = Terminal(home, "play", "skirmish", "--quick", "--seed", "1", columns=columns, **env)
    screen = terminal.read_until("Go on to the attack")
    assert "╭" in screen and bool(COLOUR.search(screen)) is not bool(env)
    assert "Avengers Tower" in plain(screen) and "Heroes (you)" in plain(screen) and "R Y G B" in plain(screen)
    terminal.type("go on to the attack")
    terminal.read_until("What happened")
    terminal.type("quit")
    terminal.read_until("goes on.")
    assert terminal.close() == 0
    assert widest(terminal.text) <= columns
