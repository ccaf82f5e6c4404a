"""Op trees: what cards do, as immutable typed data. Those that ask somebody are in `choices`.

A tree is compiled once into a flat program of the same ops plus jumps, so that an effect in progress is a program,
a position and its bindings: it can be saved, copied and edited in the middle.
"""

from typing import TYPE_CHECKING

from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.game import MOST_STEPS, Game, endless
from goldenrule.kernel.nodes import AnyGame, Word

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect
    from goldenrule.kernel.several import Several


class Op(Word):
    """A node of an op tree. A leaf carries itself out in `run`; a composite only emits the program of its parts."""

    def emit(self, out: list["Op"]) -> None:
        """Append this op's program. Leaves append themselves."""
        out.append(self)

    def run(self, g: AnyGame, f: "Effect") -> None:
        """Carry out inline, or push frames above the effect, or ask."""
        raise NotImplementedError

    def may_change(self, g: AnyGame, f: "Effect") -> bool:
        """Could carrying it out change the game? Pure; hidden facts count as 'could'."""
        raise NotImplementedError

    def helps(self, g: AnyGame, f: "Effect") -> bool:
        """Is carrying it out now sure to do the seat no harm, with nothing to choose? Pure.

        Proved from what everybody sees; a word that says nothing of it counts as unproved.
        """
        return False

    def several(self, g: AnyGame, f: "Effect") -> "Several | None":
        """Return everything that the open question of the effect asks for, if that is several items. Pure."""
        return None

    def parts(self) -> tuple["Op", ...]:
        """The child ops, in order."""
        return ()


class Mode(Word):
    """One of several things to choose from. `able`: can it be carried out in full?"""

    op: Op
    able: Cond | None = None


class Seq(Op):
    """One after the other, each with its own windows."""

    ops: tuple[Op, ...]

    def emit(self, out: list[Op]) -> None:
        for op in self.ops:
            op.emit(out)

    def may_change(self, g: Game, f: "Effect") -> bool:
        for op in self.ops:  # a loop, because this is asked for every option
            if op.may_change(g, f):
                return True
        return False

    def helps(self, g: Game, f: "Effect") -> bool:
        """Each is looked at as things stand now, and two of a kind may use up together what lasts for one."""
        kinds = [type(op) for op in leaves(self)]
        return len(kinds) == len({*kinds}) and all([op.helps(g, f) for op in self.ops])

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

    def may_change(self, g: Game, f: "Effect") -> bool:
        if self.cond.test(g, f):
            return self.then.may_change(g, f)
        return self.other is not None and self.other.may_change(g, f)

    def helps(self, g: Game, f: "Effect") -> bool:
        return self.then.helps(g, f) and (self.other is None or self.other.helps(g, f))

    def parts(self) -> tuple[Op, ...]:
        return (self.then,) if self.other is None else (self.then, self.other)


class Afterwards(Op):
    """`first`, and if its result meets the condition `then`, else `other`: for texts that look at what was achieved."""

    first: Op
    cond: Cond
    then: Op
    other: Op | None = None

    def emit(self, out: list[Op]) -> None:
        self.first.emit(out)
        If(self.cond, self.then, self.other).emit(out)

    def may_change(self, g: Game, f: "Effect") -> bool:
        if self.first.may_change(g, f):
            return True
        return self.then.may_change(g, f) or (self.other is not None and self.other.may_change(g, f))

    def parts(self) -> tuple[Op, ...]:
        return (self.first, self.then) if self.other is None else (self.first, self.then, self.other)


class ForEach(Op):
    """`do` once for every member of the set, which is listed once at the start; each is bound to `name`."""

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

    def may_change(self, g: Game, f: "Effect") -> bool:
        return bool(useful(g, f, self.of.all(g, f), self.do, self.name, 1))

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

    def may_change(self, g: Game, f: "Effect") -> bool:
        return self.times.eval(g, f) > 0 and self.do.may_change(g, f)

    def parts(self) -> tuple[Op, ...]:
        return (self.do,)


class Bind(Op):
    """Keep a number for later."""

    name: str
    number: Num

    def run(self, g: Game, f: "Effect") -> None:
        f.vars = {**f.vars, self.name: self.number.eval(g, f)}

    def may_change(self, g: Game, f: "Effect") -> bool:
        return False

    def helps(self, g: Game, f: "Effect") -> bool:
        return True


class Nothing(Op):
    """A text that does nothing by itself."""

    def run(self, g: Game, f: "Effect") -> None:
        return

    def may_change(self, g: Game, f: "Effect") -> bool:
        return False

    def helps(self, g: Game, f: "Effect") -> bool:
        return True


def useful(g: Game, f: "Effect", entities: list[int], body: Op, name: str, most: int = 0) -> list[int]:
    """The entities that a body, having them bound to a name, could change the game with; so many if `most` is given."""
    out: list[int] = []
    if not entities:
        return out
    bound = f.vars
    f.vars = {**bound, name: 0}  # while the body is examined; a new set of bindings would cost more than examining it
    try:
        for e in entities:
            f.vars[name] = g.state.ref(e)
            if body.may_change(g, f):
                out.append(e)
                if len(out) == most:
                    break
    finally:
        f.vars = bound
    return out


def leaves(op: Op) -> list[Op]:
    """The ops of a tree that have no parts, in order."""
    parts = op.parts()
    return [leaf for part in parts for leaf in leaves(part)] if parts else [op]


def depth(op: Op) -> int:
    """How many loops lie inside each other, at most: loops in progress keep what is left under names that differ."""
    inner = max([depth(part) for part in op.parts()], default=0)
    return inner + 1 if isinstance(op, (ForEach, Repeat)) else inner


# -- what compiled programs have besides ops -------------------------------------------------------------------------


class Jump(Op):
    by: int

    def run(self, g: Game, f: "Effect") -> None:
        f.pc += self.by
        if self.by < 0:
            g.loops += 1
            if g.loops > MOST_STEPS:
                raise endless([f])

    def may_change(self, g: Game, f: "Effect") -> bool:
        return False


class Unless(Op):
    cond: Cond
    skip: int

    def run(self, g: Game, f: "Effect") -> None:
        if not self.cond.test(g, f):
            f.pc += self.skip

    def may_change(self, g: Game, f: "Effect") -> bool:
        return False


class LoopStart(Op):
    of: Sel
    left: str

    def run(self, g: Game, f: "Effect") -> None:
        ref = g.state.ref
        f.vars = {**f.vars, self.left: tuple(ref(e) for e in self.of.all(g, f))}

    def may_change(self, g: Game, f: "Effect") -> bool:
        return False


class LoopNext(Op):
    name: str
    left: str
    skip: int

    def run(self, g: Game, f: "Effect") -> None:
        left = f.vars[self.left]
        assert isinstance(left, tuple)
        if left:
            f.vars = {**f.vars, self.name: left[0], self.left: left[1:]}
        else:
            f.pc += self.skip

    def may_change(self, g: Game, f: "Effect") -> bool:
        return False


class CountDown(Op):
    name: str
    skip: int

    def run(self, g: Game, f: "Effect") -> None:
        left = f.vars[self.name]
        assert isinstance(left, int)
        if left > 0:
            f.vars = {**f.vars, self.name: left - 1}
        else:
            f.pc += self.skip

    def may_change(self, g: Game, f: "Effect") -> bool:
        return False
