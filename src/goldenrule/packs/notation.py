"""The notation: op trees and other typed structs as plain data, derived from the fields of the classes.

The rules (docs/packs.md has them with examples):

- a node is its class name in small letters: `DealDamage` is `deal_damage`; where only one class can stand (the field is
  typed with it, and it has no subclasses in the vocabulary), its name is left out: a plain mapping of fields;
- nothing differs from the defaults: the bare word; the class has one field: its value; otherwise a mapping of fields,
  those with their default values left out;
- a class with a `HEAD` writes that field first, behind its word, and its other fields beside it:
  `{interrupt: TRIGGER, effect: prevent, label: defense}`;
- a field that Python would not allow is named with an underscore behind it, which is not written: `from_` is `from`;
- an int where a number expression may stand is the vocabulary's literal, a list where an op may stand its sequence;
- where a text may stand, too, a bare word is that text, and the node is `word: {}`;
- ints that stand for names (`Names`) are written as the names; tuples are lists; None is left out, or null.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import msgspec

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.field_marks import Names, Words
from goldenrule.kernel.nodes import Word, types
from goldenrule.packs.field_types import Kind, Struct, head_of, kind_of, snake
from goldenrule.packs.loading import FAILED, DataReader
from goldenrule.packs.problems import DataPlace, Problem
from goldenrule.words.phrases import Phrase

T = TypeVar("T")


OLD: Final = {"body": ("do", "effect"), "var": ("it", "bound", "name")}
"""Words of the first notation, in every game, with their replacements: the first that fits."""


class Field(NamedTuple):
    """A field of a struct: its type with its marks, and the function that gives its default (None: required).

    `word` is its name in a pack.
    """

    name: str
    type: object
    default: Callable[[], object] | None
    kind: Kind
    word: str


class Form(NamedTuple):
    """The notation of a struct where a type is expected.

    `choices` are the classes that may be there, by their words, `heads` those of them whose word stands before one
    of their fields. `alone`: there is only one, so its name is left out. `literal` and `sequence` are the classes that
    a plain number and a list stand for there, None if they may not.
    """

    choices: dict[str, type[Struct]]
    heads: dict[str, type[Struct]]
    alone: bool
    literal: type[Struct] | None
    sequence: type[Struct] | None


class Vocabulary:
    """The words of a game's packs.

    `classes` are the structs that a pack may name (never one that runs code), `literal` and `sequence` those that a
    plain number and a list stand for: each has one field. `marks` gives the words of fields whose classes do not know
    them, as {(When, "event"): Names(...)}; it goes before what the class says itself. {(Interrupt, "when"): Before} is
    a narrower type than that of the base class, which compiled classes cannot declare. `old` are words and fields of
    earlier notations with those that have taken their place.
    """

    def __init__(
        self,
        classes: Iterable[type[Struct]],
        *,
        literal: type[Struct] | None = None,
        sequence: type[Struct] | None = None,
        marks: Mapping[tuple[type, str], Names | Words | type] | None = None,
        old: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.old = {**OLD, **(old or {})}
        self.classes = tuple(dict.fromkeys(classes))
        self.literal = literal
        self.sequence = sequence
        self.marks = dict(marks or {})
        self._fields: dict[type, tuple[Field, ...]] = {}
        self._names: dict[type, frozenset[str]] = {}
        self._forms: dict[type, Form] = {}

    @cached_property
    def known_words(self) -> frozenset[type]:
        return frozenset(self.classes)

    @cached_property
    def words(self) -> tuple[tuple[str, type[Struct]], ...]:
        """Return all classes with their words."""
        return tuple([(snake(cls.__name__), cls) for cls in self.classes])

    # -- what the classes say ----------------------------------------------------------------------------------------

    def fields(self, cls: type[Struct]) -> tuple[Field, ...]:
        """Return the fields of a struct, in order."""
        found = self._fields.get(cls)
        if found is None:
            found = self._fields[cls] = tuple([self._field(cls, *each) for each in _declared(cls)])
        return found

    def names(self, cls: type) -> frozenset[str]:
        """Return the words of its fields."""
        found = self._names.get(cls)
        if found is None:
            found = self._names[cls] = frozenset([field.word for field in self.fields(cls)])
        return found

    def _field(self, cls: type, name: str, kind: object, default: Callable[[], object] | None) -> Field:
        for base in cls.__mro__:
            if (base, name) in self.marks:
                mark = self.marks[base, name]
                kind = mark if isinstance(mark, type) else Annotated[kind, mark]
                break
        return Field(name, kind, default, kind_of(kind), name.rstrip("_"))

    def head(self, word: str) -> str:
        """Return the field after a word; "" if there is none."""
        cls = next((cls for name, cls in self.words if name == word), None)
        return "" if cls is None else head_of(cls)

    def form(self, kind: type) -> Form:
        """Return the notation of a struct where a type is expected."""
        found = self._forms.get(kind)
        if found is None:
            choices: dict[str, type[Struct]] = {}
            for word, cls in self.words:
                if issubclass(cls, kind):
                    if word in choices:
                        raise ValueError(f"{cls} and {choices[word]} are both written {word!r}; name one otherwise.")
                    choices[word] = cls
            literal, sequence = self.literal, self.sequence
            found = self._forms[kind] = Form(
                choices,
                {word: cls for word, cls in choices.items() if head_of(cls)},
                not choices or (len(choices) == 1 and kind in self.known_words),
                literal if literal is not None and issubclass(literal, kind) else None,
                sequence if sequence is not None and kind is not sequence and issubclass(sequence, kind) else None,
            )
        return found

    def choices(self, kind: type) -> dict[str, type[Struct]]:
        """Return the possible classes where a type is expected, by their words."""
        return self.form(kind).choices

    def alone(self, kind: type) -> bool:
        """Is a struct the only possible one in its place, so that its name is left out?"""
        return self.form(kind).alone

    # -- out ---------------------------------------------------------------------------------------------------------

    def dump(self, value: object, kind: object = None) -> Any:
        """Return a value of a type (by default its class) as plain data: dicts, lists, texts, ints, booleans, None."""
        return self._dump(value, kind_of(type(value) if kind is None else kind), False)

    def _dump(self, value: object, kind: Kind, named: bool) -> object:
        """`named`: the name of the class is written even where it is alone, for there are other types."""
        if isinstance(kind.mark, Names) and isinstance(value, int):
            return kind.mark.by_value.get(value, value)
        if value is None or isinstance(value, bool | int | str):
            return value
        if isinstance(value, Struct):
            return self._dump_struct(value, kind, named or kind.many)
        if isinstance(value, Mapping):
            (inner,) = kind.only(lists=False).items(1)
            return {str(key): self._dump(each, inner, False) for key, each in value.items()}
        if isinstance(value, tuple | list | frozenset):
            kinds = kind.only(lists=True).items(len(value))
            items = sorted(value) if isinstance(value, frozenset) else value
            return [self._dump(each, of, False) for each, of in zip(items, kinds)]
        raise TypeError(f"{value!r} of type {kind.type} cannot be written in a pack.")

    def _dump_struct(self, value: Struct, where: Kind, named: bool) -> object:
        cls = type(value)
        structs = [each.struct for each in where.members if each.struct is not None]
        kind = next((each for each in structs if issubclass(cls, each)), cls)
        if cls in (self.literal, self.sequence) and kind is not cls:
            of = self.fields(cls)[0]
            return self._dump(getattr(value, of.name), of.kind, False)
        fields = self.fields(cls)
        body = {}
        for field in fields:
            each = getattr(value, field.name)
            if field.default is None or not _same(each, field.default()):
                body[field.word] = self._dump(each, field.kind, False)
        if head := head_of(cls):
            return {snake(cls.__name__): body.pop(head), **body}
        if self.alone(kind) and not named:
            return body
        if cls not in self.known_words:
            raise TypeError(f"{cls.__name__} is no word of this vocabulary.")
        word = snake(cls.__name__)
        if not body:
            return {word: {}} if any(each.origin is str for each in where.members) else word
        return {word: body[fields[0].word] if len(fields) == 1 else body}

    # -- in ----------------------------------------------------------------------------------------------------------

    def load(self, data: object, kind: type[T], where: str = "the data") -> T:
        """Return the value of plain data. Raises BadInput with the first fault and its path."""
        problems: list[Problem] = []
        found = self.read(data, kind, DataPlace(where, {}, "", "", problems))
        if found is None or problems:
            said = problems[0] if problems else Problem(where, 0, Phrase("pack-nothing"))
            raise BadInput("bad-notation", problem=said.phrase)
        return found

    def read(self, data: object, kind: type[T], place: DataPlace) -> T | None:
        """Return the value of plain data; None if there is a fault, all of which are added to `place.problems`."""
        before = len(place.problems)
        found = DataReader(self, place).value(data, kind_of(kind), "", False)
        return None if found is FAILED or len(place.problems) > before else found


def _declared(cls: type[Struct]) -> Iterator[tuple[str, object, Callable[[], object] | None]]:
    """Return the fields of a word, or of the facts of a card: name, type, and default."""
    if issubclass(cls, Word):
        for name, kind in types(cls).items():
            yield name, kind, partial(cls.DEFAULTS.__getitem__, name) if name in cls.DEFAULTS else None
        return
    for info in msgspec.structs.fields(cls):
        if info.default_factory is not msgspec.NODEFAULT:
            yield info.name, info.type, info.default_factory
        elif info.default is not msgspec.NODEFAULT:
            yield info.name, info.type, partial(_given, info.default)
        else:
            yield info.name, info.type, None


def _given(value: object) -> object:
    return value


def _same(value: object, default: object) -> bool:
    return type(value) is type(default) and bool(value == default)
