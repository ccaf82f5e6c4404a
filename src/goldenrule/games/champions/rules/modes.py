"""Which of several options of an ability may be chosen."""

from typing import TYPE_CHECKING

from goldenrule.games.champions.ops import DiscardRandom, PutFacedown
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.ops import If, Mode, Op, Seq

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


def open_modes(game: "Champions", effect: Effect, modes: tuple[Mode, ...]) -> list[int]:
    """Which of several options may be chosen.

    On encounter cards: those that can be carried out in full if there are any; otherwise those that would change the
    game (designer rulings, the default of this project). On player cards: those that would change the game.
    """
    if "free-choice-of-options" in game.readings and game.state.owner[effect.source & ENTITY_MASK] < 0:
        return [i for i, m in enumerate(modes) if has_target(game, effect, m.op)] or list(range(len(modes)))
    able = [i for i, m in enumerate(modes) if is_able(game, effect, m)]
    if able and "any-option-that-changes-the-game" not in game.readings:
        return able
    useful = [i for i, m in enumerate(modes) if m.op.may_change(game, effect)]
    return useful or list(range(len(modes)))


def is_able(game: "Champions", effect: Effect, mode: Mode) -> bool:
    """Can an option be carried out in full? One that does not say when it can is if it would change the game."""
    return mode.op.may_change(game, effect) if mode.able is None else mode.able.test(game, effect)


def has_target(game: "Champions", effect: Effect, op: Op) -> bool:
    """Does what an option begins with aim at something that exists? What aims at nothing always may be chosen."""
    while isinstance(op, Seq | If):
        op = op.ops[0] if isinstance(op, Seq) else op.then
    if isinstance(op, DiscardRandom | PutFacedown):  # their cards are drawn blindly, so no set lists them
        return op.may_change(game, effect)
    sets = [value for name in op.FIELDS if isinstance(value := getattr(op, name), Sel)]
    return not sets or bool(sets[0].all(game, effect))
