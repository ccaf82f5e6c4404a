"""Programs, and the frame that executes one."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Final

from goldenrule.kernel import checks as may
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.entities import Serials
from goldenrule.kernel.expressions import Value
from goldenrule.kernel.fields import CardRef, Index, Kind, SeatOrNone, StackIndex
from goldenrule.kernel.game import Frame, Game
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.ops import Bind, Nothing, Op

if TYPE_CHECKING:
    from goldenrule.kernel.several import Several


class Program:
    """A compiled op tree with its stable path in saves."""

    __slots__ = ("numbers", "ops", "path", "tree")

    def __init__(self, path: str, tree: Op) -> None:
        self.path = path
        self.tree = tree
        ops: list[Op] = []
        tree.emit(ops)
        self.ops = tuple(ops)
        self.numbers = frozenset([op.name for op in ops if isinstance(op, Bind)])  # names to which it binds numbers


EMPTY = Program("", Nothing())
LISTED: Final = frozenset({"chosen", "cost"})
"""Names that are bound to picked entities; all others are bound to references."""
NOTHING_BOUND: Final[Mapping[str, Value]] = {}


def _is_program(value: object, _: may.Extent) -> bool:
    return isinstance(value, Program)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Frame):
    """An op tree in progress, or (off the stack) the bindings to examine one.

    `source` is a reference to the card it is printed on, `seat` resolves it and is its "you" (-1: nobody), `window` and
    `event` say which event of which window triggered it (a stack index; -1: none), `action` is the stack index
    of the attack or thwart that it belongs to (-1: none). `vars` is replaced on write, never mutated.
    """

    program: Annotated[Program, Kind(_is_program)]
    source: CardRef
    seat: SeatOrNone
    window: StackIndex = -1
    event: Index = 0
    action: StackIndex = -1
    vars: Annotated[Mapping[str, Value], Kind(may.bound)] = NOTHING_BOUND

    def renumber(self, game: Game, to: Serials) -> None:
        self.source = to.ref(self.source)
        if self.vars:
            program, held = self.program, {}
            for name, value in self.vars.items():
                if name not in program.numbers and not game.is_number(name, program.path):
                    value = to.cards(value) if name in LISTED else to.refs(value)
                held[name] = value
            self.vars = held

    def as_known_to(self, game: Game, seat: int) -> "Effect | None":
        """Of several cards the first have been chosen: only who chooses knows it, unless all can see them."""
        chosen = self.vars.get("chosen", ())
        if not isinstance(chosen, tuple) or all([game.knows(e, seat) for e in chosen]):
            return None
        if any([d.seat == seat for d in game.pending]):
            return None
        plain = self.copy()
        plain.vars = {name: value for name, value in self.vars.items() if name != "chosen"}
        return plain

    def several(self, game: Game) -> "Several | None":
        return self.program.ops[self.pc].several(game, self)

    def with_var(self, name: str, value: Value) -> "Effect":
        """Return the bindings with one more, to examine a tree."""
        return Effect(
            0, self.program, self.source, self.seat, self.window, self.event, self.action, {**self.vars, name: value}
        )

    def ask(
        self,
        game: Game,
        kind: str,
        options: list[Option],
        seat: int = -1,
        args: tuple[int, ...] = (),
        free: bool = False,
    ) -> None:
        """Ask from inside an op: the op runs again with the answer."""
        game.stack.pop()
        self.pc -= 1
        chooser = seat if seat >= 0 else self.seat if self.seat >= 0 else game.first_player()
        game.ask(self, kind, game.answering_seat(chooser), options, game.state.live(self.source), args, free)

    def run(self, game: Game) -> None:
        ops = self.program.ops
        stack = game.stack
        state = game.state
        stack.append(self)
        depth = len(stack)
        n = len(ops)
        while (pc := self.pc) < n:
            self.pc = pc + 1
            ops[pc].run(game, self)
            if len(stack) != depth or game.pending or state.dirty:
                return
        stack.pop()
