"""Free benefits: what a card asks with yes or no, and only helps."""

from goldenrule.kernel.choices import AskMay
from goldenrule.kernel.decisions import YES, Decision, Option
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.game import Game


def may_is_free(game: Game, decision: Decision, option: Option) -> bool:
    """Is an option the "yes" to something that costs nothing and only helps the seat, with nothing to choose?"""
    effect = game.stack[-1]
    if option != YES or not isinstance(effect, Effect) or effect.seat != decision.seat:
        return False
    op = effect.program.ops[effect.pc]
    return isinstance(op, AskMay) and op.do.helps(game, effect)
