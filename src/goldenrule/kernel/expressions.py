"""Pure expressions of op trees: numbers, conditions, and sets of entities."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from goldenrule.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect

Value = int | tuple[int, ...]
"""What an effect can bind to a name: a number or reference, or several."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Num:
    """A number computed from the game and the bindings of an effect. Pure."""

    __slots__ = ()

    def eval(self, g: Any, f: "Effect") -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cond:
    """A condition on the game and the bindings of an effect. Pure."""

    __slots__ = ()

    def test(self, g: Any, f: "Effect") -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sel:
    """A set of entities, listed in a canonical order. Pure."""

    __slots__ = ()

    def all(self, g: Any, f: "Effect") -> list[int]:
        raise NotImplementedError

    def has(self, g: Any, f: "Effect", entity: int) -> bool:
        """Is the entity in the set? Override where listing the set is more work."""
        return entity in self.all(g, f)


@dataclass(frozen=True, slots=True)
class Const(Num):
    n: int

    def eval(self, g: Any, f: "Effect") -> int:
        return self.n


@dataclass(frozen=True, slots=True)
class Sum(Num):
    parts: tuple[Num, ...]

    def eval(self, g: Any, f: "Effect") -> int:
        return sum(p.eval(g, f) for p in self.parts)


@dataclass(frozen=True, slots=True)
class Times(Num):
    left: Num
    right: Num

    def eval(self, g: Any, f: "Effect") -> int:
        return self.left.eval(g, f) * self.right.eval(g, f)


@dataclass(frozen=True, slots=True)
class AtMost(Num):
    """The number, or the cap when it is larger."""

    number: Num
    cap: Num

    def eval(self, g: Any, f: "Effect") -> int:
        return min(self.number.eval(g, f), self.cap.eval(g, f))


@dataclass(frozen=True, slots=True)
class Count(Num):
    """How many entities a selector lists."""

    of: Sel

    def eval(self, g: Any, f: "Effect") -> int:
        return len(self.of.all(g, f))


@dataclass(frozen=True, slots=True)
class Result(Num):
    """What the operation just before achieved: damage taken, threat placed, cards discarded ..."""

    def eval(self, g: Any, f: "Effect") -> int:
        return int(g.ret)


@dataclass(frozen=True, slots=True)
class Bound(Num):
    """A number bound earlier in the same effect."""

    name: str

    def eval(self, g: Any, f: "Effect") -> int:
        value = f.vars.get(self.name, 0)
        return value if isinstance(value, int) else len(value)


@dataclass(frozen=True, slots=True)
class Either(Num):
    """One number while a condition holds, another otherwise."""

    cond: "Cond"
    then: Num
    other: Num

    def eval(self, g: Any, f: "Effect") -> int:
        return self.then.eval(g, f) if self.cond.test(g, f) else self.other.eval(g, f)


@dataclass(frozen=True, slots=True)
class AtLeast(Cond):
    left: Num
    right: Num

    def test(self, g: Any, f: "Effect") -> bool:
        return self.left.eval(g, f) >= self.right.eval(g, f)


@dataclass(frozen=True, slots=True)
class Not(Cond):
    cond: Cond

    def test(self, g: Any, f: "Effect") -> bool:
        return not self.cond.test(g, f)


@dataclass(frozen=True, slots=True)
class All(Cond):
    conds: tuple[Cond, ...]

    def test(self, g: Any, f: "Effect") -> bool:
        return all(c.test(g, f) for c in self.conds)


@dataclass(frozen=True, slots=True)
class AnyOf(Cond):
    conds: tuple[Cond, ...]

    def test(self, g: Any, f: "Effect") -> bool:
        return any(c.test(g, f) for c in self.conds)


@dataclass(frozen=True, slots=True)
class Exists(Cond):
    of: Sel

    def test(self, g: Any, f: "Effect") -> bool:
        return bool(self.of.all(g, f))


@dataclass(frozen=True, slots=True)
class Var(Sel):
    """The entities bound to a name, as long as they are still the same incarnation."""

    name: str = "it"

    def all(self, g: Any, f: "Effect") -> list[int]:
        value = f.vars.get(self.name, 0)
        live = g.state.live
        if isinstance(value, int):
            entity = live(value)
            return [entity] if entity else []
        return [e for e in map(live, value) if e]


@dataclass(frozen=True, slots=True)
class Union(Sel):
    parts: tuple[Sel, ...]

    def all(self, g: Any, f: "Effect") -> list[int]:
        out: list[int] = []
        for part in self.parts:
            out += [e for e in part.all(g, f) if e not in out]
        return out


@dataclass(frozen=True, slots=True)
class Except(Sel):
    """The first set without the second."""

    of: Sel
    without: Sel

    def all(self, g: Any, f: "Effect") -> list[int]:
        gone = self.without.all(g, f)
        return [e for e in self.of.all(g, f) if e not in gone]


@dataclass(frozen=True, slots=True)
class Where(Sel):
    """The members of a set for which a condition holds, the member being bound to `it`."""

    of: Sel
    cond: Cond

    def all(self, g: Any, f: "Effect") -> list[int]:
        out = []
        for e in self.of.all(g, f):
            if self.cond.test(g, f.with_var("it", g.state.ref(e))):
                out.append(e)
        return out
