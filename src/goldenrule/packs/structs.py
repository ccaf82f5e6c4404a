"""Plain data as structs: what does not fit is one sentence that names the place."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.wording import STEP, WORD, expectation
from goldenrule.packs.lines import Lines, line_of
from goldenrule.packs.problems import BadFile
from goldenrule.words.phrases import Phrase

T = TypeVar("T")


def convert(data: Any, kind: type[T], place: str) -> T:
    """Plain data (dicts, lists, numbers, strings) as a type. Raises BadInput that names the place."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        said, at = _told(error, kind)
        raise BadInput("bad-data-at", place=f"{place}{at}", why=said) from error


def convert_file(data: Any, kind: type[T], name: str, lines: Lines) -> T:
    """The data of a file, with the lines of its values, as a type. Raises BadInput that names file, line and place."""
    if data is None:
        raise BadFile(name, 0, Phrase("file-empty"))
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        said, at = _told(error, kind)
        place = at.lstrip(".") or "none"
        raise BadInput("bad-file-at", file=name, line=line_of(lines, at), place=place, why=said) from error


def _told(error: msgspec.ValidationError, kind: Any) -> tuple[Phrase, str]:
    """What msgspec says is wrong, and its path; of the key of a mapping (`key in $.a`), that of the mapping."""
    text, _, at = str(error).partition(" - at `")
    way = at.rpartition("$")[2].rstrip("`")
    words = _words(kind, way) if WORD.fullmatch(text) and not at.startswith("key") else []
    said = expectation(text)
    return Phrase("data-words", what=said, words=words) if words else said, way


def _words(kind: Any, way: str) -> list[str]:
    """The words that may stand at a place of a type."""
    here = [inspect.type_info(kind)]
    for name, _ in STEP.findall(way):
        here = [found for each in here for found in _inside(each, name)]
    literal = [one for each in here for one in _either(each) if isinstance(one, inspect.LiteralType)]
    return [str(word) for one in literal for word in one.values]


def _either(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _inside(kind: inspect.Type, name: str) -> Iterator[inspect.Type]:
    """What lies one step further: in a field, or without a name among the members."""
    for each in _either(kind):
        if isinstance(each, inspect.StructType):
            yield from (field.type for field in each.fields if field.encode_name == name)
        elif isinstance(each, inspect.ListType | inspect.VarTupleType) and not name:
            yield each.item_type
        elif isinstance(each, inspect.DictType):
            yield each.value_type
