"""Conversion of plain data to structs, with one sentence that names the place of a fault."""

from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.validation_messages import FIELD, STEP, WORD, expectation
from goldenrule.packs.lines import Lines, line_of
from goldenrule.packs.problems import BadFile
from goldenrule.words.phrases import Phrase, join_phrases
from goldenrule.words.plain import in_line

T = TypeVar("T")
MOST_FIELDS: Final = 40
"""The most names to list if none is similar."""
LONGEST_TITLE: Final = 60
TITLES: Final = ("name", "case", "card", "id", "code")
"""Fields with the name of a list member."""


def convert(data: object, kind: type[T], place: str) -> T:
    """Convert plain data (dicts, lists, numbers, strings) to a type. Raises BadInput that names the place."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        said, _, shown = _error_phrase(error, data, kind)
        raise BadInput("bad-data-at", place=f"{place}{shown}", why=said) from error


def convert_file(data: object, kind: type[T], name: str, lines: Lines) -> T:
    """Convert the data of a file to a type. Raises BadInput that names file, line and place."""
    if data is None:
        raise BadFile(name, 0, Phrase("file-empty"))
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        said, at, shown = _error_phrase(error, data, kind)
        place = shown.lstrip(".") or "none"
        raise BadInput("bad-file-at", file=name, line=line_of(lines, at), place=place, why=said) from error


def _error_phrase(error: msgspec.ValidationError, data: object, kind: object) -> tuple[Phrase, str, str]:
    """What msgspec says is wrong, and its path, exactly and for a person; for the key of a mapping, its mapping's."""
    text, _, at = str(error).partition(" - at `")
    way = at.rpartition("$")[2].rstrip("`")
    said = expectation(text)
    if WORD.fullmatch(text) and not at.startswith("key") and (words := _words(_at(kind, way))):
        said = Phrase("data-words", what=said, words=words)
    elif (field := FIELD.fullmatch(text)) and not field[1].startswith("missing"):
        said = _near(said, field[2], _fields(_at(kind, way)))
    return said, *_path(str(error), data, kind, way)


def _near(said: Phrase, field: str, known: list[str]) -> Phrase:
    """Return the sentence about an unknown field, with the known fields."""
    from difflib import get_close_matches  # takes time to import

    if close := get_close_matches(field, known, 3, 0.6):
        return Phrase("data-near", what=said, words=join_phrases("or", close))
    return Phrase("data-known", what=said, words=sorted(known)) if 0 < len(known) <= MOST_FIELDS else said


def _path(error: str, data: object, kind: object, way: str) -> tuple[str, str]:
    """Return a path of msgspec with keys of mappings, which it omits; for people, with names of list members."""
    path = shown = ""
    here, steps = data, list[object]()
    for name, index in STEP.findall(way):
        if index == "...":
            known = here if isinstance(here, dict) else {}
            key = next((key for key in known if _fails(error, data, kind, steps, {key: known[key]})), None)
            if key is None:
                return path + "[...]", shown + "[...]"
            name = str(key)
        else:
            key = int(index) if index else name
        here = here[key] if isinstance(here, list) or (isinstance(here, dict) and key in here) else None
        steps.append(key)
        added = f".{name}" if name else f"[{index}]"
        path, shown = path + added, shown + added
        if not name and isinstance(here, dict):
            title = next((here[each] for each in TITLES if isinstance(here.get(each), str)), "")
            shown += f" ({in_line(title, LONGEST_TITLE)})" if title else ""
    return path, shown


def _fails(error: str, data: object, kind: object, steps: list[object], alone: object) -> bool:
    """Does this value alone cause the same error?"""

    def replaced(here: Any, steps: list[object]) -> Any:
        if not steps:
            return alone
        copy = here.copy()
        copy[steps[0]] = replaced(copy[steps[0]], steps[1:])
        return copy

    try:
        msgspec.convert(replaced(data, steps), kind)
    except msgspec.ValidationError as other:
        return str(other) == error
    return False


def _at(kind: object, way: str) -> list[inspect.Type]:
    """Return the possible types at a place of a type."""
    here = [inspect.type_info(kind)]
    for name, _ in STEP.findall(way):
        here = [found for each in here for found in _inside(each, name)]
    return [one for each in here for one in _either(each)]


def _words(kinds: list[inspect.Type]) -> list[str]:
    """Return the words among types."""
    return [str(word) for one in kinds if isinstance(one, inspect.LiteralType) for word in one.values]


def _fields(kinds: list[inspect.Type]) -> list[str]:
    """Return the fields of the structs among types."""
    return [field.encode_name for one in kinds if isinstance(one, inspect.StructType) for field in one.fields]


def _either(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _inside(kind: inspect.Type, name: str) -> Iterator[inspect.Type]:
    """Return the types one step further: in a field, or among members without a name."""
    for each in _either(kind):
        if isinstance(each, inspect.StructType):
            yield from (field.type for field in each.fields if field.encode_name == name)
        elif isinstance(each, inspect.ListType | inspect.VarTupleType) and not name:
            yield each.item_type
        elif isinstance(each, inspect.DictType):
            yield each.value_type
