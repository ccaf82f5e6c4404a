"""Pure expressions of op trees: numbers, conditions, and sets of entities."""

from typing import TYPE_CHECKING, Final

from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame, Word

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect
    from goldenrule.kernel.game import Game

Value = int | tuple[int, ...]
"""A value that an effect can bind to a name: numbers or references."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Num(Word):
    """A number computed from the game and the bindings of an effect. Pure."""

    def eval(self, game: AnyGame, effect: "Effect") -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Cond(Word):
    """A condition on the game and the bindings of an effect. Pure."""

    def test(self, game: AnyGame, effect: "Effect") -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sel(Word):
    """A set of entities, listed in a canonical order. Pure."""

    def all(self, game: AnyGame, effect: "Effect") -> list[int]:
        raise NotImplementedError

    def has(self, game: AnyGame, effect: "Effect", entity: int) -> bool:
        """Is the entity in the set? Override this if listing the set costs more."""
        return entity in self.all(game, effect)

    def has_ref(self, game: AnyGame, effect: "Effect", ref: int) -> bool:
        """Was a reference, even of a card that has left, in the set? Override this for sets of one card."""
        return self.has(game, effect, ref & ENTITY_MASK)


LARGEST: Final = 1_000_000
"""The limit of computed numbers, up and down, so that a content pack cannot overflow them."""


def check_range(value: int) -> int:
    return value if -LARGEST <= value <= LARGEST else LARGEST if value > 0 else -LARGEST


class Const(Num):
    n: int

    def eval(self, game: "Game", effect: "Effect") -> int:
        return self.n


class Sum(Num):
    parts: tuple[Num, ...]

    def eval(self, game: "Game", effect: "Effect") -> int:
        return check_range(sum(p.eval(game, effect) for p in self.parts))


class Times(Num):
    left: Num
    right: Num

    def eval(self, game: "Game", effect: "Effect") -> int:
        return check_range(self.left.eval(game, effect) * self.right.eval(game, effect))


class AtMost(Num):
    """The number, at most the cap."""

    number: Num
    cap: Num

    def eval(self, game: "Game", effect: "Effect") -> int:
        return min(self.number.eval(game, effect), self.cap.eval(game, effect))


class Count(Num):
    """The number of entities in a set."""

    of: Sel

    def eval(self, game: "Game", effect: "Effect") -> int:
        return len(self.of.all(game, effect))


class Result(Num):
    """The result of the previous op: damage taken, threat placed, cards discarded ..."""

    def eval(self, game: "Game", effect: "Effect") -> int:
        return game.ret


class Bound(Num):
    """A number bound earlier in the same effect."""

    name: str

    def eval(self, game: "Game", effect: "Effect") -> int:
        value = effect.vars.get(self.name, 0)
        return value if isinstance(value, int) else len(value)


class Either(Num):
    """One number while a condition holds, another otherwise."""

    cond: "Cond"
    then: Num
    other: Num

    def eval(self, game: "Game", effect: "Effect") -> int:
        return self.then.eval(game, effect) if self.cond.test(game, effect) else self.other.eval(game, effect)


class AtLeast(Cond):
    left: Num
    right: Num

    def test(self, game: "Game", effect: "Effect") -> bool:
        return self.left.eval(game, effect) >= self.right.eval(game, effect)


class Not(Cond):
    cond: Cond

    def test(self, game: "Game", effect: "Effect") -> bool:
        return not self.cond.test(game, effect)


class All(Cond):
    conds: tuple[Cond, ...]

    def test(self, game: "Game", effect: "Effect") -> bool:
        for c in self.conds:  # a loop, because this is asked for every listener
            if not c.test(game, effect):
                return False
        return True


class AnyOf(Cond):
    conds: tuple[Cond, ...]

    def test(self, game: "Game", effect: "Effect") -> bool:
        for c in self.conds:
            if c.test(game, effect):
                return True
        return False


class Exists(Cond):
    of: Sel

    def test(self, game: "Game", effect: "Effect") -> bool:
        return bool(self.of.all(game, effect))


class It(Sel):
    """The entities bound to a name, as long as they are still the same incarnation."""

    name: str = "it"

    def all(self, game: "Game", effect: "Effect") -> list[int]:
        value = effect.vars.get(self.name, 0)
        if isinstance(value, int):
            entity = game.state.live(value)
            return [entity] if entity else []
        return [e for e in map(game.state.live, value) if e]


class Union(Sel):
    parts: tuple[Sel, ...]

    def all(self, game: "Game", effect: "Effect") -> list[int]:
        out: list[int] = []
        for part in self.parts:
            out += [e for e in part.all(game, effect) if e not in out]
        return out


class Except(Sel):
    """The first set without the second."""

    of: Sel
    without: Sel

    def all(self, game: "Game", effect: "Effect") -> list[int]:
        gone = self.without.all(game, effect)
        return [e for e in self.of.all(game, effect) if e not in gone]


class Where(Sel):
    """The members of a set for which a condition holds, the member being bound to `it`."""

    of: Sel
    cond: Cond

    def all(self, game: "Game", effect: "Effect") -> list[int]:
        out: list[int] = []
        every = self.of.all(game, effect)
        if not every:
            return out
        bound = effect.vars
        effect.vars = {**bound}  # while the condition is tested, see `ops.useful`
        try:
            for e in every:
                effect.vars["it"] = game.state.ref(e)
                if self.cond.test(game, effect):
                    out.append(e)
        finally:
            effect.vars = bound
        return out

    def has(self, game: "Game", effect: "Effect", entity: int) -> bool:
        if not self.of.has(game, effect, entity):
            return False
        return self.cond.test(game, effect.with_var("it", game.state.ref(entity)))
