"""Op trees: effects of cards as immutable typed data. Ops that ask a seat are in `choices`.

A tree is compiled once into a flat program of the same ops plus jumps, so that an effect in progress is a program,
a position and its bindings: it can be saved, copied and edited in the middle.
"""

from typing import TYPE_CHECKING

from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.game import MOST_STEPS, Game, endless
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame, Word

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect
    from goldenrule.kernel.several import Several


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Word):
    """A node of an op tree. A leaf runs; a composite only emits the program of its parts."""

    def emit(self, out: list["Op"]) -> None:
        """Append this op's program. Leaves append themselves."""
        out.append(self)

    def run(self, game: AnyGame, effect: "Effect") -> None:
        """Carry it out, push frames above the effect, or ask."""
        raise NotImplementedError

    def may_change(self, game: AnyGame, effect: "Effect") -> bool:
        """Could it change the game? Pure; hidden facts count as "could"."""
        raise NotImplementedError

    def helps(self, game: AnyGame, effect: "Effect") -> bool:
        """Is it now certain to help the seat, without a choice? Pure.

        The proof uses only open information; a word without this method counts as unproved.
        """
        return False

    def several(self, game: AnyGame, effect: "Effect") -> "Several | None":
        """Return everything that the open question of the effect asks for, if that is several items. Pure."""
        return None

    def parts(self) -> tuple["Op", ...]:
        """Return the child ops, in order."""
        return ()


class Mode(Word):
    """One of several modes to choose from. `able`: can it be carried out in full?"""

    op: Op
    able: Cond | None = None


class Seq(Op):
    """Several ops in order, each with its own windows."""

    ops: tuple[Op, ...]

    def emit(self, out: list[Op]) -> None:
        for op in self.ops:
            op.emit(out)

    def may_change(self, game: Game, effect: "Effect") -> bool:
        for op in self.ops:  # a loop, because this is asked for every option
            if op.may_change(game, effect):
                return True
        return False

    def helps(self, game: Game, effect: "Effect") -> bool:
        """Check each op in the current position; two of a kind may need more than is there."""
        kinds = [type(op) for op in leaves(self)]
        return len(kinds) == len({*kinds}) and all([op.helps(game, effect) for op in self.ops])

    def parts(self) -> tuple[Op, ...]:
        return self.ops


class If(Op):
    cond: Cond
    then: Op
    other: Op | None = None

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.then.emit(body)
        rest: list[Op] = []
        if self.other is not None:
            self.other.emit(rest)
            body.append(Jump(len(rest)))
        out.append(Unless(self.cond, len(body)))
        out += body + rest

    def may_change(self, game: Game, effect: "Effect") -> bool:
        if self.cond.test(game, effect):
            return self.then.may_change(game, effect)
        return self.other is not None and self.other.may_change(game, effect)

    def helps(self, game: Game, effect: "Effect") -> bool:
        return self.then.helps(game, effect) and (self.other is None or self.other.helps(game, effect))

    def parts(self) -> tuple[Op, ...]:
        return (self.then,) if self.other is None else (self.then, self.other)


class Afterwards(Op):
    """An op that depends on the result of `first`: `then` if the result meets the condition, else `other`."""

    first: Op
    cond: Cond
    then: Op
    other: Op | None = None

    def emit(self, out: list[Op]) -> None:
        self.first.emit(out)
        If(self.cond, self.then, self.other).emit(out)

    def may_change(self, game: Game, effect: "Effect") -> bool:
        if self.first.may_change(game, effect):
            return True
        return self.then.may_change(game, effect) or (self.other is not None and self.other.may_change(game, effect))

    def parts(self) -> tuple[Op, ...]:
        return (self.first, self.then) if self.other is None else (self.first, self.then, self.other)


class ForEach(Op):
    """A loop: `do` once for every member of the set at the start; each is bound to `name`."""

    of: Sel
    do: Op
    name: str = "it"

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.do.emit(body)
        left = f"{self.name}*{depth(self)}"
        out.append(LoopStart(self.of, left))
        out.append(LoopNext(self.name, left, len(body) + 1))
        out += body
        out.append(Jump(-len(body) - 2))

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return bool(useful(game, effect, self.of.all(game, effect), self.do, self.name, 1))

    def parts(self) -> tuple[Op, ...]:
        return (self.do,)


class Repeat(Op):
    times: Num
    do: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.do.emit(body)
        left = f"repeat*{depth(self)}"
        out.append(Bind(left, self.times))
        out.append(CountDown(left, len(body) + 1))
        out += body
        out.append(Jump(-len(body) - 2))

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return self.times.eval(game, effect) > 0 and self.do.may_change(game, effect)

    def parts(self) -> tuple[Op, ...]:
        return (self.do,)


class Bind(Op):
    """A number bound to a name for later."""

    name: str
    number: Num

    def run(self, game: Game, effect: "Effect") -> None:
        effect.vars = {**effect.vars, self.name: self.number.eval(game, effect)}

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False

    def helps(self, game: Game, effect: "Effect") -> bool:
        return True


class Nothing(Op):
    """An op without an effect of its own."""

    def run(self, game: Game, effect: "Effect") -> None:
        return

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False

    def helps(self, game: Game, effect: "Effect") -> bool:
        return True


def useful(game: Game, effect: "Effect", entities: list[int], body: Op, name: str, most: int = 0) -> list[int]:
    """Return the entities with which `body` could change the game, at most `most`; each is bound to `name`."""
    out: list[int] = []
    if not entities:
        return out
    bound = effect.vars
    effect.vars = {**bound}  # while the body is examined; an effect for each would cost more than examining it
    try:
        for e in entities:
            effect.vars[name] = game.state.ref(e)
            if body.may_change(game, effect):
                out.append(e)
                if len(out) == most:
                    break
    finally:
        effect.vars = bound
    return out


def leaves(op: Op) -> list[Op]:
    """Yield the ops of a tree without parts, in order."""
    parts = op.parts()
    return [leaf for part in parts for leaf in leaves(part)] if parts else [op]


def depth(op: Op) -> int:
    """Return the deepest nesting of loops; loops in progress keep their remaining members under different names."""
    inner = max([depth(part) for part in op.parts()], default=0)
    return inner + 1 if isinstance(op, (ForEach, Repeat)) else inner


# -- what compiled programs have besides ops -------------------------------------------------------------------------


class Jump(Op):
    by: int

    def run(self, game: Game, effect: "Effect") -> None:
        effect.pc += self.by
        if self.by < 0:
            game.loops += 1
            if game.loops > MOST_STEPS:
                raise endless([effect])

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False


class Unless(Op):
    cond: Cond
    skip: int

    def run(self, game: Game, effect: "Effect") -> None:
        if not self.cond.test(game, effect):
            effect.pc += self.skip

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False


class LoopStart(Op):
    of: Sel
    left: str

    def run(self, game: Game, effect: "Effect") -> None:
        ref = game.state.ref
        effect.vars = {**effect.vars, self.left: tuple(ref(e) for e in self.of.all(game, effect))}

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False


class LoopNext(Op):
    name: str
    left: str
    skip: int

    def run(self, game: Game, effect: "Effect") -> None:
        left = effect.vars[self.left]
        assert isinstance(left, tuple)
        if left:
            effect.vars = {**effect.vars, self.name: left[0], self.left: left[1:]}
        else:
            effect.pc += self.skip

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False


class CountDown(Op):
    name: str
    skip: int

    def run(self, game: Game, effect: "Effect") -> None:
        left = effect.vars[self.name]
        assert isinstance(left, int)
        if left > 0:
            effect.vars = {**effect.vars, self.name: left - 1}
        else:
            effect.pc += self.skip

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False
