"""Op trees, and any other typed structs, as plain data and back: derived from the fields of the classes.

The rules (docs/packs.md has them with examples):

- a node is its class name in small letters: `DealDamage` is `deal_damage`; where only one class can stand (the field is
  typed with it, and it has no subclasses in the vocabulary), its name is left out: a plain mapping of fields;
- nothing differs from the defaults: the bare word; the class has one field: its value; otherwise a mapping of fields,
  those with their default values left out;
- an int where a number expression may stand is the vocabulary's literal, a list where an op may stand its sequence;
- where a text may stand, too, a bare word is that text, and the node is `word: {}`;
- ints that stand for names (`Names`) are written as the names; tuples are lists; None is left out, or null.
"""

import re
import types
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.names import Names, Words
from goldenrule.packs.problems import Place, Problem, nearest

LARGEST_NUMBER: Final = 9_999
LONGEST_TEXT: Final = 2_000
MOST_ITEMS: Final = 2_000
_STEP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
T = TypeVar("T")


def snake(name: str) -> str:
    """`DealDamage` -> `deal_damage`."""
    return _STEP.sub("_", name).lower()


class Field(NamedTuple):
    """A field of a struct: its type with its marks, and the function that gives its default (None: required)."""

    name: str
    type: Any
    default: Callable[[], Any] | None


class _Failed:
    """What could not be read; the problem has been noted."""


_FAILED: Final = _Failed()


class Vocabulary:
    """The words in which a game's packs are written.

    `classes` are the structs that a pack may name (never one that runs code), `literal` and `sequence` those that a
    plain number and a list stand for: each has one field. `marks` gives the words of fields whose classes do not know
    them, as {(When, "event"): Names(...)}; it goes before what the class says itself.
    """

    def __init__(
        self,
        classes: Iterable[type[msgspec.Struct]],
        *,
        literal: type[msgspec.Struct] | None = None,
        sequence: type[msgspec.Struct] | None = None,
        marks: Mapping[tuple[type, str], Names | Words] | None = None,
    ) -> None:
        self.classes = tuple(dict.fromkeys(classes))
        self.literal = literal
        self.sequence = sequence
        self.marks = dict(marks or {})
        self._fields: dict[type, tuple[Field, ...]] = {}
        self._choices: dict[type, dict[str, type[msgspec.Struct]]] = {}

    @cached_property
    def known(self) -> frozenset[type]:
        return frozenset(self.classes)

    # -- what the classes say ----------------------------------------------------------------------------------------

    def fields(self, cls: type) -> tuple[Field, ...]:
        """The fields of a struct, in order."""
        found = self._fields.get(cls)
        if found is None:
            found = self._fields[cls] = tuple(self._field(cls, info) for info in msgspec.structs.fields(cls))
        return found

    def _field(self, cls: type, info: msgspec.structs.FieldInfo) -> Field:
        kind = info.type
        for base in cls.__mro__:
            if (base, info.name) in self.marks:
                kind = Annotated[kind, self.marks[base, info.name]]
                break
        if info.default_factory is not msgspec.NODEFAULT:
            return Field(info.name, kind, info.default_factory)
        if info.default is not msgspec.NODEFAULT:
            value = info.default
            return Field(info.name, kind, lambda: value)
        return Field(info.name, kind, None)

    def choices(self, kind: type) -> dict[str, type[msgspec.Struct]]:
        """The classes that may stand where a type is expected, by their words."""
        found = self._choices.get(kind)
        if found is None:
            found = {}
            for cls in self.classes:
                if issubclass(cls, kind):
                    word = snake(cls.__name__)
                    if word in found:
                        raise ValueError(f"{cls} and {found[word]} are both written {word!r}; name one otherwise.")
                    found[word] = cls
            self._choices[kind] = found
        return found

    def alone(self, kind: type) -> bool:
        """Is a struct the only one that may stand where it is expected, so that its name is left out?"""
        found = self.choices(kind)
        return not found or (len(found) == 1 and kind in self.known)

    # -- out ---------------------------------------------------------------------------------------------------------

    def dump(self, value: Any, kind: Any = None) -> Any:
        """A value of a type (by default its own class) as plain data: dicts, lists, texts, ints, booleans, None."""
        return self._dump(value, type(value) if kind is None else kind, False)

    def _dump(self, value: Any, kind: Any, named: bool) -> Any:
        """`named`: the name of the class is written even where it is alone, for there are other types."""
        kind, marks = _plain(kind)
        for mark in marks:
            if isinstance(mark, Names):
                return mark.by_value.get(value, value)
        if value is None or isinstance(value, bool | int | str):
            return value
        if isinstance(value, msgspec.Struct):
            return self._dump_struct(value, _structs(kind), named or _many(kind), str in _members(kind))
        if isinstance(value, Mapping):
            inner = get_args(_only(kind, Mapping))
            return {str(key): self._dump(each, inner[1] if inner else None, False) for key, each in value.items()}
        if isinstance(value, tuple | list | frozenset):
            kinds = _items(_only(kind, tuple), len(value))
            items = sorted(value) if isinstance(value, frozenset) else value
            return [self._dump(each, of, False) for each, of in zip(items, kinds)]
        raise TypeError(f"{value!r} of type {kind} cannot be written in a pack.")

    def _dump_struct(self, value: msgspec.Struct, kinds: list[type], named: bool, beside_text: bool) -> Any:
        cls = type(value)
        kind = next((each for each in kinds if issubclass(cls, each)), cls)
        if cls is self.literal and kind is not cls:
            return self._dump(getattr(value, self.fields(cls)[0].name), int, False)
        if cls is self.sequence and kind is not cls:
            of = self.fields(cls)[0]
            return self._dump(getattr(value, of.name), of.type, False)
        fields = self.fields(cls)
        body = {}
        for field in fields:
            each = getattr(value, field.name)
            if field.default is None or not _same(each, field.default()):
                body[field.name] = self._dump(each, field.type, False)
        if self.alone(kind) and not named:
            return body
        if cls not in self.known:
            raise TypeError(f"{cls.__name__} is no word of this vocabulary.")
        word = snake(cls.__name__)
        if not body:
            return {word: {}} if beside_text else word
        return {word: body[fields[0].name] if len(fields) == 1 else body}

    # -- in ----------------------------------------------------------------------------------------------------------

    def load(self, data: Any, kind: type[T], where: str = "the data") -> T:
        """The value that plain data stands for. Raises BadInput with the first fault and its path."""
        problems: list[Problem] = []
        found = self.read(data, kind, Place(where, {}, "", "", problems))
        if found is None or problems:
            raise BadInput(" ".join(str(problems[0]).split()) if problems else f"{where}: nothing stands here.")
        return found

    def read(self, data: Any, kind: type[T], place: Place) -> T | None:
        """The same, with every fault noted in `place.problems`; None if there is one."""
        before = len(place.problems)
        found = _Reading(self, place).value(data, kind, "", False)
        return None if found is _FAILED or len(place.problems) > before else found


class _Reading:
    """One reading of plain data."""

    def __init__(self, words: Vocabulary, place: Place) -> None:
        self.words = words
        self.place = place

    def wrong(self, path: str, text: str) -> Any:
        self.place.wrong(path, text)
        return _FAILED

    def value(self, data: Any, kind: Any, path: str, named: bool) -> Any:
        kind, marks = _plain(kind)
        for mark in marks:
            if isinstance(mark, Names | Words):
                return self.word(data, mark, kind, path)
        kinds = list(get_args(kind)) if _is_union(kind) else [kind]
        if data is None:
            return None if type(None) in kinds else self.wrong(path, f"{_expected(kind)} is missing here.")
        kinds = [each for each in kinds if each is not type(None)]
        if len(kinds) == 1:
            return self.one(data, kinds[0], path, named)
        for each in kinds:  # several types: told apart by their form
            if self.suits(data, each) and not (isinstance(data, str) and str in kinds and each is not str):
                return self.one(data, each, path, True)
        return self.wrong(path, f"{_shown(data)} is not {_expected(kind)}.")

    def word(self, data: Any, mark: Names | Words, kind: Any, path: str) -> Any:
        if data is None and _is_union(kind) and type(None) in get_args(kind):
            return None
        known = list(mark.by_name) if isinstance(mark, Names) else list(mark.words)
        if not isinstance(data, str) or data not in known:
            close = nearest(str(data)[:60], known)
            return self.wrong(path, f"{_shown(data)} is none of the words that may stand here{close}")
        return mark.by_name[data] if isinstance(mark, Names) else data

    def suits(self, data: Any, kind: Any) -> bool:
        kind, _ = _plain(kind)
        origin = get_origin(kind) or kind
        if origin is bool:
            return isinstance(data, bool)
        if origin is int:
            return isinstance(data, int) and not isinstance(data, bool)
        if origin is Literal:
            return data in get_args(kind)
        if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
            word = data if isinstance(data, str) else next(iter(data), "") if isinstance(data, dict) else ""
            if word in self.words.choices(origin):
                return True
            literal, sequence = self.words.literal, self.words.sequence
            if literal is not None and isinstance(data, int) and not isinstance(data, bool):
                return issubclass(literal, origin)
            return sequence is not None and isinstance(data, list) and issubclass(sequence, origin)
        if origin is str:
            return isinstance(data, str)
        if origin in (tuple, list, frozenset):
            return isinstance(data, list)
        return isinstance(data, dict)

    def one(self, data: Any, kind: Any, path: str, named: bool) -> Any:
        kind, marks = _plain(kind)
        if marks:
            return self.value(data, Annotated[kind, *marks], path, named)
        origin = get_origin(kind) or kind
        if origin is Literal:
            if data in get_args(kind):
                return data
            return self.wrong(
                path, f"{_shown(data)} does not fit here{nearest(str(data), list(map(str, get_args(kind))))}"
            )
        if not isinstance(origin, type):
            raise TypeError(f"A field of the type {kind} cannot be written in a pack.")
        if origin is bool:
            return data if isinstance(data, bool) else self.wrong(path, f"{_shown(data)} is not true or false.")
        if origin is int:
            return self.number(data, path)
        if origin is str:
            return self.text(data, path)
        if issubclass(origin, msgspec.Struct):
            return self.struct(data, origin, path, named)
        if origin in (tuple, list, frozenset):
            return self.items(data, kind, origin, path)
        if issubclass(origin, Mapping):
            return self.mapping(data, kind, path)
        raise TypeError(f"A field of the type {kind} cannot be written in a pack.")

    def number(self, data: Any, path: str) -> Any:
        if isinstance(data, bool) or not isinstance(data, int):
            return self.wrong(path, f"{_shown(data)} is not a number.")
        if abs(data) > LARGEST_NUMBER:
            return self.wrong(
                path, f"{_shown(data)} is too large; numbers go from -{LARGEST_NUMBER} to {LARGEST_NUMBER}."
            )
        return data

    def text(self, data: Any, path: str) -> Any:
        if not isinstance(data, str):
            hint = f'; write it in quotes: "{data}"' if isinstance(data, int) else ""
            return self.wrong(path, f"{_shown(data)} is not a text{hint}.")
        if len(data) > LONGEST_TEXT:
            return self.wrong(path, f"this text has {len(data)} letters; at most {LONGEST_TEXT} are read.")
        if not data.isprintable():
            return self.wrong(path, f"the text {_shown(data)} has signs that cannot be shown; leave them out.")
        return data

    def items(self, data: Any, kind: Any, origin: type, path: str) -> Any:
        if not isinstance(data, list):
            return self.wrong(path, f"{_shown(data)} is not a list; write [ ... ].")
        if len(data) > MOST_ITEMS:
            return self.wrong(path, f"this list has {len(data)} members; at most {MOST_ITEMS} are read.")
        args = get_args(kind)
        if origin is tuple and args and args[-1] is not Ellipsis and len(args) != len(data):
            return self.wrong(path, f"this list has {len(data)} members, not {len(args)}.")
        kinds = _items(kind, len(data))
        found = [self.value(each, of, f"{path}[{i}]", False) for i, (each, of) in enumerate(zip(data, kinds))]
        if any(each is _FAILED for each in found):
            return _FAILED
        return origin(found)

    def mapping(self, data: Any, kind: Any, path: str) -> Any:
        if not isinstance(data, dict):
            return self.wrong(path, f"{_shown(data)} is not a mapping; write NAME: VALUE.")
        if len(data) > MOST_ITEMS:
            return self.wrong(path, f"this mapping has {len(data)} members; at most {MOST_ITEMS} are read.")
        of_key, of = get_args(kind) or (str, Any)
        out: dict[Any, Any] = {}
        for name, each in data.items():
            at = f"{path}.{name}"
            key: Any = name
            if of_key is not int and isinstance(name, int):
                self.wrong(at, f'the key {name} is not a text; write it in quotes: "{name}".')
            elif of_key is int and isinstance(name, str):  # as canonical data has it
                key = int(name) if name.lstrip("-").isdigit() else self.wrong(at, f"the key {name!r} is not a number.")
            out[key] = self.value(each, of, at, False)
        return _FAILED if any(each is _FAILED for each in (*out, *out.values())) else out

    # -- structs -----------------------------------------------------------------------------------------------------

    def struct(self, data: Any, kind: type[msgspec.Struct], path: str, named: bool) -> Any:
        words = self.words
        literal, sequence = words.literal, words.sequence
        if literal is not None and issubclass(literal, kind) and isinstance(data, int) and not isinstance(data, bool):
            n = self.number(data, path)
            return n if n is _FAILED else literal(n)
        if sequence is not None and kind is not sequence and issubclass(sequence, kind) and isinstance(data, list):
            items = self.value(data, words.fields(sequence)[0].type, path, False)
            return items if items is _FAILED else sequence(items)
        if words.alone(kind) and not named:
            if isinstance(data, dict):
                return self.body(data, kind, path)
            names = ", ".join(field.name for field in words.fields(kind)[:6])
            return self.wrong(path, f"{_shown(data)} is not a mapping of fields ({names} ...).")
        choices = words.choices(kind)
        if isinstance(data, str):
            cls = choices.get(data)
            return self.unknown(data, kind, path) if cls is None else self.body({}, cls, path, data)
        if not isinstance(data, dict):
            return self.wrong(path, f"{_shown(data)} is not {_expected(kind)}.")
        if len(data) != 1:
            there = ", ".join(map(str, list(data)[:4]))
            return self.wrong(path, f"one word is expected here, {_expected(kind)}, not {len(data)}: {there}.")
        word, value = next(iter(data.items()))
        cls = choices.get(word) if isinstance(word, str) else None
        at = f"{path}.{word}"
        if cls is None:
            return self.unknown(str(word), kind, at)
        fields = words.fields(cls)
        if named and value == {}:
            return self.body({}, cls, at, word)
        if not fields:
            return self.wrong(at, f"{word} takes nothing; write only {word}.")
        if len(fields) == 1:
            if isinstance(value, dict) and set(value) == {fields[0].name} and not self.suits(value, fields[0].type):
                return self.wrong(at, f"{word} has one field; write its value directly, without {fields[0].name!r}.")
            found = self.value(value, fields[0].type, at, False)
            return found if found is _FAILED else self.build(cls, {fields[0].name: found}, at)
        if not isinstance(value, dict):
            names = ", ".join(field.name for field in fields)
            return self.wrong(at, f"{word} has the fields {names}; write {word}: {{{fields[0].name}: ...}}.")
        return self.body(value, cls, at, word)

    def unknown(self, word: str, kind: type, path: str) -> Any:
        known = list(self.words.choices(kind))
        elsewhere = next((cls for cls in self.words.classes if snake(cls.__name__) == word), None)
        if elsewhere is not None:
            return self.wrong(path, f"{word} is {_expected(_family(elsewhere))}; here stands {_expected(kind)}.")
        return self.wrong(path, f"there is no word {word[:60]!r} for {_expected(kind)}{nearest(word[:60], known)}")

    def body(self, data: dict[Any, Any], cls: type[msgspec.Struct], path: str, word: str = "") -> Any:
        fields = self.words.fields(cls)
        names = {field.name for field in fields}
        what = word or f"a {snake(cls.__name__).replace('_', ' ')}"
        failed = False
        for name in data:
            if name not in names:
                self.wrong(
                    f"{path}.{name}", f"{what} has no field {str(name)[:60]!r}{nearest(str(name)[:60], sorted(names))}"
                )
                failed = True
        values: dict[str, Any] = {}
        for field in fields:
            if field.name in data:
                found = self.value(data[field.name], field.type, f"{path}.{field.name}", False)
                failed = failed or found is _FAILED
                values[field.name] = found
            elif field.default is None:
                self.wrong(path, f"{what} needs the field {field.name!r}.")
                failed = True
        return _FAILED if failed else self.build(cls, values, path)

    def build(self, cls: type[msgspec.Struct], values: dict[str, Any], path: str) -> Any:
        try:
            return cls(**values)
        except (ValueError, BadInput) as error:  # a struct may refuse values in __post_init__
            return self.wrong(path, str(error))


# -- types -----------------------------------------------------------------------------------------------------------


def _plain(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its marks, and the marks."""
    marks: tuple[Any, ...] = ()
    while get_origin(kind) is Annotated:
        kind, *found = get_args(kind)
        marks = (*found, *marks)
    return kind, tuple(mark for mark in marks if isinstance(mark, Names | Words))


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, types.UnionType)


def _members(kind: Any) -> list[Any]:
    """The types of a union without None; the type itself otherwise."""
    kind, _ = _plain(kind)
    return [each for each in get_args(kind) if each is not type(None)] if _is_union(kind) else [kind]


def _many(kind: Any) -> bool:
    return len(_members(kind)) > 1


def _structs(kind: Any) -> list[type]:
    found = [get_origin(_plain(each)[0]) or _plain(each)[0] for each in _members(kind)]
    return [each for each in found if isinstance(each, type) and issubclass(each, msgspec.Struct)]


def _only(kind: Any, origin: type) -> Any:
    """The member of a union that is a mapping, or a list."""
    for each in _members(kind):
        found = get_origin(each) or each
        if isinstance(found, type) and (
            issubclass(found, Mapping) if origin is Mapping else not issubclass(found, Mapping)
        ):
            if found not in (str, int, bool) and not issubclass(found, msgspec.Struct):
                return each
    return kind


def _items(kind: Any, count: int) -> list[Any]:
    args = get_args(kind)
    if get_origin(kind) is tuple and args and args[-1] is not Ellipsis:
        return list(args)
    return [args[0] if args else Any] * count


def _same(value: Any, default: Any) -> bool:
    return type(value) is type(default) and bool(value == default)


_FAMILIES: Final = {"Op": "an effect", "Num": "a number", "Cond": "a condition", "Sel": "a set of cards"}


def _family(cls: type) -> type:
    return next((base for base in cls.__mro__ if base.__name__ in _FAMILIES), cls)


def _expected(kind: Any) -> str:
    """What a type is called in messages."""
    if _is_union(kind):
        return " or ".join(dict.fromkeys(_expected(each) for each in _members(kind)))
    kind, _ = _plain(kind)
    origin = get_origin(kind) or kind
    if origin in (str, int, bool):
        return {str: "a text", int: "a number", bool: "true or false"}[origin]
    if origin in (tuple, list, frozenset):
        return "a list"
    name = getattr(origin, "__name__", str(origin))
    if name in _FAMILIES:
        return _FAMILIES[name]
    word = snake(name).replace("_", " ")
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def _shown(data: Any) -> str:
    text = "a mapping" if isinstance(data, dict) else "a list" if isinstance(data, list) else repr(data)
    return text if len(text) <= 60 else f"{text[:57]}..."
