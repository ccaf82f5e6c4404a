"""How far a run of many games has come, how fast it is and how long it will take, on standard error."""

import sys
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from goldenrule.cli.client_texts import Words
from goldenrule.cli.output import has_rich

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

Step = Callable[[int, int], None]
"""Told how many games of how many have been played, or decisions looked at."""

AFTER: Final = 1.0
"""Seconds before anything is said: what is over by then needs no bar."""
EVERY: Final = 60.0
"""Seconds between two lines where standard error is not a terminal."""


class Progress:
    """A bar in a terminal, else a line now and then. After Ctrl+C it says what is left of the work."""

    def __init__(self, words: Words, what: str = "games", kept: Path | None = None) -> None:
        """`what` is counted: "games" or "decisions". They are `kept` there when they are stopped, if anywhere."""
        self.w, self.what, self.kept = words, what, kept
        self.began = self.said = monotonic()
        self.first = -1
        """What was there before."""
        self.bar: Bar | None = None
        self.task: TaskID

    def __enter__(self) -> Step:
        return self.step

    def step(self, done: int, total: int) -> None:
        now = monotonic()
        if self.first < 0:
            self.first = done if done < total else 0
        line = sys.stderr.isatty() and has_rich()
        if self.bar is None and now - self.said < (AFTER if line else EVERY):
            return
        text = self.progress_line(done, total, now - self.began)
        self.said = now
        if not line:
            print(text, file=sys.stderr, flush=True)
            return
        if self.bar is None:
            from rich.progress import BarColumn, TextColumn
            from rich.progress import Progress as Bar

            from goldenrule.cli.screen import console

            self.bar = Bar(BarColumn(), TextColumn("{task.description}"), console=console(sys.stderr), transient=True)
            self.bar.start()
            self.task = self.bar.add_task(text, total=total)
        self.bar.update(self.task, completed=done, description=text)

    def progress_line(self, done: int, total: int, seconds: float) -> str:
        """The line after this many seconds: what was there before has taken none of them."""
        rate = (done - self.first) / max(seconds, 0.001)
        number = self.w.texts.language.number
        left = timedelta(seconds=round((total - done) / rate)) if rate else "?"
        return self.w(
            "cli-progress",
            what=self.what,
            done=number(done, 0),
            total=number(total, 0),
            rate=number(rate, 1),
            left=str(left),
        )

    def __exit__(self, error: type[BaseException] | None, *rest: object) -> None:
        if self.bar is not None:
            self.bar.stop()
        if error is KeyboardInterrupt:
            print(self.w("cli-stopped", kept="none" if self.kept is None else str(self.kept)), file=sys.stderr)
