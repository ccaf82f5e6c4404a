"""Situations of tests: every check can fail, says what there is instead, and refuses what does not exist."""

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.kernel.errors import BadInput
from tests.heroes.situation import Situation, dealt, faces, fight, ready, supporting, village

Check = Callable[[Situation], Any]


def fought() -> Situation:
    """The Human Torch has lost a duel against the brute, and powers are chosen again."""
    s = fight("brute", allies={"black_widow": 1}, heroes={"the_thing": supporting("the_village")})
    s.dice("4 blank", "2 blank", "3 blank", "2 blank", "2 blank", "hit")
    return s.do("0: power red", "1: power red", "pass")  # the ally has an ability in the duel


@pytest.mark.parametrize(
    "check",
    [
        lambda s: s.then("human_torch", ko=1, wounded=False, place="chelsea").then(vp=0, points=[0, 0], won=[]),
        lambda s: s.then("the_village", threat=5, headline="cant_beat_me").then(1, vp=0, villains=["ninjas"]),
        lambda s: s.then("fight", hero="human_torch", lead="brute", sequence=2, initiative="villain", ko="nobody"),
        lambda s: s.only("ko human_torch 1").happened("roll * villain", times=3).never("roll trouble", "ko brute"),
        lambda s: s.only_offered("0: power red", "0: power orange").not_offered("0: power yellow"),
        lambda s: s.do("0: power red").asked(1, "power").forget().never("roll"),
        lambda s: s.then(dice_left=0, allies={"black_widow": 1}).then("the_thing", status="supporting"),
        lambda s: s.dice("5 blank").then(dice_left=5).decline("power").hurt("brute").never("ko brute 2"),
    ],
)
def test_what_is_so_holds(check: Check) -> None:
    check(fought())


@pytest.mark.parametrize(
    ("check", "says"),
    [
        (lambda s: s.then("human_torch", ko=2), "human_torch: ko is 1, not 2."),
        (lambda s: s.then("the_village", threat=4), "threats.the_village is 5, not 4."),
        (lambda s: s.then(1, vp=1), r"vp is \[0, 0\], not \[0, 1\]."),
        (lambda s: s.then("fight", hero="the_thing"), "fight: hero is 'human_torch', not 'the_thing'."),
        (lambda s: s.then("fight", initiative="heroes"), "fight: initiative is 'villain', not 'heroes'."),
        (lambda s: s.happened("ko brute"), "'ko brute' should have happened 1 times, not 0."),
        (lambda s: s.never("roll outwit"), "should have happened 0 times, not 2."),
        (lambda s: s.only("roll attack heroes 4"), "should have happened, not .'roll attack heroes 4', 'roll def"),
        (lambda s: s.discarded("ninjas"), "ninjas is not discarded"),
        (lambda s: s.only_offered("0: power red"), r"offered is \['power red', 'power orange'\]"),
        (lambda s: s.do("0: power yellow"), "'power yellow' is no option."),
        (lambda s: s.dice("blank").do("0: power red", "1: power red").then(vp=0), "the dice of the case have run out"),
    ],
)
def test_what_is_not_so_fails_and_says_what_is(check: Check, says: str) -> None:
    with pytest.raises(ScriptFailed, match=says):
        check(fought())


@pytest.mark.parametrize(
    "check",
    [
        lambda s: s.then(harm=2),
        lambda s: s.then("human_tork", ko=1),
        lambda s: s.then(hand=["visoin"]),
        lambda s: s.then(headlines={"the_vilage": ""}),
        lambda s: s.never("koo"),
        lambda s: s.never("ko brut"),
        lambda s: s.never("roll atack heroes"),
        lambda s: s.not_offered("lead brut"),
    ],
)
def test_what_does_not_exist_is_refused(check: Check) -> None:
    with pytest.raises(BadInput):
        check(fought())


def test_a_fact_needs_a_value() -> None:
    for of in ("fight", 0):
        with pytest.raises(TypeError, match="proves nothing"):
            fought().then(of, hero=None)


def test_dice_are_written_roll_by_roll() -> None:
    assert faces("2 hit boost", "3 blank", "") == ["hit", "hit", "boost", "blank", "blank", "blank"]


def test_usual_things_are_kept_and_may_be_replaced() -> None:
    s = village(heroes={"storm": ready("midtown")}).then("storm", place="midtown").then("human_torch", place="chelsea")
    s.then(hand=[], villains=[]).then(1, hand=[])
    village(dealt()).then(hand_size=3, villains_size=3)
    village.but(heroes={})().then("human_torch", status="recovery")
