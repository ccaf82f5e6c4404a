"""Definitions: what an ability of a face is, and when it listens. Shared by all games, never written.

Games extend these structs with fields of their own, so this module stays interpreted when the kernel is compiled.
"""

import msgspec

from goldenrule.kernel.effects import Program
from goldenrule.kernel.expressions import Cond
from goldenrule.kernel.ops import Nothing, Op

NOTHING = Nothing()


class When(msgspec.Struct, frozen=True):
    """What triggers an ability: an event, before it (interrupt) or after it (response), and a test of the occasion."""

    event: int
    timing: int
    test: Cond | None = None

    @property
    def row(self) -> int:
        """The index of its row among the listeners of the state."""
        return self.event * 2 + self.timing


class Ability(msgspec.Struct, frozen=True):
    """One ability of a face. Games extend it with costs, labels and limits.

    `kind` is the timing word ("interrupt", "action", "constant", "delayed" ...); `place` says where the card has to be
    for it to listen ("play" or "hand").
    """

    kind: str
    effect: Op = NOTHING
    when: When | None = None
    forced: bool = False
    place: str = "play"


class Definition:
    """A face or a lasting effect as the engine sees it: abilities with their programs and rows, shared by all games."""

    __slots__ = ("abilities", "hand_rows", "key", "play_rows", "programs")

    def __init__(self, key: str, abilities: tuple[Ability, ...], extra_rows: tuple[tuple[int, int], ...] = ()) -> None:
        self.key = key
        self.abilities = abilities
        self.programs = tuple(Program(f"{key}/{i}", a.effect) for i, a in enumerate(abilities))
        listens = [(a.place, a.when.row, i) for i, a in enumerate(abilities) if a.when is not None]
        self.play_rows = tuple((row, i) for place, row, i in listens if place == "play") + extra_rows
        self.hand_rows = tuple((row, i) for place, row, i in listens if place == "hand")
