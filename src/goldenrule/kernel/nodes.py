"""Classes with declared fields: `seat: int`, `done: tuple[int, ...] = ()`.

They need no `__init__`. This module stays interpreted in the compiled build. mypyc makes native classes from the
declarations, but keeps only the names of the fields, in `__mypyc_attrs__`: the build adds calls of `keep_fields`.
"""

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
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
        own = _declared(cls)
        cls.FIELDS = tuple(dict.fromkeys((*cls.FIELDS, *own)))
        if is_native(cls):
            return  # the build has written the methods
        slots = cls.__dict__.get("__slots__", ())
        if slots and {*slots} != {*own}:
            raise TypeError(f"{cls.__name__} has the fields {[*own]}, and slots for {slots}.")
        cls.UNSAVED = cls.UNSAVED | {name for name, kind in own.items() if Mark.UNSAVED in marks_of(kind)}
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
_native: Final[dict[type, tuple[dict[str, object], dict[str, object]]]] = {}
"""The fields of native classes: their types as written in the module, and their defaults."""


def is_native(cls: type) -> bool:
    """Has mypyc compiled the class?"""
    return "__mypyc_attrs__" in cls.__dict__


def keep_fields(
    cls: type, doc: str, types: dict[str, object], defaults: dict[str, object], unsaved: frozenset[str] = frozenset()
) -> None:
    """Keep the text and the declarations of a native class, which mypyc drops. The build adds a call after each."""
    cls.__doc__ = doc
    _native[cls] = types, defaults
    cls.__init_subclass__()  # again: mypyc has called it without the declarations
    if issubclass(cls, Node):
        cls.UNSAVED = unsaved


def defaults(cls: type[Node]) -> dict[str, object]:
    """Return the defaults of the fields that have one."""
    found: dict[str, object] = {}
    for base in reversed(cls.__mro__):
        declared, given = _native.get(base) or (_annotations(base), vars(base))
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
    """Defaults of optional fields."""
    __slots__ = ()

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__()  # `named` are for type checkers
        names: dict[str, None] = {}
        defaults: dict[str, object] = {}
        for base in reversed(cls.__bases__):
            if issubclass(base, Word):
                names.update(dict.fromkeys(base.FIELDS))
                defaults.update(base.DEFAULTS)
        own = _declared(cls)
        _take_defaults(cls, own, names, defaults)
        cls.FIELDS = tuple(dict.fromkeys((*names, *own)))
        type.__setattr__(cls, "__match_args__", cls.FIELDS)  # type checkers know it as a final one
        cls.DEFAULTS = defaults

    def __init__(self, *values: object, **named: object) -> None:
        fields = self.FIELDS
        given = {**self.DEFAULTS, **dict(zip(fields, values)), **named}
        if len(given) != len(fields) or len(values) > len(fields):
            raise TypeError(f"{type(self).__name__} has the fields {fields}, and cannot be made of {given}, {values}.")
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


def _take_defaults(cls: type[Word], own: Collection[str], inherited: Collection[str], into: dict[str, object]) -> None:
    """Move the defaults of a word's own fields out of its class, where they would make reading the fields slower."""
    native = _native.get(cls)
    held = native[1] if native else cls.__dict__
    for name in own:
        into.pop(name, None)
        if name in held:
            into[name] = held[name]
            if not native:
                delattr(cls, name)
        if not native and name not in inherited and hasattr(cls, name):  # a property of a base gives way to the field
            setattr(cls, name, None)


def _declared(cls: type) -> Mapping[str, object]:
    """Return the types of the fields that a class declares itself."""
    if is_native(cls):
        return _annotations(cls)
    return {name: kind for name, kind in cls.__annotations__.items() if not _of_class(kind)}


def _of_class(kind: object) -> bool:
    return "ClassVar" in kind if isinstance(kind, str) else getattr(kind, "__origin__", kind) is ClassVar


# -- the text of records -----------------------------------------------------------------------------------------------


def write_init(cls: type[Node], arguments: Sequence[str] = ()) -> str:
    """Return the source of the constructor: every field is an argument. Without `arguments`, defaults are `_field`."""
    names, given = cls.FIELDS, defaults(cls)
    head = arguments or [f"{name}=_{name}" if name in given else name for name in names]
    body = "; ".join([f"self.{name} = {name}" for name in names]) or "pass"
    return f"def __init__({', '.join(['self', *head])}): {body}"


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
