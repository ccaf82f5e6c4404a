"""What people type and programs pass: numbers, names, and how errors quote them."""

import re
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import quote, show_value

DIGITS: Final = 9
"""Of a longest number that is read as one."""

LONGEST: Final = 60
"""Characters of what was typed that an error repeats, and of the names that options may hold."""

MOST_NAMES: Final = 100
"""In an option that is a list of names."""

CHINESE: Final = re.compile(r"[\u3400-\u9fff]")
WORDS: Final = re.compile(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+")
"""A Chinese sign, or letters and digits that stand together."""


def number(text: str) -> int | None:
    """The number that was typed, without a sign; None if it is something else: "two", "²", more than 9 digits."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


def words(text: str) -> str:
    """The words of a text in small letters, with nothing but spaces between: "hells kitchen".

    Where words are not set apart, each sign is one: of such a text any part can be typed.
    """
    return " ".join(WORDS.findall(re.sub("['’]", "", text.casefold())))


def names(option: str, value: object, most: int = MOST_NAMES) -> tuple[str, ...]:
    """The names in an option that is a list of them. Raises BadInput for anything else, and what is too long."""
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadInput("bad-option-names", option=option, value=show_value(value))
    if len(value) > most:
        raise BadInput("bad-option-many-names", option=option, n=len(value), most=most)
    for name in value:
        if len(name) > LONGEST:
            raise BadInput("bad-option-long-name", option=option, name=quote(name))
    return tuple(value)
