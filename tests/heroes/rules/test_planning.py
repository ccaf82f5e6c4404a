"""Planning (H-6), allies and power-ups (H-11)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.games.heroes.rules.planning import bonus
from goldenrule.testing import rule
from tests.heroes.table import Table


def plan(t: Table, *roles: str | tuple[str, str]) -> None:
    """Answer the assignment of the four heroes."""
    t.say(*roles)


@rule("H-6.6", "T-1", "A-24")
@pytest.mark.parametrize(("vp", "points"), [(4, 0), (5, 1), (10, 2), (24, 4), (25, 5), (31, 6)])
def test_the_bonus_is_a_point_for_every_five_vp(vp: int, points: int) -> None:
    assert bonus(vp) == points


@rule("H-6.4", "H-6.5", "H-6.8", "H-6.9", "H-6.10", "H-5.2", "H-5.3", "T-2", "A-17", "H-6.2")
def test_a_first_planning() -> None:
    t = Table("fantastic_four", "x_men")
    t.hand(0, "black_widow")
    assert t.s.points == (4, 4)
    plan(t, ("ready", "human_torch"), ("support", "invisible_woman"))
    assert t.s.points[0] == 1
    assert not t.offered("ready", "mr_fantastic") and t.offered("support", "mr_fantastic")
    t.say(("rest", "mr_fantastic"), ("rest", "the_thing"))
    assert t.kind == "ally"
    t.say(("ally", "black_widow"))
    assert t.s.points[0] == 0
    assert t.of(ids.ALLIES, 0) == ["black_widow"]
    assert [t.status(c) for c in t.of(ids.TEAM, 0)] == ["ready", "supporting", "recovery", "recovery"]
    assert t.asked.seat == 1  # clockwise from the First Player
    t.say(("rest", "cyclops"), ("support", "jean_grey"), ("support", "storm"), ("ready", "wolverine"))
    assert t.s.points[1] == 0


@rule("H-6.3", "A-26", "H-6.15")
def test_supporting_and_unwounded_heroes_are_taken_back() -> None:
    t = Table()
    t.s.points = (3, 0)
    t.supporting("human_torch", "the_village")
    t.ready("invisible_woman")
    t.ready("mr_fantastic", "chelsea")
    t.wounded("the_thing")
    t.deployment()
    assert t.s.points[0] == 3 + 2  # the one in a district and the Wounded one bring nothing
    assert t.place("human_torch") == ids.CARD and t.status("human_torch") == "recovery"
    assert t.status("invisible_woman") == "recovery"
    assert t.status("mr_fantastic") == "ready"


@rule("H-6.7")
def test_a_hero_left_in_a_district_is_paid_or_comes_home() -> None:
    for answer, status, spent in (("keep", "ready", 2), ("recall", "recovery", 0)):
        t = Table()
        t.ready("human_torch", "chelsea")
        t.deployment()
        assert t.kind == "keep"
        before = t.s.points[0]
        t.say((answer, "human_torch"))
        assert t.status("human_torch") == status
        assert t.s.points[0] == before - spent
        assert t.happened("status", t.find("human_torch"), ids.STATUSES.index(status))  # told in both cases
        assert not t.offered("support", "human_torch")  # not available in this round
    poor = Table()
    for code in ("human_torch", "invisible_woman", "mr_fantastic", "the_thing"):
        poor.ready(code, "chelsea")
    poor.s.points = (0, 0)
    poor.deployment()
    assert poor.s.points[0] == 0
    assert {poor.status(c) for c in poor.of(ids.TEAM, 0)} == {"recovery"}  # nothing to pay with, and so not asked


@rule("H-6.11", "A-28", "H-5.9")
def test_a_wounded_hero_loses_his_marker_and_is_available_a_round_later() -> None:
    t = Table()
    t.wounded("human_torch")
    t.s.points = (0, 0)
    t.deployment()
    assert t.s.points[0] == 3
    t.say("rest", "rest", "rest")
    assert not t.g.piece(t.find("human_torch")).wounded
    assert t.status("human_torch") == "recovery"
    t.deployment()
    assert t.offered("ready", "human_torch")


@rule("H-6.12", "H-11.2", "A-16")
def test_one_ally_in_a_planning_phase() -> None:
    t = Table()
    t.hand(0, "black_widow", "spider_woman")
    t.say("rest", "rest", "rest", "rest")
    t.say(("ally", "black_widow"))
    assert t.asked.seat == 1
    assert (t.s.points[0], t.g.piece(t.find("black_widow")).points) == (3, 0), "the point that was paid is gone"
    many = Table(readings=("many_allies",))
    many.hand(0, "black_widow", "spider_woman")
    many.say("rest", "rest", "rest", "rest", ("ally", "black_widow"))
    assert many.asked.seat == 0 and many.offered("ally", "spider_woman")


@rule("H-6.13", "H-11.3", "H-11.6", "H-11.7", "T-8")
@pytest.mark.parametrize(
    ("team", "extra", "on_card"), [("avengers", 0, 1), ("avengers", 1, 2), ("x_men", 0, 0), ("x_men", 1, 1)]
)
def test_an_ally_loyal_to_the_team_keeps_the_point_that_was_paid(team: str, extra: int, on_card: int) -> None:
    t = Table(team, "fantastic_four")
    t.hand(0, "namor")
    t.say("rest", "rest", "rest", "rest")
    option = next(o for o in t.asked.options if o[0] == "ally" and o[2] == extra)
    t.g.apply(0, option)
    assert t.s.points[0] == 3 - extra
    assert t.g.piece(t.find("namor")).points == on_card


@rule("H-11.4")
def test_a_fourth_ally_takes_the_place_of_another() -> None:
    t = Table()
    for code in ("black_widow", "spider_woman", "vision"):
        t.ally(0, code)
    t.hand(0, "namor")
    t.say("rest", "rest", "rest", "rest", ("ally", "namor"))
    assert t.kind == "dismiss" and not t.offered("discard", "namor")
    t.say(("discard", "vision"))
    assert t.of(ids.ALLIES, 0) == ["black_widow", "spider_woman", "namor"]
    assert t.codes(ids.RESOURCE_DISCARD) == ["vision"]


@rule("H-4.6", "H-6.14", "A-35", "H-7.18")
def test_three_stories_for_a_power_up() -> None:
    t = Table()
    stories = [e for e in range(1, len(t.s.ident)) if t.g.face(e).type == "story"]
    for e in stories[:7]:
        t.g.receive_story(e, 0)
    assert t.s.vp[0] == 7
    t.hand(0)
    t.say("rest", "rest", "rest", "rest")
    assert t.kind == "power_up"
    t.say(("power_up", "fantastic_four_power_up_1"), ("power_up", "fantastic_four_power_up_0"))
    assert len(t.of(ids.STORIES, 0)) == 1
    assert t.of(ids.IN_PLAY, 0) == ["fantastic_four_power_up_1", "fantastic_four_power_up_0"]
    assert t.s.vp[0] == 7
    assert t.asked.seat == 1  # one story is not enough for another


@rule("H-6.1")
def test_a_power_up_may_work_in_planning() -> None:
    t = Table()
    t.play(ids.seat_zone(ids.POWER_UPS, 0), "fantastic_four_power_up_1", ids.seat_zone(ids.IN_PLAY, 0))
    t.deployment()
    assert t.s.points == (4 + 4 + 1, 4 + 4)


@rule("A-17", "H-6.2")
def test_heroes_may_be_assigned_in_secret() -> None:
    t = Table(readings=("sealed_planning",))
    assert [d.seat for d in t.g.pending] == [0, 1]
    # Torch Ready (2), Invisible Woman Supporting (1), nobody else: digits 1, 2, 0, 0 from the first hero on
    t.g.apply(0, ("assign", 0, 1 + 2 * 3))
    assert {t.status(c) for c in t.of(ids.TEAM, 0)} == {"recovery"}  # nothing is shown yet
    assert ("assign", 0, 1 + 3 + 9) not in t.g.legal(1)  # three Ready heroes of Level 2 cost more than 4
    t.g.apply(1, ("assign", 0, 0))
    assert [t.status(c) for c in t.of(ids.TEAM, 0)] == ["ready", "supporting", "recovery", "recovery"]
    assert t.s.points == (1, 4)
    assert (t.kind, t.asked.seat) == ("ally", 0)
    t.ready("human_torch", "chelsea")
    t.s.points = (9, 9)
    t.deployment()
    t.g.apply(0, ("assign", 0, 1))
    t.g.apply(1, ("assign", 0, 0))
    assert t.place("human_torch") == 8 and t.status("human_torch") == "ready"  # kept in his district
