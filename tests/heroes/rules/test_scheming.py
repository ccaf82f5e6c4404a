"""Mastermind headlines: scheming, Master Plans, confrontations, the Archnemesis (H-9)."""

import pytest

from goldenrule.games.heroes import ids
from goldenrule.kernel.views import view
from goldenrule.testing import rule
from tests.heroes.table import Table


def attempt(
    headline: str = "justice",
    *villains: str,
    teams: tuple[str, ...] = ("marvel_knights", "x_men"),
    hero: str = "daredevil",
    archnemesis: int = -1,
    scenario: str = "plain",
    readings: tuple[str, ...] = (),
) -> Table:
    """A hero is about to troubleshoot; the Nemesis player is seat 1. Nobody else holds cards."""
    t = Table(*teams, scenario=scenario, readings=readings)
    t.headline(headline, "the_village")
    t.ready(hero, ids.DISTRICTS[t.g.district(t.find(headline))])
    t.hand(0)
    t.hand(1, *villains)
    t.s.archnemesis = archnemesis
    t.missions()
    return t


def dice_rolled(t: Table) -> int:
    rolls = [each[3] for each in t.told if each[0] == "roll" and each[1] == -1]
    assert isinstance(rolls[0], tuple)
    return len(rolls[0])


@rule("H-9.2", "H-9.3", "H-4.8", "A-25", "H-5.5", "H-9.21")
def test_raise_threat() -> None:
    t = attempt()
    t.say(("troubleshoot", "justice"))
    assert t.kind == "plan" and t.asked.seat == 1  # the plan comes before scheming
    t.say("pass")
    assert t.kind == "scheme"
    t.dice("blank " * 7)
    t.say(("scheme", ids.RAISE))
    assert dice_rolled(t) == 5 + 2  # Kingpin's Crime value
    assert t.of(ids.WON, 0) == ["justice"]


@rule("H-9.2", "H-9.4", "A-39")
def test_draw_villains() -> None:
    t = attempt(teams=("fantastic_four", "x_men"), hero="the_thing")
    t.dice("double double double double blank")
    t.say(("troubleshoot", "justice"), "pass", "pass")
    assert t.kind == "scheme" and t.asked.options[0][2] == ids.DRAW
    t.say(("scheme", ids.DRAW))
    assert len(t.of(ids.VILLAINS, 1)) == 3 + 1  # the hero's Level, and the card that everybody draws
    t.say(t.asked.options[0][0])
    assert t.kind != "scheme"  # one option in all


@rule("H-9.5", "H-12.20")
def test_improve_combat() -> None:
    t = attempt("justice", "brute")
    t.dice("double double blank blank blank")
    t.say(("troubleshoot", "justice"), "pass", "pass", "pass", ("lead", "brute"))
    if t.kind == "backup":
        t.say("pass")
    assert t.kind == "scheme" and t.asked.options[0][2] == ids.IMPROVE
    t.say(("scheme", ids.IMPROVE))
    if t.kind == "scheme_use":  # Kingpin's own ability
        t.say("pass")
    t.dice("blank blank blank boost boost double double blank blank blank blank blank blank blank blank blank")
    t.power(0, "red")
    t.power(1, "red")
    assert ("hits", 0, 6) in t.told  # two HIT, and two doubles of the dice rolled again


@rule("H-9.1", "H-8.1", "A-5", "H-9.19")
def test_other_headlines_only_for_the_archnemesis() -> None:
    t = attempt("cant_beat_me")
    t.dice("blank " * 5)
    t.say(("troubleshoot", "cant_beat_me"))
    assert t.of(ids.WON, 0) == ["cant_beat_me"]
    t = attempt("cant_beat_me", archnemesis=1)
    t.say(("troubleshoot", "cant_beat_me"))
    assert t.kind == "plan"
    t.say("pass")
    assert t.kind == "scheme"


@rule("H-9.22", "H-5.6", "A-38")
def test_the_masterminds_own_scheming_ability() -> None:
    t = attempt("justice", "thug")
    t.say(("troubleshoot", "justice"), "pass", ("scheme", ids.RAISE))
    assert t.kind == "scheme_use" and t.offered("use", "kingpin")
    t.dice("trouble " + "blank " * 6)
    t.say(("use", "kingpin"))
    levels = [each[1] for each in t.told if each[0] == "trouble"]
    assert levels[:2] == [2, 1]  # 1 and 1 for the ability, before the reduction by 1
    assert "thug" in t.codes(ids.VILLAIN_DISCARD)
    poor = attempt()
    poor.dice("trouble " + "blank " * 6)
    poor.say(("troubleshoot", "justice"), "pass", ("scheme", ids.RAISE))
    assert poor.of(ids.WON, 0) == ["justice"]  # no card to discard, and so not asked


@rule("H-9.23")
def test_a_completed_plan_that_changes_scheming() -> None:
    t = attempt("justice", teams=("x_men", "avengers"), hero="wolverine")
    t.play(ids.seat_zone(ids.PLANS, 1), "magneto_prologue", ids.seat_zone(ids.DONE, 1))
    t.dice("double double double double blank")
    t.say(("troubleshoot", "justice"), "pass", ("scheme", ids.RAISE))
    assert t.kind == "scheme" and t.asked.options[0][2] == ids.DRAW
    t.say(("scheme", ids.DRAW))
    assert len(t.of(ids.VILLAINS, 1)) == 3


@rule("A-39", "H-10.18", "H-9.2")
def test_two_options_in_acts_of_vengeance() -> None:
    t = attempt(scenario="acts_of_vengeance")
    t.dice("double double double double double double double")
    t.say(("troubleshoot", "justice"))
    t.until("scheme")
    seen = []
    while t.kind == "scheme":
        seen.append(t.asked.options[0][2])
        t.say(("scheme", seen[-1]))
    assert seen == [ids.RAISE, ids.DRAW]
    teams = [t.g.face(t.g.mastermind(t.s.nemeses[seat])).team for seat in (0, 1)]
    assert teams[0] != "marvel_knights" and teams[1] != "x_men" and teams[0] != teams[1]


def declared() -> Table:
    """Kingpin's Prologue has been declared, and the headline is resolved without a fight."""
    t = attempt()
    t.say(("troubleshoot", "justice"), ("plan", "kingpin_prologue"))
    t.dice("blank " * 5)
    t.say("pass")
    return t


@rule("H-9.6", "H-9.7", "H-9.8", "H-9.9", "H-9.10", "H-9.17")
def test_a_plan_without_confrontation_is_completed() -> None:
    t = declared()
    assert t.happened("plan", 1)
    assert t.kind == "confront" and t.s.vp == (5, 0)  # the VP come first
    t.say("no")
    assert t.of(ids.DONE, 1) == ["kingpin_prologue"]
    assert t.of(ids.PLANS, 1) == ["kingpin_development", "kingpin_conclusion"]
    t.headline("news_0", "the_village")
    t.ready("daredevil", "chelsea")
    t.missions()
    t.say(("troubleshoot", "news_0"))
    assert t.offered("plan", "kingpin_development")  # the next one in order


@rule("H-9.6")
def test_a_plan_is_hidden_until_it_is_shown() -> None:
    t = attempt()
    plan = t.find("kingpin_prologue")
    assert not t.g.knows(plan, 0) and t.g.knows(plan, 1)
    t.say(("troubleshoot", "justice"))
    assert "kingpin_prologue" not in str(view(t.g, -1))
    t.say(("plan", "kingpin_prologue"))
    assert t.g.knows(plan, 0)
    assert t.codes(ids.SHOWN) == ["kingpin_prologue"] and "kingpin_prologue" in str(view(t.g, -1))


@rule("H-9.20", "A-6")
@pytest.mark.parametrize("readings", [(), ("plan_needs_success",)])
def test_a_plan_is_completed_if_the_lead_wins(readings: tuple[str, ...]) -> None:
    t = attempt("justice", "brute", readings=readings)
    t.dice("double double double double blank")
    t.say(("troubleshoot", "justice"), ("plan", "kingpin_prologue"), "pass", "pass", ("lead", "brute"))
    t.until("power")
    t.g.set_ko(t.find("daredevil"), 1)
    t.dice("blank " * 5 + "hit blank blank" + " blank" * 9)
    t.power(0, "red")
    t.power(1, "red")
    assert t.of(ids.DONE, 1) == ([] if readings else ["kingpin_prologue"])
    assert t.happened("plan_failed" if readings else "plan_done", 1)
    assert not t.happened("confront")


@rule("H-9.11", "H-9.12", "H-9.13", "H-9.14", "H-9.15", "A-7", "A-8")
def test_a_confrontation() -> None:
    t = declared()
    t.g.set_ko(t.find("daredevil"), 1)
    t.draw_next("ninjas")
    drawn = len(t.of(ids.VILLAINS, 1))
    t.say("yes")
    assert len(t.of(ids.VILLAINS, 1)) == drawn + 3  # Followers
    assert t.kind == "backup" and t.asked.seat == 1
    t.say(("backup", "ninjas"))
    assert t.s.trouble == 0
    t.until("power")
    fight = t.g.fight()
    assert fight.lead == t.find("kingpin") and fight.confrontation and fight.initiative == ids.HEROES
    assert t.g.piece(t.find("daredevil")).ko == 1  # the tokens of the combat before stay
    assert t.codes(ids.BACKUPS) == ["ninjas"]
    t.dice("blank blank blank boost boost double double" + " blank" * 9)
    t.power(0, "red")
    t.power(1, "red")
    while t.kind == "after_roll":
        t.say("pass")
    assert ("hits", 0, 6) in t.told  # BOOST always counts


@rule("A-8", "H-9.14")
def test_only_followers_are_played_in_a_confrontation() -> None:
    t = attempt("justice", "thug")
    t.say(("troubleshoot", "justice"), ("plan", "kingpin_prologue"))
    t.dice("blank " * 5)
    t.say("pass")
    for _ in range(3):
        t.draw_next("ninjas")
    own = t.s.zones[ids.seat_zone(ids.VILLAINS, 1)]
    t.say("yes")
    assert t.kind == "backup"
    assert not any(o[1] in own for o in t.asked.options)


@rule("H-9.16")
def test_a_defeated_mastermind_gives_a_power_up_and_the_plan_fails() -> None:
    t = declared()
    t.say("yes")
    t.until("power")
    t.g.set_ko(t.find("kingpin"), 1)
    t.dice("hit blank blank" + " blank blank blank")
    t.power(0, "red")
    t.power(1, "yellow")
    while t.kind == "after_roll":
        t.say("pass")
    assert t.kind == "power_up" and t.asked.seat == 0
    t.say(("power_up", "marvel_knights_power_up_2"))
    assert t.of(ids.IN_PLAY, 0) == ["marvel_knights_power_up_2"]
    assert t.of(ids.DONE, 1) == [] and len(t.of(ids.PLANS, 1)) == 3
    assert t.g.piece(t.find("kingpin")).ko == 0
    t.headline("news_0", "the_village")
    t.ready("daredevil", "chelsea")
    t.missions()
    t.say(("troubleshoot", "news_0"))
    assert t.kind == "scheme"  # no plan again in this Game Round
    t.deployment()
    assert t.s.foiled == 0


@rule("H-9.14")
def test_a_follower_like_a_card_in_hand_can_be_played() -> None:
    t = declared()
    t.hand(1, "ninjas")
    t.draw_next("ninjas")
    t.say("yes")
    followers = [e for e in t.s.zones[ids.seat_zone(ids.VILLAINS, 1)] if t.g.face(e).code == "ninjas"]
    assert len(followers) == 2 and t.kind == "backup"
    assert [e for _, e, _ in t.asked.options if e in followers] == followers[1:]  # the one drawn, not the one in hand


@rule("H-9.17", "H-8.24")
def test_a_victorious_mastermind_completes_his_plan() -> None:
    t = declared()
    t.say("yes")
    t.until("power")
    t.g.set_ko(t.find("daredevil"), 1)
    t.dice("blank blank blank" + " blank blank" + " hit blank blank" + " blank" * 9)
    t.power(0, "red")
    t.power(1, "red")
    while t.s.fight is not None:
        t.say("pass")
    assert t.of(ids.DONE, 1) == ["kingpin_prologue"]
    assert t.g.piece(t.find("daredevil")).wounded
    assert t.s.vp == (5, 0)


@rule("H-9.18")
def test_after_three_plans_only_scheming_is_left() -> None:
    t = attempt()
    for stage in ids.STAGES:
        t.play(ids.seat_zone(ids.PLANS, 1), f"kingpin_{stage}", ids.seat_zone(ids.DONE, 1))
    t.say(("troubleshoot", "justice"))
    assert t.kind == "scheme"
