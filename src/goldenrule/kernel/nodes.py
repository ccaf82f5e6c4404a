"""Classes whose fields are what they declare: `seat: int`, `done: tuple[int, ...] = ()`.

A class need not repeat them in an `__init__`. The module stays interpreted when the kernel is compiled: mypyc makes
native classes of what is declared, gives the defaults itself, and leaves the names in `__mypyc_attrs__`.
"""

from typing import Any, ClassVar, dataclass_transform


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
        native = held.get("__mypyc_attrs__")
        if "FIELDS" not in held:
            own = _declared(cls) if native is None else [name for name in native if name != "__dict__"]
            cls.FIELDS = tuple(dict.fromkeys((*cls.FIELDS, *own)))
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


def _declared(cls: type) -> list[str]:
    return [name for name, kind in cls.__annotations__.items() if "ClassVar" not in str(kind)]


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
