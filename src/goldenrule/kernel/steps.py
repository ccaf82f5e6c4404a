"""Procedures in steps: the numbered lists of the rules, in printed order, and the runner for all of them.

A step is a method that does its part and returns what follows. It neither waits nor checks whether it was
interrupted: what it pushes or asks, and the reactions to it, come first, and then the procedure continues.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, ClassVar, Final

from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame

AGAIN: Final = -1
"""The result of an unfinished step: it runs again when its frames are done, or its question is answered."""
END: Final = -2
"""The result of a step that ends the procedure."""

Then = Any
"""The result of a step: None for the next step in the list, AGAIN, END, another step (its method), or a frame that
replaces the procedure. A narrower type would need a `return` at the end of every step that goes on to the next."""

Do = Callable[..., Then]
"""The method of a step, called with the procedure and its game."""


class Step:
    """A step of a procedure: its method, called with the game, and its clauses."""

    __slots__ = ("clauses", "do")

    def __init__(self, do: Do, clauses: tuple[str, ...]) -> None:
        self.do = do
        self.clauses = clauses

    @property
    def name(self) -> str:
        """Return the name of the step for clients and tests: that of its method."""
        return self.do.__name__


def step(do: Do, *clauses: str) -> Step:
    """Mark a method as a step under these clauses of the rules."""
    return Step(do, clauses)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame):
    """A frame that runs `STEPS`; `pc` is the next step. It stays on the stack until it is over."""

    STEPS: ClassVar[tuple[Step, ...]]
    PLAN: ClassVar[tuple[tuple[Do, ...], int, dict[Then, int], bool]]
    """For the runner: the methods of the steps, their number, the index of each, and may the rest be cancelled?"""

    @classmethod
    def follows(cls, *steps: Step) -> None:
        """Set the steps of the procedure, in printed order, once after the class is made."""
        cls.STEPS = steps
        do = tuple([each.do for each in steps])
        places: dict[Then, int] = {END: len(do), **{each: pc for pc, each in enumerate(do)}}
        cls.PLAN = do, len(do), places, cls.cancelled is not Procedure.cancelled
        runner: object = Procedure.run
        if cls.run is runner and isinstance(runner, FunctionType):  # a native runner is quick as it is
            own = FunctionType(runner.__code__.replace(), runner.__globals__, "run")
            cls.run = own  # type: ignore[method-assign]  # what the interpreter learns of one class does not fit another

    def cancelled(self, game: AnyGame) -> bool:
        """Is the rest of the procedure cancelled? The runner asks before it continues after an interruption.

        This method also cleans up after a cancelled procedure, or continues it elsewhere by setting `pc`.
        """
        return False

    def run(self, game: Game) -> None:
        """Run steps until one is interrupted by a frame above it, a question, or a state that must settle."""
        do, last, places, cancellable = self.PLAN
        if cancellable and self.cancelled(game):
            return
        pc = self.pc
        stack = game.stack
        state = game.state
        stack.append(self)
        depth = len(stack)
        while pc < last:
            then = do[pc](self, game)
            if then is None:
                self.pc = pc = pc + 1
            elif then is AGAIN:
                if len(stack) > depth and stack[-1] is self:  # it has asked
                    stack.pop()
                    if game.pending:
                        return
            elif then in places:
                self.pc = pc = places[then]
            else:
                stack[-1] = then
                return
            if len(stack) != depth or state.dirty:
                return
        stack.pop()

    @classmethod
    def at(cls, do: Do) -> int:
        """Return the index of a method's step."""
        if do not in cls.PLAN[2]:
            raise LookupError(f"{cls.__name__} has no step {do.__name__!r}.")
        return cls.PLAN[2][do]

    def ahead(self, do: Do) -> bool:
        """Is a method's step still to come, or in progress?"""
        return self.pc <= self.at(do)

    @property
    def step(self) -> Step | None:
        """Return the current or next step; None while the last step is being completed."""
        return self.STEPS[self.pc] if self.pc < len(self.STEPS) else None


def in_progress(game: Game) -> list[tuple[Procedure, Step]]:
    """Return the procedures in progress, outermost first, with the current step of each."""
    return [(frame, frame.step) for frame in game.stack if isinstance(frame, Procedure) and frame.step is not None]
