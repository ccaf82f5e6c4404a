"""Classes whose fields are what they declare: `seat: int`, `done: tuple[int, ...] = ()`.

A class need not repeat them in an `__init__`. The module stays interpreted when the kernel is compiled: mypyc makes
native classes of what is declared, gives the defaults itself, and leaves the names in `__mypyc_attrs__`.
"""

import sys
from typing import Any, ClassVar, Final, TypeAlias, dataclass_transform

AnyGame: TypeAlias = Any
"""The game that a hook is called with, which is the one that the frame, word or state belongs to. Each game writes its
hooks for its own type, and a type checker cannot know that the two are the same. What the kernel itself does with a
game names `Game`."""

_put: Final = object.__setattr__


@dataclass_transform(eq_default=False)
class Node:
    """A class with declared fields, those of its base first.

    It may write what it would be given here: a method, or FIELDS, if saves hold the fields in another order.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        held = cls.__dict__
        if "FIELDS" not in held:
            cls.FIELDS = tuple(dict.fromkeys((*cls.FIELDS, *_declared(cls))))
        if "__init__" not in held and not hasattr(cls, "__mypyc_attrs__"):
            _write(cls)

    def __init__(self, *values: Any, **named: Any) -> None:
        """Of native classes and those derived from them: they know their defaults already."""
        for name, value in zip(self.FIELDS, values):
            setattr(self, name, value)
        for name, value in named.items():
            setattr(self, name, value)

    def copy(self) -> Any:
        """The same with the same values: what a field holds is shared, so a list of its own needs another `copy`."""
        return type(self)(*[getattr(self, name) for name in self.FIELDS])


@dataclass_transform(frozen_default=True)
class Word:
    """A word of trees: what cards do, select, count, ask and cost. It never changes, and its fields make it equal.

    Words are made while cards are read, and there are hundreds of classes of them, so these share one `__init__`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    DEFAULTS: ClassVar[dict[str, Any]] = {}
    """Of fields that may be left out; of native classes, which know them, it is empty."""
    __slots__ = ()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__()  # `named` are for type checkers
        names: dict[str, None] = {}
        defaults: dict[str, Any] = {}
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
                delattr(cls, name)  # what stands in the class, too, is slower to read
            if hasattr(cls, name):  # a property of a base gives way to the field
                setattr(cls, name, None)
        cls.FIELDS = tuple(names)
        type.__setattr__(cls, "__match_args__", cls.FIELDS)  # type checkers know it as a final one
        cls.DEFAULTS = defaults

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = self.FIELDS
        given = {**self.DEFAULTS, **dict(zip(fields, values)), **named}
        if len(given) != len(fields) or len(values) > len(fields):
            _refuse(self, given, values)
        for name, value in given.items():
            _put(self, name, value)

    def __setattr__(self, name: str, value: Any) -> None:
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


def types(cls: type[Word]) -> dict[str, Any]:
    """The types of the fields of a word, with their marks, in order. A native class has lost them."""
    found: dict[str, Any] = dict.fromkeys(cls.FIELDS)
    for base in reversed(cls.__mro__):
        for name, kind in getattr(base, "__annotations__", {}).items():
            if name in found:
                found[name] = eval(kind, vars(sys.modules[base.__module__])) if isinstance(kind, str) else kind
    return found


def _values(word: Any) -> list[Any]:
    return [getattr(word, name) for name in word.FIELDS]


def _refuse(word: Word, given: dict[str, Any], values: tuple[Any, ...]) -> None:
    if hasattr(word, "__mypyc_attrs__") and given.keys() <= {*word.FIELDS} and len(values) <= len(word.FIELDS):
        return
    raise TypeError(f"{type(word).__name__} has the fields {word.FIELDS}, and cannot be made of {given}, {values}.")


def _declared(cls: type) -> list[str]:
    native: tuple[str, ...] | None = cls.__dict__.get("__mypyc_attrs__")
    if native is not None:
        return [name for name in native if name != "__dict__"]
    return [name for name, kind in cls.__annotations__.items() if not _of_class(kind)]


def _of_class(kind: Any) -> bool:
    return "ClassVar" in kind if isinstance(kind, str) else getattr(kind, "__origin__", kind) is ClassVar


def _write(cls: type[Node]) -> None:
    """Give a class the `__init__` and the `copy` that would be written by hand, which are the quickest."""
    names = cls.FIELDS
    given = {f"_{name}": getattr(cls, name) for name in names if _has_default(cls, name)}
    head = "".join([f", {name}=_{name}" if f"_{name}" in given else f", {name}" for name in names])
    body = "; ".join([f"self.{name} = {name}" for name in names]) or "pass"
    values = ", ".join([f"self.{name}" for name in names])
    made: dict[str, Any] = {}
    exec(f"def __init__(self{head}): {body}\ndef copy(self): return cls({values})", {"cls": cls, **given}, made)
    for name, function in made.items():
        if name not in cls.__dict__:
            function.__qualname__ = f"{cls.__qualname__}.{name}"
            setattr(cls, name, function)


def _has_default(cls: type, name: str) -> bool:
    """Slots stand in the class under the names of their fields, too."""
    return hasattr(cls, name) and not hasattr(getattr(cls, name), "__set__")
