"""The screen in a real terminal: boxes and colour, 80 columns, NO_COLOR, interrupting."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from goldenrule.words.columns import columns as width
from tests.cli.helpers import COMMAND, duel_with_a_free_card, environment

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


HANGS = 300
"""Seconds after which a command that neither asks nor ends counts as hanging: no test waits for them."""


class Terminal:
    """A command in a pseudo-terminal of a given width.

    What it writes comes in chunks of any size. So nothing is looked at before all of it is there: up to the prompt at
    which the command waits, or to its end.
    """

    def __init__(self, home: Path, *arguments: str, columns: int = 80, **env: str) -> None:
        self.master, slave = pty.openpty()
        self.resize(columns, 50)
        variables = {**environment(home), "TERM": "xterm-256color", **env}
        variables.pop("COLUMNS")
        variables.pop("LINES")
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=variables,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(slave)
        self.text = ""
        self.asked = False
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end within a character
        OPEN.append(self)

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def more(self) -> bool:
        """Read the next chunk; whether there was one."""
        ready = select.select([self.master], [], [], HANGS)[0]
        assert ready, f"the command hangs; it wrote {self.text!r}"
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            data = b""
        self.text += self.decoder.decode(data)
        return bool(data)

    def read(self, part: str = "") -> str:
        """What has been written since the last answer, up to the prompt; the part has to be in it."""
        start = len(self.text)
        while not self.asked:
            assert self.more(), f"the command ended: {self.text[start:]!r}"
            self.asked = plain(self.text[start:]).endswith(">") and self.waits()
        found = self.text[start:]
        assert part in plain(found), found
        return found

    def waits(self) -> bool:
        """Whether the command sleeps until something is typed: there is nothing to be read, and there will not be."""
        while not select.select([self.master], [], [], 0)[0]:
            assert self.process.poll() is None, f"the command ended: {self.text!r}"
            if asleep(self.process.pid):
                return not select.select([self.master], [], [], 0)[0]
        return False

    def rest(self, part: str = "") -> str:
        """What is written until the command ends, without escapes and the space of the prompt; the part is in it."""
        start = len(self.text)
        while self.more():
            pass
        found = ESCAPE.sub("", self.text[start:]).replace("\r", "").lstrip(" ")
        assert part in plain(found), found
        return found

    def press(self, keys: bytes) -> None:
        """Press keys at the prompt."""
        if not self.asked:
            self.read()
        self.asked = False
        os.write(self.master, keys)

    def type(self, line: str) -> None:
        self.press(f"{line}\n".encode())

    def interrupt(self) -> None:
        """Interrupt the command as it waits at the prompt: before that, readline would overlook the signal."""
        if not self.asked:
            self.read()
        self.asked = False
        self.process.send_signal(signal.SIGINT)

    def close(self) -> int:
        status = self.process.wait(HANGS)
        os.close(self.master)
        return status

    def end(self) -> None:
        """End the command if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
            os.close(self.master)


def heed_interrupts() -> None:
    """What a shell starts in the background ignores them, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def asleep(pid: int) -> bool:
    """Whether a process waits for something from outside."""
    stat = Path(f"/proc/{pid}/stat")
    if stat.exists():
        return stat.read_text().rpartition(") ")[2].startswith("S")
    state = subprocess.run(["ps", "-o", "state=", "-p", str(pid)], capture_output=True, text=True, check=True)
    return state.stdout.strip()[:1] in ("S", "I")


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
    first = terminal.read("in order of the seats.")
    assert "quick game" in first and "Spider-Man" in first
    terminal.type("q")
    screen = terminal.read("Keep all cards")
    assert "╭" in screen and COLOUR.search(screen)
    assert "Rhino" in screen and "14/14" in screen and "Swinging Web Kick" in screen
    terminal.type("7")
    terminal.read("End your turn")
    terminal.type("quit")
    last = terminal.rest("goldenrule")
    assert "resume champions-1" in plain(last)
    assert terminal.close() == 0
    assert widest(terminal.text) <= 80


def test_the_steps_of_the_first_screen(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--seed", "1", columns=60)
    screen = terminal.read("in order of the seats.")
    for answer, question in (
        ("iron man", "Which aspect goes with Iron Man? Enter: aggression"),
        ("leadership", "Which scenario? Enter: Rhino."),
        ("3", "How hard?"),
        ("2", "Enter: Under Attack."),
        ("1 5", "Enter begins the game"),
    ):
        terminal.type(answer)
        screen = terminal.read(question)
    assert "Bomb Scare: 6 cards" in plain(screen) and "The Doomsday Chair: 6 cards" in plain(screen)
    terminal.type("")
    screen = terminal.read("Keep all cards")
    assert "Ultron II" in plain(screen) and "Tony Stark" in plain(screen)
    terminal.type("quit")
    terminal.rest("nothing is saved")
    assert terminal.close() == 0
    assert widest(terminal.text) <= 60


def test_no_color_leaves_out_every_colour(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1", NO_COLOR="1")
    screen = terminal.read("Keep all cards")
    assert "╭" in screen and "Rhino" in screen
    assert not COLOUR.search(screen)
    terminal.type("quit")
    terminal.rest("nothing is saved")
    assert terminal.close() == 0


def test_a_dumb_terminal_gets_plain_lines(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1", TERM="dumb")
    screen = terminal.read("Keep all cards")
    assert "╭" not in screen and "\x1b[3" not in screen
    terminal.type("quit")
    terminal.rest("nothing is saved")
    assert terminal.close() == 0


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_the_screen_is_never_wider_than_the_terminal(home: Path, columns: int) -> None:
    terminal = Terminal(
        home, "play", "champions", "--heroes", "spider_man,captain_marvel", "--seed", "1", columns=columns
    )
    terminal.read("Keep all cards")
    terminal.type("? webbed up")
    terminal.read("Source")
    terminal.type("quit")
    terminal.rest("nothing is saved")
    assert terminal.close() == 0
    assert widest(terminal.text) <= columns


def test_interrupting_leaves_a_save(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1")
    terminal.read("Keep all cards")
    terminal.type("1 ...")
    terminal.read("Keep the rest")
    terminal.interrupt()
    assert "resume champions-1" in plain(terminal.rest("goldenrule"))
    assert terminal.close() == 130
    assert (home / "saves" / "champions-1.json").exists()


def test_the_end_of_input_leaves_too(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "1")
    terminal.press(b"\x04")
    terminal.rest("nothing is saved")
    assert terminal.close() == 0


def test_leaving_by_a_key_leaves_the_line_of_the_prompt(home: Path) -> None:
    first = Terminal(home, "play", "champions", "--seed", "1")
    first.press(b"\x04")
    assert first.rest() == "\n" and first.close() == 0
    again = Terminal(home, "play", "champions", "--seed", "1")
    again.interrupt()
    assert again.rest() == "\n" and again.close() == 130
    path = install_towers(home / "site")
    cover = Terminal(home, "play", "towers", "--bots", "none", "--seed", "1", PYTHONPATH=path)
    cover.read("who presses Enter. >")
    cover.press(b"\x04")
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
    cover = terminal.read("who presses Enter.")
    assert "<" not in plain(cover)
    terminal.type("")
    screen = terminal.read("bid 2")
    assert re.search("hand0 +<", plain(screen)) and re.search("hand1 +5 hidden", plain(screen))
    terminal.type("? secret")
    terminal.read("no rulebook")
    terminal.type("1")
    cover = terminal.read("who presses Enter.")
    cleared = cover.index("\x1b[2J")
    assert cover.index("\x1b[3J") > cleared - 10, "what was scrolled away is forgotten, too"
    assert "<" not in plain(cover[cleared:])
    terminal.press(b"\x1b[A\n")  # the line before this one
    screen = terminal.read("bid 2")
    assert re.search("hand1 +[0-9 ]*<", plain(screen)) and re.search("hand0 +5 hidden", plain(screen))
    assert "secret" not in plain(screen), "nor does the prompt remember what the other has typed"
    terminal.type("quit")
    terminal.rest("goldenrule")
    assert terminal.close() == 0


def test_the_size_of_the_window_is_read_for_every_question(home: Path) -> None:
    terminal = Terminal(home, "play", "champions", "--quick", "--seed", "5", "--bots", "none")
    terminal.read("Your starting hand")
    terminal.type("keep all cards")
    terminal.read("4 Change to hero form")
    sizes = ((60, 16, False), (100, 50, True), (80, 16, False), (80, 30, True))
    for answer, (columns, rows, boxes) in zip(("4", "undo", "4", "undo"), sizes):
        terminal.resize(columns, rows)
        terminal.type(answer)
        lines = ESCAPE.sub("", terminal.read("Rhino I")).splitlines()[1:]
        assert len(lines) <= rows and max(map(len, lines)) <= columns
        assert any("╰" in line for line in lines) is boxes
    terminal.type("quit")
    terminal.rest("goldenrule")
    assert terminal.close() == 0


GAMES = {
    "champions": ("champions", "--heroes", "spider_man,iron_man"),
    "skirmish": ("skirmish", "--quick"),
    "heroes": ("heroes", "--players", "4"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_window_may_change_while_a_line_is_typed(home: Path, game: str) -> None:
    """What has been typed stays, and the next screen has the new size, whether it is smaller or larger."""
    terminal = Terminal(home, "play", *GAMES[game], "--seed", "5", "--bots", "sensible")
    terminal.resize(80, 24)
    terminal.read()
    for columns, rows in ((40, 12), (60, 16), (132, 50), (80, 24), (200, 60), (40, 24), (80, 24)):
        terminal.press(b"xyz")
        terminal.resize(columns, rows)
        terminal.process.send_signal(signal.SIGWINCH)
        os.write(terminal.master, b"zy\n")
        terminal.read("xyzzy")
        terminal.type("")  # answers nothing, or what is usual: the question is put at the new size
        lines = ESCAPE.sub("", terminal.read()).splitlines()[1:]
        assert max(map(width, lines)) <= columns, lines
        assert len(lines) > 3 and (rows < 24 or len(lines) <= rows), lines
    terminal.type("quit")
    terminal.rest()
    assert terminal.close() == 0


@pytest.mark.parametrize(("columns", "env"), [(60, {}), (100, {"NO_COLOR": "1"})])
def test_a_duel_fits_the_terminal_with_and_without_colour(home: Path, columns: int, env: dict[str, str]) -> None:
    terminal = Terminal(home, "play", "skirmish", "--quick", "--seed", duel_with_a_free_card(), columns=columns, **env)
    terminal.read("Go on to the attack")
    terminal.type("view")
    screen = terminal.read("Go on to the attack")
    assert "╭" in screen and bool(COLOUR.search(screen)) is not bool(env)
    assert "Avengers Tower" in plain(screen) and "Heroes (you)" in plain(screen) and "R Y G B" in plain(screen)
    terminal.type("go on to the attack")
    terminal.read("costs nothing, and you could still play it")
    terminal.type("yes")
    terminal.read("What happened")
    terminal.type("quit")
    terminal.rest("goldenrule")
    assert terminal.close() == 0
    assert widest(terminal.text) <= columns


def test_no_word_of_an_error_is_broken_at_the_edge(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "puzzle", "no_such_puzzle_anywhere", columns=40)
    lines = terminal.rest("`goldenrule puzzle` lists them.").splitlines()
    assert terminal.close() == 2 and len(lines) > 1 and max(map(len, lines)) <= 40
    assert lines[0].endswith("'no_such_puzzle_anywhere';") or lines[0].endswith("puzzle")
