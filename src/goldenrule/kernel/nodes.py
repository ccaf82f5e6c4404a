"""Classes with declared fields: `seat: int`, `done: tuple[int, ...] = ()`.

They need no `__init__`. The module stays interpreted when the kernel is compiled: mypyc makes native classes from the
declarations, sets the defaults itself, and leaves the names in `__mypyc_attrs__`.
"""

import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, Self, TypeAlias, dataclass_transform

from goldenrule.kernel.entities import Serials
from goldenrule.kernel.fields import Mark, copying_code, marks_of, owned_records_code, renaming_code

AnyGame: TypeAlias = Any
"""The game that a hook is called with, which is the one that the frame, word or state belongs to. Each game writes its
hooks for its own type, and a type checker cannot know that the two are the same. What the kernel itself does with a
game names `Game`."""

_put: Final = object.__setattr__


@dataclass_transform(eq_default=False)
class Node:
    """A record: a class with declared fields, those of its base first.

    Constructor, copies, renaming of cards, saves and position checks follow from the fields and their types (see
    `fields`). A method is generated on its first call, unless the class defines its own.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of the fields, in the order of the constructor and of saves."""
    UNSAVED: ClassVar[frozenset[str]] = frozenset()
    """Fields with notes of the running process."""
    __slots__ = ()

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__(**named)
        held = cls.__dict__
        own = _declared(cls)
        cls.FIELDS = tuple(dict.fromkeys((*cls.FIELDS, *own)))
        if "__mypyc_attrs__" in held:
            return  # the build has written the methods
        slots = held.get("__slots__", ())
        if slots and {*slots} != {*own}:
            raise TypeError(f"{cls.__name__} has the fields {own}, and slots for {slots}.")
        types = cls.__annotations__
        cls.UNSAVED = cls.UNSAVED | {name for name in own if Mark.UNSAVED in marks_of(types[name])}
        write_on_call(cls, "__init__", partial(write_init, cls))
        write_on_call(cls, "copy", partial(write_copy, cls))

    def __init__(self, *values: object, **named: object) -> None:
        raise TypeError(f"{type(self).__name__} declares no fields.")

    def copy(self) -> Self:
        """Return a copy, with copies of its lists and records. Each subclass gets its own method."""
        raise NotImplementedError

    def __repr__(self) -> str:
        fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.FIELDS])
        return f"{type(self).__name__}({fields})"

    def renumber(self, game: AnyGame, to: Serials) -> None:
        """Rename cards to their new serials in every field whose type names cards."""
        cls = type(self)
        rename = _renamers.get(cls)
        if rename is None:
            rename = _renamers[cls] = _made(cls, write_renumber(cls), "renumber")
        rename(self, game, to)

    def renumbered(self, game: AnyGame, to: Serials) -> Self:
        """Return the record with the new serials; itself if nothing changes."""
        cls = type(self)
        rename = _copying_renamers.get(cls)
        if rename is None:
            rename = _copying_renamers[cls] = _made(cls, write_renumbered(cls), "renumbered")
        new: Self = rename(self, game, to)
        return new

    @classmethod
    def types(cls) -> dict[str, object]:
        """Return the types of the fields, with their marks, in order."""
        return types(cls)

    @classmethod
    def names_cards(cls) -> bool:
        """May a field name a card?"""
        return cls.renumber is not Node.renumber or any([renaming_code(kind, "_") for kind in cls.types().values()])


_renamers: Final[dict[type, Callable[..., None]]] = {}
_copying_renamers: Final[dict[type, Callable[..., Any]]] = {}
_native: Final[dict[type, tuple[dict[str, str], dict[str, object]]]] = {}
"""The fields of native classes: their types as written in the module, and their defaults."""


def keep_fields(cls: type[Node], types: dict[str, str], defaults: dict[str, object]) -> None:
    """Keep the declarations of a native class, which mypyc drops. The build adds a call after every class."""
    _native[cls] = types, defaults
    cls.UNSAVED = frozenset([name for name, kind in cls.types().items() if Mark.UNSAVED in marks_of(kind)])


def defaults(cls: type[Node]) -> dict[str, object]:
    """Return the defaults of the fields that have one."""
    found: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        declared, given = _native.get(base) or (getattr(base, "__annotations__", {}), vars(base))
        for name in declared:
            found.pop(name, None)
            if name in given and not hasattr(given[name], "__set__"):  # slots are in the class, too
                found[name] = given[name]
    return {name: value for name, value in found.items() if name in cls.FIELDS}


@dataclass_transform(frozen_default=True)
class Word:
    """A word of op trees: an effect, selector, number, condition or cost. Immutable, and equal by its fields.

    Hundreds of classes of words are made while cards are read, so they share one `__init__`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    DEFAULTS: ClassVar[dict[str, object]] = {}
    """Defaults of optional fields; empty for native classes, which have them."""
    __slots__ = ()

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__()  # `named` are for type checkers
        names: dict[str, None] = {}
        defaults: dict[str, object] = {}
        for base in reversed(cls.__bases__):
            if issubclass(base, Word):
                names.update(dict.fromkeys(base.FIELDS))
                defaults.update(base.DEFAULTS)
        held = cls.__dict__
        for name in _declared(cls):
            names[name] = None
            if "__mypyc_attrs__" in held:
                continue
            defaults.pop(name, None)
            if name in held:
                defaults[name] = held[name]
                delattr(cls, name)  # what is in the class, too, is slower to read
            if hasattr(cls, name):  # a property of a base gives way to the field
                setattr(cls, name, None)
        cls.FIELDS = tuple(names)
        type.__setattr__(cls, "__match_args__", cls.FIELDS)  # type checkers know it as a final one
        cls.DEFAULTS = defaults

    def __init__(self, *values: object, **named: object) -> None:
        fields = self.FIELDS
        given = {**self.DEFAULTS, **dict(zip(fields, values)), **named}
        if len(given) != len(fields) or len(values) > len(fields):
            _refuse(self, given, values)
        for name, value in given.items():
            _put(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is a word, which never changes: {name!r} cannot be set.")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and _values(self) == _values(other)

    def __hash__(self) -> int:
        found: int | None = getattr(self, "_hash", None)
        if found is None:
            found = hash((type(self), *_values(self)))
            _put(self, "_hash", found)
        return found

    def __repr__(self) -> str:
        fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.FIELDS])
        return f"{type(self).__name__}({fields})"


def types(cls: type[Word] | type[Node]) -> dict[str, object]:
    """Return the types of the fields of a record or word, with their marks, in order."""
    found: dict[str, object] = dict.fromkeys(cls.FIELDS)
    for base in reversed(cls.__mro__):
        for name, kind in _annotations(base).items():
            if name in found:
                found[name] = eval(kind, vars(sys.modules[base.__module__])) if isinstance(kind, str) else kind
    return found


def _annotations(cls: type) -> Mapping[str, object]:
    return _native[cls][0] if cls in _native else getattr(cls, "__annotations__", None) or {}


def _values(word: Word) -> list[object]:
    return [getattr(word, name) for name in word.FIELDS]


def _refuse(word: Word, given: dict[str, object], values: tuple[object, ...]) -> None:
    if hasattr(word, "__mypyc_attrs__") and given.keys() <= {*word.FIELDS} and len(values) <= len(word.FIELDS):
        return
    raise TypeError(f"{type(word).__name__} has the fields {word.FIELDS}, and cannot be made of {given}, {values}.")


def _declared(cls: type) -> list[str]:
    native: tuple[str, ...] | None = cls.__dict__.get("__mypyc_attrs__")
    if native is not None:
        return [name for name in native if name != "__dict__"]
    return [name for name, kind in cls.__annotations__.items() if not _of_class(kind)]


def _of_class(kind: object) -> bool:
    return "ClassVar" in kind if isinstance(kind, str) else getattr(kind, "__origin__", kind) is ClassVar


# -- the text of records -----------------------------------------------------------------------------------------------


def write_init(cls: type[Node]) -> str:
    """Return the source of the constructor: every field is an argument. Its defaults are `_field`."""
    names, given = cls.FIELDS, defaults(cls)
    head = "".join([f", {name}=_{name}" if name in given else f", {name}" for name in names])
    return f"def __init__(self{head}): {'; '.join([f'self.{name} = {name}' for name in names]) or 'pass'}"


def write_copy(cls: type[Node]) -> str:
    """Return the source of `copy`."""
    values = [copying_code(kind, f"self.{name}") for name, kind in cls.types().items()]
    return f"def copy(self): return cls({', '.join(values)})"


def write_renumber(cls: type[Node]) -> str:
    """Return the source of `renumber`: records that this one owns are renumbered in place."""
    lines = ["def renumber(self, g, to):", "    pass"]
    for name, kind in cls.types().items():
        value = f"self.{name}"
        owned = owned_records_code(kind, value)
        if owned:
            lines.append(f"    for each in {owned}: each.renumber(g, to)")
        elif new := renaming_code(kind, value):
            lines.append(f"    if {value}: {value} = {new}")
    return "\n".join(lines)


def write_renumbered(cls: type[Node]) -> str:
    """Return the source of `renumbered`: the record itself does not change."""
    new = {name: value for name, kind in cls.types().items() if (value := renaming_code(kind, f"self.{name}"))}
    lines = ["def renumbered(self, g, to):"]
    lines += [f"    {name} = {value} if self.{name} else self.{name}" for name, value in new.items()]
    lines += [f"    if {' and '.join([f'{name} == self.{name}' for name in new]) or True}: return self"]
    lines += ["    new = self.copy()", *[f"    new.{name} = {name}" for name in new], "    return new"]
    return "\n".join(lines)


def write_on_call(cls: type[Node], method: str, write: Callable[[], str]) -> None:
    """Give a class a method that is generated on its first call; `write` returns its source."""
    if method in cls.__dict__:
        return

    def first(self: Node, *values: object, **named: object) -> object:
        function = _made(cls, write(), method)
        function.__qualname__ = f"{cls.__qualname__}.{method}"
        setattr(cls, method, function)
        return function(self, *values, **named)

    setattr(cls, method, first)


def _made(cls: type[Node], text: str, method: str) -> Any:
    made: dict[str, object] = {}
    exec(text, {"cls": cls, **{f"_{name}": value for name, value in defaults(cls).items()}}, made)
    return made[method]
