"""What the trees of abilities prove: whether something costs nothing, harms nobody and can be done in one way."""

import pytest

from goldenrule.games.champions import ops, selectors
from goldenrule.games.champions.rules.benefits import is_free
from goldenrule.kernel import choices, expressions
from goldenrule.kernel.decisions import PASS
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import ForEach, If, Nothing, Op, Repeat, Seq
from goldenrule.testing import rule
from tests.champions.situation import Situation, alter_ego, hero, she_hulk, spider_man

ONE = Const(1)
DRAW = ops.Draw(ONE)
ALWAYS = expressions.AtLeast(ONE, ONE)
VILLAIN, YOU, ENEMIES, FRIENDS = selectors.Villain(), selectors.You(), selectors.Enemies(), selectors.Friendly()
IT = expressions.It()


@pytest.mark.parametrize(
    ("op", "helps"),
    [
        (Nothing(), True),
        (DRAW, True),
        (ops.Draw(Const(100)), False),  # the deck runs out: an encounter card is dealt
        (ops.Heal(YOU, ONE), True),
        (ops.Heal(VILLAIN, ONE), False),
        (ops.Ready(YOU), True),
        (ops.Ready(VILLAIN), False),
        (ops.Exhaust(YOU), False),
        (ops.Damage(VILLAIN, ONE), True),
        (ops.Damage(VILLAIN, Const(100)), False),  # defeats it: the next stage has effects of its own
        (ops.Damage(YOU, ONE), False),
        (ops.Damage(selectors.Characters(), ONE), False),
        (ops.Give(VILLAIN, "stunned"), True),
        (ops.Give(YOU, "stunned"), False),
        (ops.Give(YOU, "tough"), True),
        (ops.Give(VILLAIN, "tough"), False),
        (ops.RemoveThreat(selectors.MainScheme(), Const(100)), True),
        (ops.PlaceThreat(selectors.MainScheme(), ONE), False),
        (Seq((DRAW, ops.Heal(YOU, ONE))), True),
        (Seq((DRAW, ops.PlaceThreat(selectors.MainScheme(), ONE))), False),
        (Seq((DRAW, DRAW)), False),  # together they may empty the deck
        (If(ALWAYS, DRAW), True),
        (If(ALWAYS, DRAW, ops.Exhaust(YOU)), False),  # whatever holds now
        (choices.Choose(ENEMIES, ops.Damage(IT, ONE)), True),  # the villain alone
        (choices.Choose(selectors.Characters(), ops.Give(IT, "stunned")), False),
        (choices.May(DRAW), False),
        (Repeat(ONE, DRAW), False),
        (ForEach(FRIENDS, DRAW), False),
        (ops.AddAcceleration(), False),  # a word that says nothing
    ],
)  # fmt: skip
def test_a_tree_proves_itself_word_by_word(op: Op, helps: bool) -> None:
    game = spider_man(hero(damage=2, exhausted=True)).game
    assert op.helps(game, Effect(0, EMPTY, 0, 0)) is helps


def test_damage_is_not_free_while_something_answers_it_by_itself() -> None:
    damage = ops.Damage(VILLAIN, ONE)
    assert damage.helps(spider_man(hero()).game, Effect(0, EMPTY, 0, 0))
    suit = spider_man(hero(), in_play=["Armored Rhino Suit"])
    assert not damage.helps(suit.game, Effect(0, EMPTY, 0, 0))


def free(situation: Situation) -> list[bool]:
    """Of each option of the open question: is it free?"""
    decision = situation.game.pending[0]
    return [option != PASS and is_free(situation.game, decision, option) for option in decision.options]


@rule("MC-INTERRUPT-02")
def test_spider_sense_is_free_as_long_as_the_deck_lasts() -> None:
    s = spider_man.revealing("Assault", hero(deck_top=["Strength", "Genius"]))
    assert free(s.only_offered("use Spider-Man", "pass")) == [True, False]


def test_cards_in_hand_limits_and_labels_are_not_free() -> None:
    s = spider_man.revealing("Assault", hero(hand=["Backflip"])).do("use Spider-Man", "pass")
    assert free(s.only_offered("use Backflip", "pass")) == [False, False]
    s = she_hulk(alter_ego(), step=1)
    assert free(s.only_offered("use Jennifer Walters", "pass")) == [False, False]  # once per round
