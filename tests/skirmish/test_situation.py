"""Situations of tests: every check can fail, says what there is instead, and refuses what does not exist."""

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.kernel.errors import BadInput
from tests.skirmish.situation import Situation, play

Check = Callable[[Situation], Any]


def attacked() -> Situation:
    """The brute has hit the giant for 3, and a free card has brought the Villains a point."""
    slots = {1: "v_brute_s", 2: "v_free"}
    return play(villains={"slots": slots}, heroes={"slots": {1: "h_giant_s"}}, phase="attack")


@pytest.mark.parametrize(
    "check",
    [
        lambda s: s.then(points=-1, attacks=["v_brute_s", "v_free"]).then("heroes", slots={1: {"damage": 3}, 2: ""}),
        lambda s: s.only("attack v_brute_s h_giant_s", "damage h_giant_s 3", "attack v_free -").never("defeat"),
        lambda s: s.asked("heroes", "recruit").only_offered("done").not_offered("play h_captain_b"),
        lambda s: s.then("villains", slots={1: "v_brute_s", 6: ""}, discard=[]).forget().never("attack"),
    ],
)
def test_what_is_so_holds(check: Check) -> None:
    check(attacked())


@pytest.mark.parametrize(
    ("check", "says"),
    [
        (lambda s: s.then(points=0), "points is -1, not 0."),
        (lambda s: s.then("heroes", slots={1: {"damage": 2}}), "heroes: slot 1: damage is 3, not 2."),
        (lambda s: s.then("heroes", slots={2: {"damage": 0}}), "heroes: slot 2: damage is None, not 0."),
        (lambda s: s.then("villains", discard=["v_free"]), r"villains: discard is \[\], not \['v_free'\]."),
        (lambda s: s.only("attack v_brute_s"), "should have happened, not .'attack v_brute_s h_giant_s', 'attack v"),
        (lambda s: s.happened("attack v_free h_giant_s"), "should have happened 1 times, not 0."),
        (lambda s: s.never("damage h_giant_s"), "should have happened 0 times, not 1."),
        (lambda s: s.only_offered("play h_captain_b"), r"offered is \['done'\]"),
    ],
)
def test_what_is_not_so_fails_and_says_what_is(check: Check, says: str) -> None:
    with pytest.raises(ScriptFailed, match=says):
        check(attacked())


@pytest.mark.parametrize(
    "check",
    [
        lambda s: s.then(ponts=-1),
        lambda s: s.then("heros", discard=[]),
        lambda s: s.then("heroes", hand=["h_fre"]),
        lambda s: s.never("atack"),
        lambda s: s.never("attack v_brute"),
        lambda s: s.not_offered("play v_fre"),
    ],
)
def test_what_does_not_exist_is_refused(check: Check) -> None:
    with pytest.raises(BadInput):
        check(attacked())


@pytest.mark.parametrize("check", [lambda s: s.only(), lambda s: s.never(), lambda s: s.then(points=None)])
def test_what_names_nothing_is_refused(check: Check) -> None:
    with pytest.raises(TypeError, match="proves nothing"):
        check(attacked())
