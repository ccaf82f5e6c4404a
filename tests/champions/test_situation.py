"""Situations of tests: every check can fail, says what there is instead, and refuses what does not exist."""

from collections.abc import Callable
from typing import Any

import pytest

from goldenrule.gamekit.cases import ScriptFailed
from goldenrule.kernel.errors import BadInput
from tests.champions.situation import GUARD, NO_BOOST, QUIET, Situation, alter_ego, given, hero, klaw, ultron

Check = Callable[[Situation], Any]


def attacked() -> Situation:
    """Captain Marvel has taken 2 damage from Rhino, and it is her turn again."""
    return given.attacked(hero(in_play=["Hawkeye"])).do("pass").idle(0)


@pytest.mark.parametrize(
    "check",
    [
        lambda s: s.then(
            damage=2, exhausted=False, hand=[], threat=0, round=2, in_play=["Rhino"], not_in_play=["Charge"]
        ),
        lambda s: s.then("villain", damage=0, statuses=["tough"], ATK=2).then("Hawkeye", counters={"arrow": 4}),
        lambda s: s.happened("attack_damage Rhino Captain Marvel 2", "damage Captain Marvel", f"reveal * {QUIET}"),
        lambda s: s.only("boost_dealt", "attack_damage Rhino", "damage Captain Marvel 2").never(
            "damage Rhino", "defend"
        ),
        lambda s: s.only("damage Captain Marvel 2", "attack_damage", "boost_dealt", in_order=False),
        lambda s: s.only_offered("attack Captain Marvel", "attack Hawkeye", verb="attack"),
        lambda s: s.do("attack Hawkeye").forget().never("damage").then("Rhino", statuses=[]),
    ],
)
def test_what_is_so_holds(check: Check) -> None:
    check(attacked())


@pytest.mark.parametrize(
    ("check", "says"),
    [
        (lambda s: s.then(damage=3), "Captain Marvel: damage is 2, not 3."),
        (lambda s: s.then("villain", statuses=[]), r"Rhino: statuses is \['tough'\], not \[\]."),
        (lambda s: s.then(threat=1), "The Break-In!: threat is 0, not 1."),
        (lambda s: s.then(in_play=["Charge"]), "Charge should be in play."),
        (lambda s: s.then("Shocker", damage=1), "0 cards named 'Shocker' are in play"),
        (lambda s: s.happened("damage Rhino"), "'damage Rhino' should have happened 1 times, not 0."),
        (lambda s: s.happened("damage", times=2), "should have happened 2 times, not 1."),
        (lambda s: s.never("damage"), "should have happened 0 times, not 1."),
        (lambda s: s.only("damage", "attack_damage"), "should have happened, not .'attack_damage Rhino"),
        (lambda s: s.only("damage Captain Marvel 3"), "should have happened, not .'damage Captain Marvel 2"),
        (lambda s: s.only_offered("attack Captain Marvel", verb="attack"), "offered is"),
        (lambda s: s.do("defend Hawkeye"), "'defend Hawkeye' is no option."),
    ],
)
def test_what_is_not_so_fails_and_says_what_is(check: Check, says: str) -> None:
    with pytest.raises(ScriptFailed, match=says):
        check(attacked())


def test_a_failure_shows_what_is_asked_and_what_happened_last() -> None:
    with pytest.raises(
        ScriptFailed, match=r"asked 'turn'.*\nWhat happened last:\n(.*\n)+ *damage Captain Marvel 2 Rhino\n"
    ):
        attacked().then(damage=0)


@pytest.mark.parametrize(
    "check",
    [
        lambda s: s.then(harm=2),
        lambda s: s.then("Captain Marvell", damage=2),
        lambda s: s.then(hand=["Bakflip"]),
        lambda s: s.never("damaged"),
        lambda s: s.never("damage Rhin"),
        lambda s: s.only("reveal * Rhin"),
        lambda s: s.order_of("hurt"),
        lambda s: s.not_offered("use Bakflip"),
    ],
)
def test_what_does_not_exist_is_refused(check: Check) -> None:
    with pytest.raises(BadInput):
        check(attacked())


def test_a_fact_needs_a_value() -> None:
    for facts in ({}, {"damage": None}):
        with pytest.raises(TypeError, match="proves nothing"):
            attacked().then(**facts)


def test_usual_things_are_kept_and_may_be_replaced() -> None:
    s = ultron(hero(), in_play=["Drone Factory"]).then(table=["Drone Factory", "Ultron Drones"])
    assert s.game.state.seats == 1
    klaw.but(expert=True)(alter_ego(), hero()).then("villain", code="01114").then(1, form="hero")
    given.revealing(GUARD).then(engaged=[GUARD], phase="player")
    given(hero(), step=1, encounter_top=[NO_BOOST, QUIET]).then(phase="villain", threat=1)


def test_cards_are_printed_differently_in_one_situation_only() -> None:
    given.reprinted({"01103": {"hp": 9}}, hero(engaged=["Shocker"])).then("Shocker", hp=9)
    given(hero(engaged=["Shocker"])).then("Shocker", hp=3)
