"""Lines of a terminal by the columns that they take: characters of some scripts take two, and need no space between."""

import re
from typing import Final
from unicodedata import combining, east_asian_width

WIDE: Final = "WF"
"""What takes two columns, as Unicode calls it."""
_CLOSING: Final = "，。、；：！？）」』］·…"
"""What no line begins with."""
_OPENING: Final = "（「『［"
"""What no line ends with."""
_PIECE = re.compile(rf" +|[{_OPENING}]*(?:[\u2e80-\u9fff\uff00-\uffef]|[^ \u2e80-\u9fff\uff00-\uffef]+)[{_CLOSING}]*")


def columns(text: str) -> int:
    """The columns that a text takes."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(char) else 2 if east_asian_width(char) in WIDE else 1 for char in text)


def pad(text: str, width: int) -> str:
    """A text with spaces behind it until it takes this many columns."""
    return text + " " * (width - columns(text))


def wrap(text: str, width: int, first: str = "", later: str = "") -> list[str]:
    """A paragraph in lines of this many columns: broken at spaces, and between characters that take two.

    `first` and `later` stand before the first line and the others. A word that is too long has a line of its own.
    """
    lines: list[str] = []
    line = first
    for piece in _PIECE.findall(text):
        if columns(line + piece.rstrip()) > width and line.strip():
            lines.append(line.rstrip())
            line = later
            piece = piece.lstrip()
        line += piece
    return [*lines, line.rstrip()]
