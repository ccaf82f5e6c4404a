"""Plain data as structs: what does not fit is one sentence that names the place."""

from typing import Any, TypeVar

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.wording import expectation
from goldenrule.packs.lines import Lines, line_of

T = TypeVar("T")


def convert(data: Any, kind: type[T], place: str) -> T:
    """Plain data (dicts, lists, numbers, strings) as a type. Raises BadInput that names the place."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        text, at = _told(error)
        raise BadInput(f"{place}{at}: {text}.") from error


def convert_file(data: Any, kind: type[T], name: str, lines: Lines) -> T:
    """The data of a file, with the lines of its values, as a type. Raises BadInput that names file, line and place."""
    if data is None:
        raise BadInput(f"{name} holds nothing, or only comments; fill it in, or name another file.")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        text, at = _told(error)
        raise BadInput(f"{name}, line {line_of(lines, at)}: {at.lstrip('.') or 'the file'}: {text}.") from error


def _told(error: msgspec.ValidationError) -> tuple[str, str]:
    """What msgspec says is wrong, and its path; of the key of a mapping (`key in $.a`), that of the mapping."""
    text, _, at = str(error).partition(" - at `")
    return expectation(text), at.rpartition("$")[2].rstrip("`")
