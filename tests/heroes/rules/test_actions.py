"""Actions of the Missions phase (H-7)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.ids import AREAS, CARD, DISTRICTS
from goldenrule.games.heroes.ops import board
from goldenrule.games.heroes.rules import special
from goldenrule.games.heroes.selectors.sets import Heroes
from goldenrule.testing import rule
from tests.heroes import box
from tests.heroes.table import Table


@rule("H-7.3", "H-7.4", "A-18", "H-7.2")
def test_one_action_in_each_action_round_or_none() -> None:
    t = Table()
    t.ready("human_torch", "chelsea")
    t.missions()
    t.say(("move", "human_torch"), ("go", "midtown"))
    assert t.asked.seat == 1
    t.say("pass")
    assert (t.asked.seat, t.s.action_round) == (0, 2)
    t.say(("move", "human_torch"), ("go", "chelsea"))  # the same action again
    assert t.place("human_torch") == DISTRICTS.index("chelsea")


@rule("H-7.7", "H-5.7")
def test_where_a_ready_hero_moves() -> None:
    t = Table()
    t.ready("human_torch")
    t.missions()
    t.say(("move", "human_torch"))
    assert len(t.options()) == 16 and not t.offered("home")  # from his card: any district
    t.say(("go", "chelsea"))
    t.say("pass", ("move", "human_torch"))
    assert not any(o[2] == DISTRICTS.index("chelsea") for o in t.options() if o[0] == "go")
    t.say("home")
    assert (t.status("human_torch"), t.place("human_torch")) == ("recovery", CARD)


@rule("H-7.8", "H-5.8", "H-2.5", "H-7.6")
def test_where_a_supporting_hero_moves() -> None:
    t = Table()
    t.supporting("human_torch")
    t.supporting("cyclops", "the_village")
    t.supporting("storm", "the_village")
    t.missions()
    t.say(("move", "human_torch"))
    assert sorted(o[2] for o in t.options()) == [0, 1, 3]  # both spaces of The Village are taken
    t.say(("go", 0), "pass", ("move", "human_torch"))
    assert t.offered("home")
    t.say("home")
    assert (t.status("human_torch"), t.place("human_torch")) == ("supporting", CARD)


@rule("H-7.9", "H-7.10", "A-14", "T-3")
def test_a_supporting_hero_goes_along_with_a_ready_one() -> None:
    t = Table()
    t.ready("human_torch")
    t.supporting("invisible_woman")
    t.supporting("mr_fantastic", "upper_manhattan")
    t.missions()
    t.say(("move", "human_torch"), ("go", "chelsea"))
    assert t.kind == "escort" and not t.offered("escort", "mr_fantastic")
    t.say(("escort", "invisible_woman"))
    assert t.place("invisible_woman") == AREAS.index("the_village")
    assert t.asked.seat == 1
    t.supporting("invisible_woman")
    t.say("pass", ("move", "human_torch"), ("go", "midtown"))
    assert t.kind == "escort"  # from district to district, too


@rule("H-7.9")
def test_nobody_goes_along_where_no_support_space_is_free() -> None:
    t = Table()
    t.ready("human_torch")
    t.supporting("invisible_woman")
    t.supporting("cyclops", "the_village")
    t.supporting("storm", "the_village")
    t.missions()
    t.say(("move", "human_torch"), ("go", "chelsea"))
    assert t.asked.seat == 1


@rule("H-7.12", "A-28")
def test_medical_treatment_makes_a_hero_available_next_round() -> None:
    t = Table()
    t.wounded("human_torch")
    t.missions()
    assert not t.offered("treat", "the_thing")
    t.say(("treat", "human_torch"))
    assert t.status("human_torch") == "recovery"
    t.deployment()
    assert t.offered("ready", "human_torch")


@rule("H-7.13", "H-7.14", "H-7.15", "H-4.5", "H-7.18", "T-3")
def test_a_story_action_that_advances_the_track() -> None:
    t = Table()
    t.track("x_men", "x_men", "fantastic_four", "x_men")
    t.missions()
    cards = len(t.of(ids.HAND, 0))
    t.say("story")
    assert len(t.of(ids.HAND, 0)) == cards + 1
    t.say("advance")
    assert t.s.vp == (0, 1)  # the X-Men get the last card though it was not their action
    assert t.of(ids.STORIES, 1) == ["x_men_story"]
    assert len(t.s.zones[ids.TRACK]) == 4
    t.say("story", "advance")
    assert t.s.vp == (1, 1)


@rule("H-7.17")
def test_a_story_action_that_reorders_the_track() -> None:
    t = Table()
    t.track("fantastic_four", "x_men", "x_men", "x_men")
    t.missions()
    t.say("story")
    assert not t.offered("last", "x_men_story")
    t.say(("last", "fantastic_four_story"))
    assert t.codes(ids.TRACK) == ["x_men_story"] * 3 + ["fantastic_four_story"]


@rule("H-7.14")
def test_a_story_action_may_leave_the_track_alone() -> None:
    t = Table()
    t.missions()
    before = t.s.zones[ids.TRACK]
    t.say("story", "done")
    assert t.s.zones[ids.TRACK] == before


@rule("H-7.16", "A-10")
def test_a_story_of_an_absent_team() -> None:
    for readings, moved in (((), True), (("strict_stories",), False)):
        t = Table(readings=readings)
        t.track("x_men", "x_men", "x_men", "fantastic_four")
        t.g.move(t.find("avengers_story", ids.STORY_DECK), ids.STORY_DECK, front=True)
        t.missions()
        t.say("story", "advance")
        assert "avengers_story" in t.codes(ids.STORY_DISCARD)
        assert (t.s.vp[0] == 1) is moved


@rule("H-7.19", "H-7.20", "T-3")
def test_cerebro_from_the_card() -> None:
    t = Table("x_men", "fantastic_four")
    t.track("fantastic_four", "x_men", "x_men", "x_men")
    t.supporting("jean_grey")
    t.missions()
    t.say(("special", "jean_grey"), "advance", "advance")
    assert t.s.vp[0] == 2
    assert t.status("jean_grey") == "recovery"
    assert t.asked.seat == 1


@rule("H-7.19", "T-10")
def test_savage_fury() -> None:
    t = Table("avengers", "x_men")
    t.supporting("hulk", "the_village")
    first = t.s.zones[ids.TRACK][:2]
    t.missions()
    cards = len(t.of(ids.HAND, 0))
    t.say(("special", "hulk"))
    assert t.status("hulk") == "recovery" and t.place("hulk") == CARD
    assert len(t.of(ids.HAND, 0)) == cards + 2
    assert set(first) <= set(t.s.zones[ids.STORY_DISCARD])
    ready = Table("avengers", "x_men")
    ready.ready("hulk", "chelsea")
    ready.missions()
    assert not ready.offered("special", "hulk")


@rule("H-11.11", "T-11")
def test_an_event_is_the_action_and_may_include_another() -> None:
    t = Table()
    t.headline("manuscript", "the_village")
    t.ready("human_torch", "chelsea")
    t.hand(0, "shield_intervention")
    t.missions()
    t.say(("event", "shield_intervention"))
    assert t.s.threats[AREAS.index("the_village")] == 4
    assert t.offered("troubleshoot", "manuscript")
    t.dice("blank blank blank blank")
    t.say(("troubleshoot", "manuscript"))
    assert t.of(ids.WON, 0) == ["manuscript"]
    assert t.codes(ids.RESOURCE_DISCARD) == ["shield_intervention"]
    assert t.asked.seat == 1


@rule("H-11.11")
def test_heroes_assemble() -> None:
    t = Table()
    t.hand(0, "heroes_assemble")
    t.supporting("invisible_woman")
    t.missions()
    assert not t.offered("event", "heroes_assemble")  # nobody to join
    t.ready("human_torch", "chelsea")
    t.missions()
    t.say(("event", "heroes_assemble"))
    assert t.place("invisible_woman") == DISTRICTS.index("chelsea")
    assert t.status("invisible_woman") == "ready"


@rule("H-7.19")
def test_a_power_up_can_be_an_action() -> None:
    t = Table()
    t.play(ids.seat_zone(ids.POWER_UPS, 0), "fantastic_four_power_up_0", ids.seat_zone(ids.IN_PLAY, 0))
    t.ready("human_torch")
    t.ready("the_thing", "midtown")
    t.ready("mr_fantastic")
    t.missions()
    t.say(("special", "fantastic_four_power_up_0"), ("go", "chelsea"), ("escort", "human_torch"))
    t.say(("escort", "the_thing"))
    assert t.offered("escort", "mr_fantastic") and not t.offered("escort", "human_torch")  # in any order
    t.say("pass")
    assert [t.place(c) for c in ("human_torch", "the_thing", "mr_fantastic")] == [8, 8, CARD]
    assert t.asked.seat == 1


@rule("H-7.11", "H-5.7")
def test_troubleshooting_needs_a_ready_hero_in_the_district() -> None:
    t = Table()
    t.headline("manuscript", "the_village")
    t.ready("human_torch", "greenwich_village")
    t.supporting("invisible_woman", "the_village")
    t.ready("cyclops", "chelsea")
    t.missions()
    assert not t.offered("troubleshoot")
    t.ready("human_torch", "chelsea")
    t.missions()
    assert t.offered("troubleshoot", "manuscript")


@rule("A-55", "H-10.5", "H-10.6")
@pytest.mark.parametrize("status", ["ready", "supporting", "recovery"])
def test_only_who_is_ready_is_put_on_the_scenario_card(status: str) -> None:
    place = board.PlaceHero(Heroes(id="human_torch"))
    t = Table(scenario="early_news", more=(box.event("call_up", place),))
    special.enter(t.g)
    t.g.stand(t.find("human_torch"), ids.STATUSES.index(status))
    t.hand(0, "call_up")
    t.missions()
    t.say(("event", "call_up"))
    assert t.kind == "destination" and ("go", "", 0) in t.options() and ("support_at", "", 0) in t.options()
    assert (("go", "", ids.SCENARIO_PLACE) in t.options()) == (status == "ready")


@rule("A-56", "H-1.10")
def test_tokens_that_are_missing_limit_nothing() -> None:
    """More plot points than the box has, and more Wounded heroes than it has markers for, with those of a combat."""
    t = Table(*box.TEAMS)
    for seat in range(4):
        t.g.add_points(seat, 20)
        for e in t.g.team(seat):
            t.g.set_wounded(e, True)
    t.missions()
    assert sum(t.s.points) > 52 and sum(t.g.piece(e).wounded for seat in range(4) for e in t.g.team(seat)) > 13
    before = t.s.points
    t.say("treat")
    assert (t.kind, t.asked.seat, t.s.points) == ("turn", 1, before)
