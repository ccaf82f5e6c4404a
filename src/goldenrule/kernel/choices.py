"""Choices of a seat within an effect: members of a set, one of several ops, or whether to do something."""

from typing import TYPE_CHECKING

from goldenrule.kernel.decisions import DONE, NO, YES, Option
from goldenrule.kernel.expressions import Num, Sel
from goldenrule.kernel.game import Game
from goldenrule.kernel.ops import Jump, Mode, Op, useful
from goldenrule.kernel.several import Several, remaining

if TYPE_CHECKING:
    from goldenrule.kernel.effects import Effect


class Choose(Op):
    """The choice of one member of the set by the resolving seat, bound to `name`; then `do`.

    If `do` could change the game with some members, only these are offered; otherwise the game decides which members
    may be chosen (`Game.open_targets`). `by` names another chooser ("first": the first player).
    """

    of: Sel
    do: Op
    name: str = "it"
    by: str = ""

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        self.do.emit(out)

    def candidates(self, game: Game, effect: "Effect") -> list[int]:
        every = self.of.all(game, effect)
        if len(every) < 2:
            return every
        return useful(game, effect, every, self.do, self.name) or game.open_targets(every)

    def run(self, game: Game, effect: "Effect") -> None:
        answer = game.answer
        if answer is None:
            found = self.candidates(game, effect)
            if not found:
                effect.vars = {**effect.vars, self.name: 0}
                return
            effect.ask(
                game,
                "choose",
                [("pick", e, 0) for e in game.distinct(found)],
                game.first_player() if self.by else effect.seat,
            )
            return
        game.answer = None
        effect.vars = {**effect.vars, self.name: game.state.ref(answer[1])}

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return bool(useful(game, effect, self.of.all(game, effect), self.do, self.name, 1))

    def helps(self, game: Game, effect: "Effect") -> bool:
        """With one member to choose."""
        found = game.distinct(self.candidates(game, effect))
        return len(found) == 1 and self.do.helps(game, effect.with_var(self.name, game.state.ref(found[0])))

    def parts(self) -> tuple[Op, ...]:
        return (self.do,)


class ChooseSome(Op):
    """The choice of `least` to `most` members by the resolving seat, one at a time in canonical order; then `do`.

    If there are fewer than `least`, nothing is chosen; a text that takes as many as possible says so in `least`.
    """

    of: Sel
    least: Num
    most: Num
    do: Op
    name: str = "them"

    def emit(self, out: list[Op]) -> None:
        out.append(self)
        self.do.emit(out)

    def run(self, game: Game, effect: "Effect") -> None:
        chosen = effect.vars.get("chosen", ())
        assert isinstance(chosen, tuple)
        answer = game.take()
        if answer is not None and answer[0] == "pick":
            chosen = (*chosen, answer[1])
            effect.vars = {**effect.vars, "chosen": chosen}  # the set may depend on what has been chosen
        if answer is None or answer[0] == "pick":
            every, least, most = self.bounds(game, effect)
            rest = remaining(every, chosen)
            rest = rest[: max(0, len(rest) - max(0, least - len(chosen) - 1))]
            if rest and len(chosen) < most:
                options: list[Option] = [("pick", e, 0) for e in game.distinct(rest)]
                if len(chosen) >= least:
                    options.append(DONE)
                effect.ask(game, "choose_some", options, args=(len(chosen), most))
                return
        kept = {k: v for k, v in effect.vars.items() if k != "chosen"}
        kept[self.name] = tuple(game.state.ref(e) for e in chosen)
        effect.vars = kept
        game.ret = len(chosen)

    def bounds(self, game: Game, effect: "Effect") -> tuple[list[int], int, int]:
        """Return the members of the set, and the least and the most to choose."""
        every = self.of.all(game, effect)
        return every, self.least.eval(game, effect), min(self.most.eval(game, effect), len(every))

    def several(self, game: Game, effect: "Effect") -> Several:
        chosen = effect.vars.get("chosen", ())
        assert isinstance(chosen, tuple)
        every, least, most = self.bounds(game, effect)
        rest = remaining(every, chosen)
        return Several.cards([("pick", e, 0) for e in rest], least - len(chosen), most - len(chosen))

    def may_change(self, game: Game, effect: "Effect") -> bool:
        every = self.of.all(game, effect)
        if len(every) < self.least.eval(game, effect):
            return False
        refs = tuple(game.state.ref(e) for e in every)
        return self.do.may_change(game, effect.with_var(self.name, refs))

    def parts(self) -> tuple[Op, ...]:
        return (self.do,)


class May(Op):
    """An option of the resolving seat to do something. It prompts even if it is the only option."""

    do: Op

    def emit(self, out: list[Op]) -> None:
        body: list[Op] = []
        self.do.emit(body)
        out.append(AskMay(self.do, len(body)))
        out += body

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return self.do.may_change(game, effect)

    def parts(self) -> tuple[Op, ...]:
        return (self.do,)


class ChooseMode(Op):
    """The choice of one of several ops. The game decides which may be chosen (`Game.open_modes`)."""

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

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return any(m.op.may_change(game, effect) for m in self.modes)

    def parts(self) -> tuple[Op, ...]:
        return tuple(m.op for m in self.modes)


# -- what compiled programs have besides ops --------------------------------------------------------------------------


class AskMay(Op):
    do: Op
    skip: int

    def run(self, game: Game, effect: "Effect") -> None:
        answer = game.take()
        if answer is None:
            if not self.do.may_change(game, effect):
                effect.pc += self.skip
                return
            effect.ask(game, "may", [YES, NO])
            return
        if answer == NO:
            effect.pc += self.skip

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False


class AskMode(Op):
    modes: tuple[Mode, ...]
    starts: tuple[int, ...]
    total: int

    def run(self, game: Game, effect: "Effect") -> None:
        answer = game.take()
        if answer is None:
            options: list[Option] = [("mode", 0, i) for i in game.open_modes(effect, self.modes)]
            if not options:
                effect.pc += self.total
                return
            effect.ask(game, "mode", options)
            return
        effect.pc += self.starts[answer[2]]

    def may_change(self, game: Game, effect: "Effect") -> bool:
        return False
