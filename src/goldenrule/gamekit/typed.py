"""What people type and programs pass: numbers, names, and how errors quote them."""

import re
from typing import Final

from goldenrule.kernel.errors import BadInput, shown

DIGITS: Final = 9
"""Of a longest number that is read as one."""

LONGEST: Final = 60
"""Characters of what was typed that an error repeats, and of the names that options may hold."""

MOST_NAMES: Final = 100
"""In an option that is a list of names."""


def number(text: str) -> int | None:
    """The number that was typed, without a sign; None if it is something else: "two", "²", more than 9 digits."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


def words(text: str) -> str:
    """The words of a text in small letters, with nothing but spaces between: "hells kitchen"."""
    return " ".join(re.findall(r"\w+", re.sub("['’]", "", text.casefold())))


def quoted(text: str) -> str:
    """What was typed, in quotation marks for an error message; the beginning of it if it is long."""
    return repr(text if len(text) <= LONGEST else f"{text[:LONGEST]}...")


def names(option: str, value: object, most: int = MOST_NAMES) -> tuple[str, ...]:
    """The names in an option that is a list of them. Raises BadInput for anything else, and what is too long."""
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadInput(f"The option {option!r} is a list of names, not {shown(value)}.")
    if len(value) > most:
        raise BadInput(f"The option {option!r} has {len(value)} names, and at most {most} are read; leave some out.")
    for name in value:
        if len(name) > LONGEST:
            raise BadInput(f"The option {option!r} has the name {quoted(name)}, which is longer than any name here.")
    return tuple(value)
