"""Which optional abilities of Marvel Heroes cost nothing and only help, here in a troubleshoot."""

import pytest

from goldenrule.games.heroes.content import CardAbility, Cost
from goldenrule.games.heroes.ops.players import DiscardResources, DrawResources, DrawVillains, GainPlotPoints
from goldenrule.games.heroes.ops.rolls import AddDice, AddHits, RemoveDice
from goldenrule.games.heroes.ops.trouble import AddTroubleDice, IgnoreBoost, RaiseTrouble, ReduceTrouble
from goldenrule.games.heroes.rules.benefits import is_free
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Op, Seq
from goldenrule.testing import rule
from tests.heroes.box import hero
from tests.heroes.situation import Situation, dealt, supporting, village


def troubleshooting(kind: str, effect: Op, cost: Cost | None = None) -> Situation:
    """Seat 0 troubleshoots and is asked whether it uses an ability of the hero, or of one who supports him."""
    ability = CardAbility(kind=kind, moment="trouble_roll", effect=effect, cost=cost or Cost())
    helper = hero("invisible_woman", "fantastic_four", abilities=(ability,))
    torch = hero("human_torch", "fantastic_four", abilities=(ability,))
    s = village(dealt(), dealt(), cards=[helper, torch], heroes={"invisible_woman": supporting("the_village")})
    return s.do("troubleshoot cant_beat_me").asked(0, "trouble_roll")


def free(s: Situation) -> list[bool]:
    """Which of the options cost nothing and only help."""
    decision = s.decisions(0)[0]
    return [is_free(s.game, decision, option) for option in decision.options]


FEWER = AddTroubleDice(Const(-1))


@rule("H-12.22")
def test_what_a_supporting_hero_does_without_a_cost_is_free() -> None:
    s = troubleshooting("support", FEWER).only_offered("use invisible_woman", "pass")
    assert free(s) == [True, False]


@pytest.mark.parametrize(
    ("kind", "effect", "cost"),
    [
        ("support", FEWER, Cost(recovery=True)),
        ("support", FEWER, Cost(resources=1)),
        ("support", AddTroubleDice(Const(1)), None),
        ("support", Seq((FEWER, DiscardResources())), None),
    ],
)
def test_with_a_cost_or_any_harm_it_is_not(kind: str, effect: Op, cost: Cost | None) -> None:
    s = troubleshooting(kind, effect, cost)
    s.game.draw_resources(0, 3)
    assert not any(free(s))


@pytest.mark.parametrize(
    ("op", "hero", "nemesis"),
    [
        (ReduceTrouble(), True, False),
        (RaiseTrouble(), False, True),
        (FEWER, True, False),
        (AddTroubleDice(), False, True),
        (IgnoreBoost(), True, False),
        (DrawResources(), True, True),
        (DrawVillains(who="each"), False, False),
        (GainPlotPoints(), True, True),
        (GainPlotPoints(Const(-1)), False, False),
        (GainPlotPoints(who="theirs"), False, False),
        (AddHits(), True, True),
        (AddHits(of="theirs"), False, False),
        (RemoveDice(), True, True),
        (RemoveDice(of="mine"), False, False),
        (AddDice(), False, False),  # no roll is about to be made
    ],
)
def test_words_say_for_whom_they_are_good(op: Op, hero: bool, nemesis: bool) -> None:
    game = troubleshooting("support", FEWER).game
    sides = (game.mission().seat, game.mission().nemesis)
    assert [op.helps(game, Effect(0, EMPTY, 0, seat)) for seat in sides] == [hero, nemesis]
