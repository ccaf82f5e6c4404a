"""Reading of plain data as typed structs; every fault is collected with its path."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.field_marks import Names, Words
from goldenrule.packs.field_types import Kind, Struct, family, head_of, kind_of, plain, snake, struct_name, type_name
from goldenrule.packs.problems import DataPlace, OldWord, nearest, renamed_ending
from goldenrule.words.phrases import Arg, Phrase

if TYPE_CHECKING:
    from goldenrule.packs.notation import Vocabulary

LARGEST_NUMBER: Final = 9_999
LONGEST_TEXT: Final = 2_000
MOST_ITEMS: Final = 2_000


class _Failed:
    """The result of a failed reading, whose problem has been collected."""


FAILED: Final = _Failed()


class DataReader:
    """One reading of plain data. A fault is collected in the place, and FAILED is the result."""

    def __init__(self, words: "Vocabulary", place: DataPlace) -> None:
        self.words = words
        self.place = place

    def wrong(self, path: str, text: Phrase) -> object:
        self.place.wrong(path, text)
        return FAILED

    def value(self, data: object, kind: Kind, path: str, named: bool) -> Any:
        """Read plain data as a value. `named`: a struct is written with its name even if it is alone."""
        if kind.mark is not None:
            return self.word(data, kind.mark, kind, path)
        if data is None:
            return None if kind.optional else self.wrong(path, Phrase("pack-value-missing", expected=type_name(kind)))
        members = kind.members
        if len(members) == 1:
            return self.one(data, members[0], path, named)
        texts = isinstance(data, str) and any(each.origin is str for each in members)
        for each in members:  # several types: told apart by their form
            if self.has_form_of(data, each) and not (texts and each.origin is not str):
                return self.one(data, each, path, True)
        return self.wrong(path, Phrase("pack-value-other", data=plain(data), expected=type_name(kind)))

    def word(self, data: object, mark: Names | Words, kind: Kind, path: str) -> object:
        if data is None and kind.optional:
            return None
        known = mark.by_name if isinstance(mark, Names) else mark.words
        if not isinstance(data, str) or data not in known:
            close = nearest(str(data)[:60], list(known))
            return self.wrong(path, Phrase("pack-no-such-word", data=plain(data), close=close))
        return mark.by_name[data] if isinstance(mark, Names) else data

    def has_form_of(self, data: object, kind: Kind) -> bool:
        """Does plain data have the form of a type?"""
        origin = kind.origin
        if origin is bool:
            return isinstance(data, bool)
        if origin is int:
            return isinstance(data, int) and not isinstance(data, bool)
        if origin is Literal:
            return data in get_args(kind.type)
        if kind.struct is not None:
            word = data if isinstance(data, str) else next(iter(data), "") if isinstance(data, dict) else ""
            if word in self.words.choices(kind.struct):
                return True
            literal, sequence = self.words.literal, self.words.sequence
            if literal is not None and isinstance(data, int) and not isinstance(data, bool):
                return issubclass(literal, kind.struct)
            return sequence is not None and isinstance(data, list) and issubclass(sequence, kind.struct)
        if origin is str:
            return isinstance(data, str)
        if origin in (tuple, list, frozenset):
            return isinstance(data, list)
        return isinstance(data, dict)

    def one(self, data: object, kind: Kind, path: str, named: bool) -> object:
        """Read plain data as one member of a union, or as another type."""
        if kind.mark is not None:
            return self.word(data, kind.mark, kind, path)
        if kind.struct is not None:
            return self.struct(data, kind.struct, path, named)
        origin = kind.origin
        if origin is Literal:
            known = get_args(kind.type)
            if data in known:
                return data
            close = nearest(str(data), [str(each) for each in known if each != ""])
            return self.wrong(path, Phrase("pack-word-misfit", data=plain(data), close=close))
        if origin is bool:
            return data if isinstance(data, bool) else self.wrong(path, Phrase("pack-no-truth", data=plain(data)))
        if origin is int:
            return self.number(data, path)
        if origin is str:
            return self.text(data, path)
        if origin in (tuple, list, frozenset):
            return self.items(data, kind, path)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self.mapping(data, kind, path)
        raise TypeError(f"A field of the type {kind.type} cannot be written in a pack.")

    def number(self, data: object, path: str) -> object:
        if isinstance(data, bool) or not isinstance(data, int):
            return self.wrong(path, Phrase("pack-no-number", data=plain(data)))
        if abs(data) > LARGEST_NUMBER:
            return self.wrong(path, Phrase("pack-number-large", data=plain(data), most=LARGEST_NUMBER))
        return data

    def text(self, data: object, path: str) -> object:
        if not isinstance(data, str):
            key = "pack-no-text-number" if isinstance(data, int) else "pack-no-text"
            return self.wrong(path, Phrase(key, data=plain(data)))
        if len(data) > LONGEST_TEXT:
            return self.wrong(path, Phrase("pack-text-long", n=len(data), most=LONGEST_TEXT))
        if not data.isprintable():
            return self.wrong(path, Phrase("pack-text-signs", data=plain(data)))
        return data

    def items(self, data: object, kind: Kind, path: str) -> object:
        if not isinstance(data, list):
            return self.wrong(path, Phrase("pack-no-list", data=plain(data)))
        if len(data) > MOST_ITEMS:
            return self.wrong(path, Phrase("pack-list-long", n=len(data), most=MOST_ITEMS))
        if kind.fixed is not None and len(kind.fixed) != len(data):
            return self.wrong(path, Phrase("pack-list-length", n=len(data), expected=len(kind.fixed)))
        kinds = kind.items(len(data))
        found = [self.value(each, of, f"{path}[{i}]", False) for i, (each, of) in enumerate(zip(data, kinds))]
        if FAILED in found:
            return FAILED
        return kind.origin(found)

    def mapping(self, data: object, kind: Kind, path: str) -> object:
        if not isinstance(data, dict):
            return self.wrong(path, Phrase("pack-no-mapping", data=plain(data)))
        if len(data) > MOST_ITEMS:
            return self.wrong(path, Phrase("pack-mapping-long", n=len(data), most=MOST_ITEMS))
        of_key, _ = get_args(kind.type) or (str, object)
        (of,) = kind.items(1)
        out: dict[object, object] = {}
        for name, each in data.items():
            at = f"{path}.{name}"
            key: object = name
            if of_key is not int and isinstance(name, int):
                self.wrong(at, Phrase("pack-key-text", name=name))
            elif of_key is int and isinstance(name, str):  # as canonical data has it
                key = int(name) if name.lstrip("-").isdigit() else self.wrong(at, Phrase("pack-key-number", name=name))
            out[key] = self.value(each, of, at, False)
        return FAILED if any(each is FAILED for each in (*out, *out.values())) else out

    # -- structs -----------------------------------------------------------------------------------------------------

    def struct(self, data: object, kind: type[Struct], path: str, named: bool) -> object:
        words = self.words
        choices, heads, alone, literal, sequence = words.form(kind)
        if literal is not None and isinstance(data, int) and not isinstance(data, bool):
            n = self.number(data, path)
            return n if n is FAILED else literal(n)
        if sequence is not None and isinstance(data, list):
            items = self.value(data, words.fields(sequence)[0].kind, path, False)
            return items if items is FAILED else sequence(items)
        if alone and not named:
            if isinstance(data, dict):
                return self.body(data, kind, path)
            names = [field.word for field in words.fields(kind)[:6]]
            return self.wrong(path, Phrase("pack-no-fields", data=plain(data), names=names))
        if isinstance(data, str):
            cls = choices.get(data)
            return self.unknown(data, kind, path) if cls is None else self.body({}, cls, path, data)
        if not isinstance(data, dict):
            return self.wrong(path, Phrase("pack-value-other", data=plain(data), expected=type_name(kind_of(kind))))
        for each, headed in heads.items():
            if each in data and "kind" not in data:
                return self.headed_struct(data, headed, path)
        if old := self.old_form(data, choices):
            self.place.old.append(OldWord(self.place.path + path, *old, form=True))
            key = "pack-old-kind" if old[0] == "kind" else "pack-old-trigger"
            return self.wrong(f"{path}.{old[0]}", Phrase(key, new=old[1] or "none"))
        if len(data) != 1:
            for word in ("when", "effect"):
                if word in data and (begin := [each for each, cls in heads.items() if head_of(cls) == word]):
                    return self.wrong(path, Phrase("pack-no-head", word=word, begin=begin, first=begin[0]))
            there = [str(each) for each in list(data)[:4]]
            return self.wrong(
                path, Phrase("pack-one-word", expected=type_name(kind_of(kind)), n=len(data), there=there)
            )
        word, value = next(iter(data.items()))
        cls = choices.get(word) if isinstance(word, str) else None
        at = f"{path}.{word}"
        if cls is None:
            return self.unknown(str(word), kind, at)
        fields = words.fields(cls)
        if named and value == {}:
            return self.body({}, cls, at, word)
        if not fields:
            return self.wrong(at, Phrase("pack-word-alone", word=word))
        if len(fields) == 1:
            if (
                isinstance(value, dict)
                and set(value) == {fields[0].word}
                and not self.has_form_of(value, fields[0].kind)
            ):
                return self.wrong(at, Phrase("pack-word-direct", word=word, first=fields[0].word))
            found = self.value(value, fields[0].kind, at, False)
            return found if found is FAILED else self.build(cls, {fields[0].name: found}, at)
        if not isinstance(value, dict):
            names = [field.word for field in fields]
            return self.wrong(at, Phrase("pack-word-fields", word=word, names=names, first=fields[0].word))
        return self.body(value, cls, at, word)

    def headed_struct(self, data: dict[object, object], cls: type[Struct], path: str) -> object:
        """Read a struct whose word precedes its most important field, with the others beside it."""
        word, head = snake(cls.__name__), head_of(cls)
        if head in data:
            return self.wrong(f"{path}.{head}", Phrase("pack-word-head", word=word, head=head))
        inside = data[word]
        old = next(iter(inside), "") if isinstance(inside, dict) and len(inside) == 1 else ""
        if head in self.words.old.get(old, ()):
            self.place.old.append(OldWord(f"{self.place.path}{path}.{word}", old, "", wraps=True))
            return self.wrong(f"{path}.{word}.{old}", Phrase("pack-word-head", word=word, head=old))
        plain = {head if name == word else name: value for name, value in data.items()}
        return self.body(plain, cls, path, word, {head: word})

    def old_form(self, data: dict[object, object], choices: Mapping[str, type[Struct]]) -> tuple[str, str] | None:
        """Return the new form of an ability with its kind in a field, or of a trigger with event and timing."""
        words = self.words.old
        kind = data.get("kind")
        if "kind" in words and isinstance(kind, str) and (kind in choices or kind == "delayed"):
            return "kind", old_kind(data, kind)
        if "event" in words and {"event", "timing"} <= data.keys():
            return "event", next(iter(words.get(f"{data['event']} {data['timing']}", ())), "")
        return None

    def unknown_ending(self, word: str, known: list[str], path: str) -> Phrase:
        """Return the end of a sentence about an unknown word: its replacement, or the nearest words."""
        new = next((each for each in self.words.old.get(word, ()) if each in known), None)
        if new is None:
            return nearest(word, known)
        self.place.old.append(OldWord(self.place.path + path, word, new))
        return renamed_ending(new)

    def unknown(self, word: str, kind: type, path: str) -> object:
        known = list(self.words.choices(kind))
        here = type_name(kind_of(kind))
        elsewhere = next((cls for name, cls in self.words.words if name == word), None)
        if elsewhere is not None:
            other = type_name(kind_of(family(elsewhere)))
            return self.wrong(path, Phrase("pack-word-elsewhere", word=word, expected=other, here=here))
        return self.wrong(
            path,
            Phrase("pack-word-unknown", word=word[:60], here=here, close=self.unknown_ending(word[:60], known, path)),
        )

    def body(
        self,
        data: dict[object, object],
        cls: type[Struct],
        path: str,
        word: str = "",
        written: Mapping[str, str] = MappingProxyType({}),
    ) -> object:
        """Read the fields of a struct. `written`: fields under another name."""
        failed = False
        known = len(self.place.old)
        names = self.words.names(cls)
        for each in data:
            if each not in names:
                field = str(each)[:60]
                close = self.unknown_ending(field, sorted(names.difference(written)), f"{path}.{each}")
                said = Phrase("pack-field-unknown", called=_called(cls, word), field=field, close=close)
                self.wrong(f"{path}.{each}", said)
                failed = True
        new = {old.new for old in self.place.old[known:]}  # an old word takes their places
        values: dict[str, object] = {}
        for name, _, default, kind, each in self.words.fields(cls):
            if each in data:
                at = f"{path}.{written.get(each, each)}"
                found = values[name] = self.value(data[each], kind, at, False)
                if found is FAILED:
                    failed = True
            elif default is None and each not in new:
                self.wrong(path, Phrase("pack-field-missing", called=_called(cls, word), field=each))
                failed = True
        return FAILED if failed else self.build(cls, values, path)

    def build(self, cls: type[Struct], values: dict[str, object], path: str) -> object:
        try:
            return cls(**values)
        except (ValueError, BadInput) as error:  # a struct may refuse values in __post_init__
            said = error.phrase if isinstance(error, BadInput) else Phrase("as-written", text=str(error))
            return self.wrong(path, said)


def old_kind(data: Mapping[object, object], kind: str) -> str:
    """Return the new first word of an ability with its kind in a field."""
    if kind == "delayed":
        return "whenever"
    return f"forced_{kind}" if data.get("forced") is True else kind


def _called(cls: type, word: str) -> Arg:
    """Return the name of a struct in messages: its word, if it is written with one."""
    return word or struct_name(cls.__name__)
