"""Pure expressions of op trees: numbers, conditions, and sets of entities."""

from typing import TYPE_CHECKING, Final

from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.nodes import AnyGame, Word

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect
    from goldenrule.kernel.game import Game

Value = int | tuple[int, ...]
"""What an effect can bind to a name: a number or reference, or several."""


class Num(Word):
    """A number computed from the game and the bindings of an effect. Pure."""

    def eval(self, g: AnyGame, f: "Effect") -> int:
        raise NotImplementedError


class Cond(Word):
    """A condition on the game and the bindings of an effect. Pure."""

    def test(self, g: AnyGame, f: "Effect") -> bool:
        raise NotImplementedError


class Sel(Word):
    """A set of entities, listed in a canonical order. Pure."""

    def all(self, g: AnyGame, f: "Effect") -> list[int]:
        raise NotImplementedError

    def has(self, g: AnyGame, f: "Effect", entity: int) -> bool:
        """Is the entity in the set? Override where listing the set is more work."""
        return entity in self.all(g, f)

    def meant(self, g: AnyGame, f: "Effect", ref: int) -> bool:
        """Was what a reference names, even if it has gone since, in the set? Override where only one card can be."""
        return self.has(g, f, ref & ENTITY_MASK)


LARGEST: Final = 1_000_000
"""Beyond this, up and down, numbers do not grow: whatever a content pack multiplies stays a number that fits."""


def bounded(n: int) -> int:
    return n if -LARGEST <= n <= LARGEST else LARGEST if n > 0 else -LARGEST


class Const(Num):
    n: int

    def eval(self, g: "Game", f: "Effect") -> int:
        return self.n


class Sum(Num):
    parts: tuple[Num, ...]

    def eval(self, g: "Game", f: "Effect") -> int:
        return bounded(sum(p.eval(g, f) for p in self.parts))


class Times(Num):
    left: Num
    right: Num

    def eval(self, g: "Game", f: "Effect") -> int:
        return bounded(self.left.eval(g, f) * self.right.eval(g, f))


class AtMost(Num):
    """The number, or the cap when it is larger."""

    number: Num
    cap: Num

    def eval(self, g: "Game", f: "Effect") -> int:
        return min(self.number.eval(g, f), self.cap.eval(g, f))


class Count(Num):
    """How many entities a selector lists."""

    of: Sel

    def eval(self, g: "Game", f: "Effect") -> int:
        return len(self.of.all(g, f))


class Result(Num):
    """What the operation just before achieved: damage taken, threat placed, cards discarded ..."""

    def eval(self, g: "Game", f: "Effect") -> int:
        return g.ret


class Bound(Num):
    """A number bound earlier in the same effect."""

    name: str

    def eval(self, g: "Game", f: "Effect") -> int:
        value = f.vars.get(self.name, 0)
        return value if isinstance(value, int) else len(value)


class Either(Num):
    """One number while a condition holds, another otherwise."""

    cond: "Cond"
    then: Num
    other: Num

    def eval(self, g: "Game", f: "Effect") -> int:
        return self.then.eval(g, f) if self.cond.test(g, f) else self.other.eval(g, f)


class AtLeast(Cond):
    left: Num
    right: Num

    def test(self, g: "Game", f: "Effect") -> bool:
        return self.left.eval(g, f) >= self.right.eval(g, f)


class Not(Cond):
    cond: Cond

    def test(self, g: "Game", f: "Effect") -> bool:
        return not self.cond.test(g, f)


class All(Cond):
    conds: tuple[Cond, ...]

    def test(self, g: "Game", f: "Effect") -> bool:
        for c in self.conds:  # a loop, because this is asked for every listener
            if not c.test(g, f):
                return False
        return True


class AnyOf(Cond):
    conds: tuple[Cond, ...]

    def test(self, g: "Game", f: "Effect") -> bool:
        for c in self.conds:
            if c.test(g, f):
                return True
        return False


class Exists(Cond):
    of: Sel

    def test(self, g: "Game", f: "Effect") -> bool:
        return bool(self.of.all(g, f))


class It(Sel):
    """The entities bound to a name, as long as they are still the same incarnation."""

    name: str = "it"

    def all(self, g: "Game", f: "Effect") -> list[int]:
        value = f.vars.get(self.name, 0)
        if isinstance(value, int):
            entity = g.state.live(value)
            return [entity] if entity else []
        return [e for e in map(g.state.live, value) if e]


class Union(Sel):
    parts: tuple[Sel, ...]

    def all(self, g: "Game", f: "Effect") -> list[int]:
        out: list[int] = []
        for part in self.parts:
            out += [e for e in part.all(g, f) if e not in out]
        return out


class Except(Sel):
    """The first set without the second."""

    of: Sel
    without: Sel

    def all(self, g: "Game", f: "Effect") -> list[int]:
        gone = self.without.all(g, f)
        return [e for e in self.of.all(g, f) if e not in gone]


class Where(Sel):
    """The members of a set for which a condition holds, the member being bound to `it`."""

    of: Sel
    cond: Cond

    def all(self, g: "Game", f: "Effect") -> list[int]:
        out: list[int] = []
        every = self.of.all(g, f)
        if not every:
            return out
        bound = f.vars
        f.vars = {**bound, "it": 0}  # while the condition is tested, see `ops.useful`
        try:
            for e in every:
                f.vars["it"] = g.state.ref(e)
                if self.cond.test(g, f):
                    out.append(e)
        finally:
            f.vars = bound
        return out
