"""Definitions of faces and their abilities, with their triggers. Immutable and shared by all games in progress."""

from typing import Any

from goldenrule.kernel.effects import Effect, Program
from goldenrule.kernel.mypyc_compat import mypyc_attr
from goldenrule.kernel.nodes import AnyGame, Word
from goldenrule.kernel.ops import Nothing, Op

NOTHING = Nothing()


@mypyc_attr(allow_interpreted_subclasses=True)
class When(Word):
    """A trigger of an ability. A game has a class for each kind of event, before it or after it."""

    @property
    def row(self) -> int:
        """Return the index of its listener row in the state: twice the event, plus 1 for responses."""
        raise NotImplementedError

    def meets(self, game: AnyGame, effect: Effect, event: Any) -> bool:
        """Does the event match? `effect` has the bindings, and `event` is the event that `effect` names. Pure."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Word):
    """One ability of a face. A game has a class for each kind, with exactly its fields.

    `kind` is the timing word ("interrupt", "action", "constant", "delayed" ...).
    """

    @property
    def kind(self) -> str:
        raise NotImplementedError

    @property
    def effect(self) -> Op:
        return NOTHING

    @property
    def when(self) -> When | None:
        return None

    @property
    def forced(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """A face or a lasting effect for the engine: abilities with their programs and rows, shared by all games.

    `from_hand`: its triggered abilities listen while the card is in hand, not while it is in play. `musts` has for each
    ability "forced", "delayed" (before all others), or "" if it is optional.
    """

    __slots__ = ("abilities", "hand_rows", "key", "musts", "play_rows", "programs")

    def __init__(
        self,
        key: str,
        abilities: tuple[Ability, ...],
        extra_rows: tuple[tuple[int, int], ...] = (),
        from_hand: bool = False,
    ) -> None:
        self.key = key
        self.abilities = abilities
        self.programs = tuple(Program(f"{key}/{i}", a.effect) for i, a in enumerate(abilities))
        self.musts = tuple(["" if not a.forced else "delayed" if a.kind == "delayed" else "forced" for a in abilities])
        listens = tuple((a.when.row, i) for i, a in enumerate(abilities) if a.when is not None)
        self.play_rows = (() if from_hand else listens) + extra_rows
        self.hand_rows = listens if from_hand else ()
