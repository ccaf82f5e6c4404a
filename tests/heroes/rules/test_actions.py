"""Actions of the Missions phase (H-7)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import AREAS, DISTRICTS
from goldenrule.games.heroes.ops import board
from goldenrule.games.heroes.selectors.sets import Heroes
from goldenrule.testing import rule
from tests.heroes import box
from tests.heroes.situation import WOUNDED, Given, given, player, ready, supporting

TORCH = {"human_torch": ready("chelsea")}
FULL = {"cyclops": supporting("the_village"), "storm": supporting("the_village")}
"""Both support spaces of The Village are taken."""
AREAS_IN_PLAY = AREAS[:4]


@rule("H-7.3", "H-7.4", "A-18", "H-7.2")
def test_one_action_in_each_action_round_or_none() -> None:
    s = given(heroes=TORCH).do("move human_torch", "go midtown").asked(1, "turn")
    s.do("pass").asked(0, "turn").then(action_round=2)
    s.do("move human_torch", "go chelsea").then("human_torch", place="chelsea")  # the same action again


@rule("H-7.7", "H-5.7")
def test_where_a_ready_hero_moves() -> None:
    s = given(heroes={"human_torch": ready()}).do("move human_torch")
    s.only_offered(*[f"go {district}" for district in DISTRICTS[:16]])  # from his card: any district
    s.do("go chelsea", "pass", "move human_torch").not_offered("go chelsea").offered("go midtown")
    s.do("home").then("human_torch", status="recovery", place="")


@rule("H-7.8", "H-5.8", "H-2.5", "H-7.6")
def test_where_a_supporting_hero_moves() -> None:
    s = given(heroes={"human_torch": supporting(), **FULL}).do("move human_torch")
    s.only_offered(*[f"go {area}" for area in AREAS_IN_PLAY if area != "the_village"])
    s.do("go upper_manhattan", "pass", "move human_torch", "home").then("human_torch", status="supporting", place="")


@rule("H-7.9", "H-7.10", "A-14", "T-3")
def test_a_supporting_hero_goes_along_with_a_ready_one() -> None:
    heroes = {"invisible_woman": supporting(), "mr_fantastic": supporting("upper_manhattan")}
    s = given(heroes={"human_torch": ready(), **heroes}).do("move human_torch", "go chelsea")
    s.asked(0, "escort").not_offered("escort mr_fantastic").do("escort invisible_woman")
    s.then("invisible_woman", place="the_village").asked(1, "turn")
    given(heroes={**TORCH, **heroes}).do("move human_torch", "go midtown").asked(0, "escort")  # between districts, too


@rule("H-7.9")
def test_nobody_goes_along_where_no_support_space_is_free() -> None:
    heroes = {"human_torch": ready(), "invisible_woman": supporting(), **FULL}
    given(heroes=heroes).do("move human_torch", "go chelsea").asked(1, "turn")


@rule("H-7.12", "A-28")
def test_medical_treatment_makes_a_hero_available_next_round() -> None:
    s = given(heroes={"human_torch": WOUNDED}).not_offered("treat the_thing").do("treat human_torch")
    s.then("human_torch", status="recovery", wounded=False).begin("deployment").offered("ready human_torch")


@rule("H-7.13", "H-7.14", "H-7.15", "H-4.5", "H-7.18", "T-3")
def test_a_story_action_that_advances_the_track() -> None:
    track = ["x_men_story", "x_men_story", "fantastic_four_story", "x_men_story"]
    s = given(track=track).do("story").then(hand_size=1).do("advance")
    s.then(vp=[0, 1])  # the X-Men get the last card though it was not their action
    s.then(1, stories=1)
    assert len(s.game.state.zones[ids.TRACK]) == 4
    s.do("story", "advance").then(vp=[1, 1])


@rule("H-7.17")
def test_a_story_action_that_reorders_the_track() -> None:
    s = given(track=["fantastic_four_story"] + ["x_men_story"] * 3).do("story").not_offered("last x_men_story")
    s.do("last fantastic_four_story").then(track=["x_men_story"] * 3 + ["fantastic_four_story"])


@rule("H-7.14")
def test_a_story_action_may_leave_the_track_alone() -> None:
    track = ["x_men_story", "fantastic_four_story", "x_men_story", "x_men_story"]
    given(track=track).do("story", "done").then(track=track, stories=0)


@rule("H-7.16", "A-10")
@pytest.mark.parametrize(("readings", "vp"), [([], [1, 0]), (["strict_stories"], [0, 0])])
def test_a_story_of_an_absent_team(readings: list[str], vp: list[int]) -> None:
    track = ["x_men_story"] * 3 + ["fantastic_four_story"]
    s = given(readings=readings, track=track, next_stories=["avengers_story"]).do("story", "advance")
    s.discarded("avengers_story").then(vp=vp)


@rule("H-7.19", "H-7.20", "T-3")
def test_cerebro_from_the_card() -> None:
    track = ["fantastic_four_story"] + ["x_men_story"] * 3
    s = given.but("x_men", "fantastic_four")(track=track, heroes={"jean_grey": supporting()})
    s.do("special jean_grey", "advance", "advance").then(vp=[2, 0]).then("jean_grey", status="recovery")
    s.asked(1, "turn")


@rule("H-7.19", "T-10")
def test_savage_fury() -> None:
    avengers = given.but("avengers", "x_men")
    s = avengers(heroes={"hulk": supporting("the_village")})
    first = s.game.state.zones[ids.TRACK][:2]
    s.do("special hulk").then("hulk", status="recovery", place="").then(hand_size=2)
    assert {*first} <= {*s.game.state.zones[ids.STORY_DISCARD]}
    avengers(heroes={"hulk": ready("chelsea")}).not_offered("special hulk")


@rule("H-11.11", "T-11")
def test_an_event_is_the_action_and_may_include_another() -> None:
    s = given(player(hand=["shield_intervention"]), heroes=TORCH, headlines={"the_village": "manuscript"})
    s.do("event shield_intervention").then("the_village", threat=4).dice("4 blank").do("troubleshoot manuscript")
    s.then(won=["manuscript"], discards={"resources": ["shield_intervention"]}).asked(1, "turn")


@rule("H-11.11")
def test_heroes_assemble() -> None:
    nobody = given(player(hand=["heroes_assemble"]), heroes={"invisible_woman": supporting()})
    nobody.not_offered("event heroes_assemble")  # nobody to join
    s = given(player(hand=["heroes_assemble"]), heroes={"invisible_woman": supporting(), **TORCH})
    s.do("event heroes_assemble").then("invisible_woman", status="ready", place="chelsea")


@rule("H-7.19")
def test_a_power_up_can_be_an_action() -> None:
    heroes = {"human_torch": ready(), "the_thing": ready("midtown"), "mr_fantastic": ready()}
    s = given(player(power_ups=["fantastic_four_power_up_0"]), heroes=heroes)
    s.do("special fantastic_four_power_up_0", "go chelsea", "escort human_torch", "escort the_thing")
    s.offered("escort mr_fantastic").not_offered("escort human_torch").do("pass").asked(1, "turn")  # in any order
    for name, place in (("human_torch", "chelsea"), ("the_thing", "chelsea"), ("mr_fantastic", "")):
        s.then(name, place=place)


@rule("H-7.11", "H-5.7")
def test_troubleshooting_needs_a_ready_hero_in_the_district() -> None:
    others = {"invisible_woman": supporting("the_village"), "cyclops": ready("chelsea")}
    for district, able in (("greenwich_village", False), ("chelsea", True)):
        s = given(heroes={"human_torch": ready(district), **others}, headlines={"the_village": "manuscript"})
        (s.offered if able else s.not_offered)("troubleshoot manuscript")


@rule("A-55", "H-10.5", "H-10.6")
@pytest.mark.parametrize("hero", [ready(), supporting(), {"status": "recovery"}])
def test_only_who_is_ready_is_put_on_the_scenario_card(hero: Given) -> None:
    call_up = box.event("call_up", board.PlaceHero(Heroes(id="human_torch")))
    s = given(player(hand=["call_up"]), scenario="early_news", special=True, round=2, cards=[call_up],
              heroes={"human_torch": hero})  # fmt: skip
    s.do("event call_up").asked(0, "destination").offered("go central_harlem", "support_at upper_manhattan")
    (s.offered if hero == ready() else s.not_offered)("go scenario")


@rule("A-56", "H-1.10")
def test_tokens_that_are_missing_limit_nothing() -> None:
    """More plot points than the box has, and more Wounded heroes than it has markers for, with those of a combat."""
    s = given.but(*box.TEAMS, points=[20] * 4)()
    team = [entity for seat in range(4) for entity in s.game.team(seat)]
    for entity in team:
        s.game.set_wounded(entity, True)
    assert sum(s.game.state.points) > 52 and sum(s.game.piece(entity).wounded for entity in team) > 13
    s.begin("missions").do("treat thor").asked(1, "turn").then(points=[20] * 4)
