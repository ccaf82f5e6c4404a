"""The way to the terminal: all output passes here, and signs that would act on it are written out."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO, cast

from goldenrule.words.plain import plain

if TYPE_CHECKING:
    from rich.console import Console


class Screen:
    """A stream of text that lets through only what can be shown."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(plain(text))

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> object:
        return getattr(self.stream, name)


@contextmanager
def screen_output() -> Iterator[None]:
    """Inside, standard output and standard error are screens. Characters that a terminal does not have become `?`."""
    before = sys.stdout, sys.stderr
    for stream in before:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.stdout, sys.stderr = (cast(TextIO, Screen(stream)) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def raw_stream(stream: TextIO) -> TextIO:
    """The stream behind a screen, for our own colours and boxes, whose text has been cleaned before."""
    return stream.stream if isinstance(stream, Screen) else stream


def console(stream: TextIO, **more: Any) -> "Console":
    """A console of rich on a stream; its styles and boxes get through, and its text is clean."""
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment

    class Clean(Console):
        def render(self, renderable: Any, options: ConsoleOptions | None = None) -> Iterator[Segment]:
            for segment in super().render(renderable, options):
                text = segment.text if segment.control else plain(segment.text)
                yield segment if text is segment.text or text == segment.text else Segment(text, segment.style)

    return Clean(file=raw_stream(stream), **more)
