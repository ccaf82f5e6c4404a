"""What cards of the duel ask with yes or no, and only helps."""

import pytest

from goldenrule.games.skirmish.ops.board import GainPoints, LosePoints
from goldenrule.games.skirmish.ops.characters import Damage, Heal, Strengthen
from goldenrule.games.skirmish.ops.hands import Draw, OpponentDraws
from goldenrule.games.skirmish.selectors.cards import OpposingCards, OwnCards
from goldenrule.kernel.decisions import NO, YES
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Op
from goldenrule.table.games import is_free
from goldenrule.testing import rule
from tests.skirmish.situation import play

ONE = Const(1)


def flame(*others: str) -> list[bool]:
    """The Heroes have lost a card and own the Eternal Flame; these cards stand opposite: is "yes", is "no" free?"""
    slots = dict(enumerate(("v_brute_s", *others), 1))
    s = play(villains={"slots": slots}, heroes={"artifacts": ["eternal_flame"], "slots": {1: "h_free"}}, phase="attack")
    s.asked("heroes", "may")
    return [is_free(s.game, s.game.pending[0], option) for option in (YES, NO)]


@rule("D-10.7")
def test_eternal_flame_is_free_with_one_target() -> None:
    assert flame() == [True, False]
    assert flame("v_giant_s") == [False, False], "there is something to choose"


def test_an_artifact_that_goes_to_the_box_is_not_free() -> None:
    s = play(villains={"artifacts": ["tactigon"]}, heroes={"slots": {1: "h_giant_s"}})
    decision = s.game.pending[0]
    assert any(option[0] == "use" for option in decision.options)
    assert not any(is_free(s.game, decision, option) for option in decision.options)


@pytest.mark.parametrize(
    ("op", "helps"),
    [
        (Damage(OpposingCards(), ONE), True),
        (Damage(OpposingCards(), Const(50)), False),  # what a defeat sets off is for the player to want
        (Damage(OwnCards(), ONE), False),
        (Heal(OwnCards(), ONE), True),
        (Heal(OpposingCards(), ONE), False),
        (Strengthen(OwnCards(), ONE), True),
        (Strengthen(OpposingCards(), ONE), False),
        (Draw(ONE), True),
        (Draw(Const(50)), False),  # the deck runs out, which ends the game
        (OpponentDraws(ONE), False),
        (GainPoints(ONE), True),
        (LosePoints(ONE), False),
    ],
)
def test_a_tree_proves_itself_word_by_word(op: Op, helps: bool) -> None:
    s = play(villains={"slots": {1: "v_giant_s"}}, heroes={"slots": {1: "h_giant_s"}})
    assert op.helps(s.game, Effect(0, EMPTY, 0, 1)) is helps
