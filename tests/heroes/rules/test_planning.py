"""Planning (H-6), allies and power-ups (H-11)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules.planning import bonus
from goldenrule.testing import rule
from tests.heroes.situation import WOUNDED, Situation, given, player, ready, supporting

TEAM = ("human_torch", "invisible_woman", "mr_fantastic", "the_thing")
planning = given.but(phase="planning")
deployment = given.but(phase="deployment", vp=[0, 1])
"""The next Game Round begins, with the Fantastic Four as First Player."""
REST = ["rest"] * 4
"""Nobody of a team is assigned."""


def statuses(s: Situation, *wanted: str) -> Situation:
    """Of the Fantastic Four, in order."""
    for name, status in zip(TEAM, wanted, strict=True):
        s.then(name, status=status)
    return s


@rule("H-6.6", "T-1", "A-24")
@pytest.mark.parametrize(("vp", "points"), [(4, 0), (5, 1), (10, 2), (24, 4), (25, 5), (31, 6)])
def test_the_bonus_is_a_point_for_every_five_vp(vp: int, points: int) -> None:
    assert bonus(vp) == points


@rule("H-6.4", "H-6.5", "H-6.8", "H-6.9", "H-6.10", "H-5.2", "H-5.3", "T-2", "A-17", "H-6.2")
def test_a_first_planning() -> None:
    s = planning(player(hand=["black_widow"])).then(points=[4, 4])
    s.do("ready human_torch", "support invisible_woman").then(points=1)
    s.not_offered("ready mr_fantastic").offered("support mr_fantastic").do("rest mr_fantastic", "rest the_thing")
    s.asked(0, "ally").do("ally black_widow 0").then(points=0, allies=["black_widow"])
    statuses(s, "ready", "supporting", "recovery", "recovery")
    s.asked(1, "assign")  # clockwise from the First Player
    s.do("rest cyclops", "support jean_grey", "support storm", "ready wolverine").then(1, points=0)


@rule("H-6.3", "A-26", "H-6.15")
def test_supporting_and_unwounded_heroes_are_taken_back() -> None:
    heroes = {
        "human_torch": supporting("the_village"),
        "invisible_woman": ready(),
        "mr_fantastic": ready("chelsea"),
        "the_thing": WOUNDED,
    }
    s = deployment(points=[3, 0], heroes=heroes)
    s.then(points=3 + 2)  # the one in a district and the Wounded one bring nothing
    s.then("human_torch", place="", status="recovery").then("invisible_woman", status="recovery")
    s.then("mr_fantastic", status="ready")


@rule("H-6.7")
def test_a_hero_left_in_a_district_is_paid_or_comes_home() -> None:
    for answer, status, spent in (("keep", "ready", 2), ("recall", "recovery", 0)):
        s = deployment(heroes={"human_torch": ready("chelsea")}).asked(0, "keep").then(points=3)
        s.do(f"{answer} human_torch").then("human_torch", status=status).then(points=3 - spent)
        s.happened(f"status human_torch {status}")  # told in both cases
        s.not_offered("support human_torch")  # not available in this round
    poor = deployment(heroes={name: ready("chelsea") for name in TEAM}).then(points=0)
    statuses(poor, *["recovery"] * 4)  # nothing to pay with, and so not asked


@rule("H-6.11", "A-28", "H-5.9")
def test_a_wounded_hero_loses_his_marker_and_is_available_a_round_later() -> None:
    s = deployment(heroes={"human_torch": WOUNDED}).then(points=3).do("rest", "rest", "rest")
    s.then("human_torch", wounded=False, status="recovery")
    s.begin("deployment").offered("ready human_torch")


@rule("H-6.12", "H-11.2", "A-16")
def test_one_ally_in_a_planning_phase() -> None:
    allies = player(hand=["black_widow", "spider_woman"])
    s = planning(allies).do(*REST, "ally black_widow 0").asked(1, "assign")
    s.then(points=3, allies={"black_widow": 0})  # the point that was paid is gone
    many = planning(allies, readings=["many_allies"]).do(*REST, "ally black_widow 0")
    many.asked(0, "ally").offered("ally spider_woman 0")


@rule("H-6.13", "H-11.3", "H-11.6", "H-11.7", "T-8")
@pytest.mark.parametrize(
    ("team", "extra", "on_card"), [("avengers", 0, 1), ("avengers", 1, 2), ("x_men", 0, 0), ("x_men", 1, 1)]
)
def test_an_ally_loyal_to_the_team_keeps_the_point_that_was_paid(team: str, extra: int, on_card: int) -> None:
    s = planning.but(team, "fantastic_four")(player(hand=["namor"])).do(*REST, f"ally namor {extra}")
    s.then(points=3 - extra, allies={"namor": on_card})


@rule("H-11.4")
def test_a_fourth_ally_takes_the_place_of_another() -> None:
    allies = {"black_widow": 0, "spider_woman": 0, "vision": 0}
    s = planning(player(allies=allies, hand=["namor"])).do(*REST, "ally namor 0").asked(0, "dismiss")
    s.not_offered("discard namor").do("discard vision").then(allies=["black_widow", "spider_woman", "namor"])
    s.then(discards={"resources": ["vision"]})


@rule("H-4.6", "H-6.14", "A-35", "H-7.18")
def test_three_stories_for_a_power_up() -> None:
    s = planning(player(stories=6), vp=[6, 0])
    s.game.receive_story(s.game.state.zones[ids.STORY_DECK][0], 0)
    s.then(vp=7).do(*REST).asked(0, "power_up")
    s.do("power_up fantastic_four_power_up_1", "power_up fantastic_four_power_up_0").then(stories=1, vp=7)
    s.then(power_ups=["fantastic_four_power_up_1", "fantastic_four_power_up_0"])
    s.asked(1, "assign")  # one story is not enough for another


@rule("H-6.1")
def test_a_power_up_may_work_in_planning() -> None:
    planning(player(power_ups=["fantastic_four_power_up_1"])).then(points=[4 + 1, 4])


@rule("A-17", "H-6.2")
def test_heroes_may_be_assigned_in_secret() -> None:
    s = planning(player(hand=["vision"]), readings=["sealed_planning"])
    assert [decision.seat for decision in s.game.pending] == [0, 1]
    s.not_offered(f"1: assign {1 + 3 + 9}")  # three Ready heroes of Level 2 cost more than 4
    # Torch Ready (2), Invisible Woman Supporting (1), nobody else: digits 1, 2, 0, 0 from the first hero on
    s.do(f"0: assign {1 + 2 * 3}")
    statuses(s, *["recovery"] * 4)  # nothing is shown yet
    statuses(s.do("1: assign 0"), "ready", "supporting", "recovery", "recovery")
    s.then(points=[1, 4]).asked(0, "ally")
    later = deployment(readings=["sealed_planning"], heroes={"human_torch": ready("chelsea")}, points=[9, 9])
    later.do("0: assign 1", "1: assign 0").then("human_torch", place="chelsea", status="ready")  # kept in his district
