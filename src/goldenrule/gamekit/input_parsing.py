"""Parsing of typed input: numbers and names, and how errors quote them."""

import re
from typing import Final

from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import quote, show_value

DIGITS: Final = 9
"""The most digits of a number."""

LONGEST: Final = 60
"""The most characters that an error quotes, and of a name in an option."""

MOST_NAMES: Final = 100
"""The most names in an option."""

CHINESE: Final = re.compile(r"[\u3400-\u9fff]")
WORDS: Final = re.compile(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+")
"""A Chinese character, or a run of letters and digits."""


def number(text: str) -> int | None:
    """Return a typed number without a sign; None for anything else: "two", "²", more than 9 digits."""
    return int(text) if text.isdecimal() and len(text) <= DIGITS else None


def words(text: str) -> str:
    """Return the words of a text in small letters, separated by spaces: "hells kitchen".

    In a script without spaces each character is a word, so any part of a text can be typed.
    """
    return " ".join(WORDS.findall(re.sub("['’]", "", text.casefold())))


def names(option: str, value: object, most: int = MOST_NAMES) -> tuple[str, ...]:
    """Return the names in an option. Raises BadInput for anything else, and for too many or too long names."""
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        raise BadInput("bad-option-names", option=option, value=show_value(value))
    if len(value) > most:
        raise BadInput("bad-option-many-names", option=option, n=len(value), most=most)
    for name in value:
        if len(name) > LONGEST:
            raise BadInput("bad-option-long-name", option=option, name=quote(name))
    return tuple(value)
