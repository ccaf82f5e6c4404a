"""Op trees: what cards do, as immutable typed data.

A tree is compiled once into a flat program of the same ops plus jumps, so that an effect in progress is a program,
a position and its bindings: it can be saved, copied and edited in the middle.
"""

from typing import TYPE_CHECKING, Any

from goldenrule.kernel.decisions import DONE, NO, YES, Option
from goldenrule.kernel.expressions import Cond, Num, Sel
from goldenrule.kernel.game import MOST_STEPS, endless
from goldenrule.kernel.nodes import Word

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect


class Op(Word):
    """A node of an op tree. A leaf carries itself out in `run`; a composite only emits the program of its parts."""

    def emit(self, out: list["Op"]) -> None:
        """Append this op's program. Leaves append themselves."""
        out.append(self)

    def run(self, g: Any, f: "Effect") -> None:
        """Carry out inline, or push frames above the effect, or ask."""
        raise NotImplementedError

    def may_change(self, g: Any, f: "Effect") -> bool:
        """Could carrying it out change the game? Pure; hidden facts count as 'could'."""
        raise NotImplementedError

    def parts(self) -> tuple["Op", ...]:
        """The child ops, in order."""
        return ()


class Seq(Op):
    """One after the other, each with its own windows."""

    ops: tuple[Op, ...]

    def emit(self, out: list[Op]) -> None:
        for op in self.ops:
            op.emit(out)

    def may_change(self, g: Any, f: "Effect") -> bool:
        for op in self.ops:  # a loop, because this is asked for every option
            if op.may_change(g, f):
                return True
        return False

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

    def may_change(self, g: Any, f: "Effect") -> bool:
        if self.cond.test(g, f):
            return self.then.may_change(g, f)
        return self.other is not None and self.other.may_change(g, f)

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

    def may_change(self, g: Any, f: "Effect") -> bool:
        if self.first.may_change(g, f):
            return True
        return self.then.may_change(g, f) or (self.other is not None and self.other.may_change(g, f))

    def parts(self) -> tuple[Op, ...]:
        return (self.first, self.then) if self.other is None else (self.first, self.then, self.other)


class ForEach(Op):
    """The body once for every member of the set, which is listed once at the start; each is bound to `name`."""

    of: Sel
    body: Op
    name: str = "it"

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.body.emit(body)
        left = f"{self.name}*{depth(self)}"
        out.append(LoopStart(self.of, left))
        out.append(LoopNext(self.name, left, len(body) + 1))
        out += body
        out.append(Jump(-len(body) - 2))

    def may_change(self, g: Any, f: "Effect") -> bool:
        return bool(useful(g, f, self.of.all(g, f), self.body, self.name, 1))

    def parts(self) -> tuple[Op, ...]:
        return (self.body,)


class Repeat(Op):
    times: Num
    body: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.body.emit(body)
        left = f"repeat*{depth(self)}"
        out.append(Bind(left, self.times))
        out.append(CountDown(left, len(body) + 1))
        out += body
        out.append(Jump(-len(body) - 2))

    def may_change(self, g: Any, f: "Effect") -> bool:
        return self.times.eval(g, f) > 0 and self.body.may_change(g, f)

    def parts(self) -> tuple[Op, ...]:
        return (self.body,)


class Choose(Op):
    """The resolving seat chooses one member of the set, bound to `name`; then the body.

    Only members for which the body could change the game are offered if there is one (MC-CHOOSE-03 in Champions); if
    there is none, the game decides which may be chosen (`Game.open_targets`).
    `by` names the chooser when it is not the resolving seat ("first" = the first player).
    """

    of: Sel
    body: Op
    name: str = "it"
    by: str = ""

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        self.body.emit(out)

    def candidates(self, g: Any, f: "Effect") -> list[int]:
        every = self.of.all(g, f)
        if len(every) < 2:
            return every
        return useful(g, f, every, self.body, self.name) or g.open_targets(every)

    def run(self, g: Any, f: "Effect") -> None:
        answer: Option | None = g.take()
        if answer is None:
            found = self.candidates(g, f)
            if not found:
                f.vars = {**f.vars, self.name: 0}
                return
            f.ask(g, "choose", [("pick", e, 0) for e in g.distinct(found)], g.first_player() if self.by else f.seat)
            return
        f.vars = {**f.vars, self.name: g.state.ref(answer[1])}

    def may_change(self, g: Any, f: "Effect") -> bool:
        return bool(useful(g, f, self.of.all(g, f), self.body, self.name, 1))

    def parts(self) -> tuple[Op, ...]:
        return (self.body,)


class ChooseSome(Op):
    """The resolving seat chooses from `least` to `most` members, one at a time in canonical order, then the body.

    Nothing is chosen when there are fewer than `least`; a text that takes what there is says so in `least`.
    """

    of: Sel
    least: Num
    most: Num
    body: Op
    name: str = "them"

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        self.body.emit(out)

    def run(self, g: Any, f: "Effect") -> None:
        chosen = f.vars.get("chosen", ())
        assert isinstance(chosen, tuple)
        answer: Option | None = g.take()
        if answer is not None and answer[0] == "pick":
            chosen = (*chosen, answer[1])
            f.vars = {**f.vars, "chosen": chosen}  # the set may depend on what has been chosen
        if answer is None or answer[0] == "pick":
            every = self.of.all(g, f)
            most = min(self.most.eval(g, f), len(every))
            least = self.least.eval(g, f)
            rest = every[every.index(chosen[-1]) + 1 :] if chosen else every
            rest = rest[: max(0, len(rest) - max(0, least - len(chosen) - 1))]
            if rest and len(chosen) < most:
                options: list[Option] = [("pick", e, 0) for e in g.distinct(rest)]
                if len(chosen) >= least:
                    options.append(DONE)
                f.ask(g, "choose_some", options, args=(len(chosen), most))
                return
        kept = {k: v for k, v in f.vars.items() if k != "chosen"}
        kept[self.name] = tuple(g.state.ref(e) for e in chosen)
        f.vars = kept
        g.ret = len(chosen)

    def may_change(self, g: Any, f: "Effect") -> bool:
        every = self.of.all(g, f)
        if len(every) < self.least.eval(g, f):
            return False
        refs = tuple(g.state.ref(e) for e in every)
        return self.body.may_change(g, f.with_var(self.name, refs))

    def parts(self) -> tuple[Op, ...]:
        return (self.body,)


class May(Op):
    """The resolving seat may do the body. Asked even when it is the only option."""

    body: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.body.emit(body)
        out.append(AskMay(self.body, len(body)))
        out += body

    def may_change(self, g: Any, f: "Effect") -> bool:
        return self.body.may_change(g, f)

    def parts(self) -> tuple[Op, ...]:
        return (self.body,)


class Mode(Word):
    """One of several things to choose from. `able`: can it be carried out in full?"""

    op: Op
    able: Cond | None = None


class ChooseMode(Op):
    """The resolving seat chooses one of several ops. The game decides which may be chosen (`Game.open_modes`)."""

    modes: tuple[Mode, ...]

    def emit(self, out: list[Op]) -> None:
        bodies: list[list[Op]] = []
        for mode in self.modes:
            body: list[Op] = []
            mode.op.emit(body)
            bodies.append(body)
        starts: list[int] = []
        total = 0
        for body in bodies:
            starts.append(total)
            total += len(body) + 1
        out.append(AskMode(self.modes, tuple(starts), total))
        position = 0
        for body in bodies:
            position += len(body) + 1
            out += body
            out.append(Jump(total - position))

    def may_change(self, g: Any, f: "Effect") -> bool:
        return any(m.op.may_change(g, f) for m in self.modes)

    def parts(self) -> tuple[Op, ...]:
        return tuple(m.op for m in self.modes)


class Bind(Op):
    """Keep a number for later."""

    name: str
    number: Num

    def run(self, g: Any, f: "Effect") -> None:
        f.vars = {**f.vars, self.name: self.number.eval(g, f)}

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


class Nothing(Op):
    """A text that does nothing by itself."""

    def run(self, g: Any, f: "Effect") -> None:
        return

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


def useful(g: Any, f: "Effect", entities: list[int], body: Op, name: str, most: int = 0) -> list[int]:
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


def depth(op: Op) -> int:
    """How many loops lie inside each other, at most: loops in progress keep what is left under names that differ."""
    inner = max([depth(part) for part in op.parts()], default=0)
    return inner + 1 if isinstance(op, (ForEach, Repeat)) else inner


# -- what compiled programs have besides ops -------------------------------------------------------------------------


class Jump(Op):
    by: int

    def run(self, g: Any, f: "Effect") -> None:
        f.pc += self.by
        if self.by < 0:
            g.loops += 1
            if g.loops > MOST_STEPS:
                raise endless([f])

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


class Unless(Op):
    cond: Cond
    skip: int

    def run(self, g: Any, f: "Effect") -> None:
        if not self.cond.test(g, f):
            f.pc += self.skip

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


class LoopStart(Op):
    of: Sel
    left: str

    def run(self, g: Any, f: "Effect") -> None:
        ref = g.state.ref
        f.vars = {**f.vars, self.left: tuple(ref(e) for e in self.of.all(g, f))}

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


class LoopNext(Op):
    name: str
    left: str
    skip: int

    def run(self, g: Any, f: "Effect") -> None:
        left = f.vars[self.left]
        assert isinstance(left, tuple)
        if left:
            f.vars = {**f.vars, self.name: left[0], self.left: left[1:]}
        else:
            f.pc += self.skip

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


class CountDown(Op):
    name: str
    skip: int

    def run(self, g: Any, f: "Effect") -> None:
        left = f.vars[self.name]
        assert isinstance(left, int)
        if left > 0:
            f.vars = {**f.vars, self.name: left - 1}
        else:
            f.pc += self.skip

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


class AskMay(Op):
    body: Op
    skip: int

    def run(self, g: Any, f: "Effect") -> None:
        answer = g.take()
        if answer is None:
            if not self.body.may_change(g, f):
                f.pc += self.skip
                return
            f.ask(g, "may", [YES, NO])
            return
        if answer == NO:
            f.pc += self.skip

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False


class AskMode(Op):
    modes: tuple[Mode, ...]
    starts: tuple[int, ...]
    total: int

    def run(self, g: Any, f: "Effect") -> None:
        answer = g.take()
        if answer is None:
            options: list[Option] = [("mode", 0, i) for i in g.open_modes(f, self.modes)]
            if not options:
                f.pc += self.total
                return
            f.ask(g, "mode", options)
            return
        f.pc += self.starts[answer[2]]

    def may_change(self, g: Any, f: "Effect") -> bool:
        return False
