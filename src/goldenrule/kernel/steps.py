"""A procedure in steps: what a rule prints as a numbered list, in the same order, and the one runner of all of them.

A step is a method that does its part and says what comes after it. It neither waits nor looks whether it was
interrupted: whatever it pushes, asks or stirs up comes first, and the procedure goes on when that is done.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, ClassVar, Final

from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame

AGAIN: Final = -1
"""What a step returns that is not over: it comes again when what it has pushed is done, or its question answered."""
END: Final = -2
"""What a step returns after which the procedure is over."""

Then = Any
"""What a step returns: None for the step after it in the list, AGAIN, END, the step (its method) that comes next, or a
frame that takes the place of the procedure."""

Do = Callable[..., Then]
"""The method of a step: called with the procedure and its game."""


class Step:
    """A step of a procedure: the method that carries it out, called with the game, and the clauses that it follows."""

    __slots__ = ("clauses", "do")

    def __init__(self, do: Do, clauses: tuple[str, ...]) -> None:
        self.do = do
        self.clauses = clauses

    @property
    def name(self) -> str:
        """The name by which clients and tests know the step: that of its method."""
        return self.do.__name__


def step(do: Do, *clauses: str) -> Step:
    """A step that follows these clauses of the rules."""
    return Step(do, clauses)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame):
    """A frame that carries out `STEPS`; `pc` is the step that comes next. It stays on the stack until it is over."""

    STEPS: ClassVar[tuple[Step, ...]]
    PLAN: ClassVar[tuple[tuple[Do, ...], int, dict[Then, int], bool]]
    """For the runner: what the steps do, how many they are, where each of them is, and may the rest be cancelled?"""

    @classmethod
    def follows(cls, *steps: Step) -> None:
        """Say once, when the class has been made, which steps the procedure has, in printed order."""
        cls.STEPS = steps
        do = tuple([each.do for each in steps])
        places: dict[Then, int] = {END: len(do), **{each: pc for pc, each in enumerate(do)}}
        cls.PLAN = do, len(do), places, cls.cancelled is not Procedure.cancelled
        runner: object = Procedure.run
        if cls.run is runner and isinstance(runner, FunctionType):  # a native runner is quick as it is
            own = FunctionType(runner.__code__.replace(), runner.__globals__, "run")
            cls.run = own  # type: ignore[method-assign]  # what the interpreter learns of one class does not fit another

    def cancelled(self, game: AnyGame) -> bool:
        """Is the rest of the procedure cancelled? Asked whenever it goes on after something else has happened.

        What a cancelled procedure leaves behind is tidied up here. It may go on elsewhere, too, by setting `pc`.
        """
        return False

    def run(self, game: Game) -> None:
        """Step after step, until one is interrupted: by a frame above it, a question, or a state that must settle."""
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
        """Where in the list the step is that a method carries out."""
        if do not in cls.PLAN[2]:
            raise LookupError(f"{cls.__name__} has no step {do.__name__!r}.")
        return cls.PLAN[2][do]

    def ahead(self, do: Do) -> bool:
        """Is the step that a method carries out still to come, or in progress?"""
        return self.pc <= self.at(do)

    @property
    def step(self) -> Step | None:
        """The step that comes next or goes on; None for a procedure whose last step is being completed."""
        return self.STEPS[self.pc] if self.pc < len(self.STEPS) else None


def in_progress(game: Game) -> list[tuple[Procedure, Step]]:
    """The procedures that a game is in the middle of, outermost first, and where each of them is."""
    return [(frame, frame.step) for frame in game.stack if isinstance(frame, Procedure) and frame.step is not None]
