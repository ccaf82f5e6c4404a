"""Processes of one's own that do as they are told, a line at a time: no test waits for a clock."""

import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.helpers import environment


class Child:
    """A process that runs a program. It says lines; `say()` in it says one, `hear()` waits for one."""

    PREFACE = """
        import os, signal, sys
        def say(*words):
            print(*words, flush=True)
        def hear():
            return sys.stdin.readline().strip()
    """

    def __init__(self, home: Path, program: str, *words: str) -> None:
        source = textwrap.dedent(self.PREFACE) + textwrap.dedent(program)
        self.process = subprocess.Popen(
            [sys.executable, "-c", source, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(home, PYTHONPATH=str(Path(__file__).parents[2])),
        )

    @property
    def pid(self) -> int:
        return self.process.pid

    def hear(self) -> str:
        """The next line that it says; "" if it has ended."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def hear_of(self, part: str) -> str:
        """The next line with these words."""
        while part not in (line := self.hear()):
            assert line or self.process.poll() is None, self.process.communicate()
        return line

    def tell(self, line: str = "go") -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        """End it without warning, and wait until it is gone."""
        self.process.kill()
        self.process.communicate()

    def end(self) -> str:
        """Let it come to its end; what it says until then. It has to end well."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdin = None
        said = self.process.stdout.read()  # not by `communicate`, which overlooks what `hear` has read ahead
        wrong = self.process.communicate(timeout=120)[1]
        assert self.process.returncode == 0, wrong
        return said


@contextmanager
def children(home: Path, program: str, *words: str, count: int = 1) -> Iterator[list[Child]]:
    """So many processes, which are ended at the end."""
    found = [Child(home, program, *words, str(i)) for i in range(count)]
    try:
        yield found
    finally:
        for child in found:
            if child.process.poll() is None:
                child.process.kill()
            child.process.communicate()


AT_ONCE = """
    say("ready")
    hear()
"""
"""The beginning of a program: it waits until all are ready."""


def all_at_once(found: list[Child]) -> None:
    """Let them all go as soon as all are ready."""
    for child in found:
        assert child.hear() == "ready", child.process.communicate()
    for child in found:
        child.tell()
