"""What people type: numbers, and how errors quote it."""

from typing import Final

DIGITS: Final = 9
"""Of a longest number that is read as one."""

LONGEST: Final = 60
"""Characters of what was typed that an error repeats."""


def number(text: str) -> int | None:
    """The number that was typed, without a sign; None if it is something else: "two", "²", more than 9 digits."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


def quoted(text: str) -> str:
    """What was typed, in quotation marks for an error message; the beginning of it if it is long."""
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")
