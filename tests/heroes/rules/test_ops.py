"""What the words of the cards do in a combat, each by itself (H-13)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import HEROES, VILLAIN
from goldenrule.games.heroes.ops import fights, rolls
from goldenrule.games.heroes.rules import combat as rules
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.situations.dice import FACES
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Op
from goldenrule.testing import rule
from tests.heroes.rules.test_combat import combat, rolled
from tests.heroes.table import Table


def do(t: Table, op: Op, seat: int = 0) -> bool:
    """Carry out an op that asks nothing, if it would change anything; says whether it would."""
    f = Effect(0, EMPTY, 0, seat)
    if not op.may_change(t.g, f):
        return False
    op.run(t.g, f)
    return True


@rule("H-13.4", "H-13.3")
@pytest.mark.parametrize(
    ("op", "own", "scripted", "hits"),
    [
        (rolls.AddHits(Const(2)), "hit blank", "", 3),
        (rolls.AddHits(Const(-4)), "hit double", "", 0),
        (rolls.DoubleHits(Const(1)), "hit hit blank", "", 3),
        (rolls.CountTrouble(), "trouble trouble blank", "", 2),
        (rolls.Reroll(Const(2)), "blank trouble hit", "double hit", 4),
        (rolls.Reroll(face="trouble"), "blank trouble hit", "double", 3),
        (rolls.RollMore(Const(2)), "hit", "double blank", 3),
        (rolls.BoostLast(), "boost boost", "double trouble", 4),
        (rolls.RemoveDice(Const(1), "mine"), "hit double", "", 1),
        (rolls.HalveDoubles(of="mine"), "double double hit", "", 3),
    ],
)
def test_the_last_roll(op: Op, own: str, scripted: str, hits: int) -> None:
    t = combat("brute")
    fight = t.g.fight()
    dice.set_dice(fight, HEROES, tuple(FACES[face] for face in own.split()))
    t.dice(scripted)
    assert do(t, op)
    assert dice.hits(fight, HEROES) == hits
    assert t.g.given == ()


@rule("H-13.4")
@pytest.mark.parametrize("op", [rolls.DoubleHits(), rolls.CountTrouble(), rolls.BoostLast(), rolls.Reroll(face="hit")])
def test_dice_that_do_not_show_it_are_left_alone(op: Op) -> None:
    t = combat("brute")
    dice.set_dice(t.g.fight(), HEROES, (0, 0))
    assert not do(t, op)


@rule("H-13.5")
def test_a_power_may_be_forbidden_for_the_next_sequence() -> None:
    t = combat("brute")
    fight = t.g.fight()
    fight.powers = (0, 2)
    assert do(t, fights.ForbidPower("last"))
    rules.Combat(0).end_sequence(t.g)
    assert rules.colours(t.g, fight, VILLAIN) == (0, 1)
    assert rules.colours(t.g, fight, HEROES) == (0, 1)
    rules.Combat(0).end_sequence(t.g)
    assert rules.colours(t.g, fight, VILLAIN) == (0, 1, 2)
    assert do(t, fights.ForbidPower("other"))
    rules.Combat(0).end_sequence(t.g)
    assert rules.colours(t.g, fight, VILLAIN) == (2,)
    single = combat("thug")
    single.g.fight().powers = (0, 0)
    assert not do(single, fights.ForbidPower("last"))  # it has no other one


@rule("H-13.5", "H-12.7")
def test_the_opponent_may_have_to_choose_openly() -> None:
    t = combat("mysterio", villains=("thug",))
    assert t.kind == "sequence_start"
    assert do(t, fights.ChooseSecond(), 0)
    t.say("pass")
    assert [(d.kind, d.seat) for d in t.g.pending] == [("power", 1)]
    t.power(1, "yellow")
    assert t.g.fight().powers == (-1, 2)
    assert [(d.kind, d.seat) for d in t.g.pending] == [("power", 0)]


@rule("H-13.5", "H-12.17", "H-13.6")
def test_phases_and_initiative() -> None:
    t = combat("brute")
    assert do(t, fights.SkipSecond()) and do(t, fights.KeepInitiative()) and do(t, fights.Modify("outwit", Const(2)))
    t.dice("blank " * 6 + "blank blank blank blank" + " hit")
    t.power(0, "red")
    t.power(1, "red")
    kinds = [each[:2] for each in rolled(t)]
    assert kinds == [(ids.ATTACK, 0), (ids.DEFENSE, 1), (ids.OUTWIT, 0), (ids.OUTWIT, 1)]
    assert rolled(t)[2][2] == 4
    assert ("hits", 0, 1) in t.told
    assert t.g.fight().initiative == HEROES  # though the villain has won the duel
    assert t.g.fight().mods == ()


@rule("H-13.4", "H-12.11")
def test_ko_results_by_abilities() -> None:
    t = combat("brute")
    assert not do(t, fights.RemoveKo())
    assert do(t, fights.InflictKo(of="mine"))
    assert t.g.piece(t.find("human_torch")).ko == 1
    assert do(t, fights.RemoveKo()) and t.g.piece(t.find("human_torch")).ko == 0
    assert not do(t, fights.PreventKo())  # there is none to prevent
    assert do(t, fights.InflictKo(Const(2)))
    assert t.g.fight().over and t.g.fight().won == HEROES


@rule("H-13.1")
def test_the_next_roll_is_over_once_the_dice_are_there() -> None:
    t = combat("brute")
    fight = t.g.fight()
    fight.roll = HEROES
    fight.count = 2
    assert do(t, rolls.AddDice(Const(3))) and fight.count == 5
    assert do(t, rolls.SetDice(Const(1))) and do(t, rolls.AllowBoost()) and fight.boost
    dice.set_dice(fight, HEROES, (0,))
    for op in (rolls.AddDice(), rolls.UseRating(Const(5)), rolls.SkipRoll(), rolls.DenyBoost()):
        assert not do(t, op)
