"""What the words of the cards do in a combat, each by itself (H-13)."""

import pytest

from goldenrule.games.heroes.ids import HEROES, VILLAIN
from goldenrule.games.heroes.ops import fights, rolls
from goldenrule.games.heroes.rules import combat as rules
from goldenrule.games.heroes.rules import dice
from goldenrule.games.heroes.situations.dice import FACES
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.expressions import Const
from goldenrule.kernel.ops import Op
from goldenrule.testing import rule
from tests.heroes.situation import Situation, faces, fight


def do(s: Situation, op: Op, seat: int = 0) -> bool:
    """Carry out an op that asks nothing, if it would change anything; says whether it would."""
    effect = Effect(0, EMPTY, 0, seat)
    if not op.may_change(s.game, effect):
        return False
    op.run(s.game, effect)
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
    s = fight("brute").dice(scripted)
    dice.set_dice(s.game.fight(), HEROES, tuple([FACES[face] for face in faces(own)]))
    assert do(s, op)
    assert dice.hits(s.game.fight(), HEROES) == hits
    s.then(dice_left=0)


@rule("H-13.4")
@pytest.mark.parametrize("op", [rolls.DoubleHits(), rolls.CountTrouble(), rolls.BoostLast(), rolls.Reroll(face="hit")])
def test_dice_that_do_not_show_it_are_left_alone(op: Op) -> None:
    s = fight("brute")
    dice.set_dice(s.game.fight(), HEROES, (0, 0))
    assert not do(s, op)


def powers(s: Situation, side: int) -> tuple[int, ...]:
    """The powers that a side may choose."""
    return rules.colours(s.game, s.game.fight(), side)


@rule("H-13.5")
def test_a_power_may_be_forbidden_for_the_next_sequence() -> None:
    s = fight("brute")
    s.game.fight().powers = (0, 2)
    assert do(s, fights.ForbidPower("last"))
    for foe, op in (((0, 1), None), ((0, 1, 2), fights.ForbidPower("other")), ((2,), None)):
        rules.Combat(0).end_sequence(s.game)
        assert powers(s, VILLAIN) == foe and powers(s, HEROES) == (0, 1)
        assert op is None or do(s, op)
    single = fight("thug")
    single.game.fight().powers = (0, 0)
    assert not do(single, fights.ForbidPower("last"))  # it has no other one


@rule("H-13.5", "H-12.7")
def test_the_opponent_may_have_to_choose_openly() -> None:
    s = fight("mysterio", villains=["thug"]).asked(1, "sequence_start")
    assert do(s, fights.ChooseSecond(), 0)
    s.do("pass").asked(1, "power").do("1: power yellow").then("fight", powers=(-1, 2)).asked(0, "power")


@rule("H-13.5", "H-12.17", "H-13.6")
def test_phases_and_initiative() -> None:
    s = fight("brute")
    assert do(s, fights.SkipSecond()) and do(s, fights.KeepInitiative()) and do(s, fights.Modify("outwit", Const(2)))
    s.dice("4 blank", "2 blank", "4 blank", "hit").do("0: power red", "1: power red")
    s.only("roll attack heroes", "roll defense villain", "roll outwit heroes 4", "roll outwit villain 1")
    s.happened("hits 0 1").then("fight", initiative="heroes", mods=())  # though the villain has won the duel


@rule("H-13.4", "H-12.11")
def test_ko_results_by_abilities() -> None:
    s = fight("brute")
    assert not do(s, fights.RemoveKo())
    assert do(s, fights.InflictKo(of="mine"))
    s.then("human_torch", ko=1)
    assert do(s, fights.RemoveKo())
    s.then("human_torch", ko=0)
    assert not do(s, fights.PreventKo())  # there is none to prevent
    assert do(s, fights.InflictKo(Const(2)))
    s.then("fight", over=True, won=HEROES)


@rule("H-13.1")
def test_the_next_roll_is_over_once_the_dice_are_there() -> None:
    s = fight("brute")
    now = s.game.fight()
    now.roll, now.count = HEROES, 2
    assert do(s, rolls.AddDice(Const(3)))
    s.then("fight", count=5)
    assert do(s, rolls.SetDice(Const(1))) and do(s, rolls.AllowBoost()) and now.boost
    dice.set_dice(now, HEROES, (0,))
    for op in (rolls.AddDice(), rolls.UseRating(Const(5)), rolls.SkipRoll(), rolls.DenyBoost()):
        assert not do(s, op)
